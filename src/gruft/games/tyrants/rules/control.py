"""Control, total control and the site control markers (TU-CTRL-01 to TU-CTRL-09).

Whoever controls a marker's site holds the marker. `settle` is called after every whole action on a piece, so
between the halves of a supplant or a move nothing is judged (TU-RUL-59).
"""

from __future__ import annotations

from gruft.games.tyrants.pieces.events import InfluenceGained, MarkerLost, MarkerTaken
from gruft.games.tyrants.pieces.underdark import (
    MARKER_OF_NODE,
    MARKER_SITES,
    MARKER_VP,
    NODE_REFS,
    NODE_SPACES,
    SITE_COUNT,
    WHITE,
    nodes_of,
)
from gruft.games.tyrants.state import State
from gruft.table.events import note


def controller(g: State, site: int) -> int:
    """Who controls the site, or -1."""
    spaces = NODE_SPACES[site]
    best, most = -1, 0
    for color, mask in enumerate(g.troops):
        count = (mask & spaces).bit_count()
        if count > most:
            best, most = color, count
        elif count == most:
            best = -1
    return -1 if best == WHITE else best


def has_total_control(g: State, seat: int, site: int) -> bool:
    """Every space held and no other player's spy there (TU-CTRL-03)."""
    spaces = NODE_SPACES[site]
    if g.troops[seat] & spaces != spaces:
        return False
    return not any(mask >> site & 1 for other, mask in enumerate(g.spies) if other != seat)


def controlled_sites(g: State, seat: int) -> list[int]:
    """All sites the seat controls."""
    return [site for site in nodes_of(g.live.at[seat] & ((1 << SITE_COUNT) - 1)) if controller(g, site) == seat]


def totally_controlled_sites(g: State, seat: int) -> list[int]:
    """All sites the seat controls totally."""
    return [site for site in nodes_of(g.live.at[seat] & ((1 << SITE_COUNT) - 1)) if has_total_control(g, seat, site)]


def settle(g: State, node: int) -> None:
    """After an action on a piece at `node`: let its marker lie where it belongs."""
    marker = MARKER_OF_NODE[node]
    if marker < 0:
        return
    owner = controller(g, node)
    former = g.holders[marker]
    if owner == former:
        return
    g.holders[marker] = owner
    if owner < 0:
        note(g, MarkerLost, former, NODE_REFS[node])
        return
    note(g, MarkerTaken, owner, NODE_REFS[node])
    if owner == g.active and pay_influence(g, marker):
        note(g, InfluenceGained, owner, 1)


def pay_influence(g: State, marker: int) -> bool:
    """A marker gives its holder, in the own turn, 1 influence at most once (TU-CTRL-07): whether it did."""
    if g.paid_markers >> marker & 1:
        return False
    g.paid_markers |= 1 << marker
    g.influence += 1
    return True


def marker_influence(g: State) -> None:
    """What held markers give at the start of the turn (TU-TURN-07)."""
    for marker, holder in enumerate(g.holders):
        if holder == g.active:
            pay_influence(g, marker)


def marker_points(g: State, seat: int) -> int:
    """The VP that held markers give in step 2 (TU-CTRL-08)."""
    return sum(
        MARKER_VP[marker]
        for marker, holder in enumerate(g.holders)
        if holder == seat and has_total_control(g, seat, MARKER_SITES[marker])
    )
