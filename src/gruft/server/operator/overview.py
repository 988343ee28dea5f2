"""What the operator sees, and what an order of the operator changes in the database."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from gruft.server.names import iso
from gruft.server.operator import records
from gruft.server.store import schema
from gruft.server.store.people import People
from gruft.server.store.removing import links_of, remove_links
from gruft.server.store.statements import now

MOST = 200


def tables(engine: sa.Engine, here: Mapping[str, int]) -> tuple[list[records.OperatorTable], int]:
    """The tables that were played at last, and how many there are."""
    column = schema.tables.c
    newest = sa.select(column.id, column.game, column.name, column.updated, column.over, column.closed)
    with engine.connect() as connection:
        rows = connection.execute(newest.order_by(column.updated.desc()).limit(MOST)).all()
        total = connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one()
        seat = schema.seats.c
        who = sa.select(seat.table_id, seat.name).where(seat.table_id.in_([row.id for row in rows])).order_by(seat.seat)
        names: dict[str, list[str]] = {}
        for table_id, name in connection.execute(who):
            names.setdefault(table_id, []).append(name)
    found = [
        records.OperatorTable(
            row.id,
            row.game,
            row.name,
            names.get(row.id, []),
            iso(row.updated),
            row.over,
            row.closed,
            here.get(row.id, 0),
        )
        for row in rows
    ]
    return found, total


def people(engine: sa.Engine) -> tuple[list[records.OperatorPerson], int]:
    """The newest accounts with the number of their tables, and how many there are in all."""
    column = schema.accounts.c
    of_them = schema.memberships.c.account_id == column.id
    at = sa.select(sa.func.count(sa.distinct(schema.links.c.table_id))).where(
        schema.links.c.hash == schema.memberships.c.link_hash, of_them
    )
    query = sa.select(column.id, column.name, column.created, column.banned, at.scalar_subquery())
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(column.created.desc()).limit(MOST)).all()
        total = connection.execute(sa.select(sa.func.count()).select_from(schema.accounts)).scalar_one()
    return [records.OperatorPerson(row[0], row[1], iso(row[2]), row[3], row[4]) for row in rows], total


def bans(engine: sa.Engine) -> list[str]:
    """The networks that are kept out, oldest first."""
    with engine.connect() as connection:
        query = sa.select(schema.bans.c.network).order_by(schema.bans.c.created)
        return list(connection.execute(query).scalars())


def exists(engine: sa.Engine, table_id: str) -> bool:
    """Whether there is a table of this id."""
    with engine.connect() as connection:
        return (
            connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == table_id)).first() is not None
        )


def order(keeper: People, table_id: str, do: str) -> None:
    """Close, open, or make void what friends, spectators and coaches hold."""
    with keeper.writing() as connection:
        if do == "revoke":
            remove_links(connection, [link.hash for link in links_of(connection, table_id) if not link.creator])
            return
        change = sa.update(schema.tables).where(schema.tables.c.id == table_id)
        connection.execute(change.values(closed=do == "close"))


def ban_network(keeper: People, network: str, *, lift: bool) -> None:
    """Keep a network out, or let it in again; saying so twice changes nothing."""
    with keeper.writing() as connection:
        connection.execute(sa.delete(schema.bans).where(schema.bans.c.network == network))
        if not lift:
            connection.execute(sa.insert(schema.bans), {"network": network, "created": now()})


def ban_account(keeper: People, account_id: str, *, lift: bool) -> bool:
    """Whether there is such an account; one that is banned is signed out everywhere."""
    column = schema.accounts.c
    with keeper.writing() as connection:
        done = connection.execute(
            sa.update(schema.accounts).where(column.id == account_id).values(banned=not lift).returning(column.id)
        ).first()
        connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.account_id == account_id))
    return done is not None
