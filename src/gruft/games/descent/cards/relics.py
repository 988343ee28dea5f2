"""Relics, both sides (DE-RELIC-01 to DE-RELIC-03).

The hero side is an item; the overlord side works while a lieutenant carries it, and its owner here is that
lieutenant. Surges of the overlord sides are data.
"""

from __future__ import annotations

from gruft.games.descent.cards.items import felled_with, spare_the_shield
from gruft.games.descent.cards.picking import healed_near, no_target, pick_condition, pick_figure, pick_word
from gruft.games.descent.cards.rerolls import reroll_keep_better, reroll_some
from gruft.games.descent.cards.rolled import attack_rolled, defence_rolls, defended, other_roll, rolled_by
from gruft.games.descent.moments.asking import choose_card
from gruft.games.descent.moments.fights import (
    AfterRoll,
    AttackResolved,
    MonsterDefeated,
    Rolled,
)
from gruft.games.descent.moments.hooks import action, computed, defence, forced, reaction
from gruft.games.descent.moments.marks import ON_TURN_END, add_mark, has_mark
from gruft.games.descent.moments.moment import HeroTurnStart, OverlordTurn, OverlordTurnStart
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.moments.values import ATTACK_MODS, SPEED
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import RELICS, number
from gruft.games.descent.pieces.dice import BLUE, Lying
from gruft.games.descent.pieces.kinds import AWARENESS, MIGHT, OVERLORD
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import IMMOBILIZED, POISONED, give_condition
from gruft.games.descent.rules.damage import recover, suffer
from gruft.games.descent.rules.figures import adjacent, heroes, sees
from gruft.games.descent.rules.overlord_cards import discard_overlord, draw_overlord
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

# -- hero sides ---------------------------------------------------------------


def dice_just_rolled(me: int, now: Rolled) -> Lying:
    """The dice this figure has just rolled: attack, defence, test or another roll."""
    if isinstance(now, AfterRoll):
        return (now.attack.dice if rolled_by(me, now) else []) + defence_rolls(now).get(me, [])
    roll = other_roll(now)
    return roll.dice if roll is not None and roll.figure == me else []


def rolled_something(g: State, me: int, now: Rolled) -> bool:
    """Whether I have just rolled any dice."""
    return bool(dice_just_rolled(me, now))


@reaction("fortunas_dice", Rolled, when=rolled_something)
def fortunas_dice(g: State, me: int, now: Rolled) -> Flow[None]:
    """Dice I have just rolled are rolled again."""
    yield from reroll_some(
        g, controller(g, me), "card:fortunas_dice", dice_just_rolled(me, now), number("fortunas_dice", "rerolls")
    )


@defence("shield_of_the_dark_god", AfterRoll, when=defended)
def shield_of_the_dark_god(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """Defence dice are rolled again, and the better result is kept."""
    dice = now.attack.defence[me]
    yield from reroll_keep_better(g, controller(g, me), "card:shield_of_the_dark_god", dice)
    yield from spare_the_shield(g, me, "shield_of_the_dark_god")


@action("staff_of_light")
def staff_of_light(g: State, me: int) -> Flow[None]:
    """Every hero near recovers damage and fatigue."""
    for hero in healed_near(g, me, number("staff_of_light", "within")):
        yield from recover(
            g, hero, number("staff_of_light", "damage"), number("staff_of_light", "fatigue"), source="staff_of_light"
        )


@forced("the_shadow_rune_hero", MonsterDefeated, when=lambda g, me, now: felled_with("the_shadow_rune_hero", me, now))
def the_shadow_rune_hero(g: State, me: int, now: MonsterDefeated) -> Flow[None]:
    """I recover fatigue for each monster it fells."""
    yield from recover(g, me, fatigue=number("the_shadow_rune_hero", "fatigue"), source="the_shadow_rune_hero")


# -- overlord sides -----------------------------------------------------------


def gain_printed(name: str, me: int, a: Attack) -> None:
    """The bearer's attacks get the surge abilities printed on this relic."""
    if a.attacker == me:
        for printed in RELICS[name].surges:
            a.gain(printed, name)


@computed("duskblade", ATTACK_MODS)
def duskblade(g: State, me: int, a: Attack) -> None:
    """The bearer's attacks get its surge abilities."""
    gain_printed("duskblade", me, a)


@computed("the_shadow_rune_overlord", ATTACK_MODS)
def the_shadow_rune_overlord(g: State, me: int, a: Attack) -> None:
    """The bearer's attacks get its surge abilities."""
    gain_printed("the_shadow_rune_overlord", me, a)


@forced("duskblade", HeroTurnStart, when=lambda g, me, now: adjacent(g, me, now.figure))
def duskblade_slows(g: State, me: int, now: HeroTurnStart) -> None:
    """A hero who begins the turn beside the bearer is slowed to its end."""
    add_mark(g, "slowed", me, now.figure, ON_TURN_END)


@computed("slowed", SPEED, cause="duskblade")
def slowed(g: State, me: int, figure: int, value: int) -> int:
    """What is left of the speed of a marked hero."""
    return value - number("duskblade", "speed") if has_mark(g, "slowed", figure) else value


@forced("bones_of_woe", OverlordTurnStart)
def bones_of_woe(g: State, me: int, now: OverlordTurnStart) -> Flow[None]:
    """If the die shows a surge, the overlord draws when his turn begins."""
    result = yield from roll(g, OVERLORD, (BLUE,), "relic:bones_of_woe")
    if result.surges:
        draw_overlord(g, number("bones_of_woe", "cards"))


def survived_attack(g: State, me: int, now: AttackResolved) -> bool:
    """Whether I was a target of the attack that is over."""
    return me in now.attack.targets


@forced("shield_of_zoreks_favor", AttackResolved, when=survived_attack)
def shield_of_zoreks_favor(g: State, me: int, now: AttackResolved) -> Flow[None]:
    """After a passed test the attacker suffers for each shield I rolled in it."""
    result = yield from test(g, me, MIGHT, source="shield_of_zoreks_favor")
    if result.passed:
        damage = number("shield_of_zoreks_favor", "damage") * result.shields
        yield from suffer(g, now.attack.attacker, damage=damage, source="shield_of_zoreks_favor", by=me)


def pay_with_cards(g: State) -> Flow[None]:
    """The overlord discards cards of his choice as the price of the staff."""
    for _ in range(RELICS["staff_of_shadows"].use.discard):
        card = yield from choose_card(
            g, g.overlord, "card_discard", g.ol_hand, False, {"card": "relic:staff_of_shadows"}
        )
        if card in g.ol_hand:
            discard_overlord(g, card)


@reaction("staff_of_shadows", OverlordTurn)
def staff_of_shadows(g: State, me: int, now: OverlordTurn) -> Flow[None]:
    """Outside a roll the staff can only bring a new card."""
    yield from pay_with_cards(g)
    draw_overlord(g, number("staff_of_shadows", "cards"))


def all_dice(now: Rolled) -> list[Lying]:
    """Every pool that was rolled at this moment."""
    if isinstance(now, AfterRoll):
        return [*([now.attack.dice] if attack_rolled(now) else []), *defence_rolls(now).values()]
    roll = other_roll(now)
    return [roll.dice] if roll is not None else []


@reaction("staff_of_shadows", Rolled)
def staff_of_shadows_turns_a_die(g: State, me: int, now: Rolled) -> Flow[None]:
    """Draw a card, or have any one die rolled again, whoever rolled it."""
    yield from pay_with_cards(g)
    word = yield from pick_word(g.overlord, "card_staff", "relic:staff_of_shadows", ["draw", "reroll"])
    if word == "draw":
        draw_overlord(g, number("staff_of_shadows", "cards"))
        return
    together = [die for pool in all_dice(now) for die in pool]
    yield from reroll_some(g, g.overlord, "relic:staff_of_shadows", together, number("staff_of_shadows", "rerolls"))


def kissable(g: State, me: int) -> list[int]:
    """Heroes and familiars that count as heroes, as far as the bearer sees them."""
    return [h for h in heroes(g, familiars=True) if sees(g, me, h)]


def nobody_in_sight(g: State, me: int) -> Refusal | None:
    """Why there is nobody to be kissed."""
    return None if kissable(g, me) else no_target("relic:scorpions_kiss")


@action("scorpions_kiss", refusal=nobody_in_sight)
def scorpions_kiss(g: State, me: int) -> Flow[None]:
    """Passed, the overlord chooses one of the two conditions; failed, the hero gets both."""
    seat = controller(g, me)
    hero = yield from pick_figure(g, seat, "relic:scorpions_kiss", kissable(g, me))
    assert hero is not None
    result = yield from test(g, hero, AWARENESS, source="scorpions_kiss")
    if result.passed:
        bit = yield from pick_condition(g, seat, "relic:scorpions_kiss", hero, (IMMOBILIZED, POISONED))
        give_condition(g, hero, bit)
    else:
        give_condition(g, hero, IMMOBILIZED)
        give_condition(g, hero, POISONED)
