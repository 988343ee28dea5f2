"""Slow games: the pace of a table, what happens when time is over, and since when each seat is asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A table has a pace, and what becomes of those who are late."""
    op.add_column("tables", sa.Column("pace", sa.String(12), nullable=False, server_default="live"))
    op.add_column("tables", sa.Column("late", sa.String(8), nullable=False, server_default="wait"))
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=False, server_default="{}"))
