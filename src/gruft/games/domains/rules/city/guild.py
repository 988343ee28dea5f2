"""The Builders' Guild: buying in whole lots (DD-ACTION-11, DD-BAD-09, DD-RUL-42, 46, 63).

All players here buy at the same time by the book; the engine asks them in turn order, one lot after the other, because
their purchases cannot touch each other. Charm is asked for once, after all of them.
"""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.content import MASTER
from gruft.games.domains.pieces.events import ActionDeclined, ActionTaken
from gruft.games.domains.pieces.numbers import FROM_PLACES, GUILD_HALF_PRICE
from gruft.games.domains.pieces.records import Visit
from gruft.games.domains.pieces.tables import (
    BUILDERS_PRICES,
    COINS,
    GUILD,
    ITEM_REFS,
    MASTER_OF,
    RESOURCE_OF_REF,
    SPOT_REFS,
)
from gruft.games.domains.rules.basics.items import gain, held, pay, purse
from gruft.games.domains.rules.basics.order import turn_order
from gruft.games.domains.rules.city.begun import lacked
from gruft.games.domains.rules.city.charms import open_charms
from gruft.games.domains.rules.minions import controller, home
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

TOBREN = MASTER_OF["tobren_kase"]


def total_price(g: State, listed: int, less: int) -> int:
    """What a whole visit costs: half in some rounds (rounded up), then reductions, never below 0."""
    if g.rule[GUILD_HALF_PRICE]:
        listed = (listed + 1) // 2
    return max(0, listed - less)


def lot_refusal(g: State, seat: Seat, listed: int, paid: int, less: int, blocks: bool, item: int) -> Refusal | None:
    """Why another lot of this item cannot be bought (DD-BAD-09)."""
    if blocks and g.blocked[item]:
        return refuse("guild.blocked", "DD-SPELL-17", item=ITEM_REFS[item])
    price = (
        total_price(g, listed + BUILDERS_PRICES[item][1], less) if blocks else listed + BUILDERS_PRICES[item][1]
    ) - paid
    have = held(g, seat, COINS)
    if have < price:
        return refuse("pay.too_little", "DD-ACTION-11", item="item:coins", n=price, have=have)
    return None


def buy_lot(g: State, seat: Seat, listed: int, paid: int, less: int, *, copied: bool) -> Flow[tuple[int, int] | None]:
    """Buy one lot or stop; the new list price and what is paid so far."""
    refusal = partial(lot_refusal, g, seat, listed, paid, less, True)
    args: dict[str, Arg] = {"paid": paid, **purse(g, seat, COINS)}
    item = yield from choose(seat, "buy", RESOURCE_OF_REF, refusal, or_pass=True, args=args)
    if item is None:
        return None
    units, coins = BUILDERS_PRICES[item]
    price = total_price(g, listed + coins, less)
    pay(g, seat, COINS, price - paid)
    if not listed and not copied:
        note(g, ActionTaken, seat, SPOT_REFS[GUILD])
    gain(g, seat, item, units, FROM_PLACES)
    return listed + coins, price


def shop(g: State, seat: Seat) -> Flow[bool]:
    """A whole visit in one go, for a copied action; whether anything was bought."""
    listed = paid = 0
    while (lot := (yield from buy_lot(g, seat, listed, paid, 0, copied=True))) is not None:
        listed, paid = lot
    return listed > 0


def builders(g: State) -> Flow[str] | str:
    """The next purchase of the visit that is going on; then the next visitor, in turn order."""
    if g.visit is None:
        minion = next_visitor(g)
        if minion < 0:
            return "resolve"
        g.visit = Visit(minion, 0, 0)
    return _visit(g, g.visit)


def next_visitor(g: State) -> int:
    """The minion that buys next, -1 when all have."""
    for seat in turn_order(g):
        for minion in g.guild:
            if controller(g, minion) == seat:
                return minion
    return -1


def _nothing_to_buy(g: State, seat: Seat, less: int) -> Refusal | None:
    """Why not even one lot can be bought; None if one can."""
    refusals = [lot_refusal(g, seat, 0, 0, less, True, item) for item in RESOURCE_OF_REF.values()]
    if None in refusals:
        return None
    return next((one for one in refusals if one is not None and one.code != "guild.blocked"), refusals[0])


def _visit(g: State, now: Visit) -> Flow[str]:
    seat = controller(g, now.minion)
    less = MASTER["tobren_kase"].number() if g.master[seat] == TOBREN else 0
    lot = yield from buy_lot(g, seat, now.listed, now.paid, less, copied=False)
    if lot is not None:
        listed, paid = lot
        g.visit = Visit(now.minion, listed, paid)
        return "builders"
    g.visit = None
    if not now.listed:
        lacked(g, seat, GUILD, _nothing_to_buy(g, seat, less))
        note(g, ActionDeclined, seat, SPOT_REFS[GUILD])
    else:
        g.purchases += 1
        g.actor = seat
    g.guild.remove(now.minion)
    home(g, now.minion)
    if not g.guild and g.purchases:
        g.purchases = 0
        open_charms(g)
        return "charm"
    return "builders"
