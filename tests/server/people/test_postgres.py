"""Accounts and the operator with two processes on one PostgreSQL: what one decides holds at the other."""

from __future__ import annotations

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


def test_of_two_processes_one_tells(pair: tuple[Server, Server]) -> None:
    one, other = pair
    with push_service() as service:
        for number in range(5):
            table = one.open("me", "friend")
            wanted = {"tokens": [table["token"]], "way": "push", "target": service.subscription(f"/{number}")}
            assert other.call("POST", "/api/notices", wanted).status_code == 201

        paths = sorted(service.got.get(timeout=PATIENCE)[0] for _ in range(5))

    assert paths == ["/0", "/1", "/2", "/3", "/4"] and service.got.empty()
