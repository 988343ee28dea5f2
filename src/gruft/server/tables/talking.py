"""Talking and pointing at a live table. The last lines are at hand; older ones are read when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable

from gruft.server import records
from gruft.server.names import cleaned, iso
from gruft.server.store import statements
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Link
from gruft.server.store.writer import Conflict
from gruft.server.tables.room import Room
from gruft.server.tables.talk import END, LINES, MOTION, fitting, line_of
from gruft.table.rules import refuse

TRIES = 3


async def say(room: Room, link: Link, wanted: records.Say, reply: Callable[[records.Reply], None]) -> None:
    """Talking and pointing, for players."""
    if link.role != "player":
        reply(records.Reply.no(wanted.id, refuse("link.not_allowed")))
        return
    text = cleaned(wanted.text)
    if not text and not wanted.ref:
        reply(records.Reply.no(wanted.id, refuse("request.invalid")))
        return
    by = link.request(wanted.id)
    for tried in range(TRIES):
        async with room.lock:
            await room.sure()
            if tried and await room.house.read(room.house.store.said, room.id, by):
                reply(records.Reply(wanted.id, "accepted"))
                return
            at, seat = statements.now(), link.seats[0]
            line = records.ChatLine(room.talk.last + 1, seat, room.seats[seat].name, text, iso(at), wanted.ref)
            row = {"table_id": room.id, "number": line.n, "seat": seat, "name": line.name}
            row |= {"text": line.text, "at": at, "by": by, "ref": line.ref}
            try:
                await room.house.writer.store([(statements.INSERT_CHAT, row)], room.house.bell(room.id))
            except (Conflict, OutOfReach):
                room.known = None  # somebody else was faster, or nobody knows whether it is stored
                continue
            room.talk.add(line)
            reply(records.Reply(wanted.id, "accepted"))
            room.tell(records.Chat([line]))
            if line.ref.startswith(MOTION + END):
                await _end_if_all_agree(room)
            return
    raise OutOfReach("a line of the chat could not be stored")


async def _end_if_all_agree(room: Room) -> None:
    """The game ends here, without a result, if all people at the table want that. Who shares a screen has one voice."""
    people = {n for n, seat in enumerate(room.seats) if seat.level is None and seat.kind in ("me", "friend")}
    if room.chronicle.over or room.closed is not None or not room.talk.carried(END, people):
        return
    change = {"table": room.id, "new_updated": statements.now()}
    await room.house.writer.store([(statements.END_TABLE, change)], room.house.bell(room.id))
    room.end()


async def earlier(room: Room, wanted: records.Earlier) -> records.Chat:
    """The lines before one, for whoever asks."""
    first = max(0, wanted.before - 1 - LINES)
    rows = await room.house.read(room.house.store.chat, room.id, first, wanted.before)
    return records.Chat(fitting([line_of(row) for row in rows]))
