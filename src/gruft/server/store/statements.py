"""The statements that write to the database; writer.py carries them out."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from gruft.server.store import schema
from gruft.server.tables.chronicle import NewEntry, Shot, pack

PART = 100
INSERT_TABLE = sa.insert(schema.tables)
INSERT_SEAT = sa.insert(schema.seats)
INSERT_LINK = sa.insert(schema.links)
INSERT_ENTRY = sa.insert(schema.entries)
INSERT_CHECKPOINT = sa.insert(schema.checkpoints)
INSERT_CONTENT = sa.insert(schema.contents)
INSERT_CHAT = sa.insert(schema.chat)
UPDATE_SUMMARY = (  # what comes in after the end, a bot's last thought, opens no table again
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("table"), schema.tables.c.over.is_(False))
    .values(
        updated=sa.bindparam("new_updated"),
        over=sa.bindparam("new_over"),
        waiting=sa.bindparam("new_waiting"),
        result=sa.bindparam("new_result"),
        latest=sa.bindparam("new_latest"),
        asked=sa.bindparam("new_asked"),
    )
)
UPDATE_HEADER = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values(header=sa.bindparam("new_header"))
)
END_TABLE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values(over=True, moved=sa.bindparam("new_moved"), updated=sa.bindparam("new_updated"), waiting="[]", asked="{}")
)
UPDATE_SEAT = (
    sa.update(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("table"), schema.seats.c.seat == sa.bindparam("number"))
    .values(
        name=sa.bindparam("new_name"),
        level=sa.bindparam("new_level"),
        standing=sa.bindparam("new_standing"),
        gave_up=sa.bindparam("new_gave_up"),
    )
)
UPDATE_SEEN = (
    sa.update(schema.links).where(schema.links.c.hash == sa.bindparam("link")).values(seen=sa.bindparam("new_seen"))
)

BY_NAME = {name: one for name, one in globals().items() if isinstance(one, sa.UpdateBase)}

Statement = tuple[sa.UpdateBase, dict[str, Any]]  # with its parameters, whose types the columns check
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Unpacked:
    """Bytes that the thread that writes has still to pack: those who answer need not wait for that."""

    data: bytes

    def packed(self) -> bytes:
        """As they are stored."""
        return pack(self.data)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def entry_statements(table_id: str, new: NewEntry, by: str | None, at: int) -> list[Statement]:
    """What makes an entry permanent."""
    statements: list[Statement] = [
        (
            INSERT_ENTRY,
            {
                "table_id": table_id,
                "number": new.number,
                "seat": new.seat,
                "key": new.key,
                "undo": new.undo,
                "draws": msgspec.json.encode(new.draws),
                "by": by,
                "at": at,
                "keep": new.keep,
                "news": msgspec.json.encode(new.events),
                "moment": new.moment,
                "about": msgspec.json.encode(new.about) if new.about is not None else None,
            },
        )
    ]
    if new.before is not None:
        statements.append(checkpoint_statement(table_id, new.number - 1, new.before))
    if new.checkpoint is not None:
        statements.append(checkpoint_statement(table_id, new.number, new.checkpoint))
    return statements


def checkpoint_statement(table_id: str, number: int, shot: Shot) -> Statement:
    """Keep this state, and how it looked, at an entry."""
    return INSERT_CHECKPOINT, {"table_id": table_id, "number": number, "data": shot.data, "views": shot.views}


def in_parts(rows: list[tuple[str, dict[str, Any]]]) -> Iterator[Sequence[Statement]]:
    """A whole table in pieces that are stored one after another: its entries, then who sits there and their links.

    A table without links cannot be reached, so nobody sees one that is not complete.
    """
    made: list[Statement] = [(BY_NAME[name], row) for name, row in rows]
    entries = [one for one in made if one[0] in (INSERT_ENTRY, INSERT_CHECKPOINT)]
    last = [one for one in made if one[0] in (INSERT_SEAT, INSERT_LINK)]
    yield [one for one in made if one[0] not in (INSERT_ENTRY, INSERT_CHECKPOINT, INSERT_SEAT, INSERT_LINK)]
    yield from cut(entries, PART)
    yield last


def cut(whole: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    """The same in parts of at most so many."""
    return (whole[first : first + most] for first in range(0, len(whole), most))


def carry_out(connection: sa.Connection, made: Iterable[Statement]) -> None:
    """Among other things that are stored together; what comes by the hundred goes through writer.py."""
    for statement, parameters in made:
        left = {name: value.packed() for name, value in parameters.items() if isinstance(value, Unpacked)}
        connection.execute(statement, parameters | left)
