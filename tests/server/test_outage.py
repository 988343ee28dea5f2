"""The database goes away in the middle of a game: nothing is skipped, nothing is shown that is not stored."""

from __future__ import annotations

import secrets
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from gruft.server.store import schema
from gruft.server.store.database import connect, database_url, migrate
from gruft.server.store.reading import Store
from gruft.server.store.statements import entry_statements
from gruft.server.store.writer import Conflict, Writer
from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.replay import verify
from gruft.table.rules import refuse
from gruft.texts import Texts
from tests.server.faults.postgres import Postgres, postgres
from tests.server.store.test_storage import accepted, opened, wait
from tests.server.support import PATIENCE, Person, Server, play_on
from tests.table.pebbles import PEBBLES

register(PEBBLES)


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def server(database: Postgres) -> Iterator[Server]:
    running = Server(database.address)
    yield running
    running.stop()


def numbers(address: str, table_id: str) -> list[int]:
    """The numbers of the stored entries."""
    engine = connect(database_url(address))
    column = schema.entries.c
    with engine.connect() as connection:
        query = sa.select(column.number).where(column.table_id == table_id).order_by(column.number)
        found = list(connection.execute(query).scalars())
    engine.dispose()
    return found


def ask_until_stored(person: Person, key: str, seconds: float = PATIENCE) -> list[str]:
    """Answer as the client does: again under the same id until it is told what became of it. The replies it got."""
    ask, name, statuses = person.asks[0], secrets.token_hex(8), []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        statuses.append(person.request("answer", id=name, seat=ask["seat"], ask=ask["id"], key=key)["status"])
        if statuses[-1] != "later":
            break
        time.sleep(0.1)
    return statuses


def first(ask: dict[str, list[dict[str, str]]]) -> str:
    return ask["options"][0]["key"]


def test_an_outage_between_answers_leaves_no_gap(database: Postgres, server: Server) -> None:
    table = server.open("hotseat", "hotseat")
    person = Person(server, table["id"], table["token"])
    for _ in range(4):
        person.answered(first(person.asks[0]))
    before = person.asks

    database.stop()
    ask = before[0]
    lost = person.request("answer", id="during", seat=ask["seat"], ask=ask["id"], key=first(ask))
    watcher_view = person.state
    database.start()

    assert lost["status"] == "later"
    assert person.state == watcher_view and person.asks == before
    again = person.request("answer", id="during", seat=ask["seat"], ask=ask["id"], key=first(ask))
    assert again["status"] == "accepted"
    person.until(lambda: person.asks != before)
    for _ in range(3):
        person.answered(first(person.asks[0]))
    assert numbers(database.address, table["id"]) == [1, 2, 3, 4, 5, 6, 7, 8]
    server.kill()
    server.start()
    person.join()
    play_on([person], first)
    told = server.call("GET", f"/api/tables/{table['id']}/journal", token=table["token"]).text
    assert verify(Journal.parse(told, "journal")) == []


def test_nobody_who_comes_during_an_outage_sees_what_is_not_stored(database: Postgres, server: Server) -> None:
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"])
    database.stop()
    try:
        assert red.answer("bid:2")["status"] == "later"
        red.send({"type": "sync"})
        with pytest.raises(ConnectionClosed):  # it is told to come back later
            red.until(lambda: False)
        assert [ask["kind"] for ask in red.asks] == ["bid"]
        answer = server.call("GET", f"/api/tables/{table['id']}/moment/0", token=table["token"])
        assert (answer.status_code, answer.json()["code"]) == (503, "server.database")
        health = server.call("GET", "/healthz")
        assert (health.status_code, health.json()["code"]) == (503, "server.database")
    finally:
        database.start()

    red.join()
    assert server.call("GET", "/healthz").text == "well\n"

    assert [ask["kind"] for ask in red.asks] == ["bid"]


def test_a_restart_of_the_database_between_two_answers_is_not_noticed(database: Postgres, server: Server) -> None:
    table = server.open("hotseat", "hotseat")
    person = Person(server, table["id"], table["token"])
    person.answered("bid:1")

    database.stop()
    database.start()

    assert ask_until_stored(person, first(person.asks[0]))[-1] == "accepted"
    assert numbers(database.address, table["id"]) == [1, 2]


def test_an_answer_waits_while_the_database_stands_still(database: Postgres, server: Server) -> None:
    table = server.open("hotseat", "hotseat")
    person = Person(server, table["id"], table["token"])

    database.pause()
    timer = threading.Timer(1.0, database.go_on)
    timer.start()
    statuses = ask_until_stored(person, "bid:1")
    timer.join()

    assert statuses[-1] == "accepted"
    assert numbers(database.address, table["id"]) == [1]


def test_bots_go_on_after_an_outage(database: Postgres, server: Server) -> None:
    table = server.open("me", "bot:random", "bot:random")
    person = Person(server, table["id"], table["token"])
    person.answered("bid:1")
    database.kill()
    time.sleep(0.3)
    database.start()

    person.until(lambda: bool(person.asks))
    assert ask_until_stored(person, first(person.asks[0]))[-1] == "accepted"
    person.up_to_date()
    play_on([person], first)
    stored = numbers(database.address, table["id"])
    assert stored == list(range(1, len(stored) + 1))


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path, database: Postgres) -> Iterator[sa.Engine]:
    url = database_url(str(tmp_path / "tables.db") if request.param == "sqlite" else database.address)
    migrate(url)
    made = connect(url)
    yield made
    made.dispose()


def test_the_database_refuses_an_entry_without_the_one_before_it(engine: sa.Engine) -> None:
    made = opened(engine)
    rows = [accepted(made.chronicle.answer(seat, "bid:1")) for seat in (0, 1)]

    async def skip() -> None:
        writer = Writer(engine)
        with pytest.raises(Conflict):
            await writer.store(entry_statements(made.id, rows[1], None, 0))
        await writer.store([part for row in rows for part in entry_statements(made.id, row, None, 0)])
        writer.close()

    wait(skip())
    assert Store(engine).open(made.id).number == 2


def tear(engine: sa.Engine, table_id: str, number: int) -> None:
    """Lose one entry in the middle, as an outage could before the database refused it."""
    column = schema.entries.c
    with engine.begin() as connection:
        connection.execute(sa.delete(schema.entries).where(column.table_id == table_id, column.number == number))


def test_a_table_with_a_gap_opens_up_to_it_and_takes_nothing(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    server = Server(db)
    try:
        table = server.open("hotseat", "hotseat")
        person = Person(server, table["id"], table["token"])
        for _ in range(8):
            person.answered(first(person.asks[0]))
        person.close()
        server.stop()
        engine = connect(database_url(db))
        tear(engine, table["id"], 5)
        engine.dispose()

        server.start()
        person.join()
        refusal = {"code": "table.torn", "rule": "", "args": {"number": 4}}
        assert person.welcome["closed"] == refusal
        reply = person.answer(first(person.asks[0]))
        assert (reply["status"], reply["refusal"]) == ("refused", refusal)
        assert person.request("undo", seat=0)["refusal"] == refusal
        told = server.call("GET", f"/api/tables/{table['id']}/journal", token=table["token"])
        assert len(Journal.parse(told.text, "journal").entries) == 4
        assert server.call("GET", f"/api/tables/{table['id']}/moment/0", token=table["token"]).status_code == 200
    finally:
        server.stop()
    with sqlite3.connect(db) as plain:
        stored = [row[0] for row in plain.execute("SELECT number FROM entries ORDER BY number")]
    assert stored == [1, 2, 3, 4, 6, 7, 8]


@pytest.mark.parametrize(("lang", "word"), [("en", "hole after answer 4"), ("de", "fehlt nach Antwort 4")])
def test_the_gap_has_a_sentence(lang: str, word: str) -> None:
    assert word in Texts(None, lang).refusal(refuse("table.torn", number=4))


def test_the_same_request_id_with_another_answer_is_not_called_accepted(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        table = server.open("me", "friend")
        red = Person(server, table["id"], table["token"])
        ask = red.asks[0]

        one = red.request("answer", id="x", seat=0, ask=ask["id"], key="bid:1")
        same = red.request("answer", id="x", seat=0, ask=ask["id"], key="bid:1")
        other = red.request("answer", id="x", seat=0, ask=ask["id"], key="bid:2")

        red.until(lambda: red.asks[0]["kind"] == "sure")
        next_one = red.request("answer", id="x", seat=0, ask=red.asks[0]["id"], key="yes")

        assert (next_one["status"], next_one["refusal"]["code"]) == ("refused", "request.used")
        assert (one["status"], same["status"]) == ("accepted", "accepted")
        assert (other["status"], other["refusal"]["code"]) == ("refused", "request.used")
    finally:
        server.stop()
