"""What a table waits for that comes by itself, read from the table alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from bot.tables.attendance import attended
from bot.tables.pace import Pace
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Due:
    """The next thing to do at a table, and when."""

    at: datetime
    what: Literal["deal", "computer", "reminder", "autopilot"]
    seat: int | None = None
    """computer, autopilot: the seat that is played for."""


def due(table: Table, pace: Pace) -> Due | None:
    """Returns what is to be done next without anybody's click; None: only people can go on."""
    if not attended(table):
        return None
    if table.status == "pause" and table.deadline is not None:
        return Due(table.deadline, "deal")
    for seat in table.acting:
        if table.seats[seat].by_computer:
            return Due(table.turn_started + pace.wait(table, pace.computer_turn), "computer", seat)
    if not table.acting or table.deadline is None or table.clock is None:
        return None
    if not table.warned:
        return Due(table.deadline - timedelta(seconds=table.clock / 2), "reminder")
    return Due(table.deadline, "autopilot", table.acting[0])
