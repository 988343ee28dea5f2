"""Production and Retrieval (DL-PROD, DL-RET): one player's whole share is one beat, in turn order.

Imps and Troll tokens count alike as workers here; which of them works where never matters (DL-R-55).
"""

from __future__ import annotations

from gruft.games.lords.pieces.events import OrderInaccessible, OrderRetrieved, RoomUsed
from gruft.games.lords.pieces.spelling import ON_CARD
from gruft.games.lords.pieces.tables import (
    FIRST_ROOM,
    MAY_STOP,
    ORDER_OF_REF,
    ORDER_REFS,
    PRODUCTION_TILES,
    ROOM_KIND,
    ROOM_OF_REF,
    ROOM_REFS,
    STOP,
    TURN_ORDER,
    WINTER,
    near,
    room_on,
    room_tile,
)
from gruft.games.lords.rules.orders import ORDERS
from gruft.games.lords.rules.price import lacking, pay, workforce
from gruft.games.lords.rules.words import Pay, Play, gains
from gruft.games.lords.state import Lord, State
from gruft.table.ask import Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

ROOM_GAINS = [gains(room.gain) for room in ROOM_KIND]


def production(g: State) -> Flow[str] | str:
    """The beat of the next player in turn order (DL-RET-03, DL-R-67)."""
    turn_order = TURN_ORDER[len(g.lords)][g.start]
    while g.turn < len(turn_order):
        seat = turn_order[g.turn]
        lord = g.lords[seat]
        g.turn += 1
        if len(lord.orders) < ORDERS:
            continue
        rooms = [PRODUCTION_TILES[tile] for tile in lord.tiles if tile in PRODUCTION_TILES]
        back = returning(lord)
        if rooms or len(back) > 1:
            return _share(g, seat)
        retrieve(g, seat, back[0])
    g.turn = 0
    return "end_of_round" if g.season == WINTER else "event"


def _share(g: State, seat: int) -> Flow[str]:
    yield from produce(g, seat)
    yield from _retrieve(g, seat)
    return "production"


def workers(lord: Lord) -> int:
    """Free imps and Troll tokens in the den."""
    return workforce(lord) - lord.working


def _unusable(g: State, lord: Lord, room: int) -> str:
    """What stands in the way of using this room once (now more) before its words are asked, or nothing."""
    kind = ROOM_KIND[room]
    if room_tile(room) not in lord.tiles:
        return "produce.conquered" if room_tile(room) + 1 in lord.tiles else "produce.not_yours"
    if not kind.imps:
        return "produce.no_product"
    if lord.used.count(room) >= g.year:
        return "produce.used_up"
    if workers(lord) < kind.imps:
        return "produce.workers"
    return ""


_PRODUCE_RULE = {
    "produce.conquered": "DL-PROD-06",
    "produce.not_yours": "DL-PROD-01",
    "produce.no_product": "DL-Y2-06",
    "produce.used_up": "DL-PROD-02",
    "produce.workers": "DL-PROD-01",
}


def usable(g: State, seat: int, room: int) -> bool:
    """Whether this player can use this room now."""
    lord = g.lords[seat]
    if _unusable(g, lord, room) or lacking(lord, ROOM_KIND[room].pay):
        return False
    play = Play(seat, ROOM_REFS[room])
    return all(word.possible(g, play) for word in ROOM_GAINS[room])


def produce_refusal(g: State, seat: int, room: int) -> Refusal | None:
    """Why this player cannot use this room now, or None if he can."""
    lord = g.lords[seat]
    code = _unusable(g, lord, room)
    if code == "produce.workers":
        return refuse(code, "DL-PROD-01", room=ROOM_REFS[room], need=ROOM_KIND[room].imps, have=workers(lord))
    if code:
        return refuse(code, _PRODUCE_RULE[code], room=ROOM_REFS[room])
    play = Play(seat, ROOM_REFS[room])
    reasons = (word.refusal(g, play) for word in (Pay(ROOM_KIND[room].pay), *ROOM_GAINS[room]))
    return next((reason for reason in reasons if reason is not None), None)


def produce(g: State, seat: int) -> Flow[None]:
    """Use rooms one at a time, in any order, until the player stops (DL-PROD-01 to -06)."""
    lord = g.lords[seat]

    def refusal(room: int) -> Refusal | None:
        return produce_refusal(g, seat, room)

    while True:
        keys = [
            ROOM_REFS[PRODUCTION_TILES[tile]]
            for tile in lord.tiles
            if tile in PRODUCTION_TILES and usable(g, seat, PRODUCTION_TILES[tile])
        ]
        if not keys:
            return
        free, trolls = workers(lord), workforce(lord) - lord.imps
        own = near((ROOM_REFS[room_on(tile)] for tile in lord.tiles if tile >= FIRST_ROOM), ROOM_OF_REF)
        key = yield Ask(
            seat,
            "produce",
            own,
            refusal,
            keys,
            MAY_STOP,
            {"workers": free, "trolls": trolls, "has_food": lord.food, "used": len(lord.used)},
        )
        if key == STOP:
            return
        yield from _use(g, seat, ROOM_OF_REF[key])


def _use(g: State, seat: int, room: int) -> Flow[None]:
    lord = g.lords[seat]
    kind = ROOM_KIND[room]
    lord.working += kind.imps
    lord.used.append(room)
    if g.log is not SILENCE:
        g.log.append(RoomUsed(seat, ROOM_REFS[room], kind.imps))
    pay(g, seat, kind.pay, ROOM_REFS[room])
    play = Play(seat, ROOM_REFS[room])
    for word in ROOM_GAINS[room]:
        yield from word.run(g, play)  # the year-2 rule of Buy Traps does not apply (DL-TBUY-03)


# -- retrieval -----------------------------------------------------------------


def returning(lord: Lord) -> list[int]:
    """The orders one of which may come back: the first, and any that was not carried out (DL-RET-01)."""
    unused = [order for order, spot in zip(lord.orders[1:], lord.minions[1:]) if spot == ON_CARD]
    return [lord.orders[0], *unused]


def retrieve_refusal(lord: Lord, order: int) -> Refusal | None:
    """Why this order cannot come back now, or None if it can."""
    if order not in lord.orders:
        return refuse("retrieve.not_played", "DL-RET-01", order=ORDER_REFS[order])
    if order not in returning(lord):
        return refuse("retrieve.carried_out", "DL-RET-01", order=ORDER_REFS[order])
    return None


def _retrieve(g: State, seat: int) -> Flow[None]:
    lord = g.lords[seat]
    back = returning(lord)
    order = back[0]
    if len(back) > 1:  # DL-RET-02
        keys = [ORDER_REFS[order] for order in back]
        played = near((ORDER_REFS[order] for order in lord.orders), ORDER_OF_REF)
        key = yield Ask(seat, "retrieve", played, lambda order: retrieve_refusal(lord, order), keys)
        order = ORDER_OF_REF[key]
    retrieve(g, seat, order)


def retrieve(g: State, seat: int, order: int) -> None:
    """This order and both inaccessible ones come back; the other two become inaccessible (DL-RET-01)."""
    lord = g.lords[seat]
    lord.inaccessible = [other for other in lord.orders if other != order]
    lord.orders = []
    lord.minions = []
    if g.log is not SILENCE:
        g.log.append(OrderRetrieved(seat, ORDER_REFS[order]))
        g.log += [OrderInaccessible(seat, ORDER_REFS[other]) for other in lord.inaccessible]
