"""What people ask for at a live table: to answer, to take back, to know why not or what follows, to leave standing
orders.

Every request has an id that is stored with what it did, so a repeated one is answered again and not applied again. When
the database is out of reach the reply is "later": the client asks again under the same id.

Not here: talking (talking.py), how an answer becomes permanent (room.py).
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from functools import partial

from gruft.server import records
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Done, Link
from gruft.server.tables import coming
from gruft.server.tables.picture import open_asks, told_refusal
from gruft.server.tables.room import Room
from gruft.server.tables.standing import lasting, made, settled_answer
from gruft.table.ask import PASS, Seat
from gruft.table.chance import FastChance
from gruft.table.rules import Refusal, refuse
from gruft.table.table import Table

TRIES = 3
MOST_ORDERS = 100
MOST_BACK = 40
MOST_REACTIONS = 40

_log = logging.getLogger("gruft.server.deciding")

Answered = Callable[[records.Reply], None]


async def answer(room: Room, link: Link, wanted: records.Answer, reply: Answered) -> None:
    """Validate, apply, store, acknowledge, show."""
    refusal = seat_refusal(room, link, wanted.seat)
    if refusal is not None:
        reply(refused(wanted.id, refusal))
        return
    by = link.request(wanted.id)
    for tried in range(TRIES):
        async with room.lock:
            chronicle = await room.sure()
            if tried or chronicle.ask_id(wanted.seat) != wanted.ask:
                done = await room.house.read(room.house.store.done, room.id, by)
                if done is not None:
                    reply(_again(wanted.id, done, wanted.seat, wanted.key))
                    return
            if chronicle.ask_id(wanted.seat) != wanted.ask:
                reply(_late(room, wanted))
                return
            refusal = room.closed or chronicle.table.why_not(wanted.seat, wanted.key)
            if refusal is not None:
                reply(refused(wanted.id, refusal))
                return
            if await _taken(room, wanted, wanted.key, by, reply):
                return
    _log.warning("an answer of seat %d at table %s was not stored in %d tries", wanted.seat, room.id, TRIES)
    raise OutOfReach("an answer could not be stored")


async def undo(room: Room, link: Link, wanted: records.Undo, reply: Answered) -> None:
    """Take back the seat's last answer."""
    refusal = seat_refusal(room, link, wanted.seat)
    if refusal is not None:
        reply(refused(wanted.id, refusal))
        return
    by = link.request(wanted.id)
    for _ in range(TRIES):
        async with room.lock:
            chronicle = await room.sure()
            done = await room.house.read(room.house.store.done, room.id, by)
            if done is not None:
                reply(_again(wanted.id, done, wanted.seat, None))
                return
            refusal = room.closed or chronicle.undo_refusal(wanted.seat)
            if refusal is not None:
                reply(refused(wanted.id, refusal))
                return
            if await _taken(room, wanted, None, by, reply):
                await _back_to_a_decision(room, wanted.seat)
                return
    raise OutOfReach("an undo could not be stored")


async def _back_to_a_decision(room: Room, seat: int) -> None:
    """What was answered without asking is taken back as well: it would only be answered in the same way again."""
    with contextlib.suppress(OutOfReach):
        for _ in range(MOST_BACK):
            chronicle = await room.sure()
            ask = chronicle.table.ask_of(seat)
            if ask is None or settled_answer(room.seats[seat].standing, ask, room.hour) is None:
                return
            if chronicle.undo_refusal(seat) is not None or not await room.take(seat, None, None, lambda: None):
                return


async def _taken(room: Room, wanted: records.Answer | records.Undo, key: str | None, by: str, reply: Answered) -> bool:
    """Whether it is stored; if not, or nobody knows, the table is read again and looked at anew."""
    try:
        return await room.take(wanted.seat, key, by, lambda: reply(accepted(wanted.id)))
    except OutOfReach:
        return False


async def explain(room: Room, link: Link, wanted: records.WhyNot | records.Final, reply: Answered) -> None:
    """Why something cannot be answered, or could not be taken back, without playing."""
    if wanted.seat not in link.seats:
        reply(refused(wanted.id, refuse("seat.not_yours")))
        return
    async with room.lock:
        table = (await room.sure()).table
        ask = table.why_not if isinstance(wanted, records.WhyNot) else partial(no_way_back, table)
        refusal = ask(wanted.seat, wanted.key)
    reply(records.Reply(wanted.id, "why", told_refusal(refusal) if refusal is not None else None))


def no_way_back(table: Table, seat: Seat, key: str) -> Refusal | None:
    """Why this seat could not take this answer back once it is given; None if it could.

    It is tried in a world as the seat may imagine it, so that nothing can be learnt here of what it cannot know.
    Reactions that nobody makes leave an answer as it was: it can still be taken back.
    """
    ask, choice = table.ask_of(seat), table.choice
    if ask is None or key not in ask.keys or (choice is not None and len(table.asks) > 1):
        return None  # while others choose as well, one may think again
    twin = table.imagine(seat, FastChance(1), forkable=True) if choice is None else table.fork()
    before = twin.choice
    twin.answer(seat, key)
    if before is not None:
        return refuse("undo.others") if twin.choice is not before else None
    for _ in range(MOST_REACTIONS):
        asked = next((one for one in twin.asks if one.kind in twin.game.reactions and PASS in one.keys), None)
        if asked is None:
            break
        twin.answer(asked.seat, PASS)
    if twin.over:
        return refuse("table.over")
    others = not twin.vote and twin.ask_of(seat) is None
    return twin.undo_refusal(seat) or (refuse("undo.others") if others else None)


async def standing(room: Room, link: Link, wanted: records.Standing, reply: Answered) -> None:
    """Set or take back standing orders; they begin with the ask that is open now."""
    refusal = seat_refusal(room, link, wanted.seat)
    if refusal is not None:
        reply(refused(wanted.id, refusal))
        return
    async with room.lock:
        await room.sure()
        seat = room.seats[wanted.seat]
        orders = lasting(seat.standing, room.hour)
        for kind, order in wanted.orders.items():
            if order is None:
                orders.pop(kind, None)
            else:
                orders[kind] = made(order, room.hour)
        if len(orders) > MOST_ORDERS:
            reply(refused(wanted.id, refuse("request.too_large")))
            return
        await coming.change_seat(room, wanted.seat, seat.name, seat.level, orders)
        reply(accepted(wanted.id))
        room.publish()
    room.house.wake(room)


def seat_refusal(room: Room, link: Link, seat: int) -> Refusal | None:
    """Why this link may not decide for this seat now."""
    if link.role != "player" or seat not in link.seats:
        return refuse("seat.not_yours")
    if room.seats[seat].level is not None:
        return refuse("seat.bot")
    return None


def accepted(request: str) -> records.Reply:
    """The reply to what was stored."""
    return records.Reply(request, "accepted")


def refused(request: str, refusal: Refusal) -> records.Reply:
    """The reply to what the rules refuse."""
    return records.Reply.no(request, refusal)


def _again(request: str, done: Done, seat: int, key: str | None) -> records.Reply:
    """The reply to an id that was used before: the same request again, or another one under its name."""
    return accepted(request) if done == Done(seat, key) else refused(request, refuse("request.used"))


def _late(room: Room, wanted: records.Answer) -> records.Reply:
    """The question has changed since: what is asked now instead, if anything."""
    asks = open_asks(room.chronicle, wanted.seat)
    return records.Reply(wanted.id, "stale", told_refusal(refuse("ask.changed")), asks[0] if asks else None)
