"""Who may open a database: one server for a file, and only code that knows its shape.

Several processes on one SQLite file would not hear of each other's answers; PostgreSQL has a bell for that (bell.py).
The file is readable by its owner only: it holds seeds and everybody's answers.
"""

from __future__ import annotations

import fcntl
import os
from contextlib import ExitStack
from pathlib import Path

import sqlalchemy as sa

from gruft.table.rules import Refusal, refuse


class NotOurs(Exception):
    """A database this server must leave alone; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def hold(url: sa.URL) -> ExitStack:
    """Hold a database file until closed (or the process ends); `NotOurs` if another server does."""
    held = ExitStack()
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return held
    assert url.database is not None
    path = Path(url.database)
    _private(path)
    lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    held.callback(os.close, lock)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        process = os.pread(lock, 20, 0).decode("ascii", "replace").strip() or "?"
        held.close()
        raise NotOurs(refuse("server.held", file=path.name, process=process)) from None
    os.ftruncate(lock, 0)
    os.pwrite(lock, str(os.getpid()).encode(), 0)
    return held


def _private(path: Path) -> None:
    """Make the file if it is not there, for its owner only; SQLite's own files beside it are made likewise."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(0o600)
