"""What every request must pass and every response carries: origin, host, security headers.

There are no cookies: a request without the secret of a link can do nothing for anybody. The origin check keeps other
sites' pages from talking to a server on this machine all the same; the host check keeps a foreign name from being
pointed at it.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from gruft.server import records

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
_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def origin_allowed(origin: str | None, host: str | None) -> bool:
    """Whether a page of this origin may talk to us: only our own. Programs send none."""
    if origin is None:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == host


def host_allowed(host: str | None, *, loopback_only: bool) -> bool:
    """Whether the name we are called by is ours, as far as we can know it."""
    if not loopback_only:
        return True
    return host is not None and urlsplit(f"//{host}").hostname in LOOPBACK


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, *, loopback_only: bool) -> None:
        self.app = app
        self.loopback_only = loopback_only

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host")
        try:
            fine = host_allowed(host, loopback_only=self.loopback_only) and origin_allowed(headers.get(b"origin"), host)
        except ValueError:
            fine = False
        if kind == "websocket":
            if fine:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4003, "reason": ""})
            return
        api = scope["path"].startswith("/api/")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _with_headers(message, api=api)
            await send(message)

        if fine:
            await self.app(scope, receive, guarded)
            return
        await guarded(
            {"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]}
        )
        body = msgspec.json.encode(records.Trouble("request.origin"))
        await guarded({"type": "http.response.body", "body": body, "more_body": False})


def _with_headers(message: HTTPResponseStartEvent, *, api: bool) -> None:
    private = [(b"cache-control", b"no-store")] if api else []
    message["headers"] = [*message["headers"], *_RAW, *private]
