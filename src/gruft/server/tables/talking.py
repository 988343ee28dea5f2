"""Talking and pointing at a live table, and what people agree on.

They may agree to end the game, to take the table along to another device or server (then everybody who plays may have
the whole file, and nothing is decided here any more), and to take back what was revealed.

The last lines are at hand; older ones are read when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.server import records
from gruft.server.names import cleaned, iso
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Link
from gruft.server.store.statements import END_TABLE, INSERT_CHAT, Statement
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
            if said is not None and said != (text, wanted.ref):
                reply(records.Reply.no(wanted.id, refuse("request.used")))
                return
            if said is None:
                at, seat = room.time(), link.seats[0]
                if wanted.ref == MOTION + BACK:
                    refusal = await _back_refusal(room, by, at)
                    if refusal is not None:
                        reply(records.Reply.no(wanted.id, refusal))
                        return
                line = records.ChatLine(room.talk.last + 1, seat, room.seats[seat].name, text, iso(at), wanted.ref)
                try:
                    await _store(room, line, by, at)
                except (Conflict, OutOfReach):
                    room.known = None  # somebody else was faster, or nobody knows whether it is stored
                    continue
            if wanted.ref.startswith(MOTION + BACK):
                await _back_if_all_agree(room)
            reply(records.Reply(wanted.id, "accepted"))
            return
    raise OutOfReach("a line of the chat could not be stored")


async def _store(room: Room, line: records.ChatLine, by: str, at: int) -> None:
    """A line, and with it that the game ends here or goes on elsewhere, if that is what all people want now."""
    row = {"table_id": room.id, "number": line.n, "seat": line.seat, "name": line.name}
    made: list[Statement] = [(INSERT_CHAT, row | {"text": line.text, "at": at, "by": by, "ref": line.ref})]
    ends = None if room.chronicle.over or room.closed is not None else _carried(room, line)
    if ends is not None:
        made.append((END_TABLE, {"table": room.id, "new_updated": at, "new_moved": ends == MOVE}))
    await room.house.writer.store(made, room.house.bell(room.id))
    room.talk.add(line)
    room.tell(records.Chat([line]))
    if ends is not None:
        room.end(moved=ends == MOVE)


def _carried(room: Room, line: records.ChatLine) -> str | None:
    """What everybody has agreed on with this line, if it ends the game here."""
    what = next((one for one in (END, MOVE) if line.ref.startswith(MOTION + one)), None)
    return what if what is not None and room.talk.carried(what, _people(room), line) is not None else None


def _people(room: Room) -> set[int]:
    """The seats that are asked when something is proposed. Who shares a screen has one voice; bots agree."""
    friends = {n for n, seat in enumerate(room.seats) if seat.level is None and seat.kind == "friend"}
    shared = [n for n, seat in enumerate(room.seats) if seat.kind in ("me", "hotseat")]
    return friends | {shared[0]} if any(room.seats[n].level is None for n in shared) else friends


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
    raise OutOfReach("what everybody has agreed on could not be stored")


async def earlier(room: Room, wanted: records.Earlier) -> records.Chat:
    """The lines before one, for whoever asks."""
    first = max(0, wanted.before - 1 - LINES)
    rows = await room.house.read(room.house.store.chat, room.id, first, wanted.before)
    return records.Chat(fitting([line_of(row) for row in rows]))
