"""Counts how many hints each seat of a match has asked for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = ("seats", "results")


def upgrade() -> None:
    """Adds the column, 0 in the rows that are there."""
    for table in TABLES:
        op.add_column(table, sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Drops the column."""
    for table in TABLES:
        op.drop_column(table, "hints")
