"""Counts how often seats come back into a match, and keeps the version with which a turn began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = (("snapshots", "turn_version"), ("seats", "reentries"), ("results", "reentries"))


def upgrade() -> None:
    """Adds the columns, 0 in the rows that are there."""
    for table, name in COLUMNS:
        op.add_column(table, sa.Column(name, sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Drops the columns."""
    for table, name in COLUMNS:
        op.drop_column(table, name)
