"""Choosing and placing orders (DL-ORD), also for the non-player boards (DL-P2-02 to -06, DL-P3-02, -03).

Choosing is secret and simultaneous; revealing and placing leave nobody a choice, so they are one beat.
Not here: what a placed minion does (actions.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.events import (
    HireFeePaid,
    HireFeeUnpaid,
    MinionPlaced,
    MinionTurnedAway,
    NonPlayerPlaced,
    OrderRevealed,
    OrdersChosen,
)
from gruft.games.lords.pieces.spelling import ON_CARD
from gruft.games.lords.pieces.tables import HIRE_MONSTER, ORDER_OF_REF, ORDER_REFS, SPACE_REFS, TURN_ORDER
from gruft.games.lords.rules.gifts import pick_secret_gift
from gruft.games.lords.rules.price import change_gold
from gruft.games.lords.state import FREE_SPACE, NON_PLAYER, Lord, NonPlayer, State
from gruft.table.ask import NO_EXITS, Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow, together
from gruft.table.rules import Refusal, refuse

ORDERS = 3
FEE = 1
_NAMES = ("first", "second", "third")


def choose_orders(g: State) -> Flow[str]:
    """The beat in which everybody secretly chooses three orders (DL-ORD-01, -02)."""
    for lord in g.lords:
        lord.drawn = []
        lord.orders = []
    turn_up_non_players(g)
    chosen = yield from together({seat: _choose(g, seat) for seat in range(len(g.lords))})
    for seat, (third, hero, token) in chosen.items():
        lord = g.lords[seat]
        lord.secret_hero, lord.secret_token = hero, token
        if third >= 0:
            g.others[seat].third = third
    return "reveal_orders"


def _choose(g: State, seat: int) -> Flow[tuple[int, int, int]]:
    """One player's secret choices: three orders, then the non-player's third order and a gift, which are returned."""
    lord = g.lords[seat]
    chosen = lord.orders  # only their owner sees them before all have chosen
    args: dict[str, str | int] = {"number": 1}

    def refusal(order: int) -> Refusal | None:
        return order_refusal(lord, chosen, order)

    for number in range(ORDERS):
        barred = (*lord.inaccessible, *chosen)
        keys = [key for key, order in ORDER_OF_REF.items() if order not in barred]
        key = yield Ask(seat, "choose_order", ORDER_OF_REF, refusal, keys, NO_EXITS, args)
        chosen.append(ORDER_OF_REF[key])
        args = {**args, "number": number + 2, _NAMES[number]: key}
    third = -1
    if len(g.lords) == 2:
        third = yield from _choose_third(seat, g.others[seat])
    hero = token = -1
    if g.rules.gifts == "secret" and g.heroes_now:
        hero, token = yield from pick_secret_gift(g, seat)
    return third, hero, token


def order_refusal(lord: Lord, chosen: list[int], order: int) -> Refusal | None:
    """Why `order` cannot be chosen next, or None if it can."""
    if order in lord.inaccessible:
        return refuse("orders.inaccessible", "DL-ORD-02", order=ORDER_REFS[order])
    if order in chosen:
        return refuse("orders.chosen_twice", "DL-ORD-01", order=ORDER_REFS[order])
    return None


def _choose_third(seat: int, other: NonPlayer) -> Flow[int]:
    """Two players: the third order of the non-player board one looks after (DL-P2-03)."""

    def refusal(order: int) -> Refusal | None:
        if order not in other.stack:
            return refuse("orders.not_in_stack", "DL-P2-03", order=ORDER_REFS[order])
        return None

    keys = [ORDER_REFS[order] for order in other.stack]
    key = yield Ask(seat, "choose_non_player_order", ORDER_OF_REF, refusal, keys)
    return ORDER_OF_REF[key]


# -- the non-player boards -----------------------------------------------------


def turn_up_non_players(g: State) -> None:
    """Before the players choose, the non-player boards turn up their orders (DL-P2-02, DL-P3-02, -03)."""
    if not g.others:
        return
    count = 3 if len(g.lords) == 3 else 2
    for other in g.others:
        g.chance.shuffle(other.stack, "non-player orders")
        other.shown = other.stack[:count]
        del other.stack[:count]
        for order in other.shown:
            _block(g, order, 2)
    if len(g.lords) == 3:
        _rest(g.others[0])


def _block(g: State, order: int, number: int) -> None:
    """A non-player minion blocks the space with this number, or the next one if it is blocked already."""
    for space in range(order * 3 + number - 1, order * 3 + 3):
        if g.spaces[space] == FREE_SPACE:
            g.spaces[space] = NON_PLAYER
            if g.log is not SILENCE:
                g.log.append(NonPlayerPlaced(SPACE_REFS[space]))
            return


def _rest(other: NonPlayer) -> None:
    """The used orders become inaccessible, the old inaccessible ones return to the stack (DL-P2-06, DL-P3-02)."""
    other.stack += other.inaccessible
    other.inaccessible = other.shown
    other.shown = []


# -- revealing and placing -----------------------------------------------------


def reveal_orders(g: State) -> str:
    """First, second and third cards are revealed and the minions placed (DL-ORD-03 to -06)."""
    if not all(len(lord.orders) == ORDERS for lord in g.lords):
        return "choose_orders"  # only from a position in which nobody has chosen yet
    g.chance.reveal()
    if len(g.lords) == 2:
        thirds = [other for other in g.others if other.third >= 0]
        for other in thirds:
            _block(g, other.third, 1)  # DL-P2-04: space I, or II if both boards name the same place
        for other in thirds:
            other.stack.remove(other.third)
            other.shown.append(other.third)
            other.third = -1
            _rest(other)
    turn_order = TURN_ORDER[len(g.lords)][g.start]
    for lord in g.lords:
        lord.minions = []
    if g.log is not SILENCE:
        for seat in turn_order:
            first, second, third = (ORDER_REFS[order] for order in g.lords[seat].orders)
            g.log.append(OrdersChosen(seat, first, second, third, only=(seat,)))
    for number in range(ORDERS):
        if g.log is not SILENCE:
            for seat in turn_order:
                g.log.append(OrderRevealed(seat, ORDER_REFS[g.lords[seat].orders[number]], number + 1))
        if number == 0 and g.rules.hire_fee:
            _collect_hire_fees(g, turn_order)
        for seat in turn_order:
            if len(g.lords[seat].minions) == number:
                _place(g, seat, g.lords[seat].orders[number])
    g.turn = 0
    return "carry_out"


def _collect_hire_fees(g: State, turn_order: tuple[int, ...]) -> None:
    """Hire Monster as first order costs a gold on revealing, before anyone is placed (DL-FULL-03, DL-R-06)."""
    for seat in turn_order:
        lord = g.lords[seat]
        if lord.orders[0] != HIRE_MONSTER:
            continue
        if lord.gold >= FEE:
            change_gold(g, seat, -FEE, ORDER_REFS[HIRE_MONSTER], "pay")
            g.log.append(HireFeePaid(seat))
        else:
            lord.minions.append(ON_CARD)
            g.log.append(HireFeeUnpaid(seat))


def _place(g: State, seat: int, order: int) -> None:
    """A minion goes on the lowest free space of the place, or on its own card (DL-ORD-03, -05, -06)."""
    minions = g.lords[seat].minions
    spaces = g.spaces
    first = order * 3
    for space in (first, first + 1, first + 2):
        if spaces[space] == FREE_SPACE:
            spaces[space] = seat
            minions.append(space)
            if g.log is not SILENCE:
                g.log.append(MinionPlaced(seat, SPACE_REFS[space]))
            return
    minions.append(ON_CARD)
    if g.log is not SILENCE:
        g.log.append(MinionTurnedAway(seat, ORDER_REFS[order]))
