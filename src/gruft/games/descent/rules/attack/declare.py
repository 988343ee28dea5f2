"""Step 1 of an attack: weapon and target (DE-ATK-01 to DE-ATK-06, DE-KEY-05).

`perform_attack` carries out a whole attack for anybody: hero, monster, familiar, granted or printed on a card. Cards
change the record at its windows; nothing of it outlives the attack.

Not here: the record (pieces/attack.py), dice and range (roll.py), surges (surges.py), damage (damage.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gruft.games.descent.moments.asking import EXIT, SHUT_IN, choose_one
from gruft.games.descent.moments.duties import duty
from gruft.games.descent.moments.fights import AttackDeclared, WeaponChosen
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import controller, kind_of, ref_of
from gruft.games.descent.moments.values import ATTACK_MODS
from gruft.games.descent.pieces import events
from gruft.games.descent.pieces.attack import PIERCE, RANGE, Attack
from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import BLUE, COLOUR, Dice
from gruft.games.descent.rules.attack.roll import resolve
from gruft.games.descent.rules.attack.targets import (
    OWN,
    Enemy,
    WeaponTest,
    cannot_attack,
    has_reach,
    has_target,
    ignored_by,
    is_melee,
    safe,
    target_refusal,
    targets_of,
    weapons_of,
)
from gruft.games.descent.rules.figures import distance_to, traits_of
from gruft.games.descent.state import State
from gruft.table.ask import MAY_PASS, PASS, Ask, Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

SAME_FIGURE = refuse("attack.same_figure", "DE-R-26")


def perform_attack(
    g: State,
    f: int,
    *,
    weapon: WeaponTest | None = None,
    targets: list[int] | None = None,
    spaces: list[int] | None = None,
    dice: Dice | None = None,
    melee: bool | None = None,
    mods: Callable[[Attack], None] | None = None,
    seat: Seat | None = None,
    skill: str = "",
    enemy: Enemy | None = None,
    first: Enemy | None = None,
    optional: bool = False,
) -> Flow[Attack | None]:
    """One complete attack; None if it could not be declared (or was declined).

    `enemy` says who may be attacked at all, `first` who may be the first of several targets.
    """
    if not g.spaces[f] or cannot_attack(g, f) is not None:
        return None
    who = controller(g, f) if seat is None else seat
    outer = g.live.attack
    a = yield from _arm(g, f, who, weapon, dice, melee, targets, first or enemy, optional)
    if a is None:
        return None
    a.skill = skill
    a.ignore_los = a.ignore_range = targets is not None
    g.live.attack = a
    try:
        if opens(g, WeaponChosen):
            yield from fire(g, WeaponChosen(a))
            if not g.spaces[f]:
                return None
        if targets is not None:
            a.targets = [t for t in targets if g.spaces[t] and not safe(g, f, t)]
            a.target_spaces = spaces or [_nearest(g, f, t) for t in a.targets]
        else:
            yield from _aim(g, a, enemy, first or enemy, optional)
        if not a.targets:
            return None
        _modify(g, a, mods)
        drawn = CARD_REFS[a.weapon] if a.weapon >= 0 else ""
        g.log.append(events.AttackDeclared(ref_of(g, f), ref_of(g, a.targets[0]), drawn))
        if opens(g, AttackDeclared):
            yield from fire(g, AttackDeclared(a))
        yield from resolve(g, a)
    finally:
        g.live.attack = outer
    return a


def _nearest(g: State, f: int, target: int) -> int:
    return min(g.spaces[target], key=lambda s: (distance_to(g, f, s), s))


def _arm(
    g: State,
    f: int,
    who: Seat,
    weapon: WeaponTest | None,
    dice: Dice | None,
    melee: bool | None,
    targets: list[int] | None,
    enemy: Enemy | None,
    optional: bool,
) -> Flow[Attack | None]:
    """The attacker names the weapon; one without a legal target is not offered."""
    if dice is not None:
        a = Attack(f, who, OWN, True if melee is None else melee)
        a.pool = list(dice)
        return a
    arms = weapons_of(g, f, weapon)
    if targets is None:
        arms = [arm for arm in arms if has_target(g, f, arm, enemy)]
    options = {(CARD_REFS[arm] if arm >= 0 else "fists"): arm for arm in arms}
    chosen = yield from choose_one(who, "weapon", options, False, {"figure": ref_of(g, f)})
    if chosen is None:
        return None
    a = Attack(f, who, chosen, is_melee(g, f, chosen) if melee is None else melee)
    if chosen == OWN:
        a.pool = list(kind_of(g, f).attack)
    elif a.item is not None:
        a.pool = [COLOUR[colour] for colour in a.item.dice]
        a.traits = traits_of(g, f, chosen)
        a.add(PIERCE, a.item.pierce, CARD_REFS[chosen])
        a.add(RANGE, a.item.range, CARD_REFS[chosen])
    else:
        a.pool = [BLUE]
    a.reach = has_reach(g, f, chosen)
    return a


def _aim(g: State, a: Attack, enemy: Enemy | None, first: Enemy | None, optional: bool) -> Flow[None]:
    """The attacker names the target space; flailing monsters may name two (DE-ATK-01, DE-ATK-05, DE-R-26)."""
    ignored = ignored_by(g, a.attacker, a.weapon)
    for aim in range(number("flail", "heroes") if kind_of(g, a.attacker).flail else 1):
        foe = enemy if aim else first
        spaces = targets_of(g, a.attacker, a.melee, a.reach, ignored, foe)
        spaces = [s for s in spaces if g.live.occ[s] not in a.targets]
        if not spaces:
            return
        may_pass = optional or aim > 0
        if len(spaces) == 1 and not may_pass:
            chosen = spaces[0]
        else:
            keys = [g.live.map.key[s] for s in spaces]
            a.aims = spaces
            key = yield Ask(
                a.seat,
                "target" if aim == 0 else "second_target",
                dict(g.live.map.by_key),
                partial(_why_not, g, a, ignored=ignored, foe=foe),
                keys,
                MAY_PASS if may_pass else {PASS: duty("target")},
                {"figure": ref_of(g, a.attacker), EXIT: PASS if may_pass else SHUT_IN},
            )
            a.aims = []
            if key == PASS:
                return
            chosen = g.live.map.by_key[key]
        a.target_spaces.append(chosen)
        a.targets.append(g.live.occ[chosen])


def _why_not(g: State, a: Attack, space: int, ignored: int, foe: Enemy | None) -> Refusal | None:
    if g.live.occ[space] in a.targets:
        return SAME_FIGURE
    return target_refusal(g, a.attacker, space, a.melee, a.reach, ignored, foe)


def _modify(g: State, a: Attack, mods: Callable[[Attack], None] | None) -> None:
    """Surge abilities and standing modifiers, from the weapon or card and from everybody's cards (DE-ATK-04)."""
    kind = kind_of(g, a.attacker)
    if a.weapon == OWN:
        for surge in kind.surges:
            a.gain(surge, kind.name)
    elif a.item is not None:
        for surge in a.item.surges:
            a.gain(surge, a.item.id)
    for live in ATTACK_MODS.heard(g):
        if live.heard(g):
            ATTACK_MODS.run(live)(g, live.owner, a)
    if mods is not None:
        mods(a)


def retarget(g: State, a: Attack, old: int, new: int) -> None:
    """Somebody else becomes the target; range and sight stay measured to the old space (Defend, Not Me!)."""
    a.spared(old)
    place = a.targets.index(old)
    if new in a.targets or new in a.affected:
        a.again.append(new)
        a.targets.pop(place)
    else:
        a.targets[place] = new
    if old in a.affected:
        a.affected.remove(old)
        if new not in a.affected:
            a.affected.append(new)
