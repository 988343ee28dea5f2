"""Server processes without the second each of them would spend on its imports: one process has made them and divides.

What is started this way is a process like any other, with a memory of its own; it can be killed, stopped and paused.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import IO, Any, TextIO

ROOT = Path(__file__).resolve().parents[2]
WORD = "--nursery"
LOOK_AGAIN_SECONDS = 0.005


def surroundings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


class Nursery:
    """The process that has imported everything, seen from the tests."""

    def __init__(self) -> None:
        self.surroundings = surroundings()
        self._turn = threading.Lock()
        self._line, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", "tests.server.launch", WORD, str(theirs.fileno())]
            self.process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()])

    def ask(self, request: dict[str, Any], *files: int) -> Any:
        with self._turn:
            socket.send_fds(self._line, [json.dumps(request).encode() + b"\n"], files)
            return json.loads(_line(self._line)[0])


_MAKING = threading.Lock()


def nursery() -> Nursery:
    """One for each process that runs tests, whichever of its threads asks first; it ends with it."""
    with _MAKING:
        return _only()


@cache
def _only() -> Nursery:
    return Nursery()


class Born:
    """A process of the nursery, used like one of `subprocess`."""

    def __init__(self, words: list[str], errors: IO[str] | None) -> None:
        reading, writing = os.pipe()
        self.stdout: TextIO = os.fdopen(reading)
        try:
            self.pid: int = nursery().ask({"words": words}, writing, errors.fileno() if errors else 2)
        finally:
            os.close(writing)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = nursery().ask({"poll": self.pid})
        return self.returncode

    def wait(self, timeout: float) -> int:
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(LOOK_AGAIN_SECONDS)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def bear(number: int) -> list[str]:
    """In the nursery: answer requests until nobody asks any more. Comes back only in the new processes."""
    with socket.socket(fileno=number) as line:
        while True:
            text, files = _line(line)
            if not text:
                raise SystemExit(0)
            request = json.loads(text)
            if "poll" in request:
                pid, status = os.waitpid(request["poll"], os.WNOHANG)
                answer = os.waitstatus_to_exitcode(status) if pid else None
            elif (answer := os.fork()) == 0:
                for place, file in enumerate(files, 1):
                    os.dup2(file, place)
                    os.close(file)
                words: list[str] = request["words"]
                return words
            for file in files:
                os.close(file)
            line.sendall(json.dumps(answer).encode() + b"\n")


def _line(line: socket.socket) -> tuple[bytes, list[int]]:
    text, files = b"", []
    while not text.endswith(b"\n"):
        part, more, _, _ = socket.recv_fds(line, 65536, 2)
        files += more
        if not part:
            return b"", files
        text += part
    return text, files
