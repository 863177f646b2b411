"""The buttons and selects that the panels of several games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.panels.item import TableButton, TableSelect
from bot.panels.play import PanelItem, play, see, show_hand, show_result
from bot.request import Request
from bot.tables.table import Table
from engine.notation import read_number
from storage.settings import Setting

MOST_VALUE = 100
"""Characters that an option's value may have."""
PLACE = "#"
"""Before the place of a move among the legal ones, which stands for a move that is longer."""


def value_of(view: Any, move: Any) -> str:
    """Returns a legal move as an option's value."""
    text = str(move)
    return text if len(text) <= MOST_VALUE else f"{PLACE}{view.legal.index(move)}"


class MoveSelect(PanelItem, TableSelect):
    """A select of legal moves, each option's value a move as `value_of` writes it."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the move."""
        await play(request, table, await self.move(request, table))

    async def move(self, request: Request, table: Table) -> str:
        """Returns the move that was chosen, in notation."""
        place, seat = read_number(self.choice.removeprefix(PLACE)), table.seat_of(request.user_id)
        if not self.choice.startswith(PLACE) or place is None or seat is None:
            return self.choice
        # The select is one of this version of the table, so these are the moves that it was made from.
        legal: Sequence[Any] = (await see(table, seat)).legal
        return str(legal[place]) if place < len(legal) else self.choice


class PutDown(MoveSelect, prefix="put"):
    """First melds and new ones."""


class AddToTable(MoveSelect, prefix="attach"):
    """What goes to melds that lie on the table."""


class DiscardCard(MoveSelect, prefix="discard"):
    """The end of the turn."""


class PanelButton(PanelItem, TableButton):
    """A button of the panel."""


class MoveButton(PanelButton):
    """A button that plays always the same move."""

    move = ""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the move."""
        await play(request, table, self.move)


class PlayMove(PanelButton, prefix="move"):
    """Plays the move that is its word."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays it."""
        await play(request, table, self.target.word)


class Draw(MoveButton, prefix="draw"):
    """Draws from the stock, and shows the hand in the same tap."""

    move = "draw stock"


class Take(MoveButton, prefix="take"):
    """Takes the top discard, and shows the hand in the same tap."""

    move = "draw discard"


class StopHand(MoveButton, prefix="stop"):
    """Ends a hand in which nothing can be drawn any more."""

    move = "stop"


class UndoLast(MoveButton, prefix="undo"):
    """Takes back the last action on the table."""

    move = "undo"


class TakeAsideBack(PanelButton, prefix="takeback"):
    """Takes the meld laid aside last back into the hand."""

    async def act(self, request: Request, table: Table) -> None:
        """Changes the melds laid aside."""
        seat = table.seat_of(request.user_id)
        last = len(table.draft(seat.number)) if seat else 0
        result = await request.host.take_back(table.id, request.user_id, last)
        await show_result(request, table, result)


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
        other = "rank" if request.likes.order == "suit" else "suit"
        await request.bot.people.choose(request.user_id, Setting.ORDER, other)
        await show_hand(await Request.of(request.interaction), table)


class ReturnToSeat(PanelButton, prefix="return"):
    """Gives the seat that a computer holds back to its owner."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Returns to the seat."""
        await show_result(request, table, await request.host.return_to_seat(table.id, request.user_id))
