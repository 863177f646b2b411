"""The public table as text: who plays, the seats, the last turns. What lies on it, its game knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.render import names
from bot.render.lines import joined
from bot.render.log import tells, turn_line
from bot.render.remarks import in_log
from bot.tables.table import Table, TurnLog

LOG_LIMIT = 1200
"""Characters for the log at most; a message has 4000 in all."""


def headline(say: Tongue, table: Table) -> str:
    """Returns the game, the hand and the turn."""
    shown = presentation(table.game)
    title = say("table-title", game=shown.name(say), deal=shown.deal, hand=table.hand, turn=table.turn)
    return f"### {title}"


def rules(say: Tongue, table: Table) -> str:
    """Returns what differs from the profile, nothing where nothing does."""
    book, chosen = presentation(table.game).book, table.rules
    return f"-# {book.profile_line(say, chosen)}" if book.changed(chosen) else ""


def to_play(say: Tongue, table: Table) -> str:
    """Returns whose turn it is, or who is asked, mentioned if it is a person, and until when."""
    if not table.acting:
        return ""
    if table.asked:
        who = say("list-comma").join(names.mention(table.seats[number]) for number in table.asked)
        return _until(say, table, say("table-asked", who=who))
    if table.to_play is None:
        return ""
    seat = table.seats[table.to_play]
    if seat.by_computer:
        return say("table-computer-plays", name=names.marked(seat))
    call = presentation(table.game).call(say, table, table.view(None), names.mention(seat))
    return _until(say, table, call)


def _until(say: Tongue, table: Table, line: str) -> str:
    return line if table.deadline is None else say("table-until", line=line, when=deadline(table))


def deadline(table: Table) -> str:
    """Returns the time that is left, counted down by Discord itself; a dash where there is no clock."""
    return discord.utils.format_dt(table.deadline, "R") if table.deadline else "–"


def seats(say: Tongue, table: Table, view: Any) -> str:
    """Returns what everybody knows of every seat; an arrow marks who plays."""
    shown = presentation(table.game)
    lines = []
    for seat in table.seats:
        if view.seats[seat.number].out:
            lines.append(names.beside(say, f"~~{names.small(seat)}~~", shown.seat_out(say, seat)))
            continue
        figures = shown.seat_figures(say, table, view, seat)
        line = names.beside(say, names.marked(seat), names.level(say, seat), figures)
        lines.append(say("seat-to-play", line=line) if seat.number == table.to_play else line)
    return "\n".join(lines)


def last_round(table: Table) -> Sequence[TurnLog]:
    """Returns the last turn of everybody who is in the hand, what the player to play has missed."""
    return table.log[-sum(seat.eliminated_in is None for seat in table.seats) :]


def log(say: Tongue, table: Table, turns: Sequence[TurnLog], room: int = LOG_LIMIT) -> str:
    """Returns the turns in small print, the newest last, with what computers say in them, as far as there is room."""
    plain = say.plain
    told = [turn for turn in turns if tells(plain, table, turn)]
    lines = [f"-# {in_log(plain, table, turn, turn_line(plain, table, turn))}" for turn in told]
    return joined(lines, min(room, LOG_LIMIT))
