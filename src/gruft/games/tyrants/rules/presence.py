"""Presence: where a player may act (TU-PRES-01 to TU-PRES-05).

Troops reach their own node and its neighbours, spies only their own site. Judged anew for every single action;
the answer is kept in `g.live.reached` until a piece of that player comes or goes.
"""

from __future__ import annotations

from gruft.games.tyrants.pieces.underdark import REACH
from gruft.games.tyrants.state import State


def presence(g: State, seat: int) -> int:
    """The nodes in play where `seat` has presence."""
    kept = g.live.reached[seat]
    if kept >= 0:
        return kept
    reached = g.spies[seat]
    mask = g.live.at[seat]
    while mask:
        low = mask & -mask
        reached |= REACH[low.bit_length() - 1]
        mask ^= low
    reached &= g.live.nodes
    g.live.reached[seat] = reached
    return reached


def adjacent_colors(g: State, nodes: list[int]) -> int:
    """The colours with a troop adjacent to a troop on one of these nodes, as bits (TU-MAP-05)."""
    near = 0
    for node in nodes:
        near |= REACH[node]
    near &= g.live.nodes
    return sum(1 << color for color, held in enumerate(g.live.at) if held & near)
