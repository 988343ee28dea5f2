"""Completing a position: what it lays somewhere is taken out of its stack, what it displaces goes back there.

A position names only what matters to its writer; the wounds of unhurt heroes, the place of the paladin and the
stacks of a second year follow from the rest.
Not here: what makes a position impossible (invariants.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from gruft.games.lords.pieces.tables import (
    HERO_YEAR,
    ILLUSION,
    MONSTER_YEAR,
    PALADIN,
    ROOM_KIND,
    SPECIAL_IDS,
    SPELL_IDS,
    SPELL_KIND,
    TRAP_IDS,
)
from gruft.games.lords.rules.evil import behind_illusion
from gruft.games.lords.rules.position.invariants import DRAWN
from gruft.games.lords.rules.position.piles import hero_piles, monster_piles, room_piles, trap_piles
from gruft.games.lords.state import AWAY, Member, State


def arrange(g: State) -> None:
    """Make a position whole, in place."""
    for lord in g.lords:
        if len(set(lord.drawn)) == DRAWN and lord.inaccessible != lord.drawn[:2]:
            lord.drawn = []  # the position names two inaccessible orders, so one of three has been kept
    g.gifts_now += [-1] * (len(g.heroes_now) - len(g.gifts_now))
    if g.rules.scenario or g.year not in (1, 2):
        return
    if g.year == 2:
        _turn_stacks(g)
    _settle_paladin(g)
    first = g.year == 1
    late = g.monster_stack_2 if first else g.monsters_gone
    _complete(monster_piles(g), [g.monster_stack, late], [int(year != g.year) for year in MONSTER_YEAR])
    late = g.room_stack_2 if first else g.rooms_gone
    _complete(room_piles(g), [g.room_stack, late], [int(room.year != g.year) for room in ROOM_KIND])
    late = g.hero_stack_2 if first else g.heroes_gone
    _complete(hero_piles(g), [g.hero_stack, late], [int(year != g.year) for year in HERO_YEAR[:ILLUSION]])
    _complete(trap_piles(g), [g.trap_stack], [0] * len(TRAP_IDS))
    _complete([g.town, g.town_2, g.cards_used, g.cards_out], [g.cards_out], [0] * len(SPELL_IDS))
    if g.rules.special_events:
        _complete([g.specials, g.specials_out], [g.specials_out], [0] * len(SPECIAL_IDS))


def _turn_stacks(g: State) -> None:
    """In year 2 the stacks are those of year 2, unless the position says so itself."""
    if g.town_2:
        if all(SPELL_KIND[card].year == 1 for card in g.town):
            g.cards_out += g.town
            g.town = g.town_2
        else:
            g.cards_out += g.town_2
        g.town_2 = []
    if g.monster_stack_2:
        g.monsters_gone += g.monster_stack
        g.monster_stack, g.monster_stack_2 = g.monster_stack_2, []
    if g.room_stack_2:
        g.rooms_gone += g.room_stack
        g.room_stack, g.room_stack_2 = g.room_stack_2, []
    if g.hero_stack_2:
        g.heroes_gone += g.hero_stack
        g.hero_stack, g.hero_stack_2 = g.hero_stack_2, []


def _settle_paladin(g: State) -> None:
    """He is where a party, a prison or the state says he is."""
    paladin = PALADIN[g.year]
    for seat, lord in enumerate(g.lords):
        if paladin in lord.heroes:
            g.paladin = seat
            return
        if paladin in lord.prison or paladin in g.heroes_gone:
            g.paladin = AWAY
    if g.paladin == AWAY and not any(paladin in pile for pile in hero_piles(g)):
        g.heroes_gone.append(paladin)
    if 0 <= g.paladin < len(g.lords):
        lord = g.lords[g.paladin]
        lord.party.insert(behind_illusion(lord), Member(paladin))


def _complete(piles: list[list[int]], homes: list[list[int]], home_of: Sequence[int]) -> None:
    """Every piece lies somewhere: what lies elsewhere leaves its home, what is missing goes home."""
    elsewhere = {piece for pile in piles if not any(pile is home for home in homes) for piece in pile}
    for home in homes:
        home[:] = [piece for piece in home if piece not in elsewhere]
    there = elsewhere.union(*homes)
    for piece, home_number in enumerate(home_of):
        if piece not in there:
            homes[home_number].append(piece)
