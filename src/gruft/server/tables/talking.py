"""Talking and pointing at a live table. The last lines are at hand; older ones are read when somebody asks for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from gruft.server import records
from gruft.server.store import statements
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Link
from gruft.server.store.writer import Conflict
from gruft.server.tables.names import cleaned, iso
from gruft.table.rules import refuse

if TYPE_CHECKING:
    from gruft.server.tables.room import Room

LINES = 200
BYTES = 64 * 1024
TRIES = 3


class Talk:
    """What was said at one table lately."""

    def __init__(self) -> None:
        self.last = 0
        """The number of the newest line that was read."""
        self._lines: deque[records.ChatLine] = deque(maxlen=LINES)

    def recent(self) -> list[records.ChatLine]:
        """What somebody who comes now is told: the newest lines, not more than fit."""
        return fitting(list(self._lines))

    def add(self, line: records.ChatLine) -> None:
        self._lines.append(line)
        self.last = line.n


def fitting(lines: list[records.ChatLine]) -> list[records.ChatLine]:
    """The newest of these lines that fit into one message."""
    size, kept = 0, 0
    for line in reversed(lines):
        size += len(line.text.encode()) + len(line.name.encode()) + 100
        if size > BYTES:
            break
        kept += 1
    return lines[len(lines) - kept :]


def line_of(row: sa.RowMapping) -> records.ChatLine:
    return records.ChatLine(row["number"], row["seat"], row["name"], row["text"], iso(row["at"]), row["ref"])


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
            return
    raise OutOfReach("a line of the chat could not be stored")


async def earlier(room: Room, wanted: records.Earlier) -> records.Chat:
    """The lines before one, for whoever asks."""
    first = max(0, wanted.before - 1 - LINES)
    rows = await room.house.read(room.house.store.chat, room.id, first, wanted.before)
    return records.Chat(fitting([line_of(row) for row in rows]))
