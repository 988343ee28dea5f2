"""A live table: people come and go, answers are taken, stored, acknowledged and shown, in this order.

A room holds nothing that is not in the database. When another process was faster, or anything goes wrong while storing,
the room forgets what it thought and reads again. One lock per room: one answer at a time.

Not here: standing orders and bots (automatic.py), what people see (picture.py), sockets (live.py).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import msgspec

from gruft.server import records
from gruft.server.store import statements
from gruft.server.store.reading import Link
from gruft.server.store.statements import Statement
from gruft.server.store.writer import Conflict
from gruft.server.tables.chronicle import Chronicle, Row
from gruft.server.tables.picture import Face, Picture, Standing, Viewer, ViewerLog, result_of, told_refusal, waiting
from gruft.table.ask import PASS
from gruft.table.rules import Refusal, refuse

if TYPE_CHECKING:
    from gruft.server.tables.house import House

TRIES = 5
_log = logging.getLogger("gruft.server.room")

Answered = Callable[[records.Reply], None]


class Guest(Protocol):
    """A connection as the room sees it."""

    link: Link
    viewers: list[Viewer]
    shown: Picture | None

    def show(self, picture: Picture) -> None: ...

    def post(self, message: records.FromServer) -> None: ...


@dataclass(slots=True)
class SeatState:
    """Who sits on a seat; with a `level`, a bot plays it now."""

    kind: records.SeatKind
    name: str
    level: str | None
    standing: Standing


class Room:
    """One table that somebody is looking at, or a bot is playing at."""

    def __init__(self, house: House, table_id: str) -> None:
        self.house = house
        self.id = table_id
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.logs: dict[Viewer, ViewerLog] = {}
        self.shown: Picture | None = None
        self.chat: list[records.ChatLine] = []
        self.said: set[str] = set()
        self.seats: list[SeatState] = []
        self.touched = time.monotonic()
        self.playing: asyncio.Task[None] | None = None
        self.ours = asyncio.Event()  # this process took the last answer
        self.name = ""
        self.created = 0
        self.imported = False
        self.chronicle: Chronicle

    # -- reading -----------------------------------------------------------

    async def load(self) -> None:
        """Read everything about the table."""
        row = await asyncio.to_thread(self.house.store.table, self.id)
        assert row is not None
        self.name, self.created, self.imported = row["name"], row["created"], row["imported"]
        await self.read_seats()
        await self.read_chat()
        await self.reload()

    async def reload(self) -> None:
        """Forget the table and read it again."""
        self.chronicle = await asyncio.to_thread(self.house.store.open, self.id)
        self.logs.clear()
        self.shown = None

    async def read_seats(self) -> None:
        rows = await asyncio.to_thread(self.house.store.seats, [self.id])
        self.seats = [
            SeatState(
                row["kind"],
                row["name"],
                row["level"],
                msgspec.json.decode(row["standing"], type=dict[str, records.Order]),
            )
            for row in rows
        ]

    async def read_chat(self) -> None:
        for row in await asyncio.to_thread(self.house.store.chat, self.id, len(self.chat)):
            self.chat.append(
                records.ChatLine(row["number"], row["seat"], row["name"], row["text"], iso(row["at"]), row["ref"]),
            )
            if row["by"]:
                self.said.add(row["by"])

    async def catch_up(self) -> None:
        """Another process stored something: follow it and show it."""
        async with self.lock:
            before = len(self.chat)
            await self.read_seats()
            await self.read_chat()
            rows = await asyncio.to_thread(self.house.store.rows_after, self.id, self.chronicle.number)
            for seat, key, undo in rows:
                self.chronicle.follow(seat, key, undo)
            if rows:
                self.ours.clear()
                self.publish()
            if len(self.chat) > before:
                self.tell(records.Chat(self.chat[before:]))
            self.tell(records.Presence(self.seat_infos()))
        self.house.wake(self)

    # -- people ------------------------------------------------------------

    async def join(self, guest: Guest) -> None:
        """Somebody sits down or looks on: show them everything."""
        async with self.lock:
            self.guests.add(guest)
            guest.post(
                records.Welcome(
                    self.info(),
                    guest.link.role,
                    guest.link.seats,
                    self.chronicle.header.commitment,
                    self.imported,
                )
            )
            guest.post(records.Chat(list(self.chat)))
            guest.show(self.picture(set(guest.viewers)))
            self.tell(records.Presence(self.seat_infos()))
        self.house.wake(self)

    async def leave(self, guest: Guest) -> None:
        """Remember how far they have read, for "since you were here"."""
        self.guests.discard(guest)
        self.touched = time.monotonic()
        try:
            if guest.shown is not None:
                faces = guest.shown.faces
                seen = msgspec.json.encode({str(viewer): faces[viewer].lines for viewer in guest.viewers}).decode()
                await self.house.writer.store([(statements.UPDATE_SEEN, {"link": guest.link.hash, "new_seen": seen})])
        finally:
            self.tell(records.Presence(self.seat_infos()))

    def seat_infos(self) -> list[records.SeatInfo]:
        here = {seat for guest in self.guests if guest.link.role == "player" for seat in guest.link.seats}
        return [
            records.SeatInfo(number, seat.name, seat.kind, seat.level, number in here)
            for number, seat in enumerate(self.seats)
        ]

    def info(self) -> records.TableInfo:
        header = self.chronicle.header
        return records.TableInfo(
            self.id, header.game, self.name, dict(header.options), self.seat_infos(), iso(self.created)
        )

    def tell(self, message: records.FromServer) -> None:
        for guest in self.guests:
            guest.post(message)

    # -- showing -----------------------------------------------------------

    def picture(self, viewers: set[Viewer], known: Picture | None = None) -> Picture:
        """What these viewers may see now. Only while nothing unstored is in the chronicle.

        With `known`, the picture before a secret answer, the faces of the others are taken from there.
        """
        picture = Picture(self.chronicle)
        for viewer in viewers:
            if known is not None and viewer != self.chronicle.secretly and viewer in known.faces:
                picture.faces[viewer] = known.faces[viewer]
                continue
            log = self.logs.setdefault(viewer, ViewerLog())
            log.follow(viewer, self.chronicle.log)
            standing = dict(self.seats[viewer].standing) if viewer is not None else {}
            picture.faces[viewer] = Face(viewer, self.chronicle, log, standing)
        return picture

    def publish(self, *, answered: bool = False) -> None:
        """Show everybody what is stored now; `answered`: one answer more than was shown last."""
        viewers = {viewer for guest in self.guests for viewer in guest.viewers}
        known = self.shown if answered and self.chronicle.secretly is not None else None
        self.shown = self.picture(viewers, known) if viewers else None
        if self.shown is not None:
            for guest in self.guests:
                guest.show(self.shown)

    # -- answering ---------------------------------------------------------

    async def answer(self, link: Link, wanted: records.Answer, reply: Answered) -> None:
        """Validate, apply, store, acknowledge, show."""
        refusal = self.seat_refusal(link, wanted.seat)
        if refusal is not None:
            reply(refused(wanted.id, refusal))
            return
        by = request_id(link, wanted.id)
        for _ in range(TRIES):
            async with self.lock:
                if self.chronicle.ask_id(wanted.seat) != wanted.ask:
                    done = await asyncio.to_thread(self.house.store.done, self.id, by)
                    reply(records.Reply(wanted.id, "accepted" if done else "stale"))
                    return
                refusal = self.chronicle.table.why_not(wanted.seat, wanted.key)
                if refusal is not None:
                    reply(refused(wanted.id, refusal))
                    return
                if await self.take(wanted.seat, wanted.key, by, lambda: reply(accepted(wanted.id))):
                    return
        reply(refused(wanted.id, refuse("server.busy")))

    async def undo(self, link: Link, wanted: records.Undo, reply: Answered) -> None:
        refusal = self.seat_refusal(link, wanted.seat)
        if refusal is not None:
            reply(refused(wanted.id, refusal))
            return
        by = request_id(link, wanted.id)
        for _ in range(TRIES):
            async with self.lock:
                if await asyncio.to_thread(self.house.store.done, self.id, by):
                    reply(accepted(wanted.id))
                    return
                refusal = self.chronicle.undo_refusal(wanted.seat)
                if refusal is not None:
                    reply(refused(wanted.id, refusal))
                    return
                if await self.take(wanted.seat, None, by, lambda: reply(accepted(wanted.id))):
                    return
        reply(refused(wanted.id, refuse("server.busy")))

    async def take(self, seat: int, key: str | None, by: str | None, stored: Callable[[], None]) -> bool:
        """Apply an answer that is allowed (None: undo), store it, and show it; False if another was first.

        The caller holds the lock. Whatever happens, afterwards the chronicle is what is stored.
        """
        try:
            row = self.chronicle.undo(seat) if key is None else self.chronicle.answer(seat, key)
            assert isinstance(row, Row), row
            await self.house.writer.store(self.statements(row, by), self.house.bell(self.id))
        except Conflict:
            await self.reload()
            self.publish()
            return False
        except Exception:
            _log.exception("answer %r of seat %d at table %s", key, seat, self.id)
            await self.reload()
            raise
        stored()
        self.ours.set()
        self.touched = self.house.answered = time.monotonic()
        self.publish(answered=True)
        self.house.wake(self)
        return True

    def statements(self, row: Row, by: str | None) -> list[Statement]:
        at = statements.now()
        result = result_of(self.chronicle)
        summary = {
            "table": self.id,
            "new_updated": at,
            "new_over": self.chronicle.over,
            "new_waiting": msgspec.json.encode(waiting(self.chronicle.table)).decode(),
            "new_result": msgspec.json.encode(result) if result is not None else None,
        }
        return [*statements.entry_statements(self.id, row, by, at), (statements.UPDATE_SUMMARY, summary)]

    def seat_refusal(self, link: Link, seat: int) -> Refusal | None:
        """Why this link may not decide for this seat now."""
        if link.role != "player" or seat not in link.seats:
            return refuse("seat.not_yours")
        if self.seats[seat].level is not None:
            return refuse("seat.bot")
        return None

    # -- other requests ----------------------------------------------------

    async def why_not(self, link: Link, wanted: records.WhyNot, reply: Answered) -> None:
        if wanted.seat not in link.seats:
            reply(refused(wanted.id, refuse("seat.not_yours")))
            return
        async with self.lock:
            refusal = self.chronicle.table.why_not(wanted.seat, wanted.key)
        reply(records.Reply(wanted.id, "why", told_refusal(refusal) if refusal is not None else None))

    async def standing(self, link: Link, wanted: records.Standing, reply: Answered) -> None:
        """Set or take back standing orders; they begin with the ask that is open now."""
        refusal = self.seat_refusal(link, wanted.seat)
        if refusal is not None:
            reply(refused(wanted.id, refusal))
            return
        async with self.lock:
            seat = self.seats[wanted.seat]
            orders = {**seat.standing}
            for kind, order in wanted.orders.items():
                if order is None:
                    orders.pop(kind, None)
                else:
                    orders[kind] = records.Order(order) if isinstance(order, str) else order
            if len(orders) > 100:
                reply(refused(wanted.id, refuse("request.too_large")))
                return
            await self.change_seat(wanted.seat, seat.name, seat.level, orders)
            reply(accepted(wanted.id))
            self.publish()
        self.house.wake(self)

    async def change_seat(self, number: int, name: str, level: str | None, standing: Standing) -> None:
        """Store and remember who sits on a seat."""
        change = {
            "table": self.id,
            "number": number,
            "new_name": name,
            "new_level": level,
            "new_standing": msgspec.json.encode(standing),
        }
        await self.house.writer.store([(statements.UPDATE_SEAT, change)], self.house.bell(self.id))
        self.seats[number] = SeatState(self.seats[number].kind, name, level, standing)

    async def say(self, link: Link, wanted: records.Say, reply: Answered) -> None:
        """Talking and pointing, for players."""
        if link.role != "player":
            reply(refused(wanted.id, refuse("link.not_allowed")))
            return
        if not wanted.text and not wanted.ref:
            reply(refused(wanted.id, refuse("request.invalid")))
            return
        by = request_id(link, wanted.id)
        for _ in range(TRIES):
            async with self.lock:
                if by in self.said:
                    reply(accepted(wanted.id))
                    return
                at, seat = statements.now(), link.seats[0]
                name = self.seats[seat].name
                line = records.ChatLine(len(self.chat) + 1, seat, name, wanted.text, iso(at), wanted.ref)
                row = {"table_id": self.id, "number": line.n, "seat": seat, "name": line.name}
                row |= {"text": line.text, "at": at, "by": by, "ref": line.ref}
                try:
                    await self.house.writer.store([(statements.INSERT_CHAT, row)], self.house.bell(self.id))
                except Conflict:
                    await self.read_chat()
                    continue
                self.chat.append(line)
                self.said.add(by)
                reply(accepted(wanted.id))
                self.tell(records.Chat([line]))
                return
        reply(refused(wanted.id, refuse("server.busy")))

    # -- standing orders ---------------------------------------------------

    def ordered(self) -> tuple[int, str] | None:
        """A seat whose open ask is answered by a standing order, and the answer."""
        for ask in self.chronicle.table.asks:
            seat = self.seats[ask.seat]
            order = seat.standing.get(ask.kind)
            if order is None or seat.level is not None or PASS not in ask.keys or order.key not in ask.keys:
                continue
            named = {*ask.keys, *map(str, (ask.args or {}).values())}
            if named.isdisjoint(order.unless):
                return ask.seat, order.key
        return None


def request_id(link: Link, request: str) -> str:
    """Names a request for good, so that its repetition is noticed."""
    return f"{link.hash[:16]}:{request}"


def accepted(request: str) -> records.Reply:
    return records.Reply(request, "accepted")


def refused(request: str, refusal: Refusal) -> records.Reply:
    return records.Reply(request, "refused", told_refusal(refusal))


def iso(at: int) -> str:
    """Milliseconds as people and browsers read them, in UTC."""
    seconds, rest = divmod(at, 1000)
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{rest:03d}Z"
