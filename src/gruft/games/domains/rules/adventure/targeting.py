"""How a party finds its target (DD-TARGET, DD-RUL-33, 34, 60, 73).

`search` walks the four steps of the rule book; `account` walks the same steps and keeps everything it saw, so that a
player can follow why the party comes to him. Both use public facts only.

Not here: what happens then (phase.py), how the dice stand (seen/forecast.py).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gruft.games.domains.pieces.tables import (
    A_LEFT,
    A_RIGHT,
    B_EVIL,
    B_RANK,
    B_TYPE,
    M_EVIL,
    M_RANK,
    SPACES,
    SYM_AREA,
    SYM_EVIL,
    SYM_MONSTER,
    SYM_TYPE,
)
from gruft.games.domains.state import State

STEPS: Final = ((True, 0), (True, 1), (False, 0), (False, 1))
"""Dark targets by the left, then the right symbol; then light buildings likewise (DD-TARGET-02)."""


class Find(NamedTuple):
    """A space that fits a symbol; `key` orders the candidates, the highest is taken."""

    key: tuple[int, ...]
    space: int


class Target(NamedTuple):
    """Where a party goes."""

    space: int
    symbol: int
    pilgrims: bool


class Step(NamedTuple):
    """One step of the search as it was made."""

    dark: bool
    symbol: int
    finds: list[Find]


def finds(g: State, symbol: int, dark: bool) -> list[Find]:
    """Everything that fits a symbol among dark targets or among light buildings."""
    if symbol == SYM_MONSTER:
        return _monsters(g) if dark else []
    if symbol == SYM_EVIL:
        return _evil(g) if dark else []
    land, side = g.land, g.dark
    if symbol < SYM_TYPE:
        first = (symbol - SYM_AREA) * 4
        spaces = [start + n for start in range(first, len(land), SPACES) for n in range(4)]
        return [Find((B_RANK[land[s]],), s) for s in spaces if land[s] >= 0 and side[s] == dark]
    kind = symbol - SYM_TYPE
    return [Find((B_RANK[c],), s) for s, c in enumerate(land) if c >= 0 and B_TYPE[c] == kind and side[s] == dark]


def _monsters(g: State) -> list[Find]:
    """Monsters with a rank in any domain, wherever they stand (DD-TARGET-03)."""
    return [
        Find((M_RANK[monster],), space) for monster, space in enumerate(g.where) if space >= 0 and M_RANK[monster] >= 0
    ]


def _evil(g: State) -> list[Find]:
    """Spaces that produce Evil; ties: a building, its rank, the rank of the monsters (DD-TARGET-04)."""
    evil: dict[int, int] = {}
    rank: dict[int, int] = {}
    for space, card in enumerate(g.land):
        if card >= 0 and g.dark[space] and B_EVIL[card]:
            evil[space] = B_EVIL[card]
    for monster, space in enumerate(g.where):
        if space >= 0:
            rank[space] = max(rank.get(space, -1), M_RANK[monster])
            if M_EVIL[monster]:
                evil[space] = evil.get(space, 0) + M_EVIL[monster]
    return [
        Find(
            (n, int(g.land[space] >= 0), B_RANK[g.land[space]] if g.land[space] >= 0 else -1, rank.get(space, -1)),
            space,
        )
        for space, n in evil.items()
    ]


def symbols(leader: int) -> tuple[int, int]:
    """The two symbols of the leader, left and right, that say where the party goes."""
    return A_LEFT[leader], A_RIGHT[leader]


def search(g: State, leader: int) -> Target | None:
    """Where this leader goes, or None for no adventure."""
    for dark, side in STEPS:
        symbol = symbols(leader)[side]
        found = finds(g, symbol, dark)
        if found:
            return Target(max(found).space, symbol, not dark)
    return None


def account(g: State, leader: int) -> list[Step]:
    """The steps of the search up to the one that decided, the best candidate of each first."""
    steps = []
    for dark, side in STEPS:
        symbol = symbols(leader)[side]
        found = sorted(finds(g, symbol, dark), reverse=True)
        steps.append(Step(dark, symbol, found))
        if found:
            break
    return steps
