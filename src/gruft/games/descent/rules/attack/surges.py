"""Spending surges: steps 3 and 4 of an attack (DE-SURGE-01 to DE-SURGE-08, DE-BAD-05).

Each surge ability works once per attack; a hero may recover fatigue with one surge. What must be paid or the attack
misses comes first. Range may be bought in step 3, everything in step 4.
"""

from __future__ import annotations

from gruft.games.descent.moments.hooks import SURGE_EFFECTS, SURGE_WHEN
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.moments.values import SURGE_REST
from gruft.games.descent.pieces.attack import DAMAGE, PIERCE, RANGE, SURGES, Attack, SurgeOption
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.events import SurgeSpent
from gruft.games.descent.pieces.kinds import HERO_RANK, LIEUTENANT, MASTER
from gruft.games.descent.rules.attack.affected import blast
from gruft.games.descent.rules.conditions import CONDITION
from gruft.games.descent.rules.damage import recover
from gruft.games.descent.rules.figures import monsters, within
from gruft.games.descent.state import State
from gruft.table.ask import Ask, Candidates, Exits
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

USED_ALREADY = refuse("surge.used", "DE-SURGE-02")
PAY_FIRST = refuse("surge.pay_first", "DE-SURGE-07")
ONLY_RANGE = refuse("surge.only_range", "DE-ATK-13")
FATIGUE_ONCE = refuse("surge.fatigue_once", "DE-SURGE-04")
NOT_FOR_MONSTERS = refuse("surge.not_for_monsters", "DE-SURGE-04")
NOT_NOW = refuse("surge.not_now", "DE-SURGE-01")


STOP: Exits = {"stop": None}


def may_spend(g: State, a: Attack) -> bool:
    """Whether the attacker has surges to spend; cowards need a master or lieutenant near (DE-R-25)."""
    return a.surges_left() > 0 and not too_cowardly(g, a.attacker)


def too_cowardly(g: State, f: int) -> bool:
    """Whether it may spend no surge: no master or lieutenant is near."""
    if not kind_of(g, f).cowardly:
        return False
    return not any(
        kind_of(g, m).rank in (MASTER, LIEUTENANT) and within(g, f, m, number("cowardly", "within"))
        for m in monsters(g)
    )


def could_reach(g: State, a: Attack, needed: int) -> bool:
    """Whether range surges could still make up what is missing (DE-ATK-13)."""
    if too_cowardly(g, a.attacker):
        return False
    left = a.surges_left()
    gained = sorted(
        ((o.surge.range, o.surge.surge) for o in a.surge_list if o.surge.range and not o.used), reverse=True
    )
    total = a.total_range()
    for reach, cost in gained:
        if cost <= left:
            left -= cost
            total += reach
    return total >= needed


def buy_range(g: State, a: Attack, needed: int) -> Flow[None]:
    """Step 3: surges for range only, until it is enough or the attacker gives up."""
    while a.total_range() < needed and could_reach(g, a, needed):
        keys = [o.key for o in a.surge_list if surge_refusal(g, a, o, ranging=True) is None]
        key = yield _ask(g, a, keys, needed - a.total_range())
        if key == "stop":
            return
        yield from _buy(g, a, _named(a, key))


def spend(g: State, a: Attack) -> Flow[None]:
    """Step 4: one surge ability after the other until the attacker stops."""
    while g.spaces[a.attacker] and a.surges_left() > 0 and any(g.spaces[f] for f in a.affected):
        keys = [f"must:{reason}" for reason in sorted(a.must_surge)]
        if not keys:
            keys = [o.key for o in a.surge_list if surge_refusal(g, a, o) is None]
            if fatigue_refusal(g, a) is None:
                keys.append("fatigue")
        if not keys:
            return
        key = yield _ask(g, a, keys)
        if key == "stop":
            return
        if key == "fatigue":
            a.fatigue_bought = True
            a.add(SURGES, -1, "word:fatigue")
            rest = max(
                (SURGE_REST.run(live)(g, a.attacker) for live in SURGE_REST.heard(g) if live.owner == a.attacker),
                default=1,
            )
            g.log.append(SurgeSpent(ref_of(g, a.attacker), "word:fatigue", 1))
            yield from recover(g, a.attacker, fatigue=rest, source="surge")
        elif key.startswith("must:"):
            pay_due(a, key.removeprefix("must:"))
            a.add(SURGES, -1, key)
            g.log.append(SurgeSpent(ref_of(g, a.attacker), key, 1))
        else:
            yield from _buy(g, a, _named(a, key))


def pay_due(a: Attack, reason: str) -> None:
    """One of the surges that must be spent for this reason is spent."""
    a.must_surge[reason] -= 1
    if not a.must_surge[reason]:
        del a.must_surge[reason]


def _named(a: Attack, key: str) -> SurgeOption:
    return next(option for option in a.surge_list if option.key == key)


def surge_refusal(g: State, a: Attack, option: SurgeOption, ranging: bool = False) -> Refusal | None:
    """Why this surge ability cannot be bought now."""
    if option.used:
        return USED_ALREADY
    if option.surge.surge > a.surges_left():
        return refuse("surge.too_few", "DE-SURGE-01", need=option.surge.surge, left=a.surges_left())
    if ranging:
        return None if option.surge.range else ONLY_RANGE
    if a.must_surge:
        return PAY_FIRST
    when = SURGE_WHEN.get(option.surge.effect)
    return NOT_NOW if when is not None and not when(g, a, option.surge) else None


def fatigue_refusal(g: State, a: Attack) -> Refusal | None:
    """Why no surge may be spent to recover fatigue."""
    if kind_of(g, a.attacker).rank != HERO_RANK:
        return NOT_FOR_MONSTERS
    if a.fatigue_bought:
        return FATIGUE_ONCE
    return PAY_FIRST if a.must_surge else None


def _ask(g: State, a: Attack, keys: list[str], missing: int = 0) -> Ask:
    """What to spend surges on; on range alone while some of it is `missing`."""
    ranging = missing > 0

    def why(key: str) -> Refusal | None:
        if key == "fatigue":
            return ONLY_RANGE if ranging else fatigue_refusal(g, a)
        if key.startswith("must:"):
            return ONLY_RANGE if ranging else None
        return surge_refusal(g, a, _named(a, key), ranging)

    def listing() -> list[str]:
        return [*(o.key for o in a.surge_list), "fatigue", *(f"must:{reason}" for reason in a.must_surge)]

    args: dict[str, str | int] = {"figure": ref_of(g, a.attacker), "surges": a.surges_left()}
    if ranging:
        args["missing"] = missing
    return Ask(a.seat, "surge_range" if ranging else "surge", Candidates(listing), why, keys, STOP, args)


def _buy(g: State, a: Attack, option: SurgeOption) -> Flow[None]:
    """The surges are spent and the ability works for the whole attack (DE-SURGE-05)."""
    surge = option.surge
    option.used = True
    a.add(SURGES, -surge.surge, option.key)
    a.add(DAMAGE, surge.damage, option.key)
    a.add(RANGE, surge.range, option.key)
    a.add(PIERCE, surge.pierce, option.key)
    told = SurgeSpent(ref_of(g, a.attacker), option.key, surge.surge, surge.damage, surge.range, surge.pierce)
    g.log.append(told)
    if surge.condition:
        a.conditions.append(CONDITION[surge.condition])
    if surge.blast:
        yield from blast(g, a)
    if surge.effect:
        yield from SURGE_EFFECTS[surge.effect](g, a, surge) or ()
