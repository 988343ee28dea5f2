"""Abilities of monsters (DE-MON-01, DE-OLT-04): actions, reactions, and what their presence does.

Reach, Scamper, Cowardly, Flail and Shambling are known to the chapters on movement, attack and the overlord's turn;
surges such as Mend and Fire Breath are in surges.py.
"""

from __future__ import annotations

from gruft.games.descent.cards.picking import (
    adjacent_heroes,
    monsters_near,
    no_target,
    pick_figure,
    pick_space,
    standing_near,
)
from gruft.games.descent.moments.fights import BeforeRoll
from gruft.games.descent.moments.hooks import action, computed, forced, reaction
from gruft.games.descent.moments.marks import OL_TURN_START, add_mark, has_mark
from gruft.games.descent.moments.moment import LeaveSpace
from gruft.games.descent.moments.seats import controller, is_as_hero
from gruft.games.descent.moments.values import ATTACK_MODS, IMMUNE, PASSES
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import BROWN, RED
from gruft.games.descent.pieces.kinds import AWARENESS, MIGHT, WILLPOWER
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import IMMOBILIZED, give_condition
from gruft.games.descent.rules.damage import recover, suffer
from gruft.games.descent.rules.figures import adjacent, ball, empty_spaces, figures
from gruft.games.descent.rules.movement.moves import place
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

KNOWN_TO_THE_RULES = ("reach", "scamper", "cowardly", "flail", "shambling", "fly", "unmovable")
"""Abilities the chapters themselves look at; they need no function here."""


def frighten(g: State, me: int, name: str) -> Flow[None]:
    """Each hero near tests willpower or suffers fatigue (Howl, Wail)."""
    for hero in standing_near(g, me, number(name, "within")):
        result = yield from test(g, hero, WILLPOWER, source=name)
        if not result.passed:
            yield from suffer(g, hero, fatigue=number(name, "fatigue"), source=name, by=me)


def nobody_near(name: str, g: State, me: int) -> Refusal | None:
    return None if standing_near(g, me, number(name, "within")) else no_target(f"ability:{name}")


def nobody_beside(name: str, g: State, me: int) -> Refusal | None:
    return None if adjacent_heroes(g, me) else no_target(f"ability:{name}")


# -- barghest, spider ---------------------------------------------------------


@action("howl", refusal=lambda g, me: nobody_near("howl", g, me))
def howl(g: State, me: int) -> Flow[None]:
    yield from frighten(g, me, "howl")


def attacked_from_afar(g: State, me: int, now: BeforeRoll) -> bool:
    a = now.attack
    return me in a.unrolled() and is_as_hero(g, a.attacker) and not adjacent(g, me, a.attacker)


@reaction("night_stalker", BeforeRoll, when=attacked_from_afar, limit="attack")
def night_stalker(g: State, me: int, now: BeforeRoll) -> None:
    for _ in range(number("night_stalker", "dice")):
        now.attack.add_defence_die(me, BROWN, "ability:night_stalker")


def leaves_the_web(g: State, me: int, now: LeaveSpace) -> bool:
    return is_as_hero(g, now.figure) and adjacent(g, me, now.figure)


@forced("web", LeaveSpace, when=leaves_the_web)
def web(g: State, me: int, now: LeaveSpace) -> Flow[None]:
    yield from suffer(g, now.figure, fatigue=number("web", "fatigue"), source="web", by=me)


# -- elemental ----------------------------------------------------------------


def all_beside(g: State, me: int) -> list[int]:
    return [f for f in figures(g) if adjacent(g, me, f)]


def sweep_refusal(name: str, g: State, me: int) -> Refusal | None:
    """An attack at everybody adjacent needs somebody there."""
    around = all_beside(g, me)
    if not around:
        return no_target(f"ability:{name}")
    return attack_refusal(g, me, targets=around)


@action("fire", refusal=lambda g, me: sweep_refusal("fire", g, me))
def fire(g: State, me: int) -> Flow[None]:
    yield from perform_attack(g, me, targets=all_beside(g, me), skill="fire")


@action("earth", refusal=lambda g, me: nobody_beside("earth", g, me))
def earth(g: State, me: int) -> Flow[None]:
    for hero in adjacent_heroes(g, me):
        result = yield from test(g, hero, AWARENESS, source="earth")
        if not result.passed:
            give_condition(g, hero, IMMOBILIZED)


@action("water", refusal=lambda g, me: nobody_beside("water", g, me))
def water(g: State, me: int) -> Flow[None]:
    for hero in adjacent_heroes(g, me):
        result = yield from test(g, hero, WILLPOWER, source="water")
        if not result.passed:
            yield from suffer(g, hero, fatigue=number("water", "fatigue"), source="water", by=me)


@action("air")
def air(g: State, me: int) -> None:
    add_mark(g, "air", me, me, OL_TURN_START)


@computed("air", IMMUNE)
def air_shields(g: State, me: int, attacker: int, figure: int) -> bool:
    """With the erratum adjacent figures can still hit it (DE-R-41)."""
    if figure != me or not has_mark(g, "air", me):
        return False
    return not (g.errata and adjacent(g, me, attacker))


@computed("air", PASSES)
def air_lets_through(g: State, me: int, figure: int, other: int) -> bool:
    return not g.errata and other == me and is_as_hero(g, figure) and has_mark(g, "air", me)


# -- ettin, flesh moulder, zombie ---------------------------------------------


@action("throw", refusal=lambda g, me: nobody_beside("throw", g, me))
def throw(g: State, me: int) -> Flow[None]:
    seat = controller(g, me)
    hero = yield from pick_figure(g, seat, "ability:throw", adjacent_heroes(g, me))
    assert hero is not None
    result = yield from test(g, hero, MIGHT, source="throw")
    if result.passed:
        return
    space = yield from pick_space(g, seat, "ability:throw", empty_spaces(g, ball(g, hero, number("throw", "within"))))
    if space is not None:
        yield from place(g, hero, (space,))
    yield from suffer(g, hero, damage=number("throw", "damage"), source="throw", by=me)


@action("heal")
def heal(g: State, me: int) -> Flow[None]:
    monster = yield from pick_figure(
        g, controller(g, me), "ability:heal", monsters_near(g, me, number("heal", "within"))
    )
    assert monster is not None
    result = yield from roll(g, me, (RED,) * number("heal", "dice"), "ability:heal")
    yield from recover(g, monster, damage=result.hearts, source="heal")


@action("grab", refusal=lambda g, me: nobody_beside("grab", g, me))
def grab(g: State, me: int) -> Flow[None]:
    hero = yield from pick_figure(g, controller(g, me), "ability:grab", adjacent_heroes(g, me))
    assert hero is not None
    result = yield from test(g, hero, MIGHT, source="grab")
    if not result.passed:
        give_condition(g, hero, IMMOBILIZED)


# -- shadow dragon ------------------------------------------------------------


@computed("shadow", ATTACK_MODS)
def shadow(g: State, me: int, a: Attack) -> None:
    """A hero beside it needs a surge for any attack; several such monsters still need only one."""
    if is_as_hero(g, a.attacker) and adjacent(g, me, a.attacker) and (g.errata or me in a.targets):
        a.must_spend("shadow", number("shadow", "surges"), "ability:shadow")
