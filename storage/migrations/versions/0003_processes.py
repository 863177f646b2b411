"""Lets several processes share the tables: when something is due at each, and when a shard was last attended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from storage.models import UtcDateTime

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column, empty in the rows that are there, and the table."""
    op.add_column("snapshots", sa.Column("due_at", UtcDateTime(timezone=True)))
    op.create_index("ix_snapshots_due_at", "snapshots", ["due_at"])
    op.create_table(
        "attendance",
        sa.Column("shard_count", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shard_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen_at", UtcDateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("shard_count", "shard_id", name="pk_attendance"),
    )


def downgrade() -> None:
    """Drops both."""
    op.drop_table("attendance")
    op.drop_index("ix_snapshots_due_at", "snapshots")
    op.drop_column("snapshots", "due_at")
