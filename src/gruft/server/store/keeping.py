"""Backups of a SQLite database: taken and put back, whether the server runs or not.

The copy is made by SQLite itself and is a whole database of one moment. Putting it back keeps what was there before
beside it. If a server holds the database it has to do it itself (restoring.py), because it knows tables by heart.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from gruft.server.store.database import migrate
from gruft.server.store.holding import NotOurs, hold
from gruft.table.rules import refuse

NOTICE_SECONDS = 15.0
"""How long the server that holds a database may take to see that a backup is to be put back."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a database holds."""

    tables: int
    entries: int


def file_of(url: sa.URL) -> Path:
    """The file of a database, or `NotOurs` if it has none."""
    if url.get_backend_name() != "sqlite" or not url.database:
        raise NotOurs(refuse("backup.postgresql"))
    return Path(url.database)


def back_up(url: sa.URL, target: Path) -> Contents:
    """Copy a database to a file, complete or not at all."""
    source = file_of(url)
    if not source.is_file():
        raise NotOurs(refuse("backup.none", file=source.name))
    part = target.with_name(target.name + ".part")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    reading = sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30)
    with closing(reading) as ours, closing(sqlite3.connect(part)) as copy:
        ours.backup(copy)  # one long reading; in WAL mode it holds up nobody who writes
        copy.execute("PRAGMA journal_mode=DELETE")
    found = contents(part)
    part.replace(target)
    return found


def contents(file: Path) -> Contents:
    """What a backup holds; `NotOurs` if it is none, or not whole."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as plain:
            problem = plain.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if problem != "ok":
                raise sqlite3.DatabaseError(problem)
            tables = plain.execute("SELECT count(*) FROM tables").fetchone()[0]
            entries = plain.execute("SELECT count(*) FROM entries").fetchone()[0]
            plain.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise NotOurs(refuse("backup.damaged", file=file.name, problem=str(error))) from None
    return Contents(int(tables), int(entries))


@dataclass(frozen=True, slots=True)
class Handover:
    """Where a backup lies that the server which holds the database is to put back (restoring.py)."""

    database: Path

    @classmethod
    def beside(cls, url: sa.URL) -> Handover:
        """The one that belongs to the database at this address."""
        return cls(file_of(url))

    def _file(self, end: str) -> Path:
        return self.database.with_name(self.database.name + end)

    @property
    def offer(self) -> Path:
        """Checked, and in the newest shape."""
        return self._file(".restore")

    @property
    def taken(self) -> Path:
        """The server is at it."""
        return self._file(".restoring")

    @property
    def refused(self) -> Path:
        """What the server could not take."""
        return self._file(".refused")

    @property
    def before(self) -> Path:
        """What was there before."""
        return self._file(".before")

    def refuse(self) -> None:
        """The server could not do it."""
        if self.taken.exists():
            self.taken.replace(self.refused)


def put_back(url: sa.URL, backup: Path) -> tuple[Contents, Path | None]:
    """Make a backup the database again; also where the one before it is now, if there was one."""
    target, handover = file_of(url), Handover.beside(url)
    found = contents(backup)
    try:
        held = hold(url)
    except NotOurs as error:
        _hand_over(handover, backup, error)
        return found, handover.before
    with held:
        before = handover.before if target.stat().st_size else None
        if before is not None:
            back_up(url, before)
        for end in ("-wal", "-shm"):
            target.with_name(target.name + end).unlink(missing_ok=True)
        _prepared(backup, target).replace(target)
    return found, before


def _prepared(backup: Path, target: Path) -> Path:
    """A copy of the backup in the newest shape, beside where it is to go."""
    part = target.with_name(target.name + ".part")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    part.write_bytes(backup.read_bytes())
    migrate(sa.URL.create("sqlite+pysqlite", database=str(part)))
    with closing(sqlite3.connect(part)) as plain:
        plain.execute("PRAGMA journal_mode=DELETE")
    return part


def _hand_over(handover: Handover, backup: Path, held: NotOurs) -> None:
    """Have the server that holds the database put a backup back; `held` if it does not look for it."""
    handover.refused.unlink(missing_ok=True)
    _prepared(backup, handover.database).replace(handover.offer)
    end = time.monotonic() + NOTICE_SECONDS
    while handover.offer.exists():
        if time.monotonic() > end:
            with contextlib.suppress(FileNotFoundError):  # at the last moment it has
                handover.offer.unlink()
                raise held
        time.sleep(0.05)
    while handover.taken.exists():
        time.sleep(0.05)
    if handover.refused.exists():
        handover.refused.unlink()
        raise NotOurs(refuse("backup.refused"))


def swap(handover: Handover) -> None:
    """Keep what is there, then put the backup in its place in one transaction, while others read."""
    back_up(sa.URL.create("sqlite+pysqlite", database=str(handover.database)), handover.before)
    taken = sqlite3.connect(f"file:{handover.taken}?mode=ro", uri=True)
    with closing(taken) as source, closing(sqlite3.connect(handover.database, timeout=30)) as target:
        target.execute("PRAGMA synchronous=FULL")
        source.backup(target)
