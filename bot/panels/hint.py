"""A hint in the panel: what a good player would do now."""

from __future__ import annotations

import discord

from bot.panels.buttons import PanelButton, PlayMove
from bot.panels.item import MAX_CUSTOM_ID, Target
from bot.panels.play import play, show_hand, show_result, why_no_hand
from bot.render.hints import reason
from bot.request import Request
from bot.tables.table import Table
from engine.game import Refusal
from engine.players.advice import Advice


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

    @classmethod
    def of(cls, table: Table, advice: Advice, label: str) -> Follow:
        """Returns the button for a hint; without a word where the move is too long for an id."""
        target = Target.at(table, advice.move)
        fits = len(target.custom_id(cls.prefix)) <= MAX_CUSTOM_ID
        return cls.make(target if fits else Target.at(table), label, style=discord.ButtonStyle.success)

    async def act(self, request: Request, table: Table) -> None:
        """Plays the move."""
        if self.target.word:
            await super().act(request, table)
            return
        # For the same version of the table the hint is the same.
        await request.take_time()
        advice = await request.host.advise(table.id, request.user_id)
        if isinstance(advice, Refusal):
            await show_result(request, table, advice)
        else:
            await play(request, table, advice.move)
