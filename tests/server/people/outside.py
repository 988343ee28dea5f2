"""The world outside, on 127.0.0.1: a push service (also any web address) and a post office."""

from __future__ import annotations

import json
import socketserver
import ssl
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID


@dataclass
class PushService:
    """Keeps what it is sent; `status` is what it answers."""

    port: int = 0
    status: int = 201
    got: Queue[tuple[str, dict[str, str], bytes]] = field(default_factory=Queue)
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen letters!"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def subscription(self, path: str = "/push/1") -> str:
        """What a browser would tell."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": urlsafe_b64encode(public).decode(), "auth": urlsafe_b64encode(self.auth).decode()}
        return json.dumps({"endpoint": self.url + path, "expirationTime": None, "keys": keys})

    def read(self, body: bytes) -> dict[str, Any]:
        """What only the browser can read."""
        told: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
        return told


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the library's name
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.got.put((self.path, dict(self.headers), body))
            self.send_response(service.status)
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield service
        server.shutdown()


@dataclass
class PostOffice:
    port: int = 0
    letters: Queue[str] = field(default_factory=Queue)
    heard: list[str] = field(default_factory=list)
    """Every command, in capitals what came by TLS."""


@contextmanager
def post_office(secured: ssl.SSLContext | None = None, *, at_once: bool = False) -> Iterator[PostOffice]:
    """As much of SMTP as a letter needs; `secured`: with STARTTLS, or by TLS from the start (`at_once`)."""
    office = PostOffice()

    class Counter(socketserver.StreamRequestHandler):
        safe = False

        def handle(self) -> None:
            with suppress(OSError):  # whoever does not trust us hangs up
                if at_once:
                    self.secure()
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline():
                    if not self.answer(line):
                        return

        def secure(self) -> None:
            assert secured is not None
            line = secured.wrap_socket(self.request, server_side=True)
            self.rfile, self.wfile = line.makefile("rb"), line.makefile("wb", 0)  # type: ignore[assignment]  # as good
            self.safe = True

        def answer(self, line: bytes) -> bool:
            """Whether the conversation goes on."""
            word = line[:4].upper().decode().strip()
            office.heard.append(word if self.safe else word.lower())
            match word:
                case "EHLO" if secured is not None:
                    self.wfile.write(b"250-here\r\n250-AUTH PLAIN\r\n")
                    self.wfile.write(b"250 fine\r\n" if self.safe else b"250 STARTTLS\r\n")
                case "STAR":
                    self.wfile.write(b"220 go on\r\n")
                    self.secure()
                case "AUTH":
                    self.wfile.write(b"235 welcome\r\n")
                case "DATA":
                    self.wfile.write(b"354 go on\r\n")
                    letter = b"".join(iter(self.rfile.readline, b".\r\n"))
                    office.letters.put(letter.decode())
                    self.wfile.write(b"250 fine\r\n")
                case _:
                    self.wfile.write(b"221 bye\r\n" if word == "QUIT" else b"250 fine\r\n")
            return word != "QUIT"

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Server(("127.0.0.1", 0), Counter) as server:
        office.port = server.server_address[1]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield office
        server.shutdown()


def certificate(folder: Path, name: str = "localhost") -> tuple[Path, ssl.SSLContext]:
    """A certificate nobody vouches for, as a file and ready to be shown."""
    key, me = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(me, me, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file, whole = folder / "certificate.pem", folder / "whole.pem"
    file.write_bytes(made.public_bytes(Encoding.PEM))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    whole.write_bytes(secret + file.read_bytes())
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(whole)
    return file, shown
