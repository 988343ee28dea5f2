"""What a state is worth to a dungeon lord: sure points, stock, and how the coming battles are likely to go.

Not here: what to do about it (sense.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.content import BOARD, POINTS
from gruft.games.lords.pieces.tables import (
    DARK,
    FIRST_ROOM,
    IS_GHOST,
    IS_PALADIN,
    LOST,
    MONSTER_KIND,
    TRAP_KIND,
    TUNNEL,
)
from gruft.games.lords.rules.combat.party import anti_trap, hearts, hit_points
from gruft.games.lords.state import Lord, State

MONSTER_WORTH = {
    "goblin": 4.0,
    "slime": 4.5,
    "ghost": 2.5,
    "troll": 6.0,
    "witch": 6.0,
    "vampire": 6.5,
    "golem": 7.5,
    "dragon": 7.5,
    "demon": 7.0,
}
TRAP_WORTH = {
    "rolling_stone": 1.6,
    "pendulum": 1.3,
    "fire_wall": 1.6,
    "trap_door": 1.6,
    "poisoned_dart": 1.5,
    "anti_magic_dart": 0.8,
    "poisoned_meal": 1.7,
    "cursed_ring": 1.6,
    "kamikaze_imp": 1.5,
}
FATIGUE = (0.0, 1.3, 2.2)
"""What a combat card costs a party on average, by year."""
TRAP_DAMAGE = 2.6


def evaluate(g: State, seat: int) -> float:
    """A rough number of points this seat may end with."""
    lord = g.lords[seat]
    worth = 0.0
    for tile in lord.tiles:
        if LOST[tile]:
            worth += POINTS.conquered_tile
        elif tile >= FIRST_ROOM:
            worth += POINTS.unconquered_room + 0.6
        elif tile == TUNNEL:
            worth += 0.25
    worth += POINTS.red_seal * lord.seals
    worth += sum(POINTS.paladin if IS_PALADIN[hero] else POINTS.hero for hero in lord.prison)
    years_left = 3 - g.year
    for pile in (lord.lair, lord.stunned, lord.sent):
        for monster in pile:
            worth += 0.0 if IS_GHOST[monster] else POINTS.monster
            worth += (0.15 + 0.12 * years_left) * MONSTER_WORTH[MONSTER_KIND[monster].id]
    worth += 0.35 * sum(TRAP_WORTH[TRAP_KIND[trap].id] for trap in lord.traps + lord.laid)
    worth += _stock(lord.gold, 6, 0.5, 0.2) + _stock(lord.food, 5, 0.45, 0.2) + _stock(lord.imps, 6, 0.7, 0.3)
    worth -= 0.12 * max(0, lord.evil - 6)
    if lord.party and g.combat_round:
        worth += coming_battles(g, lord)
    return worth


def _stock(count: int, wanted: int, each: float, more: float) -> float:
    return each * min(count, wanted) + more * max(0, count - wanted)


def coming_battles(g: State, lord: Lord) -> float:
    """How the rest of this Combat may go: heroes caught, tiles lost."""
    rounds = 4 if g.rules.scenario else BOARD.combat_cards - g.combat_round
    health = sum(hit_points(member) - member.wounds for member in lord.party)
    start = health
    fighters = sorted((_power(tile) for tile in lord.lair), reverse=True)
    traps = len(lord.traps)
    dark = sum(1 for tile in lord.tiles if DARK[tile])
    lost = 0
    left = float(health)
    for _ in range(rounds):
        left -= FATIGUE[g.year]
        if fighters:
            left -= max(0.5, fighters.pop(0) - 0.8 * hearts(lord))
        if traps:
            traps -= 1
            left -= max(0.2, TRAP_DAMAGE - 0.8 * anti_trap(lord))
        if left <= 0:
            left = 0.0
            break
        if lost < dark:
            lost += 1
    prize = sum(POINTS.paladin if IS_PALADIN[hero] else POINTS.hero for hero in lord.heroes)
    return 0.85 * prize * (start - left) / max(1, start) - 2.6 * lost


def _power(tile: int) -> float:
    return max(
        sum(hit.damage * (2 if hit.target == "all" else 1) for hit in a.hits) for a in MONSTER_KIND[tile].attacks
    )
