"""Sitting down at a live table, or looking on, and going again."""

from __future__ import annotations

import logging
import time

import msgspec

from gruft.server import records
from gruft.server.store import statements
from gruft.server.store.reach import OutOfReach
from gruft.server.tables.picture import told_chance, told_refusal
from gruft.server.tables.presence import Guest
from gruft.server.tables.room import Room

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
                room.info(),
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
