"""Who may do what with accounts, the house and notices: every endpoint with every kind of visitor."""

from __future__ import annotations

from typing import Any

from tests.server.http.test_roles import HTTP as AT_TABLES
from tests.server.people.conftest import Browser, Meet
from tests.server.support import Server

ROLES = ("guest", "member", "operator")
EVERYBODY = set(ROLES)
MEMBER, OPERATOR = {"member"}, {"operator"}
NO: dict[str, Any] = {"id": "x", "credential": {}}

# (method, path, body, who may): those who may are told something else than that they may not.
HTTP: list[tuple[str, str, Any, set[str]]] = [
    ("GET", "/api/account", None, EVERYBODY),
    ("POST", "/api/account/register/options", {"name": "Anybody"}, EVERYBODY),
    ("POST", "/api/account/register", NO, EVERYBODY),
    ("POST", "/api/account/sign-in/options", None, EVERYBODY),
    ("POST", "/api/account/sign-in", NO, EVERYBODY),
    ("POST", "/api/account/recover", {"name": "x", "code": "x"}, EVERYBODY),
    ("POST", "/api/account/passkeys/options", None, MEMBER),
    ("POST", "/api/account/passkeys", NO, MEMBER),
    ("DELETE", "/api/account/passkeys/KEY", None, MEMBER),
    ("POST", "/api/account/codes", None, MEMBER),
    ("POST", "/api/account/invitations", None, MEMBER),
    ("POST", "/api/account/tables", {"tokens": []}, MEMBER),
    ("DELETE", "/api/account/tables/TABLE", None, MEMBER),
    ("POST", "/api/account/delete", {"name": "somebody else"}, MEMBER),
    ("POST", "/api/account/sign-out", {}, MEMBER),
    ("POST", "/api/operator/enter", {"token": "guess"}, set()),
    ("GET", "/api/operator", None, OPERATOR),
    ("POST", "/api/operator/tables/TABLE", {"do": "open"}, OPERATOR),
    ("DELETE", "/api/operator/tables/TABLE", None, OPERATOR),
    ("POST", "/api/operator/bans", {"account": "nobody"}, OPERATOR),
    ("POST", "/api/operator/read-only", {"on": False}, OPERATOR),
    ("POST", "/api/operator/invitations", None, OPERATOR),
    ("POST", "/api/operator/leave", None, OPERATOR),
    ("GET", "/api/notices", None, EVERYBODY),
    ("POST", "/api/notices", {"tokens": [], "way": "push", "target": "nonsense"}, EVERYBODY),
    ("POST", "/api/notices/confirm", {"token": "guess"}, EVERYBODY),
    ("POST", "/api/notices/end", {"id": "guess"}, EVERYBODY),
]
DENIED = ("account.signed_out", "operator.unknown", "operator.used")


def test_every_endpoint_is_in_a_table(people_server: Server) -> None:
    described = people_server.call("GET", "/api/schema/openapi.json").json()["paths"]
    listed = {(method, path.partition("?")[0]) for method, path, *_ in [*HTTP, *AT_TABLES]}
    names = {"slug": "pebbles", "sheet": "beach", "table_id": "TABLE", "number": "0", "key_id": "KEY"}
    for path, methods in described.items():
        for name, value in names.items():
            path = path.replace(f"{{{name}}}", value)
        for method in methods:
            assert any((method.upper(), path.replace("{seat}", str(seat))) in listed for seat in (0, 1)), path


def test_endpoints_are_denied_unless_listed(people_server: Server, meet: Meet, operator: Browser) -> None:
    people = {"guest": meet(), "member": meet("Mira"), "operator": operator}
    for method, path, body, allowed in HTTP:
        for role in ROLES:
            answer = people[role].call(method, path, body)
            denied = answer.status_code == 401 and answer.json()["code"] in DENIED
            assert denied != (role in allowed), (method, path, role, answer.status_code, answer.text)
            assert answer.status_code < 500, (method, path, role)


def test_the_link_of_a_seat_is_no_way_into_the_house(people_server: Server) -> None:
    table = people_server.open("me", "friend")

    for method, path, body, allowed in HTTP:
        if not allowed & {"guest"}:
            answer = people_server.call(method, path, body, table["token"])
            assert answer.status_code == 401, (method, path)
