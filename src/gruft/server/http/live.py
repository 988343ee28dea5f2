"""The websocket of a live table: one per browser tab.

The first message must be a hello with the secret of a link. Requests are carried out even if the socket closes in the
middle; the client asks again after it reconnects and is told what became of them. What is sent waits in an outbox; of
pictures only the newest, so nobody slow holds up a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gruft.server import records
from gruft.server.http.allowance import Allowance
from gruft.server.store.links import token_hash
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Link
from gruft.server.store.removing import Removed
from gruft.server.tables import coming, contributing, deciding, talking
from gruft.server.tables.deciding import refused
from gruft.server.tables.house import House
from gruft.server.tables.picture import Picture, Viewer
from gruft.server.tables.reopening import Unreadable
from gruft.server.tables.room import Room
from gruft.table.rules import refuse

HELLO_SECONDS = 10.0
MOST_WAITING = 500
MESSAGES_AT_ONCE = 300
MESSAGES_PER_SECOND = 60.0
WORDS_AT_ONCE, WORDS_PER_SECOND = 40, 2.0
MOST_WAITING_BYTES = 1 << 20
BROKEN, TRY_AGAIN, UNREADABLE, FORBIDDEN, TOO_FAST = 1011, 1013, 4000, 4003, 4008

# What sending to, or hearing from, somebody who has just left may raise.
GONE = (WebSocketDisconnect, RuntimeError, OSError)

_DECODER: msgspec.json.Decoder[records.FromClient] = msgspec.json.Decoder(records.FromClient)
_ENCODER = msgspec.json.Encoder()
_log = logging.getLogger("gruft.server.live")

Socket = WebSocket[Any, Any, Any]


class HangUp(Exception):
    """The server ends the connection and says why."""

    def __init__(self, code: str, status: int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status


class Connection:
    """One tab at one table."""

    def __init__(self, socket: Socket, room: Room, link: Link, *, contributes: bool) -> None:
        self.socket = socket
        self.room = room
        self.link = link
        self.contributes = contributes and link.role == "player"
        self.viewers: list[Viewer] = [*link.seats] if link.role != "spectator" else [None]
        self.seen = dict(link.seen)
        self.shown: Picture | None = None
        self.version = 0
        self._newest: Picture | None = None
        self._whole = True
        self._outbox: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._messages = Allowance(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
        self._words = Allowance(WORDS_AT_ONCE, WORDS_PER_SECOND)
        self._waiting_bytes = 0
        self._ending: Exception | None = None

    # -- what the room calls -----------------------------------------------

    def post(self, message: records.FromServer) -> None:
        """Send a message in its turn; who takes too little is dropped."""
        data = _ENCODER.encode(message)
        self._waiting_bytes += len(data)
        if not self._too_much():
            self._outbox.append(data)
        self._something.set()

    def show(self, picture: Picture) -> None:
        """Send the newest picture; older ones that still wait are left out."""
        self._newest = picture
        self._something.set()

    def end(self, code: str | None) -> None:
        """Hang up: for good, saying why, or (None) so that the client comes back by itself and is shown what is new."""
        self._ending = HangUp(code, FORBIDDEN) if code is not None else OutOfReach("come back")
        self._something.set()

    # -- sending -----------------------------------------------------------

    async def send(self) -> None:
        """Send what waits, for ever."""
        while True:
            await self._something.wait()
            self._something.clear()
            if self._ending is not None:
                raise self._ending
            while self._outbox or self._newest is not None:
                if self._too_much():
                    raise HangUp("socket.too_slow", TOO_FAST)
                if self._outbox:
                    data = self._outbox.popleft()
                    self._waiting_bytes -= len(data)
                    await self.socket.send_data(data, mode="text")
                    continue
                message = self._state()
                if message is not None:
                    await self.socket.send_data(_ENCODER.encode(message), mode="text")

    def _too_much(self) -> bool:
        return len(self._outbox) >= MOST_WAITING or self._waiting_bytes > MOST_WAITING_BYTES

    def _state(self) -> records.State | None:
        """The newest picture as a message; None if it shows nothing new."""
        picture, self._newest = self._newest, None
        assert picture is not None
        known = None if self._whole else self.shown
        if known is not None and picture.same(known, self.viewers):
            return None
        self.shown = picture
        self._whole = False
        since = None if known is None else self.version
        self.version += 1
        parts = []
        for viewer in self.viewers:
            face = known.faces.get(viewer) if known is not None else None
            parts.append(picture.faces[viewer].part(face, self.seen.get(str(viewer), 0) if known is None else None))
        return records.State(self.version, since, picture.length, picture.over, picture.waiting, picture.result, parts)

    # -- hearing -----------------------------------------------------------

    async def hear(self) -> None:
        """Carry out what is asked, one thing after another, until the other side goes."""
        while True:
            message = await receive(self.socket)
            if not self._messages.take():  # people answer a few times a second at most
                raise HangUp("socket.too_fast", TOO_FAST)
            match message:
                case records.Ping():
                    self.post(records.Pong())
                case records.Sync():
                    self._whole = True
                    async with self.room.lock:
                        await self.room.sure()
                        self.show(self.room.now(self.viewers))
                case records.Earlier():
                    self.post(await talking.earlier(self.room, message))
                case records.Hello():
                    raise HangUp("socket.hello", UNREADABLE)
                case _:
                    await asyncio.shield(self.room.house.spawn(self._carry_out(message)))

    def _count(self, kind: str, status: str, seconds: float) -> None:
        figures = self.room.house.figures
        figures.requests[kind, status] += 1
        if kind == "answer":
            figures.answering.add(seconds)

    async def _carry_out(self, wanted: records.Request) -> None:
        started = time.monotonic()

        def reply(told: records.Reply) -> None:
            self.post(told)
            self._count(type(wanted).__name__.lower(), told.status, time.monotonic() - started)

        shut = self.room.house.bylaws.refusal
        if shut is not None and not isinstance(wanted, records.WhyNot):
            reply(refused(wanted.id, shut))
            return
        try:
            match wanted:
                case records.Answer():
                    await deciding.answer(self.room, self.link, wanted, reply)
                case records.Undo():
                    await deciding.undo(self.room, self.link, wanted, reply)
                case records.WhyNot() | records.Final():
                    await deciding.explain(self.room, self.link, wanted, reply)
                case records.Standing():
                    await deciding.standing(self.room, self.link, wanted, reply)
                case records.Say() if not self._words.take():
                    reply(refused(wanted.id, refuse("chat.too_fast")))
                case records.Say():
                    await talking.say(self.room, self.link, wanted, reply)
                case records.Contribution():
                    await contributing.contribute(self.room, self.link, wanted, reply)
        except OutOfReach:
            reply(records.Reply(wanted.id, "later"))
        except Removed:
            reply(refused(wanted.id, refuse("table.deleted")))
        except Exception:
            self.room.house.figures.errors += 1
            _log.exception("request %s at table %s", wanted.id, self.room.id)
            reply(refused(wanted.id, refuse("server.error")))


async def receive(socket: Socket) -> records.FromClient:
    """The next message, or the reason to hang up."""
    data = await socket.receive_data(mode="text")
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise HangUp("request.invalid", UNREADABLE) from None


async def _greeted(socket: Socket, house: House, table_id: str) -> Connection:
    """The connection of whoever says hello with a link of this table."""
    try:
        message = await asyncio.wait_for(receive(socket), HELLO_SECONDS)
    except TimeoutError:
        raise HangUp("socket.hello", UNREADABLE) from None
    if not isinstance(message, records.Hello):
        raise HangUp("socket.hello", UNREADABLE)
    link = await house.link(token_hash(message.token))
    if link is None or link.table_id != table_id:
        raise HangUp("link.unknown", FORBIDDEN)
    try:
        room = await house.room(table_id)
    except OutOfReach:
        raise
    except Unreadable:
        raise HangUp("table.unreadable", BROKEN) from None
    except Exception:
        _log.exception("table %s cannot be opened", table_id)
        raise HangUp("server.error", BROKEN) from None
    return Connection(socket, room, link, contributes=message.contributes)


async def _converse(connection: Connection) -> None:
    """Hear and send until one of the two ends."""
    await coming.join(connection.room, connection)
    tasks = {asyncio.create_task(connection.send()), asyncio.create_task(connection.hear())}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        room = connection.room
        await asyncio.shield(room.house.spawn(coming.leave(room, connection)))


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """A live table: see `records.FromClient` and `records.FromServer`."""
    await socket.accept()
    house: House = socket.app.state.house
    with contextlib.suppress(*GONE):
        try:
            await _converse(await _greeted(socket, house, table_id))
        except HangUp as end:
            await _close(socket, end.code, end.status)
        except OutOfReach:
            await socket.close(TRY_AGAIN)  # without a last word: the client comes back by itself
        except GONE:
            raise
        except Exception:
            _log.exception("table %s", table_id)
            await _close(socket, "server.error", BROKEN)


async def _close(socket: Socket, code: str, status: int) -> None:
    await socket.send_data(_ENCODER.encode(records.Closing(code)), mode="text")
    await socket.close(status)
