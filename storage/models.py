"""The tables of the database. None of them belongs to one game: what differs between games is a JSON document."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.engine import Dialect


class UtcDateTime(TypeDecorator[datetime]):
    """An aware time in UTC, also where the database stores none of the two."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Stores UTC; a naive time is a bug and raises ValueError."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Returns UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

OPEN = ("lobby", "playing", "pause")
"""The statuses of a match that goes on, one in a channel."""
KEPT = (*OPEN, "parked")
"""With the one of matches that may go on again."""


def _match_key() -> Column[Any]:
    return Column("match_id", ForeignKey("matches.id"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    # SQLite numbers rows by itself only for this very type.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("owner_id", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seat_limit", Integer, nullable=False),
    Column("clock", Integer),
    Column("rematch_of", ForeignKey("matches.id")),
    Column("created_at", UtcDateTime, nullable=False),
    Column("started_at", UtcDateTime),
    Column("ended_at", UtcDateTime),
    Index(None, "guild_id", "game", "ended_at"),
)
_is_open = matches.c.status.in_(OPEN)
Index("uq_matches_open_channel", matches.c.channel_id, unique=True, sqlite_where=_is_open, postgresql_where=_is_open)

snapshots = Table(
    "snapshots",
    metadata,
    _match_key(),
    Column("version", Integer, nullable=False),
    Column("hand", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("deadline", UtcDateTime),
    Column("warned", Boolean, nullable=False),
    Column("owner_seen", UtcDateTime, nullable=False),
    Column("turn_started", UtcDateTime, nullable=False),
    Column("state", JSON(none_as_null=True)),
    Column("log", JSON, nullable=False),
    Column("turn_version", Integer, nullable=False, server_default="0"),
    Column("due_at", UtcDateTime, index=True),
)

seats = Table(
    "seats",
    metadata,
    _match_key(),
    Column("number", Integer, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("user_id", BigInteger, index=True),
    Column("level", String(16)),
    Column("held", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("eliminated_in", Integer),
    Column("reentries", Integer, nullable=False, server_default="0"),
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("salt", String(32)),
    UniqueConstraint("match_id", "user_id"),
)

hands = Table(
    "hands",
    metadata,
    _match_key(),
    Column("number", Integer, primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("public", Text),
    Column("dealer", Integer),
    Column("dealt_at", UtcDateTime),
    Column("ended_at", UtcDateTime),
    Column("closed_by", Integer),
)

moves = Table(
    "moves",
    metadata,
    _match_key(),
    Column("sequence", Integer, primary_key=True),
    Column("hand", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("text", Text, nullable=False),
    Column("made_at", UtcDateTime, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    _match_key(),
    Column("seat", Integer, primary_key=True),
    Column("melds", JSON, nullable=False),
)

scores = Table(
    "scores",
    metadata,
    _match_key(),
    Column("hand", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("points", Integer),
    Column("total", Integer, nullable=False),
    Column("closed", Boolean, nullable=False),
)

feats = Table(
    "feats",
    metadata,
    _match_key(),
    Column("hand", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
)

eliminations = Table(
    "eliminations",
    metadata,
    _match_key(),
    Column("hand", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("by_seat", Integer),
    Column("by_user_id", BigInteger, index=True),
)

results = Table(
    "results",
    metadata,
    _match_key(),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("name", String(100), nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("total", Integer, nullable=False),
    Column("reentries", Integer, nullable=False, server_default="0"),
    Column("hints", Integer, nullable=False, server_default="0"),
)

player_settings = Table(
    "player_settings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

server_settings = Table(
    "server_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

attendance = Table(
    "attendance",
    metadata,
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("shard_id", Integer, primary_key=True, autoincrement=False),
    Column("seen_at", UtcDateTime, nullable=False),
)
