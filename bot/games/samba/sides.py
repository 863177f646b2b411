"""The teams as people read them: a sign, and the names of who plays together."""

from __future__ import annotations

from bot.render import names
from bot.tables.table import Table
from engine.samba.view import View

SIGNS = ("🔵", "🟠", "🟢")
"""Of teams of two or three; whoever plays alone needs none."""


def sign(view: View, team: int) -> str:
    """Returns the sign of a team, nothing for a single player."""
    return SIGNS[team] if len(view.teams[team].seats) > 1 else ""


def name(table: Table, view: View, team: int) -> str:
    """Returns a team's sign and the names of its players."""
    seats = (table.seats[seat] for seat in view.teams[team].seats)
    return " ".join(filter(None, (sign(view, team), names.side(seats, names.marked))))
