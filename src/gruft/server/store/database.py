"""Which database, and opening it with the settings our promises need.

SQLite runs in WAL mode with synchronous=FULL: what is committed survives kill -9 and power cuts. With secure_delete,
which not every SQLite does by itself, what is deleted is overwritten in the file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event

from gruft.extras import need
from gruft.server.store.holding import NotOurs
from gruft.table.rules import refuse


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
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return sa.URL.create("sqlite+pysqlite", database=str(folder / "tables.db"))
    if "://" not in wanted:
        return sa.URL.create("sqlite+pysqlite", database=wanted)
    url = sa.make_url(wanted)
    if url.get_backend_name() == "postgresql":
        need("postgres")
        return url.set(drivername="postgresql+psycopg")
    return url


def connect(url: sa.URL) -> sa.Engine:
    """An engine with the settings our promises need."""
    if url.get_backend_name() != "sqlite":
        line = line_settings(url)
        return sa.create_engine(url, hide_parameters=True, pool_size=10, pool_pre_ping=True, connect_args=line)
    settled = {"timeout": 10, "check_same_thread": False}
    engine = sa.create_engine(url, hide_parameters=True, connect_args=settled)  # what people wrote is not for the log

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: object) -> None:  # the driver's own connection
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=10000",
            "secure_delete=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def line_settings(url: sa.URL) -> dict[str, str | int]:
    """How a PostgreSQL connection notices that the other side is gone. What the address itself says comes first."""
    wanted: dict[str, str | int] = {
        "connect_timeout": 5,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,
        # A process that stands still in the middle of a transaction must not hold up the others.
        "options": "-c idle_in_transaction_session_timeout=10000 -c lock_timeout=5000",
    }
    return {name: value for name, value in wanted.items() if name not in url.query}


def migrate(url: sa.URL, to: str = "head") -> None:
    """Bring the database to the newest shape (or that of a revision); several processes may try at once."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    try:
        command.upgrade(config, to)
    except CommandError as error:  # it names a revision this code does not have
        raise NotOurs(refuse("server.newer_database")) from error
