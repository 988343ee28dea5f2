"""Steps 2 and 3 of an attack: dice, misses and range (DE-ATK-07 to DE-ATK-16, DE-KEY-01 to DE-KEY-03).

Not here: declaring (declare.py), who is affected (affected.py), surges (surges.py), damage (damage.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.fights import AfterRoll, AttackMissed, BeforeRoll
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.values import ATTACK_DICE
from gruft.games.descent.pieces import events
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.dice import hearts as hearts_on
from gruft.games.descent.pieces.dice import missed, reach_of, shields, throw, told
from gruft.games.descent.pieces.dice import surges as surges_on
from gruft.games.descent.pieces.events import AttackRolled, DefenceRolled
from gruft.games.descent.rules.attack.affected import blown, count, defend, throw_defence
from gruft.games.descent.rules.attack.damage import deal, resolved
from gruft.games.descent.rules.attack.surges import buy_range, could_reach, may_spend, spend
from gruft.games.descent.rules.figures import distance_to
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def resolve(g: State, a: Attack) -> Flow[None]:
    """A declared attack from the dice to the end; who is defeated in his attack carries it no further (DE-ATK-22)."""
    a.affected = list(a.targets)
    if opens(g, BeforeRoll):
        yield from fire(g, BeforeRoll(a))
    if g.spaces[a.attacker]:
        yield from _roll_and_hurt(g, a)
    yield from resolved(g, a)


def _roll_and_hurt(g: State, a: Attack) -> Flow[None]:
    if a.blast and not a.no_blast:
        a.affected += blown(g, a)
    _roll(g, a)
    if opens(g, AfterRoll):
        yield from fire(g, AfterRoll(a))
        if not g.spaces[a.attacker]:
            return
    count(g, a)
    if missed(a.dice):
        yield from miss(g, a, "x")
    else:
        yield from _reach_and_hurt(g, a)


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


def _roll(g: State, a: Attack) -> None:
    """All dice at once (DE-ATK-07, DE-ATK-08)."""
    for live in ATTACK_DICE.heard(g):
        if live.heard(g):
            for colour in ATTACK_DICE.run(live)(g, live.owner, a):
                a.add_die(colour, live.key)
    a.dice = throw(g.chance, a.pool)
    a.rolled = True
    hearts, surges, reach = hearts_on(a.dice), surges_on(a.dice), reach_of(a.dice)
    g.log.append(AttackRolled(ref_of(g, a.attacker), hearts, surges, reach, told(a.dice)))
    for f in a.affected:
        defend(g, a, f)
    for f in a.again:
        a.defence_again[f] = throw_defence(g, a, f)
        g.log.append(DefenceRolled(ref_of(g, f), shields(a.defence_again[f]), told(a.defence_again[f])))


def miss(g: State, a: Attack, reason: str) -> Flow[None]:
    """The attack ends at once; unspent surges are lost (DE-ATK-10, DE-ATK-20)."""
    a.missed = True
    g.log.append(events.AttackMissed(ref_of(g, a.attacker), f"miss:{reason}"))
    if opens(g, AttackMissed):
        yield from fire(g, AttackMissed(a))
