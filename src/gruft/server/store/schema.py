"""The tables of the database. SQLite and PostgreSQL share them; changes come as migrations.

The journal entry `(table_id, number)` is the primary key of `entries`: of two processes that take an answer at the same
moment one fails to store it and looks again. A trigger (migration 0003) refuses an entry without the one before it, so
there are no gaps. `keep`, `news` (its events) and `moment` of an entry follow from the journal; they are kept so that a
table can be opened without playing it from the start.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("header", LargeBinary, nullable=False),  # the journal's header, seed included, as JSON
    Column("imported", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("updated", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("waiting", Text, nullable=False),  # seats that are asked, as JSON
    Column("result", LargeBinary, nullable=True),
    Column("first_news", LargeBinary, nullable=False),  # events told before the first answer
    Column("setup", LargeBinary, nullable=True),  # how many draws laid it out and what chance gave then, as JSON
    Column("latest", LargeBinary, nullable=True),  # where it stands, so that other rules can go on from there
    Column("pace", String(12), nullable=False, server_default="live"),
    Column("late", String(8), nullable=False, server_default="wait"),  # what happens when time is over
    Column("asked", Text, nullable=False, server_default="{}"),  # since when each seat is asked, as JSON
    Column("closed", Boolean, nullable=False, server_default=false()),  # by the operator: it can be looked at
    Column("moved", Boolean, nullable=False, server_default=false()),  # all agreed: the game goes on elsewhere
    Column("next", Text, nullable=False, server_default=""),  # where its people play on, as JSON
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(40), nullable=True),  # a bot plays it now
    Column("standing", LargeBinary, nullable=False),
    Column("gave_up", Boolean, nullable=False, server_default=false()),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("role", String(10), nullable=False),
    Column("seats", Text, nullable=False),  # seats it holds (a coach: looks over the shoulder of), as JSON
    Column("creator", Boolean, nullable=False),
    Column("seen", Text, nullable=False),  # by seat, how much of the log was shown when it was last here
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("draws", LargeBinary, nullable=False),
    Column("by", String(140), nullable=True),  # link and request of the client, so that a repetition is noticed
    Column("at", BigInteger, nullable=False),
    Column("keep", Integer, nullable=False),  # how much of the log before it remains
    Column("news", LargeBinary, nullable=False),  # what it added to the log
    Column("moment", Integer, nullable=False),  # public moments so far, this one included
    Column("about", LargeBinary, nullable=True),  # what it says about chance or rules, as JSON
    Index("ix_entries_by", "table_id", "by", unique=True),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    Column("views", LargeBinary, nullable=True),  # what everybody could see
)

contents = Table(
    "contents",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),  # every component file, compressed
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(140), nullable=True),
    Column("ref", Text, nullable=False, server_default=""),  # what is pointed at
    Index("ix_chat_by", "table_id", "by", unique=True),
)

# -- people, if the operator wants them -----------------------------------------------------------------------------

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", String(80), nullable=False),  # as accounts/names.py compares names
    Column("created", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
    Index("ix_accounts_folded", "folded", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("account_id", String(22), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often it has signed, where it counts
    Column("created", BigInteger, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(22), ForeignKey("accounts.id"), nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(22), ForeignKey("accounts.id"), nullable=True, index=True),  # null: the operator
    Column("expires", BigInteger, nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("account_id", String(22), ForeignKey("accounts.id"), nullable=True),
    Column("data", LargeBinary, nullable=False),  # a challenge, or nothing
    Column("expires", BigInteger, nullable=False),
)

memberships = Table(
    "memberships",
    metadata,
    Column("account_id", String(22), ForeignKey("accounts.id"), primary_key=True),
    Column("link_hash", String(64), ForeignKey("links.hash"), primary_key=True, index=True),
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(50), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # what the house remembers about itself
)

notices = Table(
    "notices",
    metadata,
    Column("id", String(22), primary_key=True),  # secret: whoever knows it may end these notices
    Column("link_hash", String(64), ForeignKey("links.hash"), nullable=False, index=True),
    Column("way", String(8), nullable=False),
    Column("target", Text, nullable=False),  # a push subscription as JSON, a mail address, a web address
    Column("lang", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("told", BigInteger, nullable=False),  # the question this was last about, by when it was asked
    Column("warned", BigInteger, nullable=False),  # the same for the end of the table
    Column("failures", Integer, nullable=False),
    Column("after", BigInteger, nullable=False),  # not before then
)
