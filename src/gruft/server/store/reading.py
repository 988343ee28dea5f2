"""Reading from the database, in threads, each with its own connection.

Not here: writing, which goes through one thread that commits many answers at once (writer.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

import msgspec
import sqlalchemy as sa

from gruft.server.records import Role
from gruft.server.store import schema
from gruft.server.tables.chronicle import Chronicle, Mark, Told
from gruft.table.journal import Entry, Header

_NEWS = msgspec.json.Decoder(list[Told])
_DRAWS = msgspec.json.Decoder(list[tuple[str, int, int]])


@dataclass(slots=True)
class Link:
    """What a secret link allows: who holds it may act (or, a coach, look) for these seats of one table."""

    hash: str
    table_id: str
    role: Role
    seats: list[int]
    creator: bool
    seen: dict[str, int]


@dataclass(frozen=True, slots=True)
class Done:
    """What a request did: the answer of a seat, or (None) taking back."""

    seat: int
    key: str | None


class Store:
    """Everything that is read from the database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def link(self, link_hash: str) -> Link | None:
        found = self.links([link_hash])
        return found[0] if found else None

    def links(self, hashes: Sequence[str]) -> list[Link]:
        query = sa.select(schema.links).where(schema.links.c.hash.in_(hashes))
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [
            Link(
                row["hash"],
                row["table_id"],
                row["role"],
                msgspec.json.decode(row["seats"], type=list[int]),
                row["creator"],
                msgspec.json.decode(row["seen"], type=dict[str, int]),
            )
            for row in rows
        ]

    def table(self, table_id: str) -> sa.RowMapping | None:
        with self.engine.connect() as connection:
            query = sa.select(schema.tables).where(schema.tables.c.id == table_id)
            return connection.execute(query).mappings().first()

    def tables(self, ids: Sequence[str]) -> list[sa.RowMapping]:
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(schema.tables).where(schema.tables.c.id.in_(ids))).mappings())

    def seats(self, ids: Sequence[str]) -> list[sa.RowMapping]:
        query = sa.select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        with self.engine.connect() as connection:
            return list(connection.execute(query).mappings())

    def done(self, table_id: str, by: str) -> Done | None:
        """What this request did, if it was already carried out."""
        column = schema.entries.c
        query = sa.select(column.seat, column.key, column.undo).where(column.table_id == table_id, column.by == by)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else Done(row.seat, None if row.undo else row.key)

    def chat(self, table_id: str, after: int) -> list[sa.RowMapping]:
        column = schema.chat.c
        query = sa.select(schema.chat).where(column.table_id == table_id, column.number > after).order_by(column.number)
        with self.engine.connect() as connection:
            return list(connection.execute(query).mappings())

    def unfinished_with_bots(self) -> list[str]:
        """Tables where a bot may be asked: after a restart somebody must go on."""
        column = schema.seats.c
        query = (
            sa.select(schema.tables.c.id)
            .join(schema.seats, column.table_id == schema.tables.c.id)
            .where(schema.tables.c.over.is_(False), column.level.is_not(None))
            .distinct()
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def moments(self, table_id: str) -> int:
        """How many public moments there were."""
        column = schema.entries.c
        with self.engine.connect() as connection:
            last = _extent(connection, table_id).last
            query = sa.select(sa.func.max(column.moment)).where(column.table_id == table_id, column.number <= last)
            return connection.execute(query).scalar() or 0

    def rows_after(self, table_id: str, number: int) -> list[tuple[int, str, bool]]:
        """(seat, key, undo) of every entry after `number`."""
        column = schema.entries.c
        query = (
            sa.select(column.seat, column.key, column.undo)
            .where(column.table_id == table_id, column.number > number)
            .order_by(column.number)
        )
        with self.engine.connect() as connection:
            return [(row.seat, row.key, row.undo) for row in connection.execute(query)]

    def journal(self, table_id: str) -> list[Entry]:
        """Every entry as it stands in a journal; of a table that has lost one, those before it."""
        column = schema.entries.c
        with self.engine.connect() as connection:
            last = _extent(connection, table_id).last
            query = sa.select(schema.entries).where(column.table_id == table_id, column.number <= last)
            rows = connection.execute(query.order_by(column.number)).mappings().all()
        return [Entry(row["seat"], row["key"], _DRAWS.decode(row["draws"]), row["undo"]) for row in rows]

    def open(self, table_id: str, moment: int | None = None) -> Chronicle:
        """The chronicle as it is now, or after a public moment, from the nearest checkpoint.

        If an entry is missing in the middle, it ends before it and is `torn`: nothing may be added.
        """
        column = schema.entries.c
        mine = column.table_id == table_id
        with self.engine.connect() as connection:
            row = connection.execute(
                sa.select(schema.tables.c.header, schema.tables.c.first_news).where(schema.tables.c.id == table_id)
            ).one()
            extent = _extent(connection, table_id)
            last = extent.last
            if moment is not None:
                last = min(last, _entry_of_moment(connection, table_id, moment))
            mark = connection.execute(
                sa.select(schema.checkpoints)
                .where(schema.checkpoints.c.table_id == table_id, schema.checkpoints.c.number <= last)
                .order_by(schema.checkpoints.c.number.desc())
                .limit(1)
            ).first()
            start = mark.number if mark else 0
            known = connection.execute(
                sa.select(column.seat, column.keep, column.news, column.moment)
                .where(mine, column.number <= start)
                .order_by(column.number)
            ).all()
            rest = connection.execute(
                sa.select(column.seat, column.key, column.undo)
                .where(mine, column.number > start, column.number <= last)
                .order_by(column.number)
            ).all()
        header = msgspec.json.decode(row.header, type=Header)
        if mark is None:
            chronicle = Chronicle(header)
        else:
            log = _NEWS.decode(row.first_news)
            for _, keep, news, _ in known:
                if keep != len(log):
                    del log[keep:]
                if news != b"[]":
                    log.extend(_NEWS.decode(news))
            moments = known[-1].moment if known else 0
            entries = Counter(entry.seat for entry in known)
            chronicle = Chronicle(header, Mark(mark.number, mark.data, moments, entries), log)
        for seat, key, undo in rest:
            chronicle.follow(seat, key, undo)
        chronicle.torn = extent.torn
        return chronicle


@dataclass(frozen=True, slots=True)
class _Extent:
    """How far the entries of a table go without a gap, and whether there are more behind one."""

    last: int
    torn: bool


def _extent(connection: sa.Connection, table_id: str) -> _Extent:
    column = schema.entries.c
    counted = sa.select(sa.func.count(), sa.func.max(column.number)).where(column.table_id == table_id)
    count, last = connection.execute(counted).one()
    if count == (last or 0):
        return _Extent(count, torn=False)
    numbers = sa.select(column.number).where(column.table_id == table_id).order_by(column.number)
    here = connection.execute(numbers).scalars()
    return _Extent(sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], enumerate(here, 1))), torn=True)


def _entry_of_moment(connection: sa.Connection, table_id: str, moment: int) -> int:
    """The number of the entry that began a public moment."""
    if moment == 0:
        return 0
    column = schema.entries.c
    query = sa.select(sa.func.min(column.number)).where(column.table_id == table_id, column.moment == moment)
    return connection.execute(query).scalar() or 0
