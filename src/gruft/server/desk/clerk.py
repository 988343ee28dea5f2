"""A process at the desk, which does one errand after another.

What takes too long, or too much memory, is given up and the process replaced. It works only while nobody else on the
machine wants to: whoever plays comes first. Where the processors never rest it would starve; then another one does the
errand from the beginning, and takes its share for a while. (An errand changes nothing, so it can be done twice; and not
everybody may raise a process again that was put that low.)

Not here: whose turn it is (desk.py), what is done (study.py).
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import resource
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from gruft.server import machine
from gruft.server.desk.study import Declined
from gruft.server.store import reach

STARTING_SECONDS = 60.0
MEMORY_BYTES = 3 << 30
"""Address space of a process; what it really uses is far less."""
ERRANDS = 200
"""After so many a process is replaced, so that memory comes back."""
LOOK_SECONDS, HUNGRY_LOOKS, LEAST_SHARE = 0.5, 4, 0.1
"""Who wants to work and has less than this part of a processor, so many looks on end, starves."""
BOLD_SECONDS = 60.0
"""How long a process that takes its share is kept; the next one is modest again."""
_log = logging.getLogger("gruft.server.desk")

Outcome = tuple[str, Any]  # what became of an errand, and what it came to


class _Starved(Exception):
    """A modest process gets nothing of the processors."""


def _work(pipe: Connection, modest: bool) -> None:
    """The life of a process at the desk: it ends with its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
        os.sched_setscheduler(0, os.SCHED_IDLE if modest else os.SCHED_BATCH, os.sched_param(0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    while True:
        try:
            limit, function, args = pipe.recv()
        except (EOFError, OSError):
            return
        signal.setitimer(signal.ITIMER_PROF, limit)  # it ends the process
        try:
            answer: Outcome = ("done", function(*args))
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


class Clerk:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self._process: Any = None  # of a spawning context, whose class has no public name
        self._pipe: Connection | None = None
        self._ending = threading.Lock()
        self._errands = 0
        self._modest = True
        self._started = 0.0

    def ask(self, limit: float, patience: float, function: Callable[..., Any], args: tuple[Any, ...]) -> Outcome:
        """What became of it; `limit` in seconds of a processor, `patience` in seconds by the clock."""
        bold_for = 0.0 if self._modest else time.monotonic() - self._started
        if self._errands >= ERRANDS or bold_for > BOLD_SECONDS:
            self.stop()
        if self._process is None or not self._process.is_alive():
            self._start(modest=True)
            patience += STARTING_SECONDS
        try:
            return self._asked(limit, patience, function, args)
        except _Starved:
            _log.info("a process at the desk starves over %s: another one takes its share", function.__name__)
        self.stop()
        self._start(modest=False)
        return self._asked(limit, patience + STARTING_SECONDS, function, args)

    def _asked(self, limit: float, patience: float, function: Callable[..., Any], args: tuple[Any, ...]) -> Outcome:
        self._errands += 1
        process, pipe = self._process, self._pipe
        if process is None or pipe is None:  # the server stops us meanwhile
            return "dear", "time"
        try:
            pipe.send((limit, function, args))
            if self._answers(pipe, process.pid, patience):
                kind, answer = pipe.recv()
                return str(kind), answer
        except (EOFError, OSError):
            _log.warning("a process at the desk ended over %s", function.__name__)
        self.stop()
        return "dear", "time"

    def _answers(self, pipe: Connection, pid: int, patience: float) -> bool:
        """Wait for the answer; whether it came. `_Starved` if a modest process would never come to it."""
        end, hungry, before = time.monotonic() + patience, 0, machine.standing(pid)
        while (left := end - time.monotonic()) > 0:
            if pipe.poll(min(left, LOOK_SECONDS)):
                return True
            now = machine.standing(pid)
            if now is None or before is None or not self._modest:
                continue
            had = now.worked - before.worked
            hungry = hungry + 1 if now.wants and had < LEAST_SHARE * LOOK_SECONDS else 0
            before = now
            if hungry >= HUNGRY_LOOKS:
                raise _Starved
        return False

    def _start(self, *, modest: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, modest), daemon=True, name="gruft desk")
        self._process.start()
        self._errands, self._modest, self._started = 0, modest, time.monotonic()
        theirs.close()

    def stop(self) -> None:
        """End the process, whatever it is doing. The server may do so while it ends by itself."""
        with self._ending:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join(5)
        if pipe is not None:
            pipe.close()
