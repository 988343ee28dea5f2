"""Dear requests have a desk of their own: whoever plays does not wait for them, and nobody takes all of it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from gruft.server import bodies, machine
from gruft.server.desk import clerk, desk, study
from gruft.server.desk.desk import MOST_PER_ADDRESS, Desk, Unanswered
from gruft.server.desk.kept import Kept
from gruft.server.load.beside import long_journal
from gruft.server.store import statements
from gruft.server.store.database import connect, database_url, migrate
from gruft.server.store.reading import Store
from gruft.server.tables import opening
from gruft.server.tables.chronicle import CHECKPOINT_EVERY
from gruft.table.opening import open_table
from tests.server.store.test_storage import count_followed
from tests.server.store.test_updates import Kept as Stored
from tests.server.support import PATIENCE, Person, Server, eventually

NO_STORE = "sqlite://"


def children(process: int) -> list[int]:
    """What a process has started: the desk's processes and the bots'."""
    told = [task / "children" for task in Path(f"/proc/{process}/task").iterdir()]
    return [int(one) for file in told for one in file.read_text().split()]


def figure(server: Server, name: str) -> float:
    """One of the figures the server tells."""
    lines = server.call("GET", "/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"gruft_{name} "))


def test_whoever_plays_does_not_wait_for_dear_requests(server: Server) -> None:
    """The desk stands still with twelve requests before it, and a table is opened, joined and played at."""
    text = long_journal(entries=100)
    brought = server.call("POST", "/api/tables/import", {"journal": text}).json()

    def import_it(_: int) -> int:
        return httpx.post(server.url + "/api/tables/import", json={"journal": text}, timeout=PATIENCE).status_code

    def look(place: str) -> int:
        headers = {"Authorization": f"Bearer {brought['token']}"}
        return httpx.get(
            f"{server.url}/api/tables/{brought['id']}/{place}", headers=headers, timeout=PATIENCE
        ).status_code

    def remember(_: int) -> int:
        wanted = {"tokens": [brought["token"]]}
        return httpx.post(server.url + "/api/tables/plays", json=wanted, timeout=PATIENCE).status_code

    standing_still = children(server.pid)
    assert standing_still
    for process in standing_still:
        os.kill(process, signal.SIGSTOP)
    with ThreadPoolExecutor(12) as pool:
        try:
            work = [pool.submit(look, f"moment/{number}") for number in range(2, 6)]
            work += [pool.submit(look, "journal") for _ in range(2)] + [pool.submit(remember, n) for n in range(2)]
            work += [pool.submit(import_it, n) for n in range(4)]
            eventually(lambda: figure(server, "desk_waiting") >= 11)
            table = server.open("me", "friend")
            red = Person(server, table["id"], table["token"])
            red.answered("bid:1")
            assert not any(one.done() for one in work)
        finally:
            for process in standing_still:
                os.kill(process, signal.SIGCONT)
        assert sorted(one.result() for one in work) == [200] * 8 + [201] * 4
    red.close()


def test_a_moment_that_was_looked_at_is_at_hand(server: Server) -> None:
    brought = server.call("POST", "/api/tables/import", {"journal": long_journal(entries=100)}).json()
    path = f"/api/tables/{brought['id']}/moment/3"
    before = figure(server, "desk_errands")

    views = [server.call("GET", path, token=brought["token"]).json()["view"] for _ in range(3)]

    assert views[0] == views[1] == views[2] and figure(server, "desk_errands") == before + 1


def test_a_brought_table_opens_from_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody changed their mind: nobody replays all of it."""
    brought = study.bring(NO_STORE, bodies.JournalFile(long_journal(entries=600)))
    url = database_url(str(tmp_path / "tables.db"))
    migrate(url)
    engine = connect(url)
    with engine.execution_options(writing=True).begin() as connection:
        for part in statements.in_parts(brought.rows):
            for statement, row in part:
                connection.execute(statement, row)
    followed = count_followed(monkeypatch)

    chronicle = Store(engine).open(brought.opened.id)

    assert chronicle.number >= 600 and followed.total() == 0 and chronicle.table.asks
    engine.dispose()


def test_a_past_moment_is_shown_from_the_checkpoint_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game was, only what came since the checkpoint is played again."""
    kept = Stored(tmp_path, "lords", 3)
    kept.plays(400, seed=1)
    last = Store(kept.engine).moments(kept.id)
    followed = count_followed(monkeypatch)

    for number in range(last // 2, last, last // 10):
        followed.clear()
        looked = study.moment(str(database_url(str(tmp_path / "tables.db"))), kept.id, number, 0)

        assert looked.view and followed.total() <= 2 * CHECKPOINT_EVERY, (number, last)


def placed(position: dict[str, Any]) -> bodies.JournalFile:
    """A journal that begins in a position no invariant of the tiny game refuses."""
    journal = open_table("pebbles", position={"game": "pebbles", "seats": 2, **position}).journal
    assert journal is not None
    return bodies.JournalFile(journal.text())


def test_a_game_that_is_over_and_that_nobody_can_have_won_is_not_taken_in() -> None:
    wanted = placed({"beat": None, "state": {"points": []}})
    made = opening.from_journal(wanted)
    assert made.chronicle.over and made.chronicle.table.view(0)  # up to here nothing is wrong with it

    with pytest.raises(study.Declined) as no:
        study.bring(NO_STORE, wanted)

    assert no.value.refusal.code == "journal.not_one"


@pytest.mark.parametrize("state", [{"known": [0]}, {"bag": ["stone:red.0"], "known": []}])
def test_a_position_at_which_a_seat_cannot_look_is_not_taken_in(state: dict[str, Any]) -> None:
    with pytest.raises(study.Declined) as no:
        study.bring(NO_STORE, placed({"state": state}))

    assert no.value.refusal.code == "journal.not_one"


def test_a_table_that_is_dear_to_look_at_is_not_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever joins it would have it made where others play."""

    def dear(_: opening.Opening) -> bool:
        ponder(time.process_time() + 0.02)
        return True

    monkeypatch.setattr(study, "LIVE_SECONDS", 0.01)
    monkeypatch.setattr(study, "_sound", dear)
    with pytest.raises(study.Declined) as no:
        study.bring(NO_STORE, bodies.JournalFile(long_journal(entries=40)))

    assert no.value.refusal.code == "request.too_dear"


@pytest.mark.parametrize("broken", ["nothing", "view", "asks", "options"])
def test_a_table_nobody_could_see_or_answer_at_is_not_taken_in(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rules let through and only shows when people come."""
    wanted = bodies.JournalFile(long_journal(entries=10))
    made = opening.from_journal(wanted)
    table = made.chronicle.table
    assert table.asks and not any(row.checkpoint for row in made.entries)
    match broken:
        case "view":
            monkeypatch.setattr(type(table), "view", lambda *_: 1 // 0)
        case "asks":
            monkeypatch.setattr(type(table), "asks", [])
        case "options":
            monkeypatch.setattr(type(table.asks[0]), "keys", [])
    monkeypatch.setattr(opening, "from_journal", lambda *_: made)

    if broken == "nothing":
        assert study.bring(NO_STORE, wanted).opened.id == made.id
        return
    with pytest.raises(study.Declined) as no:
        study.bring(NO_STORE, wanted)
    assert no.value.refusal.code == "journal.not_one"


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
    work = (("a", ponder, 100.0), ("a", hoard, 8 << 30), ("a", nap, 0.0))
    dear, large, fine = answers(Desk(1, limit=0.5, patience=10 * PATIENCE), *work)

    assert isinstance(dear, Unanswered) and (dear.status, dear.refusal.code) == (413, "request.too_dear")
    assert isinstance(large, Unanswered) and large.refusal.code == "request.too_dear"
    assert isinstance(fine, int) and fine != os.getpid()


def test_a_file_may_take_longer_than_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(desk.LONGER, ponder.__name__, 4.0)
    first, dear = answers(Desk(1, limit=0.4, patience=10 * PATIENCE), ("a", ponder, 0.8), ("a", ponder, 100.0))

    assert isinstance(first, int) and isinstance(dear, Unanswered)
    assert desk.LONGER[study.bring.__name__] * desk.TIME_LIMIT >= 60


def test_who_does_nothing_for_too_long_is_given_up() -> None:
    """Not so whoever only waits for a processor: that is no reason to send somebody away."""
    first, late, fine = answers(Desk(1, limit=0.5, patience=1.0), ("a", nap, 0.0), ("a", nap, 600.0), ("a", nap, 0.0))

    assert isinstance(late, Unanswered) and late.refusal.code == "request.too_dear"
    assert isinstance(first, int) and isinstance(fine, int) and fine != first  # another process in its place


def test_a_server_that_stops_does_not_stumble_over_who_is_still_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = threading.Event()
    stopped = threading.Event()

    def standing(_: int) -> None:
        looked.set()
        assert stopped.wait(30)

    monkeypatch.setattr(machine, "standing", standing)
    worker = clerk.Clerk()
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(worker.ask, 60.0, 60.0, nap, (600.0,))
        assert looked.wait(30)
        worker.stop()
        stopped.set()

        assert asked.result(30) == ("dear", "time")


def how_scheduled(seconds: float) -> int:
    """How this process shares the processors; if it is modest, it tells only after a while."""
    policy = os.sched_getscheduler(0)
    if policy == os.SCHED_IDLE:
        time.sleep(seconds)
    return policy


def test_the_desk_works_when_nobody_else_wants_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "standing", lambda _: None)

    assert answers(Desk(1), ("a", how_scheduled, 0.0)) == [os.SCHED_IDLE]


def test_who_would_starve_at_the_desk_takes_a_share_and_is_modest_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    starves = [machine.Standing(wants=True, worked=3.0)] * (clerk.HUNGRY_LOOKS + 1)
    monkeypatch.setattr(clerk, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(clerk, "BOLD_SECONDS", 0.0)
    monkeypatch.setattr(machine, "standing", lambda _: starves.pop() if starves else None)

    found = answers(Desk(1), ("a", how_scheduled, 600.0), ("a", how_scheduled, 0.0))

    assert found == [os.SCHED_BATCH, os.SCHED_IDLE]


def test_who_only_waits_at_the_desk_is_not_taken_for_starving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(machine, "standing", lambda _: machine.Standing(wants=False, worked=3.0))

    assert answers(Desk(1), ("a", how_scheduled, 1.0)) == [os.SCHED_IDLE]


@pytest.mark.long
def test_on_a_processor_that_never_rests_a_dear_request_is_answered_all_the_same() -> None:
    """The desk and somebody who never sleeps are kept on one processor."""
    everywhere = os.sched_getaffinity(0)
    one = {min(everywhere)}
    busy = subprocess.Popen(["taskset", "-c", str(min(one)), sys.executable, "-c", "while True: pass"])
    try:
        os.sched_setaffinity(0, one)
        desk = Desk(1)
        desk._clerks[0]._start(modest=True)
        os.sched_setaffinity(0, everywhere)
        (found,) = answers(desk, ("a", ponder, 2.0))
    finally:
        os.sched_setaffinity(0, everywhere)
        busy.kill()
        busy.wait()

    assert isinstance(found, int)


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


def test_who_asks_while_the_desk_closes_is_told_so() -> None:
    desk = Desk(1)

    async def closing() -> list[Any]:
        await desk.ask("a", nap, 0.0)
        asked = [asyncio.create_task(desk.ask("a", nap, 600.0)), asyncio.create_task(desk.ask("b", nap, 0.0))]
        await asyncio.sleep(0.2)
        await asyncio.to_thread(desk.close)
        return await asyncio.gather(*asked, desk.ask("c", nap, 0.0), return_exceptions=True)

    assert [one.status for one in asyncio.run(closing())] == [503, 503, 503]


def test_a_process_that_is_ended_from_two_sides_is_ended_once() -> None:
    worker = clerk.Clerk()
    ended = []

    class Busy:
        def kill(self) -> None:
            ended.append("process")

        def join(self, _: float) -> None:
            worker.stop()

        def close(self) -> None:
            ended.append("pipe")

    vars(worker).update(_process=Busy(), _pipe=Busy())
    worker.stop()

    assert ended == ["process", "pipe"]


def test_what_is_kept_has_a_limit() -> None:
    kept: Kept[str] = Kept(100)
    for n in range(20):
        kept.keep(n, str(n), 10)
    kept.get(10)
    kept.keep("one more", "x", 10)

    assert kept.get(10) == "10" and kept.get(11) is None and kept.bytes <= 100
    kept.keep("huge", "x", 60)
    assert kept.get("huge") is None
