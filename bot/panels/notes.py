"""What is left of a message when a newer one takes its place: a few lines in small print, without buttons."""

from __future__ import annotations

from discord.ui import Container, LayoutView, TextDisplay

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels.item import PRIVATE
from bot.render import names
from bot.render.table import deadline, log
from bot.tables.presenter import Change
from bot.tables.table import Table


def text(content: str) -> LayoutView:
    """Returns a message of text alone."""
    view = LayoutView(timeout=None)
    view.add_item(TextDisplay(content))
    return view


def page(content: str) -> LayoutView:
    """Returns a page to read, such as the rules."""
    view = LayoutView(timeout=None)
    view.add_item(Container(TextDisplay(content), accent_colour=PRIVATE))
    return view


def locked(say: Tongue, table: Table, hand: int, commitment: str) -> str:
    """Returns what locks the shuffle of a hand."""
    return say("note-commitment", deal=presentation(table.game).deal, hand=hand, commitment=commitment)


def unlocked(say: Tongue, table: Table, secret: str) -> str:
    """Returns what unlocks the shuffle of the hand that is over."""
    return say("summary-proof", deal=presentation(table.game).deal, hand=table.hand, secret=secret)


def begun(say: Tongue, table: Table) -> LayoutView:
    """Returns what is left of the lobby; the commitment stays there to be checked after the hand."""
    players = say("list-comma").join(names.marked(seat) for seat in table.seats)
    lines = [say("note-begun", players=players)]
    if table.commitment:
        lines.append(locked(say, table, table.hand, table.commitment))
    return text("\n".join(f"-# {line}" for line in lines))


def turns(say: Tongue, table: Table, since: tuple[int, int]) -> LayoutView:
    """Returns what is left of a table's message: the turns that it showed, from (hand, turn) `since` on."""
    hand, first = since
    running = table.turn + 1 if table.hand_over else table.turn
    told = [turn for turn in table.log if first <= turn.turn < running] if hand == table.hand else []
    return text(log(say, table, told) or f"-# {say('note-turn', turn=first)}")


def cancelled(say: Tongue, table: Table, change: Change) -> LayoutView:
    """Returns what is left of the message of a lobby, or of a match that ended without a result."""
    expired, closed = ("note-expired", "note-cancelled") if table.hand else ("note-lobby-expired", "cancelled-lobby")
    lines = [say(expired if change.reason == "expired" else closed)]
    if change.secret:
        lines.append(f"-# {unlocked(say, table, change.secret)}")
    return text("\n".join(lines))


def resumed(say: Tongue, table: Table, change: Change) -> LayoutView:
    """Returns what is left of the offer to take a match up again."""
    who = "" if change.seat is None else names.escaped(table.seats[change.seat].name)
    return text(f"-# {say('note-resumed', name=who)}")


def gone(say: Tongue, table: Table, seat: int) -> LayoutView:
    """Returns what everybody is told of a player who has left the server."""
    return text(f"-# {say('note-gone', name=names.escaped(table.seats[seat].name))}")


def reminder(say: Tongue, table: Table, person: int) -> LayoutView:
    """Returns the reminder for a person who is to play, or to answer."""
    key = "note-reminder-asked" if table.asked else "note-reminder"
    return text(say(key, mention=f"<@{person}>", when=deadline(table)))
