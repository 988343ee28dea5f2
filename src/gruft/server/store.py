"""The database: opening it, reading from it, and the statements that write to it.

Reading happens in threads, each with its own connection; writing goes through one thread that commits many answers at
once (writer.py). SQLite runs in WAL mode with synchronous=FULL: what is committed survives kill -9 and power cuts.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import event

from gruft.server import schema
from gruft.server.chronicle import Chronicle, Mark, Row, Told
from gruft.server.records import Role
from gruft.table.journal import Entry, Header

INSERT_TABLE = sa.insert(schema.tables)
INSERT_SEAT = sa.insert(schema.seats)
INSERT_LINK = sa.insert(schema.links)
INSERT_ENTRY = sa.insert(schema.entries)
INSERT_CHECKPOINT = sa.insert(schema.checkpoints)
INSERT_CHAT = sa.insert(schema.chat)
UPDATE_SUMMARY = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values(
        updated=sa.bindparam("new_updated"),
        over=sa.bindparam("new_over"),
        waiting=sa.bindparam("new_waiting"),
        result=sa.bindparam("new_result"),
    )
)
UPDATE_SEAT = (
    sa.update(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("table"), schema.seats.c.seat == sa.bindparam("number"))
    .values(
        name=sa.bindparam("new_name"),
        level=sa.bindparam("new_level"),
        standing=sa.bindparam("new_standing"),
    )
)
UPDATE_SEEN = (
    sa.update(schema.links).where(schema.links.c.hash == sa.bindparam("link")).values(seen=sa.bindparam("new_seen"))
)

Statement = tuple[sa.UpdateBase, dict[str, Any]]  # with its parameters, whose types the columns check
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


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def data_folder() -> Path:
    """Where this user's tables are kept unless told otherwise."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "gruft"


def database_url(wanted: str | None) -> sa.URL:
    """The address of the database: the one wanted (a URL or a file), or a file in the user's data folder."""
    if not wanted:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return sa.URL.create("sqlite+pysqlite", database=str(folder / "tables.db"))
    if "://" not in wanted:
        return sa.URL.create("sqlite+pysqlite", database=wanted)
    url = sa.make_url(wanted)
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    return url


def connect(url: sa.URL) -> sa.Engine:
    """An engine with the settings our promises need."""
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=8, pool_pre_ping=True)
    engine = sa.create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: object) -> None:  # the driver's own connection
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def migrate(url: sa.URL, to: str = "head") -> None:
    """Bring the database to the newest shape (or that of a revision); several processes may try at once."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    command.upgrade(config, to)


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

    def done(self, table_id: str, by: str) -> bool:
        """Whether this request was already carried out."""
        column = schema.entries.c
        query = sa.select(column.number).where(column.table_id == table_id, column.by == by)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

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
        query = sa.select(sa.func.max(schema.entries.c.moment)).where(schema.entries.c.table_id == table_id)
        with self.engine.connect() as connection:
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
        """Every entry as it stands in a journal."""
        column = schema.entries.c
        query = sa.select(schema.entries).where(column.table_id == table_id).order_by(column.number)
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [Entry(row["seat"], row["key"], _DRAWS.decode(row["draws"]), row["undo"]) for row in rows]

    def open(self, table_id: str, moment: int | None = None) -> Chronicle:
        """The chronicle as it is now, or after a public moment, from the nearest checkpoint."""
        column = schema.entries.c
        mine = column.table_id == table_id
        with self.engine.connect() as connection:
            row = connection.execute(
                sa.select(schema.tables.c.header, schema.tables.c.first_news).where(schema.tables.c.id == table_id)
            ).one()
            last = 0 if moment == 0 else connection.execute(_last_entry(mine, column, moment)).scalar() or 0
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
        return chronicle


def _last_entry(mine: sa.ColumnElement[bool], column: Any, moment: int | None) -> sa.Select[tuple[int]]:
    """The number of the last entry, or of the one that began a public moment."""
    if moment is None:
        return sa.select(sa.func.max(column.number)).where(mine)
    return sa.select(sa.func.min(column.number)).where(mine, column.moment == moment)


def entry_statements(table_id: str, row: Row, by: str | None, at: int) -> list[Statement]:
    """What makes an entry permanent."""
    statements: list[Statement] = [
        (
            INSERT_ENTRY,
            {
                "table_id": table_id,
                "number": row.number,
                "seat": row.seat,
                "key": row.key,
                "undo": row.undo,
                "draws": msgspec.json.encode(row.draws),
                "by": by,
                "at": at,
                "keep": row.keep,
                "news": msgspec.json.encode(row.news),
                "moment": row.moment,
            },
        )
    ]
    if row.checkpoint is not None:
        mark = {"table_id": table_id, "number": row.number, "data": row.checkpoint}
        statements.append((INSERT_CHECKPOINT, mark))
    return statements
