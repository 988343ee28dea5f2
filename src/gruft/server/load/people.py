"""The players of a load test, in a process of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import time
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gruft.server.load.figures import Figures, Load


class Option(msgspec.Struct):
    key: str


class Ask(msgspec.Struct):
    id: str
    seat: int
    options: list[Option]


class Part(msgspec.Struct):
    asks: list[Ask]


class Refusal(msgspec.Struct):
    code: str


class Message(msgspec.Struct):
    """What a player looks at in what the server says; the rest is left unread, or the players would need a machine."""

    type: str
    version: int = 0
    since: int | None = None
    over: bool = False
    parts: list[Part] = []
    status: str = ""
    refusal: Refusal | None = None
    code: str = ""


_DECODER = msgspec.json.Decoder(Message)


class Seat:
    """One player: answers at random, at most once every `pace` seconds."""

    def __init__(self, port: int, table: str, token: str, seed: int, figures: Figures, pace: float) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        self.token = token
        self.dice = random.Random(seed)
        self.figures = figures
        self.pace = pace
        self.version: int | None = None
        self.asks: list[Ask] = []
        self.over = False
        self.count = 0
        self.until = 0.0

    async def play(self, doors: asyncio.Semaphore, all_here: asyncio.Barrier, seconds: float) -> None:
        """Sit down, wait until everybody has, then play for so many seconds."""
        try:
            async with contextlib.AsyncExitStack() as open_sockets:
                async with doors:
                    line = connect(self.address, max_size=None, compression=None, open_timeout=120)
                    socket = await open_sockets.enter_async_context(line)
                    await socket.send(json.dumps({"type": "hello", "token": self.token}))
                    self.until = time.monotonic() + 120
                    while self.version is None:
                        await self._hear(socket)
                await all_here.wait()
                self.until = time.monotonic() + seconds
                await self._wait(socket, self.dice.uniform(0, self.pace))
                while time.monotonic() < self.until and not self.over:
                    await self._turn(socket)
        except TimeoutError:
            return  # nobody asked any more before the end
        except Exception as error:
            self.figures.errors.append(f"{type(error).__name__}: {error}")

    async def _turn(self, socket: ClientConnection) -> None:
        """Wait to be asked, answer, wait for the own new view; then think."""
        while not self.asks and not self.over:
            await self._hear(socket)
        if self.over:
            return
        ask = self.dice.choice(self.asks)
        self.count += 1
        key = self.dice.choice(ask.options).key
        start = time.perf_counter()
        await socket.send(
            json.dumps({"type": "answer", "id": str(self.count), "seat": ask.seat, "ask": ask.id, "key": key})
        )
        while not self.over and any(one.id == ask.id for one in self.asks):
            await self._hear(socket)
        self.figures.waits.append(time.perf_counter() - start)
        await self._wait(socket, self.pace * self.dice.uniform(0.9, 1.1))

    async def _wait(self, socket: ClientConnection, seconds: float) -> None:
        """Think, and meanwhile see what the others do."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and not self.over:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hear(socket), left)

    async def _hear(self, socket: ClientConnection) -> None:
        async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
            message = _DECODER.decode(await socket.recv(decode=False))
        if message.type == "state":
            if message.since is not None and message.since != self.version:
                self.figures.errors.append("a gap in the versions")
            self.version = message.version
            self.asks = [ask for part in message.parts for ask in part.asks]
            self.over = message.over
        elif message.type == "reply" and message.status == "refused":
            self.figures.errors.append(f"refused: {message.refusal.code if message.refusal else ''}")
        elif message.type == "closing":
            self.figures.errors.append(f"closed: {message.code}")


def open_tables(port: int, load: Load) -> list[tuple[str, str]]:
    """(table, token) of every seat."""
    links = []
    for _ in range(load.tables):
        body = {"game": load.game, "seats": [{"kind": "me"}] + [{"kind": "friend"}] * (load.seats - 1)}
        request = Request(
            f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urlopen(request, timeout=60) as answer:
            opened = json.load(answer)
        links.append((opened["id"], opened["token"]))
        links += [(opened["id"], seat["token"]) for seat in opened["seats"] if seat["token"]]
    return links


def players(port: int, links: list[tuple[str, str]], figures: Figures, pipe: Any) -> None:
    """The process of the players; `pipe` (a multiprocessing connection) takes the figures back."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def all_of_them() -> None:
        doors, all_here = asyncio.Semaphore(20), asyncio.Barrier(len(links) + 1)
        people = [Seat(port, table, token, n, figures, figures.load.pace) for n, (table, token) in enumerate(links)]
        playing = asyncio.gather(*(person.play(doors, all_here, figures.load.seconds) for person in people))
        await all_here.wait()
        pipe.send("all here")
        await playing

    asyncio.run(all_of_them())
    pipe.send(figures)
