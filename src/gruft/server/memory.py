"""When memory is collected: often and briefly while people play, all of it when nobody does.

Left to itself Python counts what is made against what is forgotten. At many tables both are much; then it waits long,
and everybody waits for one large collection.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG_SECONDS = 0.1
QUIET_SECONDS = 5.0
MOST_FORGOTTEN = 100


class Memory:
    """Collects by what `answered` tells: when somebody last answered."""

    def __init__(self, answered: Callable[[], float]) -> None:
        self._answered = answered
        self._collected = time.monotonic()
        self.forgotten = 0
        """Tables this process has forgotten since all was collected."""

    async def collect(self) -> None:
        """What answers leave behind, so often that it takes a few milliseconds at most; for ever."""
        last = 0.0
        while True:
            await asyncio.sleep(YOUNG_SECONDS)
            if self._answered() > last:
                last = self._answered()
                gc.collect(0)

    def collect_all(self) -> None:
        """All of it, which takes long: if it is quiet, or tables leave much behind."""
        quiet = self._answered() < time.monotonic() - QUIET_SECONDS
        if (quiet and self._answered() > self._collected) or self.forgotten > MOST_FORGOTTEN:
            gc.collect()
            self.forgotten, self._collected = 0, time.monotonic()
