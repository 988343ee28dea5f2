"""Sitting down at a live table, or looking on, and going again; and who plays a seat from here on."""

from __future__ import annotations

import logging
import time

import msgspec

from gruft.server import records
from gruft.server.names import iso
from gruft.server.store import statements
from gruft.server.store.reach import OutOfReach
from gruft.server.tables.picture import told_chance, told_refusal
from gruft.server.tables.presence import Guest, SeatState
from gruft.server.tables.room import Room
from gruft.server.tables.standing import Standing

_log = logging.getLogger("gruft.server.coming")


async def join(room: Room, guest: Guest) -> None:
    """Somebody sits down or looks on: show them everything."""
    async with room.lock:
        chronicle = await room.sure()
        notice = chronicle.notice or room.expires
        room.guests.add(guest)
        room.house.announce(room, ask=len(room.guests) == 1)
        guest.post(
            records.Welcome(
                _told(room),
                guest.link.role,
                guest.link.seats,
                chronicle.header.commitment,
                room.imported,
                told_refusal(room.closed) if room.closed is not None else None,
                told_refusal(notice) if notice is not None else None,
            )
        )
        guest.post(told_chance(chronicle, several=room.several))
        guest.post(records.Chat(room.talk.recent()))
        room.expect("came", room.still_to_mix())
        if room.mixing:
            room.publish()  # nobody is asked now
        else:
            guest.show(room.picture(set(guest.viewers)))
        room.tell(records.Presence(room.seat_infos()))
    room.house.wake(room)


async def leave(room: Room, guest: Guest) -> None:
    """Remember how far they have read, for "since you were here"."""
    room.guests.discard(guest)
    room.house.announce(room)
    room.touched = time.monotonic()
    if guest.link.role == "player":
        room.left |= dict.fromkeys(guest.link.seats, room.touched)
    try:
        if guest.shown is not None:
            faces = guest.shown.faces
            seen = msgspec.json.encode({str(viewer): faces[viewer].lines for viewer in guest.viewers}).decode()
            await room.house.writer.store([(statements.UPDATE_SEEN, {"link": guest.link.hash, "new_seen": seen})])
    except OutOfReach:
        _log.info("how far somebody has read at table %s is not stored", room.id)
    finally:
        room.tell(records.Presence(room.seat_infos()))


def _told(room: Room) -> records.TableInfo:
    header = room.chronicle.header
    return records.TableInfo(
        room.id,
        header.game,
        room.name,
        dict(header.options),
        room.seat_infos(),
        iso(room.created),
        room.pace.pace,
        room.pace.late,
    )


async def change_seat(
    room: Room, number: int, name: str, level: str | None, standing: Standing, *, gave_up: bool = False
) -> None:
    """Store and remember who sits on a seat. Under the lock."""
    change = {
        "table": room.id,
        "number": number,
        "new_name": name,
        "new_level": level,
        "new_standing": msgspec.json.encode(standing),
        "new_gave_up": gave_up,
    }
    try:
        await room.house.writer.store([(statements.UPDATE_SEAT, change)], room.house.bell(room.id))
    except OutOfReach:
        room.known = None  # it may be stored or not
        raise
    room.seats[number] = SeatState(room.seats[number].kind, name, level, standing, gave_up)
