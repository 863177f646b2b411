"""Keeps a salt with each person's seat, so that a shuffle names nobody; finds the seats of a person fast."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

SEATED = sa.text(
    "SELECT match_id, number FROM seats JOIN matches ON matches.id = match_id"
    " WHERE user_id IS NOT NULL AND status IN ('lobby', 'playing', 'pause', 'parked')"
)
"""Whoever will be dealt another hand."""
SALTED = sa.text("UPDATE seats SET salt = :salt WHERE match_id = :match_id AND number = :number")


def upgrade() -> None:
    """Adds the column and the index; hands that were dealt before keep their shuffles, which name ids."""
    op.add_column("seats", sa.Column("salt", sa.String(32)))
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    connection = op.get_bind()
    for match_id, number in connection.execute(SEATED).all():
        salt = secrets.token_hex(16)
        connection.execute(SALTED, {"match_id": match_id, "number": number, "salt": salt})


def downgrade() -> None:
    """Drops both."""
    op.drop_index("ix_seats_user_id", "seats")
    op.drop_column("seats", "salt")
