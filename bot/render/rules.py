"""The rules of a table in short."""

from __future__ import annotations

from bot.games.books import BOOKS
from bot.i18n import Tongue
from bot.tables.table import Table


def clock_text(say: Tongue, seconds: int | None) -> str:
    """Returns the time per turn."""
    if seconds is None:
        return say("clock-off")
    if seconds >= 3600:
        return say("clock-hours", hours=seconds // 3600)
    return say("clock-minutes", minutes=seconds // 60) if seconds >= 120 else say("clock-seconds", seconds=seconds)


def headline(say: Tongue, table: Table) -> str:
    """Returns how the match ends, the number of seats and the clock."""
    end = BOOKS[table.game].end(say, table.rules)
    return say("rules-headline", end=end, seats=table.seat_limit, clock=clock_text(say, table.clock))
