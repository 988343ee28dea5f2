"""Since when a seat has only looked on, in public moments: what happened "since your last turn" begins there.

A turn is any number of answers of one seat between which nobody else was seen to do anything. Only public moments and
the seat's own answers count, so nothing can be learnt here of what others choose in secret. What came of a turn's last
answer belongs to what is told: who is the last to choose in secret turns up the choices of all.
"""

from __future__ import annotations

from gruft.table.ask import Seat


class Turns:
    """The turns of all seats at one table."""

    def __init__(self) -> None:
        self._ended: dict[Seat, int] = {}
        self._last: dict[Seat, int] = {}
        """The public moment before the last answer of the turn that has ended last, or goes on."""
        self._before: dict[Seat, int] = {}
        """The same of the turn before that."""

    def took(self, seat: Seat, before: int, after: int) -> None:
        """A seat answered or took back; the public moments before and after it."""
        ended = self._ended.get(seat, 0)
        if before > ended:  # others were seen in between: this is a new turn
            self._before[seat] = self._last.get(seat, 0)
        self._last[seat] = before
        self._ended[seat] = after

    def acted(self, seat: Seat | None) -> bool:
        """Whether this seat has answered anything yet."""
        return seat in self._ended

    def since(self, seat: Seat | None, now: int) -> int:
        """The public moment before this seat's last turn ended; in the middle of a turn, of the one before it."""
        if seat is None:
            return 0
        ended = now > self._ended.get(seat, 0)
        return (self._last if ended else self._before).get(seat, 0)
