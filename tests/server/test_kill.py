"""kill -9 at random moments under load: nothing acknowledged is lost, nothing is applied twice, tables go on."""

from __future__ import annotations

import random
import secrets
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.replay import verify
from tests.server.support import Person, Server
from tests.table.pebbles import PEBBLES

register(PEBBLES)
LOST = (WebSocketException, OSError, TimeoutError, EOFError)


class Player(threading.Thread):
    """Opens tables and plays them to the end, asking again until it is answered, as the client does."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.dice = random.Random(seed)
        self.stopped = threading.Event()
        self.problem: BaseException | None = None
        self.finished: list[tuple[str, str, list[tuple[int, str]]]] = []
        self.accepted_at = 0.0
        self.asked_again = 0

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.play()
        except BaseException as problem:
            self.problem = problem

    def play(self) -> None:
        table = self._patiently(
            lambda: self.server.open(
                *self.dice.choice([("hotseat", "hotseat", "hotseat"), ("hotseat", "hotseat"), ("me", "bot:random")])
            )
        )
        accepted: list[tuple[int, str]] = []
        person = self._patiently(lambda: Person(self.server, table["id"], table["token"]))
        while not person.state["over"]:
            if not person.asks:
                self._listen(person)
                continue
            ask = self.dice.choice(person.asks)
            key = self.dice.choice(ask["options"])["key"]
            reply = self._asked(person, {"seat": ask["seat"], "ask": ask["id"], "key": key})
            if reply["status"] == "accepted":
                accepted.append((ask["seat"], key))
                self.accepted_at = time.monotonic()
            else:
                assert reply["status"] == "stale", reply
            while any(one["id"] == ask["id"] for one in person.asks):
                self._listen(person)
        person.close()
        self.finished.append((table["id"], table["token"], accepted))

    def _listen(self, person: Person) -> None:
        try:
            person.hear(5)
        except LOST:
            self._patiently(person.join)

    def _asked(self, person: Person, answer: dict[str, Any]) -> dict[str, Any]:
        name = secrets.token_hex(8)
        for _ in range(200):
            try:
                return person.request("answer", id=name, **answer)
            except LOST:
                self.asked_again += 1
                self._patiently(person.join)
        raise AssertionError("no reply")

    def _patiently(self, act: Any) -> Any:
        for _ in range(400):
            try:
                return act()
            except (*LOST, httpx.HTTPError):
                time.sleep(0.05)
        raise AssertionError("the server does not come back")


def kill_many_times(db: str, kills: int, players: int = 4) -> None:
    server = Server(db)
    seed = secrets.randbits(32)
    dice = random.Random(seed)
    crowd = [Player(server, seed + n) for n in range(players)]
    try:
        for player in crowd:
            player.start()
        for _ in range(kills):
            time.sleep(dice.uniform(0.05, 0.8))
            server.kill()
            server.start()
            back = time.monotonic()
            for player in crowd:
                while player.is_alive() and player.accepted_at < back:
                    assert time.monotonic() - back <= 3, f"a table does not go on, seed {seed}"
                    time.sleep(0.01)
        for player in crowd:
            player.stopped.set()
        for player in crowd:
            player.join(60)
            assert player.problem is None and not player.is_alive(), (seed, player.problem)
        games = [game for player in crowd for game in player.finished]
        assert len(games) >= players
        for table_id, token, accepted in games:
            text = server.call("GET", f"/api/tables/{table_id}/journal", token=token).text
            journal = Journal.parse(text, table_id)
            assert verify(journal) == []
            mine = {seat for seat, _ in accepted}
            stored = [(entry.seat, entry.key) for entry in journal.entries if entry.seat in mine]
            assert stored == accepted, (seed, table_id)
    finally:
        server.stop()


def test_ten_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    kill_many_times(str(tmp_path / "tables.db"), 10)


@pytest.mark.long
def test_a_hundred_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    kill_many_times(str(tmp_path / "tables.db"), 100, players=6)
