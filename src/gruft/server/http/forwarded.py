"""Where a request really comes from: behind a proxy we trust, whom the proxy names; otherwise who is at the other end.

A proxy adds the address it sees at the end of `X-Forwarded-For`. Read from the end, the first one that is no trusted
proxy is the visitor; what stands before it anybody could have written. Some proxies add a port; of whom they say
something we cannot read, we know only that it is not the proxy itself.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable

AT_HOME = ("127.0.0.0/8", "::1/128")
"""This machine."""

_WITH_PORT = re.compile(r"(?P<four>[\d.]+):\d+|\[(?P<six>[^\]]+)\](?::\d+)?")
LONGEST = 64

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(words: Iterable[str]) -> list[Network]:
    """Addresses and networks as they are written; a single address is a network of one."""
    return [ipaddress.ip_network(word, strict=False) for word in words]


def among(address: str, known: list[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return any((mapped or found) in network for network in known)


def household(address: str) -> str:
    """Whom a limit counts: an address, or all of the network that one connection gets in IPv6 (2 to the 64 of them)."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return address
    mapped = getattr(found, "ipv4_mapped", None)
    return str(mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)).network_address)


def visitor(peer: str, forwarded: str | None, trusted: list[Network]) -> str:
    """The address a request comes from."""
    address = peer
    for word in reversed((forwarded or "").split(",")):
        if not among(address, trusted) or not word.strip():
            break
        address = _named(word.strip())
    return address


def _named(word: str) -> str:
    """The address a proxy names, without its port."""
    ported = _WITH_PORT.fullmatch(word)
    try:
        return str(ipaddress.ip_address((ported["four"] or ported["six"]) if ported else word))
    except ValueError:
        return word[:LONGEST]


def is_loopback(host: str) -> bool:
    """Whether only this machine is listened to; a name other than localhost counts as not."""
    return host == "localhost" or among(host, networks(AT_HOME))
