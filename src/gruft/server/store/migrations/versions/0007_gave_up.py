"""Who has given up: a bot plays their seat to the end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """A seat whose owner has given up says so."""
    op.add_column("seats", sa.Column("gave_up", sa.Boolean, nullable=False, server_default=sa.false()))
