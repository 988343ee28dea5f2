"""Answers people have settled beforehand: standing orders, and questions that leave nothing to decide.

An order is for one kind of ask (`window`), or for what sets it off: a kind and one of the ask's arguments (`window
window:hero_enters_space`). It lasts for this turn, this round or the game, and says in which of them it was made. A
question whose only answer is to pass or to be done is answered so for everybody, unless they want to be asked always
(`nothing`: `ask`). Whoever can only end their turn is asked: it is theirs to look once more, or to take a step back.

Not here: when these answers are given (automatic.py).
"""

from __future__ import annotations

import msgspec

from gruft.server import records
from gruft.table.ask import DONE, PASS, Ask
from gruft.table.game import Hour

NOTHING = "nothing"
ASK = "ask"
NOTHING_LEFT = ([PASS], [DONE])
Standing = dict[str, records.Order]


def read_orders(data: bytes) -> Standing:
    """The orders of a seat as they are stored; those that cannot be read (once they could be too long) are none."""
    try:
        return msgspec.json.decode(data, type=Standing)
    except msgspec.ValidationError:
        return {}


def made(order: records.Order | str, hour: Hour) -> records.Order:
    """An order as it is stored when somebody gives it now."""
    if isinstance(order, str):
        order = records.Order(order)
    return msgspec.structs.replace(order, made=_stamp(order, hour))


def lasting(orders: Standing, hour: Hour) -> Standing:
    """The orders that have not ended by themselves."""
    return {name: order for name, order in orders.items() if order.made == _stamp(order, hour)}


def settled_answer(orders: Standing, ask: Ask, hour: Hour, *, begun: bool = True) -> str | None:
    """What is answered to this ask without asking anybody; before the game has `begun`, orders only."""
    order = _order_for(lasting(orders, hour), ask)
    if order is not None and PASS in ask.keys and order.key in ask.keys:
        named = {*ask.keys, *map(str, (ask.args or {}).values())}
        if named.isdisjoint(order.unless):
            return order.key
    always = orders.get(NOTHING)
    if begun and ask.keys in NOTHING_LEFT and (always is None or always.key != ASK):
        return ask.keys[0]
    return None


def _order_for(orders: Standing, ask: Ask) -> records.Order | None:
    """The order about what set this ask off, else about its kind."""
    for about in (ask.args or {}).values():
        order = orders.get(f"{ask.kind} {about}")
        if order is not None:
            return order
    return orders.get(ask.kind)


def _stamp(order: records.Order, hour: Hour) -> str:
    if order.until == "turn":
        return hour.turn
    return hour.round if order.until == "round" else ""
