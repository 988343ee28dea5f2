"""Tables that outlast updates: their components, where they stand, what could be seen, how chance came about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Components, set-up and views are kept, so that a table outlives changes of the rules."""
    op.create_table(
        "contents",
        sa.Column("digest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("setup", sa.LargeBinary, nullable=True))
    op.add_column("tables", sa.Column("latest", sa.LargeBinary, nullable=True))
    op.add_column("entries", sa.Column("about", sa.LargeBinary, nullable=True))
    op.add_column("checkpoints", sa.Column("views", sa.LargeBinary, nullable=True))
