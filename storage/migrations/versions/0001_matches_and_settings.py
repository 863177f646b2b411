"""Makes the tables of matches, results and settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from storage.models import UtcDateTime

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = (
    "matches",
    "snapshots",
    "seats",
    "hands",
    "moves",
    "drafts",
    "scores",
    "eliminations",
    "results",
    "player_settings",
    "server_settings",
)


def _id(name: str, *constraint: sa.ForeignKey, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger().with_variant(sa.Integer(), "sqlite"), *constraint, nullable=nullable)


def _of_match(table: str, *columns: sa.Column[object], key: tuple[str, ...] = ()) -> None:
    """Makes a table whose rows belong to a match."""
    op.create_table(
        table,
        _id("match_id"),
        *columns,
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=f"fk_{table}_match_id"),
        sa.PrimaryKeyConstraint("match_id", *key, name=f"pk_{table}"),
    )


def _integer(name: str, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.Integer(), nullable=nullable)


def _user(name: str = "user_id") -> sa.Column[object]:
    return sa.Column(name, sa.BigInteger())


def _flag(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def _text(name: str, length: int | None = None, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.Text() if length is None else sa.String(length), nullable=nullable)


def _time(name: str, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, UtcDateTime(timezone=True), nullable=nullable)


def upgrade() -> None:
    """Makes all tables."""
    op.create_table(
        "matches",
        _id("id"),
        _text("game", 32),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        _text("status", 16),
        sa.Column("options", sa.JSON(), nullable=False),
        _integer("seat_limit"),
        _integer("clock", nullable=True),
        _id("rematch_of", nullable=True),
        _time("created_at"),
        _time("started_at", nullable=True),
        _time("ended_at", nullable=True),
        sa.ForeignKeyConstraint(["rematch_of"], ["matches.id"], name="fk_matches_rematch_of"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_guild_id_game_ended_at", "matches", ["guild_id", "game", "ended_at"])
    is_open = sa.text("status IN ('lobby', 'playing', 'pause')")
    op.create_index(
        "uq_matches_open_channel",
        "matches",
        ["channel_id"],
        unique=True,
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
    _of_match(
        "snapshots",
        *map(_integer, ("version", "hand", "turn", "dealer", "moves")),
        _time("deadline", nullable=True),
        _flag("warned"),
        _time("owner_seen"),
        _time("turn_started"),
        sa.Column("state", sa.JSON()),
        sa.Column("log", sa.JSON(), nullable=False),
    )
    _of_match(
        "seats",
        _integer("number"),
        _text("name", 100),
        _user(),
        _text("level", 16, nullable=True),
        _flag("held"),
        _flag("resigned"),
        _integer("misses"),
        _integer("total"),
        _integer("eliminated_in", nullable=True),
        key=("number",),
    )
    with op.batch_alter_table("seats") as batch:
        batch.create_unique_constraint("uq_seats_match_id_user_id", ["match_id", "user_id"])
    _of_match(
        "hands",
        _integer("number"),
        _text("commitment", 64),
        _text("secret", 64),
        _text("public", nullable=True),
        _integer("dealer", nullable=True),
        _time("dealt_at", nullable=True),
        _time("ended_at", nullable=True),
        _integer("closed_by", nullable=True),
        key=("number",),
    )
    _of_match(
        "moves",
        *map(_integer, ("sequence", "hand", "turn", "seat")),
        _user(),
        _text("text"),
        _time("made_at"),
        key=("sequence",),
    )
    _of_match("drafts", _integer("seat"), sa.Column("melds", sa.JSON(), nullable=False), key=("seat",))
    _of_match(
        "scores",
        _integer("hand"),
        _integer("seat"),
        _user(),
        _integer("points", nullable=True),
        _integer("total"),
        _flag("closed"),
        key=("hand", "seat"),
    )
    _of_match(
        "eliminations",
        _integer("hand"),
        _integer("seat"),
        _user(),
        _integer("by_seat", nullable=True),
        _user("by_user_id"),
        key=("hand", "seat"),
    )
    _of_match(
        "results",
        _integer("seat"),
        _user(),
        _text("name", 100),
        _integer("place"),
        _flag("won"),
        _flag("resigned"),
        _integer("total"),
        key=("seat",),
    )
    for table, column in (
        ("scores", "user_id"),
        ("eliminations", "user_id"),
        ("eliminations", "by_user_id"),
        ("results", "user_id"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])
    for table, owner in (("player_settings", "user_id"), ("server_settings", "guild_id")):
        op.create_table(
            table,
            sa.Column(owner, sa.BigInteger(), autoincrement=False, nullable=False),
            _text("name", 32),
            _text("value"),
            sa.PrimaryKeyConstraint(owner, "name", name=f"pk_{table}"),
        )


def downgrade() -> None:
    """Drops all tables."""
    for table in reversed(TABLES):
        op.drop_table(table)
