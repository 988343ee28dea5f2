"""Overlord cards of the Magus, and the universal ones: rituals, words of power, plans.

Cards of the deck and the hand are hidden: after each question the piles are read again.
"""

from __future__ import annotations

from gruft.games.descent.cards.overlord.basic import any_hero
from gruft.games.descent.cards.overlord.warlord import feet_on, may_be_repeated
from gruft.games.descent.cards.picking import patients, pick_figure, pick_word
from gruft.games.descent.moments.asking import choose_card, choose_one
from gruft.games.descent.moments.fights import MonsterDefeated
from gruft.games.descent.moments.hooks import forced, overlord
from gruft.games.descent.moments.marks import ON_TURN_END, QUEST_END, TURN_END, add_mark, drop_mark, has_mark, marks_of
from gruft.games.descent.moments.moment import ActionDone, OverlordTurn, OverlordTurnEnd, OverlordTurnStart
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.cards import CARD_REFS, ID
from gruft.games.descent.pieces.content import OVERLORD as PRINTED
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import RED
from gruft.games.descent.pieces.events import OverlordShowed
from gruft.games.descent.pieces.kinds import (
    AWARENESS,
    KINDS,
    KNOWLEDGE,
    MASTER,
    MIGHT,
    MINION,
    OVERLORD,
    WILLPOWER,
)
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.damage import recover, remove, suffer
from gruft.games.descent.rules.figures import heroes, monsters
from gruft.games.descent.rules.objectives import drop_carried
from gruft.games.descent.rules.overlord_cards import discard_overlord, draw_overlord, renew
from gruft.games.descent.rules.places import spawn, supply
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow

TRAIT_TESTED = {"event": WILLPOWER, "trap": AWARENESS, "magic": KNOWLEDGE}


def free_groups(g: State) -> list[str]:
    """Groups on the map that no ritual has slowed this turn."""
    found: list[str] = []
    for monster in monsters(g):
        name = kind_of(g, monster).group
        if name not in found and not has_mark(g, "fewer_actions", monster):
            found.append(name)
    return found


@overlord("unholy_ritual", OverlordTurnStart, when=lambda g, now: bool(free_groups(g)))
def unholy_ritual(g: State, now: OverlordTurnStart, card: int) -> Flow[None]:
    """Draw a card per figure of the group, keep some (as printed so many per hero); its monsters do less."""
    may_be_repeated(g, now, "unholy_ritual")
    names = free_groups(g)
    keys = {f"group:{name}": n for n, name in enumerate(names)}
    chosen = yield from choose_one(g.overlord, "card_group", keys, False, {"card": "card:unholy_ritual"})
    assert chosen is not None
    figures = [m for m in monsters(g) if kind_of(g, m).group == names[chosen]]
    for monster in figures:
        add_mark(g, "fewer_actions", OVERLORD, monster, TURN_END)
    held = len(g.ol_hand)
    drawn = draw_overlord(g, len(figures))
    kept = number("unholy_ritual", "cards") if g.errata else number("unholy_ritual", "per_hero") * g.nh
    for _ in range(drawn - kept):
        new = g.ol_hand[held:]
        out = yield from choose_card(g, g.overlord, "card_discard", new, False, {"card": "card:unholy_ritual"})
        if out is not None and out in g.ol_hand:
            discard_overlord(g, out)


@overlord("word_of_pain", OverlordTurnEnd, when=any_hero)
def word_of_pain(g: State, now: OverlordTurnEnd, card: int) -> Flow[None]:
    """Every hero is tested; who fails is hurt."""
    for hero in heroes(g, familiars=True):
        result = yield from test(g, hero, MIGHT, source="word_of_pain")
        if not result.passed:
            yield from suffer(g, hero, damage=number("word_of_pain", "damage"), source="word_of_pain")


@overlord("word_of_despair", OverlordTurnEnd, when=any_hero)
def word_of_despair(g: State, now: OverlordTurnEnd, card: int) -> Flow[None]:
    """Every hero is tested; who fails despairs to the end of his next turn, a person of his activation (QC-17)."""
    for hero in patients(g):
        result = yield from test(g, hero, WILLPOWER, source="word_of_despair")
        if not result.passed:
            add_mark(g, "despair", OVERLORD, hero, ON_TURN_END)


@forced("despair", ActionDone, cause="word_of_despair", when=lambda g, me, now: has_mark(g, "despair", now.figure))
def despair(g: State, me: int, now: ActionDone) -> Flow[None]:
    """After each action of his next turn."""
    yield from suffer(g, now.figure, fatigue=number("word_of_despair", "fatigue"), source="word_of_despair")


# -- Rise Again ---------------------------------------------------------------


def common_monster(g: State, now: MonsterDefeated) -> bool:
    """Whether a minion or master fell, no lieutenant, and we know where."""
    return kind_of(g, now.figure).rank in (MINION, MASTER) and bool(now.spaces)


@overlord("rise_again", MonsterDefeated, when=common_monster)
def rise_again(g: State, now: MonsterDefeated, card: int) -> None:
    """A token keeps the place where it may come back."""
    add_mark(g, "token:rise", OVERLORD, now.figure, QUEST_END, now.spaces[0])


def most_inside(feet: dict[str, tuple[int, ...]], mask: int) -> dict[str, tuple[int, ...]]:
    """Where as many of a large figure's spaces as possible lie on the mask."""
    inside = {key: sum(mask >> s & 1 for s in spaces) for key, spaces in feet.items()}
    most = max(inside.values(), default=0)
    return {key: feet[key] for key, n in inside.items() if n == most}


@forced("rising", OverlordTurnStart, cause="rise_again", when=lambda g, me, now: has_mark(g, "token:rise"))
def rising(g: State, me: int, now: OverlordTurnStart) -> Flow[None]:
    """The monster comes back for this turn, if a figure of its kind lies in the supply (DE-R-63)."""
    for mark in marks_of(g, "token:rise"):
        drop_mark(g, "token:rise", mark.on)
        kind = g.kind[mark.on]
        if not supply(g, kind):
            continue
        near = g.live.board.ball(mark.number, number("rise_again", "within"))
        feet = most_inside(feet_on(g, KINDS[kind].group, near, inside=False), near)
        keys = {key: n for n, key in enumerate(feet)}
        chosen = yield from choose_one(g.overlord, "card_space", keys, False, {"card": "card:rise_again"})
        if chosen is not None:
            risen = spawn(g, kind, list(feet.values())[chosen])
            add_mark(g, "risen", OVERLORD, risen, QUEST_END)


@forced("sinking", OverlordTurnEnd, cause="rise_again", when=lambda g, me, now: has_mark(g, "risen"))
def sinking(g: State, me: int, now: OverlordTurnEnd) -> Flow[None]:
    """At the end of the turn it is gone, which is no defeat; what it carried stays behind."""
    for mark in marks_of(g, "risen"):
        yield from drop_carried(g, mark.on, g.spaces[mark.on])
        remove(g, mark.on)
    drop_mark(g, "risen")


# -- deck and discard pile ----------------------------------------------------


@overlord("diabolic_power", OverlordTurn, when=lambda g, now: bool(g.ol_deck or g.ol_discard))
def diabolic_power(g: State, now: OverlordTurn, card: int) -> Flow[None]:
    """Any card of the deck or the discard pile, shown and taken; every hero tests by its trait."""
    piles = sorted([*g.ol_deck, *g.ol_discard])
    taken = yield from choose_card(g, g.overlord, "card_take", piles, False, {"card": "card:diabolic_power"})
    pile = next((pile for pile in (g.ol_deck, g.ol_discard) if taken in pile), None)
    if taken is None or pile is None:
        return
    pile.remove(taken)
    g.ol_hand.append(taken)
    g.ol_shown.append(taken)
    g.chance.shuffle(g.ol_deck, "overlord")
    g.ol_top_known = 0
    g.log.append(OverlordShowed(CARD_REFS[taken]))
    renew(g)
    for hero in heroes(g, familiars=True):
        result = yield from test(g, hero, TRAIT_TESTED[PRINTED[ID[taken]].trait], source="diabolic_power")
        if not result.passed:
            yield from suffer(g, hero, damage=number("diabolic_power", "damage"), source="diabolic_power")


@overlord("dark_resilience", OverlordTurn, when=lambda g, now: bool(monsters(g)))
def dark_resilience(g: State, now: OverlordTurn, card: int) -> Flow[None]:
    """One red roll heals one monster."""
    monster = yield from pick_figure(g, g.overlord, "card:dark_resilience", monsters(g))
    assert monster is not None
    result = yield from roll(g, OVERLORD, (RED,) * number("dark_resilience", "dice"), "card:dark_resilience")
    yield from recover(g, monster, damage=result.hearts, source="dark_resilience")


@overlord("plan_ahead", OverlordTurn, when=lambda g, now: bool(g.ol_deck))
def plan_ahead(g: State, now: OverlordTurn, card: int) -> Flow[None]:
    """Put the top cards back in any order: asked for the one drawn first, then the next."""
    planned = number("plan_ahead", "cards")
    g.ol_top_known = min(planned, len(g.ol_deck))
    g.chance.reveal()
    for place in range(min(planned, len(g.ol_deck)) - 1):
        deck = g.ol_deck
        end = len(deck) - place
        seen = deck[max(0, len(deck) - planned) : end]
        first = yield from choose_card(g, g.overlord, "card_order", sorted(seen), False, {"card": "card:plan_ahead"})
        if first is not None and first in deck:
            deck = g.ol_deck
            where = deck.index(first)
            deck[where], deck[end - 1] = deck[end - 1], deck[where]


@overlord("schemes", OverlordTurn, when=lambda g, now: bool(g.ol_deck))
def schemes(g: State, now: OverlordTurn, card: int) -> Flow[None]:
    """Cards are shown from the deck until one has the chosen trait; that one is known to everybody."""
    trait = yield from pick_word(g.overlord, "card_trait", "card:schemes", ["event", "magic", "trap"])
    g.chance.reveal()
    while g.ol_deck:
        top = g.ol_deck.pop()
        g.ol_top_known = max(0, g.ol_top_known - 1)
        g.log.append(OverlordShowed(CARD_REFS[top]))
        if PRINTED[ID[top]].trait == trait:
            g.ol_hand.append(top)
            g.ol_shown.append(top)
            break
        g.ol_discard.append(top)
    renew(g)
