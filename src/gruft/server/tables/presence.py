"""Which other processes there are, and who is at tables in them, as far as these have told.

A process tells who sits at a table with it when that changes, every quarter of a minute, and when another one asks. One
that falls silent is forgotten: it may have died.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SILENCE_SECONDS = 40.0


class Elsewhere:
    """Other processes, and seats by table and process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[str, dict[str, tuple[frozenset[int], float]]] = {}
        self._heard: dict[str, float] = {}

    def heard(self, process: str) -> None:
        """Another process has said something, whatever it was."""
        self._heard[process] = self._clock()

    @property
    def company(self) -> bool:
        """Whether another process has been heard of lately."""
        since = self._clock() - SILENCE_SECONDS
        return any(at > since for at in self._heard.values())

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
        self._heard = {process: at for process, at in self._heard.items() if at > since}
        for table_id, at in list(self._told.items()):
            self._told[table_id] = {process: told for process, told in at.items() if told[1] > since}
            if not self._told[table_id]:
                del self._told[table_id]
