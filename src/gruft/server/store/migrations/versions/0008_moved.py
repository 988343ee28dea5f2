"""Games that have moved: everybody agreed to take the table along to another device or server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """A table whose game goes on elsewhere says so."""
    op.add_column("tables", sa.Column("moved", sa.Boolean, nullable=False, server_default=sa.false()))
