"""The operator's page: a link that works once, and what only its holder may do. And what a host may do alone."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gruft.server.http.guard import FORBIDDEN
from gruft.server.operator.expiry import DAY, Expiry
from tests.server.nursery import ROOT
from tests.server.people.conftest import Browser, Meet, enter
from tests.server.support import PATIENCE, Person, Server

CLIENT_TEXTS = ROOT / "web" / "src" / "people" / "texts"


def test_the_link_that_is_printed_at_the_start_works_once(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        assert server.process is not None and server.process.stdout is not None
        token = server.process.stdout.readline().strip().partition("#")[2]
        operator, thief = Browser(server), Browser(server)
        assert operator.call("GET", "/api/operator").status_code == 401

        assert operator.call("POST", "/api/operator/enter", {"token": token}).status_code == 200
        again = thief.call("POST", "/api/operator/enter", {"token": token})

        assert (again.status_code, again.json()["code"]) == (401, "operator.used")
        assert operator.call("GET", "/api/operator").status_code == 200
        operator.call("POST", "/api/operator/leave")
        assert operator.call("GET", "/api/operator").status_code == 401
    finally:
        server.stop()


def test_a_new_start_makes_the_old_link_void(people_server: Server) -> None:
    enter(people_server)
    with sqlite3.connect(people_server.db, timeout=10) as database:
        assert database.execute("SELECT count(*) FROM tickets WHERE kind = 'operator'").fetchone() == (0,)


def test_the_operator_sees_tables_people_and_limits_but_no_links(operator: Browser, meet: Meet) -> None:
    mira = meet("Mira")
    table = mira.opens("me", "friend")
    mira.call("POST", "/api/account/tables", {"tokens": [table["token"]]})

    seen = operator.call("GET", "/api/operator")

    assert any(one["id"] == table["id"] and not one["closed"] for one in seen.json()["tables"])
    assert any(one["name"] == mira.name and one["tables"] == 1 for one in seen.json()["people"])
    assert seen.json()["limits"]["per_address"] == 60 and "sockets" in seen.json()["figures"]
    for lang in ("en", "de"):
        words = (CLIENT_TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")
        for kind in ("figure", "limit"):
            shown = [f"\n{kind}-{name.replace('_', '-')} =" for name in seen.json()[f"{kind}s"]]
            assert [name for name in shown if name not in words] == []
    assert table["token"] not in seen.text and table["seats"][1]["token"] not in seen.text


def test_a_closed_table_can_be_looked_at_and_opened_again(operator: Browser, people_server: Server) -> None:
    table = people_server.open("me", "friend")
    red = Person(people_server, table["id"], table["token"])

    operator.call("POST", f"/api/operator/tables/{table['id']}", {"do": "close"})
    with pytest.raises(ConnectionClosed):
        red.until(lambda: False)
    red.join()

    assert red.welcome["closed"]["code"] == "table.shut"
    assert red.answer("bid:1")["refusal"]["code"] == "table.shut"
    operator.call("POST", f"/api/operator/tables/{table['id']}", {"do": "open"})
    red.join()
    assert red.welcome["closed"] is None and red.answer("bid:1")["status"] == "accepted"


def test_the_operator_makes_every_link_but_the_hosts_void(operator: Browser, people_server: Server) -> None:
    table = people_server.open("me", "friend")
    friend = Person(people_server, table["id"], table["seats"][1]["token"])

    operator.call("POST", f"/api/operator/tables/{table['id']}", {"do": "revoke"})
    friend.until(lambda: friend.closing is not None)

    assert friend.closing == "link.revoked"
    assert Person(people_server, table["id"], table["spectator"]).closing == "link.unknown"
    assert Person(people_server, table["id"], table["token"]).asks


def test_a_deleted_table_is_gone_for_everybody(operator: Browser, people_server: Server) -> None:
    table = people_server.open("me", "friend", "bot:random")
    red = Person(people_server, table["id"], table["token"])

    assert operator.call("DELETE", f"/api/operator/tables/{table['id']}").status_code == 200
    red.until(lambda: red.closing is not None)

    assert red.closing == "table.deleted"
    assert operator.call("DELETE", f"/api/operator/tables/{table['id']}").status_code == 404
    assert Person(people_server, table["id"], table["token"]).closing == "link.unknown"
    assert people_server.call("POST", "/api/tables/mine", {"tokens": [table["token"]]}).json() == []


def test_while_the_house_only_shows_nothing_can_be_decided(
    operator: Browser, people_server: Server, meet: Meet
) -> None:
    table = people_server.open("me", "friend")
    red = Person(people_server, table["id"], table["token"])
    operator.call("POST", "/api/operator/read-only", {"on": True})
    try:
        with pytest.raises(ConnectionClosed):
            red.until(lambda: False)
        red.join()
        assert red.welcome["closed"]["code"] == "server.read_only" and red.asks
        assert red.answer("bid:1")["refusal"]["code"] == "server.read_only"
        assert red.request("chat", text="hello")["refusal"]["code"] == "server.read_only"
        opening = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert people_server.call("POST", "/api/tables", opening).status_code == 503
        assert meet().registers("Late").json()["code"] == "server.read_only"
    finally:
        operator.call("POST", "/api/operator/read-only", {"on": False})

    red.join()
    assert red.welcome["closed"] is None and red.answer("bid:1")["status"] == "accepted"


def test_who_is_banned_comes_no_further_than_the_door(operator: Browser, meet: Meet) -> None:
    near, far = meet(address="198.51.100.7"), meet(address="198.51.101.7")
    operator.call("POST", "/api/operator/bans", {"address": "198.51.100.0/24"})

    assert near.call("GET", "/api/games").json()["code"] == "server.banned"
    assert far.call("GET", "/api/games").status_code == 200
    assert operator.call("GET", "/api/operator").json()["bans"] == ["198.51.100.0/24"]

    operator.call("POST", "/api/operator/bans", {"address": "198.51.100.0/24", "lift": True})
    assert near.call("GET", "/api/games").status_code == 200


@pytest.mark.parametrize("address", ["203.0.113.7", "2001:db8:7::7"])
def test_who_is_banned_while_at_a_table_says_nothing_there_any_more(
    operator: Browser, people_server: Server, address: str
) -> None:
    table = people_server.open("me", "friend")
    line = f"ws://127.0.0.1:{people_server.port}/api/tables/{table['id']}/live"
    with connect(line, additional_headers={"X-Forwarded-For": address}) as socket:
        socket.send(json.dumps({"type": "hello", "token": table["token"]}))
        socket.recv(PATIENCE)
        operator.call("POST", "/api/operator/bans", {"address": address})
        socket.send(json.dumps({"type": "chat", "id": "1", "text": "still here"}))
        with pytest.raises(ConnectionClosed) as ended:
            while True:
                socket.recv(PATIENCE)
    operator.call("POST", "/api/operator/bans", {"address": address, "lift": True})

    assert ended.value.rcvd is not None and ended.value.rcvd.code == FORBIDDEN
    assert Person(people_server, table["id"], table["token"]).chat == []


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("127.0.0.1", "operator.home"),
        ("0.0.0.0/0", "operator.home"),
        ("::/0", "operator.home"),
        ("x", "operator.address"),
    ],
)
def test_the_operator_cannot_lock_themselves_out(operator: Browser, address: str, code: str) -> None:
    assert operator.call("POST", "/api/operator/bans", {"address": address}).json()["code"] == code


def test_a_banned_account_is_signed_out_and_stays_out(operator: Browser, meet: Meet) -> None:
    mira = meet("Mira")
    (known,) = [one for one in operator.call("GET", "/api/operator").json()["people"] if one["name"] == mira.name]

    operator.call("POST", "/api/operator/bans", {"account": known["id"]})
    assert mira.name is None and mira.signs_in().json()["code"] == "account.banned"

    operator.call("POST", "/api/operator/bans", {"account": known["id"], "lift": True})
    assert mira.signs_in().status_code == 200


def test_a_host_makes_a_friends_link_anew_and_the_old_one_is_void(people_server: Server) -> None:
    table = people_server.open("me", "friend")
    old = Person(people_server, table["id"], table["seats"][1]["token"])
    host = Person(people_server, table["id"], table["token"])

    answer = people_server.call(
        "POST", f"/api/tables/{table['id']}/links", {"role": "player", "seat": 1}, table["token"]
    )
    old.until(lambda: old.closing is not None)

    assert answer.status_code == 201 and old.closing == "link.revoked"
    assert Person(people_server, table["id"], answer.json()["token"]).welcome["you"] == [1]
    host.join()
    assert host.asks


def test_a_host_deletes_the_table_and_nobody_else_can(people_server: Server) -> None:
    table = people_server.open("me", "friend")
    path = f"/api/tables/{table['id']}"

    assert people_server.call("DELETE", path, token=table["seats"][1]["token"]).status_code == 403
    assert people_server.call("DELETE", path, token=table["token"]).status_code == 200
    assert people_server.call("DELETE", path, token=table["token"]).status_code == 401


def test_a_table_nobody_plays_at_says_so_and_is_removed(people_server: Server) -> None:
    table, other = people_server.open("me", "friend"), people_server.open("me", "friend")

    def days_ago(days: int) -> None:
        with sqlite3.connect(people_server.db, timeout=10) as database:
            change = "UPDATE tables SET updated = updated - ? WHERE id = ?"
            database.execute(change, (days * DAY, table["id"]))

    days_ago(35)
    told, silent = people_server.call("POST", "/api/tables/mine", {"tokens": [table["token"], other["token"]]}).json()
    assert told["expires"] and silent["expires"] is None
    red = Person(people_server, table["id"], table["token"])
    blue = Person(people_server, other["id"], other["token"])
    assert blue.welcome["notice"] is None

    days_ago(6)
    red.until(lambda: red.closing is not None)

    assert red.closing == "table.deleted"
    assert people_server.call("POST", "/api/tables/mine", {"tokens": [other["token"]]}).json()


def test_it_is_said_in_good_time_and_never_without_a_time() -> None:
    assert Expiry(40).said(29 * DAY, over=False, updated=0) is None
    assert Expiry(40).said(31 * DAY, over=False, updated=0) == 40 * DAY
    assert Expiry(40).said(39 * DAY, over=True, updated=0) is None
    assert Expiry(0).said(9999 * DAY, over=False, updated=0) is None
