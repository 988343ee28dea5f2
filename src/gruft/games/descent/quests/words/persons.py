"""Persons: who activates them, what cannot be done to them, whom they strike (QC-16, QC-17).

Not here: how an activation goes (rules/turns/persons.py), the sleeping dragon (dragon.py).
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.descent.moments.fights import Hurt, Suffer
from gruft.games.descent.moments.moment import MonsterActivationEnd
from gruft.games.descent.moments.quest import quest_of, settle
from gruft.games.descent.moments.quest_records import Activation
from gruft.games.descent.moments.seats import controller, kind_of, ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.kinds import person_kind
from gruft.games.descent.quests.words.declared import FigureTest, Shelter, Turn
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.terms import ALWAYS, When, Who
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.conditions import STUNNED
from gruft.games.descent.rules.figures import adjacent
from gruft.games.descent.rules.groups import act_of
from gruft.games.descent.state import State
from gruft.table.flow import Flow, confirm


def _always(g: State, f: int) -> bool:
    return True


def _never(g: State, f: int) -> bool:
    return False


def _anybody(g: State, attacker: int, f: int) -> bool:
    return False


def activates(
    part: Part,
    rule: str,
    who: Who,
    *,
    moves: int = 1,
    attacks: int = 0,
    doors: int = 0,
    as_monster: bool = False,
    when: FigureTest = _always,
) -> None:
    """After the last hero turn the heroes activate these persons (QC-17); the first rule that fits one counts."""
    part.ids.add(rule)
    part.turns.append(Turn(rule, who, when, Activation(moves, attacks, doors, as_monster)))


def immune(
    part: Part,
    rule: str,
    who: Who,
    *,
    conditions: FigureTest = _never,
    help: bool = False,
    passes: bool = False,
    attackers: Callable[[State, int, int], bool] = _anybody,
) -> None:
    """These persons gain no conditions, cannot recover, pass every test, or cannot be attacked by some."""
    part.ids.add(rule)
    part.shelters.append(Shelter(rule, who, conditions, help, passes, attackers))


no_conditions: FigureTest = _always


def damaged_only_by(part: Part, rule: str, who: Who, may: Callable[[State, Hurt], bool]) -> None:
    """These figures suffer damage only where `may` says so."""

    def spared(g: State, now: Suffer) -> None:
        hurt = now.hurt
        if hurt.damage and who.holds(g, hurt.figure) and not may(g, hurt):
            hurt.damage = 0

    part.hear(rule, spared, Suffer)


def not_below_one(part: Part, rule: str, who: Who, when: When = ALWAYS) -> None:
    """While this holds, damage leaves these figures their last Health, and nothing else defeats them."""
    part.trait(rule, "undying", who & Who(lambda g, f: when.holds(g)))

    def spared(g: State, now: Suffer) -> None:
        hurt = now.hurt
        if who.holds(g, hurt.figure) and when.holds(g):
            hurt.damage = min(hurt.damage, max(0, g.live.max_health[hurt.figure] - g.damage[hurt.figure] - 1))

    part.hear(rule, spared, Suffer)


def on_side(side: int) -> Who:
    """Who is on this side now."""
    return Who(lambda g, f: kind_of(g, f).side == side)


def changes_side(g: State, f: int, side: int) -> None:
    """A person who belonged to nobody, or to the others, is on this side from now on."""
    part = quest_of(g).encounter(g)
    printed = next(one for one in part.npcs if one.id == kind_of(g, f).group)
    g.kind[f] = person_kind(part.id, printed, act_of(g), g.nh, side)
    wire(g)


def strikes_back(part: Part, rule: str, who: Who) -> None:
    """Once per overlord turn such a person may attack a monster that ends its activation beside it."""

    def ended(g: State, now: MonsterActivationEnd) -> Flow[None]:
        for f in who.of(g):
            mark = f"round:strikes_back:{f}"
            if not g.spaces[now.figure] or mark in g.once or g.cond[f] & STUNNED or not adjacent(g, f, now.figure):
                continue

            def only(g: State, other: int) -> bool:
                return other == now.figure

            if attack_refusal(g, f, enemy=only) is not None:
                continue
            args: dict[str, str | int] = {"figure": ref_of(g, f), "target": ref_of(g, now.figure)}
            if (yield from confirm(controller(g, f), "strike_back", args)):
                g.once.append(mark)
                yield from perform_attack(g, f, enemy=only)
                settle(g)

    part.hear(rule, ended, MonsterActivationEnd)


def none_standing(who: Who) -> When:
    """None of these figures is on the map."""
    return When(lambda g: not who.anybody(g))
