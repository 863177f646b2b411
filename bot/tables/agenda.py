"""What a table waits for that comes by itself, read from the table alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from bot.tables.attendance import attended
from bot.tables.pace import LOBBY_PATIENCE, TURN_PATIENCE, Pace
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Due:
    """The next thing to do at a table, and when."""

    at: datetime
    what: Literal["deal", "end", "computer", "reminder", "autopilot", "absent", "park", "expire"]
    seat: int | None = None
    """computer, autopilot: the seat that is played for; absent: the seat that a computer is to hold."""


def due(table: Table, pace: Pace) -> Due | None:
    """Returns what is to be done next without anybody's click; None: nothing ever, for the match is over."""
    if table.parked:
        return None if table.deadline is None else Due(table.deadline, "expire")
    if table.status == "lobby":
        return Due(max(table.owner_seen, table.turn_started) + LOBBY_PATIENCE, "expire")
    if table.status == "playing" and table.hand_over:
        # The deal itself was the end of the hand: nobody has anything to do in it.
        return Due(table.turn_started + pace.wait(table, pace.computer_turn), "end")
    if not table.open:
        return None
    if not attended(table):
        return Due(table.turn_started, "park")
    if table.status == "pause":
        return None if table.deadline is None else Due(table.deadline, "deal")
    # Whoever acts out of turn comes before the seat to play, whose action would be too early.
    for seat in sorted(table.acting, key=lambda seat: seat in table.awaited):
        if table.seats[seat].by_computer:
            return Due(table.turn_started + pace.wait(table, _pause(table, pace, seat)), "computer", seat)
    if not table.awaited:
        return None
    if table.deadline is None or table.seconds is None:
        return Due(table.turn_started + TURN_PATIENCE, "absent", table.awaited[0])
    if not table.warned and table.seconds == table.clock:
        return Due(table.deadline - timedelta(seconds=table.seconds / 2), "reminder")
    return Due(table.deadline, "autopilot", table.awaited[0])


def due_at(table: Table, pace: Pace) -> datetime | None:
    """Returns when something is to be done next without anybody's click."""
    following = due(table, pace)
    return None if following is None else following.at


def _pause(table: Table, pace: Pace, seat: int) -> float:
    """Returns the seconds before a computer acts."""
    if seat not in table.awaited:
        return 0
    if not table.claim_open:
        return pace.computer_turn
    if not table.log:
        people = any(other.eliminated_in is None and not other.by_computer for other in table.seats)
        return pace.dealt_claim if people else pace.computer_turn
    return pace.computer_turn if table.log[-1].by_computer else pace.claim
