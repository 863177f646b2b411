"""One change of a table: decided by pure functions, then written by the host in one transaction, then told."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.tables.presenter import Change
from bot.tables.shuffles import Shuffle
from bot.tables.table import Table
from engine.game import Event
from storage.records import Dealt, Ended, MoveRecord, ResultRecord


@dataclass(frozen=True, slots=True)
class Step:
    """What a change makes of a table, and what is kept about it."""

    table: Table
    changes: tuple[Change, ...]
    events: tuple[Event, ...] = ()
    """Of a move, with what only its player may see."""
    move: MoveRecord | None = None
    ended: Ended | None = None
    next_shuffle: Shuffle | None = None
    """Of the hand after the one that has ended."""
    dealt: Dealt | None = None
    results: tuple[ResultRecord, ...] = ()
    started_at: datetime | None = None
    ended_at: datetime | None = None


def changed(table: Table, **fields: Any) -> Table:
    """Returns the next version of a table with some fields replaced."""
    return replace(table, version=table.version + 1, **fields)


def seen(table: Table, user_id: int | None, now: datetime) -> Table:
    """Returns the table with the owner's last action, where this person is the owner."""
    return replace(table, owner_seen=now) if user_id == table.owner_id else table
