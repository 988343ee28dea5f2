"""Since when a seat has only looked on, in public moments: what happened "since your last turn" begins there.

A turn is any number of answers of one seat between which nobody else was seen to do anything. Only public moments and
the seat's own answers count, so nothing can be learnt here of what others choose in secret.
"""

from __future__ import annotations

from gruft.table.ask import Seat


class Turns:
    """The turns of all seats at one table."""

    def __init__(self) -> None:
        self._ended: dict[Seat, int] = {}
        self._before: dict[Seat, int] = {}

    def took(self, seat: Seat, before: int, after: int) -> None:
        """A seat answered or took back; the public moments before and after it."""
        ended = self._ended.get(seat, 0)
        if before > ended:  # others were seen in between: this is a new turn
            self._before[seat] = ended
        self._ended[seat] = after

    def since(self, seat: Seat | None, now: int) -> int:
        """The public moment at which this seat's last turn ended; in the middle of a turn, the one before it."""
        if seat is None:
            return 0
        ended = self._ended.get(seat, 0)
        return ended if now > ended else self._before.get(seat, 0)
