"""Whatever is sent, over HTTP or a socket, as a journal or a position: an answer or a refusal, never an accident.

The server counts its own accidents (`gruft_errors_total`), so one that was told politely is noticed too; and its memory
comes back.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gruft.server import bodies
from gruft.server.desk.study import Declined, bring
from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.position import write_position
from tests.server.mutating import changed, midgame, mutated_call, mutated_journal, mutated_message
from tests.server.support import PATIENCE, Person, Server
from tests.table.pebbles import PEBBLES

register(PEBBLES)
GAMES = [("pebbles", 2), ("lords", 3), ("tyrants", 2), ("domains", 2), ("descent", 3)]
MEMORY_MB = 60
PER_SOCKET = 20


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzz")
    running = Server(str(folder / "tables.db"), log=folder / "log")
    yield running
    running.stop()


def memory(server: Server) -> int:
    """Resident memory in MiB."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


def accidents(server: Server) -> int:
    found = re.search(r"^gruft_errors_total (\d+)", server.call("GET", "/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def what_was_logged(server: Server) -> str:
    assert server.log is not None
    return server.log.read_text()[-3000:]


def calls(table: dict[str, Any]) -> list[tuple[str, str, Any]]:
    here, seats = f"/api/tables/{table['id']}", [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}]
    journal = midgame("pebbles", 2, 1).journal
    assert journal is not None
    return [
        ("GET", "/api/games", None),
        ("GET", "/api/games/lords/names", None),
        ("GET", "/api/games/descent/maps/x", None),
        ("GET", "/assets/index.js", None),
        ("POST", "/api/tables/mine", {"tokens": [table["token"], "x"]}),
        ("POST", "/api/tables/plays", {"tokens": [table["token"], "x"]}),
        ("POST", "/api/tables", {"game": "pebbles", "seats": seats, "name": "n", "options": {"pebbles": 3}}),
        ("POST", "/api/tables/import", {"journal": journal.text(), "seats": seats}),
        ("GET", f"{here}/journal", None),
        ("GET", f"{here}/moment/0", None),
        ("POST", f"{here}/coach", {"seat": 0}),
        ("POST", f"{here}/seats/1", {"name": "B", "bot": None}),
        ("GET", f"{here}/live", None),
    ]


def call_many(server: Server, first: int, count: int) -> None:
    table = server.open("me", "friend")
    known, tokens = calls(table), [table["token"], table["spectator"], table["seats"][1]["token"]]
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for seed in range(first, first + count):
            call = mutated_call(random.Random(seed), known, tokens)
            try:
                answer = client.request(call.method, call.path, content=call.body, headers=call.headers)
            except (httpx.InvalidURL, httpx.ProtocolError):
                continue  # what is no HTTP is not sent, or hung up on
            assert answer.status_code < 500, (seed, call, answer.text, what_was_logged(server))


def messages(person: Person, table: dict[str, Any]) -> list[dict[str, Any]]:
    ask = person.asks[0]["id"] if person.asks else "x"
    plain: list[dict[str, Any]] = [
        {"type": "answer", "seat": 0, "ask": ask, "key": "bid:1"},
        {"type": "undo", "seat": 0},
        {"type": "why_not", "seat": 0, "key": "bid:1"},
        {"type": "standing", "seat": 0, "orders": {"bid": {"key": "pass", "unless": ["x"]}}},
        {"type": "chat", "text": "hello", "ref": "seat:0"},
        {"type": "contribution", "seat": 0, "pledge": "0" * 64},
        {"type": "contribution", "seat": 0, "mix": "0" * 64},
    ]
    told = [{**one, "id": "x"} for one in plain]
    return [*told, {"type": "earlier", "before": 5}, {"type": "sync"}, {"type": "hello", "token": table["token"]}]


def send_many(server: Server, first: int, count: int) -> None:
    table = server.open("me", "friend")
    for start in range(first, first + count, PER_SOCKET):
        person = Person(server, table["id"], table["token"])
        if person.state["over"]:
            table = server.open("me", "friend")
        for seed in range(start, min(start + PER_SOCKET, first + count)):
            try:
                person.socket.send(mutated_message(random.Random(seed), messages(person, table)))
                person.up_to_date()
            except ConnectionClosed:
                person.closing = None
                person.join()
            told = person.replies.values()
            refusals = {(reply.get("refusal") or {}).get("code") for reply in told}
            assert "server.error" not in refusals, (seed, what_was_logged(server))
        person.close()


def bring_many(first: int, count: int) -> int:
    """How many of the changed journals could be opened; anything but an opening or a refusal is raised."""
    opened = 0
    for seed in range(first, first + count):
        text = mutated_journal(random.Random(seed), GAMES)
        try:
            opened += bool(bring(bodies.JournalFile(text)).opened.token)
        except Declined as no:
            assert no.refusal.code, seed
    return opened


def place_many(game: str, seats: int, count: int) -> int:
    """How many of the changed positions could be opened; anything but an opening or a refusal is raised."""
    opened = 0
    for seed in range(count):
        dice = random.Random(seed)
        table = midgame(game, seats, seed % 3)
        assert table.journal is not None
        position = json.loads(json.dumps(write_position(table, f"seed {seed % 3}")))
        for _ in range(dice.randint(1, 3)):
            position = changed(position, dice)
        if not isinstance(position, dict):
            continue
        header = msgspec.structs.replace(table.journal.header, position=position)
        try:
            brought = bring(bodies.JournalFile(Journal(header).text()))
        except Declined as no:
            assert no.refusal.code
            continue
        assert brought.opened.token and brought.rows
        opened += 1
    return opened


def test_changed_requests_are_answered_or_refused(target: Server) -> None:
    call_many(target, 0, 100)

    assert accidents(target) == 0, what_was_logged(target)


def test_changed_messages_are_answered_or_refused(target: Server) -> None:
    send_many(target, 0, 150)

    assert accidents(target) == 0, what_was_logged(target)


def test_changed_journals_are_opened_or_refused() -> None:
    assert bring_many(0, 30) < 30


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_changed_position_is_opened_or_refused(game: str, seats: int) -> None:
    assert place_many(game, seats, 15) < 15


@pytest.mark.long
def test_five_thousand_changed_requests_and_messages_leave_nothing_behind(target: Server) -> None:
    """The memory of the server is looked at once it has seen everything a few times."""
    call_many(target, 1_000, 500)
    send_many(target, 1_000, 500)
    before = memory(target)

    for part in range(9):
        call_many(target, 10_000 + part * 500, 500)
        send_many(target, 10_000 + part * 500, 500)

    assert accidents(target) == 0, what_was_logged(target)
    assert memory(target) - before < MEMORY_MB
    table = target.open("me", "friend")
    Person(target, table["id"], table["token"]).answered("bid:1")


@pytest.mark.long
def test_five_thousand_changed_journals_are_opened_or_refused() -> None:
    assert 0 < bring_many(1_000, 5_000) < 5_000


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_thousand_changed_positions_are_opened_or_refused(game: str, seats: int) -> None:
    assert place_many(game, seats, 1000) > 0
