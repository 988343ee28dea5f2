"""Answers nobody types: what people have settled beforehand, and bots; a table that is not known is read again first.

What is settled is answered after a short while that is never the same, so that nobody learns from the time it takes
whether somebody had nothing to choose, gave an order or thought about it.

One task per room does both, one answer after another. With several server processes the one that took the last answer
goes on at once; the others wait a little, in case it has died. Whoever is second finds the entry already there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gruft.server.store.reach import OutOfReach
from gruft.server.store.removing import Removed
from gruft.server.tables.standing import settled_answer
from gruft.server.tables.workers import BotFailed
from gruft.table import checkpoint

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
    return bool(settled(room)) or _bot_asked(room)


def gathering(room: Room) -> bool:
    """Whether people who were invited are still to come, and nobody has begun without them."""
    if room.known is None or room.known.mixing.begun:
        return False
    come = {seat.seat for seat in room.seat_infos() if seat.online}
    come |= {stirred.entry.seat for stirred in room.known.stirred}
    return any(seat.kind == "friend" and seat.level is None and n not in come for n, seat in enumerate(room.seats))


def _bot_asked(room: Room) -> bool:
    """Whether a bot is to answer now."""
    if room.known is None or gathering(room):
        return False
    people = room.guests or any(seat.level is None for seat in room.seats)
    return bool(people) and any(room.seats[ask.seat].level for ask in room.known.table.asks)


async def play(room: Room) -> None:
    """Answer until a person is asked."""
    failures = 0
    while wanted(room) and failures < MOST_FAILURES:
        try:
            if await _our_turn(room):
                await _go_on(room)
        except Removed:
            return
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


async def _go_on(room: Room) -> None:
    """Give one answer: a settled one that is due, else a bot's; else wait for the next settled one."""
    async with room.lock:
        await room.sure()
        found = [] if room.closed is not None else settled(room)
        room.due = {one.ask: room.due.get(one.ask) or time.monotonic() + _while(room) for one in found}
        first = min(found, key=lambda one: room.due[one.ask], default=None)
        if first is not None and room.due[first.ask] <= time.monotonic():
            await room.take(first.seat, first.key, by=None, stored=_nothing)
            return
    if _bot_asked(room):
        await _ask_a_bot(room)
    elif first is not None:
        await asyncio.sleep(max(0.0, room.due[first.ask] - time.monotonic()))


def _while(room: Room) -> float:
    pause = room.house.pass_pause
    return pause * (0.5 + secrets.randbelow(1001) / 1000)


@dataclass(frozen=True, slots=True)
class Settled:
    """An answer nobody is asked for, and the name of the question."""

    seat: int
    key: str
    ask: str


def settled(room: Room) -> list[Settled]:
    """The open asks that are answered without asking."""
    found = []
    chronicle, begun = room.chronicle, not gathering(room)
    for ask in chronicle.table.asks:
        seat, name = room.seats[ask.seat], chronicle.ask_id(ask.seat)
        if seat.level is not None or name is None:
            continue
        key = settled_answer(seat.standing, ask, room.hour, begun=begun)
        if key is not None:
            found.append(Settled(ask.seat, key, name))
    return found


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
