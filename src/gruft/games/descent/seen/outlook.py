"""What the acting figure could do from where it stands: how far it can move, what it sees, whom it would hit.

Only public facts, so everybody may see it. Chances are exact: all faces of all dice, nothing re-rolled, no surge
spent; what cards may still change is not foreseen.

Not here: whether a step or target is legal (rules/movement/steps.py, rules/attack/targets.py), which this module asks.
"""

from __future__ import annotations

from functools import lru_cache

from gruft.games.descent.moments.seats import is_monster, is_person, kind_of
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.cards import ITEM
from gruft.games.descent.pieces.dice import BLUE, COLOUR, HEARTS, MISS, RANGE, SHIELDS, Dice
from gruft.games.descent.rules.attack.targets import FISTS, OWN, has_reach, ignored_by, is_melee, targets_of, weapons_of
from gruft.games.descent.rules.figures import distance_to, sees_space
from gruft.games.descent.rules.movement.steps import can_rest_on, may_pass, neighbours, step_cost
from gruft.games.descent.rules.places import shut_to
from gruft.games.descent.rules.turns.hero_actions import action_refusal, free_attack_refusal
from gruft.games.descent.rules.turns.monster_actions import attacks_refusal
from gruft.games.descent.rules.turns.persons import deed_refusal
from gruft.games.descent.state import State


def reachable(g: State, f: int, points: int, free: bool = False) -> dict[int, int]:
    """Spaces the figure could rest on with these movement points, and what the cheapest way costs (DE-MOVE-06).

    `free`: with so many spaces instead, whatever the ground (DE-MOVE-10).
    """
    shut = shut_to(g, f, free)
    best = dict.fromkeys(g.spaces[f], 0)
    edge = list(best)
    while edge:
        here = edge.pop(0)
        for t in neighbours(g, f, here):
            cost = best[here] + (1 if free else step_cost(g, f, t))
            other = g.live.occ[t]
            if cost > points or best.get(t, points + 1) <= cost or shut >> t & 1:
                continue
            if other >= 0 and other != f and not may_pass(g, f, other):
                continue
            best[t] = cost
            edge.append(t)
    own = set(g.spaces[f])
    return {s: cost for s, cost in sorted(best.items()) if s not in own and can_rest_on(g, f, s)}


def in_sight(g: State, f: int) -> list[int]:
    """Spaces the figure has line of sight to."""
    return [s for s in range(g.live.map.size) if sees_space(g, f, s)]


@lru_cache(maxsize=4096)
def odds(attack: Dice, defence: Dice, needed: int, damage: int, pierce: int) -> tuple[int, int]:
    """Chance in a thousand that the attack does not miss, and a hundred times the damage it deals on average."""
    rolls: dict[tuple[int, int], int] = {(0, 0): 1}
    for colour in attack:
        after: dict[tuple[int, int], int] = {}
        for (reach, hearts), ways in rolls.items():
            for face in range(6):
                if not MISS[colour][face]:
                    key = (min(needed, reach + RANGE[colour][face]), hearts + HEARTS[colour][face])
                    after[key] = after.get(key, 0) + ways
        rolls = after
    blocks: dict[int, int] = {0: 1}
    for colour in defence:
        later: dict[int, int] = {}
        for shields, ways in blocks.items():
            for face in range(6):
                total = shields + SHIELDS[colour][face]
                later[total] = later.get(total, 0) + ways
        blocks = later
    hits = dealt = 0
    for (reach, hearts), ways in rolls.items():
        if reach >= needed:
            hits += ways
            for shields, others in blocks.items():
                dealt += ways * others * max(0, hearts + damage - max(0, shields - pierce))
    return 1000 * hits // 6 ** len(attack), 100 * dealt // 6 ** (len(attack) + len(defence))


def prospects(g: State, f: int) -> list[tuple[int, int, int, int]]:
    """Every legal attack of the figure: weapon, target space, chance in a thousand, hundredths of damage."""
    found = []
    for weapon in weapons_of(g, f):
        melee = is_melee(g, f, weapon)
        item = ITEM[weapon] if weapon >= 0 else None
        pool: Dice = (BLUE,) if weapon == FISTS else kind_of(g, f).attack
        if item is not None:
            pool = tuple(COLOUR[colour] for colour in item.dice)
        pierce = item.pierce if item is not None else 0
        bonus = item.range if item is not None else 0
        for s in targets_of(g, f, melee, has_reach(g, f, weapon), ignored_by(g, f, weapon)):
            needed = 0 if melee else max(0, distance_to(g, f, s) - bonus)
            found.append((weapon, s, *odds(pool, g.live.pool[g.live.occ[s]], needed, 0, pierce)))
    return found


def may_strike(g: State, f: int) -> bool:
    """Whether who acts may still attack at all; what a familiar has done nobody but its activation knows."""
    if f < g.nh:
        return action_refusal(g, f) is None or free_attack_refusal(g, f) is None
    if is_monster(g, f):
        return attacks_refusal(g, f) is None
    return not is_person(g, f) or deed_refusal(g, f, "attack") is None


def aimed(g: State, a: Attack) -> list[tuple[int, int, int, int]]:
    """The same for an attack whose target is being chosen."""
    found = []
    for s in a.aims:
        needed = 0 if a.melee else max(0, distance_to(g, a.attacker, s) - a.range)
        chances = odds(tuple(a.pool), g.live.pool[g.live.occ[s]], needed, a.damage, a.pierce)
        found.append((a.weapon, s, *chances))
    return found


def weapon_word(weapon: int) -> str:
    """How a weapon is called where it is no card."""
    return {FISTS: "fists", OWN: "own"}.get(weapon, "")
