"""What happens at a slow table when the time of somebody who is asked is over, as was agreed when it was opened.

The table waits on, a bot takes over the seat (until its player takes it back), or only this one decision is passed;
where passing is not allowed, a bot makes it.
"""

from __future__ import annotations

from gruft.server import records
from gruft.server.tables import coming
from gruft.server.tables.room import Room
from gruft.server.tables.workers import BotFailed
from gruft.table import checkpoint
from gruft.table.ask import PASS, Seat

STAND_IN = "greedy"


async def see_to(room: Room, at: int) -> None:
    """Do what was agreed for everybody whose time is over."""
    async with room.lock:
        await room.sure()
        await room.read()  # another process may have taken an answer
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
            await coming.change_seat(room, seat, now.name, STAND_IN, now.standing)
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
