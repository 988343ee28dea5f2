"""Accounts and the operator with two processes on one PostgreSQL: what one decides holds at the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.faults.postgres import postgres
from tests.server.people.authenticator import Device
from tests.server.people.conftest import Browser, enter
from tests.server.people.outside import push_service
from tests.server.support import PATIENCE, Person, Server


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Server, Server]]:
    """Two processes that people know by one name."""
    with postgres() as running, ThreadPoolExecutor(2) as pool:
        settings: dict[str, Any] = {"accounts": "open", "public": "http://games.example", "proxies": ["127.0.0.1"]}
        settings |= {"local_notices": True, "notice_seconds": 0}
        one, other = pool.map(lambda _: Server(running.address, **settings), range(2))
        yield one, other
        one.stop()
        other.stop()


def at(server: Server, device: Device | None = None) -> Browser:
    named = {"Host": "games.example", "Origin": "http://games.example"}
    return Browser(server, device or Device("http://games.example", "games.example"), named)


def test_an_account_is_the_same_at_every_process(pair: tuple[Server, Server]) -> None:
    one, other = pair
    mira = at(one)
    assert mira.registers("Mira").status_code == 201
    phone = at(other, mira.device)
    asked = phone.asks_to_sign_in()
    said = {"id": asked["id"], "credential": phone.device.signs(asked["options"])}

    assert phone.call("POST", "/api/account/sign-in", said).status_code == 200 and phone.name == "Mira"
    assert at(one).call("POST", "/api/account/sign-in", said).json()["code"] == "account.ceremony"
    assert at(other).registers("mira").json()["code"] == "name.taken"
    table = mira.opens("me", "friend", name="Mira")
    mira.call("POST", "/api/account/tables", {"tokens": [table["token"]]})
    (link,) = phone.call("POST", "/api/account/tables", {"tokens": []}).json()["links"]
    person = Person(other, table["id"], link["token"])
    assert person.asks
    blue = Person(one, table["id"], table["seats"][1]["token"])

    assert phone.call("POST", "/api/account/delete", {"name": "Mira"}).status_code == 200

    person.until(lambda: person.closing is not None)
    assert person.closing == "link.revoked" and mira.name is None
    with pytest.raises(ConnectionClosed):
        blue.until(lambda: False)
    blue.join()
    assert blue.welcome["table"]["seats"][0]["name"] == "—" and blue.answer("bid:1")["status"] == "accepted"


def test_what_the_operator_decides_holds_everywhere(pair: tuple[Server, Server]) -> None:
    one, other = pair
    operator = enter(one)
    table = other.open("me", "friend")
    red = Person(other, table["id"], table["token"])

    operator.call("POST", "/api/operator/read-only", {"on": True})
    with pytest.raises(ConnectionClosed):
        red.until(lambda: False)
    red.join()
    assert red.welcome["closed"]["code"] == "server.read_only"
    operator.call("POST", "/api/operator/read-only", {"on": False})
    with pytest.raises(ConnectionClosed):
        red.until(lambda: False)
    red.join()
    operator.call("DELETE", f"/api/operator/tables/{table['id']}")
    red.until(lambda: red.closing is not None)

    assert red.closing == "table.deleted"


def test_what_the_database_cannot_hold_is_no_mistake_of_ours(pair: tuple[Server, Server]) -> None:
    """PostgreSQL takes no NUL in a text."""
    one, _ = pair
    table, nul = one.open("me", "friend"), "a\0b"
    mine, operator = [table["token"]], enter(one)
    calls: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": nul, "seats": []}),
        ("/api/tables", {"game": "pebbles", "name": nul, "seats": [{"kind": "me", "name": nul}, {"kind": "friend"}]}),
        ("/api/tables/mine", {"tokens": [nul]}),
        (f"/api/tables/{table['id']}/seats/0", {"name": nul}),
        ("/api/notices", {"tokens": mine, "way": "push", "target": nul}),
        ("/api/notices", {"tokens": mine, "way": "push", "target": push_target(nul)}),
        ("/api/notices", {"tokens": mine, "way": "mail", "target": nul}),
        ("/api/notices", {"tokens": mine, "way": "hook", "target": "https://games.example/" + nul}),
        ("/api/notices/end", {"id": nul}),
        ("/api/notices/end", {"tokens": mine, "way": "push", "target": nul}),
        ("/api/notices/confirm", {"token": nul}),
        ("/api/account/registration", {"name": nul}),
        ("/api/account/sign-in", {"id": nul, "credential": {"id": nul}}),
        ("/api/account/recover", {"name": nul, "code": nul}),
        ("/api/account/tables", {"tokens": [nul]}),
        ("/api/account/delete", {"name": nul}),
        ("/api/operator/enter", {"token": nul}),
    ]
    bans = [{"account": nul}, {"address": nul}]

    statuses = {path: one.call("POST", path, body, table["token"]).status_code for path, body in calls}
    statuses |= {str(ban): operator.call("POST", "/api/operator/bans", ban).status_code for ban in bans}
    statuses |= {path: one.call("GET", path).status_code for path in ("/api/tables/%00/journal", "/%00")}

    assert not [path for path, status in statuses.items() if status >= 500], statuses


def push_target(word: str) -> str:
    return json.dumps({"endpoint": f"https://games.example/{word}", "keys": {"p256dh": word, "auth": word}})


def test_of_two_processes_one_tells(pair: tuple[Server, Server]) -> None:
    one, other = pair
    with push_service() as service:
        for number in range(5):
            table = one.open("me", "friend")
            wanted = {"tokens": [table["token"]], "way": "push", "target": service.subscription(f"/{number}")}
            assert other.call("POST", "/api/notices", wanted).status_code == 201

        paths = sorted(service.got.get(timeout=PATIENCE)[0] for _ in range(5))

    assert paths == ["/0", "/1", "/2", "/3", "/4"] and service.got.empty()
