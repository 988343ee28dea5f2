"""Dear requests beside the play: long journals are imported, and old moments of one looked at."""

from __future__ import annotations

import json
import threading
from collections import Counter
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from gruft.table.chance import FastChance
from gruft.table.opening import open_table
from gruft.table.replay import close

IMPORTS, REPLAYS, ENTRIES = 4, 8, 1500


def long_journal(entries: int = ENTRIES) -> str:
    """A game in which somebody cannot make up their mind where everybody sees it."""
    table, dice = open_table("lords", 2, "long"), FastChance(3)
    assert table.journal is not None
    while len(table.journal.entries) < 30:
        ask = dice.pick(table.asks)
        table.answer(ask.seat, dice.pick(ask.keys))
    while len(table.journal.entries) < entries:
        ask = table.asks[0]
        public = table.choice is None
        table.answer(ask.seat, dice.pick(ask.keys))
        while public and len(table.journal.entries) < entries and table.undo_refusal(ask.seat) is None:
            table.undo(ask.seat)
            table.answer(ask.seat, dice.pick(table.asks[0].keys))
    return close(table).text()


class Beside:
    """So many who import and so many who look, one request after another each, until told to stop."""

    def __init__(self, port: int) -> None:
        self._address = f"http://127.0.0.1:{port}/api/tables"
        self._journal = json.dumps({"journal": long_journal()}).encode()
        brought = json.loads(self._ask("/import", self._journal))
        self._id, self._token = brought["id"], brought["token"]
        self._stopped = threading.Event()
        self._seen: Counter[str] = Counter()
        self._threads = [threading.Thread(target=self._import, daemon=True) for _ in range(IMPORTS)]
        self._threads += [threading.Thread(target=self._look, args=(n,), daemon=True) for n in range(REPLAYS)]

    def start(self) -> None:
        """Begin to import and to look."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> dict[str, int]:
        """What became of them, by kind and outcome."""
        self._stopped.set()
        for thread in self._threads:
            thread.join(60)
        return dict(self._seen)

    def _ask(self, path: str, body: bytes | None = None, token: str = "") -> bytes:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        with urlopen(Request(self._address + path, body, headers), timeout=60) as answer:
            data: bytes = answer.read()
        return data

    def _again(self, kind: str, path: str, body: bytes | None = None) -> None:
        try:
            self._ask(path, body, self._token if body is None else "")
            self._seen[f"{kind} 200"] += 1
        except HTTPError as no:
            self._seen[f"{kind} {no.code}"] += 1
            self._stopped.wait(0.2)
        except (URLError, OSError) as error:
            self._seen[f"{kind} {type(error).__name__}"] += 1

    def _import(self) -> None:
        while not self._stopped.is_set():
            self._again("import", "/import", self._journal)

    def _look(self, first: int) -> None:
        moment = first
        while not self._stopped.is_set():
            self._again("replay", f"/{self._id}/moment/{moment}")
            moment += REPLAYS  # never one that is at hand already
