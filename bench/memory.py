"""What a match costs while it is played and while it waits in the database."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import tracemalloc
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.own import SCALA


def in_play(make: Callable[[], object], number: int = 200) -> float:
    """Returns the kilobytes that one more of something takes; what all share is made before."""
    make()
    gc.collect()
    tracemalloc.start()
    kept = [make() for _ in range(number)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept) / 1024


def at_rest(states: Sequence[Any], matches: int) -> float:
    """Returns the kilobytes of an SQLite database file per match that waits in the middle of a hand."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        asyncio.run(_fill(path, states, matches))
        return path.stat().st_size / matches / 1024


async def _fill(path: Path, states: Sequence[Any], matches: int) -> None:
    # Only this needs the database; the engine is measured without it.
    from storage import Database, models

    database = await Database.open(f"sqlite:///{path.as_posix()}")
    now = datetime.now(UTC)
    async with database.engine.begin() as connection:
        for number in range(matches):
            state = states[number % len(states)]
            seats = range(len(state.seats))
            match = {"match_id": number + 1}
            await connection.execute(models.matches.insert().values(**_match(number, now)))
            await connection.execute(models.snapshots.insert().values(**match, **_snapshot(state, now)))
            await connection.execute(models.seats.insert(), [{**match, **_seat(seat)} for seat in seats])
            await connection.execute(models.hands.insert().values(**match, **_hand()))
    await database.close()


def _match(number: int, now: datetime) -> dict[str, Any]:
    snowflake = 10**18 + number
    return {
        "id": number + 1,
        "game": "scala40",
        "guild_id": snowflake,
        "channel_id": snowflake,
        "message_id": snowflake,
        "owner_id": snowflake,
        "status": "playing",
        "options": {"profile": "standard"},
        "seat_limit": 4,
        "clock": 60,
        "created_at": now,
    }


def _snapshot(state: Any, now: datetime) -> dict[str, Any]:
    return {
        "version": 100,
        "hand": 3,
        "turn": 40,
        "dealer": 0,
        "moves": 100,
        "warned": False,
        "owner_seen": now,
        "turn_started": now,
        "state": SCALA.save(state),
        "log": [],
    }


def _seat(number: int) -> dict[str, Any]:
    return {
        "number": number,
        "name": "somebody",
        "user_id": 10**18 + number,
        "held": False,
        "resigned": False,
        "misses": 0,
        "total": 40,
    }


def _hand() -> dict[str, Any]:
    return {"number": 3, "commitment": "0" * 64, "secret": "0" * 64, "public": "1" * 60, "dealer": 0}
