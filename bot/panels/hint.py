"""A hint in the panel: what a good player would do now."""

from __future__ import annotations

from bot.panels.buttons import PanelButton, PlayMove
from bot.panels.play import show_hand, show_result, why_no_hand
from bot.render.hints import reason
from bot.request import Request
from bot.tables.table import Table
from engine.game import Refusal


async def show_hint(request: Request, table: Table) -> None:
    """Answers with the panel and a hint in it, or says why there is none."""
    refusal = request.host.refusal_to_advise(table.id, request.user_id)
    if refusal is not None:
        await show_result(request, table, refusal)
        return
    # Many computers may be thinking before it.
    await request.take_time()
    advice = await request.host.advise(table.id, request.user_id)
    if isinstance(advice, Refusal):
        await show_result(request, table, advice)
        return
    now = request.host.table(table.id) or table
    seat = now.seat_of(request.user_id)
    if seat is None or why_no_hand(now, seat) is not None:
        # Whoever is asked between two hands answers below the table.
        await request.tell(reason(request.say, table, table.view(None if seat is None else seat.number), advice))
    else:
        await show_hand(request, now, advice=advice)


class Hint(PanelButton, prefix="hint"):
    """Asks for a hint."""

    async def act(self, request: Request, table: Table) -> None:
        """Shows it."""
        await show_hint(request, table)


class Follow(PlayMove, prefix="follow"):
    """Does what a hint says; another button beside it may play the same move."""
