"""What the house remembers about itself, by name: whether it only shows, and its key for push messages."""

from __future__ import annotations

import sqlalchemy as sa

from gruft.server.store import schema

READ_ONLY = "read_only"


def note(engine: sa.Engine, key: str) -> str | None:
    """What was written down under a key, or None."""
    query = sa.select(schema.notes.c.value).where(schema.notes.c.key == key)
    with engine.connect() as connection:
        return connection.execute(query).scalar()


def write_note(engine: sa.Engine, key: str, value: str) -> None:
    """Write something down under a key, in place of what stood there."""
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(sa.delete(schema.notes).where(schema.notes.c.key == key))
        connection.execute(sa.insert(schema.notes), {"key": key, "value": value})


def first_note(engine: sa.Engine, key: str, value: str) -> str:
    """The note, written now unless it was there before: of several processes that start at once one is first."""
    try:
        with engine.connect().execution_options(writing=True) as connection, connection.begin():
            connection.execute(sa.insert(schema.notes), {"key": key, "value": value})
    except sa.exc.IntegrityError:
        pass
    found = note(engine, key)
    assert found is not None
    return found
