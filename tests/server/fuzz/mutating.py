"""Things changed at random: data, requests, messages and journals that no client of ours sends."""

from __future__ import annotations

import hashlib
import json
import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from gruft.table.chance import FastChance
from gruft.table.journal import Journal
from gruft.table.opening import open_table
from gruft.table.position import write_position
from gruft.table.replay import close
from gruft.table.table import Table

ODD: list[Any] = [None, True, -1, 0, 1, 7, 10**9, "", "x", "stone:red.0", [], {}, [1], {"a": 1}]
ODDER: list[Any] = [*ODD, 10**30, -1e308, "\x00", "\ud800", "\u202e", "x" * 3000, "../..", "%s%n", "' OR 1=1 --"]
NESTED = "[" * 3000 + "]" * 3000


@cache
def midgame(game: str, seats: int, seed: int) -> Table:
    """A game that has gone on for a while. It is shared: only to be read."""
    table, dice = open_table(game, seats, f"seed {seed}"), FastChance(seed)
    for _ in range(40):
        if not table.over:
            ask = dice.pick(table.asks)
            table.answer(ask.seat, dice.pick(ask.keys))
    return table


def changed(value: Any, dice: random.Random, odd: list[Any] = ODD) -> Any:
    """The same data with one part of it replaced, doubled, dropped or taken from elsewhere."""
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(list(value))
        if dice.random() < 0.1:
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: changed(value[key], dice, odd)}
    if isinstance(value, list) and value and dice.random() < 0.85:
        at = dice.randrange(len(value))
        if dice.random() < 0.25:
            return dice.choice([value[:at], value + value[at:], value[::-1]])
        return [*value[:at], changed(value[at], dice, odd), *value[at + 1 :]]
    if isinstance(value, int) and dice.random() < 0.6:
        return value + dice.choice([-1, 1, 5, -10, 1000])
    return dice.choice(odd)


def garbled(text: bytes, dice: random.Random) -> bytes:
    """Bytes with some of them flipped, dropped, doubled or cut off."""
    data = bytearray(text)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(data) + 1)
        match dice.randrange(5):
            case 0:
                data[at : at + 1] = bytes([dice.randrange(256)])
            case 1:
                del data[at : at + dice.randint(1, 20)]
            case 2:
                data[at:at] = data[max(0, at - 20) : at]
            case 3:
                data[at:at] = NESTED.encode() if dice.random() < 0.2 else b"\x00\xff"
            case _:
                del data[at:]
    return bytes(data)


@dataclass(frozen=True)
class Call:
    """A request over HTTP."""

    method: str
    path: str
    body: bytes | None
    headers: dict[str, str]


def mutated_call(dice: random.Random, calls: list[tuple[str, str, Any]], tokens: list[str], cookies: list[str]) -> Call:
    """One of these calls, with something else in its place, words, body or head, from anybody with a link or cookie."""
    method, path, body = dice.choice(calls)
    headers = {"Content-Type": "application/json"}
    if dice.random() < 0.7:
        headers["Authorization"] = "Bearer " + dice.choice([*tokens, "x", "x" * 3000])
    if dice.random() < 0.7:
        headers["Cookie"] = dice.choice([*cookies, "gruft_member=x", "gruft_operator=" + "x" * 3000, "=;=;\x01"])
    data = json.dumps(body).encode() if body is not None else None
    match dice.randrange(5):
        case 0 if data is not None:
            data = garbled(data, dice)
        case 1 if body is not None:
            data = json.dumps(changed(body, dice, ODDER)).encode()
        case 2:
            parts = path.split("/")
            parts[dice.randrange(1, len(parts))] = dice.choice(["%00", "..", "-1", "9" * 30, "x" * 500, "%ff", "", "0"])
            path = "/".join(parts)
        case 3:
            path += dice.choice(["?seat=99999999999999999999", "?seat=x", "?lang=xx", "?" + "a=b&" * 200, "?seat=-1"])
        case _:
            method = dice.choice(["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH"])
            headers[dice.choice(["Content-Type", "Accept", "Content-Encoding", "X-Forwarded-For"])] = dice.choice(
                ["text/plain", "application/msgpack", "gzip", "x" * 2000, "multipart/form-data", "application/json;q=x"]
            )
    return Call(method, path or "/", data, headers)


def mutated_message(dice: random.Random, messages: list[dict[str, Any]]) -> str | bytes:
    """A message to a live table, changed."""
    message = dice.choice(messages)
    match dice.randrange(4):
        case 0:
            return garbled(json.dumps(message).encode(), dice)
        case 1:
            return garbled(json.dumps(message).encode(), dice).decode("utf-8", "replace")
        case _:
            return json.dumps(changed(message, dice, ODDER))


def mutated_journal(dice: random.Random, games: list[tuple[str, int]]) -> str:
    """A journal with something else in it, and mostly with the chain of hashes mended, so that it is looked into."""
    game, seats = dice.choice(games)
    lines = _lines(game, seats, dice.randrange(3))
    if dice.random() < 0.15:
        return garbled("\n".join(lines).encode(), dice).decode("utf-8", "replace")
    records = [json.loads(line) for line in lines]
    for record in records:
        del record["h"]
    if dice.random() < 0.3:  # broken off, as a journal in the middle of a game is; sometimes with nothing else wrong
        del records[dice.randrange(1, len(records)) :]
    for _ in range(dice.randint(0, 2)):
        at = dice.choice([0, dice.randrange(len(records)), dice.randrange(len(records))])
        match dice.randrange(6):
            case 0:
                records[at : at + 1] = [records[at], records[at]]
            case 1 if len(records) > 3:
                del records[at]
            case _:
                records[at] = changed(records[at], dice, ODDER)
    if isinstance(records[-1], dict) and isinstance(records[-1].get("end"), dict):
        records[-1]["end"]["entries"] = len(records) - 3
    return _chained(records)


@cache
def _lines(game: str, seats: int, seed: int) -> tuple[str, ...]:
    return tuple(close(midgame(game, seats, seed)).text().splitlines())


def _chained(records: list[Any]) -> str:
    """The lines of a journal, each with the hash of everything up to it."""
    lines, chain = [], ""
    for record in records:
        body = json.dumps(record if isinstance(record, dict) else {"x": record}, separators=(",", ":"))
        chain = hashlib.sha256((chain + body).encode("utf-8", "surrogatepass")).hexdigest()[:16]
        lines.append(f'{body[:-1]},"h":"{chain}"}}')
    return "\n".join(lines) + "\n"


def mutated_position(dice: random.Random, game: str, seats: int) -> str | None:
    """A journal without an entry that begins in a changed position; None: nothing that could be one."""
    number = dice.randrange(3)
    table = midgame(game, seats, number)
    assert table.journal is not None
    position = json.loads(json.dumps(write_position(table, f"seed {number}")))
    for _ in range(dice.randint(1, 3)):
        position = changed(position, dice)
    if not isinstance(position, dict):
        return None
    return Journal(msgspec.structs.replace(table.journal.header, position=position)).text()
