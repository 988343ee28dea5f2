"""Which figure is meant, whose side it is on, and who decides for it (DE-ROUND-05, DE-R-76, QC-16, QC-17, QC-37).

Heroes and their familiar have the first slots; everybody else says by its kind whose side it is on.
"""

from __future__ import annotations

from gruft.games.descent.pieces.kinds import (
    FIRST_MONSTER,
    HERO,
    KINDS,
    MONSTER,
    NOBODY,
    PERSON,
    REANIMATE,
    Kind,
)
from gruft.games.descent.state import State
from gruft.table.ask import Seat


def kind_of(g: State, f: int) -> Kind:
    """What is printed for a figure."""
    return KINDS[g.kind[f]]


def ref_of(g: State, f: int) -> str:
    """The ref of a figure: hero:…, familiar:…, monster:….n, master:….n, lieutenant:…"""
    if f < 0:
        return f"seat:{g.overlord}"
    return g.live.keys[f]


def is_monster(g: State, f: int) -> bool:
    """A monster, a lieutenant, or a person on the overlord's side."""
    return f >= FIRST_MONSTER and KINDS[g.kind[f]].side == MONSTER


def is_hero_figure(g: State, f: int) -> bool:
    """A hero, a familiar, or a person on the heroes' side: a hero as far as attacks against it go (QC-16)."""
    return f < FIRST_MONSTER or KINDS[g.kind[f]].side == HERO


def is_as_hero(g: State, f: int) -> bool:
    """A hero, or a figure that counts as one for abilities and cards of either side (QC-16, DE-FAM-07)."""
    return f < FIRST_MONSTER or (KINDS[g.kind[f]].as_hero and KINDS[g.kind[f]].side == HERO)


def is_person(g: State, f: int) -> bool:
    """Neither hero nor monster by nature: somebody only this quest knows."""
    return f >= FIRST_MONSTER and KINDS[g.kind[f]].rank == PERSON


def hero_players(g: State) -> list[Seat]:
    """The hero players, clockwise from the overlord."""
    clockwise = ((g.overlord + 1 + n) % g.seats for n in range(g.seats - 1))
    return [seat for seat in clockwise if seat in g.hero_seat]


def controller(g: State, f: int) -> Seat:
    """The seat that decides for this figure (DE-R-76); hero players share the persons of their side in turn."""
    if f < 0 or f == g.live.charmed:
        return g.overlord
    if f >= FIRST_MONSTER:
        if KINDS[g.kind[f]].side != HERO:
            return g.overlord
        players = hero_players(g)
        return players[g.live.persons.index(f) % len(players)]
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
