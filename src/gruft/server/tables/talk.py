"""What was said at a table lately: the newest lines, no more than fit into one message.

Not here: saying something (talking.py).
"""

from __future__ import annotations

from collections import deque

import sqlalchemy as sa

from gruft.server import records
from gruft.server.names import iso

LINES = 200
BYTES = 64 * 1024
MOTION = "motion:"
END = "end"


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
        self._lines.append(line)
        self.last = line.n

    def carried(self, what: str, needed: set[int]) -> bool:
        """Whether everybody of `needed` has agreed to what was last proposed."""
        agreed: set[int] = set()
        for line in self._lines:
            if line.seat is None:
                continue
            if line.ref == MOTION + what:
                agreed = {line.seat}
            elif line.ref == f"{MOTION}{what}.yes" and agreed:
                agreed.add(line.seat)
            elif line.ref == f"{MOTION}{what}.no":
                agreed = set()
        return bool(agreed) and agreed >= needed


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
    return records.ChatLine(row["number"], row["seat"], row["name"], row["text"], iso(row["at"]), row["ref"])
