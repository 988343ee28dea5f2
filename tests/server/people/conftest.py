"""A server with accounts, and people in front of it: each with cookies and a device of their own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from gruft.server.serve import operator_link
from gruft.server.store.database import database_url
from tests.server.people.authenticator import Device
from tests.server.support import PATIENCE, Server


class Browser:
    """Somebody with a browser: it keeps cookies, and a device makes and uses passkeys."""

    def __init__(self, server: Server, device: Device | None = None, headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.device = device or Device(server.url)
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers)
        self.codes: list[str] = []

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, **({"json": body} if body is not None else {}), **more)

    def registers(self, name: str, invitation: str = "") -> httpx.Response:
        asked = self.call("POST", "/api/account/register/options", {"name": name, "invitation": invitation})
        if asked.status_code != 200:
            return asked
        given = {"id": asked.json()["id"], "credential": self.device.makes(asked.json()["options"])}
        done = self.call("POST", "/api/account/register", {**given, "invitation": invitation})
        if done.status_code == 201:
            self.codes = done.json()["codes"]
        return done

    def asks_to_sign_in(self) -> dict[str, Any]:
        asked: dict[str, Any] = self.call("POST", "/api/account/sign-in/options").json()
        return asked

    def signs_in(self) -> httpx.Response:
        asked = self.asks_to_sign_in()
        credential = self.device.signs(asked["options"])
        return self.call("POST", "/api/account/sign-in", {"id": asked["id"], "credential": credential})

    @property
    def name(self) -> str | None:
        name: str | None = self.call("GET", "/api/account").json()["name"]
        return name

    def opens(self, *kinds: str, name: str = "") -> dict[str, Any]:
        seats = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2] or None} for kind in kinds]
        if name:
            seats[0]["name"] = name
        answer = self.call("POST", "/api/tables", {"game": "pebbles", "seats": seats})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened


Meet = Callable[..., Browser]


@pytest.fixture(scope="module")
def people_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy on this machine, so that people may come from anywhere."""
    db = str(tmp_path_factory.mktemp("people") / "tables.db")
    running = Server(db, accounts="open", proxies=["127.0.0.1"], tidy_seconds=0.2, expire_days=40)
    yield running
    running.stop()


@pytest.fixture
def meet(people_server: Server) -> Meet:
    """`meet()`: a guest; `meet("Mira")`: somebody who has just made an account (the name gets an ending of its own)."""

    def somebody(name: str = "", address: str = "") -> Browser:
        browser = Browser(people_server, headers={"X-Forwarded-For": address} if address else None)
        if name:
            answer = browser.registers(f"{name} {secrets.token_hex(3)}")
            assert answer.status_code == 201, answer.text
        return browser

    return somebody


@pytest.fixture
def operator(people_server: Server) -> Browser:
    """The operator, with a fresh link: the one printed at the start is used by another test."""
    return enter(people_server)


def enter(server: Server) -> Browser:
    browser = Browser(server)
    assert (
        browser.call("POST", "/api/operator/enter", {"token": operator_link(database_url(server.db))}).status_code
        == 200
    )
    return browser
