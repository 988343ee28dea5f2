"""A real nginx and a real Caddy in front of the server, with the configurations of the guide."""

from __future__ import annotations

import getpass
import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.nursery import ROOT
from tests.server.support import PATIENCE, Server

NAME = "games.example"
GUIDE = ROOT / "docs" / "running"
pytestmark = pytest.mark.long


@dataclass
class Front:
    """A proxy with a certificate for our name, and the server behind it."""

    server: Server
    port: int
    trust: ssl.SSLContext

    def call(
        self, method: str, path: str, *, host: str = NAME, visitor: str = "127.0.0.1", **more: Any
    ) -> httpx.Response:
        headers = {"Host": host, **more.pop("headers", {})}
        url = f"https://127.0.0.1:{self.port}{path}"
        way = httpx.HTTPTransport(verify=self.trust, local_address=visitor)
        with httpx.Client(transport=way, timeout=PATIENCE) as client:
            return client.request(method, url, headers=headers, extensions={"sni_hostname": NAME}, **more)

    def line(self, table: str, origin: str = f"https://{NAME}") -> ClientConnection:
        outside = socket.create_connection(("127.0.0.1", self.port))
        address = f"wss://{NAME}/api/tables/{table}/live"
        return connect(address, sock=outside, ssl=self.trust, origin=Origin(origin), open_timeout=PATIENCE)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def nginx(folder: Path, port: int, behind: int, certificate: Path, key: Path) -> list[str]:
    """The guide's configuration with our port and certificate, in the smallest nginx."""
    text = (GUIDE / "nginx.conf").read_text()
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;").replace("    listen [::]:443 ssl;\n", "")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate))
    text = text.replace(f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key))
    text = text.replace("127.0.0.1:8765", f"127.0.0.1:{behind}")
    kept = "".join(
        f"{what}_temp_path {folder / what};\n" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    own = f"user {getpass.getuser()};\n" if os.getuid() == 0 else ""  # or its folders here would be closed to it
    around = f"{own}daemon off;\npid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{kept}{text}\n}}\n"
    (folder / "nginx.conf").write_text(around)
    return ["nginx", "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, behind: int, certificate: Path, key: Path) -> list[str]:
    """The guide's configuration with our port; the certificate is given, since nobody outside can vouch for us."""
    text = (GUIDE / "Caddyfile").read_text()
    text = text.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}")
    text = text.replace("127.0.0.1:8765", f"127.0.0.1:{behind}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def program(name: str) -> str | None:
    """Where a proxy is; servers live in /usr/sbin, which not everybody looks into."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def front(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Front]:
    way: Callable[[Path, int, int, Path, Path], list[str]] = request.param
    found = program(way.__name__)
    if found is None:
        pytest.skip(f"{way.__name__} is not installed here")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = f"req -x509 -newkey rsa:2048 -nodes -keyout {key} -out {certificate} -days 2 -subj /CN={NAME}"
    words += f" -addext subjectAltName=DNS:{NAME}"
    subprocess.run(["openssl", *words.split()], check=True, capture_output=True)
    more: dict[str, Any] = {"proxies": ["127.0.0.1", "::1"], "operators": ["127.0.0.1"]}
    server = Server(str(tmp_path / "tables.db"), public=f"https://{NAME}", **more)
    port = free_port()
    command = way(tmp_path, port, server.port, certificate, key)
    with (tmp_path / "said").open("w") as said:
        running = subprocess.Popen(
            [found, *command[1:]], stderr=said, stdout=said, env={"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        )
    try:
        end = time.monotonic() + PATIENCE
        while socket.socket().connect_ex(("127.0.0.1", port)) != 0:
            assert running.poll() is None and time.monotonic() < end, (tmp_path / "said").read_text()
            time.sleep(0.05)
        yield Front(server, port, ssl.create_default_context(cafile=str(certificate)))
    finally:
        running.terminate()
        running.wait(15)
        server.stop()


def hear_until(line: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(PATIENCE))
        if message["type"] == kind:
            return message


def test_people_play_through_a_proxy(front: Front) -> None:
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    ours = {"Origin": f"https://{NAME}"}

    page = front.call("GET", "/")
    opened = front.call("POST", "/api/tables", json=body, headers=ours)
    foreign = front.call("POST", "/api/tables", json=body, headers={"Origin": "https://evil.example"})
    large = front.call("POST", "/api/tables/import", json={"journal": "x" * 3_900_000}, headers=ours)

    assert page.status_code == 200 and "strict-transport-security" in page.headers
    assert opened.status_code == 201 and foreign.status_code == 403
    assert (large.status_code, large.json()["code"]) == (400, "journal.not_one")
    table = opened.json()
    with front.line(table["id"]) as line:
        line.send(json.dumps({"type": "hello", "token": table["token"]}))
        ask = hear_until(line, "state")["parts"][0]["asks"][0]
        line.send(json.dumps({"type": "answer", "id": "1", "seat": 0, "ask": ask["id"], "key": "bid:1"}))
        assert hear_until(line, "reply")["status"] == "accepted"
    with pytest.raises(Exception, match=r"40\d"), front.line(table["id"], origin="https://evil.example"):
        pass


def test_behind_a_proxy_another_name_is_not_served(front: Front) -> None:
    """Caddy answers nothing under a name it was not told; what nginx passes on, the server refuses."""
    answer = front.call("GET", "/api/games", host="evil.example")

    assert answer.status_code == 403 or not answer.content


def test_the_real_address_comes_through(front: Front) -> None:
    """/metrics is for operators only, here those of one address; nobody becomes one by saying so."""
    pretended = {"X-Forwarded-For": "127.0.0.1"}

    assert front.call("GET", "/metrics").status_code == 200
    assert front.call("GET", "/metrics", visitor="127.0.0.2").status_code == 404
    assert front.call("GET", "/metrics", visitor="127.0.0.2", headers=pretended).status_code == 404


def test_a_restart_behind_a_proxy_ends_sockets_in_order_and_people_come_back(front: Front) -> None:
    table = front.server.open("me", "friend")
    with front.line(table["id"]) as line:
        line.send(json.dumps({"type": "hello", "token": table["token"]}))
        hear_until(line, "state")
        front.server.stop()
        with pytest.raises(ConnectionClosed):
            hear_until(line, "nothing more")
    assert front.call("GET", "/api/games").status_code == 502

    front.server.start()

    end = time.monotonic() + PATIENCE
    while front.call("GET", "/healthz").status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.1)
    with front.line(table["id"]) as line:
        line.send(json.dumps({"type": "hello", "token": table["token"]}))
        assert hear_until(line, "welcome")["role"] == "player"
