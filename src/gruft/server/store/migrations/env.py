"""How Alembic reaches the database. One process at a time migrates; the others wait and find it done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context

from gruft.server.store import schema
from gruft.server.store.database import connect

LOCK = 7_102_023


def run() -> None:
    """Bring the database up to date; on PostgreSQL one process at a time."""
    engine = connect(context.config.attributes["url"])
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        context.configure(connection=connection, target_metadata=schema.metadata, transactional_ddl=False)
        context.run_migrations()
    engine.dispose()


run()
