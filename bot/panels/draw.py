"""The two ways to draw, as buttons of the table and of the panel: they draw and show the hand in one tap."""

from __future__ import annotations

from bot.panels.item import TableButton
from bot.panels.play import PanelItem, play
from bot.request import Request
from bot.tables.table import Table
from engine.scala40.view import View


def may_take(view: View) -> bool:
    """Tells from what everybody knows whether the seat to play might take the discard; the rules have the last word."""
    if view.to_play is None or not view.discard or view.put_back:
        return False
    if view.rules.first_player_takes_upcard and not any(seat.turns for seat in view.seats):
        return True
    return view.seats[view.to_play].opened or view.rules.discard_draw_unopened != "never"


class Draw(PanelItem, TableButton, prefix="draw"):
    """Draws from the stock."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the draw."""
        await play(request, table, "draw stock")


class Take(PanelItem, TableButton, prefix="take"):
    """Takes the top discard."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the draw."""
        await play(request, table, "draw discard")
