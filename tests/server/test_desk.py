"""Dear requests have a desk of their own: whoever plays does not wait for them, and nobody takes all of it."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from gruft.server.desk.desk import MOST_PER_ADDRESS, Desk, Unanswered
from gruft.server.desk.kept import Kept
from gruft.server.load.beside import long_journal
from tests.server.faults.pulse import Pulse
from tests.server.support import PATIENCE, Person, Server

LIVE_SECONDS = 1.0


def test_whoever_plays_does_not_wait_for_dear_requests(server: Server) -> None:
    text = long_journal()
    first = httpx.post(server.url + "/api/tables/import", json={"journal": text}, timeout=60)
    assert first.status_code == 201, first.text
    brought = first.json()
    statuses: list[int] = []

    def import_it(_: int) -> None:
        statuses.append(httpx.post(server.url + "/api/tables/import", json={"journal": text}, timeout=60).status_code)

    def look(number: int) -> None:
        headers = {"Authorization": f"Bearer {brought['token']}"}
        address = f"{server.url}/api/tables/{brought['id']}/moment/{number}"
        statuses.append(httpx.get(address, headers=headers, timeout=60).status_code)

    waits: list[float] = []
    pulse = Pulse()
    with ThreadPoolExecutor(12) as pool:
        work = [pool.submit(look, number) for number in range(2, 10)] + [pool.submit(import_it, n) for n in range(4)]
        while not all(one.done() for one in work) or len(waits) < 10:
            table = server.open("me", "friend")
            start = time.monotonic()
            red = Person(server, table["id"], table["token"])
            waits.append(time.monotonic() - start)
            start = time.monotonic()
            assert red.answer("bid:1")["status"] == "accepted"
            waits.append(time.monotonic() - start)
            red.close()
            pulse.feel()

    assert set(statuses) <= {200, 201, 413, 429} and 200 in statuses
    waits = [wait / pulse.slowness for wait in waits]
    assert statistics.median(waits) < LIVE_SECONDS / 4 and max(waits) < LIVE_SECONDS, waits


def test_a_moment_that_was_looked_at_is_at_hand(server: Server) -> None:
    brought = server.call("POST", "/api/tables/import", {"journal": long_journal(entries=600)}).json()
    path = f"/api/tables/{brought['id']}/moment/3"

    taken = []
    for _ in range(3):
        start = time.monotonic()
        assert server.call("GET", path, token=brought["token"]).status_code == 200
        taken.append(time.monotonic() - start)

    assert min(taken[1:]) < taken[0]


def test_a_brought_table_opens_from_its_end(server: Server) -> None:
    """However often somebody changed their mind: nobody replays all of it."""
    text = long_journal(entries=1000)
    start = time.monotonic()
    brought = server.call("POST", "/api/tables/import", {"journal": text}).json()  # there all of it is replayed
    replayed, start = time.monotonic() - start, time.monotonic()

    person = Person(server, brought["id"], brought["token"])

    assert person.asks and time.monotonic() - start < replayed


def nap(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def ponder(seconds: float) -> int:
    """Work, as long as a processor takes."""
    while time.process_time() < seconds:
        pass
    return os.getpid()


def hoard(size: int) -> int:
    return len(bytearray(size))


def answers(desk: Desk, *work: Any) -> list[Any]:
    async def all_of_it() -> list[Any]:
        try:
            return await asyncio.gather(
                *(desk.ask(address, function, value) for address, function, value in work), return_exceptions=True
            )
        finally:
            await asyncio.to_thread(desk.close)

    return asyncio.run(all_of_it())


def test_what_takes_too_long_or_too_much_is_given_up() -> None:
    work = (("a", ponder, 600.0), ("a", hoard, 8 << 30), ("a", nap, 0.0))
    dear, large, fine = answers(Desk(1, limit=0.5, patience=PATIENCE), *work)

    assert isinstance(dear, Unanswered) and (dear.status, dear.refusal.code) == (413, "request.too_dear")
    assert isinstance(large, Unanswered) and large.refusal.code == "request.too_dear"
    assert isinstance(fine, int) and fine != os.getpid()


def test_who_does_nothing_for_too_long_is_given_up() -> None:
    """Not so whoever only waits for a processor: that is no reason to send somebody away."""
    first, late, fine = answers(Desk(1, limit=0.5, patience=1.0), ("a", nap, 0.0), ("a", nap, 600.0), ("a", nap, 0.0))

    assert isinstance(late, Unanswered) and late.refusal.code == "request.too_dear"
    assert isinstance(first, int) and isinstance(fine, int) and fine != first  # another process in its place


def test_addresses_take_turns() -> None:
    order: list[str] = []
    desk = Desk(1)

    async def ask(address: str) -> None:
        await desk.ask(address, nap, 0.01)
        order.append(address)

    async def crowd() -> None:
        await asyncio.gather(*(ask("greedy") for _ in range(8)), ask("modest"))
        await asyncio.to_thread(desk.close)

    asyncio.run(crowd())
    assert order.index("modest") <= 2


def test_one_address_may_not_fill_the_queue() -> None:
    found = answers(Desk(1), *(("greedy", nap, 0.0) for _ in range(MOST_PER_ADDRESS + 5)))

    refused = [one for one in found if isinstance(one, Unanswered)]
    assert len(refused) == 4 and {one.status for one in refused} == {429}


def test_what_is_kept_has_a_limit() -> None:
    kept: Kept[str] = Kept(100)
    for n in range(20):
        kept.keep(n, str(n), 10)
    kept.get(10)
    kept.keep("one more", "x", 10)

    assert kept.get(10) == "10" and kept.get(11) is None and kept.bytes <= 100
    kept.keep("huge", "x", 60)
    assert kept.get("huge") is None
