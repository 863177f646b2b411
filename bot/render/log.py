"""What happened in a turn, as one line."""

from __future__ import annotations

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.render.names import named
from bot.tables.table import Table, TurnLog


def turn_line(say: Tongue, table: Table, turn: TurnLog) -> str:
    """Returns one turn: the name, with a sign where a computer made the moves, then what the seat did."""
    done = presentation(table.game).happenings(say, turn.events)
    return say("log-line", name=named(table.seats[turn.seat].name, turn.by_computer), done=done)


def tells(say: Tongue, table: Table, turn: TurnLog) -> bool:
    """Tells whether there is anything to say about a turn: some events are told with the result."""
    return bool(presentation(table.game).happenings(say, turn.events))
