"""Bots think in worker processes, with a time limit.

A worker gets a checkpoint, resumes the table and lets the bot choose; the bot itself sees only what its seat may know.
A worker that dies or takes too long is ended and replaced, and whoever asked is told, so that a simple answer can be
given.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import queue
import secrets
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from gruft.bots import bot
from gruft.table.ask import Seat
from gruft.table.chance import FastChance
from gruft.table.checkpoint import Checkpoint, read, resume, written
from gruft.table.content import Files
from gruft.table.journal import Header
from gruft.table.plain import Plain
from gruft.table.variants import files_for, know

TIME_LIMIT = 10.0
STARTING_SECONDS = 30.0
_log = logging.getLogger("gruft.server.workers")


class BotFailed(Exception):
    """No answer from the bot: it died, raised or took too long."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What must be known to answer for a seat."""

    header: Header
    checkpoint: Checkpoint
    seat: Seat
    level: str
    dice: int


def new_dice(checkpoint: Checkpoint) -> int:
    """What a bot draws its chance from at this question."""
    return secrets.randbits(60)


def think(thought: Thought) -> str:
    """The key a bot of this level answers with."""
    table = resume(thought.checkpoint, thought.header)
    return bot(thought.level)(table, thought.seat, FastChance(thought.dice))


@dataclass(frozen=True, slots=True)
class Errand:
    """A thought as it is sent to a worker: plain data, and the components unless the worker has them."""

    header: Header
    checkpoint: dict[str, Plain]
    seat: Seat
    level: str
    dice: int
    files: Files | None

    def thought(self) -> Thought:
        """What is to be thought about, with the game read in this process."""
        if self.files is not None:
            know(self.header.content, self.files)
        return Thought(self.header, read(self.checkpoint, self.header), self.seat, self.level, self.dice)


def _work(pipe: Connection) -> None:
    """The life of a worker: it ends with its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people come first
    while True:
        try:
            errand: Errand = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[bool, str] = (True, think(errand.thought()))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:  # the server is gone
            return


class _Worker:
    """One process and the pipe to it."""

    def __init__(self, context: Any) -> None:  # multiprocessing's contexts have no common type with Process
        self.context = context
        self.process: Any = None
        self.pipe: Connection | None = None
        self.knows: set[str] = set()
        """Digests of the components it was sent."""

    @property
    def runs(self) -> bool:
        return self.process is not None and bool(self.process.is_alive())

    def start(self) -> None:
        self.pipe, theirs = self.context.Pipe()
        self.process = self.context.Process(target=_work, args=(theirs,), daemon=True, name="gruft bot")
        self.process.start()
        self.knows.clear()
        theirs.close()

    def ask(self, thought: Thought, limit: float) -> str:
        if not self.runs:
            self.start()
            limit += STARTING_SECONDS  # it has to load the game first
        assert self.pipe is not None
        try:
            self.pipe.send(self._errand(thought))
            if not self.pipe.poll(limit):
                raise BotFailed(f"no answer within {limit:g} s")
            fine, answer = self.pipe.recv()
        except Exception as error:  # too slow, dead, or a state that cannot be sent: the game must go on
            self.stop()
            raise BotFailed(str(error) or "the worker died") from error
        if not fine:
            raise BotFailed(answer)
        return str(answer)

    def _errand(self, thought: Thought) -> Errand:
        header = thought.header
        files = files_for(header) if header.content not in self.knows else None
        self.knows.add(header.content)
        return Errand(header, written(thought.checkpoint), thought.seat, thought.level, thought.dice, files)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None


class Workers:
    """A few processes that think for bots, one question at a time each."""

    def __init__(self, count: int | None = None, limit: float = TIME_LIMIT) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.failures = 0
        self._threads = ThreadPoolExecutor(self.count, "bots")
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._all = [_Worker(multiprocessing.get_context("spawn")) for _ in range(self.count)]
        for worker in self._all:
            self._idle.put(worker)

    def warm(self) -> None:
        """Start the processes now, because they will be asked soon."""
        for _ in self._all:
            self._threads.submit(self._start_one)

    def _start_one(self) -> None:
        worker = self._idle.get()
        try:
            if not worker.runs:
                worker.start()
        finally:
            self._idle.put(worker)

    async def choose(self, header: Header, checkpoint: Checkpoint, seat: Seat, level: str) -> str:
        """What a bot answers; `BotFailed` if it does not."""
        thought = Thought(header, checkpoint, seat, level, new_dice(checkpoint))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._choose, thought)
        except BotFailed as failure:
            self.failures += 1
            _log.warning("bot %s failed at %s, seat %d: %s", level, header.game, seat, failure)
            raise

    def _choose(self, thought: Thought) -> str:
        worker = self._idle.get()
        try:
            return worker.ask(thought, self.limit)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End the processes; whatever they were thinking about is lost, and nothing else."""
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
