"""Tables nobody has played at for long: they are removed after a time the operator sets, and say so before."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from gruft.server.names import iso
from gruft.server.store import schema
from gruft.table.rules import Refusal, refuse

DAY = 24 * 60 * 60 * 1000
LONGEST_NOTICE = 14


@dataclass(frozen=True, slots=True)
class Expiry:
    """After how many days without an answer an unfinished table is removed; 0: never."""

    days: int = 0

    @property
    def notice_days(self) -> float:
        """How long before it is said."""
        return min(LONGEST_NOTICE, self.days / 4)

    def said(self, at: int, *, over: bool, updated: int) -> int | None:
        """When the table is removed, once it is time to say so."""
        if not self.days or over:
            return None
        end = updated + self.days * DAY
        return end if at >= end - self.notice_days * DAY else None

    def notice(self, row: sa.RowMapping, at: int) -> Refusal | None:
        """What people of a table are told about its end, once it comes near."""
        end = self.said(at, over=row["over"], updated=row["updated"])
        return refuse("table.expires", date=iso(end)[:10]) if end is not None else None

    def expired(self, engine: sa.Engine, at: int) -> list[str]:
        """The tables nobody has touched for too long."""
        if not self.days:
            return []
        column = schema.tables.c
        query = sa.select(column.id).where(column.over.is_(False), column.updated < at - self.days * DAY)
        with engine.connect() as connection:
            return list(connection.execute(query).scalars())
