"""The Assassin and the Street Thug (DD-ACTION-04 to 08, DD-BAD-10, 13, 14, 17).

Targets are adventurers, henchmen, face-down henchmen, minions and - only to be refused - Masters.

Not here: Karkhofen, who uses the same targets but minions (cards/henchmen/preparation.py).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.domains.pieces.content import PLACE
from gruft.games.domains.pieces.events import Rolled, TargetNamed
from gruft.games.domains.pieces.numbers import ASSASSIN_PRICE, THUG_MAX
from gruft.games.domains.pieces.tables import (
    ADVENTURER_REFS,
    COINS,
    EVIL,
    FIRST_SPOT,
    HENCHMAN_REFS,
    HIDDEN_REFS,
    MASTER_REFS,
    PLACE_REFS,
    THUG,
    amount_key,
)
from gruft.games.domains.pieces.things import (
    ADVENTURER_THINGS,
    HENCHMAN_THINGS,
    HIDDEN_THINGS,
    MASTER_THINGS,
    MINION_THINGS,
    Thing,
)
from gruft.games.domains.rules.basics import servants
from gruft.games.domains.rules.basics.decks import fill_party, remove_adventurer
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import held, pay, purse
from gruft.games.domains.rules.city.begun import begun, lacked
from gruft.games.domains.rules.minions import knock_off, minions_on_board
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

THUG_PRICE: Final = PLACE["street_thug"].number("price")
EVIL_WORTH: Final = PLACE["assassin"].number("worth")


def targets(g: State, *, minions: bool) -> dict[str, Thing]:
    """Everything somebody might want to have killed, by key."""
    found = {ADVENTURER_REFS[card]: ADVENTURER_THINGS[card] for party in g.parties for card in party}
    for cards in g.henchmen:
        for card in cards:
            found[HENCHMAN_REFS[card]] = HENCHMAN_THINGS[card]
    for card in g.inn:
        if card >= 0:
            found[HENCHMAN_REFS[card]] = HENCHMAN_THINGS[card]
    for slot, card in enumerate(g.far_lands):
        if card >= 0:
            found[HIDDEN_REFS[slot]] = HIDDEN_THINGS[slot]
    if minions:
        found |= minions_on_board(g)
    for master in g.master:
        if master >= 0:
            found[MASTER_REFS[master]] = MASTER_THINGS[master]
    return found


def target_refusal(g: State, acting: Thing | None, target: Thing) -> Refusal | None:
    """Why this target may not be named by the acting minion (None: nobody's)."""
    if target.kind == "master":
        return refuse("assassin.master", "DD-MASTER-04")
    if target == acting:
        return refuse("assassin.acting_minion", "DD-BAD-17")
    return None


def eliminate(g: State, target: Thing, place: int) -> Flow[None]:
    """The target is dead; `place` is the place being resolved, for a minion that is put back."""
    kind, number = target
    if kind == "adventurer":
        party = 0 if number in g.parties[0] else 1
        size = len(g.parties[party])
        remove_adventurer(g, party, number)
        fill_party(g, party, size)
    elif kind == "henchman":
        servants.remove(g, number)
    elif kind == "hidden":
        servants.remove(g, g.far_lands[number])
    else:
        yield from knock_off(g, target, place)


def _name(
    g: State, seat: Seat, kind: str, price_refusal: Refusal | None, acting: Thing | None, price: int
) -> Flow[Thing | None]:
    """Let the player name a target, or decline."""

    def refusal(target: Thing) -> Refusal | None:
        return price_refusal or target_refusal(g, acting, target)

    args: dict[str, Arg] = {"price": price, **purse(g, seat, COINS, EVIL)}
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
    target = yield from _name(g, seat, "assassin", broke, None if copied else acting_minion(g), price)
    if target is None:
        if not copied:
            lacked(g, seat, g.spot, broke)
        return False
    args: dict[str, Arg] = {"price": price, **purse(g, seat, COINS, EVIL)}
    args |= {key: price - EVIL_WORTH * evil for key, evil in payments.items()}
    refusal = partial(price_refusal, g, seat, price)
    paid = yield from pick(seat, "assassin_evil", payments, refusal, rule="DD-BAD-10", args=args)
    pay(g, seat, EVIL, paid)
    pay(g, seat, COINS, price - EVIL_WORTH * paid)
    if not copied:
        begun(g, seat)
    _tell(g, seat, target)
    yield from eliminate(g, target, g.place)
    return True


def thug(g: State, seat: Seat, n: int, copied: bool) -> Flow[bool]:
    """Name a target, pay 2 coins, roll: 1 or 2 kills (DD-ACTION-05)."""
    broke = None
    if held(g, seat, COINS) < THUG_PRICE:
        broke = refuse("pay.too_little", "DD-ACTION-05", item="item:coins", n=THUG_PRICE, have=held(g, seat, COINS))
    target = yield from _name(g, seat, "thug", broke, None if copied else acting_minion(g), THUG_PRICE)
    if target is None:
        if not copied:
            lacked(g, seat, g.spot, broke)
        return False
    pay(g, seat, COINS, THUG_PRICE)
    if not copied:
        begun(g, seat)
    _tell(g, seat, target)
    result = g.chance.roll(6)
    hit = result <= g.rule[THUG_MAX]
    note(g, Rolled, "1d6", result, seat, PLACE_REFS[THUG], "hit" if hit else "miss")
    if hit:
        yield from eliminate(g, target, g.place)
    return True


def acting_minion(g: State) -> Thing:
    """The minion whose action this is: both places have one space."""
    return MINION_THINGS[FIRST_SPOT[g.place]]


def _tell(g: State, seat: Seat, target: Thing) -> None:
    key = next(key for key, thing in targets(g, minions=True).items() if thing == target)
    note(g, TargetNamed, seat, key)
