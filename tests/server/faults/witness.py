"""What is told of a run that failed: what everybody waits for, what is stored, what the server says and does.

A test that fails once in a hundred runs must say by itself why: nobody will see it again soon.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

from gruft.server.machine import processor_seconds, starved_seconds
from gruft.server.store import schema
from gruft.server.store.database import connect, database_url
from tests.server import telling
from tests.server.support import Person, Server

LAST_ROWS, LAST_LINES = 6, 120
TELLING_SECONDS = 1.0


class Watched(Protocol):
    """Somebody who plays, as far as it is told what they wait for."""

    doing: str
    accepted_at: float
    person: Person | None
    problem: BaseException | None


@dataclass(frozen=True, slots=True)
class Spent:
    """What a server has had of the machine, up to some moment."""

    at: float
    pid: int
    worked: float
    starved: float

    @classmethod
    def by(cls, server: Server) -> Spent:
        return cls(time.monotonic(), server.pid, processor_seconds(server.pid), starved_seconds(server.pid))

    def since(self, before: Spent) -> str:
        if before.pid != self.pid:
            return f"process {self.pid} is another one than {before.pid}"
        return (
            f"in {self.at - before.at:.2f} s the server worked {self.worked - before.worked:.2f} s with its processes, "
            f"and its first thread waited {self.starved - before.starved:.2f} s for a processor"
        )


class Witness:
    """Looks on from now on, and tells."""

    def __init__(self, server: Server, crowd: Iterable[Watched]) -> None:
        self.server = server
        self.crowd = list(crowd)
        self._before = Spent.by(server)

    def told(self) -> str:
        """Everything. What fails to be found out is told as that, since the run has failed of something else."""
        parts = (self._machine, self._threads, self._people, self._stored, self._said)
        return "\n".join(["", *(_tried(part) for part in parts)])

    def _machine(self) -> str:
        spent = Spent.by(self.server).since(self._before)
        ended = self.server.process.poll() if self.server.process is not None else None
        runs = "runs" if ended is None else f"has ended with {ended}"
        return f"machine: load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors; {spent}; it {runs}"

    def _threads(self) -> str:
        """Whether each thread of the server runs or waits, and where, as the system knows it."""
        found = sorted(Path(f"/proc/{self.server.pid}/task").iterdir(), key=lambda one: int(one.name))
        return "\n".join(f"thread {one.name}: {_tried(partial(_thread, one))}" for one in found)

    def _people(self) -> str:
        return "\n".join(f"player {n}: {_tried(partial(_waits, one))}" for n, one in enumerate(self.crowd))

    def _stored(self) -> str:
        ids = [one.person.table_id for one in self.crowd if one.person is not None]
        return "\n".join(last_rows(self.server.db, ids))

    def _said(self) -> str:
        """The end of the log, with what every thread and task of the server is doing just now."""
        if self.server.log is None:
            return "the server keeps no log"
        if self.server.process is not None and self.server.process.poll() is None:
            telling.ask(self.server.pid)
            time.sleep(TELLING_SECONDS)
        lines = self.server.log.read_text(errors="replace").splitlines()
        return "\n".join(["the server:", *(f"    {line}" for line in lines[-LAST_LINES:])])


def _tried(tell: Callable[[], str]) -> str:
    try:
        return tell()
    except Exception as error:
        return f"not found out: {error!r}"


def _thread(place: Path) -> str:
    state = (place / "stat").read_text().rpartition(")")[2].split()[0]
    name, place_in_system = (place / "comm").read_text().strip(), (place / "wchan").read_text()
    worked, starved, _ = (place / "schedstat").read_text().split()
    spent = f"worked {int(worked) / 1e9:.2f} s, starved {int(starved) / 1e9:.2f} s"
    return f"{name}, {state}, in {place_in_system}, {spent}"


def _waits(one: Watched) -> str:
    ago = f"{time.monotonic() - one.accepted_at:.2f} s ago" if one.accepted_at else "never"
    told = f"{one.doing}; last answer acknowledged {ago}"
    if one.problem is not None:
        told += f"; has given up: {one.problem!r}"
    person = one.person
    if person is None:
        return told
    if not person.state:
        return f"{told}; is shown nothing"
    asks = [(ask["seat"], ask["kind"], ask["id"], len(ask["options"])) for ask in person.asks]
    heard = [message[:100] for message in person.received[-3:]]
    shown = f"version {person.state['version']}, waiting for {person.state['waiting']}, asked {asks}"
    return f"{told}; table {person.table_id} is shown in {shown}; heard last {heard}"


def last_rows(db: str, ids: Iterable[str]) -> list[str]:
    """The end of what is stored of some tables, a line for each."""
    column, told = schema.entries.c, []
    engine = connect(database_url(db))
    with engine.connect() as connection:
        for table_id in ids:
            query = sa.select(column.number, column.seat, column.key, column.undo, column.by)
            rows = connection.execute(query.where(column.table_id == table_id).order_by(column.number.desc()))
            last = [tuple(row) for row in rows.fetchmany(LAST_ROWS)][::-1]
            waiting = connection.execute(sa.select(schema.tables.c.waiting).where(schema.tables.c.id == table_id))
            told.append(f"stored of table {table_id}: waiting for {waiting.scalar()}, last {last}")
    engine.dispose()
    return told
