"""Overlord cards of the Saboteur: traps, curses and laughter."""

from __future__ import annotations

from gruft.games.descent.attribute_tests import test
from gruft.games.descent.cards.overlord_basic import entered_empty, pick_attribute, still_there
from gruft.games.descent.cards.picking import adjacent_heroes, standing_near
from gruft.games.descent.conditions import IMMOBILIZED, give_condition
from gruft.games.descent.damage import defeat, suffer
from gruft.games.descent.figures import controller, kind_of
from gruft.games.descent.hooks import computed, forced, overlord
from gruft.games.descent.kinds import AWARENESS, FIRST_MONSTER, KNOWLEDGE, MIGHT, OVERLORD
from gruft.games.descent.marks import QUEST_END, add_mark, drop_mark, has_mark, marks_of
from gruft.games.descent.overlord_cards import draw_overlord
from gruft.games.descent.state import State
from gruft.games.descent.windows import (
    CANNOT_ATTACK,
    DOOR_OPENED,
    HERO_ENTERS_SPACE,
    HERO_TURN_END,
    SEARCHED,
    SPEED,
    TEST_PASSED,
    Ctx,
)
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

MONKEY_SPEED = 5


@overlord("explosive_runes", DOOR_OPENED, when=still_there)
@overlord("explosive_runes", SEARCHED, when=still_there)
def explosive_runes(g: State, ctx: Ctx, card: int) -> Flow[None]:
    """Who fails suffers 1 damage for each shield above his awareness; who has no attributes suffers nothing."""
    for hero in standing_near(g, ctx.figure, 2):
        result = yield from test(g, hero, AWARENESS, source="explosive_runes")
        if not result.passed:
            yield from suffer(g, hero, damage=max(0, result.shields - result.value), source="explosive_runes")


@overlord("web_trap", HERO_ENTERS_SPACE, when=entered_empty)
def web_trap(g: State, ctx: Ctx, card: int) -> Flow[None]:
    for hero in (ctx.figure, *adjacent_heroes(g, ctx.figure)):
        result = yield from test(g, hero, MIGHT, source="web_trap")
        if not result.passed:
            give_condition(g, hero, IMMOBILIZED)


# -- Curse of the Monkey God --------------------------------------------------


@overlord("curse_of_the_monkey_god", SEARCHED, when=still_there)
def curse_of_the_monkey_god(g: State, ctx: Ctx, card: int) -> Flow[None]:
    hero = ctx.figure
    result = yield from test(g, hero, KNOWLEDGE, source="curse_of_the_monkey_god")
    if result.passed:
        draw_overlord(g, 1)
    elif not has_mark(g, "monkey", hero):
        turns = 1 if g.turn == hero else 0  # the turn under way is not his next one
        add_mark(g, "monkey", OVERLORD, hero, QUEST_END, turns)


@forced("monkey", HERO_TURN_END, when=lambda g, me, ctx: has_mark(g, "monkey", ctx.figure))
def monkey_wears_off(g: State, me: int, ctx: Ctx) -> None:
    turns = next(mark[4] for mark in marks_of(g, "monkey") if mark[2] == ctx.figure)
    drop_mark(g, "monkey", ctx.figure)
    if turns:
        add_mark(g, "monkey", OVERLORD, ctx.figure, QUEST_END, turns - 1)


@computed("monkey", SPEED)
def monkey_speed(g: State, me: int, figure: int, value: int) -> int:
    return MONKEY_SPEED if has_mark(g, "monkey", figure) else value


@computed("monkey", CANNOT_ATTACK)
def monkeys_do_not_fight(g: State, me: int, who: int) -> Refusal | None:
    if has_mark(g, "monkey", who):
        return refuse("attack.monkey", "DE-OLC-02", card="card:curse_of_the_monkey_god")
    return None


# -- the rest -----------------------------------------------------------------


def hero_passed(g: State, ctx: Ctx) -> bool:
    return ctx.figure < FIRST_MONSTER and bool(g.spaces[ctx.figure])


@overlord("wicked_laughter", TEST_PASSED, when=hero_passed)
def wicked_laughter(g: State, ctx: Ctx, card: int) -> Flow[None]:
    """The test is taken again with the attribute 1 lower; its result takes the place of the first."""
    first = ctx.test
    attrs = kind_of(g, ctx.figure).attrs
    assert first is not None and attrs is not None
    lower = first.value - 1 - attrs[first.attr]
    again = yield from test(g, ctx.figure, first.attr, mod=lower, source=first.source)
    ctx.test = again
    if again.passed:
        draw_overlord(g, 1)


@overlord("uthuk_demon_trap", DOOR_OPENED, when=still_there)
@overlord("uthuk_demon_trap", SEARCHED, when=still_there)
def uthuk_demon_trap(g: State, ctx: Ctx, card: int) -> Flow[None]:
    hero = ctx.figure
    attribute = yield from pick_attribute(g, controller(g, hero), "card:uthuk_demon_trap")
    result = yield from test(g, hero, attribute, source="uthuk_demon_trap")
    if result.passed:
        yield from suffer(g, hero, damage=result.value, source="uthuk_demon_trap")
    else:
        yield from defeat(g, hero)
