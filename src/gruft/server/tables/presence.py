"""Who is at tables in other processes, as far as these have told.

A process tells who sits at a table with it when that changes, every quarter of a minute, and when another one asks. One
that falls silent is forgotten: it may have died.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SILENCE_SECONDS = 40.0


class Elsewhere:
    """Seats by table and process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[str, dict[str, tuple[frozenset[int], float]]] = {}

    def told(self, table_id: str, process: str, seats: frozenset[int]) -> None:
        at = self._told.setdefault(table_id, {})
        at[process] = (seats, self._clock())
        if not seats:
            del at[process]
        if not at:
            del self._told[table_id]

    def seats(self, table_id: str) -> set[int]:
        """The seats somebody is at in another process."""
        since = self._clock() - SILENCE_SECONDS
        return {seat for seats, at in self._told.get(table_id, {}).values() if at > since for seat in seats}

    def forget_the_silent(self) -> None:
        since = self._clock() - SILENCE_SECONDS
        for table_id, at in list(self._told.items()):
            self._told[table_id] = {process: told for process, told in at.items() if told[1] > since}
            if not self._told[table_id]:
                del self._told[table_id]
