"""Names of seats: never more than one line, never read as markdown."""

from __future__ import annotations

import discord

from bot.tables.table import Seat, Table


def escaped(name: str) -> str:
    """Returns any name for a message: bold, on one line, its own markdown shown as written."""
    return f"**{discord.utils.escape_markdown(' '.join(name.split()))}**"


def marked(seat: Seat) -> str:
    """Returns a seat's name for a message, with a sign where a computer moves its cards."""
    return escaped(seat.name) + _sign(seat)


def small(seat: Seat) -> str:
    """Returns a seat's name for the margin of a line: not bold."""
    return discord.utils.escape_markdown(" ".join(seat.name.split())) + _sign(seat)


def of(table: Table, number: int) -> str:
    """Returns the name of the seat with this number."""
    return marked(table.seats[number])


def _sign(seat: Seat) -> str:
    return " 🤖" if seat.by_computer else ""
