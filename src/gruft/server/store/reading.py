"""Reading from the database, in threads, each with its own connection.

Not here: writing, which goes through one thread that commits many answers at once (writer.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

import msgspec
import sqlalchemy as sa

from gruft.server.records import Result, Role
from gruft.server.store import schema
from gruft.server.store.reach import OutOfReach
from gruft.server.tables.chronicle import Chronicle
from gruft.server.tables.pace import Pace, slow_tables
from gruft.server.tables.reopening import Stored, StoredEntry, StoredMark, reopened
from gruft.table.content import Files, content_digest
from gruft.table.game import SLUGS
from gruft.table.journal import Entry, Header
from gruft.table.variants import know

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

    def request(self, name: str) -> str:
        """Names a request for good, so that its repetition is noticed."""
        return f"{self.hash[:16]}:{name}"


@dataclass(frozen=True, slots=True)
class Done:
    """What a request did: the answer of a seat, or (None) taking back; or (`given`) what it pledged or mixed in."""

    seat: int
    key: str | None
    given: str = ""


@dataclass(frozen=True, slots=True)
class SignedEntry:
    """An entry, when it came, and the link it came from; none if nobody was asked."""

    number: int
    at: int
    link: str
    entry: Entry


@dataclass(frozen=True, slots=True)
class TableChanges:
    """A table's row (None: it is gone), who sits there, and what is new."""

    table: sa.RowMapping | None
    seats: list[sa.RowMapping]
    said: list[sa.RowMapping]
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class TableCopy:
    """A table's row, one link to it, the kinds of its seats, and every entry with its public moment.

    Of a table that has lost an entry, those before it.
    """

    table: sa.RowMapping
    link: Link
    kinds: set[str]
    entries: list[Entry]


class Store:
    """Everything that is read from the database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        together = engine.dialect.name == "postgresql"  # in SQLite it is always so
        self.still = engine.execution_options(isolation_level="REPEATABLE READ") if together else engine
        """For several questions about one moment: what others store meanwhile is not seen."""

    def link(self, link_hash: str) -> Link | None:
        """The link with this hash, if there is one."""
        found = self.links([link_hash])
        return found[0] if found else None

    def links(self, hashes: Sequence[str]) -> list[Link]:
        """All links with these hashes."""
        query = sa.select(schema.links).where(schema.links.c.hash.in_(hashes))
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [_link(row) for row in rows]

    def table(self, table_id: str) -> sa.RowMapping | None:
        """The row of a table."""
        with self.engine.connect() as connection:
            query = sa.select(schema.tables).where(schema.tables.c.id == table_id)
            return connection.execute(query).mappings().first()

    def tables(self, ids: Sequence[str]) -> list[sa.RowMapping]:
        """The rows of these tables, as many as there are."""
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(schema.tables).where(schema.tables.c.id.in_(ids))).mappings())

    def seats(self, ids: Sequence[str]) -> list[sa.RowMapping]:
        """The rows of all seats of these tables, in their order."""
        query = sa.select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        with self.engine.connect() as connection:
            return list(connection.execute(query).mappings())

    def done(self, table_id: str, by: str) -> Done | None:
        """What this request did, if it was already carried out."""
        column = schema.entries.c
        query = sa.select(schema.entries).where(column.table_id == table_id, column.by == by)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        entry = _entry(row)
        return Done(entry.seat, None if entry.undo else entry.key, entry.pledge or entry.mix)

    def changes(self, table_id: str, after: int | None, said: int, lines: int) -> TableChanges:
        """What is to be known of a table beside its game: the last `lines` after line `said`, entries after `after`.

        One connection for all of it: other processes ask after every answer. What is stored between two of these
        questions rings a bell of its own; a table that was deleted between them is gone.
        """
        line, entry, seat = schema.chat.c, schema.entries.c, schema.seats.c
        chat = sa.select(schema.chat).where(line.table_id == table_id, line.number > said)
        fresh = sa.select(schema.entries).where(entry.table_id == table_id, entry.number > (after or 0))
        with self.engine.connect() as connection:
            table = (
                connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()
            )
            sitting = sa.select(schema.seats).where(seat.table_id == table_id).order_by(seat.seat)
            seats = [*connection.execute(sitting).mappings()] if table is not None else []
            if not seats:
                return TableChanges(None, [], [], [])
            newest = connection.execute(chat.order_by(line.number.desc()).limit(lines)).mappings()
            rows = connection.execute(fresh.order_by(entry.number)) if after is not None else ()
            return TableChanges(table, seats, [*newest][::-1], [_entry(row) for row in rows])

    def said(self, table_id: str, by: str) -> tuple[str, str] | None:
        """The words and the ref of what this request said already, if it did."""
        column = schema.chat.c
        query = sa.select(column.text, column.ref).where(column.table_id == table_id, column.by == by)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row.text, row.ref)

    def coaches(self, table_id: str, seat: int) -> int:
        """How many links look over the shoulder of a seat."""
        column = schema.links.c
        query = sa.select(sa.func.count()).where(column.table_id == table_id, column.role == "coach")
        with self.engine.connect() as connection:
            found = connection.execute(query.where(column.seats == msgspec.json.encode([seat]).decode())).scalar()
        return found or 0

    def has_come(self, table_id: str, seat: int) -> bool:
        """Whether somebody has sat at a seat and gone again: then it is known how far they have read."""
        column = schema.links.c
        query = sa.select(schema.links).where(column.table_id == table_id, column.role == "player")
        with self.engine.connect() as connection:
            links = [_link(row) for row in connection.execute(query).mappings()]
        return any(link.seen for link in links if seat in link.seats)

    def chat(self, table_id: str, after: int, before: int | None = None) -> list[sa.RowMapping]:
        """The lines between two numbers, or all after one."""
        column = schema.chat.c
        query = sa.select(schema.chat).where(column.table_id == table_id, column.number > after).order_by(column.number)
        if before is not None:
            query = query.where(column.number < before)
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

    def slow_tables(self) -> list[tuple[str, Pace]]:
        """Every table at which something happens when time is over."""
        with self.engine.connect() as connection:
            return slow_tables(connection)

    def moments(self, table_id: str) -> int:
        """How many public moments there were."""
        column = schema.entries.c
        with self.still.connect() as connection:
            last = _extent(connection, table_id).last
            query = sa.select(sa.func.max(column.moment)).where(column.table_id == table_id, column.number <= last)
            return connection.execute(query).scalar() or 0

    def copy(self, link: Link) -> TableCopy | None:
        """All of a table at one moment, as far as a journal needs it; None if it, or the link to it, is gone."""
        table, seat, column = schema.tables.c, schema.seats.c, schema.entries.c
        with self.still.connect() as connection:
            row = connection.execute(sa.select(schema.tables).where(table.id == link.table_id)).mappings().first()
            holder = connection.execute(sa.select(schema.links).where(schema.links.c.hash == link.hash)).mappings()
            now = _link(found) if (found := holder.first()) is not None else None
            if row is None or now is None:
                return None
            kinds = connection.execute(sa.select(seat.kind).where(seat.table_id == link.table_id)).scalars().all()
            last = _extent(connection, link.table_id).last
            query = sa.select(schema.entries).where(column.table_id == link.table_id, column.number <= last)
            rows = connection.execute(query.order_by(column.number))
            entries = [msgspec.structs.replace(_entry(one), moment=one.moment) for one in rows]
        return TableCopy(row, now, set(kinds), entries)

    def signed_entries(self, table_id: str) -> list[SignedEntry]:
        """Every entry, and which link it came from."""
        column = schema.entries.c
        query = sa.select(schema.entries).where(column.table_id == table_id).order_by(column.number)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [SignedEntry(row.number, row.at, (row.by or "").partition(":")[0], _entry(row)) for row in rows]

    def content(self, digest: str) -> Files | None:
        """The component files that were kept under a digest."""
        query = sa.select(schema.contents.c.data).where(schema.contents.c.digest == digest)
        with self.engine.connect() as connection:
            data = connection.execute(query).scalar()
        return Files.unpacked(data) if data is not None else None

    def open(self, table_id: str, moment: int | None = None, upto: int | None = None) -> Chronicle:
        """The chronicle as it is now, or after a public moment, or after an entry, from the nearest checkpoint.

        If an entry is missing in the middle, it ends before it and is `torn`: nothing may be added.
        """
        stored, torn = self._stored(table_id, moment, upto)
        header = stored.header
        if header.game in SLUGS and header.content != content_digest(header.game):
            files = self.content(header.content)
            if files is not None:
                know(header.content, files)
        chronicle = reopened(stored)
        chronicle.torn = torn
        return chronicle

    def _stored(self, table_id: str, moment: int | None, upto: int | None) -> tuple[Stored, bool]:
        """Everything up to the last entry (or the one that began a moment), and whether entries are missing."""
        now = moment is None and upto is None
        column = schema.entries.c
        with self.still.connect() as connection:
            row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
            if row is None:  # removed, or not in a backup that was put back, since somebody asked for it
                raise OutOfReach(f"table {table_id} is not there any more")
            extent = _extent(connection, table_id)
            last = extent.last
            if moment is not None:
                last = min(last, _entry_of_moment(connection, table_id, moment))
            if upto is not None:
                last = min(last, upto)
            mark = connection.execute(
                sa.select(schema.checkpoints)
                .where(schema.checkpoints.c.table_id == table_id, schema.checkpoints.c.number <= last)
                .order_by(schema.checkpoints.c.number.desc())
                .limit(1)
            ).first()
            start = mark.number if mark is not None else 0
            draws = sa.case((column.number > start, column.draws), else_=b"[]").label("draws")  # others count no more
            told = (column.seat, column.key, column.undo, draws, column.about, column.keep, column.news, column.moment)
            rows = connection.execute(
                sa.select(*told).where(column.table_id == table_id, column.number <= last).order_by(column.number)
            ).all()
        stored = Stored(
            msgspec.json.decode(row.header, type=Header),
            row.first_news,
            [StoredEntry(_entry(one), one.keep, one.news, one.moment) for one in rows],
            StoredMark(mark.number, mark.data, mark.views) if mark is not None else None,
            row.latest if now and not extent.torn else None,
            row.over and now,
            msgspec.json.decode(row.result, type=Result) if row.result is not None else None,
        )
        return stored, extent.torn


def _link(row: sa.RowMapping) -> Link:
    seats = msgspec.json.decode(row["seats"], type=list[int])
    seen = msgspec.json.decode(row["seen"], type=dict[str, int])
    return Link(row["hash"], row["table_id"], row["role"], seats, row["creator"], seen)


def _entry(row: Any) -> Entry:  # a row of the table of entries
    draws = _DRAWS.decode(row.draws) if row.draws != b"[]" else []
    if row.about is None:
        return Entry(row.seat, row.key, draws, row.undo)
    return msgspec.structs.replace(msgspec.json.decode(row.about, type=Entry), draws=draws)


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
