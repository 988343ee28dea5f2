"""The desk for dear requests: a few processes of its own, a queue per address, limits of time.

Whoever answers at a live table never waits for them. Addresses take turns, however much one of them asks for.

Not here: the processes (clerk.py), what is done (study.py), the processes of the bots (workers.py).
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from gruft.server.desk.clerk import Clerk
from gruft.server.desk.study import bring
from gruft.server.store import reach
from gruft.table.rules import Refusal, refuse

TIME_LIMIT = 15.0
"""Seconds of a processor; by the clock it may take longer, because whoever plays comes first."""
PATIENCE = 60.0
"""Seconds by the clock."""
LONGER: dict[str, float] = {bring.__name__: 4.0}
"""How many times as long an errand may take: a file is played again from its beginning, and a campaign is long."""
MOST_PER_ADDRESS, MOST_WAITING = 12, 60

P = ParamSpec("P")
T = TypeVar("T")


class Unanswered(Exception):
    """The desk says no: `refusal` tells why, `status` how HTTP calls it."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


def _closing() -> Unanswered:
    return Unanswered(503, refuse("server.busy"))


class Desk:
    """Takes dear requests in, one after another from each address."""

    def __init__(self, count: int | None = None, limit: float = TIME_LIMIT, patience: float = PATIENCE) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) // 2)
        self.limit = limit
        self.patience = patience
        self.errands = self.given_up = 0
        self._threads = ThreadPoolExecutor(self.count, "desk")
        self._idle = [Clerk() for _ in range(self.count)]
        self._clerks = list(self._idle)
        self._lines: OrderedDict[str, deque[asyncio.Future[Clerk]]] = OrderedDict()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many wait for a clerk."""
        return sum(len(line) for line in self._lines.values())

    async def ask(self, address: str, function: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """What the function comes to in another process; `Unanswered` if it does not."""
        clerk = await self._turn(address)
        if self._closed:
            self._give_back(clerk)
            raise _closing()
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
            self._give_back(clerk)
        if kind == "done":
            done: T = answer
            return done
        if kind == "declined":
            raise Unanswered(400, answer)
        if kind == "outage":
            raise reach.OutOfReach(answer)
        if kind == "dear" and self._closed:
            raise _closing()
        if kind == "dear":
            self.given_up += 1
            raise Unanswered(413, refuse("request.too_dear"))
        raise RuntimeError(f"{function.__name__}: {answer}")

    async def _turn(self, address: str) -> Clerk:
        """Wait until it is this address's turn and a process is free."""
        if self.waiting >= MOST_WAITING or len(self._lines.get(address, ())) >= MOST_PER_ADDRESS:
            raise Unanswered(429, refuse("server.busy"))
        ticket: asyncio.Future[Clerk] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(ticket)
        self._next()
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._give_back(ticket.result())
            raise

    def _give_back(self, clerk: Clerk) -> None:
        self._idle.append(clerk)
        self._next()

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
        """Everybody goes home; what was not begun is declined."""
        self._closed = True
        for clerk in self._clerks:
            clerk.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
