"""The desk for dear requests: a few processes of its own, a queue per address, limits of time and size.

Whoever answers at a live table never waits for them. Addresses take turns, however much one of them asks for. What
takes too long, or too much memory, is given up and its process replaced.

Not here: what is done (study.py), the processes of the bots (workers.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import resource
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

from gruft.server.desk.study import Declined, bring
from gruft.server.store import reach
from gruft.table.rules import Refusal, refuse

TIME_LIMIT = 15.0
"""Seconds of a processor; by the clock it may take longer, because whoever plays comes first."""
PATIENCE = 60.0
"""Seconds by the clock."""
LONGER: dict[str, float] = {bring.__name__: 4.0}
"""How many times as long an errand may take: a file is played again from its beginning, and a campaign is long."""
STARTING_SECONDS = 60.0
MEMORY_BYTES = 3 << 30
"""Address space of a process; what it really uses is far less."""
ERRANDS = 200
"""After so many a process is replaced, so that memory comes back."""
MOST_PER_ADDRESS, MOST_WAITING = 12, 60
_log = logging.getLogger("gruft.server.desk")

P = ParamSpec("P")
T = TypeVar("T")


class Unanswered(Exception):
    """The desk says no: `refusal` tells why, `status` how HTTP calls it."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


def _work(pipe: Connection) -> None:
    """The life of a process at the desk: it ends with its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)  # whoever plays comes first
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))  # and is not interrupted
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    while True:
        try:
            limit, function, args = pipe.recv()
        except (EOFError, OSError):
            return
        signal.setitimer(signal.ITIMER_PROF, limit)  # it ends the process
        try:
            answer: tuple[str, Any] = ("done", function(*args))
        except Declined as no:
            answer = ("declined", no.refusal)
        except (MemoryError, RecursionError):
            answer = ("dear", "memory")
        except Exception as error:
            meant = reach.meaning(error)
            answer = ("outage" if isinstance(meant, reach.OutOfReach) else "failed", repr(error)[:500])
        signal.setitimer(signal.ITIMER_PROF, 0)
        try:
            pipe.send(answer)
        except OSError:  # the server is gone
            return


class _Clerk:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self._process: Any = None  # of a spawning context, whose class has no public name
        self._pipe: Connection | None = None
        self._errands = 0

    def ask(
        self, limit: float, patience: float, function: Callable[..., Any], args: tuple[Any, ...]
    ) -> tuple[str, Any]:
        """What became of it; `limit` in seconds of a processor, `patience` in seconds by the clock."""
        if self._errands >= ERRANDS:
            self.stop()
        if self._process is None or not self._process.is_alive():
            self._start()
            patience += STARTING_SECONDS
        self._errands += 1
        assert self._pipe is not None
        try:
            self._pipe.send((limit, function, args))
            if self._pipe.poll(patience):
                kind, answer = self._pipe.recv()
                return str(kind), answer
        except (EOFError, OSError):
            _log.warning("a process at the desk ended over %s", function.__name__)
        self.stop()
        return "dear", "time"

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True, name="gruft desk")
        self._process.start()
        self._errands = 0
        theirs.close()

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


class Desk:
    """Takes dear requests in, one after another from each address."""

    def __init__(self, count: int | None = None, limit: float = TIME_LIMIT, patience: float = PATIENCE) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) // 2)
        self.limit = limit
        self.patience = patience
        self.errands = self.given_up = 0
        self._threads = ThreadPoolExecutor(self.count, "desk")
        self._idle = [_Clerk() for _ in range(self.count)]
        self._clerks = list(self._idle)
        self._lines: OrderedDict[str, deque[asyncio.Future[_Clerk]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._lines.values())

    async def ask(self, address: str, function: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """What the function comes to in another process; `Unanswered` if it does not."""
        clerk = await self._turn(address)
        self.errands += 1
        longer = LONGER.get(function.__name__, 1.0)
        try:
            loop = asyncio.get_running_loop()
            kind, answer = await asyncio.shield(
                loop.run_in_executor(
                    self._threads, clerk.ask, longer * self.limit, longer * self.patience, function, args
                )
            )
        finally:
            self._idle.append(clerk)
            self._next()
        if kind == "done":
            done: T = answer
            return done
        if kind == "declined":
            raise Unanswered(400, answer)
        if kind == "outage":
            raise reach.OutOfReach(answer)
        if kind == "dear":
            self.given_up += 1
            raise Unanswered(413, refuse("request.too_dear"))
        raise RuntimeError(f"{function.__name__}: {answer}")

    async def _turn(self, address: str) -> _Clerk:
        """Wait until it is this address's turn and a process is free."""
        if self.waiting >= MOST_WAITING or len(self._lines.get(address, ())) >= MOST_PER_ADDRESS:
            raise Unanswered(429, refuse("server.busy"))
        ticket: asyncio.Future[_Clerk] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(ticket)
        self._next()
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._idle.append(ticket.result())
                self._next()
            raise

    def _next(self) -> None:
        """Give free processes to whoever is next; the addresses take turns."""
        while self._idle and self._lines:
            address, line = self._lines.popitem(last=False)
            ticket = line.popleft()
            if line:
                self._lines[address] = line
            if not ticket.done():
                ticket.set_result(self._idle.pop())

    def close(self) -> None:
        for clerk in self._clerks:
            clerk.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
