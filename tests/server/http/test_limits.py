"""How much is too much: every endpoint and message that takes something, for whoever asks, at its limit and one beyond.

Not here: who may ask (test_roles.py), accounts, the operator and notices, and that no endpoint is left out
(people/test_limits.py), slow and unfinished requests (test_doors.py), the queue at the desk (test_desk.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gruft.server.http.allowance import TABLES_AT_ONCE
from gruft.server.http.guard import TOO_OFTEN
from gruft.server.http.live import MESSAGES_AT_ONCE, TOO_FAST, WORDS_AT_ONCE
from gruft.server.http.lobby import MOST_COACHES
from gruft.server.load.beside import long_journal
from gruft.server.tables.contributing import MOST_PLEDGES
from tests.server.http.test_roles import KINDS
from tests.server.support import PATIENCE, Person, Server

FRAME_TOO_LARGE = 1009
HERE = "/api/tables/TABLE"
TWO = [{"kind": "me"}, {"kind": "me"}]
LONG, FULL, HUGE = "x" * 61, "x" * 70_000, "x" * 4_300_000
ROLES = ("nobody", "spectator", "coach", "friend", "creator")
NEXT = {"game": "pebbles", "seats": TWO}

# (method, path, what is just allowed, what is too much, how it is refused); the path may say it instead of the body.
LIMITS: list[tuple[str, str, Any, Any, tuple[int, str]]] = [
    ("POST", "/api/tables", {"game": "pebbles", "seats": TWO}, FULL, (413, "request.too_large")),
    ("POST", "/api/tables", None, {"game": "pebbles", "seats": TWO * 5}, (400, "request.invalid")),
    ("POST", "/api/tables", None, {"game": "pebbles", "seats": TWO * 2}, (400, "options.seats")),
    ("POST", "/api/tables", None, {"game": "pebbles", "seats": TWO, "name": LONG}, (400, "request.invalid")),
    (
        "POST",
        "/api/tables",
        None,
        {"game": "pebbles", "seats": [{"kind": "me", "name": LONG}]},
        (400, "request.invalid"),
    ),
    ("POST", "/api/tables/import", None, {"journal": HUGE}, (413, "request.too_large")),
    ("POST", "/api/tables/import", None, {"journal": "x", "seats": TWO * 5}, (400, "request.invalid")),
    ("POST", "/api/tables/mine", {"tokens": ["x"] * 200}, {"tokens": ["x"] * 201}, (400, "request.invalid")),
    ("POST", "/api/tables/mine", {"tokens": ["x" * 100]}, {"tokens": ["x" * 101]}, (400, "request.invalid")),
    ("POST", "/api/tables/mine", None, {"tokens": [FULL]}, (413, "request.too_large")),
    ("POST", "/api/tables/plays", {"tokens": ["x"] * 20}, {"tokens": ["x"] * 21}, (400, "request.invalid")),
    ("POST", "/api/tables/plays", None, {"tokens": [FULL]}, (413, "request.too_large")),
    ("POST", f"{HERE}/coach", None, {"seat": 16}, (400, "request.invalid")),
    ("POST", f"{HERE}/coach", None, {"seat": -1}, (400, "request.invalid")),
    ("POST", f"{HERE}/coach", None, FULL, (413, "request.too_large")),
    ("POST", f"{HERE}/links", None, {"role": "player", "seat": 16}, (400, "request.invalid")),
    ("POST", f"{HERE}/links", None, FULL, (413, "request.too_large")),
    ("POST", f"{HERE}/seats/0", None, {"name": LONG}, (400, "request.invalid")),
    ("POST", f"{HERE}/seats/0", None, FULL, (413, "request.too_large")),
    ("POST", f"{HERE}/seats/16", None, {"name": "x"}, (400, "request.invalid")),
    ("POST", f"{HERE}/seats/16/link", None, None, (400, "request.invalid")),
    (
        "POST",
        f"{HERE}/next",
        None,
        {"table": NEXT, "was": [0] * 9},
        (400, "request.invalid"),
    ),
    ("POST", f"{HERE}/next", None, {"table": NEXT, "was": [8]}, (400, "request.invalid")),
    ("POST", f"{HERE}/next", None, FULL, (413, "request.too_large")),
    ("GET", f"{HERE}{LONG}/next", None, None, (400, "request.invalid")),
    ("GET", f"{HERE}/moment/100001", None, None, (400, "request.invalid")),
    ("GET", f"{HERE}/moment/0?seat=16", None, None, (400, "request.invalid")),
    ("GET", f"{HERE}{LONG}/journal", None, None, (400, "request.invalid")),
    ("DELETE", f"{HERE}{LONG}", None, None, (400, "request.invalid")),
    ("GET", "/api/games/chess/names", None, None, (404, "game.unknown")),
    ("GET", "/api/games/pebbles/names?lang=xx", None, None, (400, "request.invalid")),
    *(
        ("GET", f"/api/games/{LONG}/{what}", None, None, (400, "request.invalid"))
        for what in ("names", "rules", "aid", "maps", "events")
    ),
    ("GET", "/api/games/pebbles/maps/nowhere", None, None, (404, "map.unknown")),
    ("GET", f"/api/games/pebbles/maps/{LONG}", None, None, (400, "request.invalid")),
]


@pytest.mark.parametrize("role", ROLES)
def test_too_much_is_too_much_whoever_asks(server: Server, role: str) -> None:
    table = server.open("me", "friend")
    links = {"spectator": table["spectator"], "coach": table["coach"][0]["token"]}
    links |= {"friend": table["seats"][1]["token"], "creator": table["token"]}
    for method, path, most, beyond, refusal in LIMITS:
        place = path.replace("TABLE", table["id"])
        if most is not None:
            assert server.call(method, place, most, links.get(role)).status_code in (200, 201), (path, most)

        answer = server.call(method, place, beyond, links.get(role))

        assert (answer.status_code, answer.json()["code"]) == refusal, (method, path, role, answer.text)


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy on this machine: everybody comes from where it says."""
    db = str(tmp_path_factory.mktemp("limits") / "tables.db")
    running = Server(db, public="https://games.example", proxies=["127.0.0.1"])
    yield running
    running.stop()


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/import"])
def test_one_address_opens_only_so_many_tables_and_others_do_not_suffer(public: Server, path: str) -> None:
    wanted: dict[str, Any] = {"game": "pebbles", "seats": TWO} if path == "/api/tables" else {"journal": "nonsense"}
    fine = 201 if path == "/api/tables" else 400

    def ask(address: str) -> tuple[int, str]:
        answer = public.call("POST", path, wanted, headers={"X-Forwarded-For": address})
        return answer.status_code, answer.json().get("code", "")

    told = [ask(f"198.51.100.{len(path)}")[0] for _ in range(TABLES_AT_ONCE)]

    assert set(told) == {fine}
    assert ask(f"198.51.100.{len(path)}") == (429, "server.enough_tables")
    assert ask(f"203.0.113.{len(path)}")[0] == fine


# (message, how often it is taken at once, how the next is refused)
OFTEN: list[tuple[dict[str, Any], int, str]] = [
    ({"type": "chat", "text": "hello"}, WORDS_AT_ONCE, "chat.too_fast"),
    ({"type": "contribution", "seat": 0, "pledge": "0" * 64}, MOST_PLEDGES, "chance.not_now"),
]


@pytest.mark.parametrize(("message", "most", "code"), OFTEN)
def test_a_message_is_taken_only_so_often(server: Server, message: dict[str, Any], most: int, code: str) -> None:
    table = server.open("me", "friend")
    person = Person(server, table["id"], table["token"])
    for number in range(most + 5):
        person.send({**message, "id": str(number)})
    person.until(lambda: len(person.replies) == most + 5)

    told = [person.replies[str(number)] for number in range(most + 5)]
    assert all(reply["status"] == "accepted" for reply in told[:most])
    assert told[-1]["status"] == "refused" and told[-1]["refusal"]["code"] == code


HERE_I_AM = {"type": "hello", "token": "x"}
WIDE = "x" * 70_000
# (message with something in it that is too much): whoever sends it is told so and cut off.
TOO_MUCH: list[dict[str, Any]] = [
    {**HERE_I_AM, "token": "x" * 101},
    {"type": "answer", "id": "x" * 65, "seat": 0, "ask": "x", "key": "bid:1"},
    {"type": "answer", "id": "x", "seat": 16, "ask": "x", "key": "bid:1"},
    {"type": "answer", "id": "x", "seat": 0, "ask": "x" * 65, "key": "bid:1"},
    {"type": "answer", "id": "x", "seat": 0, "ask": "x", "key": "x" * 201},
    {"type": "undo", "id": "x" * 65, "seat": 0},
    {"type": "undo", "id": "x", "seat": 16},
    {"type": "why_not", "id": "x" * 65, "seat": 0, "key": "bid:1"},
    {"type": "why_not", "id": "x", "seat": 0, "key": "x" * 201},
    {"type": "final", "id": "x" * 65, "seat": 0, "key": "bid:1"},
    {"type": "final", "id": "x", "seat": 0, "key": "x" * 201},
    {"type": "standing", "id": "x", "seat": 0, "orders": {str(n): None for n in range(51)}},
    {"type": "standing", "id": "x", "seat": 0, "orders": {"x" * 65: None}},
    {"type": "standing", "id": "x", "seat": 0, "orders": {"bid": {"key": "x" * 201}}},
    {"type": "standing", "id": "x", "seat": 0, "orders": {"bid": "x" * 201}},
    {"type": "standing", "id": "x", "seat": 0, "orders": {"bid": {"key": "x", "unless": ["x"] * 21}}},
    {"type": "chat", "id": "x", "text": "x" * 501},
    {"type": "chat", "id": "x", "ref": "x" * 101},
    {"type": "contribution", "id": "x", "seat": 0, "pledge": "0" * 65},
    {"type": "contribution", "id": "x", "seat": 16, "mix": "0" * 64},
    {"type": "earlier", "before": (1 << 31) + 1},
]
WIDE_FRAMES = [
    {"type": kind, "id": WIDE} for kind in ("sync", "ping")
]  # they take nothing, so only a frame is too much


def how_it_ended(closed: pytest.ExceptionInfo[ConnectionClosed]) -> int | None:
    """With which code; None: what was still on its way to the server when it hung up took the last word along."""
    return closed.value.rcvd.code if closed.value.rcvd is not None else None


def test_a_message_that_holds_too_much_ends_the_conversation(server: Server) -> None:
    table = server.open("me", "friend")
    for message in TOO_MUCH:
        person = Person(server, table["id"], table["token"])

        person.send(message)
        person.until(lambda person=person: person.closing is not None)

        assert person.closing == "request.invalid", message
        person.close()


@pytest.mark.parametrize("message", WIDE_FRAMES, ids=lambda message: str(message["type"]))
def test_a_frame_that_is_too_large_ends_the_conversation(server: Server, message: dict[str, Any]) -> None:
    table = server.open("me", "friend")
    person = Person(server, table["id"], table["token"])

    with pytest.raises(ConnectionClosed) as closed:
        person.send(message)
        person.until(lambda: False)

    assert how_it_ended(closed) in (FRAME_TOO_LARGE, None)


def test_every_message_has_a_limit() -> None:
    assert {message["type"] for message in [*TOO_MUCH, *WIDE_FRAMES]} == set(KINDS)


def test_whoever_sends_too_fast_is_cut_off(server: Server) -> None:
    table = server.open("me", "friend")
    person = Person(server, table["id"], table["token"])

    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(MESSAGES_AT_ONCE * 6):
            person.send({"type": "ping"})  # what costs the server nothing comes fast enough on any machine
        person.until(lambda: False)

    assert how_it_ended(closed) in (TOO_FAST, None)


def test_only_so_many_look_over_one_shoulder(server: Server) -> None:
    table = server.open("me", "friend")
    place = f"/api/tables/{table['id']}/coach"
    for _ in range(MOST_COACHES - 1):  # one comes with the table
        assert server.call("POST", place, {"seat": 0}, table["token"]).status_code == 201

    answer = server.call("POST", place, {"seat": 0}, table["token"])

    assert (answer.status_code, answer.json()["code"]) == (409, "link.enough_coaches")
    friend = server.call("POST", place, {"seat": 1}, table["seats"][1]["token"])
    assert friend.status_code == 201


def test_one_address_asks_only_so_often_over_all_its_connections(tmp_path: Path) -> None:
    """By request and at a live table alike; it may ask again after a while, and others do not suffer."""
    server = Server(str(tmp_path / "tables.db"), proxies=["127.0.0.1"], limits={"per_second": 1})

    def asks(address: str) -> int:
        return server.call("GET", "/healthz", headers={"X-Forwarded-For": address}).status_code

    try:
        at_once = [asks(f"2001:db8::{number}") for number in range(40)]
        assert at_once[:19] == [200] * 19 and at_once[-1] == 429
        assert asks("2001:db8:0:1::1") == asks("198.51.100.1") == 200
        table = server.open("me", "friend")
        line = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
        with connect(line, additional_headers={"X-Forwarded-For": "198.51.100.1"}) as socket:
            socket.send(json.dumps({"type": "hello", "token": table["token"]}))
            with pytest.raises(ConnectionClosed) as ended:
                for _ in range(200):
                    socket.send(json.dumps({"type": "ping"}))
                    socket.recv(PATIENCE)
            assert ended.value.rcvd is not None and ended.value.rcvd.code == TOO_OFTEN
        Person(server, table["id"], table["token"]).answered("bid:1")
    finally:
        server.stop()


@contextmanager
def two_at_a_table(folder: Path, **settings: Any) -> Iterator[tuple[Person, Person]]:
    """Red, who opened it, and blue at a table of a server with these settings."""
    server = Server(str(folder / "tables.db"), **settings)
    try:
        table = server.open("me", "friend")
        tokens = (table["token"], table["seats"][1]["token"])
        red, blue = (Person(server, table["id"], token) for token in tokens)
        yield red, blue
    finally:
        server.stop()


def test_who_does_nothing_but_take_back_has_to_go_on_first(tmp_path: Path) -> None:
    """Else whoever opens the table would have to do all of it again; the others may still think again."""
    with two_at_a_table(tmp_path, most_unsettled=12) as (red, blue):
        for _ in range(4):
            red.answered("bid:1")
            undone = red.request("undo", seat=0)
            red.up_to_date()
        assert undone["status"] == "refused" and undone["refusal"]["code"] == "table.enough_undone"
        assert not red.part(0)["can_undo"]

        red.answered("yes")

        assert red.request("undo", seat=0)["refusal"]["code"] == "table.enough_undone"
        blue.answered("bid:1")
        assert blue.request("undo", seat=1)["status"] == "accepted"


def test_a_table_takes_only_so_many_answers_and_can_be_looked_at_then(tmp_path: Path) -> None:
    with two_at_a_table(tmp_path, limits={"entries": 3}) as (red, blue):
        for key in ("bid:1", "yes"):
            red.answered(key)
        blue.answered("bid:1")

        reply = blue.answer("yes")

        assert reply["status"] == "refused" and reply["refusal"]["code"] == "table.full"
        again = Person(red.server, red.table_id, red.token)
        assert again.welcome["closed"]["code"] == "table.full" and again.state["parts"]


def test_a_journal_is_no_way_around_how_much_a_table_takes(tmp_path: Path) -> None:
    with two_at_a_table(tmp_path, limits={"entries": 3}) as (red, _):
        answer = red.server.call("POST", "/api/tables/import", {"journal": long_journal(4)})

        assert answer.status_code == 400 and answer.json()["code"] == "request.too_large"
