"""What can be asked of a server, over HTTP and at a table, as it would be right; and asking it wrongly, many times."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from gruft.server.accounts.signed_in import MEMBER, OPERATOR
from gruft.table.game import register
from tests.server.fuzz.mutating import midgame, mutated_call, mutated_message
from tests.server.people.conftest import Browser, enter
from tests.server.support import PATIENCE, Person, Server
from tests.table.pebbles import PEBBLES

register(PEBBLES)
GAMES = [("pebbles", 2), ("lords", 3), ("tyrants", 2), ("domains", 2), ("descent", 3)]
PER_SOCKET = 20
PER_VISITORS = 100
"""After so many calls everybody comes anew: one of them may have ended what they were known by."""
DESK_SECONDS = 600.0
"""Longer than the desk tries: it lets everybody else on the machine go first."""
SHUT = "server.read_only"


def memory(server: Server) -> int:
    """Resident memory of the server and all it has started, in MiB."""
    found, total = [server.pid], 0
    for process in found:  # it grows while we look
        try:
            lines = Path(f"/proc/{process}/status").read_text().splitlines()
            tasks = Path(f"/proc/{process}/task").iterdir()
            found += [int(one) for task in tasks for one in (task / "children").read_text().split()]
        except OSError:
            continue
        total += next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)
    return total // 1024


def figure(server: Server, name: str) -> int:
    found = re.search(rf"^gruft_{name} (\d+)", server.call("GET", "/metrics").text, re.MULTILINE)
    assert found is not None, name
    return int(found[1])


def accidents(server: Server) -> int:
    return figure(server, "errors_total")


def what_was_logged(server: Server) -> str:
    assert server.log is not None
    return server.log.read_text()[-3000:]


def push_target() -> str:
    keys = {"p256dh": "x" * 87, "auth": "x" * 22}
    return json.dumps({"endpoint": "https://push.example/x", "keys": keys})


def calls(table: dict[str, Any], other: dict[str, Any]) -> list[tuple[str, str, Any]]:
    """Every endpoint once at least. `other` is the table that is closed and deleted."""
    here, seats = f"/api/tables/{table['id']}", [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}]
    journal = midgame("pebbles", 2, 1).journal
    assert journal is not None
    notice = {"tokens": [table["token"]], "lang": "de", "known": "x"}
    return [
        ("GET", "/api/games", None),
        *(("GET", f"/api/games/lords/{what}", None) for what in ("names", "rules", "aid", "maps", "events")),
        ("GET", "/api/games/descent/maps/x", None),
        ("GET", "/assets/index.js", None),
        ("GET", "/healthz", None),
        ("GET", "/metrics", None),
        ("POST", "/api/tables/mine", {"tokens": [table["token"], "x"]}),
        ("POST", "/api/tables/plays", {"tokens": [table["token"], "x"]}),
        ("POST", "/api/tables", {"game": "pebbles", "seats": seats, "name": "n", "options": {"pebbles": 3}}),
        ("POST", "/api/tables/import", {"journal": journal.text(), "seats": seats}),
        ("GET", f"{here}/journal", None),
        ("GET", f"{here}/moment/0", None),
        ("POST", f"{here}/coach", {"seat": 0}),
        ("POST", f"{here}/links", {"role": "spectator", "seat": None}),
        ("POST", f"{here}/seats/1", {"name": "B", "bot": None}),
        ("POST", f"{here}/seats/1/link", None),
        ("GET", f"{here}/next", None),
        ("POST", f"{here}/next", {"table": {"game": "pebbles", "seats": seats}, "was": [0, -1]}),
        ("GET", f"{here}/live", None),
        ("DELETE", f"/api/tables/{other['id']}", None),
        ("GET", "/api/account", None),
        ("POST", "/api/account/register/options", {"name": "Somebody", "invitation": "x"}),
        ("POST", "/api/account/register", {**_signed(), "invitation": "x"}),
        ("POST", "/api/account/sign-in/options", None),
        ("POST", "/api/account/sign-in", _signed()),
        ("POST", "/api/account/recover", {"name": "Somebody", "code": "x"}),
        ("POST", "/api/account/sign-out", {"everywhere": False}),
        ("POST", "/api/account/passkeys/options", None),
        ("POST", "/api/account/passkeys", _signed()),
        ("DELETE", "/api/account/passkeys/x", None),
        ("POST", "/api/account/codes", None),
        ("POST", "/api/account/invitations", None),
        ("POST", "/api/account/tables", {"tokens": [table["token"], "x"]}),
        ("DELETE", f"/api/account/tables/{other['id']}", None),
        ("POST", "/api/account/delete", {"name": "Somebody"}),
        ("POST", "/api/operator/enter", {"token": "x"}),
        ("POST", "/api/operator/leave", None),
        ("GET", "/api/operator", None),
        ("POST", f"/api/operator/tables/{other['id']}", {"do": "close"}),
        ("DELETE", f"/api/operator/tables/{other['id']}", None),
        ("POST", "/api/operator/bans", {"address": "198.51.100.0/24", "account": "x", "lift": True}),
        ("POST", "/api/operator/read-only", {"on": False}),
        ("POST", "/api/operator/invitations", None),
        ("GET", "/api/notices", None),
        ("POST", "/api/notices", {**notice, "way": "push", "target": push_target()}),
        ("POST", "/api/notices", {**notice, "way": "hook", "target": "https://hook.example/x"}),
        ("POST", "/api/notices", {**notice, "way": "mail", "target": "somebody@post.example"}),
        ("POST", "/api/notices/confirm", {"token": "x"}),
        ("POST", "/api/notices/end", {"id": "x", "tokens": ["x"], "way": "hook", "target": "x"}),
    ]


def _signed() -> dict[str, Any]:
    """What a browser signs, by its shape."""
    response = {"clientDataJSON": "e30", "attestationObject": "o2M", "authenticatorData": "AA", "signature": "AA"}
    return {"id": "x", "credential": {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}}


def call_many(server: Server, first: int, count: int) -> None:
    """Changed requests, from people with all kinds of links and cookies."""
    for start in range(first, first + count, PER_VISITORS):
        _call_some(server, range(start, min(start + PER_VISITORS, first + count)))


def _call_some(server: Server, seeds: range) -> None:
    member, operator = Browser(server), enter(server)
    assert member.registers(f"Somebody {seeds.start}").status_code == 201
    cookies = [f"{MEMBER}={member.http.cookies[MEMBER]}", f"{OPERATOR}={operator.http.cookies[OPERATOR]}"]
    table = server.open("me", "friend")
    known = calls(table, server.open("me", "friend"))
    tokens = [table["token"], table["spectator"], table["seats"][1]["token"]]
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for seed in seeds:
            call = mutated_call(random.Random(seed), known, tokens, cookies)
            try:
                answer = client.request(call.method, call.path, content=call.body, headers=call.headers)
            except (httpx.InvalidURL, httpx.ProtocolError):
                continue  # what is no HTTP is not sent, or hung up on
            client.cookies.clear()
            if answer.status_code == 503 and answer.json()["code"] == SHUT:  # one of the changed words was "yes"
                enter(server).call("POST", "/api/operator/read-only", {"on": False})
                continue
            assert answer.status_code < 500, (seed, call, answer.text, what_was_logged(server))
    enter(server).call("POST", "/api/operator/read-only", {"on": False})


def messages(person: Person, table: dict[str, Any]) -> list[dict[str, Any]]:
    ask = person.asks[0]["id"] if person.asks else "x"
    plain: list[dict[str, Any]] = [
        {"type": "answer", "seat": 0, "ask": ask, "key": "bid:1"},
        {"type": "undo", "seat": 0},
        {"type": "why_not", "seat": 0, "key": "bid:1"},
        {"type": "final", "seat": 0, "key": "bid:1"},
        {"type": "standing", "seat": 0, "orders": {"bid": {"key": "pass", "unless": ["x"]}}},
        {"type": "chat", "text": "hello", "ref": "seat:0"},
        {"type": "contribution", "seat": 0, "pledge": "0" * 64},
        {"type": "contribution", "seat": 0, "mix": "0" * 64},
    ]
    told = [{**one, "id": "x"} for one in plain]
    return [*told, {"type": "earlier", "before": 5}, {"type": "sync"}, {"type": "hello", "token": table["token"]}]


def send_many(server: Server, first: int, count: int) -> None:
    """Changed messages to live tables."""
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


def import_one(server: Server, seed: int, text: str) -> bool:
    """Have the server take a journal in; if it does, look at the table, answer, and delete every other one."""
    dice = random.Random(seed)
    kinds = dice.choice([[], ["me", "friend"], ["me", "me", "friend"], ["friend", "me"]])
    wanted = {"journal": text, "seats": [{"kind": kind} for kind in kinds]}
    answer = server.call("POST", "/api/tables/import", wanted, timeout=DESK_SECONDS)
    assert answer.status_code in (201, 400, 413), (seed, answer.text, what_was_logged(server))
    if answer.status_code != 201:
        assert answer.json()["code"], seed
        return False
    table = answer.json()
    person = Person(server, table["id"], table["token"])
    assert person.closing is None, (seed, person.closing, what_was_logged(server))
    if person.asks:
        ask = dice.choice(person.asks)
        reply = person.answer(dice.choice(ask["options"])["key"], ask["seat"])
        assert reply["status"] in ("accepted", "stale"), (seed, reply, what_was_logged(server))
    person.close()
    if dice.random() < 0.5:
        server.call("DELETE", f"/api/tables/{table['id']}", token=table["token"])
    return True
