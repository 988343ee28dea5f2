"""What a server process stands on: its database, threads that read from it, and tasks that outlive who began them."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

import sqlalchemy as sa

from gruft.server.store import reach
from gruft.server.store.database import connect
from gruft.server.store.people import People
from gruft.server.store.reach import OutOfReach
from gruft.server.store.reading import Store
from gruft.server.store.writer import Writer

READERS = 8
READ_SECONDS = 10.0
AGAIN_SECONDS = 0.5
P = ParamSpec("P")
T = TypeVar("T")
_log = logging.getLogger("gruft.server.ground")


class Ground:
    """The database and what runs."""

    def __init__(self, url: sa.URL) -> None:
        self.engine = connect(url)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine)
        self.people = People(self.engine)
        self.address = url.render_as_string(hide_password=False)
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._tasks: set[asyncio.Task[object]] = set()

    async def read(self, query: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Read from the database in a thread; `OutOfReach` if it does not answer."""
        call = functools.partial(query, *args, **more)
        try:
            async with asyncio.timeout(READ_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(self._readers, call)
        except Exception as error:
            raise reach.meaning(error) from error

    async def insist(self, act: Callable[[], Coroutine[object, object, None]]) -> None:
        """Do something that must not be missed, as soon as the database answers."""
        while True:
            try:
                return await act()
            except OutOfReach:
                await asyncio.sleep(AGAIN_SECONDS)

    def spawn(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        """Run something that outlives whoever began it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a task failed", exc_info=task.exception())

    async def leave(self) -> None:
        """End what runs, store what was handed over, and let the database go."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.writer.close)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()
