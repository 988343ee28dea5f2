"""People in the database: accounts, how they sign in, what can be used once, and whose links are whose.

Each function is one short transaction, called in a thread. What can be used once is read and deleted in one step, so of
two who bring it at the same moment one finds nothing.

Not here: tables and answers (reading.py, writer.py), taking things away (removing.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa

from gruft.server.store import schema
from gruft.server.store.reading import Link, Store
from gruft.server.store.statements import INSERT_LINK, now

TicketKind = Literal["register", "sign_in", "passkey", "invitation", "operator", "mail"]
Created = Literal["created", "name", "invitation", "passkey"]


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who has an account."""

    id: str
    name: str
    created: int
    banned: bool


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    account_id: str
    public_key: bytes
    count: int
    created: int


@dataclass(frozen=True, slots=True)
class Ticket:
    """Something that could be used once, and has been now."""

    account_id: str | None
    data: bytes


class People:
    """Everything about people that is read from the database or written to it."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.store = Store(engine)

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A connection whose changes are stored together or not at all."""
        with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
            yield connection

    # -- what can be used once ---------------------------------------------

    def issue(
        self, kind: TicketKind, secret: str, lasting: int, account_id: str | None = None, data: bytes = b""
    ) -> None:
        """`secret` is already a hash; `lasting` in milliseconds."""
        row = {"hash": secret, "kind": kind, "account_id": account_id, "data": data, "expires": now() + lasting}
        with self.writing() as connection:
            connection.execute(sa.insert(schema.tickets), row)

    def take(self, kind: TicketKind, secret: str) -> Ticket | None:
        """Redeem a ticket; it counts only once."""
        with self.writing() as connection:
            return _taken(connection, kind, secret)

    def withdraw(self, kind: TicketKind) -> None:
        """Whatever of this kind has not been used is void."""
        with self.writing() as connection:
            connection.execute(sa.delete(schema.tickets).where(schema.tickets.c.kind == kind))

    def sweep(self) -> None:
        """Forget what is too old to be of use."""
        with self.writing() as connection:
            for table in (schema.tickets, schema.sessions):
                connection.execute(sa.delete(table).where(table.c.expires < now()))

    # -- accounts ----------------------------------------------------------

    def create(
        self, account: Account, folded: str, key: Passkey, codes: Sequence[str], invitation: str | None
    ) -> Created:
        """A new account with its first passkey and its recovery codes; `invitation`: uses this one up."""
        try:
            with self.writing() as connection:
                if invitation is not None and _taken(connection, "invitation", invitation) is None:
                    return "invitation"
                if connection.execute(_account().where(schema.accounts.c.folded == folded)).first() is not None:
                    return "name"
                row = {"id": account.id, "name": account.name, "folded": folded, "created": account.created}
                connection.execute(sa.insert(schema.accounts), {**row, "banned": False})
                connection.execute(sa.insert(schema.passkeys), _key_row(key))
                connection.execute(sa.insert(schema.codes), [{"hash": one, "account_id": account.id} for one in codes])
        except sa.exc.IntegrityError:  # somebody else had the same name, or the same passkey, at the same moment
            return "name" if self.named(folded) is not None else "passkey"
        return "created"

    def account(self, account_id: str) -> Account | None:
        """The account of this id."""
        return self._one(_account().where(schema.accounts.c.id == account_id))

    def named(self, folded: str) -> Account | None:
        """The account that goes by this name, folded."""
        return self._one(_account().where(schema.accounts.c.folded == folded))

    def taken_names(self, folded: Sequence[str], mine: str | None) -> set[str]:
        """Which of these names belong to somebody else."""
        column = schema.accounts.c
        query = sa.select(column.folded).where(column.folded.in_(folded))
        if mine is not None:
            query = query.where(column.id != mine)
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def _one(self, query: sa.Select[tuple[str, str, int, bool]]) -> Account | None:
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return Account(row.id, row.name, row.created, row.banned) if row is not None else None

    # -- passkeys and codes ------------------------------------------------

    def passkeys(self, account_id: str) -> list[Passkey]:
        """All passkeys of an account."""
        return self._keys(_passkey().where(schema.passkeys.c.account_id == account_id))

    def passkey(self, key_id: str) -> Passkey | None:
        """The passkey of this id."""
        found = self._keys(_passkey().where(schema.passkeys.c.id == key_id))
        return found[0] if found else None

    def _keys(self, query: sa.Select[tuple[str, str, bytes, int, int]]) -> list[Passkey]:
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(schema.passkeys.c.created)).mappings().all()
        return [Passkey(**row) for row in rows]

    def signed(self, key_id: str, count: int) -> None:
        """Remember how often a passkey has signed, so that a copy of it is noticed."""
        with self.writing() as connection:
            connection.execute(sa.update(schema.passkeys).where(schema.passkeys.c.id == key_id).values(count=count))

    def add_passkey(self, key: Passkey) -> bool:
        """Store a passkey; False if it is known already."""
        try:
            with self.writing() as connection:
                connection.execute(sa.insert(schema.passkeys), _key_row(key))
        except sa.exc.IntegrityError:
            return False
        return True

    def remove_passkey(self, account_id: str, key_id: str) -> Literal["removed", "last", "unknown"]:
        """Take a passkey away, but never the last one."""
        column = schema.passkeys.c
        with self.writing() as connection:
            mine = set(connection.execute(sa.select(column.id).where(column.account_id == account_id)).scalars())
            if key_id not in mine:
                return "unknown"
            if len(mine) == 1:
                return "last"
            connection.execute(sa.delete(schema.passkeys).where(column.id == key_id))
        return "removed"

    def codes_left(self, account_id: str) -> int:
        """How many recovery codes are not used yet."""
        column = schema.codes.c
        query = sa.select(sa.func.count()).select_from(schema.codes).where(column.account_id == account_id)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar() or 0

    def use_code(self, account_id: str, code: str) -> bool:
        """Use a recovery code up; False: there is none such (any more)."""
        column = schema.codes.c
        with self.writing() as connection:
            done = sa.delete(schema.codes).where(column.hash == code, column.account_id == account_id)
            return connection.execute(done.returning(column.hash)).first() is not None

    def renew_codes(self, account_id: str, codes: Sequence[str]) -> None:
        """New recovery codes in place of the old."""
        with self.writing() as connection:
            connection.execute(sa.delete(schema.codes).where(schema.codes.c.account_id == account_id))
            connection.execute(sa.insert(schema.codes), [{"hash": one, "account_id": account_id} for one in codes])

    # -- who is signed in --------------------------------------------------

    def begin_session(self, secret: str, account_id: str | None, lasting: int) -> None:
        """Somebody (None: the operator) is signed in for so many seconds."""
        row = {"hash": secret, "account_id": account_id, "expires": now() + lasting}
        with self.writing() as connection:
            connection.execute(sa.insert(schema.sessions), row)

    def end_session(self, secret: str) -> None:
        """Somebody has signed out."""
        with self.writing() as connection:
            connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.hash == secret))

    def end_sessions(self, account_id: str, but: str = "") -> None:
        """Signed out everywhere, except for the session `but`."""
        column = schema.sessions.c
        with self.writing() as connection:
            connection.execute(sa.delete(schema.sessions).where(column.account_id == account_id, column.hash != but))

    def member(self, secret: str) -> Account | None:
        """Whose session this is."""
        column = schema.sessions.c
        here = sa.and_(column.hash == secret, column.expires > now(), column.account_id == schema.accounts.c.id)
        return self._one(_account().where(here, schema.accounts.c.banned.is_(False)))

    def is_operator(self, secret: str) -> bool:
        """Whether this session is the operator's."""
        column = schema.sessions.c
        query = sa.select(column.hash).where(column.hash == secret, column.expires > now(), column.account_id.is_(None))
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    # -- whose links are whose ---------------------------------------------

    def remember(self, account_id: str, hashes: Sequence[str]) -> None:
        """These links belong to an account, from whichever device they came."""
        column = schema.memberships.c
        with self.writing() as connection:
            known = set(
                connection.execute(sa.select(column.link_hash).where(column.account_id == account_id)).scalars()
            )
            there = connection.execute(sa.select(schema.links.c.hash).where(schema.links.c.hash.in_(hashes))).scalars()
            fresh = [{"account_id": account_id, "link_hash": one} for one in there if one not in known]
            if fresh:
                connection.execute(sa.insert(schema.memberships), fresh)

    def links(self, account_id: str) -> list[Link]:
        """Every link of an account."""
        column = schema.memberships.c
        with self.engine.connect() as connection:
            hashes = (
                connection.execute(sa.select(column.link_hash).where(column.account_id == account_id)).scalars().all()
            )
        return self.store.links(hashes)

    def copy_link(self, account_id: str, row: dict[str, object]) -> None:
        """One more link for one more device of an account."""
        with self.writing() as connection:
            connection.execute(INSERT_LINK, row)
            connection.execute(sa.insert(schema.memberships), {"account_id": account_id, "link_hash": row["hash"]})

    def forget(self, account_id: str, table_id: str) -> None:
        """Take a table off somebody's list."""
        at_table = sa.select(schema.links.c.hash).where(schema.links.c.table_id == table_id)
        column = schema.memberships.c
        gone = sa.delete(schema.memberships).where(column.account_id == account_id, column.link_hash.in_(at_table))
        with self.writing() as connection:
            connection.execute(gone)


def _account() -> sa.Select[tuple[str, str, int, bool]]:
    column = schema.accounts.c
    return sa.select(column.id, column.name, column.created, column.banned)


def _passkey() -> sa.Select[tuple[str, str, bytes, int, int]]:
    column = schema.passkeys.c
    return sa.select(column.id, column.account_id, column.public_key, column.count, column.created)


def _key_row(key: Passkey) -> dict[str, str | int | bytes]:
    return {
        "id": key.id,
        "account_id": key.account_id,
        "public_key": key.public_key,
        "count": key.count,
        "created": key.created,
    }


def _taken(connection: sa.Connection, kind: TicketKind, secret: str) -> Ticket | None:
    column = schema.tickets.c
    done = sa.delete(schema.tickets).where(column.hash == secret, column.kind == kind)
    row = connection.execute(done.returning(column.account_id, column.data, column.expires)).first()
    return Ticket(row.account_id, row.data) if row is not None and row.expires > now() else None
