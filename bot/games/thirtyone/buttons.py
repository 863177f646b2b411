"""The buttons of a panel of a game of 31."""

from __future__ import annotations

from bot.games.presentation import presentation
from bot.panels.buttons import MoveSelect, PanelButton, PlayMove
from bot.panels.play import claim, play, see, show_hand
from bot.request import Request
from bot.tables.table import Table

LAST_TURNS = ("knock", "close")
"""Moves that give everybody else one more turn."""


class Claim(PanelButton, prefix="declare"):
    """Shows a hand that ends the deal. Where it comes too late, the rules say so."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Declares for the own seat."""
        await claim(request, table)


class Unclaimed(PanelButton, prefix="stand"):
    """Keeps a 31 to oneself when asked, or lets a turn pass."""

    async def act(self, request: Request, table: Table) -> None:
        """Stands for the own seat."""
        seat = table.seat_of(request.user_id)
        await play(request, table, f"stand {seat.number}" if seat else "stand")


class ChooseMove(MoveSelect, prefix="choose"):
    """Plays a move from a list."""


class LastTurns(PanelButton, prefix="knock"):
    """Knocks or closes, after a question: it gives everybody else one more turn and cannot be taken back."""

    async def act(self, request: Request, table: Table) -> None:
        """Asks, or lets the rules say why not."""
        shown, seat = presentation(table.game), table.seat_of(request.user_id)
        move = self.target.word
        view = await see(table, seat) if seat is not None and table.to_play == seat.number else None
        if view is None or move not in LAST_TURNS or move not in map(str, view.legal):
            await play(request, table, move)
        else:
            await show_hand(request, table, request.say(f"{shown.game}-{move}-question"), (move,))


class Confirm(PlayMove, prefix="knock-yes"):
    """Yes, knock or close."""
