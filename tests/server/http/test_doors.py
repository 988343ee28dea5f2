"""Slow and unfinished requests, too many connections, and a log that does not flood."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from gruft.server.http.doors import Doors, Limits
from gruft.server.http.forwarded import household
from gruft.server.logs import AsJson, Sparing
from gruft.server.neighbours import Neighbours, Place, prepare, wipe
from gruft.server.tables.figures import Figures, Tally
from tests.server.support import PATIENCE, Person, Server, eventually


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few descriptors and little patience."""
    folder = tmp_path_factory.mktemp("doors")
    limits = {"header_seconds": 2, "body_seconds": 2, "stall_seconds": 2}
    running = Server(str(folder / "tables.db"), descriptors=256, log=folder / "log", limits=limits)
    yield running
    running.stop()


def visitors(server: Server, count: int, words: bytes) -> list[socket.socket]:
    """So many connections that each begin to say something."""
    found = []
    for _ in range(count):
        line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        line.sendall(words)
        found.append(line)
    return found


def last_words(line: socket.socket) -> bytes:
    """What is said until the other side hangs up."""
    line.settimeout(PATIENCE)
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while data := line.recv(4096):
            heard += data
    return heard


UNFINISHED = {
    "silence": b"",
    "half a header": b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 500\r\n\r\n{",
}


@pytest.mark.parametrize("words", UNFINISHED.values(), ids=UNFINISHED.keys())
def test_what_is_never_finished_is_dropped(small: Server, words: bytes) -> None:
    line = visitors(small, 1, words)[0]

    heard = last_words(line)

    assert b"408" in heard and b"request.too_slow" in heard


def test_one_byte_now_and_then_is_no_way_to_stay(small: Server) -> None:
    line = visitors(small, 1, b"GET /api/games HTTP/1.1\r\n")[0]

    with pytest.raises(OSError):
        for _ in range(10 * round(PATIENCE)):
            line.sendall(b"X-Slow: 1\r\n")
            time.sleep(0.1)


def test_a_kept_connection_may_ask_again(small: Server) -> None:
    with httpx.Client(base_url=small.url, timeout=PATIENCE) as client:
        for _ in range(3):
            assert client.get("/api/games").status_code == 200
            time.sleep(0.3)


def test_a_full_server_says_so_and_plays_on(tmp_path: Path) -> None:
    patient = Server(
        str(tmp_path / "tables.db"), descriptors=256, log=tmp_path / "log", limits={"header_seconds": 3 * PATIENCE}
    )
    crowd: list[socket.socket] = []
    try:
        table = patient.open("me", "friend")
        red = Person(patient, table["id"], table["token"])
        crowd += visitors(patient, 400, UNFINISHED["half a header"])
        assert any(b"server.full" in last_words(line) for line in crowd[200:])
        for _ in range(2):  # before and after an answer: nobody has gone meanwhile
            full = httpx.get(patient.url + "/api/games", timeout=PATIENCE)
            assert (full.status_code, full.json()["code"]) == (503, "server.full")
            red.answered(red.asks[0]["options"][0]["key"])

        for line in crowd:
            line.close()
        eventually(lambda: httpx.get(patient.url + "/api/games", timeout=PATIENCE).status_code == 200)
        assert patient.log is not None and patient.log.stat().st_size < 20_000
    finally:
        for line in crowd:
            line.close()
        patient.stop()


def test_who_does_not_take_what_is_sent_is_cut_off(small: Server) -> None:
    """Somebody asks for everything again and again and reads nothing of it."""
    table = small.open("me", "friend", game="descent")
    red = Person(small, table["id"], table["token"])
    address = f"ws://127.0.0.1:{small.port}/api/tables/{table['id']}/live"
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", small.port))
    with connect(address, sock=line, max_size=None, compression=None, max_queue=1, close_timeout=0.1) as deaf:
        deaf.send(json.dumps({"type": "hello", "token": table["seats"][1]["token"]}))
        red.until(lambda: bool(red.presence) and red.presence[1]["online"])
        with contextlib.suppress(ConnectionClosed):
            for _ in range(290):
                deaf.send('{"type":"sync"}')
                time.sleep(0.005)
        red.until(lambda: not red.presence[1]["online"])

    assert red.request("chat", text="gone")["status"] == "accepted"


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT], ids=lambda opcode: opcode.name.lower())
def test_who_sends_without_end_what_says_nothing_is_cut_off(small: Server, opcode: Opcode) -> None:
    """Empty pieces of one message would be kept for ever, because together they are never too large."""
    table = small.open("me", "friend")
    person = Person(small, table["id"], table["token"])
    line = person.socket.socket
    line.settimeout(PATIENCE)
    if opcode is Opcode.CONT:
        line.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
    piece = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True)

    with pytest.raises(OSError):
        for _ in range(1_000_000):
            line.sendall(piece * 100)

    person.join()
    person.answered("bid:1")
    person.close()


def test_an_upload_that_is_cut_off_is_no_accident(small: Server) -> None:
    head = f"POST /api/tables/import HTTP/1.1\r\nHost: 127.0.0.1:{small.port}\r\nContent-Type: application/json\r\n"
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", small.port)) as line:
            line.sendall(f'{head}Content-Length: 4000\r\n\r\n{{"journal":"x'.encode())
            line.shutdown(socket.SHUT_WR)
            last_words(line)
        small.call("GET", "/healthz")

    assert "gruft_errors_total 0\n" in small.call("GET", "/metrics").text


class Line:
    """A connection, as far as the doors look at it."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, name: str, default: object = None) -> tuple[str, int]:
        assert name == "peername"
        return (self.address, 1)


def somebody(address: str) -> asyncio.BaseTransport:
    """Somebody at the door who comes from there."""
    return cast(asyncio.BaseTransport, Line(address))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::1", "::1"),
        ("somewhere", "somewhere"),
    ],
)
def test_all_addresses_of_one_connection_count_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


def test_who_has_many_addresses_may_not_take_all_the_room() -> None:
    doors = Doors(Limits(connections=20, per_address=3))

    came = [doors.enter(somebody(f"2001:db8:1:2::{number}")) for number in range(4)]

    assert came == [True, True, True, False] and doors.enter(somebody("2001:db8:1:3::1"))


def test_one_address_may_not_take_all_the_room() -> None:
    doors = Doors(Limits(connections=20, per_address=3))
    far = [somebody("192.0.2.1") for _ in range(4)]

    assert [doors.enter(line) for line in far] == [True, True, True, False]
    assert doors.enter(somebody("192.0.2.2"))
    assert all(doors.enter(somebody("127.0.0.1")) for _ in range(10))
    doors.leave(far[0])
    assert doors.enter(far[3])
    assert doors.turned_away == 1


def test_the_limits_are_those_of_the_whole_server(tmp_path: Path) -> None:
    prepare(tmp_path, 2)
    limits = Limits(connections=10, per_address=3)
    one, other = (Doors(limits, (), Neighbours(Place(tmp_path, number, 2))) for number in range(2))
    far = [somebody("192.0.2.1") for _ in range(5)]

    came = [doors.enter(line) for doors, line in zip((one, other, one, other, one), far)]
    assert came == [True, True, True, False, False]
    other.leave(far[1])
    assert one.enter(far[3]) and not other.enter(far[4])

    assert [other.enter(somebody("127.0.0.1")) for _ in range(8)] == [True] * 7 + [False]
    assert not one.enter(somebody("192.0.2.2"))
    wipe(Place(tmp_path, 1, 2))  # it has died
    assert one.enter(somebody("192.0.2.2"))


def tally(answers: int, tables: int) -> Tally:
    figures = Figures()
    figures.requests["answer", "accepted"] = answers
    for _ in range(answers):
        figures.answering.add(0.02)
    return figures.tally({"rooms": tables}, {"dropped": 1}, {f"table {n}" for n in range(tables)})


def test_figures_are_sums_and_outlive_whoever_counted_them(tmp_path: Path) -> None:
    prepare(tmp_path, 2)
    one, other = (Neighbours(Place(tmp_path, number, 2)) for number in range(2))
    assert one.with_others(tally(3, 2)) == tally(3, 2) and one.before is None
    other.publish(tally(4, 5))

    together = one.with_others(tally(3, 2))
    again = Neighbours(Place(tmp_path, 1, 2))

    assert together.now == {"rooms": 7} and together.counted["dropped"] == 2
    assert "gruft_tables 5\n" in together.text() and "gruft_rooms 7\n" in together.text()  # two are open at both
    assert together.requests == {"answer": {"accepted": 7}} and sum(together.answering.buckets) == 7
    assert 'gruft_requests_total{kind="answer",status="accepted"} 7' in together.text()
    assert again.before is not None and again.before == tally(4, 5).counts_only()


def record(words: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("gruft.test", logging.WARNING, "", 0, words, args, None)


def test_lines_that_say_the_same_are_counted_instead_of_written() -> None:
    now = [0.0]
    sparing = Sparing(at_once=3, clock=lambda: now[0])

    written = [sparing.filter(record("number %d", n)) for n in range(100)]
    now[0] = 61.0
    next_one = record("number %d", 100)

    assert sum(written) == 3 and sparing.filter(record("something else"))
    assert sparing.filter(next_one) and next_one.getMessage() == "number 100 (and 97 more like this)"


def test_a_line_of_the_log_can_be_json() -> None:
    line = msgspec.json.decode(AsJson().format(record("table %s", "x")))

    assert (line["level"], line["from"], line["says"]) == ("warning", "gruft.test", "table x")
