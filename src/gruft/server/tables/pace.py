"""Slow games: how long an answer may take.

The pace is chosen when a table is opened. Who is asked has that long from the moment they are asked, whatever the
others do meanwhile.

Not here: what happens when the time is over (late.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from gruft.server import records
from gruft.server.store import schema
from gruft.table.ask import Seat

DAY = 24 * 60 * 60 * 1000
LIMITS: dict[records.Pace, int | None] = {"live": None, "day": DAY, "three_days": 3 * DAY}


@dataclass(slots=True)
class Pace:
    """The pace of one table, and since when (milliseconds) each seat that is asked has been asked."""

    pace: records.Pace = "live"
    late: records.Late = "wait"
    asked: dict[Seat, int] = field(default_factory=dict)

    @classmethod
    def of(cls, row: sa.RowMapping) -> Pace:
        """The pace of a table as it is stored."""
        return cls(row["pace"], row["late"], msgspec.json.decode(row["asked"], type=dict[int, int]))

    def after(self, waiting: list[Seat], answered: Seat | None, at: int) -> dict[Seat, int]:
        """Since when each seat is asked, once somebody has answered: only who is asked anew has all the time again."""
        return {seat: at if seat == answered else self.asked.get(seat, at) for seat in waiting}

    def due(self, seat: Seat) -> int | None:
        """When this seat's time is over."""
        limit = LIMITS[self.pace]
        return None if limit is None or seat not in self.asked else self.asked[seat] + limit

    def overdue(self, at: int) -> list[Seat]:
        """The seats whose time is over."""
        return [seat for seat in self.asked if (due := self.due(seat)) is not None and due <= at]


def slow_tables(connection: sa.Connection) -> list[tuple[str, Pace]]:
    """Every table at which something happens when time is over."""
    column = schema.tables.c
    query = sa.select(schema.tables).where(column.over.is_(False), column.pace != "live", column.late != "wait")
    return [(row["id"], Pace.of(row)) for row in connection.execute(query).mappings()]
