"""Running it in public: settings, proxies, TLS, health and figures, several processes."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from gruft.server.http.forwarded import networks, visitor
from gruft.server.settings import Settings, SettingsError, settled
from tests.server.faults.postgres import postgres
from tests.server.nursery import ROOT
from tests.server.support import PATIENCE, Person, Server, eventually, play_on


def test_settings_come_from_the_file_the_environment_and_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "gruft.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\npublic = "https://games.example"\n[limits]\nper_address = 7\n')

    found = settled(file, {"GRUFT_PORT": "2", "GRUFT_PROXIES": "10.0.0.1,10.1.0.0/16"}, {"port": None, "log": "json"})

    assert (found.port, found.host, found.log, found.limits.per_address) == (2, "0.0.0.0", "json", 7)
    assert found.proxies == ["10.0.0.1", "10.1.0.0/16"] and found.limits.connections == Settings().limits.connections


def test_the_settings_of_the_guide_can_be_used() -> None:
    found = settled(ROOT / "docs" / "running" / "gruft.toml", {}, {})

    assert found.public.startswith("https://") and found.proxies


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here to read it")
def test_systemd_understands_the_unit_of_the_guide(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "running" / "gruft.service").read_text()
    text = text.replace("/opt/gruft/bin/gruft", "/bin/true").replace("User=gruft\n", "")
    (tmp_path / "gruft.service").write_text(text)

    words = ["systemd-analyze", "verify", str(tmp_path / "gruft.service")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)

    assert "gruft.service:" not in done.stderr, done.stderr  # a line it does not know


@pytest.mark.parametrize(
    "wrong",
    [
        {"public": "games.example"},
        {"public": "https://games.example/path"},
        {"proxies": ["nonsense"]},
        {"port": "many"},
        {"tls_key": "key.pem"},
        {"workers": 2},
        {"colour": "red"},
        {"log": "xml"},
        {"port": 65536},
        {"port": -1},
        {"public": "https://somebody@games.example"},
        {"public": "https://games.exa\nmple"},
        {"clock_seconds": 0},
        {"clock_seconds": float("nan")},
        {"notice_seconds": float("inf")},
        {"bot_pause": -1},
        {"expire_days": -1},
        {"limits": {"connections": 0}},
        {"limits": {"per_second": 0}},
        {"limits": {"entries": -5}},
        {"tls_certificate": str(ROOT / "README.md"), "tls_key": str(ROOT / "README.md")},
    ],
)
def test_settings_that_cannot_be_used_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SettingsError):
        settled(None, {}, wrong)


@pytest.mark.parametrize("words", [b"a = " + b"[" * 5000 + b"]" * 5000, b"\xff\xfe\x00", b"port = 1\nport = 2"])
def test_a_file_that_is_no_settings_is_refused(tmp_path: Path, words: bytes) -> None:
    file = tmp_path / "gruft.toml"
    file.write_bytes(words)

    with pytest.raises(SettingsError, match=r"gruft\.toml"):
        settled(file, {}, {})


def test_wrong_settings_are_one_clear_sentence(tmp_path: Path) -> None:
    file = tmp_path / "gruft.toml"
    file.write_text("port = ")
    command = [sys.executable, "-m", "gruft.cli", "serve", "--settings", str(file)]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, env={"LANG": "de"})

    assert done.returncode == 2 and done.stderr.startswith("Diese Einstellungen gehen nicht: gruft.toml")


def test_only_a_trusted_proxy_is_believed() -> None:
    trusted = networks(["127.0.0.1", "10.0.0.0/8"])

    assert visitor("192.0.2.7", "198.51.100.1", trusted) == "192.0.2.7"
    assert visitor("127.0.0.1", "198.51.100.1", trusted) == "198.51.100.1"
    assert visitor("127.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.5", trusted) == "198.51.100.1"
    assert visitor("127.0.0.1", None, trusted) == visitor("127.0.0.1", " ", trusted) == "127.0.0.1"


@pytest.mark.parametrize(
    ("told", "who"),
    [
        ("198.51.100.1:4711", "198.51.100.1"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("127.0.0.1, [2001:db8::1]", "2001:db8::1"),
        ("127.0.0.1, unknown", "unknown"),
        ("_hidden" * 20, ("_hidden" * 20)[:64]),
    ],
)
def test_whoever_a_proxy_speaks_of_is_never_taken_for_the_proxy(told: str, who: str) -> None:
    """Who is at this machine has no limits."""
    assert visitor("127.0.0.1", told, networks(["127.0.0.1"])) == who


@pytest.mark.parametrize(
    ("more", "believed"),
    [
        ({}, []),
        ({"public": "https://games.example"}, ["127.0.0.0/8", "::1/128"]),
        ({"public": "https://games.example", "proxies": ["10.0.0.1"]}, ["10.0.0.1"]),
        ({"public": "https://games.example", "host": "0.0.0.0"}, []),
        ({"public": "https://games.example", "tls_certificate": "a", "tls_key": "b"}, []),
    ],
)
def test_with_a_name_and_only_this_machine_listened_to_there_is_a_proxy_here(
    more: dict[str, Any], believed: list[str]
) -> None:
    assert Settings(**more).believed == believed


def test_a_name_alone_is_enough_for_strangers_to_be_strangers(tmp_path: Path) -> None:
    """Without it everybody behind the proxy would be at this machine: no limits, no bans, and figures for all."""
    server = Server(str(tmp_path / "tables.db"), public="https://games.example")
    try:
        assert server.call("GET", "/metrics").status_code == 200
        assert server.call("GET", "/metrics", headers={"X-Forwarded-For": "198.51.100.1"}).status_code == 404
    finally:
        server.stop()


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("public")
    limits = {"per_address": 2}
    more: dict[str, Any] = {"public": "https://games.example", "proxies": ["127.0.0.1"], "limits": limits}
    running = Server(str(folder / "tables.db"), log=folder / "log", **more)
    yield running
    running.stop()


def test_in_public_only_the_given_name_counts(public: Server) -> None:
    ours = {"Host": "games.example", "X-Forwarded-For": "198.51.100.1"}
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}

    fine = public.call("POST", "/api/tables", body, headers={**ours, "Origin": "https://games.example"})
    assert fine.status_code == 201 and "strict-transport-security" in fine.headers
    for wrong in ({"Host": "evil.example"}, {**ours, "Origin": "http://games.example"}, {**ours, "Origin": "null"}):
        assert public.call("POST", "/api/tables", body, headers=wrong).status_code == 403


def test_limits_are_those_of_the_real_address(public: Server) -> None:
    table = public.open("me", "friend")
    address = f"ws://127.0.0.1:{public.port}/api/tables/{table['id']}/live"

    def line(visitor: str) -> Any:
        return connect(address, origin=Origin("https://games.example"), additional_headers={"X-Forwarded-For": visitor})

    with line("198.51.100.1"), line("198.51.100.1"):
        with pytest.raises(InvalidStatus), line("198.51.100.1"):
            pass
        with line("198.51.100.2"):
            pass
    with line("198.51.100.1"):
        pass


def test_health_and_figures(public: Server) -> None:
    table = public.open("me", "friend")
    red = Person(public, table["id"], table["token"])
    red.answered("bid:1")

    health = public.call("GET", "/healthz")
    figures = public.call("GET", "/metrics")
    stranger = public.call("GET", "/metrics", headers={"X-Forwarded-For": "198.51.100.1"})

    assert (health.status_code, health.text) == (200, "well\n")
    assert 'gruft_requests_total{kind="answer",status="accepted"} 1' in figures.text
    for name in ("gruft_tables", "gruft_sockets", "gruft_connections", "gruft_desk_waiting", "gruft_bot_seconds_count"):
        assert name in figures.text, name
    assert table["token"] not in figures.text and stranger.status_code == 404
    red.close()


def test_the_log_holds_no_secret(public: Server) -> None:
    """Neither what opens a table nor what chance will give, whatever goes wrong with it."""
    table = public.open("me", "friend")
    red = Person(public, table["id"], table["token"])
    red.send({"type": "hello", "token": table["token"]})
    red.until(lambda: red.closing is not None)
    public.call("GET", "/api/tables/x/journal", token=table["token"])
    links = [table["token"], table["spectator"], table["seats"][1]["token"], table["coach"][0]["token"]]
    with closing(sqlite3.connect(public.db)) as base, base:
        (header,) = base.execute("select header from tables where id = ?", [table["id"]]).fetchone()
        base.execute("alter table links rename to elsewhere")
    try:
        missed = [public.call("GET", f"/api/tables/{table['id']}/journal", token=link).status_code for link in links]
    finally:
        with closing(sqlite3.connect(public.db)) as base, base:
            base.execute("alter table elsewhere rename to links")
    with socket.create_connection(("127.0.0.1", public.port), timeout=PATIENCE) as line:
        line.sendall(f"rubbish {table['token']}\r\n\r\n".encode())
        assert line.recv(100)

    assert missed == [503] * 4 and public.log is not None
    told = public.log.read_text()
    assert "out of reach" in told and "Invalid HTTP request" in told
    assert not any(secret in told for secret in (*links, json.loads(header)["seed"]))


@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl to make a certificate with")
def test_with_a_certificate_it_speaks_tls(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = f"req -x509 -newkey rsa:2048 -nodes -keyout {key} -out {certificate} -days 2 -subj /CN=localhost"
    subprocess.run(["openssl", *words.split()], check=True, capture_output=True)
    command = [sys.executable, "-m", "gruft.cli", "serve", "--port", "0", "--db", str(tmp_path / "tables.db")]
    command += ["--tls-certificate", str(certificate), "--tls-key", str(key)]
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        address = running.stdout.readline().removeprefix("Gruft: ").strip()
        trust = ssl.create_default_context(cafile=str(certificate))
        trust.check_hostname = False

        assert address.startswith("https://127.0.0.1:")
        assert httpx.get(address + "healthz", verify=trust, timeout=15).text == "well\n"
    finally:
        running.terminate()
        running.wait(15)


SERVICE_RESTART = 1012


def how_it_ended(person: Person) -> int | None:
    """The code with which somebody's socket was closed."""
    with pytest.raises(ConnectionClosed) as closed:
        person.until(lambda: False)
    return closed.value.rcvd.code if closed.value.rcvd is not None else None


def test_who_is_at_a_table_is_told_when_the_server_goes(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"])

    assert server.stop() in (0, -signal.SIGTERM)

    assert how_it_ended(red) == SERVICE_RESTART and red.closing is None  # the client comes back


def children(pid: int) -> list[int]:
    """The server processes among the children of the first one (not the tracker of their resources)."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(status.read_text().rpartition(")")[2].split()[1]) == pid:
                words = (status.parent / "cmdline").read_text()
                found += [int(status.parent.name)] if "resource_tracker" not in words else []
        except (OSError, ValueError):
            continue
    return found


def see_one_limit(server: Server, most: int) -> None:
    """Whichever process they come to, only so many sockets from one address are let in, and others do not suffer."""
    table = server.open("me", "friend")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
    with ExitStack() as inside:
        for _ in range(most):
            inside.enter_context(connect(address, additional_headers={"X-Forwarded-For": "198.51.100.1"}))
        for _ in range(6):  # each comes to one process or the other
            with pytest.raises(InvalidStatus):
                connect(address, additional_headers={"X-Forwarded-For": "198.51.100.1"}).__enter__()
        with connect(address, additional_headers={"X-Forwarded-For": "198.51.100.2"}):
            pass


def see_sums(server: Server, accepted: int) -> None:
    """Whichever process is asked, it tells the figures of all; they are a second old at most."""

    def told() -> str:
        return httpx.get(server.url + "/metrics", timeout=PATIENCE).text

    line = f'gruft_requests_total{{kind="answer",status="accepted"}} {accepted}\n'
    eventually(lambda: all(line in told() for _ in range(6)))


def test_several_processes_serve_one_port_and_any_may_die() -> None:
    with postgres() as database:
        limits = {"per_address": 4}
        server = Server(database.address, workers=2, limits=limits, proxies=["127.0.0.1"])
        try:
            assert len(children(server.pid)) == 2
            see_one_limit(server, 4)
            table = server.open("me", "friend")
            red = Person(server, table["id"], table["token"])
            blue = Person(server, table["id"], table["seats"][1]["token"])
            red.answered("bid:1")
            see_sums(server, 1)
            victim = children(server.pid)[0]
            os.kill(victim, signal.SIGKILL)

            eventually(lambda: len(children(server.pid)) == 2 and victim not in children(server.pid))
            for person in (red, blue):
                person.join()
            see_sums(server, 1)
            play_on([red, blue], lambda ask: ask["options"][0]["key"])
            assert red.state["result"] == blue.state["result"]
        finally:
            assert server.stop() in (0, -signal.SIGTERM)
        assert children(server.pid) == []
        for person in (red, blue):
            assert how_it_ended(person) == SERVICE_RESTART
