"""Where the pieces of each kind can lie: every pile of monsters, rooms, traps and heroes on the table."""

from __future__ import annotations

from gruft.games.lords.pieces.tables import FIRST_ROOM, ILLUSION, PALADIN, room_on
from gruft.games.lords.state import TENT, State


def monster_piles(g: State) -> list[list[int]]:
    """Every place where a monster can lie; together they hold each exactly once."""
    own = [pile for lord in g.lords for pile in (lord.lair, lord.stunned, lord.sent)]
    return [g.monster_stack, g.monster_stack_2, g.monster_offer, g.monsters_gone, *own]


def room_piles(g: State) -> list[list[int]]:
    """Every place where a room can lie; together they hold each exactly once."""
    own = [[room_on(tile) for tile in lord.tiles if tile >= FIRST_ROOM] for lord in g.lords]
    return [g.room_stack, g.room_stack_2, g.room_offer, g.rooms_gone, *own]


def trap_piles(g: State) -> list[list[int]]:
    """Every place where a trap can lie; together they hold each exactly once."""
    own = [pile for lord in g.lords for pile in (lord.traps, lord.binned, lord.laid)]
    return [g.trap_stack, g.traps_used, *own]


def hero_piles(g: State) -> list[list[int]]:
    """Every place where a hero can be; the illusion is nobody, and the second paladin waits for year 2."""
    own = [pile for lord in g.lords for pile in ([h for h in lord.heroes if h != ILLUSION], lord.prison)]
    tent = [PALADIN[g.year]] if g.paladin == TENT else []
    later = [PALADIN[2]] if g.year == 1 else []
    stacks = [g.hero_stack, g.hero_stack_2, g.heroes_now, g.heroes_next, g.heroes_gone]
    return [*stacks, tent, later, *own]
