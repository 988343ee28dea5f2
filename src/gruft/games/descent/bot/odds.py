"""What an attack is likely to do, for bots: exact chances over all faces of all dice.

Surges are spent as a sensible attacker would: first what range is missing, then the most damage. What cards may still
change is not foreseen.

Not here: whom to attack (targets.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.cards import ITEM
from gruft.games.descent.pieces.content import Surge
from gruft.games.descent.pieces.dice import BLUE, COLOUR, HEARTS, MISS, RANGE, SHIELDS, SURGES, Dice
from gruft.games.descent.rules.attack.surges import too_cowardly
from gruft.games.descent.rules.attack.targets import FISTS, OWN, has_reach, is_melee, weapons_of
from gruft.games.descent.state import State

MOST: Final = 16
"""Damage beyond this is not told apart."""

Buys = tuple[tuple[int, int, int, int], ...]
"""Surge abilities: what each costs, and the range, damage and Pierce it gives."""


class Arm(NamedTuple):
    """A way to attack: with what, how far, with which dice."""

    weapon: int
    melee: bool
    reach: bool
    pool: Dice
    range: int
    damage: int
    pierce: int
    buys: Buys


@lru_cache(maxsize=512)
def _thrown(pool: Dice) -> tuple[tuple[int, int, int, int], ...]:
    """Every result of the attack dice that is no miss: range, hearts, surges, in how many ways."""
    found: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    for colour in pool:
        after: dict[tuple[int, int, int], int] = {}
        for (reach, hearts, surges), ways in found.items():
            for face in range(6):
                if not MISS[colour][face]:
                    key = (reach + RANGE[colour][face], hearts + HEARTS[colour][face], surges + SURGES[colour][face])
                    after[key] = after.get(key, 0) + ways
        found = after
    return tuple((*key, ways) for key, ways in found.items())


@lru_cache(maxsize=512)
def _blocked(pool: Dice) -> tuple[tuple[int, int], ...]:
    """Every number of shields and in how many ways it comes."""
    found = {0: 1}
    for colour in pool:
        after: dict[int, int] = {}
        for shields, ways in found.items():
            for face in range(6):
                total = shields + SHIELDS[colour][face]
                after[total] = after.get(total, 0) + ways
        found = after
    return tuple(found.items())


def _bought(buys: Buys, surges: int, missing: int) -> tuple[int, int] | None:
    """Damage and Pierce the surges give after what range is missing was bought; None if it stays out of range."""
    damage = pierce = 0
    left = list(buys)
    for by_range in (True, False):
        for buy in sorted(left, key=lambda b: (b[1] if by_range else 0, b[2] + 0.6 * b[3]), reverse=True):
            cost, reach, more, sharper = buy
            if cost <= surges and (missing > 0 and reach if by_range else more or sharper):
                left.remove(buy)
                surges -= cost
                missing -= reach
                damage += more
                pierce += sharper
    return None if missing > 0 else (damage, pierce)


@lru_cache(maxsize=20_000)
def chances(
    pool: Dice, defence: Dice, needed: int, damage: int, pierce: int, buys: Buys, due: int = 0
) -> tuple[float, ...]:
    """Chance to deal at least 0 (that is: not to miss), 1, 2, … damage; so many surges are `due` or it misses."""
    deals = [0] * (MOST + 1)
    shields = _blocked(defence)
    for reach, hearts, surges, ways in _thrown(pool):
        bonus = _bought(buys, surges - due, needed - reach)
        if bonus is None or surges < due:
            continue
        total, sharp = hearts + damage + bonus[0], pierce + bonus[1]
        for block, others in shields:
            dealt = total - max(0, block - sharp)
            deals[min(MOST, max(0, dealt))] += ways * others
    whole = 6.0 ** (len(pool) + len(defence))
    found = []
    left = sum(deals)
    for count in deals:
        found.append(left / whole)
        left -= count
    return tuple(found)


def arms_of(g: State, f: int) -> list[Arm]:
    """What the figure could attack with now."""
    found = []
    coward = too_cowardly(g, f)
    for weapon in weapons_of(g, f):
        kind = kind_of(g, f)
        item = ITEM[weapon] if weapon >= 0 else None
        melee, reach = is_melee(g, f, weapon), has_reach(g, f, weapon)
        if weapon == FISTS:
            found.append(Arm(weapon, melee, reach, (BLUE,), 0, 0, 0, ()))
        elif weapon == OWN:
            found.append(Arm(weapon, melee, reach, kind.attack, 0, 0, 0, () if coward else buys_of(kind.surges)))
        elif item is not None:
            pool = tuple(COLOUR[colour] for colour in item.dice)
            found.append(Arm(weapon, melee, reach, pool, item.range, 0, item.pierce, buys_of(item.surges)))
    return found


def buys_of(surges: Iterable[Surge]) -> Buys:
    """The surge abilities that can be told in numbers."""
    return tuple((s.surge, s.range, s.damage, s.pierce) for s in surges if s.range or s.damage or s.pierce)


def promise(arm: Arm, defence: Dice, far: int, due: int = 0) -> tuple[float, ...]:
    """What an attack with this arm on a figure so many spaces away promises; see `chances`."""
    needed = 0 if arm.melee else max(0, far - arm.range)
    return chances(arm.pool, defence, needed, arm.damage, arm.pierce, arm.buys, due)


def expected(chance: tuple[float, ...], health: int) -> float:
    """Damage on average, no more than the target has left."""
    return sum(chance[1 : min(health, MOST) + 1])


def deadly(chance: tuple[float, ...], health: int) -> float:
    """The chance to deal that much."""
    return chance[max(1, min(health, MOST))]
