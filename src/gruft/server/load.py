"""Load for the server (`gruft bench server`): many tables, a real websocket for every seat, one answer per seat every
so often. Measured is the time from sending an answer to having one's own new view.

The players run in a process of their own, as people do on machines of their own; server and players share this machine
all the same, so the figures are worse than what the server could do alone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from gruft.texts import Texts

TABLES, SEATS, PACE = 200, 4, 2.0
P50_BUDGET, P99_BUDGET, MEMORY_BUDGET = 0.030, 0.150, 600


@dataclass
class Figures:
    """What was measured."""

    tables: int
    seats: int
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    worked: float = 0.0
    """Processor time of the server while people played, in seconds."""
    memory: int = 0
    """Of the server and its bot workers, the largest seen, in MiB."""

    def at(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")

    @property
    def fine(self) -> bool:
        quick = self.at(0.5) <= P50_BUDGET and self.at(0.99) <= P99_BUDGET
        return quick and not self.errors and self.memory <= MEMORY_BUDGET

    def as_dict(self) -> dict[str, Any]:
        return {
            "tables": self.tables,
            "seats": self.seats,
            "seconds": round(self.seconds, 1),
            "answers": len(self.waits),
            "answers_per_second": round(len(self.waits) / max(self.seconds, 0.001), 1),
            "p50_ms": round(self.at(0.5) * 1000, 1),
            "p99_ms": round(self.at(0.99) * 1000, 1),
            "longest_ms": round(self.at(1) * 1000, 1),
            "processor_ms_per_answer": round(self.worked * 1000 / max(len(self.waits), 1), 2),
            "memory_mb": self.memory,
            "errors": self.errors[:5],
            "within_budget": self.fine,
        }


class Seat:
    """One player: answers at random, at most once every `pace` seconds."""

    def __init__(self, port: int, table: str, token: str, seed: int, figures: Figures, pace: float) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        self.token = token
        self.dice = random.Random(seed)
        self.figures = figures
        self.pace = pace
        self.version: int | None = None
        self.asks: list[dict[str, Any]] = []
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
        key = self.dice.choice(ask["options"])["key"]
        start = time.perf_counter()
        await socket.send(
            json.dumps({"type": "answer", "id": str(self.count), "seat": ask["seat"], "ask": ask["id"], "key": key})
        )
        while not self.over and any(one["id"] == ask["id"] for one in self.asks):
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
            message = json.loads(await socket.recv())
        if message["type"] == "state":
            if message["since"] is not None and message["since"] != self.version:
                self.figures.errors.append("a gap in the versions")
            self.version = message["version"]
            self.asks = [ask for part in message["parts"] for ask in part["asks"]]
            self.over = message["over"]
        elif message["type"] == "reply" and message["status"] == "refused":
            self.figures.errors.append(f"refused: {message['refusal']['code']}")
        elif message["type"] == "closing":
            self.figures.errors.append(f"closed: {message['code']}")


def _open_tables(port: int, game: str, tables: int, seats: int) -> list[tuple[str, str]]:
    """(table, token) of every seat."""
    links = []
    for _ in range(tables):
        body = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "friend"}] * (seats - 1)}
        request = Request(
            f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urlopen(request, timeout=60) as answer:
            opened = json.load(answer)
        links.append((opened["id"], opened["token"]))
        links += [(opened["id"], seat["token"]) for seat in opened["seats"] if seat["token"]]
    return links


def _players(port: int, links: list[tuple[str, str]], figures: Figures, pace: float, pipe: Any) -> None:
    """The process of the players; `pipe` (a multiprocessing connection) takes the figures back."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def all_of_them() -> None:
        doors, all_here = asyncio.Semaphore(20), asyncio.Barrier(len(links) + 1)
        people = [Seat(port, table, token, n, figures, pace) for n, (table, token) in enumerate(links)]
        playing = asyncio.gather(*(person.play(doors, all_here, figures.seconds) for person in people))
        await all_here.wait()
        pipe.send("all here")
        await playing

    asyncio.run(all_of_them())
    pipe.send(figures)


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    """Resident memory of a process and its children in MiB."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError, ValueError, StopIteration):
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            if int(lines["Pid"]) == pid or int(lines["PPid"]) == pid:
                total += int(lines["VmRSS"].split()[0])
    return total // 1024


def measure(
    tables: int = TABLES, seats: int = SEATS, seconds: float = 30.0, pace: float = PACE, game: str = "lords"
) -> Figures:
    """Start a server on a free port with a database of its own, load it, and stop it again."""
    figures = Figures(tables, seats, seconds)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "gruft.cli", "serve", "--port", "0", "--db", str(Path(folder) / "load.db")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rsplit(":", 1)[1].strip(" /\n"))
            links = _open_tables(port, game, tables, seats)
            ours, theirs = multiprocessing.get_context("spawn").Pipe()
            crowd = multiprocessing.get_context("spawn").Process(
                target=_players, args=(port, links, figures, pace, theirs)
            )
            crowd.start()
            if not ours.poll(300) or ours.recv() != "all here":
                raise RuntimeError("the players do not get in")
            most, worked = 0, _processor_seconds(server.pid)
            while crowd.is_alive() and not ours.poll(0.5):
                most = max(most, _memory(server.pid))
            back = ours.recv()
            assert isinstance(back, Figures)
            figures = back
            figures.memory = most
            figures.worked = _processor_seconds(server.pid) - worked
            crowd.join(10)
        finally:
            server.terminate()
            server.wait(20)
    return figures


def bench_server(args: argparse.Namespace, texts: Texts) -> int:
    """`gruft bench server`: print the figures; 1 if they are not within the limits."""
    seconds = max(args.seconds, 20.0)
    with Console(stderr=True).status(
        texts.say("server-load", {"tables": TABLES, "seats": SEATS, "pace": int(PACE), "seconds": int(seconds)})
    ):
        figures = measure(seconds=seconds)
    told = figures.as_dict()
    if args.json:
        print(json.dumps(told))
    else:
        _show(told, texts)
    return 0 if figures.fine else 1


def _show(told: dict[str, Any], texts: Texts) -> None:
    grid = Grid()
    grid.add_column(texts.say("cli-column-what"))
    grid.add_column(texts.say("cli-column-figure"), justify="right")
    grid.add_row(texts.say("server-load-answers", {"seconds": int(told["seconds"])}), str(told["answers"]))
    grid.add_row(texts.say("server-load-rate"), str(told["answers_per_second"]))
    grid.add_row(texts.say("server-load-p50", {"budget": int(P50_BUDGET * 1000)}), str(told["p50_ms"]))
    grid.add_row(texts.say("server-load-p99", {"budget": int(P99_BUDGET * 1000)}), str(told["p99_ms"]))
    grid.add_row(texts.say("server-load-longest"), str(told["longest_ms"]))
    grid.add_row(texts.say("server-load-worked"), str(told["processor_ms_per_answer"]))
    grid.add_row(texts.say("server-load-memory", {"budget": MEMORY_BUDGET}), str(told["memory_mb"]))
    grid.add_row(texts.say("server-load-errors"), "\n".join(told["errors"]) or "0")
    console = Console()
    console.print(grid)
    console.print(texts.say("server-load-fine" if told["within_budget"] else "server-load-not-fine"))
