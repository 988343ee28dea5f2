"""kill -9 of the server and outages of the database, on PostgreSQL."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from gruft.server.store.database import connect, database_url
from tests.server.faults.crowd import TYRANTS_AND_DESCENT, Fault, play_through_faults
from tests.server.faults.line import Line, line_to
from tests.server.faults.postgres import Postgres, postgres
from tests.server.faults.test_sqlite import kill
from tests.server.support import Server


@dataclass
class Stage:
    """A server, its database, and the line between them."""

    server: Server
    database: Postgres
    line: Line

    def outages(self) -> list[Callable[[float], None]]:
        return [self.stop, self.kill, self.pause, self.cut, self.slow]

    def stop(self, seconds: float) -> None:
        self.database.stop()
        time.sleep(seconds)
        self.database.start()

    def kill(self, seconds: float) -> None:
        self.database.kill()
        time.sleep(seconds)
        self.database.start()

    def pause(self, seconds: float) -> None:
        self.database.pause()
        time.sleep(seconds)
        self.database.go_on()

    def cut(self, seconds: float) -> None:
        self.line.cut()
        time.sleep(seconds)
        self.line.mend()

    def slow(self, seconds: float) -> None:
        self.line.slow_down(0.05)
        time.sleep(seconds)
        self.line.mend()

    def gaps(self) -> list[str]:
        """Tables whose entries are not numbered 1, 2, 3 …"""
        engine = connect(database_url(self.database.address))
        query = "SELECT table_id FROM entries GROUP BY table_id HAVING count(*) <> max(number)"
        with engine.connect() as connection:
            found = list(connection.execute(sa.text(query)).scalars())
        engine.dispose()
        return found


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with postgres() as database, line_to(database.address) as line:
        server = Server(line.address, log=tmp_path / "server.log")
        yield Stage(server, database, line)
        server.stop()


def test_five_outages_lose_nothing_and_leave_no_gap(stage: Stage) -> None:
    faults: list[Fault] = [partial(outage, 0.4) for outage in stage.outages()]

    play_through_faults(stage.server, faults, secrets.randbits(32), 3)

    assert stage.gaps() == []


@pytest.mark.long
def test_fifty_outages_lose_nothing_and_leave_no_gap(stage: Stage) -> None:
    """From a tenth of a second to ten."""
    seed = secrets.randbits(32)
    dice = random.Random(seed)
    faults: list[Fault] = [partial(stage.outages()[n % 5], 10 ** dice.uniform(-1, 1)) for n in range(50)]

    play_through_faults(stage.server, faults, seed)

    assert stage.gaps() == []


@pytest.mark.long
def test_a_hundred_kills_of_the_server_lose_nothing(stage: Stage) -> None:
    play_through_faults(stage.server, [partial(kill, stage.server)] * 100, secrets.randbits(32))

    assert stage.gaps() == []


@pytest.mark.long
def test_kills_and_outages_lose_nothing_of_tyrants_and_descent(stage: Stage) -> None:
    faults: list[Fault] = [partial(outage, seconds) for seconds in (0.2, 2) for outage in stage.outages()]
    faults += [partial(kill, stage.server)] * 10

    play_through_faults(stage.server, faults, secrets.randbits(32), 4, TYRANTS_AND_DESCENT)

    assert stage.gaps() == []
