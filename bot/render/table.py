"""The public table as text: who plays, the piles, the melds, the seats, the last turns."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.i18n import Tongue
from bot.render import names, options
from bot.render.cards import card, cards
from bot.render.log import tells, turn_line
from bot.tables.table import Table, TurnLog
from engine.scala40.view import View

MELDS_LIMIT, LOG_LIMIT = 1500, 1500
"""Characters for the melds and for the log; a message has 4000 in all."""


def headline(say: Tongue, table: Table) -> str:
    """Returns the game, the hand and the turn."""
    return f"### {say('table-title', hand=table.hand, turn=table.turn)}"


def rules(say: Tongue, view: View) -> str:
    """Returns what differs from the profile, nothing where nothing does."""
    return f"-# {options.profile_line(say, view.rules)}" if options.changed(view.rules) else ""


def to_play(say: Tongue, table: Table) -> str:
    """Returns whose turn it is, mentioned if it is a person's, and until when."""
    if table.to_play is None:
        return ""
    seat = table.seats[table.to_play]
    if all(other.by_computer for other in table.seats):
        return say("table-waits")
    if seat.by_computer:
        return say("table-computer-plays", name=names.marked(seat))
    line = say("table-your-turn", mention=f"<@{seat.user_id}>")
    if table.deadline is not None:
        line += " · " + say("table-deadline", when=deadline(table))
    return line


def deadline(table: Table) -> str:
    """Returns the time that is left, counted down by Discord itself; a dash where there is no clock."""
    return discord.utils.format_dt(table.deadline, "R") if table.deadline else "–"


def piles(say: Tongue, view: View) -> str:
    """Returns the top discard and what is left of the stock."""
    top = f"**{card(view.discard[-1])}**" if view.discard else "–"
    return say("table-piles", top=top, stock=view.stock)


def melds(say: Tongue, table: Table, view: View) -> str:
    """Returns the numbered melds with the names of who laid them."""
    if not view.table:
        return f"*{say('table-no-melds')}*"
    lines = []
    for number, (meld, owner) in enumerate(zip(view.table, view.owners, strict=True), start=1):
        by = f" · {names.small(table.seats[owner])}" if owner is not None else ""
        lines.append(f"`{number}` {cards(meld.cards)}{by}")
    return shorten(lines, MELDS_LIMIT)


def seats(say: Tongue, table: Table, view: View) -> str:
    """Returns every seat's cards, total and that it has opened where it has; an arrow marks who plays."""
    lines = []
    for seat, seen in zip(table.seats, view.seats, strict=True):
        if seen.out:
            lines.append(f"~~{names.small(seat)}~~ · {say('seat-out', total=seen.total)}")
            continue
        arrow = "▸ " if seat.number == table.to_play else ""
        figures = say("seat-figures", cards=seen.cards, total=seen.total)
        opened = f" · {say('seat-opened')}" if seen.opened else ""
        lines.append(f"{arrow}{names.marked(seat)} · {figures}{opened}")
    return "\n".join(lines)


def last_round(table: Table) -> Sequence[TurnLog]:
    """Returns the last turn of everybody who is in the hand, what the player to play has missed."""
    return table.log[-sum(seat.eliminated_in is None for seat in table.seats) :]


def log(say: Tongue, table: Table, turns: Sequence[TurnLog]) -> str:
    """Returns the turns in small print, the newest last."""
    return shorten([f"-# {turn_line(say, table, turn)}" for turn in turns if tells(say, turn)], LOG_LIMIT)


def shorten(lines: Sequence[str], limit: int) -> str:
    """Joins the lines, leaving out the first ones where they are longer than the limit."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > limit:
            return "\n".join(["…", *reversed(kept)])
        kept.append(line)
    return "\n".join(reversed(kept))
