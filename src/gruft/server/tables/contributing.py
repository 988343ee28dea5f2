"""What players' browsers do for honest chance: pledge bytes, and mix them in. Nobody clicks anything for it.

A seat pledges once it is shown the server's commitment. Everybody else who is there answers an open pledge with fresh
bytes; then the pledged ones are shown. Who holds several seats does it with the first of them.

Not here: what a contribution does to the key (table/mixing.py).
"""

from __future__ import annotations

from gruft.server import records
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Done, Link
from gruft.server.tables.chronicle import Chronicle, NewEntry
from gruft.server.tables.deciding import TRIES, Answered, accepted, refused
from gruft.server.tables.picture import told_chance
from gruft.server.tables.room import Room
from gruft.table.chance import pledge
from gruft.table.journal import Entry
from gruft.table.rules import Refusal, refuse

MOST_PLEDGES = 3
"""Of one seat: who knows the key could else pledge anew until they like what the others have mixed in."""


async def contribute(room: Room, link: Link, wanted: records.Contribution, reply: Answered) -> None:
    """Store a pledge or a contribution, and tell everybody."""
    by = link.request(wanted.id)
    for _ in range(TRIES):
        async with room.lock:
            chronicle = await room.sure()
            done = await room.house.read(room.house.store.done, room.id, by)
            if done is not None:
                same = done == Done(wanted.seat, "", wanted.pledge or wanted.mix)
                reply(accepted(wanted.id) if same else refused(wanted.id, refuse("request.used")))
                return
            refusal = contribution_refusal(room, link, wanted)
            if refusal is not None:
                reply(refused(wanted.id, refusal))
                return
            entry = Entry(wanted.seat, "", pledge=wanted.pledge, mix=wanted.mix)
            if await _stirred(room, entry, by):
                room.tell(told_chance(chronicle, several=room.several))
                reply(accepted(wanted.id))
                return
    raise OutOfReach("a contribution could not be stored")


async def _stirred(room: Room, entry: Entry, by: str) -> bool:
    def act(chronicle: Chronicle) -> NewEntry:
        return chronicle.stir(entry)

    try:
        return await room.carry_out(act, by, lambda: None)
    except OutOfReach:
        return False


def contribution_refusal(room: Room, link: Link, wanted: records.Contribution) -> Refusal | None:
    """Why this contribution does not count now."""
    chronicle = room.chronicle
    if link.role != "player" or link.seats[0] != wanted.seat:
        return refuse("seat.not_yours")
    if bool(wanted.pledge) == bool(wanted.mix):
        return refuse("request.invalid")
    if room.closed is not None or chronicle.over or not room.several:
        return room.closed or refuse("chance.not_now")
    entries = [stirred.entry for stirred in chronicle.stirred]
    mine = [entry for entry in entries if entry.seat == wanted.seat]
    pledged = chronicle.mixing.pledged
    if wanted.pledge:
        shown = any(entry.pledge for entry in mine) and wanted.seat not in pledged
        too_many = sum(bool(entry.pledge) for entry in mine) >= MOST_PLEDGES
        return refuse("chance.not_now") if shown or too_many else None
    if wanted.seat in pledged:
        right = pledge(bytes.fromhex(wanted.mix)) == pledged[wanted.seat]
        return None if right else refuse("chance.other_bytes")
    newest = max((n for n, entry in enumerate(entries) if pledged.get(entry.seat) == entry.pledge != ""), default=None)
    answered = newest is None or any(entry.seat == wanted.seat and entry.mix for entry in entries[newest:])
    return refuse("chance.not_now") if answered else None
