"""How much of something one side may ask for: so many at once, and so many again with time."""

from __future__ import annotations

import time
from collections.abc import Callable

from gruft.server.http.guard import LOOPBACK

TABLES_AT_ONCE = 40
TABLES_PER_SECOND = 1 / 30
MOST_REMEMBERED = 10_000

Clock = Callable[[], float]


class Allowance:
    """A store that empties with use and fills with time."""

    __slots__ = ("_clock", "_counted", "_left", "_most", "_per_second")

    def __init__(self, at_once: int, per_second: float, clock: Clock = time.monotonic) -> None:
        self._most = self._left = float(at_once)
        self._per_second = per_second
        self._clock = clock
        self._counted = clock()

    def take(self) -> bool:
        """One of it, if there is one left."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing of it is used up."""
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._counted) * self._per_second)
        self._counted = now


class Doorman:
    """Counts what is asked for from each address (tables, sign-ins). People at this very machine are not counted.

    `share`: so many processes each give an equal part of it, so that all of them together do not give more.
    """

    def __init__(
        self,
        clock: Clock = time.monotonic,
        *,
        at_once: int = TABLES_AT_ONCE,
        per_second: float = TABLES_PER_SECOND,
        share: int = 1,
    ) -> None:
        self._clock = clock
        self._at_once, self._per_second = max(1, at_once // share), per_second / share
        self._known: dict[str, Allowance] = {}

    def admits(self, address: str) -> bool:
        """Whether one more may be had from there now."""
        if address in LOOPBACK:
            return True
        if address not in self._known and len(self._known) >= MOST_REMEMBERED:
            self._known = {one: left for one, left in self._known.items() if not left.full}
            if len(self._known) >= MOST_REMEMBERED:
                return False
        return self._known.setdefault(address, Allowance(self._at_once, self._per_second, self._clock)).take()
