"""People who play while things break, and the audit of everything they were told.

A player opens tables and plays them to the end; a long game is left where it stands. It asks again under the same id
until it is told what became of it, as the client does. Afterwards the answers that were called accepted must be exactly
those stored by request, in order. What the server answered for a person itself must have been a question that left
nothing but to pass, of somebody who did not want to be asked always. Every table must open with honest dice.
"""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from gruft.server.store import schema
from gruft.server.store.database import connect, database_url
from gruft.table.ask import PASS
from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.replay import steps, verify
from tests.server.faults.pulse import Pulse
from tests.server.faults.witness import Witness
from tests.server.support import Person, Server
from tests.table.pebbles import PEBBLES

register(PEBBLES)
LOST = (WebSocketException, OSError, TimeoutError, EOFError)
HOT = "hotseat"
GOES_ON_SECONDS, FEELS_AFTER = 3.0, 1.0
BACK_SECONDS = 900.0
"""How long people try to come back. Whether that was quick is looked at elsewhere; a busy machine must not end it."""

Fault = Callable[[], None]
"""Breaks something and mends it again."""


@dataclass(frozen=True)
class Sitting:
    """A game and who sits at it. One that is `long` is left where it stands."""

    game: str
    kinds: tuple[str, ...]
    long: bool = False


SMALL = [Sitting("pebbles", kinds) for kinds in ((HOT, HOT, HOT), (HOT, HOT), ("me", "bot:random"))]
LORDS_AND_DOMAINS = [
    Sitting("lords", (HOT,) * 4, long=True),
    Sitting("domains", (HOT,) * 3, long=True),  # everybody may react to everything
]
TYRANTS_AND_DESCENT = [Sitting("tyrants", (HOT,) * 2, long=True), Sitting("descent", (HOT,) * 3, long=True)]
"""Two games a crowd: a server that was killed has to read each of them again before anybody can go on."""


@dataclass
class Played:
    """A table and what its player was told is stored."""

    id: str
    token: str
    sitting: Sitting
    always: bool
    """Whether they want to be asked where there is nothing but to pass."""
    seats: list[int] = field(default_factory=list)
    accepted: list[tuple[int, str]] = field(default_factory=list)


class Restless(threading.Thread):
    """Somebody who plays until told to stop; what went wrong is kept for whoever looks."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.dice = random.Random(seed)
        self.stopped = threading.Event()
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.play()
        except BaseException as problem:
            self.problem = problem

    def play(self) -> None:
        """One table."""
        raise NotImplementedError


class Player(Restless):
    """Plays one table after another, and finishes the last."""

    def __init__(self, server: Server, seed: int, sittings: list[Sitting] = SMALL) -> None:
        super().__init__(server, seed)
        self.sittings = sittings
        self.tables: list[Played] = []
        self.accepted_at = 0.0
        self.asked_again = 0
        self.doing = ""
        """For whoever looks at a table that does not go on."""
        self.person: Person | None = None

    def play(self) -> None:
        self.doing = "opens a table"
        sitting = self.sittings[len(self.tables) % len(self.sittings)]
        opened = self._patiently(lambda: self._open(sitting))
        table = Played(opened["id"], opened["token"], sitting, always=self.dice.random() < 0.5)
        self.tables.append(table)
        person = self.person = self._patiently(lambda: Person(self.server, table.id, table.token))
        table.seats = person.welcome["you"]
        for seat in table.seats if table.always else ():  # before anybody can be without a choice
            reply = self._asked(person, {"seat": seat, "orders": {"nothing": "ask"}}, "standing")
            assert reply["status"] == "accepted", reply
        while not person.state["over"] and not (sitting.long and self.stopped.is_set()):
            if not person.asks:
                self.doing = f"waits for {person.state['waiting']} at table {table.id}"
                self._listen(person)
                continue
            ask = self.dice.choice(person.asks)
            self.doing = f"answers at table {table.id}"
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

    def _open(self, sitting: Sitting) -> dict[str, Any]:
        kinds = [kind.partition(":") for kind in sitting.kinds]
        seats = [{"kind": kind, **({"level": level} if level else {})} for kind, _, level in kinds]
        answer = self.server.call("POST", "/api/tables", {"game": sitting.game, "seats": seats})
        if answer.status_code == 503:
            raise TimeoutError("later")
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def _listen(self, person: Person) -> None:
        try:
            person.hear(5)
        except LOST:
            self._patiently(person.join)

    def _asked(self, person: Person, wanted: dict[str, Any], kind: str = "answer") -> dict[str, Any]:
        name = secrets.token_hex(8)
        end = time.monotonic() + BACK_SECONDS
        while time.monotonic() < end:
            try:
                reply = person.request(kind, id=name, **wanted)
                if reply["status"] != "later":
                    return reply
                time.sleep(0.1)
            except LOST:
                self._patiently(person.join)
            self.asked_again += 1
        raise AssertionError("no reply")

    def _patiently(self, act: Any) -> Any:
        end = time.monotonic() + BACK_SECONDS
        while time.monotonic() < end:
            try:
                return act()
            except (*LOST, httpx.HTTPError):
                time.sleep(0.05)
        raise AssertionError("the server does not come back")


@dataclass
class Figures:
    """What a run came to; what was lost, doubled or left out has failed the audit before."""

    seed: int
    faults: int = 0
    tables: int = 0
    accepted: int = 0
    asked_again: int = 0
    recoveries: list[float] = field(default_factory=list)
    """Until the last of the tables went on after each fault, in seconds of a quiet machine."""
    slowest: float = 0.0
    """The same by the clock, the longest of them."""

    def __str__(self) -> str:
        ordered = sorted(self.recoveries)
        return (
            f"seed {self.seed}: {self.faults} faults, {self.tables} tables, {self.accepted} answers acknowledged, "
            f"{self.asked_again} asked again, 0 lost, 0 doubled; play went on after {ordered[len(ordered) // 2]:.2f} s "
            f"(half of the times), {ordered[-1]:.2f} s (longest; by the clock {self.slowest:.2f} s)"
        )


def play_through_faults(
    server: Server, faults: Iterable[Fault], seed: int, players: int = 4, sittings: list[Sitting] = SMALL
) -> Figures:
    """Play while each fault happens, then audit. Everybody begins with another of the `sittings`."""
    dice = random.Random(seed)
    figures = Figures(seed)
    starts = [n % len(sittings) for n in range(players)]
    crowd = [Player(server, seed + n, sittings[start:] + sittings[:start]) for n, start in enumerate(starts)]
    for player in crowd:
        player.start()
    for fault in faults:
        time.sleep(dice.uniform(0.05, 0.8))
        fault()
        with witnessed(server, crowd):
            _see_them_go_on(crowd, figures, f"{fault}, the {figures.faults + 1}th, seed {seed}")
    with witnessed(server, crowd):
        for player in crowd:
            player.stopped.set()
        for player in crowd:
            player.join(BACK_SECONDS)
            assert player.problem is None and not player.is_alive(), (seed, player.doing, player.problem)
        tables = [table for player in crowd for table in player.tables]
        assert len(tables) >= players
        audit(server, tables, seed)
    figures.tables = len(tables)
    figures.accepted = sum(len(table.accepted) for table in tables)
    figures.asked_again = sum(player.asked_again for player in crowd)
    print(figures)
    return figures


@contextmanager
def witnessed(server: Server, crowd: list[Player]) -> Iterator[None]:
    """Whatever fails in here says what everybody was waiting for."""
    witness = Witness(server, crowd)
    try:
        yield
    except BaseException as problem:
        raise AssertionError(f"{problem}{witness.told()}") from problem


def _see_them_go_on(crowd: list[Player], figures: Figures, what: str) -> None:
    """Wait until every player was told of an answer stored since now: three seconds of a quiet machine at most."""
    back, pulse = time.monotonic(), Pulse()
    figures.faults += 1
    waited = 0.0
    for player in crowd:
        while player.accepted_at < back:
            assert player.is_alive(), f"a player has given up after {what}: {player.problem!r}"
            waited = time.monotonic() - back
            assert waited / pulse.slowness <= GOES_ON_SECONDS, f"a table does not go on after {what}: {player.doing}"
            if waited > FEELS_AFTER:
                pulse.feel()
            time.sleep(0.01)
        waited = max(waited, player.accepted_at - back)
    figures.recoveries.append(waited / pulse.slowness)
    figures.slowest = max(figures.slowest, waited)


@dataclass(frozen=True, slots=True)
class Row:
    """An answer as it is stored; `asked`: somebody asked for it, the server did not give it itself."""

    seat: int
    key: str
    asked: bool


def stored_rows(db: str) -> dict[str, list[Row]]:
    """Every answer in a database, by table, in order."""
    column, found = schema.entries.c, dict[str, list[Row]]()
    engine = connect(database_url(db))
    query = sa.select(column.table_id, column.seat, column.key, column.by).order_by(column.table_id, column.number)
    with engine.connect() as connection:
        for row in connection.execute(query):
            found.setdefault(row.table_id, []).append(Row(row.seat, row.key, row.by is not None))
    engine.dispose()
    return found


def audit(server: Server, tables: list[Played], seed: int) -> None:
    """Nothing acknowledged is lost, nothing is there twice, the tables open, and their dice are honest."""
    journals: list[Journal] = []
    for table in tables:
        what = f"seed {seed}, table {table.id}"
        person = Person(server, table.id, table.token)
        assert person.closing is None and (person.state["over"] or table.sitting.long), what
        assert person.welcome["closed"] is None, what
        person.close()
        text = server.call("GET", f"/api/tables/{table.id}/journal", token=table.token).text
        journals.append(Journal.parse(text, table.id))
    rows = stored_rows(server.db)
    for table, journal in zip(tables, journals):
        what = f"seed {seed}, table {table.id}"
        assert (wrong := verify(journal)) == [], f"{what}: {wrong[:3]}"
        told, stored = journal.entries, rows[table.id][: len(journal.entries)]  # people may be passed for meanwhile
        assert [(entry.seat, entry.key) for entry in told] == [(row.seat, row.key) for row in stored], what
        _compare(table, rows[table.id], what)
        _see_what_was_passed(table, journal, rows[table.id], what)


def _compare(table: Played, rows: list[Row], what: str) -> None:
    stored, told = [(row.seat, row.key) for row in rows if row.asked], table.accepted
    first = next((n for n, (a, b) in enumerate(zip(stored, told)) if a != b), min(len(stored), len(told)))
    around = (first, stored[first : first + 3], told[first : first + 3])
    assert stored == told, f"{what}: from answer {{}} on, stored {{}}, told {{}}".format(*around)


def _see_what_was_passed(table: Played, journal: Journal, rows: list[Row], what: str) -> None:
    """What the server answered for people: only where nothing could be chosen."""
    for number, (before, row) in enumerate(zip(steps(journal), rows), 1):  # a table is played on after we have looked
        if row.seat in table.seats and not row.asked:
            ask = before.ask_of(row.seat)
            fine = ask is not None and ask.keys == [PASS] and row.key == PASS and not table.always
            assert fine, f"{what}: nobody gave answer {number}, {row}, to {ask}"
