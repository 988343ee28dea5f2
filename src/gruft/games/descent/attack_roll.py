"""Steps 2 and 3 of an attack: dice, misses and range (DE-ATK-07 to DE-ATK-16, DE-KEY-01 to DE-KEY-03).

Not here: declaring (attack.py), surges (surges.py), damage (damage_step.py).
"""

from __future__ import annotations

from gruft.games.descent.attack import Attack
from gruft.games.descent.damage_step import deal, resolved
from gruft.games.descent.dice import Lying, missed, reach_of, shields, throw
from gruft.games.descent.dice import hearts as hearts_on
from gruft.games.descent.dice import surges as surges_on
from gruft.games.descent.events import AttackMissed, AttackRolled, DefenceRolled
from gruft.games.descent.figures import distance_to, key_of
from gruft.games.descent.reactions import fire, opens
from gruft.games.descent.state import State
from gruft.games.descent.surges import buy_range, could_reach, may_spend, spend
from gruft.games.descent.targets import immune
from gruft.games.descent.windows import (
    AFTER_ROLL,
    ATTACK_DICE,
    ATTACK_MISSED,
    BEFORE_ROLL,
    DEFENSE_DICE,
    IMMUNE,
    RESULTS,
    Ctx,
)
from gruft.table.flow import Flow


def resolve(g: State, a: Attack) -> Flow[None]:
    """A declared attack from the dice to the end; who is defeated in his attack carries it no further (DE-ATK-22)."""
    a.affected = list(a.targets)
    ctx = Ctx(a.attacker, attack=a)
    if opens(g, BEFORE_ROLL):
        yield from fire(g, BEFORE_ROLL, ctx)
    if g.spaces[a.attacker]:
        yield from _roll_and_hurt(g, a)
    yield from resolved(g, a)


def _roll_and_hurt(g: State, a: Attack) -> Flow[None]:
    if a.blast and not a.no_blast:
        a.affected += _blown(g, a)
    _roll(g, a)
    if opens(g, AFTER_ROLL):
        yield from fire(g, AFTER_ROLL, Ctx(a.attacker, attack=a))
        if not g.spaces[a.attacker]:
            return
    _count(g, a)
    if missed(a.dice):
        yield from miss(g, a, "x")
    else:
        yield from _reach_and_hurt(g, a)


def _count(g: State, a: Attack) -> None:
    """After re-rolls and all else of the roll: what works on the result itself (DE-ATK-28)."""
    for live in g.hooks[RESULTS]:
        if live.heard(g):
            live.run(g, live.owner, a)


def _reach_and_hurt(g: State, a: Attack) -> Flow[None]:
    needed = needed_range(g, a)
    late = not g.crrg  # the seed spends every surge in step 4
    if needed > a.total_range():
        if not could_reach(g, a, needed):
            yield from miss(g, a, "range")
            return
        if not late:
            yield from buy_range(g, a, needed)
            if needed > a.total_range():
                yield from miss(g, a, "range")
                return
    if may_spend(g, a):
        yield from spend(g, a)
        if not g.spaces[a.attacker]:
            return
    if a.must_surge:
        yield from miss(g, a, sorted(a.must_surge)[0])
    elif late and needed > a.total_range():
        yield from miss(g, a, "range")
    else:
        yield from deal(g, a)


def needed_range(g: State, a: Attack) -> int:
    """The distance the attack must carry: to each target space, counted from the nearest own space (DE-ATK-16)."""
    if a.melee or a.ignore_range:
        return 0
    return max((distance_to(g, a.attacker, s) for s in a.target_spaces), default=0)


def _blown(g: State, a: Attack) -> list[int]:
    """Everybody next to a target space who is not affected yet, the attacker too (DE-KEY-01 to DE-KEY-03)."""
    found: list[int] = []
    for target in a.target_spaces:
        for s in g.board.adj[target]:
            f = g.occ[s]
            if f >= 0 and f not in a.affected and f not in found:
                if g.hooks[IMMUNE] and immune(g, a.attacker, f):
                    continue
                found.append(f)
    return found


def blast(g: State, a: Attack) -> Flow[None]:
    """Blast bought as a surge: the new ones roll defence at once (DE-SURGE-06, ruling 21)."""
    if not a.blast and not a.no_blast:
        a.blast = True
        for f in _blown(g, a):
            yield from affect(g, a, f)


def affect(g: State, a: Attack, f: int) -> Flow[None]:
    """The attack affects one more figure, which rolls its defence now."""
    if f in a.affected or not g.spaces[f] or (g.hooks[IMMUNE] and immune(g, a.attacker, f)):
        return
    a.affected.append(f)
    if a.rolled:
        if opens(g, BEFORE_ROLL):
            yield from fire(g, BEFORE_ROLL, Ctx(a.attacker, attack=a, figures=(f,)))
        if f in a.affected:
            _defend(g, a, f)
        if opens(g, AFTER_ROLL):
            yield from fire(g, AFTER_ROLL, Ctx(a.attacker, attack=a, figures=(f,)))
        _count(g, a)


def _roll(g: State, a: Attack) -> None:
    """All dice at once (DE-ATK-07, DE-ATK-08)."""
    for live in g.hooks[ATTACK_DICE]:
        if live.heard(g):
            for colour in live.run(g, live.owner, a):
                a.add_die(colour, live.key)
    a.dice = throw(g, a.pool)
    a.rolled = True
    hearts, surges, reach = hearts_on(a.dice), surges_on(a.dice), reach_of(a.dice)
    g.news.append(AttackRolled(key_of(g, a.attacker), hearts, surges, reach))
    for f in a.affected:
        _defend(g, a, f)
    for f in a.again:
        a.defence_again[f] = _throw_defence(g, a, f)


def _defend(g: State, a: Attack, f: int) -> None:
    a.defence[f] = _throw_defence(g, a, f)
    g.news.append(DefenceRolled(key_of(g, f), shields(a.defence[f])))


def _throw_defence(g: State, a: Attack, f: int) -> Lying:
    return throw(g, defence_pool(g, a, f))


def defence_pool(g: State, a: Attack, f: int) -> list[int]:
    """The defence dice of a figure in this attack: sheet or card, armour, effects."""
    from gruft.games.descent.marks import has_mark

    if has_mark(g, "monkey", f):
        return []
    return [*g.pool[f], *(colour for colour, _ in standing_dice(g, a, f)), *a.extra_defence.get(f, ())]


def standing_dice(g: State, a: Attack, f: int) -> list[tuple[int, str]]:
    """Defence dice that cards in play add for this figure, with their source."""
    return [
        (colour, live.key)
        for live in g.hooks[DEFENSE_DICE]
        if live.heard(g)
        for colour in live.run(g, live.owner, a, f)
    ]


def miss(g: State, a: Attack, reason: str) -> Flow[None]:
    """The attack ends at once; unspent surges are lost (DE-ATK-10, DE-ATK-20)."""
    a.missed = True
    g.news.append(AttackMissed(key_of(g, a.attacker), f"miss:{reason}"))
    if opens(g, ATTACK_MISSED):
        yield from fire(g, ATTACK_MISSED, Ctx(a.attacker, attack=a))
