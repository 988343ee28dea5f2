"""Answers nobody types: standing orders and bots. And whoever answers: a table that is not known is read again.

One task per room does both, one answer after another. With several server processes the one that took the last answer
goes on at once; the others wait a little, in case it has died. Whoever is second finds the entry already there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING

from gruft.server.store.reach import OutOfReach
from gruft.server.tables.workers import BotFailed
from gruft.table import checkpoint
from gruft.table.ask import PASS

if TYPE_CHECKING:
    from gruft.server.tables.room import Room

PATIENCE, LOOK_SECONDS = 1.5, 0.1
AGAIN_SECONDS = 0.5
MOST_FAILURES = 5
_log = logging.getLogger("gruft.server.automatic")


def wanted(room: Room) -> bool:
    """Whether something is to be done here without a person. Bots among themselves play only if watched.

    At a table with friends they wait until everybody has sat down or somebody has begun, and until bytes that are being
    mixed in are: then everybody's chance is in the deal.
    """
    if room.known is None:
        return True
    if room.known.over or room.closed is not None:
        return False
    if room.mixing:
        return False
    if ordered(room) is not None:
        return True
    if room.gathering:
        return False
    people = room.guests or any(seat.level is None for seat in room.seats)
    return bool(people) and any(room.seats[ask.seat].level for ask in room.known.table.asks)


async def play(room: Room) -> None:
    """Answer until a person is asked."""
    failures = 0
    while wanted(room) and failures < MOST_FAILURES:
        try:
            if await _our_turn(room) and not await _obey(room):
                await _ask_a_bot(room)
        except OutOfReach as outage:
            _log.info("table %s waits for the database: %s", room.id, outage)
            await asyncio.sleep(AGAIN_SECONDS)
        except Exception:
            failures += 1
            _log.exception("an automatic answer at table %s", room.id)
            await asyncio.sleep(failures)


async def _our_turn(room: Room) -> bool:
    """Whether this process took the last answer, or nobody has gone on for a while."""
    if room.house.alone or room.ours.is_set():
        return True
    before = room.known.number if room.known is not None else None
    if before is None:
        return True
    for _ in range(round(PATIENCE / LOOK_SECONDS)):
        if room.ours.is_set() or room.house.alone:
            break
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(room.ours.wait(), LOOK_SECONDS)
    return room.ours.is_set() or room.known is None or room.known.number == before


async def _obey(room: Room) -> bool:
    """Follow one standing order, if there is one."""
    async with room.lock:
        await room.sure()
        order = ordered(room)
        if order is None or room.closed is not None:
            return False
        await room.take(*order, by=None, stored=_nothing)
        return True


def ordered(room: Room) -> tuple[int, str] | None:
    """A seat whose open ask is answered by a standing order, and the answer."""
    for ask in room.chronicle.table.asks:
        seat = room.seats[ask.seat]
        order = seat.standing.get(ask.kind)
        if order is None or seat.level is not None or PASS not in ask.keys or order.key not in ask.keys:
            continue
        named = {*ask.keys, *map(str, (ask.args or {}).values())}
        if named.isdisjoint(order.unless):
            return ask.seat, order.key
    return None


async def _ask_a_bot(room: Room) -> None:
    """Let one bot that is asked answer; if it fails, any allowed answer is given."""
    async with room.lock:
        chronicle = await room.sure()
        if room.closed is not None:
            return
        ask = next((ask for ask in chronicle.table.asks if room.seats[ask.seat].level), None)
        if ask is None:
            return
        seat, level, name = ask.seat, room.seats[ask.seat].level, chronicle.ask_id(ask.seat)
        assert level is not None
        number = chronicle.number
        mark = checkpoint.take(chronicle.table)
    if room.guests and chronicle.table.choice is None:  # what is chosen secretly nobody can watch anyway
        await asyncio.sleep(room.house.bot_pause)
    try:
        started = time.monotonic()
        key: str | None = await room.house.workers.choose(chronicle.header, mark, seat, level)
        room.house.figures.thinking.add(time.monotonic() - started)
    except BotFailed:
        key = None
    async with room.lock:
        await room.sure()
        if room.chronicle.ask_id(seat) != name or room.seats[seat].level is None:
            return
        open_ask = room.chronicle.table.ask_of(seat)
        assert open_ask is not None
        if key not in open_ask.keys:
            if room.chronicle.number != number:
                return  # the others have changed the table meanwhile: it is asked again
            if key is not None:
                _log.warning("bot %s answered %r, which is not offered, at table %s", level, key, room.id)
            key = secrets.choice(open_ask.keys)
        await room.take(seat, key, by=None, stored=_nothing)


def _nothing() -> None:
    """Nobody waits for an acknowledgement here."""
