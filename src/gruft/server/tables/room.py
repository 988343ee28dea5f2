"""A live table: who is here, what it looks like, and taking an answer: store, then acknowledge, then show.

A room holds nothing that is not in the database. While an answer is being stored the room does not know the table
(`known` is None); it knows it again when the answer is stored, or after reading everything anew. So when the database
fails in the middle, or another process was faster, memory is never ahead of what is stored. One lock per room: one
answer at a time.

Not here: who is at it (presence.py), people who come and go (coming.py), what they ask for (deciding.py, talking.py)
and see (picture.py), standing orders and bots (automatic.py), sockets (live.py).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from gruft.server import records
from gruft.server.operator.bylaws import Bylaws
from gruft.server.operator.expiry import Expiry
from gruft.server.store import statements
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Store, TableChanges
from gruft.server.store.removing import Removed
from gruft.server.store.statements import Statement
from gruft.server.store.writer import Conflict, Writer
from gruft.server.tables.chronicle import Chronicle, NewEntry, Parted
from gruft.server.tables.figures import Figures
from gruft.server.tables.pace import Pace
from gruft.server.tables.picture import (
    Face,
    Picture,
    Viewer,
    ViewerLog,
    result_of,
    told_chance,
    told_refusal,
    waiting,
)
from gruft.server.tables.presence import Company, Elsewhere, SeatState
from gruft.server.tables.rounds import Round, Step
from gruft.server.tables.standing import lasting, read_orders
from gruft.server.tables.talk import LINES, Talk, fitting, line_of
from gruft.server.tables.workers import Workers
from gruft.table.game import Hour
from gruft.table.journal import Entry
from gruft.table.rules import Refusal, refuse

_log = logging.getLogger("gruft.server.room")
ENDED_EARLY = refuse("table.ended_early")
MOVED = refuse("table.moved")


P = ParamSpec("P")
T = TypeVar("T")


class Landlord(Protocol):
    """The house as a room sees it."""

    store: Store
    writer: Writer
    workers: Workers
    figures: Figures
    elsewhere: Elsewhere
    bylaws: Bylaws
    expiry: Expiry
    most_entries: int
    bot_pause: float
    pass_pause: float
    answered: float
    era: int

    @property
    def alone(self) -> bool:
        """Whether no other process serves the same tables."""

    async def read(self, query: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Ask the database without holding up the others."""

    def wake(self, room: Room) -> None:
        """See to it that standing orders and bots answer."""

    def spawn(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        """Work that goes on beside this."""

    def bell(self, table_id: str) -> str:
        """What other processes are told when something about a table was stored."""

    def announce(self, room: Room, *, ask: bool = False) -> None:
        """Tell the other processes who is here; `ask`: they tell it too."""


class Room(Company):
    """One table that somebody is looking at, or a bot is playing at."""

    def __init__(self, house: Landlord, table_id: str) -> None:
        super().__init__(table_id, house.elsewhere)
        self.house = house
        self._era = house.era
        self.lock = asyncio.Lock()
        self.logs: dict[Viewer, ViewerLog] = {}
        self.shown: Picture | None = None
        self.talk = Talk()
        self.touched = self.opened
        self.playing: asyncio.Task[object] | None = None
        self.ours = asyncio.Event()  # this process took the last answer
        self.due: dict[str, float] = {}
        """When the questions that nobody is asked are answered, by their names."""
        self.rung = False
        """Whether it is known already that another process has stored something here."""
        self.ended: Refusal | None = None
        """That people have agreed to end the game, or to go on elsewhere."""
        self.name = ""
        self.created = 0
        self.imported = False
        self.pace = Pace()
        self.round = Round()
        self.shut = False
        """Whether the operator has closed it."""
        self.expires: Refusal | None = None
        self.known: Chronicle | None = None
        """The table as it is stored; None: read again."""
        self._latest = 0
        """When something was last stored here, as far as we know."""

    # -- reading -----------------------------------------------------------

    @property
    def chronicle(self) -> Chronicle:
        """The table, for whoever holds the lock and is `sure`."""
        assert self.known is not None, "read first"
        return self.known

    async def load(self) -> None:
        """Read everything about the table."""
        await self.sure()

    async def sure(self) -> Chronicle:
        """The table as it is stored, read again if it is not known; `OutOfReach` if that fails. Under the lock."""
        if self._era != self.house.era:
            raise OutOfReach("a backup was put back: come again")
        if self.known is None:
            fresh = self._hear(await self.read())
            chronicle = await self.house.read(self.house.store.open, self.id)
            self.logs.clear()
            self.shown = None
            self.known = chronicle
            self.publish()
            if fresh:
                self.tell(records.Chat(fresh))
        return self.known

    @property
    def closed(self) -> Refusal | None:
        """Why nothing can be decided at this table any more, or not now."""
        if self.shut:
            return refuse("table.shut")
        if self.known is not None and self.known.torn:
            return refuse("table.torn", number=self.known.number)
        if self.known is not None and self.known.still:
            return refuse("table.pictures_only")
        if self.ended is not None and self.known is not None and not self.known.over:
            return self.ended
        if self.known is not None and self.known.number >= self.house.most_entries and not self.known.over:
            return refuse("table.full", number=self.house.most_entries)
        return self.house.bylaws.refusal

    def end(self, *, moved: bool) -> None:
        """Everybody has agreed to end the game here, or to go on with it elsewhere."""
        if self.ended is None:
            self.ended = MOVED if moved else ENDED_EARLY
            if self.closed is self.ended:
                self.tell(records.Closed(told_refusal(self.ended)))

    async def read(self, after: int | None = None) -> TableChanges:
        """Who sits here and what has been decided about the table; also what was said, and entries after a number."""
        changes = await self.house.read(self.house.store.changes, self.id, after, self.talk.last, LINES)
        row = changes.table
        if row is None:
            raise Removed(self.id)
        self.name, self.created, self.imported = row["name"], row["created"], row["imported"]
        self._latest = max(self._latest, row["updated"], *(line["at"] for line in changes.said))
        self.pace = Pace.of(row)
        self.shut = bool(row["closed"])
        self.expires = self.house.expiry.notice(row, statements.now())
        if row["over"] and row["result"] is None:  # a game that was played to its end has a result
            self.end(moved=bool(row["moved"]))
        self.seats = [
            SeatState(
                row["kind"],
                row["name"],
                row["level"],
                read_orders(row["standing"]),
                row["gave_up"],
            )
            for row in changes.seats
        ]
        return changes

    def _hear(self, changes: TableChanges) -> list[records.ChatLine]:
        """Lines that are new, the last ones if there are many."""
        lines = [line_of(row) for row in changes.said]
        for line in lines:
            self.talk.add(line)
        return fitting(lines)

    async def catch_up(self) -> None:
        """Another process stored something: follow it and show it."""
        async with self.lock:
            self.rung = False
            chronicle, before, seats = await self.sure(), self.seat_infos(), self.seats
            changes = await self.read(chronicle.number)
            fresh = self._hear(changes)
            if changes.entries and not chronicle.torn and not chronicle.still:
                self.known = None
                self._follow(chronicle, changes.entries)
                await self.sure()
                self.ours.clear()
                self.publish()
            elif self.seats != seats:
                self.publish()
            if fresh:
                self.tell(records.Chat(fresh))
            if self.seat_infos() != before:
                self.tell(records.Presence(self.seat_infos()))
        self.house.wake(self)

    def _follow(self, chronicle: Chronicle, entries: list[Entry]) -> None:
        """Do again what another process has stored; if that cannot be done, the table is not known."""
        stirred = len(chronicle.stirred)
        try:
            for entry in entries:
                chronicle.follow(entry)
        except Parted:  # a newer version has taken over the table
            return
        self.known = chronicle
        self.expect("pledged", chronicle.mixing.pledged)
        if len(chronicle.stirred) > stirred:
            self.tell(told_chance(chronicle, several=self.several))

    def time(self) -> int:
        """Now; but always after what is stored here, though the clock of the machine may have been put back."""
        self._latest = max(self._latest + 1, statements.now())
        return self._latest

    @property
    def hour(self) -> Hour:
        """The turn and the round that are going on."""
        table = self.chronicle.table
        return table.game.hour(table.state)

    # -- people ------------------------------------------------------------

    async def has_come(self, seat: int) -> bool:
        """Whether somebody has ever sat down at a seat, with whichever process."""
        known = self.chronicle
        stirred = any(one.entry.seat == seat for one in known.stirred)
        if seat in self.left or stirred or known.entries[seat] or self.away(seat) == 0:
            return True
        return await self.house.read(self.house.store.has_come, self.id, seat)

    def still_to_mix(self) -> set[int]:
        """Seats whose browsers are here and have yet to mix in bytes of their own."""
        if self.known is None:
            return set()
        mixed = {stirred.entry.seat for stirred in self.known.stirred} - set(self.known.mixing.pledged)
        return {guest.link.seats[0] for guest in self.guests if guest.contributes} - mixed

    @property
    def mixing(self) -> bool:
        """Whether the table may be laid out anew at any moment, so that nobody is asked yet."""
        if self.known is None or not self.several or self.known.over or self.closed is not None:
            return False
        open_ = self.known.mixing.lays_out_anew and (self.known.mixing.pledged or self.still_to_mix())
        return bool(open_) and self.round.left > 0

    def expect(self, step: Step, seats: Iterable[int]) -> None:
        """Wait for the bytes of these seats, but not for ever."""
        if self.round.begin(step, seats) and self.mixing:
            self.house.spawn(self._after_the_round())

    async def _after_the_round(self) -> None:
        """Ask, whether the bytes came or not."""
        while self.round.left > 0:
            await asyncio.sleep(self.round.left)
        async with self.lock:
            if self.known is not None:
                self.publish()
        self.house.wake(self)

    # -- showing -----------------------------------------------------------

    def picture(self, viewers: set[Viewer], known: Picture | None = None) -> Picture:
        """What these viewers may see now. Only while nothing unstored is in the chronicle.

        With `known`, the picture before a secret answer, the faces of the others are taken from there.
        """
        asking = not self.mixing
        picture = Picture(self.chronicle, asking=asking)
        if known is not None:
            picture.faces.update((viewer, face) for viewer, face in known.faces.items() if viewer in viewers)
            picture.faces.pop(self.chronicle.secretly, None)
        for viewer, view in self.chronicle.views(viewers - picture.faces.keys()).items():
            log = self.logs.setdefault(viewer, ViewerLog())
            log.follow(viewer, self.chronicle.log)
            standing = lasting(self.seats[viewer].standing, self.hour) if viewer is not None else {}
            picture.faces[viewer] = Face(viewer, self.chronicle, view, log, standing, asking=asking)
        return picture

    def now(self, viewers: Iterable[Viewer]) -> Picture:
        """What these viewers may see, as it was last shown if they were among those it was shown to."""
        if self.shown is not None and all(viewer in self.shown.faces for viewer in viewers):
            return self.shown
        return self.picture(set(viewers))

    def publish(self, *, answered: bool = False) -> None:
        """Show everybody what is stored now; `answered`: one answer more than was shown last."""
        viewers = {viewer for guest in self.guests for viewer in guest.viewers}
        known = self.shown if answered and self.chronicle.secretly is not None else None
        self.shown = self.picture(viewers, known) if viewers else None
        if self.shown is not None:
            for guest in self.guests:
                guest.show(self.shown)

    # -- taking ------------------------------------------------------------

    async def take(self, seat: int, key: str | None, by: str | None, stored: Callable[[], None]) -> bool:
        """Apply an answer that is allowed (None: undo), store it, and show it; False: somebody else was first."""

        def act(chronicle: Chronicle) -> NewEntry:
            new = chronicle.undo(seat) if key is None else chronicle.answer(seat, key)
            assert isinstance(new, NewEntry), new
            return new

        return await self.carry_out(act, by, stored)

    async def carry_out(self, act: Callable[[Chronicle], NewEntry], by: str | None, stored: Callable[[], None]) -> bool:
        """Do something that is allowed, store it, and show it; False: somebody else was first.

        The caller holds the lock. Afterwards the table is known as it is stored; or, with False or `OutOfReach`, it is
        not known.
        """
        chronicle = await self.sure()
        self.known = None
        new = act(chronicle)
        try:
            await self.house.writer.store(self.statements(chronicle, new, by), self.house.bell(self.id))
        except Conflict as conflict:
            _log.info("table %s, entry %d: somebody else was first: %s", self.id, new.number, conflict)
            self.house.wake(self)
            return False
        except OutOfReach:
            self.house.wake(self)
            raise
        self.known = chronicle
        stored()
        self.expect("pledged", chronicle.mixing.pledged)
        self.ours.set()
        self.touched = self.house.answered = time.monotonic()
        self.publish(answered=True)
        self.house.wake(self)
        return True

    def statements(self, chronicle: Chronicle, new: NewEntry, by: str | None) -> list[Statement]:
        """Everything that has to be stored with a new entry."""
        at = self.time()
        answered = new.seat if new.about is None or not new.about.about_chance else None
        self.pace.asked = self.pace.after(waiting(chronicle.table), answered, at)
        result = result_of(chronicle)
        summary = {
            "table": self.id,
            "new_updated": at,
            "new_over": chronicle.over,
            "new_waiting": msgspec.json.encode(waiting(chronicle.table)).decode(),
            "new_result": msgspec.json.encode(result) if result is not None else None,
            "new_latest": statements.Unpacked(chronicle.latest()),
            "new_asked": msgspec.json.encode(self.pace.asked).decode(),
        }
        return [*statements.entry_statements(self.id, new, by, at), (statements.UPDATE_SUMMARY, summary)]
