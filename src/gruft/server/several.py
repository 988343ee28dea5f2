"""Several server processes behind one port (`gruft serve --workers N`).

The first process only holds the socket and looks after the others: one that dies is replaced, and when it is told to
end all of them are. They share the socket, the database, and what they tell each other of themselves (neighbours.py);
nothing of it can be held by one of them, so any may die at any moment.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from gruft.server.neighbours import Place, prepare, wipe
from gruft.server.settings import Settings

AGAIN_SECONDS = 0.5
ENDING_SECONDS = 20.0


def end_with(parent: Connection) -> None:
    """End this process when the one that started it is gone."""

    def wait() -> None:
        try:
            parent.recv()
        except (EOFError, OSError):
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def bound(settings: Settings) -> socket.socket:
    """The socket all of them accept from."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.socket(family)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((settings.host, settings.port))
    made.listen(2048)
    return made


class Overseer:
    """Starts the processes, replaces them, ends them."""

    def __init__(self, settings: Settings, serve: Callable[[Settings, socket.socket, Connection, Place], None]) -> None:
        self.settings = settings
        self._serve = serve
        self._context = multiprocessing.get_context("spawn")
        self._socket = bound(settings)
        self._processes: list[Any] = []  # of the spawning context, whose class has no public name
        self._pipes: list[Connection] = []
        self._ending = False
        self._shared = Path()

    @property
    def address(self) -> tuple[str, int]:
        """Where the processes listen together: host and port."""
        name = self._socket.getsockname()
        return str(name[0]), int(name[1])

    def run(self, say: Callable[[], None]) -> int:
        """Until told to end. `say` is called once the first of them serves."""
        with tempfile.TemporaryDirectory(prefix="gruft-") as folder:
            self._shared = Path(folder)
            prepare(self._shared, self.settings.workers)
            return self._run(say)

    def _run(self, say: Callable[[], None]) -> int:
        for ending in (signal.SIGTERM, signal.SIGINT):
            signal.signal(ending, self._end)
        for number in range(self.settings.workers):
            self._start(number)
        if not self._first_serves():
            self._end()
            return 2
        say()
        while not self._ending:
            multiprocessing.connection.wait([one.sentinel for one in self._processes], timeout=1.0)
            for number, one in enumerate(self._processes):
                if not self._ending and not one.is_alive():
                    time.sleep(AGAIN_SECONDS)
                    self._start(number)
        for one in self._processes:
            one.join(ENDING_SECONDS)
            if one.is_alive():
                one.kill()
        return 0

    def _first_serves(self) -> bool:
        """Wait until the first of them serves, however busy the machine is; False: it has died, or we are to end."""
        while not self._ending:
            try:
                if self._pipes[0].poll(1):
                    return bool(self._pipes[0].recv() == "serving")
            except (EOFError, OSError):
                return False
        return False

    def _start(self, number: int) -> None:
        place = Place(self._shared, number, self.settings.workers)
        wipe(place)
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=self._serve, args=(self.settings, self._socket, theirs, place))
        process.start()
        theirs.close()
        if number == len(self._processes):
            self._processes.append(process)
            self._pipes.append(ours)
        else:
            self._pipes[number].close()
            self._processes[number], self._pipes[number] = process, ours

    def _end(self, *_: object) -> None:
        self._ending = True
        for one in self._processes:
            if one.is_alive():
                one.terminate()
