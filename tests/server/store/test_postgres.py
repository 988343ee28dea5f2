"""The same server on PostgreSQL, and two processes on one database."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from gruft.server.store import reading, schema
from gruft.server.store.database import connect, database_url
from gruft.server.store.links import token_hash
from gruft.server.store.reading import Store
from gruft.server.store.removing import remove_table
from gruft.server.store.statements import INSERT_CHAT
from gruft.server.tables.presence import SILENCE_SECONDS, Elsewhere
from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.replay import verify
from tests.server.faults.line import line_to
from tests.server.faults.postgres import postgres
from tests.server.support import Person, Server, eventually, play_on
from tests.server.tables.test_chance import BLUE, RED, mixes
from tests.table.pebbles import PEBBLES

register(PEBBLES)

PARTS = (schema.entries, schema.checkpoints, schema.chat, schema.seats, schema.links)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres() as running:
        yield running.address


@pytest.fixture(scope="module")
def pair(address: str) -> Iterator[tuple[Server, Server]]:
    """Two server processes, started at the same moment on an empty database."""
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(Server, [address, address])
    yield one, other
    one.stop()
    other.stop()


def test_it_is_postgresql_18_with_our_tables(address: str, pair: tuple[Server, Server]) -> None:
    engine = connect(database_url(address))
    with engine.connect() as connection:
        assert str(connection.execute(sa.text("SHOW server_version")).scalar()).startswith("18")
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_people_at_different_processes_play_one_game(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open("me", "friend")
    red = Person(one, table["id"], table["token"])
    blue = Person(other, table["id"], table["seats"][1]["token"])
    watcher = Person(other, table["id"], table["spectator"])

    red.request("chat", text="hello over there")
    play_on([red, blue, watcher], lambda ask: ask["options"][-1]["key"])

    assert red.state["result"] == blue.state["result"] == watcher.state["result"]
    watcher.until(lambda: bool(watcher.chat))
    assert [line["text"] for line in watcher.chat] == ["hello over there"]
    assert [entry["event"] for entry in red.logs[0] if not entry["private"]] == [
        entry["event"] for entry in watcher.logs[None]
    ]
    told = other.call("GET", f"/api/tables/{table['id']}/journal", token=table["token"]).text
    assert verify(Journal.parse(told, "journal")) == []


def test_a_game_that_ends_at_one_process_ends_with_its_result_at_the_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open("me", "hotseat")
    here, there = (Person(server, table["id"], table["token"]) for server in (one, other))

    while not here.state["over"]:
        there.until(lambda: there.asks == here.asks)
        here.answered(here.asks[0]["options"][0]["key"])
    there.until(lambda: there.state["over"])

    assert there.state["result"] == here.state["result"] is not None
    assert not any('"closed"' in line[:20] for line in there.received)


def test_people_at_different_processes_mix_one_chance(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open("me", "friend")
    red = Person(one, table["id"], table["token"])
    blue = Person(other, table["id"], table["seats"][1]["token"])

    mixes(red, RED, 0)
    blue.until(lambda: len(blue.chance["steps"]) == 2)
    mixes(blue, BLUE, 1)
    red.until(lambda: len(red.chance["steps"]) == 4)
    play_on([red, blue], lambda ask: ask["options"][0]["key"])

    assert red.chance["steps"] == blue.chance["steps"]
    told = one.call("GET", f"/api/tables/{table['id']}/journal", token=table["token"]).text
    assert verify(Journal.parse(told, "journal")) == []


def test_a_seat_that_is_handed_over_at_one_process_brings_fresh_chance_to_the_other(
    pair: tuple[Server, Server],
) -> None:
    one, other = pair
    table = one.open("me", "hotseat")
    host = Person(other, table["id"], table["token"])
    host.answered("bid:1", 0)
    link = one.call("POST", f"/api/tables/{table['id']}/seats/1/link", None, table["token"]).json()

    host = Person(other, table["id"], table["token"])
    friend = Person(one, table["id"], link["token"])
    play_on([host, friend], lambda ask: ask["options"][0]["key"])

    assert [step["kind"] for step in host.chance["steps"]] == ["commitment"]
    told = other.call("GET", f"/api/tables/{table['id']}/journal", token=table["token"]).text
    assert verify(Journal.parse(told, "journal")) == []


def test_a_table_is_read_as_it_was_at_one_moment(
    address: str, pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is stored while it is read."""
    table = pair[0].open("me", "hotseat")
    person = Person(pair[0], table["id"], table["token"])
    engine, extent = connect(database_url(address)), reading._extent

    def meanwhile(connection: sa.Connection, table_id: str) -> Any:
        person.answered(person.asks[0]["options"][0]["key"])
        return extent(connection, table_id)

    monkeypatch.setattr(reading, "_extent", meanwhile)
    store = Store(engine)
    link = store.link(token_hash(table["token"]))
    assert link is not None
    opened, copied = store.open(table["id"]), store.copy(link)
    engine.dispose()

    assert opened.number == 0 and copied is not None and len(copied.entries) == 1


def test_a_table_is_deleted_though_somebody_is_just_storing_something(
    address: str, pair: tuple[Server, Server]
) -> None:
    table = pair[0].open("me", "friend")
    engine = connect(database_url(address))
    line = {"table_id": table["id"], "number": 1, "seat": 0, "name": "", "text": "wait", "at": 0, "by": "x", "ref": ""}
    try:
        with ThreadPoolExecutor(1) as pool:
            with engine.begin() as connection:
                connection.execute(INSERT_CHAT, line)
                gone = pool.submit(pair[1].call, "DELETE", f"/api/tables/{table['id']}", None, table["token"])
                waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                eventually(lambda: connection.execute(sa.text(waiting)).scalar_one() > 0)
            assert gone.result().status_code == 200
        with engine.connect() as connection:
            left = [connection.execute(sa.select(one).where(one.c.table_id == table["id"])).first() for one in PARTS]
        assert left == [None] * len(PARTS)
    finally:
        engine.dispose()


def test_a_table_that_is_deleted_while_it_is_read_is_gone(address: str, pair: tuple[Server, Server]) -> None:
    table = pair[0].open("me", "friend")
    engine = connect(database_url(address))

    @sa.event.listens_for(engine, "before_cursor_execute")
    def meanwhile(*about: Any) -> None:  # the connection, its cursor, the statement …
        if "FROM seats" in about[2]:
            assert pair[0].call("DELETE", f"/api/tables/{table['id']}", None, table["token"]).status_code in (200, 401)

    assert Store(engine).changes(table["id"], 0, 0, 200).table is None
    engine.dispose()


def test_who_hears_of_a_table_that_is_gone_has_no_accident(address: str, tmp_path: Path) -> None:
    server = Server(address, log=tmp_path / "log")
    try:
        table = server.open("me", "friend")
        red = Person(server, table["id"], table["token"])
        engine = connect(database_url(address))
        with engine.begin() as connection:
            remove_table(connection, table["id"])
            connection.execute(sa.text(f"SELECT pg_notify('gruft', 'another {table['id']}')"))
        with engine.begin() as connection:
            connection.execute(sa.text(f"SELECT pg_notify('gruft', 'another {table['id']} anew')"))
        engine.dispose()

        red.until(lambda: red.closing is not None)

        assert red.closing == "table.deleted" and "failed" not in (tmp_path / "log").read_text()
    finally:
        server.stop()


def test_who_lost_a_link_while_the_line_was_down_is_sent_away_when_it_is_back(
    address: str, pair: tuple[Server, Server]
) -> None:
    one, _ = pair
    table, gone = (one.open("me", "friend") for _ in range(2))
    with line_to(address) as line:
        cut_off = Server(line.address)
        try:
            red, blue = (Person(cut_off, table["id"], token) for token in (table["token"], table["seats"][1]["token"]))
            lost = Person(cut_off, gone["id"], gone["token"])
            line.cut()
            renewed = one.call("POST", f"/api/tables/{table['id']}/links", {"role": "player", "seat": 1}, red.token)
            assert renewed.status_code == 201
            assert one.call("DELETE", f"/api/tables/{gone['id']}", token=lost.token).status_code == 200
            line.mend()

            for person, why in ((blue, "link.revoked"), (lost, "table.deleted")):
                person.until(lambda person=person: person.closing is not None)
                assert person.closing == why
            red.answered("bid:1")
        finally:
            cut_off.stop()


def test_two_tabs_at_different_processes_cannot_both_answer(pair: tuple[Server, Server]) -> None:
    one, other = pair
    for round_ in range(8):
        table = one.open("me", "friend")
        tabs = [Person(server, table["id"], table["token"]) for server in (one, other)]
        start = threading.Barrier(2)

        def answer(tab: Person, key: str, start: threading.Barrier = start) -> str:
            start.wait()
            return str(tab.answer(key)["status"])

        with ThreadPoolExecutor(2) as pool:
            statuses = list(pool.map(answer, tabs, ["bid:1", "bid:2"]))

        assert sorted(statuses) == ["accepted", "stale"], round_
        for tab in tabs:
            tab.until(lambda tab=tab: tab.asks[0]["kind"] == "sure")
        assert tabs[0].asks == tabs[1].asks
        for tab in tabs:
            tab.close()


def test_everybody_sees_who_is_at_another_process(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open("me", "friend")
    red = Person(one, table["id"], table["token"])
    blue = Person(other, table["id"], table["seats"][1]["token"])

    red.until(lambda: bool(red.presence) and red.presence[1]["online"])
    blue.until(lambda: bool(blue.presence) and blue.presence[0]["online"])
    blue.close()

    red.until(lambda: not red.presence[1]["online"])
    taken = one.call("POST", f"/api/tables/{table['id']}/seats/1", {"name": "Blau"}, table["token"])
    assert taken.json()["seats"][1]["online"] is False


def test_a_repeated_message_to_another_process_is_not_applied_again(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open("me", "friend")
    here, there = (Person(server, table["id"], table["token"]) for server in (one, other))
    ask = here.asks[0]["id"]

    first = here.request("answer", id="once", seat=0, ask=ask, key="bid:1")
    second = there.request("answer", id="once", seat=0, ask=ask, key="bid:1")

    assert first["status"] == second["status"] == "accepted"
    there.until(lambda: there.asks[0]["kind"] == "sure")


def test_bots_play_on_when_the_process_of_the_player_dies(address: str, pair: tuple[Server, Server]) -> None:
    one, _ = pair
    dying = Server(address)
    table = dying.open("me", "bot:random", "bot:random")
    person = Person(dying, table["id"], table["token"])
    person.answered("bid:1")
    dying.kill()

    person.server = one
    person.join()
    play_on([person], lambda ask: ask["options"][0]["key"])

    assert person.state["over"]


def test_a_seat_changed_at_one_process_is_known_at_the_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open("me", "friend")
    red = Person(one, table["id"], table["token"])

    other.call("POST", f"/api/tables/{table['id']}/seats/1", {"name": "Blau"}, table["token"])

    red.until(lambda: bool(red.presence) and red.presence[1]["name"] == "Blau")


def test_a_process_that_falls_silent_is_forgotten() -> None:
    now = [0.0]
    elsewhere = Elsewhere(lambda: now[0])
    elsewhere.told("table", "one", frozenset({0, 2}))
    elsewhere.told("table", "other", frozenset({1}))
    assert elsewhere.seats("table") == {0, 1, 2}

    now[0] = SILENCE_SECONDS / 2
    elsewhere.told("table", "other", frozenset({1}))
    elsewhere.told("table", "one", frozenset())
    assert elsewhere.seats("table") == {1}
    now[0] = SILENCE_SECONDS * 2
    elsewhere.forget_the_silent()

    assert elsewhere.seats("table") == set()
