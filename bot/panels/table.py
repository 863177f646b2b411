"""The table's message: everything that everybody may see, and the buttons of the person to play."""

from __future__ import annotations

from typing import Any

from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.games.presentation import Presentation, presentation
from bot.i18n import Tongue
from bot.panels.buttons import ReturnToSeat
from bot.panels.item import PUBLIC, TableButton, Target, rows
from bot.panels.menu import Menu
from bot.panels.play import show_hand
from bot.render import table as text
from bot.request import Request
from bot.tables.table import Table

MOST_TEXT = 3950
"""Characters of a message, with some to spare."""


class TableView(LayoutView):
    """The current message of a running match."""

    def __init__(self, say: Tongue, table: Table) -> None:
        super().__init__(timeout=None)
        shown, view = presentation(table.game), table.view(None)
        head = (text.headline(say, table), text.rules(say, table), text.to_play(say, table))
        parts = ("\n".join(filter(None, head)), shown.middle(say, table, view), text.seats(say, table, view))
        container: Container[LayoutView] = Container(accent_colour=PUBLIC)
        for place, part in enumerate(parts):
            if place:
                container.add_item(Separator())
            container.add_item(TextDisplay(part))
        told = text.log(say, table, text.last_round(table), MOST_TEXT - sum(map(len, parts)))
        if told:
            container.add_item(TextDisplay(told))
        for buttons in rows(*_buttons(say, shown, table, view)):
            container.add_item(buttons)
        self.add_item(container)


def _buttons(say: Tongue, shown: Presentation, table: Table, view: Any) -> list[TableButton]:
    target = Target.at(table)
    person = table.to_play is not None and not table.seats[table.to_play].by_computer
    first = shown.draw_buttons(say, view, target) if person else []
    away = any(seat.held and seat.eliminated_in is None for seat in table.seats)
    back = [ReturnToSeat.make(target, say("button-return"))] if away else []
    return [*first, MyHand.make(target, say("button-my-hand")), *back, Menu.make(target, "⋯")]


class MyHand(TableButton, prefix="hand"):
    """Shows the clicker's own hand; works from any table message, however old."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the panel."""
        await show_hand(request, table)
