"""Answers nobody types: standing orders and bots.

One task per room does both, one answer after another. With several server processes the one that took the last answer
goes on at once; the others wait a little, in case it has died. Whoever is second finds the entry already there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

from gruft.server.tables.workers import BotFailed
from gruft.table import checkpoint

if TYPE_CHECKING:
    from gruft.server.tables.room import Room

PATIENCE = 1.5
MOST_FAILURES = 5
_log = logging.getLogger("gruft.server.automatic")


def wanted(room: Room) -> bool:
    """Whether something is to be answered here without a person. Bots among themselves play only if watched."""
    if room.chronicle.over:
        return False
    if room.ordered() is not None:
        return True
    people = room.guests or any(seat.level is None for seat in room.seats)
    return bool(people) and any(room.seats[ask.seat].level for ask in room.chronicle.table.asks)


async def play(room: Room) -> None:
    """Answer until a person is asked."""
    failures = 0
    while wanted(room) and failures < MOST_FAILURES:
        try:
            if await _our_turn(room) and not await _obey(room):
                await _ask_a_bot(room)
        except Exception:
            failures += 1
            _log.exception("an automatic answer at table %s", room.id)
            await asyncio.sleep(failures)


async def _our_turn(room: Room) -> bool:
    """Whether this process took the last answer, or nobody has gone on for a while."""
    if room.house.alone or room.ours.is_set():
        return True
    before = room.chronicle.number
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(room.ours.wait(), PATIENCE)
    return room.ours.is_set() or room.chronicle.number == before


async def _obey(room: Room) -> bool:
    """Follow one standing order, if there is one."""
    async with room.lock:
        order = room.ordered()
        if order is None:
            return False
        await room.take(*order, by=None, stored=_nothing)
        return True


async def _ask_a_bot(room: Room) -> None:
    """Let one bot that is asked answer; if it fails, any allowed answer is given."""
    async with room.lock:
        chronicle = room.chronicle
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
        key: str | None = await room.house.workers.choose(chronicle.header, mark, seat, level)
    except BotFailed:
        key = None
    async with room.lock:
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
