"""A match that everybody has left: the offer to take it up again, in its channel and in the list of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import Container, LayoutView, TextDisplay

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels.buttons import ReturnToSeat
from bot.panels.item import PRIVATE, PUBLIC, Target, row
from bot.panels.menu import Menu
from bot.render import names
from bot.render.links import jump_url
from bot.render.table import deadline
from bot.tables.table import Table

MOST = 5
"""Matches in a list: a message has 40 components."""


class ParkedView(LayoutView):
    """The message of a parked match."""

    def __init__(self, say: Tongue, table: Table) -> None:
        super().__init__(timeout=None)
        shown = presentation(table.game)
        title = say("parked-title", game=shown.name(say))
        people = [seat for seat in table.seats if seat.person is not None and seat.eliminated_in is None]
        players = say("list-comma").join(names.escaped(seat.name) for seat in people)
        lines = (
            say("parked-about", deal=shown.deal, hand=table.hand),
            say("parked-who", players=players),
            f"-# {say('parked-until', when=deadline(table))}",
        )
        self.add_item(
            Container(
                TextDisplay("\n".join([f"### {title}", *lines])),
                row(_resume(say, table), Menu.make(Target.at(table), "⋯")),
                accent_colour=PUBLIC,
            )
        )


class ParkedList(LayoutView):
    """The parked matches of one person on a server."""

    def __init__(self, say: Tongue, tables: Sequence[Table]) -> None:
        super().__init__(timeout=None)
        container: Container[LayoutView] = Container(
            TextDisplay(f"### {say('parked-list-title')}"), accent_colour=PRIVATE
        )
        for table in tables[-MOST:]:
            shown = presentation(table.game)
            title = say("hand-table", game=shown.name(say), deal=shown.deal, hand=table.hand)
            until = say("parked-until", when=deadline(table))
            container.add_item(TextDisplay(f"[{title}]({jump_url(table)})\n-# {until}"))
            container.add_item(row(_resume(say, table)))
        self.add_item(container)


def _resume(say: Tongue, table: Table) -> ReturnToSeat:
    return ReturnToSeat.make(Target.at(table), say("button-resume"), style=discord.ButtonStyle.success)
