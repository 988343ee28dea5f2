"""How much is too much of accounts, the house and notices; and that every endpoint there is has its limit.

Not here: tables and messages (tests/server/http/test_limits.py).
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from gruft.server.accounts.routes import MOST_PASSKEYS
from gruft.server.tables.house import CALLS_AT_ONCE
from tests.server.http.test_limits import LIMITS as AT_TABLES
from tests.server.people.conftest import Browser, Meet
from tests.server.support import Server

INVALID, TOO_LARGE = (400, "request.invalid"), (413, "request.too_large")
FULL, WIDE = "x" * 17_000, "x" * 70_000
WORD, LONG = "x" * 100, "x" * 101
NAME, LONG_NAME = "n" * 30, "n" * 31
ADDRESS = "x" * 2000
NO: dict[str, Any] = {"id": "x", "credential": {}}
ASK: dict[str, Any] = {"tokens": [], "way": "push", "target": "x"}

# (method, path, what is just allowed, what is too much, how it is refused): None: the path itself says it.
LIMITS: list[tuple[str, str, Any, Any, tuple[int, str]]] = [
    ("POST", "/api/account/register/options", {"name": NAME}, {"name": LONG_NAME}, INVALID),
    ("POST", "/api/account/register/options", None, {"name": "x", "invitation": LONG}, INVALID),
    ("POST", "/api/account/register/options", None, WIDE, TOO_LARGE),
    ("POST", "/api/account/register", {**NO, "id": WORD}, {**NO, "id": LONG}, INVALID),
    ("POST", "/api/account/register", {**NO, "invitation": WORD}, {**NO, "invitation": LONG}, INVALID),
    ("POST", "/api/account/register", None, {**NO, "credential": {"id": WIDE}}, TOO_LARGE),
    ("POST", "/api/account/sign-in", {**NO, "id": WORD}, {**NO, "id": LONG}, INVALID),
    ("POST", "/api/account/sign-in", None, {**NO, "credential": {"id": WIDE}}, TOO_LARGE),
    ("POST", "/api/account/recover", {"name": NAME, "code": "x"}, {"name": LONG_NAME, "code": "x"}, INVALID),
    ("POST", "/api/account/recover", {"name": "x", "code": WORD}, {"name": "x", "code": LONG}, INVALID),
    ("POST", "/api/account/recover", None, WIDE, TOO_LARGE),
    ("POST", "/api/account/sign-out", None, {"everywhere": "x"}, INVALID),
    ("POST", "/api/account/sign-out", None, WIDE, TOO_LARGE),
    ("POST", "/api/account/passkeys", {**NO, "id": WORD}, {**NO, "id": LONG}, INVALID),
    ("POST", "/api/account/passkeys", None, {**NO, "credential": {"id": WIDE}}, TOO_LARGE),
    ("DELETE", f"/api/account/passkeys/{'x' * 1401}", None, None, INVALID),
    ("POST", "/api/account/tables", {"tokens": ["x"] * 200}, {"tokens": ["x"] * 201}, INVALID),
    ("POST", "/api/account/tables", {"tokens": [WORD]}, {"tokens": [LONG]}, INVALID),
    ("POST", "/api/account/tables", None, WIDE, TOO_LARGE),
    ("DELETE", f"/api/account/tables/{'x' * 41}", None, None, INVALID),
    ("POST", "/api/account/delete", {"name": NAME}, {"name": LONG_NAME}, INVALID),
    ("POST", "/api/account/delete", None, WIDE, TOO_LARGE),
    ("POST", "/api/operator/enter", {"token": WORD}, {"token": LONG}, INVALID),
    ("POST", "/api/operator/enter", None, FULL, TOO_LARGE),
    ("POST", f"/api/operator/tables/{'x' * 41}", None, {"do": "open"}, INVALID),
    ("POST", "/api/operator/tables/x", None, {"do": "burn"}, INVALID),
    ("POST", "/api/operator/tables/x", None, FULL, TOO_LARGE),
    ("DELETE", f"/api/operator/tables/{'x' * 41}", None, None, INVALID),
    ("POST", "/api/operator/bans", {"address": "x" * 50}, {"address": "x" * 51}, INVALID),
    ("POST", "/api/operator/bans", {"account": "x" * 40}, {"account": "x" * 41}, INVALID),
    ("POST", "/api/operator/bans", None, FULL, TOO_LARGE),
    ("POST", "/api/operator/read-only", None, {"on": "x"}, INVALID),
    ("POST", "/api/operator/read-only", None, FULL, TOO_LARGE),
    ("POST", "/api/notices", {**ASK, "tokens": ["x"] * 200}, {**ASK, "tokens": ["x"] * 201}, INVALID),
    ("POST", "/api/notices", {**ASK, "tokens": [WORD]}, {**ASK, "tokens": [LONG]}, INVALID),
    ("POST", "/api/notices", {**ASK, "target": ADDRESS}, {**ASK, "target": ADDRESS + "x"}, INVALID),
    ("POST", "/api/notices", {**ASK, "known": WORD}, {**ASK, "known": LONG}, INVALID),
    ("POST", "/api/notices", None, WIDE, TOO_LARGE),
    ("POST", "/api/notices/confirm", {"token": WORD}, {"token": LONG}, INVALID),
    ("POST", "/api/notices/confirm", None, WIDE, TOO_LARGE),
    ("POST", "/api/notices/end", {"tokens": ["x"] * 200}, {"tokens": ["x"] * 201}, INVALID),
    ("POST", "/api/notices/end", {"id": WORD}, {"id": LONG}, INVALID),
    ("POST", "/api/notices/end", {"target": ADDRESS}, {"target": ADDRESS + "x"}, INVALID),
    ("POST", "/api/notices/end", None, WIDE, TOO_LARGE),
]

# (method, path, body): asked too often from one address, these are refused, whoever asks.
COUNTED: list[tuple[str, str, Any]] = [
    ("POST", "/api/account/register/options", {"name": "Anybody"}),
    ("POST", "/api/account/register", NO),
    ("POST", "/api/account/sign-in/options", None),
    ("POST", "/api/account/sign-in", NO),
    ("POST", "/api/account/recover", {"name": "x", "code": "x"}),
    ("POST", "/api/account/passkeys/options", None),
    ("POST", "/api/account/passkeys", NO),
    ("POST", "/api/account/codes", None),
    ("POST", "/api/account/invitations", None),
    ("POST", "/api/operator/enter", {"token": "guess"}),
    ("POST", "/api/notices", ASK),
    ("POST", "/api/notices/confirm", {"token": "guess"}),
    ("POST", "/api/notices/end", {"id": "guess"}),
]

# Whoever is known by a cookie takes away what is theirs, and the operator does as they like.
UNCOUNTED = {
    ("POST", "/api/account/sign-out"),
    ("DELETE", "/api/account/passkeys/{key_id}"),
    ("POST", "/api/account/tables"),
    ("DELETE", "/api/account/tables/{table_id}"),
    ("POST", "/api/account/delete"),
    ("POST", "/api/operator/tables/{table_id}"),
    ("DELETE", "/api/operator/tables/{table_id}"),
    ("POST", "/api/operator/bans"),
    ("POST", "/api/operator/read-only"),
    ("POST", "/api/operator/invitations"),
    ("POST", "/api/operator/leave"),
}


@pytest.mark.parametrize("role", ["guest", "member", "operator"])
def test_too_much_is_too_much_whoever_asks(meet: Meet, operator: Browser, role: str) -> None:
    browser = operator if role == "operator" else meet("Mira") if role == "member" else meet()
    for method, path, most, beyond, refusal in LIMITS:
        if most is not None:
            fine = browser.call(method, path, most)
            assert (fine.status_code, fine.json().get("code")) != refusal and fine.status_code < 500, (path, most)

        answer = browser.call(method, path, beyond)

        assert (answer.status_code, answer.json()["code"]) == refusal, (method, path, role, answer.text)


def described(server: Server) -> list[tuple[str, str, dict[str, Any]]]:
    """Every endpoint: method, path, and what is written about it."""
    paths = server.call("GET", "/api/schema/openapi.json").json()["paths"]
    return [(method.upper(), path, about) for path, methods in paths.items() for method, about in methods.items()]


def test_every_endpoint_that_takes_something_has_a_limit(people_server: Server) -> None:
    limited = [(method, path.partition("?")[0], how) for method, path, *_, how in [*LIMITS, *AT_TABLES]]
    for method, path, about in described(people_server):
        place = re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))
        found = [how for one, at, how in limited if one == method and place.fullmatch(at)]
        takes = [one for one in about.get("parameters", []) if one["in"] != "header"]
        assert found or not (takes or "requestBody" in about), (method, path)
        assert TOO_LARGE in found or "requestBody" not in about, (method, path)


def test_everything_about_accounts_is_counted_or_takes_a_cookie(people_server: Server) -> None:
    changing = {
        (method, path)
        for method, path, _ in described(people_server)
        if method != "GET" and not path.startswith("/api/tables")
    }

    assert changing == UNCOUNTED | {(method, path) for method, path, _ in COUNTED}


def test_whoever_has_no_cookie_cannot_ask_for_what_is_not_counted(meet: Meet) -> None:
    guest = meet()
    bodies: dict[str, Any] = {path: most for _, path, most, *_ in LIMITS if most is not None}
    bodies |= {
        "/api/account/sign-out": {},
        "/api/operator/tables/x": {"do": "open"},
        "/api/operator/read-only": {"on": False},
    }
    for method, path in sorted(UNCOUNTED):
        place = re.sub(r"\{\w+\}", "x", path)
        assert guest.call(method, place, bodies.get(place)).status_code == 401, (method, path)


def test_whoever_asks_too_often_waits_and_others_do_not_suffer(meet: Meet) -> None:
    """Everything is counted together, so nobody has more by asking for this and that."""
    often, other = meet("Often", "198.51.100.77"), meet("Other", "198.51.100.78")
    for method, path, body in COUNTED:
        told = [often.call(method, path, body) for _ in range(2)]
        while told[-1].status_code != 429 and len(told) <= CALLS_AT_ONCE + 5:
            told.append(often.call(method, path, body))

        assert (told[-1].status_code, told[-1].json().get("code")) == (429, "account.too_often"), path
        assert other.call(method, path, body).status_code != 429, path


def test_an_account_has_only_so_many_passkeys(meet: Meet) -> None:
    mira = meet("Mira")
    for _ in range(MOST_PASSKEYS - 1):
        asked = mira.call("POST", "/api/account/passkeys/options").json()
        mira.device = type(mira.device)(mira.server.url)
        given = {"id": asked["id"], "credential": mira.device.makes(asked["options"])}
        assert mira.call("POST", "/api/account/passkeys", given).status_code == 201

    refused = mira.call("POST", "/api/account/passkeys/options")

    assert (refused.status_code, refused.json()["code"]) == (409, "account.enough_passkeys")
