"""Sending something to an address that somebody has given us, without being sent into our own house.

Only HTTPS to port 443 of public addresses: the name is looked up once, every address it has is checked, and the
connection goes to the address that was checked. Nobody is followed elsewhere, answers are not read, and after ten
seconds the line is cut, however slowly the other side speaks.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
CONNECT_SECONDS = 5.0
# All of IPv6 that is given out to the open internet. Beside it lie networks of houses, and IPv4 in several disguises.
_GIVEN_OUT = ipaddress.ip_network("2000::/3")
# Within what counts as open: addresses that stand for others, which could be anybody's, and some nobody has.
_DISGUISED = [
    ipaddress.ip_network(word) for word in ("2001::/32", "2002::/16", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24")
]


class Forbidden(Exception):
    """An address nothing is sent to."""


def public(address: str) -> bool:
    """Whether an address is on the open internet."""
    found = ipaddress.ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    if mapped is not None:
        return public(str(mapped))
    if any(found in network for network in _DISGUISED) or (found.version == 6 and found not in _GIVEN_OUT):
        return False
    return found.is_global and not found.is_multicast


def checked(url: str, *, local: bool = False) -> SplitResult:
    """The parts of an address something may be sent to, as far as can be seen without looking it up."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden(url) from None
    fine = parts.scheme == "https" and port in (None, 443)
    if local:
        fine = parts.scheme in ("http", "https")
    if not fine or not parts.hostname or parts.username is not None or not url.isprintable() or " " in url:
        raise Forbidden(url)
    if not local and _number(parts.hostname) and not public(parts.hostname):
        raise Forbidden(url)
    return parts


def _number(host: str) -> bool:
    """Whether this is an address already, and no name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _address(parts: SplitResult, port: int, *, local: bool) -> str:
    """Where the name leads; `Forbidden` if it leads to any address that is not public."""
    assert parts.hostname is not None
    found = [str(one[4][0]) for one in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)]
    if not found or not (local or all(public(address) for address in found)):
        raise Forbidden(parts.hostname)
    return found[0]


def post(url: str, headers: Mapping[str, str], body: bytes, *, local: bool = False) -> int:
    """Send it and give the status of the answer. `local` (tests): also to this machine, and without TLS."""
    parts = checked(url, local=local)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    line = socket.create_connection((_address(parts, port, local=local), port), CONNECT_SECONDS)
    watch = threading.Timer(SECONDS, _cut, [line])
    watch.daemon = True
    watch.start()
    try:
        if parts.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
        speaking = http.client.HTTPConnection(str(parts.hostname), port, timeout=CONNECT_SECONDS)
        speaking.sock = line
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        speaking.request("POST", path, body, {**headers, "User-Agent": "gruft", "Connection": "close"})
        return speaking.getresponse().status
    finally:
        watch.cancel()
        line.close()


def _cut(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
