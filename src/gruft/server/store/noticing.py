"""Notices in the database: who wants to be told of what, what is due, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa

from gruft.server.store import schema
from gruft.server.store.links import new_table_id
from gruft.server.store.people import People
from gruft.server.store.statements import now

LEASE = 60 * 1000
MINUTE = 60 * 1000
LONGEST_PAUSE = 12 * 60 * MINUTE
MOST_FAILURES = 10


@dataclass(frozen=True, slots=True)
class Wish:
    """A notice somebody wants, and the table it is about."""

    id: str
    way: str
    target: str
    lang: str
    table_id: str
    game: str
    table_name: str
    seats: list[int]
    updated: int
    asked: int | None
    """When the earliest of its seats that is asked was asked."""
    told: int
    warned: int
    failures: int
    after: int


def begin(
    people: People, hashes: Sequence[str], way: str, target: str, lang: str, *, confirmed: bool, known: str
) -> tuple[list[str], bool]:
    """The ids of the notices, and whether they are confirmed: at once, or because an earlier one (`known`) was."""
    notice, link = schema.notices.c, schema.links.c
    with people.writing() as connection:
        earlier = sa.select(notice.confirmed).where(notice.id == known, notice.target == target, notice.way == way)
        confirmed = confirmed or bool(connection.execute(earlier).scalar())
        mine = sa.select(link.hash).where(link.hash.in_(hashes), link.role == "player")
        made = []
        for hash in connection.execute(mine).scalars().all():
            same = sa.and_(notice.link_hash == hash, notice.way == way, notice.target == target)
            there = connection.execute(sa.select(notice.id, notice.confirmed).where(same)).first()
            if there is not None and there.confirmed:
                made.append(there.id)
                continue
            connection.execute(sa.delete(schema.notices).where(same))
            row = {"id": new_table_id(), "link_hash": hash, "way": way, "target": target, "lang": lang}
            row |= {"confirmed": confirmed, "told": 0, "warned": 0, "failures": 0, "after": 0}
            connection.execute(sa.insert(schema.notices), row)
            made.append(row["id"])
    return made, confirmed


def confirm(people: People, ids: Sequence[str]) -> int:
    """Notices whose owner has said yes; returns how many of them there were."""
    column = schema.notices.c
    with people.writing() as connection:
        done = sa.update(schema.notices).where(column.id.in_(ids)).values(confirmed=True).returning(column.id)
        return len(connection.execute(done).all())


def end_all(people: People, notice_id: str) -> int:
    """Everything that goes where this notice goes."""
    column = schema.notices.c
    with people.writing() as connection:
        row = connection.execute(sa.select(column.way, column.target).where(column.id == notice_id)).first()
        if row is None:
            return 0
        gone = sa.delete(schema.notices).where(column.way == row.way, column.target == row.target)
        return len(connection.execute(gone.returning(column.id)).all())


def end_some(people: People, hashes: Sequence[str], way: str, target: str) -> int:
    """Notices of one way at some tables; with a target, only those to there."""
    column = schema.notices.c
    gone = sa.delete(schema.notices).where(column.link_hash.in_(hashes), column.way == way)
    if target:
        gone = gone.where(column.target == target)
    with people.writing() as connection:
        return len(connection.execute(gone.returning(column.id)).all())


def wishes(engine: sa.Engine) -> list[Wish]:
    """All that may be told something now."""
    notice, link, table = schema.notices.c, schema.links.c, schema.tables.c
    query = (
        sa.select(schema.notices, link.table_id, link.seats, table.game, table.name, table.updated, table.asked)
        .join(schema.links, link.hash == notice.link_hash)
        .join(schema.tables, table.id == link.table_id)
        .where(table.over.is_(False), table.closed.is_(False), notice.confirmed.is_(True), notice.after <= now())
    )
    with engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
        played = _played_by_bots(connection, {row["table_id"] for row in rows})
    seats, asked = msgspec.json.Decoder(list[int]), msgspec.json.Decoder(dict[int, int])
    found = []
    for row in rows:
        mine = seats.decode(row["seats"])
        since = asked.decode(row["asked"])
        times = [since[seat] for seat in mine if seat in since and (row["table_id"], seat) not in played]
        plain = {name: row[name] for name in ("id", "way", "target", "lang", "table_id", "game", "updated")}
        counts = {name: row[name] for name in ("told", "warned", "failures", "after")}
        found.append(Wish(**plain, **counts, table_name=row["name"], seats=mine, asked=min(times, default=None)))
    return found


def _played_by_bots(connection: sa.Connection, tables: set[str]) -> set[tuple[str, int]]:
    column = schema.seats.c
    query = sa.select(column.table_id, column.seat).where(column.table_id.in_(tables), column.level.is_not(None))
    return {(row.table_id, row.seat) for row in connection.execute(query)}


def claim(people: People, wish: Wish) -> bool:
    """Of several processes one takes a notice, unless it has been told meanwhile; if it dies, another does later."""
    column = schema.notices.c
    unchanged = (column.after == wish.after, column.told == wish.told, column.warned == wish.warned)
    ours = sa.update(schema.notices).where(column.id == wish.id, *unchanged)
    with people.writing() as connection:
        return connection.execute(ours.values(after=now() + LEASE).returning(column.id)).first() is not None


def told(people: People, wish: Wish, *, turn: bool) -> None:
    """It has arrived."""
    done = sa.update(schema.notices).where(schema.notices.c.id == wish.id)
    about = {"told": wish.asked} if turn else {"warned": wish.updated}
    with people.writing() as connection:
        connection.execute(done.values(failures=0, after=0, **about))


def failed(people: People, wish: Wish, *, gone: bool) -> None:
    """It has not: try later and later; who is gone, or never there, is not asked again."""
    column = schema.notices.c
    failures = wish.failures + 1
    with people.writing() as connection:
        if gone or failures >= MOST_FAILURES:
            connection.execute(sa.delete(schema.notices).where(column.id == wish.id))
            return
        pause = min(LONGEST_PAUSE, MINUTE * 2**failures)
        later = sa.update(schema.notices).where(column.id == wish.id)
        connection.execute(later.values(failures=failures, after=now() + pause))
