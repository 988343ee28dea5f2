"""Writing: one thread that commits everything waiting in one transaction.

A commit costs a flush to the disk whether it holds one answer or fifty, so those that arrive while one is being written
share the next. If a batch fails (another process was faster), each job of it is tried alone and only the guilty fail.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import AsyncIterator, Sequence
from typing import Any

import sqlalchemy as sa

from gruft.server.store import reach
from gruft.server.store.statements import Statement, Unpacked, cut

MOST_AT_ONCE = 100
MOST_VALUES = 30_000
"""In one statement of SQLite, which takes 32,766; several imports beside each other store more."""
_RING = sa.text("SELECT pg_notify('gruft', :bell)")


Rows = tuple[sa.UpdateBase, list[dict[str, Any]]]  # one statement, and what it is carried out with


class Conflict(Exception):
    """Another process stored something with the same number first."""


class _Job:
    __slots__ = ("bell", "done", "loop", "statements")

    def __init__(self, statements: Sequence[Statement], bell: str | None) -> None:
        self.statements = statements
        self.bell = bell
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def finish(self, error: Exception | None) -> None:
        self.loop.call_soon_threadsafe(self._finish, error)

    def _finish(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Stores what it is given, in order, and says when it is safe."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.rings = engine.dialect.name == "postgresql"
        self._connection: sa.Connection | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._words: dict[tuple[object, ...], tuple[str, list[str] | None, dict[str, Any]]] = {}
        """Statements as the driver takes them, by what they are and the names they are given; in which order; and the
        values they say themselves."""
        self._still = False
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def store(self, statements: Sequence[Statement], bell: str | None = None) -> None:
        """Returns once it is committed; `bell` tells other processes.

        `Conflict`: somebody else was first. `OutOfReach`: nobody knows whether it is stored, read again.
        """
        if self._still:
            raise reach.OutOfReach("a backup is being put back")
        job = _Job(statements, bell)
        self._jobs.put(job)
        # Whoever asked may go away; what was handed over is stored all the same.
        await asyncio.shield(job.done)

    @contextlib.asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """What was handed over is stored, and nothing new is taken (`OutOfReach`) as long as this lasts."""
        job = _Job([], None)
        self._jobs.put(job)
        self._still = True
        try:
            await asyncio.shield(job.done)
            yield
        finally:
            self._still = False

    def close(self) -> None:
        """Finish what was handed over, then stop."""
        self._jobs.put(None)
        self._thread.join(timeout=30)

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            batch: list[_Job] = []
            while job is not None:
                batch.append(job)
                if len(batch) >= MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            if batch:
                self._write(batch)
            if job is None:
                if self._connection is not None:
                    self._connection.close()
                return

    def _write(self, batch: list[_Job]) -> None:
        try:
            self._commit(batch)
        except Exception as error:
            outage = isinstance(_meaning(error), reach.OutOfReach)
            if len(batch) == 1 or outage:  # without a database each alone would fail too, and wait for it
                for job in batch:
                    job.finish(_meaning(error))
                return
            for job in batch:
                self._write([job])
            return
        for job in batch:
            job.finish(None)

    def _commit(self, batch: list[_Job]) -> None:
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(writing=True)
        connection, work = self._connection, _gathered(batch)
        try:
            with connection.begin():
                self._carry_out(connection, work)
                if self.rings:
                    for bell in {job.bell for job in batch if job.bell}:
                        connection.execute(_RING, {"bell": bell})
        except sa.exc.IntegrityError:
            raise
        except Exception:
            self._connection = None  # who knows what is left of it
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()
            raise

    def _carry_out(self, connection: sa.Connection, work: list[Rows]) -> None:
        """By the driver itself: what lies between it and us would cost as much as storing."""
        driver: Any = self.engine.dialect.dbapi  # sqlite3, or psycopg
        cursor = connection.connection.cursor()
        try:
            for statement, rows in work:
                words, values = self._plain(statement, rows)
                if len(values) == 1:
                    cursor.execute(words, values[0])
                elif isinstance(values[0], tuple) and isinstance(statement, sa.Insert):
                    for some in cut(values, MOST_VALUES // len(values[0])):
                        cursor.execute(*_at_once(words, some))
                else:
                    cursor.executemany(words, values)
        except driver.Error as error:
            raise sa.exc.DBAPIError.instance(None, None, error, driver.Error, hide_parameters=True) from error
        finally:
            cursor.close()

    def _plain(self, statement: sa.UpdateBase, rows: list[dict[str, Any]]) -> tuple[str, Any]:
        """A statement and its rows as the driver takes them; the words are made once.

        Values go to the database as they are: the columns hold words, numbers, truths and bytes only.
        """
        names = (id(statement), *rows[0])
        if names not in self._words:
            columns = [*rows[0]] if isinstance(statement, sa.Insert) else None
            compiled: Any = statement.compile(dialect=self.engine.dialect, column_keys=columns)  # its own compiler's
            fixed = {name: value for name, value in compiled.params.items() if name not in rows[0]}
            self._words[names] = str(compiled), compiled.positiontup if compiled.positional else None, fixed
        words, order, fixed = self._words[names]
        if fixed:  # what the statement itself says
            rows = [fixed | row for row in rows]
        return words, [tuple(row[name] for name in order) for row in rows] if order is not None else rows


def _at_once(words: str, values: Sequence[tuple[Any, ...]]) -> tuple[str, list[Any]]:
    """Many rows in one statement: SQLite takes one step for all of them.

    After each step this thread waits for its turn among those who answer.
    """
    head, between, row = words.rpartition(" VALUES ")
    return f"{head}{between}{', '.join([row] * len(values))}", [value for one in values for value in one]


def _gathered(batch: list[_Job]) -> list[Rows]:
    """The same statements together, rows of one table always in the same order, so that processes cannot deadlock.

    What was left to this thread is packed.
    """
    groups: dict[tuple[object, ...], Rows] = {}
    for job in batch:
        for statement, parameters in job.statements:
            left = {name: value.packed() for name, value in parameters.items() if isinstance(value, Unpacked)}
            parameters.update(left)
            groups.setdefault((id(statement), *parameters), (statement, []))[1].append(parameters)
    for _, rows in groups.values():
        rows.sort(key=lambda row: str(row.get("table_id") or row.get("table") or ""))
    return list(groups.values())


def _meaning(error: Exception) -> Exception:
    return Conflict(str(error.orig)) if isinstance(error, sa.exc.IntegrityError) else reach.meaning(error)
