"""The buttons and selects of the panel."""

from __future__ import annotations

from bot.panels.item import TableButton, TableSelect
from bot.panels.pick import PickModal, may_pick
from bot.panels.play import PanelItem, play, show_hand, show_result, why_no_hand
from bot.request import Request
from bot.tables.table import Table


class MoveSelect(PanelItem, TableSelect):
    """A select of legal moves, each option's value a move in notation."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the move."""
        await play(request, table, self.choice)


class PutDown(MoveSelect, prefix="put"):
    """Openings and new melds."""


class AddToTable(MoveSelect, prefix="attach"):
    """Lay-offs and joker swaps."""


class DiscardCard(MoveSelect, prefix="discard"):
    """The end of the turn."""


class Reading(MoveSelect, prefix="reading"):
    """What the jokers of a move stand for, where the cards leave it open."""


class PanelButton(PanelItem, TableButton):
    """A button of the panel."""


class Back(PanelButton, prefix="back"):
    """Leaves a question without an answer."""

    async def act(self, request: Request, table: Table) -> None:
        """Shows the hand."""
        await show_hand(request, table)


class Sort(PanelButton, prefix="sort"):
    """Sorts the hand the other way: by suit, by rank."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the hand in the other order."""
        request.bot.panels.turn_order(request.user_id)
        await show_hand(request, table)


class UndoLast(PanelButton, prefix="undo"):
    """Takes back the last action on the table."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the undo."""
        await play(request, table, "undo")


class PutBackTaken(PanelButton, prefix="putback"):
    """Puts the card taken from the pile back."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays it."""
        await play(request, table, "putback")


class StopHand(PanelButton, prefix="stop"):
    """Ends a hand in which nothing can be drawn any more."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the stop."""
        await play(request, table, "stop")


class PickCards(PanelButton, prefix="pick"):
    """Opens the modal in which any cards can be picked; before the opening also while others play."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the modal, or the hand where there is nothing to pick."""
        seat = table.seat_of(request.user_id)
        if seat is None or why_no_hand(table, seat) is not None or not may_pick(table, seat.number):
            await show_hand(request, table)
            return
        order = request.bot.panels.order(request.user_id)
        await request.interaction.response.send_modal(PickModal(request.say, table, seat.number, order))


class OpenAside(PanelButton, prefix="openaside"):
    """Opens with the melds laid aside."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the opening."""
        seat = table.seat_of(request.user_id)
        draft = table.draft(seat.number) if seat else ()
        await play(request, table, f"open {' / '.join(draft)}")


class TakeAsideBack(PanelButton, prefix="takeback"):
    """Takes the meld laid aside last back into the hand."""

    async def act(self, request: Request, table: Table) -> None:
        """Changes the melds laid aside."""
        seat = table.seat_of(request.user_id)
        last = len(table.draft(seat.number)) if seat else 0
        result = await request.host.take_back(table.id, request.user_id, last)
        await show_result(request, table, result)


class ReturnToSeat(PanelButton, prefix="return"):
    """Gives the seat that a computer holds back to its owner."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Returns to the seat."""
        await show_result(request, table, await request.host.return_to_seat(table.id, request.user_id))
