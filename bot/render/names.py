"""Names of seats: never more than one line, never read as markdown."""

from __future__ import annotations

import discord

from bot.tables.table import Seat, Table

COMPUTER = "🤖"


def escaped(name: str) -> str:
    """Returns any name for a message: bold, on one line, its own markdown shown as written."""
    return f"**{discord.utils.escape_markdown(' '.join(name.split()))}**"


def named(name: str, by_computer: bool) -> str:
    """Returns a name for a message, with a sign where a computer makes the moves."""
    return f"{escaped(name)} {COMPUTER}" if by_computer else escaped(name)


def marked(seat: Seat) -> str:
    """Returns a seat's name for a message, with a sign where a computer makes its moves now."""
    return named(seat.name, seat.by_computer)


def small(seat: Seat) -> str:
    """Returns a seat's name for the margin of a line: not bold."""
    return marked(seat).replace("**", "")


def of(table: Table, number: int) -> str:
    """Returns the name of the seat with this number."""
    return marked(table.seats[number])
