"""Slow games: how long an answer may take, and what happens when the time is over.

The pace is chosen when a table is opened. Who is asked has that long from the moment they are asked, whatever the
others do meanwhile. Then the table waits on, a bot takes over the seat (until its player takes it back), or only this
one decision is passed; where passing is not allowed, a bot makes it.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from gruft.server import records
from gruft.server.store import schema
from gruft.server.tables.workers import BotFailed
from gruft.table import checkpoint
from gruft.table.ask import PASS, Seat

if TYPE_CHECKING:
    from gruft.server.tables.room import Room

DAY = 24 * 60 * 60 * 1000
LIMITS: dict[records.Pace, int | None] = {"live": None, "day": DAY, "three_days": 3 * DAY}
STAND_IN = "greedy"
_log = logging.getLogger("gruft.server.pace")


@dataclass(slots=True)
class Pace:
    """The pace of one table, and since when (milliseconds) each seat that is asked has been asked."""

    pace: records.Pace = "live"
    late: records.Late = "wait"
    asked: dict[Seat, int] = field(default_factory=dict)

    @classmethod
    def of(cls, row: sa.RowMapping) -> Pace:
        return cls(row["pace"], row["late"], msgspec.json.decode(row["asked"], type=dict[int, int]))

    def after(self, waiting: list[Seat], answered: Seat | None, at: int) -> dict[Seat, int]:
        """Since when each seat is asked, once somebody has answered: only who is asked anew has all the time again."""
        return {seat: at if seat == answered else self.asked.get(seat, at) for seat in waiting}

    def due(self, seat: Seat) -> int | None:
        """When this seat's time is over."""
        limit = LIMITS[self.pace]
        return None if limit is None or seat not in self.asked else self.asked[seat] + limit

    def overdue(self, at: int) -> list[Seat]:
        return [seat for seat in self.asked if (due := self.due(seat)) is not None and due <= at]


def slow_tables(connection: sa.Connection) -> list[tuple[str, Pace]]:
    """Every table at which something happens when time is over."""
    column = schema.tables.c
    query = sa.select(schema.tables).where(column.over.is_(False), column.pace != "live", column.late != "wait")
    return [(row["id"], Pace.of(row)) for row in connection.execute(query).mappings()]


async def see_to(room: Room, at: int) -> None:
    """Do what was agreed for everybody whose time is over."""
    async with room.lock:
        await room.sure()
        await room.read_seats()  # another process may have taken an answer
    for seat in room.pace.overdue(at):
        if room.pace.late == "bot":
            await _take_over(room, seat, at)
        elif room.pace.late == "pass":
            await _pass_for(room, seat, at)
    room.house.wake(room)


def _still_late(room: Room, seat: Seat, at: int) -> bool:
    chronicle = room.chronicle
    asked = chronicle.table.ask_of(seat) is not None and room.seats[seat].level is None
    return asked and room.closed is None and seat in room.pace.overdue(at)


async def _take_over(room: Room, seat: Seat, at: int) -> None:
    async with room.lock:
        await room.sure()
        if _still_late(room, seat, at):
            now = room.seats[seat]
            await room.change_seat(seat, now.name, STAND_IN, now.standing)
            room.tell(records.Presence(room.seat_infos()))
            room.publish()


async def _pass_for(room: Room, seat: Seat, at: int) -> None:
    async with room.lock:
        chronicle = await room.sure()
        ask = chronicle.table.ask_of(seat)
        if ask is None or not _still_late(room, seat, at):
            return
        name, mark = chronicle.ask_id(seat), checkpoint.take(chronicle.table)
        if PASS in ask.keys:
            await room.take(seat, PASS, None, lambda: None)
            return
    try:
        key = await room.house.workers.choose(chronicle.header, mark, seat, STAND_IN)
    except BotFailed:
        key = ask.keys[0]
    async with room.lock:
        again = await room.sure()
        open_ask = again.table.ask_of(seat)
        if again.ask_id(seat) == name and open_ask is not None and key in open_ask.keys:
            await room.take(seat, key, None, lambda: None)
