"""Passing items (DE-TRADE-01 to DE-TRADE-04, DE-R-7, DE-R-56).

The active hero gives to or asks from an adjacent hero; the other's player must agree to either.
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARD_REFS, EQUIPPED, IS_SKILL, IS_STARTING
from gruft.games.descent.pieces.events import CardPassed
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.figures import adjacent
from gruft.games.descent.rules.objectives import let_go, pick_up, token_key
from gruft.games.descent.state import State
from gruft.table.flow import Flow, confirm
from gruft.table.rules import Refusal, refuse

NOT_MOVING = refuse("trade.not_moving", "DE-TRADE-01")
NOT_ADJACENT = refuse("trade.not_adjacent", "DE-TRADE-01")
NOTHING = refuse("trade.nothing", "DE-TRADE-02")
KNOCKED_OUT = refuse("trade.knocked_out", "DE-TRADE-04")


def tradable(g: State, h: int) -> list[int]:
    """Shop, relic and search cards; class cards are never passed (DE-TRADE-02)."""
    return [c for c in g.cards[h] if not IS_SKILL[c] and not IS_STARTING[c]]


def passable(g: State, h: int) -> list[int]:
    """Tokens the hero carries that the quest lets him pass like a card, to who has a hand free."""
    return [t for t in g.carries[h] if quest_of(g).passable(g, t)]


def trade_refusal(g: State, h: int, other: int) -> Refusal | None:
    """Why these two heroes cannot pass items now."""
    if not g.moving or (not g.crrg and not g.mp[h]):  # the strictest reading ends the move with its points
        return NOT_MOVING
    if g.ko >> other & 1:
        return KNOCKED_OUT
    if not g.spaces[other] or not adjacent(g, h, other):
        return NOT_ADJACENT
    if not tradable(g, h) and not tradable(g, other) and not passable(g, h) and not passable(g, other):
        return NOTHING
    return None


def trade(g: State, h: int, other: int) -> Flow[None]:
    """One card changes hands; the other hero's player must agree, whether he gives or receives."""
    things = {CARD_REFS[c]: (giver, c) for giver in (h, other) for c in tradable(g, giver)}
    things |= {token_key(g, t): (giver, -1 - t) for giver in (h, other) for t in passable(g, giver)}
    options = {ref: n for n, ref in enumerate(things)}
    chosen = yield from choose_one(g.hero_seat[h], "trade", options, True, {"figure": ref_of(g, other)})
    if chosen is None:
        return
    ref, (giver, thing) = list(things.items())[chosen]
    taker = other if giver == h else h
    if g.hero_seat[other] != g.hero_seat[h]:
        args: dict[str, str | int] = {"figure": ref_of(g, h), "card": ref}
        if not (yield from confirm(g.hero_seat[other], "grant" if giver == other else "accept", args)):
            return
    if thing >= 0:
        yield from pass_card(g, giver, taker, thing)
    else:
        let_go(g, giver, -1 - thing)
        pick_up(g, taker, -1 - thing)


def pass_card(g: State, giver: int, taker: int, card: int) -> Flow[None]:
    """The card leaves the giver's equipment at once (DE-R-56)."""
    g.cards[giver].remove(card)
    g.cards[taker].append(card)
    g.status[card] &= ~EQUIPPED
    wire(g)
    g.log.append(CardPassed(ref_of(g, giver), ref_of(g, taker), CARD_REFS[card]))
    if g.damage[giver] >= g.live.max_health[giver]:
        yield from defeat(g, giver)
