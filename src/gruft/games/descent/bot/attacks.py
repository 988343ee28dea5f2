"""How bots carry out an attack: weapon, target, surges, dice rolled again.

Not here: what an attack promises (odds.py), what it is worth (fights.py), whether to attack at all (plans.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.bot.aims import figure_named, worth
from gruft.games.descent.bot.fights import Fight, target_worth
from gruft.games.descent.bot.odds import Arm, arms_of
from gruft.games.descent.moments.dice_table import dice_lying, die_refs
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.pieces.content import Surge
from gruft.games.descent.pieces.dice import HEARTS, MISS, SHIELDS, Lying, missed
from gruft.games.descent.rules.attack.surges import too_cowardly
from gruft.games.descent.rules.figures import friendly
from gruft.games.descent.state import State
from gruft.table.ask import PASS, Ask

EFFECTS: Final = {"fire_breath": 1.0, "spark": 0.6, "burst": 0.6, "knockback": 0.4, "push_target": 0.1, "subdue": 0.6}
"""What surges are worth that buy more than numbers, beside 1 for a damage that gets through."""


def weapon(g: State, ask: Ask) -> str | None:
    """The weapon that promises most."""
    f = figure_named(g, ask)
    if f < 0:
        return ask.keys[0]
    fight = Fight(g, f)
    found: dict[str, float] = {}
    for arm in fight.arms:
        key = CARD_REFS[arm.weapon] if arm.weapon >= 0 else "fists"
        found[key] = max((fight.blow(g.spaces[f], foe, arm) for foe in fight.foes), default=0.0)
    return max(ask.keys, key=lambda key: found.get(key, 0.0))


def target(g: State, ask: Ask) -> str | None:
    """Whom it is worth most to hit; a second target is always welcome."""
    a = g.live.attack
    if a is None:
        return None
    arm = next((arm for arm in arms_of(g, a.attacker) if arm.weapon == a.weapon), None)
    spaces = [key for key in ask.keys if key in g.live.map.by_key]
    if arm is None or not spaces:
        return spaces[0] if spaces else None

    def value(key: str) -> float:
        return _aimed(g, a, arm, g.live.map.by_key[key])

    return max(spaces, key=value)


def _aimed(g: State, a: Attack, arm: Arm, space: int) -> float:
    other = g.live.occ[space]
    if other == a.attacker:
        return sum(worth(g, other))
    return target_worth(g, a.attacker, arm, space)


# -- surges ----------------------------------------------------------------------------


def through(a: Attack, f: int) -> int:
    """Damage that gets through to this figure as things are."""
    return max(0, a.hearts() - max(0, a.shields_of(f) - a.pierce))


def enemies(g: State, a: Attack) -> list[int]:
    """Whom the attack reaches on the other side, as far as they still stand."""
    return [f for f in a.affected if g.spaces[f] and not friendly(g, a.attacker, f)]


def surge(g: State, ask: Ask) -> str | None:
    """What must be paid, then what hurts most, then breath; damage beyond the last Health is worth nothing."""
    a = g.live.attack
    if a is None:
        return None
    for key in ask.keys:
        if key.startswith("must:"):
            return key
    found = {option.key: _surge_worth(g, a, option.surge) / option.surge.surge for option in a.surge_list}
    if "fatigue" in ask.keys:
        found["fatigue"] = 0.45 if g.fatigue[a.attacker] else 0.0
    best = max(ask.keys, key=lambda key: found.get(key, 0.0))
    if ask.kind == "surge_range":
        return max((key for key in ask.keys if key != "stop"), key=lambda key: found.get(key, 0.0), default="stop")
    return best if found.get(best, 0.0) > 0 else "stop"


def _surge_worth(g: State, a: Attack, surge: Surge) -> float:
    total = 0.0
    for f in enemies(g, a):
        left = g.live.max_health[f] - g.damage[f]
        now = through(a, f)
        then = max(0, a.hearts() + surge.damage - max(0, a.shields_of(f) - a.pierce - surge.pierce))
        total += min(left, then) - min(left, now) + (1.0 if then >= left > now else 0.0)
        if surge.condition and now and now < left:
            total += 0.7
    if surge.blast:
        total += 0.8 * _blast(g, a)
    if surge.effect == "drink_life":
        total += 0.5 if g.damage[a.attacker] else 0.0
    elif surge.effect == "runic_knowledge":
        total -= 0.4
    elif surge.effect == "mend":
        total += 0.5 if any(g.damage) else 0.0
    elif surge.effect == "vigor":
        total += 0.2 * sum(1 for h in range(g.nh) if g.fatigue[h])
    else:
        total += EFFECTS.get(surge.effect, 0.3 if surge.effect else 0.0)
    return total


def _blast(g: State, a: Attack) -> int:
    """Foes less friends next to the target."""
    beside = {g.live.occ[s] for space in a.target_spaces for s in g.live.board.adj[space]} - {-1, *a.affected}
    return sum(-1 if friendly(g, a.attacker, f) else 1 for f in beside)


# -- dice rolled again -------------------------------------------------------------------


def poor(g: State, a: Attack) -> bool:
    """The attack does next to nothing as it lies there."""
    if missed(a.dice):
        return True
    hit = enemies(g, a)
    best = max((through(a, f) for f in hit), default=0)
    return best <= 1 and not any(through(a, f) >= g.live.max_health[f] - g.damage[f] for f in hit)


def surge_helps(g: State, a: Attack) -> bool:
    """One surge more would hurt."""
    if missed(a.dice) or too_cowardly(g, a.attacker):
        return False
    used = a.surges_left()
    return sum(1 for option in a.surge_list if option.surge.damage) > used


def die(g: State, ask: Ask) -> str | None:
    """The die that lies worst for who rolls it again."""
    refs = die_refs(g)
    lying: Lying = dice_lying(g)
    shown = {refs[id(one)]: one for one in lying}
    keys = [key for key in ask.keys if key in shown]
    if not keys:
        return None
    worst = max(keys, key=lambda key: _regret(*shown[key]))
    if PASS in ask.keys and _regret(*shown[worst]) <= 0:
        return PASS
    return worst


def _regret(colour: int, face: int) -> float:
    """How far a die lies below what it shows on average."""
    if MISS[colour][face]:
        return 9.0
    for table in (HEARTS, SHIELDS):
        if any(table[colour]):
            return sum(table[colour]) / 6 - table[colour][face]
    return 0.0
