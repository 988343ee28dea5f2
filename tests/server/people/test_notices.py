"""Notices: who is asked and away is told once, nothing secret leaves, and no bad address is any harm."""

from __future__ import annotations

import email
import json
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from email import policy
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from gruft.server.notices import outside
from gruft.server.notices.outside import Forbidden, checked, post, public
from gruft.server.notices.teller import turn_due
from gruft.server.store.noticing import Wish
from tests.server.people.outside import PostOffice, PushService, post_office, push_service
from tests.server.support import PATIENCE, Person, Server


@pytest.fixture(scope="module")
def post_box() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture(scope="module")
def noticing(tmp_path_factory: pytest.TempPathFactory, post_box: PostOffice) -> Iterator[Server]:
    mail = {"host": "127.0.0.1", "port": post_box.port, "sender": "gruft@games.example", "security": "none"}
    more: dict[str, Any] = {"webhooks": True, "local_notices": True, "notice_seconds": 0, "mail": mail}
    db = str(tmp_path_factory.mktemp("notices") / "tables.db")
    running = Server(db, public="https://games.example", expire_days=40, **more)
    yield running
    running.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def wants(server: Server, token: str, way: str, target: str, **more: Any) -> Any:
    answer = server.call("POST", "/api/notices", {"tokens": [token], "way": way, "target": target, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_who_is_asked_and_away_gets_one_push_message_that_only_their_browser_can_read(
    noticing: Server, service: PushService
) -> None:
    table = noticing.open("me", "friend", name="Friday night", pace="day")
    blue = table["seats"][1]["token"]
    red = Person(noticing, table["id"], table["token"])
    wants(noticing, blue, "push", service.subscription(), lang="de")

    path, headers, body = service.got.get(timeout=PATIENCE)

    told = service.read(body)
    assert (path, told["path"], told["tag"]) == ("/push/1", f"/table/{table['id']}", table["id"])
    assert "Friday night" in told["body"] and told["title"] == "Du bist am Zug"
    assert headers["Authorization"].startswith("vapid t=") and headers["Content-Encoding"] == "aes128gcm"
    assert b"Friday" not in body and blue not in json.dumps(told) and table["token"] not in json.dumps(told)
    row = until(noticing, table["id"], lambda row: row["told"] > 0)
    assert service.got.empty() and row["failures"] == 0
    red.close()


def until(server: Server, table_id: str, holds: Callable[[Any], bool]) -> Any:
    """Wait until the notice of a table is as wanted (None: there is none)."""
    query = "SELECT notices.* FROM notices JOIN links ON links.hash = link_hash WHERE table_id = ?"
    end = time.monotonic() + PATIENCE
    with sqlite3.connect(server.db, timeout=10) as database:
        database.row_factory = sqlite3.Row
        while True:
            row = database.execute(query, (table_id,)).fetchone()
            if holds(row):
                return row
            assert time.monotonic() < end, dict(row) if row else None
            time.sleep(0.02)


def test_who_is_at_the_table_is_not_told(noticing: Server, service: PushService) -> None:
    table = noticing.open("me", "friend")
    blue = Person(noticing, table["id"], table["seats"][1]["token"])
    wants(noticing, blue.token, "push", service.subscription("/here"))
    paths = []
    for path in ("/away", "/also-away"):  # each in a round that came upon the first wish too
        wants(noticing, table["token"], "push", service.subscription(path))
        paths.append(service.got.get(timeout=PATIENCE)[0])

    assert paths == ["/away", "/also-away"]
    blue.close()
    assert service.got.get(timeout=PATIENCE)[0] == "/here"


def test_nobody_is_told_twice_about_one_question() -> None:
    def wish(asked: int | None, told: int) -> Wish:
        return Wish("x", "push", "", "en", "t", "pebbles", "", [0], 0, asked, told, 0, 0, 0)

    assert turn_due(wish(1000, 0), 61_000, 60) and not turn_due(wish(1000, 0), 60_999, 60)
    assert not turn_due(wish(1000, 1000), 99_000, 60) and turn_due(wish(2000, 1000), 99_000, 60)
    assert not turn_due(wish(None, 0), 99_000, 60)


def test_a_browser_that_is_gone_is_not_asked_again(noticing: Server, service: PushService) -> None:
    service.status = 410
    table = noticing.open("me", "friend")
    wants(noticing, table["token"], "push", service.subscription())

    service.got.get(timeout=PATIENCE)
    until(noticing, table["id"], lambda row: row is None)


def test_a_dead_address_never_holds_up_a_table_and_is_tried_later(noticing: Server, service: PushService) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:  # takes the call and says nothing
        table = noticing.open("me", "friend")
        wants(noticing, table["token"], "hook", f"http://127.0.0.1:{silent.getsockname()[1]}/")
        calling, _ = silent.accept()
        red = Person(noticing, table["id"], table["token"])
        red.answered("bid:1")  # while the call goes on
        assert until(noticing, table["id"], lambda row: True)["failures"] == 0
        calling.close()
        row = until(noticing, table["id"], lambda row: row["failures"] == 1)
        assert row["after"] > time.time() * 1000 + 60_000
        red.close()


def test_redirects_lead_nowhere(noticing: Server, service: PushService) -> None:
    service.status = 307
    table = noticing.open("me", "friend")
    wants(noticing, table["token"], "hook", f"{service.url}/hook")

    path, _, body = service.got.get(timeout=PATIENCE)

    assert path == "/hook" and f"https://games.example/table/{table['id']}" in json.loads(body)["text"]
    until(noticing, table["id"], lambda row: row["failures"] == 1)
    assert service.got.empty()


def test_only_players_are_told_and_only_of_their_own_tables(noticing: Server, service: PushService) -> None:
    table = noticing.open("me", "friend")

    for token in (table["spectator"], table["coach"][0]["token"], "guess"):
        assert wants(noticing, token, "push", service.subscription()) == {"ids": [], "confirm": False}


def test_a_mail_address_is_asked_back_first_then_told_and_can_be_left_in_peace(
    noticing: Server, post_box: PostOffice
) -> None:
    table, other = noticing.open("me", "friend", name="Friday"), noticing.open("me", "friend", name="Sunday")
    begun = wants(noticing, table["token"], "mail", "mira@games.example")
    asked = letter(post_box)
    assert begun["confirm"] and "Friday" not in asked["Subject"] and table["token"] not in str(asked)
    token = link(asked, "/notices#")

    assert noticing.call("POST", "/api/notices/confirm", {"token": begun["ids"][0]}).status_code == 409
    assert noticing.call("POST", "/api/notices/confirm", {"token": token}).json() == {"count": 1}
    assert noticing.call("POST", "/api/notices/confirm", {"token": token}).status_code == 409

    told = letter(post_box)
    assert told["To"] == "mira@games.example" and "Friday" in told["Subject"]
    assert f"https://games.example/table/{table['id']}" in told.get_content() and table["token"] not in str(told)
    stop = link(told, "/quiet#")
    assert told["List-Unsubscribe"] == f"<https://games.example/quiet#{stop}>"
    again = wants(noticing, other["token"], "mail", "mira@games.example", known=begun["ids"][0])
    assert not again["confirm"] and "Sunday" in letter(post_box)["Subject"]

    assert noticing.call("POST", "/api/notices/end", {"id": stop}).json() == {"count": 2}
    assert noticing.call("POST", "/api/notices/end", {"id": stop}).json() == {"count": 0}


def letter(box: PostOffice) -> Any:
    return email.message_from_string(box.letters.get(timeout=PATIENCE), policy=policy.default)


def link(found: Any, path: str) -> str:
    return str(found.get_content()).partition(path)[2].split()[0]


def test_somebody_elses_mailbox_is_not_flooded(noticing: Server, post_box: PostOffice) -> None:
    codes = []
    for _ in range(4):
        table = noticing.open("me", "friend")
        body = {"tokens": [table["token"]], "way": "mail", "target": "victim@games.example"}
        codes.append(noticing.call("POST", "/api/notices", body).status_code)

    assert codes == [201, 201, 201, 429]
    assert all("victim" in letter(post_box)["To"] for _ in range(3))


def test_switching_off_ends_the_notices_of_this_browser(noticing: Server, service: PushService) -> None:
    service.status = 500
    table = noticing.open("me", "friend")
    here, elsewhere = service.subscription("/here"), service.subscription("/elsewhere")
    wants(noticing, table["token"], "push", here)
    wants(noticing, table["token"], "push", elsewhere)

    ended = noticing.call("POST", "/api/notices/end", {"tokens": [table["token"]], "way": "push", "target": here})

    assert ended.json() == {"count": 1}
    assert until(noticing, table["id"], lambda row: row is not None)["target"] == elsewhere


def test_before_a_table_is_removed_its_people_are_told(noticing: Server, service: PushService) -> None:
    table = noticing.open("me", "friend")
    wants(noticing, table["token"], "push", service.subscription())
    service.got.get(timeout=PATIENCE)
    until(noticing, table["id"], lambda row: row["told"] > 0)
    with sqlite3.connect(noticing.db, timeout=10) as database:
        change = "UPDATE tables SET updated = updated - ? WHERE id = ?"
        database.execute(change, (35 * 24 * 60 * 60 * 1000, table["id"]))

    _, _, body = service.got.get(timeout=PATIENCE)

    assert "removed" in service.read(body)["title"]
    assert until(noticing, table["id"], lambda row: row["warned"] > 0)["failures"] == 0


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest/meta-data",
        "https://[64:ff9b::7f00:1]/",
        "https://[::127.0.0.1]/",
        "https://[::ffff:0:127.0.0.1]/",
        "https://[fec0::1]/",
        "https://[5f00::1]/",
        "https://192.0.0.8/",
        "https://[2002:7f00:1::]/",
        "https://push.example:22/",
        "https://me:secret@push.example/",
        "https://push.example/\r\nX: y",
        "ftp://push.example/",
        "file:///etc/passwd",
        "https://[",
        "https:///",
        "",
    ],
)
def test_addresses_of_our_own_house_are_refused(noticing: Server, server: Server, url: str) -> None:
    with pytest.raises(Forbidden):
        checked(url)
    subscription = json.dumps({"endpoint": url, "keys": {"p256dh": "x", "auth": "y"}})
    table = server.open("me", "friend")

    answer = server.call("POST", "/api/notices", {"tokens": [table["token"]], "way": "push", "target": subscription})

    assert (answer.status_code, answer.json()["code"]) == (400, "notice.target")


def test_a_name_that_leads_into_our_own_house_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked_up(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("127.0.0.1", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)

    with pytest.raises(Forbidden):
        post("https://rebinding.example/", {}, b"")


def test_public_addresses_are_public() -> None:
    assert public("93.184.216.34") and public("2606:4700::1111")
    assert not [
        one for one in ("224.0.0.1", "0.0.0.0", "100.64.0.1", "192.168.1.1", "fe80::1", "fc00::1") if public(one)
    ]


def test_however_slowly_somebody_answers_the_line_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS", 0.3)
    enough, said = threading.Event(), list[bytes]()
    with socket.create_server(("127.0.0.1", 0)) as slow:

        def drip() -> None:
            calling, _ = slow.accept()
            with calling, suppress(OSError):
                while len(said) < 20 * PATIENCE:
                    calling.send(b"H")
                    said.append(b"H")
                    time.sleep(0.05)
                enough.set()

        thread = threading.Thread(target=drip, daemon=True)
        thread.start()
        with pytest.raises((OSError, HTTPException)):
            post(f"http://127.0.0.1:{slow.getsockname()[1]}/", {}, b"", local=True)

    assert not enough.is_set()


def test_where_the_operator_has_no_post_office_nobody_can_have_letters(server: Server) -> None:
    table = server.open("me", "friend")
    told = server.call("GET", "/api/notices").json()
    assert told["push"] and not told["mail"] and not told["hook"]

    for way, target in (("mail", "a@b.example"), ("hook", "https://b.example/")):
        answer = server.call("POST", "/api/notices", {"tokens": [table["token"]], "way": way, "target": target})
        assert (answer.status_code, answer.json()["code"]) == (404, "notice.way")


@pytest.mark.parametrize("target", ["mira", "a@b", "a b@c.example", "a@b.example\nBcc: c@d.example", "<a@b.example>"])
def test_what_is_no_mail_address_is_refused(noticing: Server, target: str) -> None:
    answer = noticing.call("POST", "/api/notices", {"tokens": [], "way": "mail", "target": target})

    assert answer.json()["code"] == "notice.mail"


def test_the_key_for_push_messages_is_made_once(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    first = server.call("GET", "/api/notices").json()["push"]
    server.stop()
    server.start()
    again = server.call("GET", "/api/notices").json()["push"]
    server.stop()

    assert first == again and len(first) == 87
