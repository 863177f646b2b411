"""The table's message: everything that everybody may see, and the buttons of the person to play."""

from __future__ import annotations

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.i18n import Tongue
from bot.panels.draw import Draw, Take, may_take
from bot.panels.item import TableButton, Target, row
from bot.panels.menu import Menu
from bot.panels.play import show_hand
from bot.render import table as text
from bot.render.cards import card
from bot.request import Request
from bot.tables.table import Table
from engine.scala40.view import View

ACCENT = 0x2F9E6E
ROW = 3
"""Buttons that fit side by side on a phone."""


class TableView(LayoutView):
    """The current message of a running match."""

    def __init__(self, say: Tongue, table: Table) -> None:
        super().__init__(timeout=None)
        view: View = table.view(None)
        target = Target.at(table)
        container: Container[LayoutView] = Container(
            TextDisplay(
                "\n".join(filter(None, (text.headline(say, table), text.rules(say, view), text.to_play(say, table))))
            ),
            Separator(),
            TextDisplay(f"{text.piles(say, view)}\n{text.melds(say, table, view)}"),
            Separator(),
            TextDisplay(text.seats(say, table, view)),
            accent_colour=ACCENT,
        )
        if table.log:
            container.add_item(TextDisplay(text.log(say, table, text.last_round(table))))
        buttons = _buttons(say, table, view, target)
        for first in range(0, len(buttons), ROW):
            container.add_item(row(*buttons[first : first + ROW]))
        self.add_item(container)


def _buttons(say: Tongue, table: Table, view: View, target: Target) -> list[TableButton]:
    buttons: list[TableButton] = []
    if table.to_play is not None and view.phase == "draw" and not table.seats[table.to_play].by_computer:
        buttons.append(Draw.make(target, say("button-draw"), style=discord.ButtonStyle.primary))
        if may_take(view):
            buttons.append(Take.make(target, say("button-take", card=card(view.discard[-1]))))
    return [*buttons, MyHand.make(target, say("button-my-hand")), Menu.make(target, "⋯")]


class MyHand(TableButton, prefix="hand"):
    """Shows the clicker's own hand; works from any table message, however old."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the panel."""
        await show_hand(request, table)
