"""People who play while things break, and the audit of everything they were told.

A player opens tables and plays them to the end. It asks again under the same id until it is told what became of it, as
the client does. Afterwards every answer that was called accepted must be in the journal, once, in order, and nothing
else of its seats; every table must open, and its dice must be honest.
"""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.replay import verify
from tests.server.support import Person, Server
from tests.table.pebbles import PEBBLES

register(PEBBLES)
LOST = (WebSocketException, OSError, TimeoutError, EOFError)
SEATS = [("hotseat", "hotseat", "hotseat"), ("hotseat", "hotseat"), ("me", "bot:random")]
GOES_ON_SECONDS = 3.0

Fault = Callable[[], None]
"""Breaks something and mends it again."""


@dataclass
class Played:
    """A table and what its player was told is stored."""

    id: str
    token: str
    accepted: list[tuple[int, str]] = field(default_factory=list)


class Player(threading.Thread):
    """Somebody who plays one table after another until told to stop, and finishes the last."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.dice = random.Random(seed)
        self.stopped = threading.Event()
        self.problem: BaseException | None = None
        self.tables: list[Played] = []
        self.accepted_at = 0.0
        self.asked_again = 0

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.play()
        except BaseException as problem:
            self.problem = problem

    def play(self) -> None:
        opened = self._patiently(self._open)
        table = Played(opened["id"], opened["token"])
        self.tables.append(table)
        person = self._patiently(lambda: Person(self.server, table.id, table.token))
        while not person.state["over"]:
            if not person.asks:
                self._listen(person)
                continue
            ask = self.dice.choice(person.asks)
            key = self.dice.choice(ask["options"])["key"]
            reply = self._asked(person, {"seat": ask["seat"], "ask": ask["id"], "key": key})
            if reply["status"] == "accepted":
                table.accepted.append((ask["seat"], key))
                self.accepted_at = time.monotonic()
            else:
                assert reply["status"] == "stale", reply
            while any(one["id"] == ask["id"] for one in person.asks):
                self._listen(person)
        person.close()

    def _open(self) -> dict[str, Any]:
        seats = [{"kind": kind, **({"level": level} if level else {})} for kind, _, level in self._kinds()]
        answer = self.server.call("POST", "/api/tables", {"game": "pebbles", "seats": seats})
        if answer.status_code == 503:
            raise TimeoutError("later")
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def _kinds(self) -> list[tuple[str, str, str]]:
        return [kind.partition(":") for kind in self.dice.choice(SEATS)]

    def _listen(self, person: Person) -> None:
        try:
            person.hear(5)
        except LOST:
            self._patiently(person.join)

    def _asked(self, person: Person, answer: dict[str, Any]) -> dict[str, Any]:
        name = secrets.token_hex(8)
        for _ in range(400):
            try:
                reply = person.request("answer", id=name, **answer)
                if reply["status"] != "later":
                    return reply
                time.sleep(0.1)
            except LOST:
                self._patiently(person.join)
            self.asked_again += 1
        raise AssertionError("no reply")

    def _patiently(self, act: Any) -> Any:
        for _ in range(400):
            try:
                return act()
            except (*LOST, httpx.HTTPError):
                time.sleep(0.05)
        raise AssertionError("the server does not come back")


def play_through_faults(server: Server, faults: Iterable[Fault], seed: int, players: int = 4) -> int:
    """Play while each fault happens, then audit. How many answers were accepted."""
    dice = random.Random(seed)
    crowd = [Player(server, seed + n) for n in range(players)]
    for player in crowd:
        player.start()
    for fault in faults:
        time.sleep(dice.uniform(0.05, 0.8))
        fault()
        back = time.monotonic()
        for player in crowd:
            while player.is_alive() and player.accepted_at < back:
                waited = time.monotonic() - back
                assert waited <= GOES_ON_SECONDS, f"a table does not go on after {fault}, seed {seed}"
                time.sleep(0.01)
    for player in crowd:
        player.stopped.set()
    for player in crowd:
        player.join(60)
        assert player.problem is None and not player.is_alive(), (seed, player.problem)
    tables = [table for player in crowd for table in player.tables]
    assert len(tables) >= players
    for table in tables:
        audit(server, table, seed)
    return sum(len(table.accepted) for table in tables)


def audit(server: Server, table: Played, seed: int) -> None:
    """Nothing acknowledged is lost, nothing is there twice, the table opens, and its dice are honest."""
    person = Person(server, table.id, table.token)
    assert person.closing is None and person.state["over"], (seed, table.id)
    assert person.welcome["closed"] is None, (seed, table.id)
    person.close()
    text = server.call("GET", f"/api/tables/{table.id}/journal", token=table.token).text
    journal = Journal.parse(text, table.id)
    assert verify(journal) == [], (seed, table.id)
    mine = {seat for seat, _ in table.accepted}
    stored = [(entry.seat, entry.key) for entry in journal.entries if entry.seat in mine]
    assert stored == table.accepted, (seed, table.id)
