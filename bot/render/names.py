"""Names of seats: never more than one line, never read as markdown."""

from __future__ import annotations

import discord

from bot.tables.table import Seat, Table


def plain(seat: Seat) -> str:
    """Returns a seat's name for places without markdown, such as labels."""
    return " ".join(seat.name.split())


def escaped(name: str) -> str:
    """Returns any name for a message: bold, on one line, its own markdown shown as written."""
    return f"**{discord.utils.escape_markdown(' '.join(name.split()))}**"


def bold(seat: Seat) -> str:
    """Returns a seat's name for a message."""
    return escaped(seat.name)


def marked(seat: Seat) -> str:
    """Returns a seat's name with a sign for whoever moves its cards."""
    return f"{bold(seat)} 🤖" if seat.by_computer else bold(seat)


def of(table: Table, number: int | None) -> str:
    """Returns the name of a seat by its number, a dash where there is none."""
    return "–" if number is None else bold(table.seats[number])
