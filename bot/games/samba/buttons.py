"""The buttons and selects of a panel of Samba."""

from __future__ import annotations

from bot.games.presentation import presentation
from bot.games.samba.aside import lay_down
from bot.games.samba.pick import PickModal, may_pick
from bot.panels.buttons import MoveButton, MoveSelect, PanelButton, value_of
from bot.panels.item import MAX_OPTIONS
from bot.panels.play import play, see, show_hand, why_no_hand
from bot.request import Request
from bot.tables.table import Table
from engine.cards import rank_of
from engine.game import Refusal
from engine.notation import write_card, write_cards
from engine.samba.kinds import is_natural
from engine.samba.move import TakeTo, TakeWith
from engine.samba.view import View


class Where(MoveSelect, prefix="where"):
    """What is done with cards that can go to several places."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays the move, or lays the meld aside."""
        await lay_down(request, table, await self.move(request, table))


class TakeHow(MoveSelect, prefix="take-how"):
    """The ways to take the pile."""


class DiscardOther(MoveSelect, prefix="discard-other"):
    """The end of the turn with one of the cards for which the first select has no room."""


class TakePile(PanelButton, prefix="take-pile"):
    """Takes the pile where there is one way, asks where there are several, and says what is missing where none is."""

    async def act(self, request: Request, table: Table) -> None:
        """Takes it."""
        seat = table.seat_of(request.user_id)
        if seat is None or table.to_play != seat.number:
            await play(request, table, "take pile to 1")
            return
        view: View = await see(table, seat)
        ways = presentation(table.game).choices(view, TakeWith, TakeTo)
        if len(ways) == 1:
            await play(request, table, str(ways[0]))
        elif ways:
            readings = tuple(value_of(view, way) for way in ways[:MAX_OPTIONS])
            await show_hand(request, table, request.say("samba-take-how"), readings)
        else:
            await _say_why_not(request, table, view)


async def _say_why_not(request: Request, table: Table, view: View) -> None:
    if view.top is None:
        await show_hand(request, table)
        return
    pair = [one for one in view.hand if is_natural(one) and rank_of(one) == rank_of(view.top)][:2]
    if len(pair) == 2 or view.blocked:
        await play(request, table, f"take pile with {write_cards(pair or (view.top, view.top))}")
    else:
        refusal = Refusal("take_needs_pair", {"card": write_card(view.top)})
        await show_hand(request, table, request.explain(refusal, table))


class AskPartner(MoveButton, prefix="ask-partner"):
    """Asks the partner whether to end the round."""

    move = "ask"


class PickCards(PanelButton, prefix="pick-cards"):
    """Opens the modal in which any cards can be picked; before the team's first melds also while others play."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the modal, or the hand where there is nothing to pick."""
        seat = table.seat_of(request.user_id)
        if seat is None or why_no_hand(table, seat) is not None or not may_pick(table, seat.number):
            await show_hand(request, table)
            return
        await request.interaction.response.send_modal(PickModal(request.say, table, seat.number, request.likes.order))


class LayAside(PanelButton, prefix="lay-aside"):
    """Lays down all the melds that were laid aside."""

    async def act(self, request: Request, table: Table) -> None:
        """Plays them as one move."""
        seat = table.seat_of(request.user_id)
        draft = table.draft(seat.number) if seat else ()
        await play(request, table, f"meld {' / '.join(draft)}")
