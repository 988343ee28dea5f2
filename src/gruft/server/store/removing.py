"""Taking things away: tables, links, seats, accounts with all they hold. Each in one transaction: nothing is left half.

Who is at a table meanwhile is told by the house (tables/house.py).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from gruft.server.store import schema
from gruft.server.store.people import People
from gruft.server.store.reading import Link
from gruft.table.journal import Header

NOBODY = "—"
"""The name of a seat whose player has deleted their account: the same in every language."""


class Removed(Exception):
    """A table that has been deleted while somebody was at it."""


def remove_table(connection: sa.Connection, table_id: str) -> None:
    """A table with everything that was ever done or said at it.

    Its row is taken first: what others are just storing comes before and goes too, or comes after and finds nothing.
    """
    connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update())
    links = sa.select(schema.links.c.hash).where(schema.links.c.table_id == table_id).scalar_subquery()
    for table in (schema.memberships, schema.notices):
        connection.execute(sa.delete(table).where(table.c.link_hash.in_(links)))
    for table in (schema.links, schema.chat, schema.checkpoints, schema.entries, schema.seats):
        connection.execute(sa.delete(table).where(table.c.table_id == table_id))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))


def delete_table(people: People, table_id: str) -> None:
    """A table and everything that belongs to it, in one go."""
    with people.writing() as connection:
        remove_table(connection, table_id)


def remove_links(connection: sa.Connection, hashes: Sequence[str]) -> None:
    """Links that lead nowhere from now on."""
    for table in (schema.memberships, schema.notices):
        connection.execute(sa.delete(table).where(table.c.link_hash.in_(hashes)))
    connection.execute(sa.delete(schema.links).where(schema.links.c.hash.in_(hashes)))


def links_of(connection: sa.Connection, table_id: str) -> list[Link]:
    """All links to a table, without what each has seen; nobody else changes them until this is stored."""
    query = sa.select(schema.links).where(schema.links.c.table_id == table_id).with_for_update()
    rows = connection.execute(query).mappings()
    seats = msgspec.json.Decoder(list[int])
    return [
        Link(row["hash"], row["table_id"], row["role"], seats.decode(row["seats"]), row["creator"], {}) for row in rows
    ]


def hand_over(connection: sa.Connection, table_id: str, seat: int, giver: str) -> bool:
    """A seat leaves all links that hold it: who has no other one looks on from now on, and coaches of it go.

    False: the link that gives it away does not hold it any more.
    """
    links = [link for link in links_of(connection, table_id) if seat in link.seats]
    if giver not in [link.hash for link in links]:
        return False
    remove_links(connection, [link.hash for link in links if link.role == "coach"])
    for link in links:
        rest = [one for one in link.seats if one != seat]
        role = link.role if rest else "spectator"
        change = sa.update(schema.links).where(schema.links.c.hash == link.hash)
        connection.execute(change.values(seats=msgspec.json.encode(rest).decode(), role=role))
    here = sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
    connection.execute(sa.update(schema.seats).where(here).values(kind="friend", standing=b"{}", level=None))
    return True


def remove_account(people: People, account_id: str) -> list[str]:
    """An account with its passkeys, codes, sign-ins, notices and list of tables; the tables that are touched.

    Tables at which nobody else was invited go with it. At the others its seats stay, without name and without links, so
    that the others can play on, and what it said is taken out of the chat.
    """
    mine = people.links(account_id)
    touched = sorted({link.table_id for link in mine})
    with people.writing() as connection:
        for table_id in touched:
            here = [link for link in mine if link.table_id == table_id and link.role == "player"]
            seats = {seat for link in here for seat in link.seats}
            host = any(link.creator for link in mine if link.table_id == table_id)
            if host and not _others(connection, table_id, seats):
                remove_table(connection, table_id)
            elif here:
                _leave(connection, table_id, seats, here)
        for table in (schema.memberships, schema.codes, schema.passkeys, schema.sessions, schema.tickets):
            connection.execute(sa.delete(table).where(table.c.account_id == account_id))
        connection.execute(sa.delete(schema.accounts).where(schema.accounts.c.id == account_id))
    return touched


def _others(connection: sa.Connection, table_id: str, mine: set[int]) -> bool:
    """Whether somebody else was invited to a table."""
    column = schema.seats.c
    invited = sa.select(column.seat).where(column.table_id == table_id, column.kind == "friend")
    return bool(set(connection.execute(invited).scalars()) - mine)


def _leave(connection: sa.Connection, table_id: str, seats: set[int], mine: list[Link]) -> None:
    """Somebody is gone from a table where others go on."""
    column = schema.seats.c
    nameless = sa.update(schema.seats).where(column.table_id == table_id, column.seat.in_(seats))
    connection.execute(nameless.values(name=NOBODY, standing=b"{}"))
    table = schema.tables.c
    header = msgspec.json.decode(
        connection.execute(sa.select(table.header).where(table.id == table_id)).scalar_one(), type=Header
    )
    players = [NOBODY if seat in seats else name for seat, name in enumerate(header.players)]
    unnamed = msgspec.json.encode(msgspec.structs.replace(header, players=players))
    connection.execute(sa.update(schema.tables).where(table.id == table_id).values(header=unnamed))
    said = [schema.chat.c.by.startswith(f"{link.hash[:16]}:", autoescape=True) for link in mine]
    connection.execute(sa.delete(schema.chat).where(schema.chat.c.table_id == table_id, sa.or_(*said)))
    gone = [link.hash for link in links_of(connection, table_id) if link.seats and seats.issuperset(link.seats)]
    remove_links(connection, gone)
