"""Shopping and exchange (DE-SHOP-01 to DE-SHOP-03, DE-SELL-01 to DE-SELL-03, DE-R-34, DE-R-71, CA-43, CA-44).

The purse is common: whoever of the hero players wants to buy or sell says so, and the others agree or not (DE-R-49).
What was declined for a hero is not proposed again for that hero until something is bought or sold, and in a step no
card comes back to somebody who has had it, so that it ends.

Beats: shopping, clearance, pack (the same without the shop, before the next quest is set up).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.descent.moments.asking import Args
from gruft.games.descent.moments.duties import duty
from gruft.games.descent.moments.seats import hero_players, ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.campaign_events import CardsLaidOut
from gruft.games.descent.pieces.cards import CARD_OF_REF, CARD_REFS, CARDS, EQUIPPED, ID, ITEM
from gruft.games.descent.pieces.content import SHOP_ITEMS, Item
from gruft.games.descent.pieces.events import CardPassed, ItemBought, ItemSold
from gruft.games.descent.rules.campaign.book import change_of_act
from gruft.games.descent.rules.campaign.phase import (
    CLEARANCE,
    after,
    enter,
    second_act,
    sheet_of,
    steps,
    tradable_items,
)
from gruft.games.descent.rules.council import agreed
from gruft.games.descent.rules.equipment import MAY_BE_DONE
from gruft.games.descent.state import State
from gruft.table.ask import DONE, PASS, Ask, Seat
from gruft.table.flow import Asks, Flow, confirm
from gruft.table.rules import Refusal, refuse

REVEALED: Final = 5
"""Cards laid out, with the errata (DE-ERR-5)."""
STARTING_PRICE: Final = 25
STEP_OF_PRICES: Final = 25

NOT_LAID_OUT = refuse("market.not_laid_out", "DE-SHOP-02")
NO_RELICS = refuse("market.no_relics", "DE-BAD-08")
NOT_YOURS = refuse("market.not_yours", "DE-SELL-01")
NOT_AGREED = refuse("market.not_agreed", "DE-R-49")
SHOP_SHUT = refuse("market.shut", "DE-SHOP-01")
OWN_FOR_LIFE = refuse("market.own_for_life", "DE-SELL-03")
HANDED_OVER = refuse("market.handed_over", "DE-SELL-03")


def shopping(g: State) -> Flow[str]:
    """The shop of the act; after the interlude everything that is left of act I."""
    sheet = sheet_of(g)
    if "laid_out" not in g.once:
        lay_out(g)
    if not (yield from trade_once(g, shop=True)):
        return "shopping"
    shut(g)
    if change_of_act(sheet):
        second_act(g)  # the errata put the change here (DE-ACT2-05)
    return after(g, "shopping")


def clearance(g: State) -> Flow[str]:
    """Without the errata what is left of act I is sold off before the phase begins (DE-ACT2-01 to DE-ACT2-04)."""
    if "laid_out" not in g.once:
        g.once.clear()
        sheet_of(g).done = []
        lay_out(g)
    if not (yield from trade_once(g, shop=True)):
        return CLEARANCE
    shut(g)
    second_act(g)
    return enter(g, steps(g)[0])


def pack(g: State) -> Flow[str]:
    """Before the next quest is set up heroes may still exchange what they have."""
    if not any(tradable_items(g, h) for h in range(g.nh)):
        return after(g, "choose_quest")
    if not (yield from trade_once(g, shop=False)):
        return "pack"
    return after(g, "choose_quest")


def lay_out(g: State) -> None:
    """Shuffle the deck of the act and reveal cards, all of them if there are fewer (DE-SHOP-02, DE-R-34)."""
    sheet = sheet_of(g)
    g.once.append("laid_out")
    deck = g.shop1 if sheet.act == 1 else g.shop2
    deck.sort()
    g.chance.shuffle(deck, "shop")
    number = len(deck) if change_of_act(sheet) else REVEALED if g.errata else g.nh + 1
    sheet.display = [deck.pop() for _ in range(min(number, len(deck)))]
    g.chance.reveal()
    g.log.append(CardsLaidOut(len(sheet.display), sheet.act))


def shut(g: State) -> None:
    """What is left and what was sold goes back into its deck; cards of act I sold in act II go to the box."""
    sheet = sheet_of(g)
    for c in (*sheet.display, *sheet.returned):
        act = SHOP_ITEMS[ID[c]].act
        pile = g.shop1 if act == 1 and sheet.act == 1 else g.shop2 if act == 2 else sheet.box
        pile.append(c)
    sheet.display, sheet.returned = [], []


def sale_price(c: int) -> int:
    """What the shop gives for this card (CA-44)."""
    item = ITEM[c]
    assert item is not None
    return price_of(item)


def price_of(item: Item) -> int:
    """Half the printed price, rounded down to a multiple of 25; 25 for starting items."""
    if item.origin == "starting":
        return STARTING_PRICE
    return item.cost // 2 // STEP_OF_PRICES * STEP_OF_PRICES


def deal_refusal(g: State, seat: Seat, shop: bool, key: str) -> Refusal | None:
    """Why this hero player cannot propose this."""
    sheet = sheet_of(g)
    family, _, name = key.partition(":")
    if family in ("buy", "sell") and not shop:
        return SHOP_SHUT
    if family == "buy":
        if not any(ID[c] == name for c in sheet.display):
            return NOT_LAID_OUT
        need = SHOP_ITEMS[name].cost
        if need > sheet.gold:
            return refuse("market.too_dear", "DE-SHOP-01", need=need, left=sheet.gold)
        return nobody_refusal(g, key)
    c = CARD_OF_REF[f"card:{name}"]
    item = ITEM[c]
    assert item is not None
    if g.hero_seat[owner_of(g, c)] != seat:
        return NOT_YOURS
    if family == "sell":
        return NO_RELICS if item.origin == "relic" else nobody_refusal(g, key)
    return OWN_FOR_LIFE if item.origin == "starting" else nobody_refusal(g, key)


def concerned(g: State, key: str) -> list[int]:
    """The heroes a deal may be for: whoever is to get the card, or sells it."""
    family, _, name = key.partition(":")
    if family == "buy":
        return list(range(g.nh))
    owner = owner_of(g, CARD_OF_REF[f"card:{name}"])
    return [owner] if family == "sell" else [h for h in range(g.nh) if h != owner]


def hero_refusal(g: State, key: str, h: int) -> Refusal | None:
    """Why this deal cannot be proposed for this hero."""
    if f"had:{key}:{h}" in g.once:
        return HANDED_OVER
    return NOT_AGREED if f"declined:{key}:{h}" in g.once else None


def possible_for(g: State, key: str) -> list[int]:
    """The heroes this deal can be proposed for."""
    return [h for h in concerned(g, key) if hero_refusal(g, key, h) is None]


def nobody_refusal(g: State, key: str) -> Refusal | None:
    """Why this deal cannot be proposed for anybody."""
    found = [hero_refusal(g, key, h) for h in concerned(g, key)]
    if None in found:
        return None
    return NOT_AGREED if NOT_AGREED in found else HANDED_OVER


def owner_of(g: State, c: int) -> int:
    """The hero who has this card."""
    return next(h for h in range(g.nh) if c in g.cards[h])


def deals(g: State) -> list[str]:
    """Everything somebody might think of: any card of the shop, and what the heroes have."""
    owned = [CARD_REFS[c].removeprefix("card:") for held in g.cards for c in held if ITEM[c] is not None]
    return [
        *(f"buy:{name}" for name in SHOP_ITEMS),
        *(f"sell:{name}" for name in owned),
        *(f"give:{name}" for name in owned),
    ]


def trade_once(g: State, shop: bool) -> Flow[bool]:
    """One purchase, sale or gift; True when all hero players are done."""
    sheet = sheet_of(g)
    known = {key: key for key in deals(g)}
    asks: dict[Seat, Ask] = {}
    for seat in hero_players(g):
        if seat in sheet.done:
            continue
        kind = "shop" if shop else "pack"
        ask = Ask(seat, kind, known, partial(deal_refusal, g, seat, shop), exits=MAY_BE_DONE, args={"gold": sheet.gold})
        if len(ask.keys) > 1:
            asks[seat] = ask
    if not asks:
        return True
    if len(asks) == 1:
        seat, ask = next(iter(asks.items()))
        key = yield ask
    else:
        seat, key = yield Asks(asks, None)
    if key == DONE:
        sheet.done.append(seat)
        return len(asks) == 1
    yield from propose(g, seat, key)
    return False


def propose(g: State, seat: Seat, key: str) -> Flow[None]:
    """Carry a deal out if those agree whom it concerns."""
    if key.startswith("give:"):
        yield from _give(g, seat, key)
    elif (yield from _buy(g, seat, key) if key.startswith("buy:") else _sell(g, seat, key)):
        g.once[:] = [mark for mark in g.once if not mark.startswith("declined:")]  # the purse is another one


def _for_whom(g: State, seat: Seat, kind: str, key: str, args: Args) -> Flow[int]:
    """The hero the proposer names; the only one possible is taken without asking."""
    possible = possible_for(g, key)
    if len(possible) == 1:
        return possible[0]
    heroes = {ref_of(g, h): h for h in concerned(g, key)}
    named = yield Ask(seat, kind, heroes, partial(hero_refusal, g, key), exits={PASS: duty(kind)}, args=args)
    return heroes[named]


def _buy(g: State, seat: Seat, key: str) -> Flow[bool]:
    sheet = sheet_of(g)
    name = key.removeprefix("buy:")
    cost = SHOP_ITEMS[name].cost
    args: Args = {"card": f"card:{name}", "gold": cost, "have": sheet.gold}
    h = yield from _for_whom(g, seat, "buy_for", key, args)
    if not (yield from agreed(g, seat, "agree_to_buy", {**args, "figure": ref_of(g, h)})):
        g.once.append(f"declined:{key}:{h}")
        return False
    c = next(c for c in CARDS[name] if c in sheet.display)
    sheet.display.remove(c)
    sheet.gold -= cost
    sheet.spent += cost
    g.cards[h].append(c)
    g.log.append(ItemBought(ref_of(g, h), CARD_REFS[c], cost))
    wire(g)
    return True


def _sell(g: State, seat: Seat, key: str) -> Flow[bool]:
    sheet = sheet_of(g)
    c = CARD_OF_REF[f"card:{key.removeprefix('sell:')}"]
    h = owner_of(g, c)
    price = sale_price(c)
    args: Args = {"card": CARD_REFS[c], "gold": price, "figure": ref_of(g, h)}
    if not (yield from agreed(g, seat, "agree_to_sell", args)):
        g.once.append(f"declined:{key}:{h}")
        return False
    item = ITEM[c]
    assert item is not None
    g.cards[h].remove(c)
    g.status[c] = 0
    (sheet.box if item.origin == "starting" else sheet.returned).append(c)  # DE-SELL-02
    sheet.gold += price
    sheet.sold += price
    g.log.append(ItemSold(ref_of(g, h), CARD_REFS[c], price))
    wire(g)
    return True


def _give(g: State, seat: Seat, key: str) -> Flow[None]:
    """The owner's player gives, the other's player must want it."""
    c = CARD_OF_REF[f"card:{key.removeprefix('give:')}"]
    h = owner_of(g, c)
    to = yield from _for_whom(g, seat, "give_to", key, {"card": CARD_REFS[c]})
    args: dict[str, str | int] = {"figure": ref_of(g, h), "card": CARD_REFS[c]}
    if g.hero_seat[to] != seat and not (yield from confirm(g.hero_seat[to], "accept", args)):
        g.once.append(f"declined:{key}:{to}")
        return
    g.cards[h].remove(c)
    g.cards[to].append(c)
    g.status[c] &= ~EQUIPPED
    g.once.append(f"had:{key}:{h}")
    g.log.append(CardPassed(ref_of(g, h), ref_of(g, to), CARD_REFS[c]))
    wire(g)
