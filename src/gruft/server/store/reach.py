"""When the database cannot be reached: what that looks like, whichever driver says it.

Whoever wrote does not know then whether it was stored. They must read again before they go on.
"""

from __future__ import annotations

import sys

import sqlalchemy as sa


class OutOfReach(Exception):
    """The database does not answer, or cannot store anything: later it may."""


def meaning(error: Exception) -> Exception:
    """The error as it is told further on: an outage is always the same one."""
    if isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated:
        return _told(error)
    outage = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, TimeoutError)
    return _told(error) if isinstance(error, outage) or _said_by_driver(error) else error


def _said_by_driver(error: Exception) -> bool:
    """Whether PostgreSQL's driver says so itself; it is loaded only where it is used."""
    driver = sys.modules.get("psycopg")
    return driver is not None and isinstance(error, driver.OperationalError)


def _told(error: Exception) -> OutOfReach:
    return OutOfReach(str(getattr(error, "orig", None) or error).partition("\n")[0])
