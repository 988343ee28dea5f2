"""Whatever is sent, over HTTP or a socket, as a journal or a position: an answer or a refusal, never an accident.

The server counts its own accidents (`gruft_errors_total`), so one that was told politely is noticed too; and its memory
comes back.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from gruft.server import bodies
from gruft.server.desk.study import Declined, bring
from gruft.server.http import trouble
from gruft.table.journal import Journal
from tests.server.fuzz.mutating import midgame, mutated_journal, mutated_position
from tests.server.fuzz.visits import (
    GAMES,
    accidents,
    call_many,
    calls,
    figure,
    import_one,
    memory,
    messages,
    send_many,
    what_was_logged,
)
from tests.server.http.test_roles import KINDS
from tests.server.people.outside import post_office
from tests.server.support import Person, Server, eventually

MEMORY_MB = 60
NEVER = 1e9
NO_STORE = "sqlite://"


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With everything that can be switched on; but nobody is ever told anything outside of this machine."""
    folder = tmp_path_factory.mktemp("fuzz")
    with post_office() as office:
        mail = {"host": "127.0.0.1", "port": office.port, "sender": "gruft@games.example", "security": "none"}
        more: dict[str, Any] = {"accounts": "open", "webhooks": True, "mail": mail, "notice_seconds": NEVER}
        running = Server(str(folder / "tables.db"), log=folder / "log", **more)
        yield running
        running.stop()


def brought(text: str) -> bool:
    """Whether a journal could be opened; anything but an opening or a refusal is raised."""
    try:
        made = bring(NO_STORE, bodies.JournalFile(text))
    except Declined as no:
        assert no.refusal.code
        return False
    return bool(made.opened.token and made.rows)


def bring_many(first: int, count: int, take: Callable[[int, str], bool]) -> int:
    """How many changed journals are taken."""
    return sum(take(seed, mutated_journal(random.Random(seed), GAMES)) for seed in range(first, first + count))


def place_many(game: str, seats: int, first: int, count: int, take: Callable[[int, str], bool]) -> int:
    """How many changed positions are taken."""
    found = ((seed, mutated_position(random.Random(seed), game, seats)) for seed in range(first, first + count))
    return sum(take(seed, text) for seed, text in found if text is not None)


def test_changed_requests_are_answered_or_refused(target: Server) -> None:
    call_many(target, 0, 200)

    assert accidents(target) == 0, what_was_logged(target)


def test_changed_messages_are_answered_or_refused(target: Server) -> None:
    send_many(target, 0, 150)

    assert accidents(target) == 0, what_was_logged(target)


def test_every_endpoint_and_every_message_is_among_what_is_changed(target: Server) -> None:
    table = target.open("me", "friend")
    person = Person(target, table["id"], table["token"])
    known = calls(table, table)
    for path, methods in target.call("GET", "/api/schema/openapi.json").json()["paths"].items():
        place = re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))
        for method in methods:
            assert any(one == method.upper() and place.fullmatch(at) for one, at, _ in known), (method, path)

    assert {message["type"] for message in messages(person, table)} >= set(KINDS) - {"ping"}  # which has nothing in it


def test_changed_journals_are_opened_or_refused() -> None:
    assert bring_many(0, 30, lambda _, text: brought(text)) < 30


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_changed_position_is_opened_or_refused(game: str, seats: int) -> None:
    assert place_many(game, seats, 0, 15, lambda _, text: brought(text)) < 15


def test_a_refusal_that_names_half_a_character_can_be_sent() -> None:
    told = trouble.told(400, "journal.illegal", {"key": "bid:\ud800", "number": 3})

    assert msgspec.json.encode(told.content) == b'{"code":"journal.illegal","args":{"key":"bid:?","number":3}}'


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_position_for_others_than_the_journal_says_is_refused(game: str, seats: int) -> None:
    """One without a number of seats is for as many as can play."""
    journal = midgame(game, seats, 0).journal
    assert journal is not None
    text = Journal(msgspec.structs.replace(journal.header, position={})).text()

    assert not brought(text)


def test_a_server_takes_changed_journals_and_positions_or_refuses_them(target: Server) -> None:
    """And whatever it takes can be looked at and played."""

    def take(seed: int, text: str) -> bool:
        return import_one(target, seed, text)

    taken = bring_many(10, 5, take) + sum(place_many(game, seats, 4, 2, take) for game, seats in GAMES)

    assert 0 < taken < 15 and accidents(target) == 0, what_was_logged(target)


def back_to_level(server: Server, before: int) -> None:
    """Once nobody is there any more and the tables are forgotten, the memory is what it was."""
    eventually(lambda: figure(server, "tables") == 0, 300)
    eventually(lambda: memory(server) - before < MEMORY_MB, 60)
    print(f"memory: {before} MB before, {memory(server)} MB after")
    table = server.open("me", "friend")
    person = Person(server, table["id"], table["token"])
    person.answered("bid:1")
    person.close()


@pytest.mark.long
def test_ten_thousand_changed_requests_and_messages_leave_nothing_behind(target: Server) -> None:
    """The memory of the server is looked at once it has seen everything a few times."""
    call_many(target, 1_000, 500)
    send_many(target, 1_000, 500)
    eventually(lambda: figure(target, "tables") == 0, 300)
    before = memory(target)

    for part in range(9):
        call_many(target, 10_000 + part * 500, 500)
        send_many(target, 10_000 + part * 500, 500)

    assert accidents(target) == 0, what_was_logged(target)
    back_to_level(target, before)


@pytest.mark.long
def test_ten_thousand_changed_journals_and_positions_leave_nothing_behind(target: Server) -> None:
    def take(seed: int, text: str) -> bool:
        return import_one(target, seed, text)

    def some(first: int, journals: int, positions: int) -> int:
        placed = sum(place_many(game, seats, first, positions, take) for game, seats in GAMES)
        return bring_many(first, journals, take) + placed

    taken = some(1_000, 500, 100)
    eventually(lambda: figure(target, "tables") == 0, 300)
    before = memory(target)

    taken += sum(some(10_000 + part * 500, 500, 100) for part in range(9))

    print(f"{taken} of 10,000 were taken")
    assert taken and accidents(target) == 0, what_was_logged(target)
    back_to_level(target, before)
