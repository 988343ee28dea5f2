"""Accounts: passkeys, recovery codes, names, tables on every device, and the end. And what thieves try."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from gruft.server.accounts.codes import code_hash, new_codes
from gruft.server.accounts.names import folded
from gruft.server.http.allowance import Doorman
from gruft.server.settings import SettingsError, settled
from tests.server.people.authenticator import PRESENT, Device
from tests.server.people.conftest import Browser, Meet
from tests.server.support import Person, Server


def test_somebody_makes_an_account_signs_out_and_in_again(meet: Meet) -> None:
    mira = meet("Mira")
    name = mira.name
    assert name is not None and name.startswith("Mira") and len(mira.codes) == 8

    mira.call("POST", "/api/account/sign-out", {})
    assert mira.name is None

    assert mira.signs_in().status_code == 200 and mira.name == name


def test_the_cookie_is_for_this_server_only_and_no_script_reads_it(meet: Meet, tmp_path: Path) -> None:
    mira = meet("Mira")
    mira.call("POST", "/api/account/sign-out", {})
    cookie = mira.signs_in().headers["set-cookie"]
    public = Server(str(tmp_path / "tables.db"), accounts="open", public="https://games.example")
    named = {"Host": "games.example", "Origin": "https://games.example"}
    guest = Browser(public, Device("https://games.example", "games.example"), named)
    behind_tls = guest.registers("Mira").headers["set-cookie"]
    public.stop()

    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
    assert behind_tls.startswith("__Host-gruft_member=") and "Secure" in behind_tls and "HttpOnly" in behind_tls


def test_secrets_are_stored_as_hashes_only(people_server: Server, meet: Meet) -> None:
    mira = meet("Mira")
    told = [*mira.codes, *(code.replace("-", "") for code in mira.codes), *mira.http.cookies.values()]

    with open(people_server.db, "rb") as file, open(people_server.db + "-wal", "rb") as log:
        stored = file.read() + log.read()

    assert len(told) == 17 and not [one for one in told if one.encode() in stored]


def test_a_signature_that_was_overheard_is_worth_nothing(meet: Meet) -> None:
    mira, thief = meet("Mira"), meet()
    asked = mira.asks_to_sign_in()
    said = {"id": asked["id"], "credential": mira.device.signs(asked["options"])}
    assert mira.call("POST", "/api/account/sign-in", said).status_code == 200

    again = thief.call("POST", "/api/account/sign-in", said)
    other = thief.asks_to_sign_in()
    elsewhere = thief.call("POST", "/api/account/sign-in", {"id": other["id"], "credential": said["credential"]})

    assert (again.status_code, again.json()["code"]) == (409, "account.ceremony")
    assert (elsewhere.status_code, elsewhere.json()["code"]) == (403, "account.passkey")
    assert thief.name is None


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_a_signature_from_another_page_is_not_taken(meet: Meet, origin: str) -> None:
    mira = meet("Mira")
    mira.call("POST", "/api/account/sign-out", {})
    mira.device.origin = origin

    assert mira.signs_in().json()["code"] == "account.passkey" and mira.name is None


def test_a_passkey_of_another_server_is_not_taken(meet: Meet) -> None:
    guest = meet()
    guest.device.rp = "evil.example"

    assert guest.registers("Mallory").json()["code"] == "account.passkey"


def test_a_device_must_make_sure_who_holds_it(meet: Meet) -> None:
    mira = meet("Mira")
    mira.call("POST", "/api/account/sign-out", {})
    mira.device.flags = PRESENT

    assert mira.signs_in().json()["code"] == "account.passkey"


def test_a_copied_passkey_is_noticed(meet: Meet) -> None:
    mira = meet("Mira")
    mira.signs_in()
    mira.device.count = 0

    assert mira.signs_in().json()["code"] == "account.passkey"


@pytest.mark.parametrize("credential", [{}, {"id": "x"}, {"id": "x", "rawId": 3, "response": []}, {"id": ["x"] * 9}])
def test_rubbish_for_a_passkey_is_refused(meet: Meet, credential: dict[str, object]) -> None:
    guest = meet()
    asked = guest.call("POST", "/api/account/register/options", {"name": "Rubbish"}).json()
    made = guest.call("POST", "/api/account/register", {"id": asked["id"], "credential": credential})
    signed = guest.call("POST", "/api/account/sign-in", {"id": guest.asks_to_sign_in()["id"], "credential": credential})

    assert (made.status_code, signed.status_code) == (403, 403)


def test_a_recovery_code_works_once(meet: Meet) -> None:
    mira, thief = meet("Mira"), meet()
    name, code = str(mira.name), mira.codes[0].upper().replace("-", " ")
    lost = meet()
    assert lost.call("POST", "/api/account/recover", {"name": name, "code": code}).status_code == 200
    assert lost.call("GET", "/api/account").json()["codes"] == 7

    again = thief.call("POST", "/api/account/recover", {"name": name, "code": code})
    unknown = thief.call("POST", "/api/account/recover", {"name": "nobody at all", "code": code})

    assert again.status_code == 403 and again.json() == unknown.json()
    assert lost.call("POST", "/api/account/codes").status_code == 201
    old = thief.call("POST", "/api/account/recover", {"name": name, "code": mira.codes[1]})
    assert old.status_code == 403


def test_a_code_is_read_however_it_was_written_down() -> None:
    code = new_codes()[0]

    assert code_hash("a", code) == code_hash("a", code.upper().replace("-", " ")) != code_hash("b", code)
    assert code_hash("a", "0l1o-") == code_hash("a", "0110")


def test_a_new_device_gets_a_passkey_and_the_last_one_stays(meet: Meet) -> None:
    mira = meet("Mira")
    first = mira.call("GET", "/api/account").json()["passkeys"][0]["id"]
    assert mira.call("DELETE", f"/api/account/passkeys/{first}").json()["code"] == "account.last_passkey"
    asked = mira.call("POST", "/api/account/passkeys/options").json()
    phone = Device(mira.server.url)
    given = {"id": asked["id"], "credential": phone.makes(asked["options"])}

    assert mira.call("POST", "/api/account/passkeys", given).status_code == 201
    assert mira.call("POST", "/api/account/passkeys", given).status_code == 409

    assert mira.call("DELETE", f"/api/account/passkeys/{first}").status_code == 200
    assert mira.signs_in().status_code == 403
    other = Browser(mira.server, phone)
    assert other.signs_in().status_code == 200 and other.name == mira.name


def test_nobody_touches_somebody_elses_account(meet: Meet) -> None:
    mira, thief = meet("Mira"), meet("Thief")
    hers = mira.call("GET", "/api/account").json()["passkeys"][0]["id"]
    asked = mira.call("POST", "/api/account/passkeys/options").json()

    assert thief.call("DELETE", f"/api/account/passkeys/{hers}").status_code == 404
    given = {"id": asked["id"], "credential": thief.device.makes(asked["options"])}
    assert thief.call("POST", "/api/account/passkeys", given).json()["code"] == "account.ceremony"
    assert thief.call("POST", "/api/account/delete", {"name": mira.name}).json()["code"] == "account.other_name"
    thief.http.cookies.clear()
    assert thief.registers("Copy").json()["code"] == "account.passkey"  # a passkey is one account's
    assert mira.name is not None


def test_an_accounts_name_is_nobody_elses_however_it_is_written(meet: Meet) -> None:
    mira, guest = meet("Mira"), meet()
    name = str(mira.name)
    table = guest.opens("me", "friend")
    seat = f"/api/tables/{table['id']}/seats/0"
    link = {"headers": {"Authorization": f"Bearer {table['token']}"}}

    for taken in (name, name.upper(), f" {name}\u202e", name.replace("i", "\u0456"), name.replace(" ", "")):
        assert guest.call("POST", seat, {"name": taken}, **link).json()["code"] == "name.taken", taken
        assert guest.registers(taken).json()["code"] == "name.taken", taken
    opening = {"game": "pebbles", "seats": [{"kind": "me", "name": name}, {"kind": "friend"}]}
    assert guest.call("POST", "/api/tables", opening).json()["code"] == "name.taken"

    assert mira.call("POST", "/api/tables", opening).status_code == 201
    assert guest.call("POST", seat, {"name": "Somebody"}, **link).status_code == 201


def test_names_are_compared_as_people_read_them() -> None:
    assert folded("Mïra  K.") == folded("MIRAK") == folded("Mirа К") == "mirak"  # the last with Cyrillic letters
    assert folded(" –!") == "" and folded("Мария") != folded("Марина")


def test_tables_are_the_same_on_every_device(meet: Meet) -> None:
    mira = meet("Mira")
    table = mira.opens("me", "friend")
    assert mira.call("POST", "/api/account/tables", {"tokens": [table["token"], "nonsense"]}).json() == {"links": []}

    phone = Browser(mira.server, mira.device)
    phone.signs_in()
    (link,) = phone.call("POST", "/api/account/tables", {"tokens": []}).json()["links"]
    assert link["id"] == table["id"] and link["token"] != table["token"]
    assert phone.call("POST", "/api/account/tables", {"tokens": [link["token"]]}).json() == {"links": []}

    person = Person(mira.server, table["id"], link["token"])
    assert person.welcome["you"] == [0]
    person.close()
    phone.call("DELETE", f"/api/account/tables/{table['id']}")
    assert Browser(mira.server, mira.device).call("POST", "/api/account/tables", {"tokens": []}).status_code == 401
    assert mira.call("POST", "/api/account/tables", {"tokens": []}).json() == {"links": []}


def test_a_deleted_account_leaves_nothing_behind_and_the_others_play_on(people_server: Server, meet: Meet) -> None:
    mira, guest = meet("Mira"), meet()
    name = str(mira.name)
    alone = mira.opens("me", "bot:random", name=name)
    shared = mira.opens("me", "friend", name=name)
    mira.call("POST", "/api/account/tables", {"tokens": [alone["token"], shared["token"]]})
    red = Person(people_server, shared["id"], shared["token"])
    blue = Person(people_server, shared["id"], shared["seats"][1]["token"])
    red.request("chat", text="my address is a secret")
    blue.until(lambda: bool(blue.chat))

    gone = mira.call("POST", "/api/account/delete", {"name": name})
    red.until(lambda: red.closing is not None)

    assert gone.status_code == 200 and mira.name is None and red.closing == "link.revoked"
    blue.join()
    assert blue.welcome["table"]["seats"][0]["name"] == "—"
    assert blue.asks and blue.answer("bid:1")["status"] == "accepted"
    for token in (alone["token"], shared["token"]):
        assert Person(people_server, shared["id"], token).closing == "link.unknown"
    with sqlite3.connect(people_server.db, timeout=10) as database:
        dump = "\n".join(str(row) for table in _tables(database) for row in database.execute(f"SELECT * FROM {table}"))
    assert name not in dump and "secret" not in dump and alone["id"] not in dump
    assert mira.signs_in().status_code == 403
    assert guest.registers(name).status_code == 201  # the name is free again


def _tables(database: sqlite3.Connection) -> list[str]:
    return [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def test_signing_out_everywhere_ends_every_session(meet: Meet) -> None:
    mira = meet("Mira")
    phone = Browser(mira.server, mira.device)
    phone.signs_in()

    mira.call("POST", "/api/account/sign-out", {"everywhere": True})

    assert phone.name is None and mira.name is None


def test_pages_of_other_origins_cannot_use_the_cookie(meet: Meet) -> None:
    mira = meet("Mira")

    answer = mira.call("POST", "/api/account/delete", {"name": mira.name}, headers={"Origin": "https://evil.example"})

    assert answer.json()["code"] == "request.origin" and mira.name is not None


def test_by_invitation_only_whoever_was_invited_comes_in_and_once(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), accounts="invite")
    try:
        assert Browser(server).registers("Mallory").json()["code"] == "account.invitation"
        assert Browser(server).registers("Mallory", "guess").json()["code"] == "account.invitation"
        token = _operators_invitation(server)
        first = Browser(server)
        assert first.registers("Mira", token).status_code == 201
        assert Browser(server).registers("Tom", token).json()["code"] == "account.invitation"
        second = first.call("POST", "/api/account/invitations").json()["token"]
        assert Browser(server).registers("Mira", second).json()["code"] == "name.taken"
        assert Browser(server).registers("Tom", second).status_code == 201  # a refused name uses nothing up
    finally:
        server.stop()


def _operators_invitation(server: Server) -> str:
    assert server.process is not None and server.process.stdout is not None
    link = server.process.stdout.readline()
    operator = Browser(server)
    assert operator.call("POST", "/api/operator/enter", {"token": link.strip().partition("#")[2]}).status_code == 200
    return str(operator.call("POST", "/api/operator/invitations").json()["token"])


def test_without_accounts_everything_is_as_it_was(server: Server) -> None:
    guest = Browser(server)

    assert guest.call("GET", "/api/account").json() == {"accounts": "off", "name": None, "passkeys": [], "codes": 0}
    assert guest.registers("Mira").json()["code"] == "account.off"
    assert guest.call("POST", "/api/account/sign-in/options").json()["code"] == "account.off"
    assert guest.opens("me", "friend", name="Mira")["id"]


def test_whoever_tries_too_often_waits(meet: Meet) -> None:
    guest = meet(address="192.0.2.7")

    codes = [guest.call("POST", "/api/account/recover", {"name": "Mira", "code": "x"}).status_code for _ in range(62)]

    assert codes[0] == 403 and codes[-1] == 429
    assert meet(address="192.0.2.8").call("POST", "/api/account/sign-in/options").status_code == 200


def test_so_many_at_once_and_so_many_again_with_time() -> None:
    now = 0.0
    doorman = Doorman(lambda: now, at_once=2, per_second=0.5)
    assert [doorman.admits("192.0.2.1") for _ in range(3)] == [True, True, False]

    now = 2.0

    assert doorman.admits("192.0.2.1") and not doorman.admits("192.0.2.1")


def test_accounts_need_a_name_passkeys_can_belong_to() -> None:
    with pytest.raises(SettingsError, match="public"):
        settled(None, {}, {"host": "0.0.0.0", "accounts": "open"})

    assert settled(None, {"GRUFT_ACCOUNTS": "invite"}, {}).accounts == "invite"
    with pytest.raises(SettingsError):
        settled(None, {"GRUFT_ACCOUNTS": "perhaps"}, {})
