"""The next game of the same people: whoever opens it tells the table they come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A table that has ended may know where its people play on."""
    op.add_column("tables", sa.Column("next", sa.Text, nullable=False, server_default=""))
