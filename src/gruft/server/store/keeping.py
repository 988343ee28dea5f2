"""Backups of a SQLite database: taken while the server runs, put back while it does not.

The copy is made by SQLite itself and is a whole database of one moment. Putting it back keeps what was
there before beside it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from gruft.server.store.database import migrate
from gruft.server.store.holding import NotOurs, hold
from gruft.table.rules import refuse


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


def put_back(url: sa.URL, backup: Path) -> tuple[Contents, Path | None]:
    """Make a backup the database again; also where the one before it is now, if there was one."""
    target = file_of(url)
    found = contents(backup)
    before = target.with_name(target.name + ".before") if target.is_file() and target.stat().st_size else None
    with hold(url):
        if before is not None:
            back_up(url, before)
        for end in ("-wal", "-shm"):
            target.with_name(target.name + end).unlink(missing_ok=True)
        part = target.with_name(target.name + ".part")
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        part.write_bytes(backup.read_bytes())
        part.replace(target)
        migrate(url)
    return found, before
