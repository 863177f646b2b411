"""The buttons and selects of a panel of Scala 40."""

from __future__ import annotations

from bot.games.scala40.aside import lay_down
from bot.games.scala40.pick import PickModal, may_pick
from bot.panels.buttons import MoveButton, MoveSelect, PanelButton
from bot.panels.play import play, show_hand, why_no_hand
from bot.request import Request
from bot.tables.table import Table


class Reading(MoveSelect, prefix="reading"):
    """What the jokers of a move stand for, where the cards leave it open."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the move, or lays its meld aside."""
        await lay_down(request, table, self.choice)


class PutBackTaken(MoveButton, prefix="putback"):
    """Puts the card taken from the pile back."""

    move = "putback"


class PickCards(PanelButton, prefix="pick"):
    """Opens the modal in which any cards can be picked; before the opening also while others play."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the modal, or the hand where there is nothing to pick."""
        seat = table.seat_of(request.user_id)
        if seat is None or why_no_hand(table, seat) is not None or not may_pick(table, seat.number):
            await show_hand(request, table)
            return
        await request.interaction.response.send_modal(PickModal(request.say, table, seat.number, request.likes.order))


class OpenAside(PanelButton, prefix="openaside"):
    """Opens with the melds laid aside."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the opening."""
        seat = table.seat_of(request.user_id)
        draft = table.draft(seat.number) if seat else ()
        await play(request, table, f"open {' / '.join(draft)}")
