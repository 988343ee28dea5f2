"""The 15 basic overlord cards (DE-OLC-01 to DE-OLC-03).

`when` judges by public facts only; what the card does comes after it was played. "Hero" includes figures treated
as heroes, who fail every test (DE-FAM-05).
"""

from __future__ import annotations

from gruft.games.descent.attack import SURGES, attack_refusal, perform_attack
from gruft.games.descent.attribute_tests import test
from gruft.games.descent.cards.moments import attack_rolled, defence_rolls
from gruft.games.descent.cards.picking import pick_figure, pick_word
from gruft.games.descent.cards.rerolls import reroll_one
from gruft.games.descent.conditions import IMMOBILIZED, POISONED, STUNNED, give_condition, has
from gruft.games.descent.content import Surge
from gruft.games.descent.damage import suffer
from gruft.games.descent.dice import Lying
from gruft.games.descent.figures import heroes
from gruft.games.descent.hooks import forced, overlord
from gruft.games.descent.kinds import (
    ATTRIBUTE_NAMES,
    AWARENESS,
    FIRST_MONSTER,
    MIGHT,
    NOBODY,
    OVERLORD,
    WILLPOWER,
)
from gruft.games.descent.large import move_action
from gruft.games.descent.marks import TURN_END, add_mark, has_mark
from gruft.games.descent.movement import end_move, lose_mp
from gruft.games.descent.overlord_cards import draw_overlord
from gruft.games.descent.state import State
from gruft.games.descent.windows import (
    AFTER_ROLL,
    DICE_ROLLED,
    DOOR_OPENED,
    HERO_ENTERS_SPACE,
    MONSTER_ACTIVATION,
    OL_TURN_START,
    SEARCHED,
    SUFFERED,
    TEST_ROLLED,
    Ctx,
)
from gruft.table.flow import Flow

# -- attacks ------------------------------------------------------------------


def monster_attacks_hero(g: State, ctx: Ctx) -> bool:
    a = ctx.attack
    return a is not None and a.attacker >= FIRST_MONSTER and any(t < FIRST_MONSTER for t in a.targets)


@overlord("critical_blow", AFTER_ROLL, when=lambda g, ctx: attack_rolled(ctx) and monster_attacks_hero(g, ctx))
def critical_blow(g: State, ctx: Ctx, card: int) -> None:
    assert ctx.attack is not None
    ctx.attack.gain(Surge(damage=3), "critical_blow")


def overlord_rolled_attack(g: State, ctx: Ctx) -> bool:
    return attack_rolled(ctx) and ctx.attack is not None and ctx.attack.seat == g.overlord


@overlord("dark_might", AFTER_ROLL, when=overlord_rolled_attack)
def dark_might(g: State, ctx: Ctx, card: int) -> None:
    assert ctx.attack is not None
    ctx.attack.add(SURGES, 1, "card:dark_might")


def own_dice(g: State, ctx: Ctx) -> Lying:
    """The dice the overlord has just rolled, of one or several figures."""
    a = ctx.attack
    if a is not None:
        pools = [a.dice] if a.seat == g.overlord and attack_rolled(ctx) else []
        pools += [dice for f, dice in defence_rolls(ctx).items() if f >= FIRST_MONSTER]
        return [die for pool in pools for die in pool]
    if ctx.dice is not None and (ctx.by == OVERLORD or ctx.by >= FIRST_MONSTER):
        return ctx.dice
    return []


def overlord_rolled(g: State, ctx: Ctx) -> bool:
    return bool(own_dice(g, ctx))


@overlord("dark_fortune", AFTER_ROLL, when=overlord_rolled)
@overlord("dark_fortune", TEST_ROLLED, when=overlord_rolled)
@overlord("dark_fortune", DICE_ROLLED, when=overlord_rolled)
def dark_fortune(g: State, ctx: Ctx, card: int) -> Flow[None]:
    yield from reroll_one(g, g.overlord, "card:dark_fortune", own_dice(g, ctx))


# -- the overlord's turn ------------------------------------------------------


def any_hero(g: State, ctx: Ctx) -> bool:
    return bool(heroes(g))


@overlord("dark_charm", OL_TURN_START, when=any_hero)
def dark_charm(g: State, ctx: Ctx, card: int) -> Flow[None]:
    hero = yield from pick_figure(g, g.overlord, "card:dark_charm", heroes(g, familiars=True))
    assert hero is not None
    result = yield from test(g, hero, WILLPOWER, source="dark_charm")
    if result.passed:
        draw_overlord(g, 1)
    elif g.spaces[hero]:
        yield from control(g, hero)


def control(g: State, hero: int) -> Flow[None]:
    """One move action or one attack with the hero as if he were a monster; he may even attack himself."""

    def prey(g: State, f: int) -> bool:
        return f < FIRST_MONSTER

    g.__dict__["charmed"] = hero
    try:
        words = [] if has(g, hero, IMMOBILIZED) else ["move"]
        if attack_refusal(g, hero, enemy=prey) is None:
            words.append("attack")
        word = yield from pick_word(g.overlord, "card_charm", "card:dark_charm", words, or_pass=True)
        if word == "move":
            yield from move_action(g, hero, seat=g.overlord)
        elif word == "attack":
            yield from perform_attack(g, hero, seat=g.overlord, enemy=prey)
    finally:
        g.__dict__["charmed"] = NOBODY


def may_do_more(g: State, ctx: Ctx) -> bool:
    """The monster's actions are not cut down to one (ruling 29)."""
    return ctx.figure >= FIRST_MONSTER and not has_mark(g, "fewer_actions", ctx.figure)


@overlord("dash", MONSTER_ACTIVATION, when=may_do_more, limit="activation")
def dash(g: State, ctx: Ctx, card: int) -> None:
    g.extra_moves += 1


@overlord("frenzy", MONSTER_ACTIVATION, when=may_do_more, limit="activation")
def frenzy(g: State, ctx: Ctx, card: int) -> None:
    g.extra_attacks += 1


@overlord("word_of_misery", OL_TURN_START, when=any_hero)
def word_of_misery(g: State, ctx: Ctx, card: int) -> None:
    add_mark(g, "word_of_misery", OVERLORD, NOBODY, TURN_END)


def hurt_in_misery(g: State, me: int, ctx: Ctx) -> bool:
    """A hero has suffered damage; what replaces this very fatigue does not count again."""
    return (
        ctx.figure < FIRST_MONSTER
        and ctx.damage > 0
        and ctx.source != "word_of_misery"
        and has_mark(g, "word_of_misery")
    )


@forced("misery", SUFFERED, when=hurt_in_misery)
def misery(g: State, me: int, ctx: Ctx) -> Flow[None]:
    yield from suffer(g, ctx.figure, fatigue=1, source="word_of_misery")


# -- traps --------------------------------------------------------------------


def entered_empty(g: State, ctx: Ctx) -> bool:
    return ctx.was_empty and bool(g.spaces[ctx.figure])


def entered_in_move(g: State, ctx: Ctx) -> bool:
    return entered_empty(g, ctx) and ctx.in_move


@overlord("pit_trap", HERO_ENTERS_SPACE, when=entered_empty)
def pit_trap(g: State, ctx: Ctx, card: int) -> Flow[None]:
    hero = ctx.figure
    result = yield from test(g, hero, AWARENESS, source="pit_trap")
    if result.passed:
        return
    yield from suffer(g, hero, damage=1, source="pit_trap")
    if g.spaces[hero] and not lose_mp(g, hero, 1):
        give_condition(g, hero, STUNNED)


@overlord("tripwire", HERO_ENTERS_SPACE, when=entered_in_move)
def tripwire(g: State, ctx: Ctx, card: int) -> Flow[None]:
    result = yield from test(g, ctx.figure, AWARENESS, source="tripwire")
    if not result.passed:
        end_move(g, ctx.figure)


def still_there(g: State, ctx: Ctx) -> bool:
    return bool(g.spaces[ctx.figure])


def pick_attribute(g: State, seat: int, card: str) -> Flow[int]:
    """Awareness or might."""
    names = [ATTRIBUTE_NAMES[AWARENESS], ATTRIBUTE_NAMES[MIGHT]]
    word = yield from pick_word(seat, "card_attribute", card, names)
    assert word is not None
    return ATTRIBUTE_NAMES.index(word)


@overlord("poison_dart", DOOR_OPENED, when=still_there)
@overlord("poison_dart", SEARCHED, when=still_there)
def poison_dart(g: State, ctx: Ctx, card: int) -> Flow[None]:
    hero = ctx.figure
    attribute = yield from pick_attribute(g, g.overlord, "card:poison_dart")
    result = yield from test(g, hero, attribute, source="poison_dart")
    if result.passed:
        draw_overlord(g, 1)
        return
    yield from suffer(g, hero, damage=1, fatigue=1, source="poison_dart")
    give_condition(g, hero, POISONED)
