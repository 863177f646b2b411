"""The private panels that can still be edited: one per player and table, for the 15 minutes that Discord allows."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

from discord.ui import LayoutView

from bot.i18n import tongue
from bot.panels import notes
from bot.panels.hand import HandView
from bot.panels.play import see, why_no_hand
from bot.render.refusals import explain
from bot.tables.presenter import Change
from bot.tables.table import Table
from bot.troubles import FAILURES, Trouble, trouble

if TYPE_CHECKING:
    from bot.client import CardsBot
    from bot.request import Interaction

log = logging.getLogger(__name__)

MARGIN = timedelta(seconds=30)
"""A token about to expire is not used any more: failed requests count towards a ban."""


class Panels:
    """Handles to the panels on people's screens."""

    def __init__(self, bot: CardsBot) -> None:
        self._bot = bot
        self._shown: dict[tuple[int, int], Interaction] = {}

    async def keep(self, table_id: int, interaction: Interaction, in_place: bool) -> None:
        """Notes the interaction that has just shown a panel; an older panel elsewhere is removed."""
        key = (table_id, interaction.user.id)
        before = self._usable(key)
        self._shown[key] = interaction
        if before is not None and not in_place:
            try:
                await before.delete_original_response()
            except FAILURES as error:
                log.debug("an old panel is gone: %s", error)

    async def follow(self, table: Table, change: Change) -> None:
        """Brings panels up to date where something has changed for their owners without a click of theirs."""
        over = change.kind in ("match_over", "cancelled")
        for seat in table.seats:
            if seat.user_id is None or (table.id, seat.user_id) not in self._shown:
                continue
            turn_begins = change.kind == "moved" and seat.number == table.to_play != change.seat
            if turn_begins or over or change.kind in ("dealt", "asked", "hand_over"):
                await self._push(table, seat.user_id)
        if over:
            self._forget(table.id)

    async def _push(self, table: Table, user_id: int) -> None:
        key = (table.id, user_id)
        interaction = self._usable(key)
        seat = table.seat_of(user_id)
        if interaction is None or seat is None:
            return
        language = await self._bot.languages.of(user_id, table.guild_id, interaction.locale.value)
        likes = await self._bot.people.of(user_id)
        say = tongue(language).looking(self._bot.people.look(likes.cards))
        refusal = why_no_hand(table, seat)
        if refusal is None:
            await see(table, seat)
            hints = await self._bot.people.is_new(user_id, table.game)
            view: LayoutView = HandView(say, table, seat, likes.order, hints=hints)
        else:
            view = notes.text(explain(say, refusal))
        try:
            await interaction.edit_original_response(view=view, attachments=[])
        except FAILURES as error:
            log.debug("a panel cannot be edited: %s", error)
            # A click on it shows the hand as it is then. Whatever will not get better is not tried again.
            if trouble(error) is not Trouble.LATER and self._shown.get(key) is interaction:
                del self._shown[key]

    def forget(self, user_id: int) -> None:
        """Leaves a person's panels alone from now on."""
        for key in [key for key in self._shown if key[1] == user_id]:
            del self._shown[key]

    def _forget(self, table_id: int) -> None:
        for key in [key for key in self._shown if key[0] == table_id]:
            del self._shown[key]

    def _usable(self, key: tuple[int, int]) -> Interaction | None:
        interaction = self._shown.get(key)
        if interaction is not None and interaction.expires_at - MARGIN <= self._bot.clock.now():
            del self._shown[key]
            return None
        return interaction
