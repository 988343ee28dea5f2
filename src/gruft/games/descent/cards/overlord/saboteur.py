"""Overlord cards of the Saboteur: traps, curses and laughter."""

from __future__ import annotations

from gruft.games.descent.cards.overlord.basic import entered_empty, pick_attribute, still_there
from gruft.games.descent.cards.picking import adjacent_heroes, standing_near
from gruft.games.descent.moments.fights import TestPassed
from gruft.games.descent.moments.hooks import computed, forced, overlord
from gruft.games.descent.moments.marks import QUEST_END, add_mark, drop_mark, has_mark, marks_of
from gruft.games.descent.moments.moment import HeroEntersSpace, HeroTurnEnd, Pried, Searched
from gruft.games.descent.moments.seats import controller, is_as_hero, kind_of
from gruft.games.descent.moments.values import CANNOT_ATTACK, SPEED
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.kinds import AWARENESS, KNOWLEDGE, MIGHT, OVERLORD
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import IMMOBILIZED, give_condition
from gruft.games.descent.rules.damage import defeat, suffer
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


@overlord("explosive_runes", Pried, when=still_there)
def explosive_runes(g: State, now: Pried, card: int) -> Flow[None]:
    """Who fails suffers damage for each shield above his awareness; who has no attributes suffers nothing."""
    for hero in standing_near(g, now.figure, number("explosive_runes", "within")):
        result = yield from test(g, hero, AWARENESS, source="explosive_runes")
        if not result.passed:
            above = max(0, result.shields - result.value)
            damage = number("explosive_runes", "damage") * above
            yield from suffer(g, hero, damage=damage, source="explosive_runes")


@overlord("web_trap", HeroEntersSpace, when=entered_empty)
def web_trap(g: State, now: HeroEntersSpace, card: int) -> Flow[None]:
    """Whoever entered and everybody beside is tested; who fails is immobilized."""
    for hero in (now.figure, *adjacent_heroes(g, now.figure)):
        result = yield from test(g, hero, MIGHT, source="web_trap")
        if not result.passed:
            give_condition(g, hero, IMMOBILIZED)


# -- Curse of the Monkey God --------------------------------------------------


@overlord("curse_of_the_monkey_god", Searched, when=still_there)
def curse_of_the_monkey_god(g: State, now: Searched, card: int) -> Flow[None]:
    """Failed, the hero is a monkey to the end of the next turn; passed, the overlord draws."""
    hero = now.figure
    result = yield from test(g, hero, KNOWLEDGE, source="curse_of_the_monkey_god")
    if result.passed:
        draw_overlord(g, number("curse_of_the_monkey_god", "cards"))
    elif not has_mark(g, "monkey", hero):
        turns = 1 if g.turn == hero else 0  # the turn under way is not his next one
        add_mark(g, "monkey", OVERLORD, hero, QUEST_END, turns)


@forced(
    "monkey", HeroTurnEnd, cause="curse_of_the_monkey_god", when=lambda g, me, now: has_mark(g, "monkey", now.figure)
)
def monkey_wears_off(g: State, me: int, now: HeroTurnEnd) -> None:
    """The mark counts turns, since the one under way is not the next one."""
    turns = next(mark.number for mark in marks_of(g, "monkey") if mark.on == now.figure)
    drop_mark(g, "monkey", now.figure)
    if turns:
        add_mark(g, "monkey", OVERLORD, now.figure, QUEST_END, turns - 1)


@computed("monkey", SPEED)
def monkey_speed(g: State, me: int, figure: int, value: int) -> int:
    """A monkey's speed, whatever the hero's own is."""
    return number("curse_of_the_monkey_god", "speed") if has_mark(g, "monkey", figure) else value


@computed("monkey", CANNOT_ATTACK)
def monkeys_do_not_fight(g: State, me: int, who: int) -> Refusal | None:
    """Why a monkey may not attack."""
    if has_mark(g, "monkey", who):
        return refuse("attack.monkey", "DE-OLC-02", card="card:curse_of_the_monkey_god")
    return None


# -- the rest -----------------------------------------------------------------


def hero_passed(g: State, now: TestPassed) -> bool:
    """Whether a hero who is on the map has passed a test."""
    return is_as_hero(g, now.test.figure) and bool(g.spaces[now.test.figure])


@overlord("wicked_laughter", TestPassed, when=hero_passed)
def wicked_laughter(g: State, now: TestPassed, card: int) -> Flow[None]:
    """The test is taken again with the attribute counted lower; its result takes the place of the first."""
    first = now.test
    attrs = kind_of(g, first.figure).attrs
    assert attrs is not None
    lower = first.value - number("wicked_laughter", "lower") - attrs[first.attr]
    again = yield from test(g, first.figure, first.attr, mod=lower, source=first.source)
    first.becomes(again)
    if again.passed:
        draw_overlord(g, number("wicked_laughter", "cards"))


@overlord("uthuk_demon_trap", Pried, when=still_there)
def uthuk_demon_trap(g: State, now: Pried, card: int) -> Flow[None]:
    """The hero chooses the attribute; passed he suffers what he rolled, failed he is defeated."""
    hero = now.figure
    attribute = yield from pick_attribute(g, controller(g, hero), "card:uthuk_demon_trap")
    result = yield from test(g, hero, attribute, source="uthuk_demon_trap")
    if result.passed:
        yield from suffer(g, hero, damage=result.value, source="uthuk_demon_trap")
    else:
        yield from defeat(g, hero)
