"""Pointing: a line of the chat may name a thing on the table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A line of the chat may point at something."""
    op.add_column("chat", sa.Column("ref", sa.Text, nullable=False, server_default=""))
