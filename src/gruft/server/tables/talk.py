"""What was said at a table lately: the newest lines, no more than fit into one message.

Not here: saying something, and what follows when all agree (talking.py).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import sqlalchemy as sa

from gruft.server import records
from gruft.server.names import iso
from gruft.server.store.reading import SignedEntry

LINES = 200
BYTES = 64 * 1024
MOTION = "motion:"
END = "end"
BACK = "back"
MOVE = "move"


class Talk:
    """What was said at one table lately."""

    def __init__(self) -> None:
        self.last = 0
        """The number of the newest line that was read."""
        self._lines: deque[records.ChatLine] = deque(maxlen=LINES)

    def recent(self) -> list[records.ChatLine]:
        """What somebody who comes now is told: the newest lines, not more than fit."""
        return fitting(list(self._lines))

    def add(self, line: records.ChatLine) -> None:
        """One more line; the oldest makes way."""
        self._lines.append(line)
        self.last = line.n

    def carried(self, what: str, needed: set[int], *more: records.ChatLine) -> records.ChatLine | None:
        """What was last proposed, if everybody of `needed` has agreed to it; with lines that are about to be said."""
        proposed: records.ChatLine | None = None
        agreed: set[int] = set()
        for line in (*self._lines, *more):
            if line.seat is None:
                continue
            if line.ref == MOTION + what:
                proposed, agreed = line, {line.seat}
            elif line.ref == f"{MOTION}{what}.yes" and agreed:
                agreed.add(line.seat)
            elif line.ref == f"{MOTION}{what}.no":
                agreed = set()
        return proposed if agreed and agreed >= needed else None


def to_take_back(signed: Sequence[SignedEntry], link: str, at: int) -> int | None:
    """The number of the last answer that had come from a link when somebody asked to take it back.

    None if there was none, or it has been taken back since.
    """
    standing: list[SignedEntry] = []
    for one in signed:
        if one.entry.back:
            if one.at >= at:
                return None
            standing = [other for other in standing if other.number < one.entry.back]
        elif one.entry.undo:
            gone = next((other for other in reversed(standing) if other.entry.seat == one.entry.seat), None)
            if gone is not None and gone.link == link and gone.at <= at <= one.at:
                return None
            standing = [other for other in standing if other is not gone]
        elif not one.entry.about_chance:
            standing.append(one)
    return max((one.number for one in standing if one.link == link and one.at <= at), default=None)


def fitting(lines: list[records.ChatLine]) -> list[records.ChatLine]:
    """The newest of these lines that fit into one message."""
    size, kept = 0, 0
    for line in reversed(lines):
        size += len(line.text.encode()) + len(line.name.encode()) + 100
        if size > BYTES:
            break
        kept += 1
    return lines[len(lines) - kept :]


def line_of(row: sa.RowMapping) -> records.ChatLine:
    """A stored line of the chat as it goes over the wire."""
    return records.ChatLine(row["number"], row["seat"], row["name"], row["text"], iso(row["at"]), row["ref"])
