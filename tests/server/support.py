"""Servers as real processes and people as real websocket clients."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import ROOT, Born, nursery, surroundings

PATIENCE = 60.0


class Server:
    """A server process on a free port of 127.0.0.1. `log`: a file for what it says, in the `form` of the settings."""

    def __init__(
        self,
        db: str,
        port: int = 0,
        *,
        descriptors: int | None = None,
        log: Path | None = None,
        form: str = "text",
        **settings: Any,
    ) -> None:
        self.db = db
        self.port = port
        self.settings = {**settings, "log": form}
        self.descriptors = descriptors
        self.log = log
        self.process: subprocess.Popen[str] | Born | None = None
        self._http = httpx.Client(timeout=PATIENCE, verify=False)
        self.start()

    def start(self) -> None:
        words = ["--port", str(self.port), "--db", self.db, "--settings", json.dumps(self.settings)]
        with ExitStack() as files:
            errors = files.enter_context(self.log.open("a")) if self.log is not None else None
            self.process = self._born(words, errors)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Gruft: http://"), line
        self.port = int(line.rsplit(":", 1)[1].strip(" /\n"))

    def _born(self, words: list[str], errors: IO[str] | None) -> subprocess.Popen[str] | Born:
        """From the nursery, unless it has grown up elsewhere; it has read the components once and for all."""
        own_components = "GRUFT_CONTENT" in os.environ
        if self.descriptors is None and not own_components and nursery().surroundings == surroundings():
            return Born(words, errors)
        command = [sys.executable, "-m", "tests.server.launch", *words]
        if self.descriptors is not None:
            command = ["prlimit", f"--nofile={self.descriptors}", *command]
        return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait(5)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def call(self, method: str, path: str, body: Any = None, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= more.pop("headers", {})
        if isinstance(body, bytes):
            more["content"] = body
        elif body is not None:
            more["json"] = body
        return self._http.request(method, self.url + path, headers=headers, **more)

    def open(self, *kinds: str, game: str = "pebbles", **more: Any) -> dict[str, Any]:
        """A new table with seats such as `me`, `friend`, `hotseat`, `bot:random`."""
        seats = []
        for number, kind in enumerate(kinds):
            kind, _, level = kind.partition(":")
            seats.append({"kind": kind, "name": f"Player {number}", **({"level": level} if level else {})})
        answer = self.call("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened


class Person:
    """Somebody with a link in a browser tab."""

    def __init__(
        self, server: Server, table_id: str, token: str, *, hello: bool = True, contributes: bool = False
    ) -> None:
        self.server = server
        self.contributes = contributes
        self.table_id = table_id
        self.token = token
        self.welcome: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.logs: dict[int | None, list[dict[str, Any]]] = {}
        self.replies: dict[str, dict[str, Any]] = {}
        self.chat: list[dict[str, Any]] = []
        self.presence: list[dict[str, Any]] = []
        self.chance: dict[str, Any] = {}
        self.closing: str | None = None
        self.received: list[str] = []
        self.wholes = self.pongs = 0
        self._open = ExitStack()
        self.socket: ClientConnection
        self.join(hello=hello)

    def join(self, *, hello: bool = True) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table_id}/live"
        self._open.close()
        # No pings of its own: whoever is left sitting when a test ends would complain about it in the log of another.
        line = connect(
            address, max_size=None, open_timeout=PATIENCE, close_timeout=1, compression=None, ping_interval=None
        )
        self.socket = self._open.enter_context(line)
        if hello:
            self.send({"type": "hello", "token": self.token, "contributes": self.contributes})
            self.state = {}
            self.until(lambda: bool(self.state) or self.closing is not None)

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Take in the next message."""
        data = self.socket.recv(timeout)
        assert isinstance(data, str)
        self.received.append(data)
        message: dict[str, Any] = json.loads(data)
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "state":
                self._take(message)
            case "reply":
                self.replies[message["id"]] = message
            case "chat":
                self.chat += message["entries"]
            case "presence":
                self.presence = message["seats"]
            case "chance":
                self.chance = message
            case "pong":
                self.pongs += 1
            case "closing":
                self.closing = message["code"]
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["since"] is not None:
            assert message["since"] == self.state["version"], "a gap"
        else:
            self.logs = {}
            self.wholes += 1
        for part in message["parts"]:
            log = self.logs.setdefault(part["seat"], [])
            del log[part["log_from"] :]
            assert len(log) == part["log_from"]
            log += part["log"]
            assert [entry["n"] for entry in log] == list(range(len(log)))
        self.state = message

    def until(self, holds: Any, timeout: float = PATIENCE) -> None:
        """Listen until something holds."""
        end = time.monotonic() + timeout
        while not holds():
            self.hear(max(0.01, end - time.monotonic()))

    def up_to_date(self) -> None:
        """Take in everything the server has said so far, by asking for the whole state, which comes last."""
        self.wholes = 0
        self.send({"type": "sync"})
        self.until(lambda: self.wholes > 0)

    def quiet(self) -> None:
        """Take in everything the server has said so far, without making it say anything about the table.

        What is posted is sent before a picture that waits; so the picture has come when a second answer comes.
        """
        for _ in range(2):
            self.pongs = 0
            self.send({"type": "ping"})
            self.until(lambda: self.pongs > 0)

    def drain(self, seconds: float = 0.2) -> None:
        """Listen to whatever still comes."""
        try:
            while True:
                self.hear(seconds)
        except (TimeoutError, ConnectionClosed):
            return

    @property
    def asks(self) -> list[dict[str, Any]]:
        return [ask for part in self.state["parts"] for ask in part["asks"]]

    def part(self, seat: int | None) -> dict[str, Any]:
        found: dict[str, Any] = next(part for part in self.state["parts"] if part["seat"] == seat)
        return found

    def request(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a request and wait for its reply."""
        name = more.pop("id", None) or secrets.token_hex(8)
        self.replies.pop(name, None)
        self.send({"type": kind, "id": name, **more})
        self.until(lambda: name in self.replies)
        return self.replies[name]

    def answer(self, key: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        ask = next(ask for ask in self.asks if seat is None or ask["seat"] == seat)
        return self.request("answer", seat=ask["seat"], ask=ask["id"], key=key, **more)

    def answered(self, key: str, seat: int | None = None) -> None:
        """Answer, see it accepted and see the new state."""
        ask = next(ask for ask in self.asks if seat is None or ask["seat"] == seat)
        reply = self.answer(key, seat)
        assert reply["status"] == "accepted", reply
        self.until(lambda: all(one["id"] != ask["id"] for one in self.asks))

    def close(self) -> None:
        self._open.close()


def play_on(people: list[Person], choose: Any, most: int = 500, until: Callable[[], bool] | None = None) -> None:
    """Everybody answers what they are asked until the game is over, or until something else holds."""
    answers, end = 0, time.monotonic() + PATIENCE
    while answers < most and time.monotonic() < end:
        for person in people:
            person.drain(0)
        if until() if until else all(person.state["over"] for person in people):
            return
        person, ask = next(((person, ask) for person in people for ask in person.asks), (people[0], None))
        if ask is None:
            person.drain(0.02)  # bots think, or the others' news are on their way
            continue
        reply = person.answer(choose(ask), ask["seat"])
        assert reply["status"] in ("accepted", "stale"), reply
        person.until(lambda person=person, ask=ask: all(one["id"] != ask["id"] for one in person.asks))
        answers, end = answers + 1, time.monotonic() + PATIENCE
    raise AssertionError("no end")


def eventually(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Look again and again until something holds that nobody tells."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)
