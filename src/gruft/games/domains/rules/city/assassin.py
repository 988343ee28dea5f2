"""The Assassin and the Street Thug (DD-ACTION-04 to 08, DD-BAD-10, 13, 14, 17).

A target is one number: adventurers as they are, then henchmen, face-down henchmen, minions and - only to be refused -
Masters.

Not here: Karkhofen, who uses the same targets but minions (cards/henchmen/preparation.py).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.domains.pieces.content import PLACE
from gruft.games.domains.pieces.events import Rolled, TargetNamed
from gruft.games.domains.pieces.tables import (
    ADVENTURER_REFS,
    COINS,
    EVIL,
    FIRST_SPOT,
    HENCHMAN_REFS,
    HIDDEN_REFS,
    MASTER_REFS,
    amount_key,
)
from gruft.games.domains.rules.basics import servants
from gruft.games.domains.rules.basics.decks import fill_party, remove_adventurer
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import held, pay
from gruft.games.domains.rules.minions import IN_GUILD, knock_off, minions_on_board
from gruft.games.domains.state import ASSASSIN_PRICE, THUG_MAX, State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

HENCHMAN: Final = 100
HIDDEN: Final = 200
MINION: Final = 300
MASTER: Final = 500

THUG_PRICE: Final = PLACE["street_thug"].number("price")
EVIL_WORTH: Final = PLACE["assassin"].number("worth")


def targets(g: State, *, minions: bool) -> dict[str, int]:
    """Everything somebody might want to have killed, by key."""
    found = {ADVENTURER_REFS[card]: card for party in g.parties for card in party}
    for cards in g.henchmen:
        for card in cards:
            found[HENCHMAN_REFS[card]] = HENCHMAN + card
    for card in g.inn:
        if card >= 0:
            found[HENCHMAN_REFS[card]] = HENCHMAN + card
    for slot, card in enumerate(g.far_lands):
        if card >= 0:
            found[HIDDEN_REFS[slot]] = HIDDEN + slot
    if minions:
        for key, position in minions_on_board(g).items():
            found[key] = MINION + position
    for seat, master in enumerate(g.master):
        if master >= 0:
            found[MASTER_REFS[master]] = MASTER + seat
    return found


def target_refusal(g: State, acting: int, target: int) -> Refusal | None:
    """Why this target may not be named (`acting`: the position of the acting minion, -1 none)."""
    if target >= MASTER:
        return refuse("assassin.master", "DD-MASTER-04")
    if target == MINION + acting and acting >= 0:
        return refuse("assassin.acting_minion", "DD-BAD-17")
    return None


def eliminate(g: State, target: int, place: int) -> Flow[None]:
    """The target is dead; `place` is the place being resolved, for a minion that is put back."""
    if target < HENCHMAN:
        party = 0 if target in g.parties[0] else 1
        size = len(g.parties[party])
        remove_adventurer(g, party, target)
        fill_party(g, party, size)
    elif target < HIDDEN:
        servants.remove(g, target - HENCHMAN)
    elif target < MINION:
        servants.remove(g, g.far_lands[target - HIDDEN])
    else:
        yield from knock_off(g, target - MINION, place)


def _name(g: State, seat: Seat, kind: str, price_refusal: Refusal | None, acting: int, price: int) -> Flow[int | None]:
    """Let the player name a target, or decline."""

    def refusal(target: int) -> Refusal | None:
        return price_refusal or target_refusal(g, acting, target)

    args: dict[str, Arg] = {"price": price}
    return (yield from choose(seat, kind, targets(g, minions=True), refusal, or_pass=True, args=args))


def price_refusal(g: State, seat: Seat, price: int, evil: int) -> Refusal | None:
    """Why the price cannot be paid with exactly this much Evil (DD-BAD-10)."""
    if held(g, seat, EVIL) < evil:
        return refuse("pay.too_little", "DD-ACTION-04", item="item:evil", n=evil, have=held(g, seat, EVIL))
    coins = price - EVIL_WORTH * evil
    if held(g, seat, COINS) < coins:
        return refuse("pay.too_little", "DD-ACTION-04", item="item:coins", n=coins, have=held(g, seat, COINS))
    return None


def assassin(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """Pay the price and kill for certain (DD-ACTION-04)."""
    price = g.rule[ASSASSIN_PRICE]
    payments = {amount_key(evil): evil for evil in range(price // EVIL_WORTH + 1)}
    broke = None
    if all(price_refusal(g, seat, price, evil) for evil in payments.values()):
        coins, evil = held(g, seat, COINS), held(g, seat, EVIL)
        broke = refuse("assassin.too_dear", "DD-ACTION-04", price=price, coins=coins, evil=evil)
    target = yield from _name(g, seat, "assassin", broke, -1 if copied else acting_position(g), price)
    if target is None:
        return False
    args: dict[str, Arg] = {"price": price}
    refusal = partial(price_refusal, g, seat, price)
    paid = yield from pick(seat, "assassin_evil", payments, refusal, rule="DD-BAD-10", args=args)
    pay(g, seat, EVIL, paid)
    pay(g, seat, COINS, price - EVIL_WORTH * paid)
    _tell(g, seat, target)
    yield from eliminate(g, target, g.place)
    return True


def thug(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """Name a target, pay 2 coins, roll: 1 or 2 kills (DD-ACTION-05)."""
    broke = None
    if held(g, seat, COINS) < THUG_PRICE:
        broke = refuse("pay.too_little", "DD-ACTION-05", item="item:coins", n=THUG_PRICE, have=held(g, seat, COINS))
    target = yield from _name(g, seat, "thug", broke, -1 if copied else acting_position(g), THUG_PRICE)
    if target is None:
        return False
    pay(g, seat, COINS, THUG_PRICE)
    _tell(g, seat, target)
    result = g.chance.roll(6)
    note(g, Rolled, "1d6", result)
    if result <= g.rule[THUG_MAX]:
        yield from eliminate(g, target, g.place)
    return True


def acting_position(g: State) -> int:
    """Where the acting minion stands: both places have one space."""
    return FIRST_SPOT[g.place]


def _tell(g: State, seat: Seat, target: int) -> None:
    if target < HENCHMAN:
        key = ADVENTURER_REFS[target]
    elif target < HIDDEN:
        key = HENCHMAN_REFS[target - HENCHMAN]
    elif target < MINION:
        key = HIDDEN_REFS[target - HIDDEN]
    elif target - MINION >= IN_GUILD:
        key = "space:builders_guild"
    else:
        key = next(name for name, position in minions_on_board(g).items() if position == target - MINION)
    note(g, TargetNamed, seat, key)
