"""What every request must pass and every response carries: origin, host, security headers.

A request without the secret of a link can do nothing at a table. Members and the operator are known by cookies that
other sites' pages cannot send; the origin check keeps those pages from talking to us all the same, and the host check
keeps a foreign name from being pointed at us. Who is banned, or asks too often, comes no further than this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, ReceiveMessage, Scope, Send

from gruft.server import bodies
from gruft.server.http.forwarded import AT_HOME, among, household, networks, visitor
from gruft.server.neighbours import Crowd, Kind, Neighbours

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
LOOPBACK = ("localhost", "127.0.0.1", "::1")
HOME = networks(AT_HOME)
TOO_OFTEN, FORBIDDEN = 1013, 4003
"""How a socket ends: come again later, or not at all."""
_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def origin_allowed(origin: str | None, host: str | None, public: str = "") -> bool:
    """Whether a page of this origin may talk to us: only our own. Programs send none."""
    if origin is None:
        return True
    parts = urlsplit(origin)
    if public:
        return f"{parts.scheme}://{parts.netloc}" == public
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == host


def host_allowed(host: str | None, *, loopback_only: bool, public: str = "") -> bool:
    """Whether the name we are called by is ours, as far as we can know it. At this machine we are always at home."""
    if not loopback_only and not public:
        return True
    if public and host == urlsplit(public).netloc:
        return True
    return host is not None and "@" not in host and urlsplit(f"//{host}").hostname in LOOPBACK


class Guard:
    """Wraps the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        loopback_only: bool,
        public: str = "",
        proxies: Sequence[str] = (),
        sockets: int = 60,
        banned: Callable[[str], bool] = lambda _: False,
        neighbours: Neighbours | None = None,
        asking: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """`asking`: whether one more request or message from there is not too many."""
        self.app = app
        self.sockets = sockets
        self.banned = banned
        self.asking = asking
        self.crowd = Crowd(Kind.SOCKETS, neighbours)
        """Live tables by the address they are looked at from; this machine is not counted."""
        self.loopback_only = loopback_only
        self.public = public.rstrip("/")
        self.trusted = networks(proxies)
        self.lasting = [(b"strict-transport-security", b"max-age=31536000")] if public.startswith("https") else []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host")
        peer = scope.get("client")
        if peer and self.trusted:
            scope["client"] = (visitor(peer[0], headers.get(b"x-forwarded-for"), self.trusted), peer[1])
        try:
            fine = host_allowed(host, loopback_only=self.loopback_only, public=self.public)
            fine = fine and origin_allowed(headers.get(b"origin"), host, self.public)
        except ValueError:
            fine = False
        known = scope.get("client")
        address = known[0] if known else ""
        status, code = 403, "request.origin"
        if fine and self.banned(address):
            fine, code = False, "server.banned"
        counted = household(address) if address and not among(address, HOME) else ""
        if fine and counted and not self.asking(counted):
            fine, status, code = False, 429, "request.too_often"
        if kind == "websocket":
            if not fine or (counted and self.crowd.of(counted) >= self.sockets):
                await send({"type": "websocket.close", "code": FORBIDDEN, "reason": ""})
                return
            self.crowd.enter(counted)
            try:
                await self.app(scope, self._heard(receive, send, address) if counted else receive, send)
            finally:
                self.crowd.leave(counted)
            return
        api = scope["path"].startswith("/api/")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _with_headers(message, api=api)
                message["headers"] = [*message["headers"], *self.lasting]
            await send(message)

        if fine:
            await self.app(scope, receive, guarded)
            return
        await guarded(
            {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
        )
        body = msgspec.json.encode(bodies.Trouble(code))
        await guarded({"type": "http.response.body", "body": body, "more_body": False})

    def _heard(self, receive: Receive, send: Send, address: str) -> Receive:
        """What comes over a socket; it is hung up when it is too much from there, or who is there has been banned."""
        counted = household(address)

        async def heard() -> ReceiveMessage:
            message = await receive()
            banned = self.banned(address)
            if message["type"] != "websocket.receive" or (not banned and self.asking(counted)):
                return message
            code = FORBIDDEN if banned else TOO_OFTEN
            await send({"type": "websocket.close", "code": code, "reason": ""})
            return {"type": "websocket.disconnect", "code": code}

        return heard


def _with_headers(message: HTTPResponseStartEvent, *, api: bool) -> None:
    private = [(b"cache-control", b"no-store")] if api else []
    message["headers"] = [*message["headers"], *_RAW, *private]
