"""The world outside, on 127.0.0.1: a push service (also any web address) and a post office."""

from __future__ import annotations

import json
import socketserver
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


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


@contextmanager
def post_office() -> Iterator[PostOffice]:
    """As much of SMTP as a letter needs."""
    office = PostOffice()

    class Counter(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    letter = b"".join(iter(self.rfile.readline, b".\r\n"))
                    office.letters.put(letter.decode())
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
                if word == b"QUIT":
                    return

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Server(("127.0.0.1", 0), Counter) as server:
        office.port = server.server_address[1]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield office
        server.shutdown()
