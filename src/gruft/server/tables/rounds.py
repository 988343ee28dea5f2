"""Nobody is asked while bytes are being mixed in: the table may be laid out anew at any moment.

A change of key before the first answer deals everything again. Whoever was asked already would find another question
under their hand, so from the moment somebody who contributes sits down until their bytes are in, nobody is. That takes
a few messages between browsers; a browser that falls silent is waited for no longer than a round lasts, and each seat
begins one round by coming and one by its pledge, however often it does either.

Not here: who may pledge and mix when (contributing.py), what it does to the key (table/mixing.py).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Literal

from gruft.table.ask import Seat

ROUND_SECONDS = 2.0
Step = Literal["came", "pledged"]


class Round:
    """How long people's bytes are waited for."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until = 0.0
        self._begun: set[tuple[Seat, Step]] = set()

    def begin(self, step: Step, seats: Iterable[Seat]) -> bool:
        """Somebody came or pledged; whether that begins a new round."""
        new = {(seat, step) for seat in seats} - self._begun
        if new:
            self._begun |= new
            self._until = self._clock() + ROUND_SECONDS
        return bool(new)

    @property
    def left(self) -> float:
        """Seconds until nobody is waited for any more."""
        return max(0.0, self._until - self._clock())
