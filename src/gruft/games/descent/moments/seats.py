"""Which figure is meant, and who decides for it (DE-ROUND-05, DE-R-76)."""

from __future__ import annotations

from gruft.games.descent.pieces.kinds import FIRST_MONSTER, KINDS, NOBODY, REANIMATE, Kind
from gruft.games.descent.state import State
from gruft.table.ask import Seat


def kind_of(g: State, f: int) -> Kind:
    return KINDS[g.kind[f]]


def ref_of(g: State, f: int) -> str:
    """The ref of a figure: hero:…, familiar:…, monster:….n, master:….n, lieutenant:…"""
    if f < 0:
        return f"seat:{g.overlord}"
    return g.live.keys[f]


def controller(g: State, f: int) -> Seat:
    """The seat that decides for this figure (DE-R-76)."""
    if f < 0 or f >= FIRST_MONSTER or f == g.live.charmed:
        return g.overlord
    if f == REANIMATE:
        owner = necromancer(g)
        return g.hero_seat[owner] if owner >= 0 else g.overlord
    return g.hero_seat[f]


def active_seat(g: State) -> Seat:
    """The player whose turn it is (DE-ROUND-05)."""
    return g.hero_seat[g.turn] if g.turn >= 0 else g.overlord


def necromancer(g: State) -> int:
    """The hero the Reanimate belongs to, or NOBODY."""
    return g.classes.index("necromancer") if "necromancer" in g.classes else NOBODY
