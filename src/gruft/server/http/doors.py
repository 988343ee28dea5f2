"""The doors: how many connections there may be, and how long one may take to say something.

Connections are counted from the moment they are made, over all processes of the server. Who comes when the house is
full is told so and sent away; some descriptors are kept back for that, for the database and for the bots. Whoever is
slow to send a request, or to take an answer, is dropped. Sockets of a live table stay as long as they like, as long as
they take what is sent to them.
"""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from gruft.server import bodies
from gruft.server.http.allowance import Allowance
from gruft.server.http.forwarded import AT_HOME, among, household, networks
from gruft.server.neighbours import Crowd, Kind, Neighbours
from gruft.server.tables.chronicle import MOST_ENTRIES

KEPT_BACK = 96
"""Descriptors for the database, the bots, and saying that we are full."""

FRAMES_AT_ONCE, FRAMES_PER_SECOND = 300, 20.0
"""Pieces of messages and signs of life over a socket: they hold nothing, or little, so no other limit counts them."""

BUFFER_BYTES = 128 * 1024
"""What the system keeps for somebody who does not read it; left to itself it would be megabytes."""


Count = Annotated[int, msgspec.Meta(ge=1)]
Above = Annotated[float, msgspec.Meta(gt=0, le=1e6)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one may take up of the whole server.

    Whoever is at this machine, or a trusted proxy, has no limit of their own. `per_second`: requests and messages of
    live tables from one address; for a while they may be more. `entries`: what is done and taken back at one table.
    """

    connections: Count = 5000
    per_address: Count = 60
    per_second: Above = 100.0
    header_seconds: Above = 10.0
    body_seconds: Above = 30.0
    stall_seconds: Above = 30.0
    entries: Count = MOST_ENTRIES


def descriptors() -> int:
    """As many descriptors as this process may have, raised as far as it is allowed to."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1 << 20


class Doors:
    """Counts who is inside."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = (), neighbours: Neighbours | None = None) -> None:
        self.limits = limits
        self.room = max(8, descriptors() - KEPT_BACK)
        """For so many there are descriptors, in this process."""
        self.uncounted = networks([*AT_HOME, *proxies])
        self.inside: dict[asyncio.BaseTransport, str] = {}
        self.crowd = Crowd(Kind.CONNECTIONS, neighbours)
        self.turned_away = 0
        self.dropped = 0

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Let a new connection in, unless it is one too many."""
        peer = transport.get_extra_info("peername")
        address = household(str(peer[0])) if isinstance(peer, tuple) else ""
        counted = bool(address) and not among(address, self.uncounted)
        full = len(self.inside) >= self.room or self.crowd.total >= max(8, self.limits.connections)
        if full or (counted and self.crowd.of(address) >= self.limits.per_address):
            self.turned_away += 1
            return False
        self.inside[transport] = address
        self.crowd.enter(address)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is gone; its address has one less."""
        address = self.inside.pop(transport, None)
        if address is not None:
            self.crowd.leave(address)

    def now(self) -> dict[str, float]:
        """What there is at this moment, for the figures."""
        return {"connections": len(self.inside)}

    def counted(self) -> dict[str, float]:
        """What was counted since the process began."""
        return {"turned_away": self.turned_away, "dropped": self.dropped}


class DoorConfig(uvicorn.Config):
    """A configuration with doors."""

    def __init__(self, app: Any, doors: Doors, **more: Any) -> None:  # as uvicorn takes them
        super().__init__(app, http=Visitor, ws=Guest, **more)
        self.doors = doors


class _Patience:
    """One timer of a connection: when it rings, the connection is dropped."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, drop: Any) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, drop)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Visitor(H11Protocol):
    """A connection that sends requests."""

    config: DoorConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors = self.config.doors
        self.heading, self.sending, self.taking = _Patience(), _Patience(), _Patience()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody comes; where it is full they are sent away."""
        super().connection_made(transport)
        if not self.doors.enter(transport):
            self._say(503, "server.full")
            return
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER_BYTES)
        self._await_header()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self.doors.leave(self.transport)
        for patience in (self.heading, self.sending, self.taking):
            patience.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came; what is not complete yet has so long."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._answering():
            self.heading.stop()
            if self.cycle.more_body:
                self.sending.start(self.doors.limits.body_seconds, self._too_slow)
            else:
                self.sending.stop()
        elif self.timeout_keep_alive_task is None:
            self._await_header()

    def on_response_complete(self) -> None:
        """The answer is out: nobody is waited for until the next request."""
        self.sending.stop()
        super().on_response_complete()
        self.heading.stop()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on the socket has its own patience."""
        self.heading.stop()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """They take nothing: from now on they have so long."""
        self.taking.start(self.doors.limits.stall_seconds, self._abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """They take what is sent again."""
        self.taking.stop()
        super().resume_writing()

    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _await_header(self) -> None:
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.heading.start(self.doors.limits.header_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self.doors.dropped += 1
        if self.cycle is not None and self.cycle.response_started:
            self.transport.close()
        else:
            self._say(408, "request.too_slow")

    def _abort(self) -> None:
        self.doors.dropped += 1
        self.transport.abort()

    def _say(self, status: int, code: str) -> None:
        """A last word, and the end."""
        body = msgspec.json.encode(bodies.Trouble(code))
        words = {503: "Service Unavailable", 408: "Request Timeout"}[status]
        head = f"HTTP/1.1 {status} {words}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(head.encode() + b"Retry-After: 5\r\nConnection: close\r\n\r\n" + body)
        self.transport.close()


class Guest(WebSocketsSansIOProtocol):
    """The socket of a live table."""

    config: DoorConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors = self.config.doors
        self.taking = _Patience()
        self._frames = Allowance(FRAMES_AT_ONCE, FRAMES_PER_SECOND)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self.doors.leave(self.transport)
        self.taking.stop()
        super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message, if it is not too much."""
        if self._bearable():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping, if it is not too much."""
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong, if it is not too much."""
        if self._bearable():
            super().handle_pong(event)

    def _bearable(self) -> bool:
        """Whether this is not too much of what says nothing; else the line is cut."""
        if not self.transport.is_closing() and not self._frames.take():
            self._abort()
        return not self.transport.is_closing()

    def pause_writing(self) -> None:
        """They take nothing: from now on they have so long."""
        self.taking.start(self.doors.limits.stall_seconds, self._abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """They take what is sent again."""
        self.taking.stop()
        super().resume_writing()

    def _abort(self) -> None:
        self.doors.dropped += 1
        self.transport.abort()
