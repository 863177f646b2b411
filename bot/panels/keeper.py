"""The private panels that can still be edited: one per player and table, for the 15 minutes that Discord allows."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord.ui import LayoutView

from bot.render.hand import Order

if TYPE_CHECKING:
    from bot.client import CardsBot
    from bot.request import Interaction

log = logging.getLogger(__name__)

MARGIN = timedelta(seconds=30)
"""A token about to expire is not used any more: failed requests count towards a ban."""


class Panels:
    """Handles to the panels on people's screens, and how each person likes a hand sorted."""

    def __init__(self, bot: CardsBot) -> None:
        self._bot = bot
        self._shown: dict[tuple[int, int], Interaction] = {}
        self._orders: dict[int, Order] = {}

    def order(self, user_id: int) -> Order:
        """Returns how a person's hand is sorted."""
        return self._orders.get(user_id, "suit")

    def turn_order(self, user_id: int) -> None:
        """Sorts a person's hand the other way from now on."""
        self._orders[user_id] = "rank" if self.order(user_id) == "suit" else "suit"

    async def keep(self, table_id: int, interaction: Interaction, in_place: bool) -> None:
        """Notes the interaction that has just shown a panel; an older panel elsewhere is removed."""
        key = (table_id, interaction.user.id)
        before = self._usable(key)
        self._shown[key] = interaction
        if before is not None and not in_place:
            try:
                await before.delete_original_response()
            except discord.HTTPException as error:
                log.debug("an old panel is gone: %s", error)

    def holders(self, table_id: int) -> list[int]:
        """Returns the people who have a panel of a table that can still be edited."""
        return [user for table, user in list(self._shown) if table == table_id and self._usable((table, user))]

    async def push(self, table_id: int, user_id: int, view: LayoutView) -> None:
        """Edits a person's panel; one that cannot be edited is forgotten."""
        key = (table_id, user_id)
        interaction = self._usable(key)
        if interaction is None:
            return
        try:
            await interaction.edit_original_response(view=view)
        except discord.HTTPException as error:
            log.debug("a panel is gone: %s", error)
            self._shown.pop(key, None)

    def forget(self, table_id: int) -> None:
        """Forgets the panels of a table that has ended."""
        for key in [key for key in self._shown if key[0] == table_id]:
            del self._shown[key]

    def _usable(self, key: tuple[int, int]) -> Interaction | None:
        interaction = self._shown.get(key)
        if interaction is not None and interaction.expires_at - MARGIN <= self._bot.clock.now():
            del self._shown[key]
            return None
        return interaction
