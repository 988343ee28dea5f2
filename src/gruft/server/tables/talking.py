"""Talking and pointing at a live table, and what people agree on.

They may agree to end the game, to take the table along to another device or server (then everybody who plays may have
the whole file, and nothing is decided here any more), and to take back what was revealed.

The last lines are at hand; older ones are read when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.server import records
from gruft.server.names import cleaned, iso
from gruft.server.store import statements
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Link
from gruft.server.store.writer import Conflict
from gruft.server.tables.chronicle import Chronicle, NewEntry
from gruft.server.tables.picture import told_chance
from gruft.server.tables.room import Room
from gruft.server.tables.talk import BACK, END, LINES, MOTION, MOVE, fitting, line_of, to_take_back
from gruft.table.rules import Refusal, refuse

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
            said = await room.house.read(room.house.store.said, room.id, by) if tried else None
            if said is not None:
                used = records.Reply.no(wanted.id, refuse("request.used"))
                reply(records.Reply(wanted.id, "accepted") if said == (text, wanted.ref) else used)
                return
            at, seat = room.time(), link.seats[0]
            if wanted.ref == MOTION + BACK:
                refusal = await _back_refusal(room, by, at)
                if refusal is not None:
                    reply(records.Reply.no(wanted.id, refusal))
                    return
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
            for what in (END, MOVE):
                if line.ref.startswith(MOTION + what):
                    await _end_if_all_agree(room, what)
            if line.ref.startswith(MOTION + BACK):
                await _back_if_all_agree(room)
            return
    raise OutOfReach("a line of the chat could not be stored")


async def _end_if_all_agree(room: Room, what: str) -> None:
    """The game ends here, without a result, or goes on elsewhere, if all people at the table want that."""
    if room.chronicle.over or room.closed is not None or room.talk.carried(what, _people(room)) is None:
        return
    change = {"table": room.id, "new_updated": room.time(), "new_moved": what == MOVE}
    await room.house.writer.store([(statements.END_TABLE, change)], room.house.bell(room.id))
    room.end(moved=what == MOVE)


def _people(room: Room) -> set[int]:
    """The seats that are asked when something is proposed. Who shares a screen has one voice; bots agree."""
    return {n for n, seat in enumerate(room.seats) if seat.level is None and seat.kind in ("me", "friend")}


async def _back_refusal(room: Room, by: str, at: int) -> Refusal | None:
    """Why whoever holds the link behind a request has nothing to ask back."""
    if room.chronicle.over:
        return refuse("table.over")
    if room.closed is not None:
        return room.closed
    signed = await room.house.read(room.house.store.signed_entries, room.id)
    return refuse("undo.nothing") if to_take_back(signed, by.partition(":")[0], at) is None else None


async def _back_if_all_agree(room: Room) -> None:
    """The last answer of whoever asked is taken back, with all that came of it, if everybody grants that."""
    for _ in range(TRIES):
        await room.sure()
        line = room.talk.carried(BACK, _people(room))
        if line is None or room.chronicle.over or room.closed is not None:
            return
        said = await room.house.read(room.house.store.chat, room.id, line.n - 1, line.n + 1)
        signed = await room.house.read(room.house.store.signed_entries, room.id)
        number = to_take_back(signed, said[0]["by"].partition(":")[0], said[0]["at"])
        if number is None:
            return
        earlier = await room.house.read(room.house.store.open, room.id, None, number - 1)
        if earlier.number != number - 1 or earlier.still:
            return  # other rules no longer lead there
        seat = signed[number - 1].entry.seat

        def act(chronicle: Chronicle, seat: int = seat, number: int = number, earlier: Chronicle = earlier) -> NewEntry:
            return chronicle.back(seat, number, earlier.table, earlier.log)

        if await room.carry_out(act, None, lambda: None):
            room.tell(told_chance(room.chronicle, several=room.several))
            return


async def earlier(room: Room, wanted: records.Earlier) -> records.Chat:
    """The lines before one, for whoever asks."""
    first = max(0, wanted.before - 1 - LINES)
    rows = await room.house.read(room.house.store.chat, room.id, first, wanted.before)
    return records.Chat(fitting([line_of(row) for row in rows]))
