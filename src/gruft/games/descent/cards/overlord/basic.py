"""The 15 basic overlord cards (DE-OLC-01 to DE-OLC-03).

`when` judges by public facts only; what the card does comes after it was played. "Hero" includes figures treated
as heroes, who fail every test (DE-FAM-05).
"""

from __future__ import annotations

from gruft.games.descent.cards.picking import pick_figure, pick_word
from gruft.games.descent.cards.rerolls import reroll_some
from gruft.games.descent.cards.rolled import attack_rolled, defence_rolls, other_roll
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.moments.fights import AfterRoll, BeforeRoll, Rolled, Suffered
from gruft.games.descent.moments.hooks import forced, overlord
from gruft.games.descent.moments.marks import TURN_END, add_mark, has_mark
from gruft.games.descent.moments.moment import (
    FigureMoment,
    HeroEntersSpace,
    Moment,
    MonsterActivation,
    OverlordTurnStart,
    Pried,
)
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import is_as_hero, is_hero_figure, is_monster, kind_of
from gruft.games.descent.pieces.attack import SURGES
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import Lying
from gruft.games.descent.pieces.kinds import (
    ATTRIBUTE_NAMES,
    AWARENESS,
    MIGHT,
    NEUTRAL,
    NOBODY,
    OVERLORD,
    WILLPOWER,
)
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import IMMOBILIZED, POISONED, STUNNED, give_condition, has
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.figures import heroes
from gruft.games.descent.rules.movement.moves import move_action
from gruft.games.descent.rules.movement.steps import end_move, lose_mp
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.state import State
from gruft.table.flow import Flow

# -- attacks ------------------------------------------------------------------


def monster_attacks_hero(g: State, now: AfterRoll | BeforeRoll) -> bool:
    """Whether a monster attacks at least one hero; familiars that are no heroes do not count."""
    a = now.attack
    return is_monster(g, a.attacker) and any(is_hero_figure(g, t) for t in a.targets)


@overlord("critical_blow", AfterRoll, when=lambda g, now: attack_rolled(now) and monster_attacks_hero(g, now))
def critical_blow(g: State, now: AfterRoll, card: int) -> None:
    """The attack gets the surge ability of the card."""
    gain_surges(now.attack, "critical_blow")


def overlord_rolled_attack(g: State, now: AfterRoll) -> bool:
    """An attack of his own; what a neutral figure does is nothing his cards could change (QC-37)."""
    a = now.attack
    return attack_rolled(now) and a.seat == g.overlord and kind_of(g, a.attacker).side != NEUTRAL


@overlord("dark_might", AfterRoll, when=overlord_rolled_attack)
def dark_might(g: State, now: AfterRoll, card: int) -> None:
    """More surges after the roll."""
    now.attack.add(SURGES, number("dark_might", "surges"), "card:dark_might")


def own_dice(g: State, now: Rolled) -> Lying:
    """The dice the overlord has just rolled, of one or several figures."""
    if isinstance(now, AfterRoll):
        pools = [now.attack.dice] if overlord_rolled_attack(g, now) else []
        pools += [dice for f, dice in defence_rolls(now).items() if is_monster(g, f)]
        return [die for pool in pools for die in pool]
    roll = other_roll(now)
    return roll.dice if roll is not None and (roll.figure == OVERLORD or is_monster(g, roll.figure)) else []


def overlord_rolled(g: State, now: Rolled) -> bool:
    """Whether the overlord has just rolled dice of his own."""
    return bool(own_dice(g, now))


@overlord("dark_fortune", Rolled, when=overlord_rolled)
def dark_fortune(g: State, now: Rolled, card: int) -> Flow[None]:
    """One of the overlord's own dice is rolled again."""
    yield from reroll_some(g, g.overlord, "card:dark_fortune", own_dice(g, now), number("dark_fortune", "rerolls"))


# -- the overlord's turn ------------------------------------------------------


def any_hero(g: State, now: Moment) -> bool:
    """Whether a hero is on the map at all, or who counts as one (QC-16)."""
    return bool(heroes(g, familiars=True))


def to_be_led(g: State) -> list[int]:
    """Who may be charmed; the quest may spare a person."""
    return [f for f in heroes(g, familiars=True) if quest_of(g).may_be_led(g, f)]


@overlord("dark_charm", OverlordTurnStart, when=lambda g, now: bool(to_be_led(g)))
def dark_charm(g: State, now: OverlordTurnStart, card: int) -> Flow[None]:
    """Passed, the overlord draws a card; failed, he uses the hero for one action."""
    hero = yield from pick_figure(g, g.overlord, "card:dark_charm", to_be_led(g))
    assert hero is not None
    result = yield from test(g, hero, WILLPOWER, source="dark_charm")
    if result.passed:
        draw_overlord(g, number("dark_charm", "cards"))
    elif g.spaces[hero]:
        yield from control(g, hero)


def control(g: State, hero: int) -> Flow[None]:
    """One move action or one attack with the hero as if he were a monster; he may even attack himself."""

    def prey(g: State, f: int) -> bool:
        return is_hero_figure(g, f)

    g.live.charmed = hero
    try:
        words = [] if has(g, hero, IMMOBILIZED) or quest_of(g).stays_put(g, hero) else ["move"]
        if attack_refusal(g, hero, enemy=prey) is None:
            words.append("attack")
        word = yield from pick_word(g.overlord, "card_charm", "card:dark_charm", words, or_pass=True)
        if word == "move":
            yield from move_action(g, hero, seat=g.overlord)
        elif word == "attack":
            yield from perform_attack(g, hero, seat=g.overlord, enemy=prey)
    finally:
        g.live.charmed = NOBODY


def may_do_more(g: State, now: MonsterActivation) -> bool:
    """The monster's actions are not cut down to one, and the quest lets it have more (DE-R-29)."""
    if has_mark(g, "fewer_actions", now.figure) or not is_monster(g, now.figure):
        return False
    return quest_of(g).gains_actions(g, now.figure)


@overlord("dash", MonsterActivation, when=may_do_more, limit="activation")
def dash(g: State, now: MonsterActivation, card: int) -> None:
    """One more move action in this activation."""
    g.extra_moves += 1


@overlord("frenzy", MonsterActivation, when=may_do_more, limit="activation")
def frenzy(g: State, now: MonsterActivation, card: int) -> None:
    """One more attack in this activation, in whatever order."""
    g.extra_attacks += 1


@overlord("word_of_misery", OverlordTurnStart, when=any_hero)
def word_of_misery(g: State, now: OverlordTurnStart, card: int) -> None:
    """It hangs over every hero until the turn ends."""
    add_mark(g, "word_of_misery", OVERLORD, NOBODY, TURN_END)


def hurt_in_misery(g: State, me: int, now: Suffered) -> bool:
    """A hero has suffered damage; what replaces this very fatigue does not count again."""
    hurt = now.hurt
    new = hurt.damage > 0 and hurt.source != "word_of_misery"
    return new and is_as_hero(g, hurt.figure) and has_mark(g, "word_of_misery")


@forced("misery", Suffered, cause="word_of_misery", when=hurt_in_misery)
def misery(g: State, me: int, now: Suffered) -> Flow[None]:
    """Who suffers damage under it suffers fatigue as well."""
    yield from suffer(g, now.hurt.figure, fatigue=number("word_of_misery", "fatigue"), source="word_of_misery")


# -- traps --------------------------------------------------------------------


def entered_empty(g: State, now: HeroEntersSpace) -> bool:
    """Whether a hero stands on a space that was empty before; who is charmed counts as a monster meanwhile."""
    return now.was_empty and bool(g.spaces[now.figure]) and now.figure != g.live.charmed


def entered_in_move(g: State, now: HeroEntersSpace) -> bool:
    """The same, but only by moving: nobody who is placed trips."""
    return entered_empty(g, now) and now.in_move


@overlord("pit_trap", HeroEntersSpace, when=entered_empty)
def pit_trap(g: State, now: HeroEntersSpace, card: int) -> Flow[None]:
    """Failed, the hero is hurt and loses a movement point; without one to lose he is stunned."""
    hero = now.figure
    result = yield from test(g, hero, AWARENESS, source="pit_trap")
    if result.passed:
        return
    yield from suffer(g, hero, damage=number("pit_trap", "damage"), source="pit_trap")
    if g.spaces[hero] and not lose_mp(g, hero, number("pit_trap", "movement")):
        give_condition(g, hero, STUNNED)


@overlord("tripwire", HeroEntersSpace, when=entered_in_move)
def tripwire(g: State, now: HeroEntersSpace, card: int) -> Flow[None]:
    """Failed, the move ends and all movement points are lost."""
    result = yield from test(g, now.figure, AWARENESS, source="tripwire")
    if not result.passed:
        end_move(g, now.figure)


def still_there(g: State, now: FigureMoment) -> bool:
    """Whether the figure is still on the map when the card may be played."""
    return bool(g.spaces[now.figure])


def pick_attribute(g: State, seat: int, card: str) -> Flow[int]:
    """Awareness or might."""
    names = [ATTRIBUTE_NAMES[AWARENESS], ATTRIBUTE_NAMES[MIGHT]]
    word = yield from pick_word(seat, "card_attribute", card, names)
    assert word is not None
    return ATTRIBUTE_NAMES.index(word)


@overlord("poison_dart", Pried, when=still_there)
def poison_dart(g: State, now: Pried, card: int) -> Flow[None]:
    """The overlord chooses the attribute; passed, he draws a card."""
    hero = now.figure
    attribute = yield from pick_attribute(g, g.overlord, "card:poison_dart")
    result = yield from test(g, hero, attribute, source="poison_dart")
    if result.passed:
        draw_overlord(g, number("poison_dart", "cards"))
        return
    yield from suffer(g, hero, number("poison_dart", "damage"), number("poison_dart", "fatigue"), source="poison_dart")
    give_condition(g, hero, POISONED)
