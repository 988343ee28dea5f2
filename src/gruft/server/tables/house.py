"""The house: all tables this process has open, and what they share (database, writer, bots, bell).

Tables are opened when somebody comes and forgotten when nobody has been there for a while.

Not here: what is done as time goes by (server/upkeep.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import time

import sqlalchemy as sa

from gruft.server import records
from gruft.server.desk.desk import Desk
from gruft.server.desk.kept import Kept
from gruft.server.desk.study import Looked
from gruft.server.ground import Ground
from gruft.server.http.allowance import Doorman
from gruft.server.memory import Memory
from gruft.server.operator.bylaws import Bylaws, read_bylaws
from gruft.server.operator.expiry import Expiry
from gruft.server.store import statements
from gruft.server.store.bell import Bell
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Link
from gruft.server.store.removing import Removed, delete_table
from gruft.server.store.writer import Conflict
from gruft.server.tables import automatic
from gruft.server.tables.chronicle import MOST_ENTRIES
from gruft.server.tables.figures import Figures
from gruft.server.tables.presence import Elsewhere
from gruft.server.tables.room import Room
from gruft.server.tables.workers import Workers
from gruft.table.content import Files
from gruft.table.journal import Header
from gruft.table.variants import files_for

MOMENT_BYTES = 32 << 20
HERE, WHO, ANEW = "here", "who", "anew"
"""What a bell may add: who is at the table with this process, the question who is with others, and to read it anew."""
NO_TABLE = "-"
ANSWER_SECONDS = 0.4
"""How long other processes may take to say that they are there."""
BYLAWS = "bylaws"
"""The bell for no table, but for what the operator has decided."""
CALLS_AT_ONCE, CALLS_PER_SECOND = 60, 0.2
LETTERS_AT_ONCE = 3
_log = logging.getLogger("gruft.server.house")


class House(Ground):
    """Everything one server process holds."""

    def __init__(
        self,
        url: sa.URL,
        *,
        bot_pause: float = 0.25,
        pass_pause: float = 0.8,
        away_seconds: float = 120.0,
        clock_seconds: float = 20.0,
        tidy_seconds: float = 3600.0,
        expire_days: int = 0,
        most_entries: int = MOST_ENTRIES,
        processes: int = 1,
    ) -> None:
        """`processes`: how many share the port; each lets one address have its part of what it may ask for."""
        super().__init__(url)
        self.process = secrets.token_hex(4)
        self.workers = Workers()
        self.desk = Desk()
        self.figures = Figures()
        self.moments: Kept[Looked] = Kept(MOMENT_BYTES)
        self.doorman = Doorman(share=processes)
        self.callers = Doorman(at_once=CALLS_AT_ONCE, per_second=CALLS_PER_SECOND, share=processes)
        self.letters = Doorman(at_once=LETTERS_AT_ONCE, per_second=1 / 3600, share=processes)
        """How often a mail address may be asked back."""
        self.bylaws = Bylaws()
        self.expiry = Expiry(expire_days)
        self.most_entries = most_entries
        self.tidy_seconds = tidy_seconds
        self.bot_pause = bot_pause
        self.pass_pause = pass_pause
        """How long, on average, until a question is answered that nobody need be asked."""
        self.away_seconds = away_seconds
        """How long a friend must be gone before who opened the table may let a bot play."""
        self.clock_seconds = clock_seconds
        self.answered = 0.0
        """When somebody last answered."""
        self.memory = Memory(lambda: self.answered)
        self.rooms: dict[str, asyncio.Task[Room]] = {}
        self._bell = Bell(url, self.heard) if url.get_backend_name() == "postgresql" else None
        self.elsewhere = Elsewhere()
        self._asked = 0.0
        """When this process asked who else is there."""
        self._kept: set[str] = set()
        self.era = 0
        """Goes on when the whole database is another one; what was read before counts no more."""

    async def open(self) -> None:
        """Begin to listen."""
        if self._bell is not None:
            await self._bell.start()
            self._asked = time.monotonic()
            self.spawn(self._ring(f"{self.process} {NO_TABLE} {WHO}"))
        self.bylaws = await self.read(read_bylaws, self.engine)
        self.spawn(self.memory.collect())

    async def close(self) -> None:
        """Everybody leaves; tables are stored already."""
        if self._bell is not None:
            await self._bell.stop()
        await self.leave()
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.desk.close)

    def now(self) -> dict[str, float]:
        """What there is at this moment, for the figures."""
        rooms = self.there()
        return {
            "rooms": len(rooms),
            "sockets": sum(len(room.guests) for room in rooms),
            "desk_waiting": self.desk.waiting,
            "moments_kept_bytes": self.moments.bytes,
        }

    def counted(self) -> dict[str, float]:
        """What was counted since the process began."""
        return {
            "desk_errands": self.desk.errands,
            "desk_given_up": self.desk.given_up,
            "bot_failures": self.workers.failures,
        }

    def begin_anew(self) -> None:
        """The database is another one from here on."""
        self.era += 1
        self._kept.clear()

    def there(self) -> list[Room]:
        """Every room that was read."""
        return [task.result() for task in self.rooms.values() if _there(task)]

    def here(self) -> dict[str, int]:
        """How many look at each table, with this process."""
        return {room.id: len(room.guests) for room in self.there()}

    def present(self, table_id: str) -> set[int]:
        """The seats whose players are at a table now, with any process."""
        task = self.rooms.get(table_id)
        here = task.result().here() if task is not None and _there(task) else set()
        return here | self.elsewhere.seats(table_id)

    # -- rooms -------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table that exists; read once however many ask."""
        if table_id not in self.rooms:
            self.rooms[table_id] = asyncio.create_task(self._load(table_id))
        task = self.rooms[table_id]
        try:
            room = await asyncio.shield(task)
        except Exception:
            if self.rooms.get(table_id) is task:
                del self.rooms[table_id]
            raise
        room.touched = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        room = Room(self, table_id)
        await room.load()
        await self.keep_components(room.chronicle.header)
        return room

    async def keep_components(self, header: Header, files: Files | None = None) -> None:
        """See to it that the components of a table are stored, once for all tables that play with them."""
        files = files_for(header) or files
        if files is None or header.content in self._kept:
            return
        if await self.read(self.store.content, header.content) is None:
            row = {"digest": header.content, "game": header.game, "data": files.packed()}
            with contextlib.suppress(Conflict):  # another process was faster
                await self.writer.store([(statements.INSERT_CONTENT, row)])
        self._kept.add(header.content)

    async def link(self, token_hash: str) -> Link | None:
        """The link with this hash, if there is one."""
        return await self.read(self.store.link, token_hash)

    @property
    def alone(self) -> bool:
        """Whether no other process can be at the same tables, as far as we would hear."""
        if self._bell is None:
            return True
        return time.monotonic() - self._asked > ANSWER_SECONDS and not self.elsewhere.company

    def wake(self, room: Room) -> None:
        """See to it that standing orders and bots answer."""
        if room.playing is not None and not room.playing.done():
            return
        if automatic.wanted(room):
            room.playing = self.spawn(automatic.play(room))

    # -- what is taken away ------------------------------------------------

    async def remove(self, table_id: str) -> None:
        """Delete a table with all that was done and said there."""
        await self.read(delete_table, self.people, table_id)
        await self.reopen(table_id)

    async def reopen(self, table_id: str, *, ring: bool = True) -> None:
        """A table or its links have changed from outside: forget the room; who may still come back does so at once."""
        if ring and self._bell is not None:
            await self._ring(f"{self.process} {table_id} {ANEW}")
        task = self.rooms.pop(table_id, None)
        if task is None:
            return
        try:
            room = await asyncio.shield(task)
        except Exception:  # whoever asked for it has been told
            return
        void: dict[str, str] = {}
        with contextlib.suppress(OutOfReach):  # who comes back is told then
            async with room.lock:
                void = await self._void(room)
        if room.playing is not None:
            room.playing.cancel()
        for guest in [*room.guests]:
            guest.end(void.get(guest.link.hash))

    async def _void(self, room: Room) -> dict[str, str]:
        """The links with which people are at a table and which are void now, and why."""
        hashes = {guest.link.hash for guest in room.guests}
        there = await self.read(self.store.table, room.id) is not None
        known = {link.hash for link in await self.read(self.store.links, [*hashes])}
        return dict.fromkeys(hashes - known, "link.revoked" if there else "table.deleted")

    async def decree(self, *, ring: bool = True) -> None:
        """The operator has decided something: read it; if play stops or begins again, everybody is shown so."""
        if ring and self._bell is not None:
            await self._ring(f"{self.process} {BYLAWS}")
        before, self.bylaws = self.bylaws, await self.read(read_bylaws, self.engine)
        if before.read_only != self.bylaws.read_only:
            for table_id in [*self.rooms]:
                await self.reopen(table_id, ring=False)

    # -- other processes ---------------------------------------------------

    def bell(self, table_id: str) -> str:
        """What other processes are told when something about a table was stored."""
        return f"{self.process} {table_id}"

    def heard(self, bell: str | None) -> None:
        """Somebody rang for a table; None: the line was down, any may have been missed."""
        if bell is None:
            self.spawn(self.insist(lambda: self.decree(ring=False)))
            for task in self.rooms.values():
                self.spawn(self.insist(functools.partial(self._look_after, task)))
            return
        process, table_id, *more = bell.split(" ")
        if process == self.process:
            return
        self.elsewhere.heard(process)
        if table_id == BYLAWS or more == [ANEW]:
            if table_id == BYLAWS:
                self.spawn(self.insist(lambda: self.decree(ring=False)))
            else:
                self.spawn(self.reopen(table_id, ring=False))
            return
        if table_id == NO_TABLE and more[0] == WHO:
            self.spawn(self._ring(f"{self.process} {NO_TABLE} {HERE}"))
        if more and more[0] == HERE:
            self.elsewhere.told(table_id, process, frozenset(int(seat) for seat in more[1:]))
        if table_id not in self.rooms:
            return
        task = self.rooms[table_id]
        if not more:
            self.spawn(self._catch_up(task))
        elif _there(task) and more[0] == HERE:
            task.result().tell(records.Presence(task.result().seat_infos()))
        elif _there(task):
            self.announce(task.result())

    def announce(self, room: Room, *, ask: bool = False) -> None:
        """Tell other processes who is at a table here; `ask`: and have them tell who is there."""
        if self._bell is None:
            return
        self.spawn(self._ring(" ".join([self.process, room.id, HERE, *map(str, sorted(room.here()))])))
        if ask:
            self.spawn(self._ring(f"{self.process} {room.id} {WHO}"))

    def announce_again(self) -> None:
        """Tell other processes once more who is at the tables here: those that fall silent are forgotten."""
        self.elsewhere.forget_the_silent()
        for room in self.there() if self._bell is not None else ():
            if room.guests:
                self.announce(room)
                room.tell(records.Presence(room.seat_infos()))

    async def _ring(self, bell: str) -> None:
        with contextlib.suppress(OutOfReach):
            await self.writer.store([], bell)

    async def _look_after(self, task: asyncio.Task[Room]) -> None:
        """Anything may have been missed about a table: what was stored, and that links are void."""
        room = await asyncio.shield(task)
        void = await self._void(room)
        for guest in [*room.guests]:
            if guest.link.hash in void:
                guest.end(void[guest.link.hash])
        if "table.deleted" not in void.values():
            await self._catch_up(task)

    async def _catch_up(self, task: asyncio.Task[Room]) -> None:
        room = await asyncio.shield(task)
        if room.rung:  # whoever waits to read will read this too
            return
        room.rung = True
        try:
            await room.catch_up()
        except Removed:  # whoever deleted it rings for that too
            return
        except OutOfReach:
            room.known = None  # something is new and could not be read
            self.wake(room)


def _there(task: asyncio.Task[Room]) -> bool:
    """Whether a room was read."""
    return task.done() and not task.cancelled() and task.exception() is None
