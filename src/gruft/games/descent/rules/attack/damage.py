"""Step 5 of an attack: damage dealt and suffered, and the end (DE-ATK-17 to DE-ATK-22, DE-KEY-04, DE-R-50)."""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_figure
from gruft.games.descent.moments.fights import AttackResolved, DamageDealt
from gruft.games.descent.moments.marks import NEXT_ATTACK, end_marks
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import active_seat, ref_of
from gruft.games.descent.pieces import events
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.dice import shields
from gruft.games.descent.rules.conditions import give_condition
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def damage_to(a: Attack, f: int, blocked: int) -> int:
    """Hearts minus the shields Pierce leaves, at least 0 (DE-ATK-17, DE-KEY-04)."""
    return max(a.least, a.hearts() + a.more.get(f, 0) - max(0, blocked - a.pierce), 0)


def deal(g: State, a: Attack) -> Flow[None]:
    """Damage is dealt to all at one moment, conditions given, then one after the other suffers."""
    for f in a.affected:
        if g.spaces[f]:
            a.dealt[f] = damage_to(a, f, a.shields_of(f))
            g.log.append(events.DamageDealt(ref_of(g, f), a.dealt[f]))
    for f in a.again:
        if g.spaces[f]:
            a.dealt_again[f] = damage_to(a, f, shields(a.defence_again[f]))
            g.log.append(events.DamageDealt(ref_of(g, f), a.dealt_again[f]))
    for f, dealt in a.dealt.items():
        if dealt or a.dealt_again.get(f):
            for bit in a.conditions:  # before the damage is suffered (DE-ATK-18)
                give_condition(g, f, bit)
    if opens(g, DamageDealt):
        yield from fire(g, DamageDealt(a))
    waiting = [f for f, dealt in a.dealt.items() if dealt and g.spaces[f] and f != a.attacker]
    while waiting and g.spaces[a.attacker]:
        first = yield from choose_figure(g, active_seat(g), "damage_order", waiting)
        assert first is not None
        waiting.remove(first)
        yield from suffer(g, first, damage=a.dealt[first], source="attack", by=a.attacker, attack=a)
        waiting = [f for f in waiting if g.spaces[f]]
    for f, dealt in a.dealt_again.items() if g.spaces[a.attacker] else ():
        yield from suffer(g, f, damage=dealt, source="attack", by=a.attacker, attack=a)
    own = a.dealt.get(a.attacker, 0)
    if own:  # the attacker suffers last, so that his defeat cuts nobody off (DE-R-50)
        yield from suffer(g, a.attacker, damage=own, source="attack", by=a.attacker, attack=a)


def resolved(g: State, a: Attack) -> Flow[None]:
    """Everything is done; no window opens for an attacker who was defeated in his attack (DE-ATK-22, DE-R-61)."""
    end_marks(g, NEXT_ATTACK, on=a.attacker)
    if g.spaces[a.attacker] and opens(g, AttackResolved):
        yield from fire(g, AttackResolved(a))
