"""Who may do what: every endpoint and every message with every kind of link. What is not listed is denied.

That every endpoint is listed, here or among those of accounts, is shown in people/test_roles.py.
"""

from __future__ import annotations

from typing import Any, get_args

import pytest

from gruft.server import records
from tests.server.support import Person, Server

ROLES = ("nobody", "stranger", "spectator", "coach", "friend", "creator")
EVERYBODY = set(ROLES)
LINKED = {"spectator", "coach", "friend", "creator"}

DENIALS = ("link.unknown", "link.not_allowed", "seat.not_yours", "seat.not_a_friends", "table.unknown")
TABLE = [("me", "Red"), ("friend", "Blue"), ("bot", "Green")]
NEXT = {"table": {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}, "was": [0, 1]}

# (method, path, body, who may): seat 0 is the creator's (and the coach's), seat 1 the friend's, seat 2 a bot's.
HTTP: list[tuple[str, str, Any, set[str]]] = [
    ("GET", "/api/games", None, EVERYBODY),
    ("GET", "/api/games/pebbles/names", None, EVERYBODY),
    ("GET", "/api/games/pebbles/rules", None, EVERYBODY),
    ("GET", "/api/games/pebbles/aid", None, EVERYBODY),
    ("GET", "/api/games/pebbles/maps", None, EVERYBODY),
    ("GET", "/api/games/pebbles/maps/beach", None, EVERYBODY),
    ("GET", "/api/games/pebbles/events", None, EVERYBODY),
    ("POST", "/api/tables/mine", {"tokens": []}, EVERYBODY),
    ("POST", "/api/tables/plays", {"tokens": []}, EVERYBODY),
    ("POST", "/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}, EVERYBODY),
    ("POST", "/api/tables/import", {"journal": "nonsense"}, EVERYBODY),
    ("GET", "/api/tables/TABLE/journal", None, LINKED),
    ("GET", "/api/tables/TABLE/moment/0", None, LINKED),
    ("GET", "/api/tables/TABLE/moment/0?seat=0", None, {"creator", "coach"}),
    ("GET", "/api/tables/TABLE/moment/0?seat=1", None, {"friend"}),
    ("GET", "/api/tables/TABLE/moment/0?seat=2", None, set()),
    ("POST", "/api/tables/TABLE/coach", {"seat": 0}, {"creator"}),
    ("POST", "/api/tables/TABLE/coach", {"seat": 1}, {"friend"}),
    ("POST", "/api/tables/TABLE/coach", {"seat": 2}, set()),
    ("POST", "/api/tables/TABLE/seats/0", {"name": "R"}, {"creator"}),
    ("POST", "/api/tables/TABLE/seats/1", {"name": "B"}, {"creator", "friend"}),
    ("POST", "/api/tables/TABLE/seats/2", {"bot": "random"}, {"creator"}),
    ("POST", "/api/tables/TABLE/seats/2", {"gives_up": True}, set()),
    ("POST", "/api/tables/TABLE/links", {"role": "player", "seat": 2}, set()),
    ("POST", "/api/tables/TABLE/links", {"role": "coach", "seat": 1}, set()),
    ("GET", "/api/tables/TABLE/next", None, LINKED),
    ("POST", "/api/tables/TABLE/next", NEXT, {"creator", "friend"}),
    ("POST", "/api/tables/TABLE/seats/2/link", None, set()),
    ("POST", "/api/tables/TABLE/seats/1/link", None, {"friend"}),
    ("DELETE", "/api/tables/TABLE", None, {"creator"}),
]

# (message, who may): a denied one is refused with a code, and the table does not change.
MESSAGES: list[tuple[dict[str, Any], set[str]]] = [
    ({"type": "answer", "seat": 0, "ask": "ASK", "key": "bid:1"}, {"creator"}),
    ({"type": "answer", "seat": 1, "ask": "ASK", "key": "bid:1"}, {"friend"}),
    ({"type": "answer", "seat": 2, "ask": "ASK", "key": "bid:1"}, set()),
    ({"type": "undo", "seat": 0}, {"creator"}),
    ({"type": "undo", "seat": 1}, {"friend"}),
    ({"type": "undo", "seat": 2}, set()),
    ({"type": "why_not", "seat": 0, "key": "bid:1"}, {"creator", "coach"}),
    ({"type": "why_not", "seat": 1, "key": "bid:1"}, {"friend"}),
    ({"type": "why_not", "seat": 2, "key": "bid:1"}, set()),
    ({"type": "final", "seat": 0, "key": "bid:1"}, {"creator", "coach"}),
    ({"type": "final", "seat": 1, "key": "bid:1"}, {"friend"}),
    ({"type": "final", "seat": 2, "key": "bid:1"}, set()),
    ({"type": "standing", "seat": 0, "orders": {}}, {"creator"}),
    ({"type": "standing", "seat": 1, "orders": {}}, {"friend"}),
    ({"type": "standing", "seat": 2, "orders": {}}, set()),
    ({"type": "chat", "text": "hello"}, {"creator", "friend"}),
    ({"type": "contribution", "seat": 0, "pledge": "0" * 64}, {"creator"}),
    ({"type": "contribution", "seat": 1, "pledge": "0" * 64}, {"friend"}),
    ({"type": "contribution", "seat": 2, "pledge": "0" * 64}, set()),
]

# (message, what comes back, who may): these have no reply of their own.
UNREPLIED: list[tuple[dict[str, Any], str, set[str]]] = [
    ({"type": "ping"}, "pong", LINKED),
    ({"type": "sync"}, "state", LINKED),
    ({"type": "earlier", "before": 5}, "chat", LINKED),
    ({"type": "hello", "token": "TOKEN"}, "welcome", set()),  # only once, at the beginning
]
KINDS: dict[str, type] = {str(kind.__struct_config__.tag): kind for kind in get_args(records.FromClient)}


def table_and_links(server: Server) -> tuple[str, dict[str, str | None]]:
    table = server.open("me", "friend", "bot:random")
    other = server.open("me", "me")
    links = {
        "nobody": None,
        "stranger": other["token"],
        "spectator": table["spectator"],
        "coach": table["coach"][0]["token"],
        "friend": table["seats"][1]["token"],
        "creator": table["token"],
    }
    return table["id"], links


def test_endpoints_are_denied_unless_listed(server: Server) -> None:
    table_id, links = table_and_links(server)
    for method, path, body, allowed in HTTP:
        for role in ROLES:
            answer = server.call(method, path.replace("TABLE", table_id), body, links[role])
            denied = answer.status_code in (401, 403) or (role == "stranger" and answer.status_code == 404)
            assert denied != (role in allowed), (method, path, role, answer.status_code, answer.text)
            if denied:
                assert answer.json()["code"] in DENIALS


@pytest.mark.parametrize("role", ["nobody", "stranger"])
def test_a_live_table_is_closed_to_those_without_a_link(server: Server, role: str) -> None:
    table_id, links = table_and_links(server)

    person = Person(server, table_id, links[role] or "guess")

    assert person.closing == "link.unknown" and not person.welcome


def test_messages_are_denied_unless_listed(server: Server) -> None:
    for role in ("spectator", "coach", "friend", "creator"):
        table_id, links = table_and_links(server)
        person = Person(server, table_id, str(links[role]))
        for message, allowed in MESSAGES:
            known = {ask["seat"]: ask["id"] for ask in person.asks}
            if message.get("seat") in known and "ask" in message:
                message = {**message, "ask": known[message["seat"]]}
            reply = person.request(message["type"], **{k: v for k, v in message.items() if k != "type"})
            code = (reply.get("refusal") or {}).get("code")
            denied = code in ("seat.not_yours", "link.not_allowed", "seat.bot")
            assert denied != (role in allowed), (message, role, reply)
        person.close()


@pytest.mark.parametrize("role", sorted(LINKED))
def test_messages_without_a_reply_are_answered_or_end_the_conversation(server: Server, role: str) -> None:
    table_id, links = table_and_links(server)
    for message, comes, allowed in UNREPLIED:
        person = Person(server, table_id, str(links[role]))
        heard: list[str] = []

        person.send({**message, **({"token": links[role]} if "token" in message else {})})
        while comes not in heard and "closing" not in heard:
            heard.append(person.hear()["type"])

        assert (comes in heard) == (role in allowed), (message, role, heard)
        assert (person.closing == "socket.hello") == (role not in allowed)
        person.close()


def test_every_message_is_in_a_table() -> None:
    listed = [message for message, _ in MESSAGES] + [message for message, _, _ in UNREPLIED]

    assert {message["type"] for message in listed} == set(KINDS)


def test_a_coach_sees_what_the_seat_sees_and_a_spectator_what_everybody_does(server: Server) -> None:
    table_id, links = table_and_links(server)
    people = {role: Person(server, table_id, str(links[role])) for role in ("creator", "coach", "spectator", "friend")}

    assert people["coach"].state["parts"][0]["asks"] == people["creator"].state["parts"][0]["asks"]
    assert people["coach"].welcome["role"] == "coach" and people["coach"].welcome["you"] == [0]
    assert [part["seat"] for part in people["spectator"].state["parts"]] == [None]
    assert people["spectator"].asks == []
    assert [part["seat"] for part in people["friend"].state["parts"]] == [1]


def test_links_are_long_and_stored_only_as_hashes(server: Server) -> None:
    table = server.open("me", "friend")
    tokens = [table["token"], table["spectator"], table["seats"][1]["token"], table["coach"][0]["token"]]

    with open(server.db, "rb") as file, open(server.db + "-wal", "rb") as log:
        stored = file.read() + log.read()

    assert len(set(tokens)) == 4
    for token in tokens:
        assert len(token) >= 22  # 128 bits in base 64
        assert token.encode() not in stored
