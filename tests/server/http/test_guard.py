"""Security headers, origins, sizes, and sockets that are sent rubbish."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from gruft.server.http.guard import host_allowed, origin_allowed
from gruft.server.http.pages import PLAIN, client_files
from tests.server.support import Person, Server

HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
)


@pytest.mark.parametrize(
    "path", ["/", "/table/x", "/api/games", "/api/nothing", "/assets/nothing", "/api/tables/x/journal"]
)
def test_every_response_carries_the_security_headers(server: Server, path: str) -> None:
    answer = server.call("GET", path)

    assert all(name in answer.headers for name in HEADERS)
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy and "unsafe-eval" not in policy
    assert "server" not in answer.headers


def test_answers_of_the_interface_are_not_kept(server: Server) -> None:
    assert server.call("GET", "/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://", "http://[", "https://"]
)
def test_pages_of_other_origins_are_turned_away(server: Server, origin: str) -> None:
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}

    refused = server.call("POST", "/api/tables", body, headers={"Origin": origin})

    assert refused.status_code == 403 and refused.json()["code"] == "request.origin"
    address = f"ws://127.0.0.1:{server.port}/api/tables/x/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
        pass


def test_our_own_page_may_talk_to_us(server: Server) -> None:
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}

    assert server.call("POST", "/api/tables", body, headers={"Origin": server.url}).status_code == 201


def test_a_foreign_name_pointed_at_this_machine_is_turned_away(server: Server) -> None:
    assert server.call("GET", "/api/games", headers={"Host": f"evil.example:{server.port}"}).status_code == 403
    assert server.call("GET", "/api/games", headers={"Host": f"localhost:{server.port}"}).status_code == 200


def test_names_are_free_where_the_server_is_open_to_the_world() -> None:
    assert host_allowed("games.example", loopback_only=False)
    assert origin_allowed("https://games.example", "games.example")
    assert not origin_allowed("https://evil.example", "games.example")
    assert not host_allowed("evil.example@127.0.0.1", loopback_only=True)
    assert host_allowed("[::1]:80", loopback_only=True) and not host_allowed(None, loopback_only=True)


def test_bodies_that_are_too_large_are_refused(server: Server) -> None:
    large = json.dumps({"game": "pebbles", "seats": [], "name": "x" * 100_000}).encode()
    huge = json.dumps({"journal": "x" * 5_000_000}).encode()

    assert server.call("POST", "/api/tables", large, headers={"Content-Type": "application/json"}).status_code == 413
    assert (
        server.call("POST", "/api/tables/import", huge, headers={"Content-Type": "application/json"}).status_code == 413
    )


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/import", "/api/tables/mine"])
@pytest.mark.parametrize("field", ["options", "tokens", "journal", "seats"])
@pytest.mark.parametrize("depth", [500, 8_000])
def test_deeply_nested_bodies_are_refused(server: Server, path: str, field: str, depth: int) -> None:
    """Deeper than Python goes, and not too large to be read."""
    for deep in ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth):
        body = f'{{"{field}": {deep}}}'.encode()
        answer = server.call("POST", path, body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/assets/../../server/serve.py", "/%00"]
)
def test_no_path_leads_out_of_the_client(server: Server, path: str) -> None:
    answer = server.call("GET", path)

    assert answer.status_code in (200, 400, 404)
    assert b"root:" not in answer.content and b"def main" not in answer.content


def test_without_a_built_client_a_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("gruft.server.http.pages.PLACES", (tmp_path,))

    assert client_files()["index.html"].body.decode() == PLAIN and "make play" in PLAIN


def memory(pid: int) -> int:
    """Resident memory in MiB."""
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) // 1024 for line in file if line.startswith("VmRSS"))


def rubbish(dice: random.Random, person: Person) -> str | bytes:
    """Something no client of ours sends."""
    ask = person.asks[0]
    fine = {"type": "answer", "id": "x", "seat": 0, "ask": ask["id"], "key": "bid:1"}
    wrong: list[Callable[[], str | bytes]] = [
        lambda: os.urandom(dice.randrange(1, 2000)),
        lambda: "".join(chr(dice.randrange(1, 0xD000)) for _ in range(200)),
        lambda: "[" * 20_000,
        lambda: '{"type":' * 5_000,
        lambda: '{"type":"answer","x":' + "[" * 20_000 + "]" * 20_000 + "}",
        lambda: "null",
        lambda: "{}",
        lambda: json.dumps({**fine, dice.choice(list(fine)): dice.choice([None, -1, 1e308, [], {}, True, 10**30])}),
        lambda: json.dumps({**fine, "type": dice.choice(["welcome", "state", "", "__class__", "hello"])}),
        lambda: json.dumps({**fine, "id": "x" * 1000}),
        lambda: json.dumps({"type": "chat", "id": "x", "text": "x" * 5000}),
        lambda: json.dumps({"type": "standing", "id": "x", "seat": 0, "orders": {str(n): "pass" for n in range(500)}}),
    ]
    return dice.choice(wrong)()


def test_sockets_sent_rubbish_are_refused_or_closed_and_memory_comes_back(server: Server) -> None:
    table = server.open("me", "friend")
    other = Person(server, table["id"], table["seats"][1]["token"])
    before = memory(server.pid)
    for seed in range(150):
        dice = random.Random(seed)
        person = Person(server, table["id"], table["token"])
        try:
            person.socket.send(rubbish(dice, person))
            person.until(lambda person=person: person.closing is not None or bool(person.replies), 5)
            assert person.closing or person.replies["x"]["status"] in ("refused", "stale"), seed
        except ConnectionClosed:
            pass
        person.close()
    for _ in range(10):
        person = Person(server, table["id"], table["token"])
        with pytest.raises(ConnectionClosed):
            person.socket.send("x" * 10_000_000)
            while True:
                person.socket.recv(5)
        person.close()

    assert other.answer("bid:1")["status"] == "accepted"
    assert memory(server.pid) - before < 60


def test_a_socket_that_does_not_say_hello_is_closed(server: Server) -> None:
    table = server.open("me", "friend")
    person = Person(server, table["id"], table["token"], hello=False)

    person.send({"type": "ping"})
    person.until(lambda: person.closing is not None)

    assert person.closing == "socket.hello"


def test_names_with_markup_stay_text(server: Server) -> None:
    name = "<script>alert(1)</script>"
    body = {
        "game": "pebbles",
        "name": name,
        "seats": [{"kind": "me", "name": name}, {"kind": "bot", "level": "random"}],
    }
    opened = server.call("POST", "/api/tables", body).json()

    person = Person(server, opened["id"], opened["token"])

    assert person.welcome["table"]["name"] == name and person.welcome["table"]["seats"][0]["name"] == name
