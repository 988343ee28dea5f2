"""The bell between server processes on one PostgreSQL database: LISTEN and NOTIFY.

Whoever stores something about a table rings in the same transaction, so a bell is heard only for what is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import sqlalchemy as sa

from gruft.server.store.database import line_settings

AGAIN_SECONDS = 0.5
READY_SECONDS = 60.0
_log = logging.getLogger("gruft.server.bell")


class Bell:
    """Calls `heard` for every bell any process rings, and with None after the line was down."""

    def __init__(self, url: sa.URL, heard: Callable[[str | None], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._settings = line_settings(url)
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen; returns once nothing can be missed any more."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready))
        await asyncio.wait_for(ready.wait(), READY_SECONDS)

    async def stop(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, ready: asyncio.Event) -> None:
        """Listen for ever; a lost connection is made again."""
        import psycopg  # of the extra `postgres`

        while True:
            try:
                connecting = psycopg.AsyncConnection.connect(
                    self._address,
                    autocommit=True,
                    **self._settings,  # type: ignore[arg-type]  # libpq's own settings, by their names
                )
                async with await connecting as connection:
                    await connection.execute("LISTEN gruft")
                    if ready.is_set():
                        self._heard(None)
                    ready.set()
                    async for note in connection.notifies():
                        self._heard(note.payload)
            except psycopg.Error as error:
                _log.warning("the bell is out of reach: %s", error)
                await asyncio.sleep(AGAIN_SECONDS)
