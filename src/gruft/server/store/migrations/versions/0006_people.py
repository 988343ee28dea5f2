"""People, if the operator wants them: accounts, passkeys, recovery codes, sign-ins, single-use tickets, whose links are
whose, bans, notices, and tables that an operator has closed.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Accounts and all that belongs to them, bans, notes and notices."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
    )
    op.create_index("ix_accounts_folded", "accounts", ["folded"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account_id", sa.String(22), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_account_id", "passkeys", ["account_id"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(22), sa.ForeignKey("accounts.id"), nullable=False),
    )
    op.create_index("ix_codes_account_id", "codes", ["account_id"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(22), sa.ForeignKey("accounts.id"), nullable=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("account_id", sa.String(22), sa.ForeignKey("accounts.id"), nullable=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "memberships",
        sa.Column("account_id", sa.String(22), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("link_hash", sa.String(64), sa.ForeignKey("links.hash"), primary_key=True),
    )
    op.create_index("ix_memberships_link_hash", "memberships", ["link_hash"])
    op.create_table(
        "bans",
        sa.Column("network", sa.String(50), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("link_hash", sa.String(64), sa.ForeignKey("links.hash"), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.Column("warned", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("after", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_notices_link_hash", "notices", ["link_hash"])
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
