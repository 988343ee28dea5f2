"""Talking and pointing at a live table."""

from __future__ import annotations

from gruft.server import records
from gruft.server.store import statements
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Link
from gruft.server.store.writer import Conflict
from gruft.server.tables.deciding import TRIES, Answered, accepted, refused, request_id
from gruft.server.tables.room import Room, iso
from gruft.table.rules import refuse


async def say(room: Room, link: Link, wanted: records.Say, reply: Answered) -> None:
    """Talking and pointing, for players."""
    if link.role != "player":
        reply(refused(wanted.id, refuse("link.not_allowed")))
        return
    if not wanted.text and not wanted.ref:
        reply(refused(wanted.id, refuse("request.invalid")))
        return
    by = request_id(link, wanted.id)
    for _ in range(TRIES):
        async with room.lock:
            await room.sure()
            if by in room.said:
                reply(accepted(wanted.id))
                return
            at, seat = statements.now(), link.seats[0]
            name = room.seats[seat].name
            line = records.ChatLine(len(room.chat) + 1, seat, name, wanted.text, iso(at), wanted.ref)
            row = {"table_id": room.id, "number": line.n, "seat": seat, "name": line.name}
            row |= {"text": line.text, "at": at, "by": by, "ref": line.ref}
            try:
                await room.house.writer.store([(statements.INSERT_CHAT, row)], room.house.bell(room.id))
            except (Conflict, OutOfReach):
                room.known = None  # somebody else was faster, or nobody knows whether it is stored
                continue
            room.chat.append(line)
            room.said.add(by)
            reply(accepted(wanted.id))
            room.tell(records.Chat([line]))
            return
    raise OutOfReach("a line of the chat could not be stored")
