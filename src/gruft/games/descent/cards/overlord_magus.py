"""Overlord cards of the Magus, and the universal ones: rituals, words of power, plans.

Cards of the deck and the hand are hidden: after each question the piles are read again.
"""

from __future__ import annotations

from gruft.games.descent.asking import choose_card, choose_one
from gruft.games.descent.attribute_tests import test
from gruft.games.descent.cards.overlord_warlord import any_monster, feet_on, may_be_repeated
from gruft.games.descent.cards.picking import pick_figure, pick_word
from gruft.games.descent.content import OVERLORD as PRINTED
from gruft.games.descent.damage import drop_carried, recover, remove, suffer
from gruft.games.descent.dice import RED
from gruft.games.descent.events import OverlordShowed
from gruft.games.descent.figures import heroes, kind_of, monsters
from gruft.games.descent.hooks import forced, overlord
from gruft.games.descent.kinds import AWARENESS, KINDS, KNOWLEDGE, MASTER, MIGHT, MINION, OVERLORD, WILLPOWER
from gruft.games.descent.marks import ON_TURN_END, QUEST_END, TURN_END, add_mark, drop_mark, has_mark, marks_of
from gruft.games.descent.overlord_cards import discard_overlord, draw_overlord, renew
from gruft.games.descent.pieces import ID, KEY
from gruft.games.descent.places import spawn, supply
from gruft.games.descent.rolls import roll
from gruft.games.descent.state import State
from gruft.games.descent.windows import ACTION_DONE, MONSTER_DEFEATED, OL_TURN, OL_TURN_END, OL_TURN_START, Ctx
from gruft.table.flow import Flow

TRAIT_TESTED = {"event": WILLPOWER, "trap": AWARENESS, "magic": KNOWLEDGE}
PLANNED = 5


def free_groups(g: State) -> list[str]:
    """Groups on the map that no ritual has slowed this turn."""
    found: list[str] = []
    for monster in monsters(g):
        name = kind_of(g, monster).group
        if name not in found and not has_mark(g, "fewer_actions", monster):
            found.append(name)
    return found


@overlord("unholy_ritual", OL_TURN_START, when=lambda g, ctx: bool(free_groups(g)))
def unholy_ritual(g: State, ctx: Ctx, card: int) -> Flow[None]:
    """Draw a card per figure of the group, keep 2 (as printed 1 per hero); its monsters have one action less."""
    may_be_repeated(g, ctx, "unholy_ritual")
    names = free_groups(g)
    keys = {f"group:{name}": n for n, name in enumerate(names)}
    chosen = yield from choose_one(g.overlord, "card_group", keys, False, {"card": "card:unholy_ritual"})
    assert chosen is not None
    figures = [m for m in monsters(g) if kind_of(g, m).group == names[chosen]]
    for monster in figures:
        add_mark(g, "fewer_actions", OVERLORD, monster, TURN_END)
    held = len(g.ol_hand)
    drawn = draw_overlord(g, len(figures))
    for _ in range(drawn - (2 if g.errata else g.nh)):
        new = g.ol_hand[held:]
        out = yield from choose_card(g, g.overlord, "card_discard", new, False, {"card": "card:unholy_ritual"})
        if out is not None and out in g.ol_hand:
            discard_overlord(g, out)


def any_hero(g: State, ctx: Ctx) -> bool:
    return bool(heroes(g))


@overlord("word_of_pain", OL_TURN_END, when=any_hero)
def word_of_pain(g: State, ctx: Ctx, card: int) -> Flow[None]:
    for hero in heroes(g, familiars=True):
        result = yield from test(g, hero, MIGHT, source="word_of_pain")
        if not result.passed:
            yield from suffer(g, hero, damage=1, source="word_of_pain")


@overlord("word_of_despair", OL_TURN_END, when=any_hero)
def word_of_despair(g: State, ctx: Ctx, card: int) -> Flow[None]:
    for hero in heroes(g):
        result = yield from test(g, hero, WILLPOWER, source="word_of_despair")
        if not result.passed:
            add_mark(g, "despair", OVERLORD, hero, ON_TURN_END)


@forced("despair", ACTION_DONE, when=lambda g, me, ctx: has_mark(g, "despair", ctx.figure))
def despair(g: State, me: int, ctx: Ctx) -> Flow[None]:
    """After each action of his next turn."""
    yield from suffer(g, ctx.figure, fatigue=1, source="word_of_despair")


# -- Rise Again ---------------------------------------------------------------


def common_monster(g: State, ctx: Ctx) -> bool:
    return kind_of(g, ctx.figure).rank in (MINION, MASTER) and bool(ctx.spaces)


@overlord("rise_again", MONSTER_DEFEATED, when=common_monster)
def rise_again(g: State, ctx: Ctx, card: int) -> None:
    add_mark(g, "token:rise", OVERLORD, ctx.figure, QUEST_END, ctx.spaces[0])


def most_inside(feet: dict[str, tuple[int, ...]], mask: int) -> dict[str, tuple[int, ...]]:
    """Where as many of a large figure's spaces as possible lie on the mask."""
    inside = {key: sum(mask >> s & 1 for s in spaces) for key, spaces in feet.items()}
    most = max(inside.values(), default=0)
    return {key: feet[key] for key, n in inside.items() if n == most}


@forced("rising", OL_TURN_START, when=lambda g, me, ctx: has_mark(g, "token:rise"))
def rising(g: State, me: int, ctx: Ctx) -> Flow[None]:
    """The monster comes back for this turn, if a figure of its kind lies in the supply (ruling 63)."""
    for _, _, figure, _, space in marks_of(g, "token:rise"):
        drop_mark(g, "token:rise", figure)
        kind = g.kind[figure]
        if not supply(g, kind):
            continue
        feet = most_inside(feet_on(g, KINDS[kind].group, near := g.board.ball(space, 5), inside=False), near)
        keys = {key: n for n, key in enumerate(feet)}
        chosen = yield from choose_one(g.overlord, "card_space", keys, False, {"card": "card:rise_again"})
        if chosen is not None:
            risen = spawn(g, kind, list(feet.values())[chosen])
            add_mark(g, "risen", OVERLORD, risen, QUEST_END)


@forced("sinking", OL_TURN_END, when=lambda g, me, ctx: has_mark(g, "risen"))
def sinking(g: State, me: int, ctx: Ctx) -> Flow[None]:
    """At the end of the turn it is gone, which is no defeat; what it carried stays behind."""
    for mark in marks_of(g, "risen"):
        yield from drop_carried(g, mark[2], g.spaces[mark[2]])
        remove(g, mark[2])
    drop_mark(g, "risen")


# -- deck and discard pile ----------------------------------------------------


@overlord("diabolic_power", OL_TURN, when=lambda g, ctx: bool(g.ol_deck or g.ol_discard))
def diabolic_power(g: State, ctx: Ctx, card: int) -> Flow[None]:
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
    g.news.append(OverlordShowed(KEY[taken]))
    renew(g)
    for hero in heroes(g, familiars=True):
        result = yield from test(g, hero, TRAIT_TESTED[PRINTED[ID[taken]].trait], source="diabolic_power")
        if not result.passed:
            yield from suffer(g, hero, damage=2, source="diabolic_power")


@overlord("dark_resilience", OL_TURN, when=any_monster)
def dark_resilience(g: State, ctx: Ctx, card: int) -> Flow[None]:
    monster = yield from pick_figure(g, g.overlord, "card:dark_resilience", monsters(g))
    assert monster is not None
    result = yield from roll(g, OVERLORD, (RED, RED), "card:dark_resilience")
    yield from recover(g, monster, damage=result.hearts, source="dark_resilience")


@overlord("plan_ahead", OL_TURN, when=lambda g, ctx: bool(g.ol_deck))
def plan_ahead(g: State, ctx: Ctx, card: int) -> Flow[None]:
    """Put the top cards back in any order: asked for the one drawn first, then the next."""
    g.ol_top_known = min(PLANNED, len(g.ol_deck))
    g.chance.reveal()
    for place in range(min(PLANNED, len(g.ol_deck)) - 1):
        deck = g.ol_deck
        end = len(deck) - place
        seen = deck[max(0, len(deck) - PLANNED) : end]
        first = yield from choose_card(g, g.overlord, "card_order", sorted(seen), False, {"card": "card:plan_ahead"})
        if first is not None and first in deck:
            deck = g.ol_deck
            where = deck.index(first)
            deck[where], deck[end - 1] = deck[end - 1], deck[where]


@overlord("schemes", OL_TURN, when=lambda g, ctx: bool(g.ol_deck))
def schemes(g: State, ctx: Ctx, card: int) -> Flow[None]:
    trait = yield from pick_word(g.overlord, "card_trait", "card:schemes", ["event", "magic", "trap"])
    g.chance.reveal()
    while g.ol_deck:
        top = g.ol_deck.pop()
        g.ol_top_known = max(0, g.ol_top_known - 1)
        g.news.append(OverlordShowed(KEY[top]))
        if PRINTED[ID[top]].trait == trait:
            g.ol_hand.append(top)
            g.ol_shown.append(top)
            break
        g.ol_discard.append(top)
    renew(g)
