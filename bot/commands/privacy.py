"""What `/cards` says about what is kept of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.texts import described
from bot.panels.privacy import ask_to_forget, show_privacy
from bot.request import Request

if TYPE_CHECKING:
    from bot.request import Interaction


def add_privacy(group: app_commands.Group) -> None:
    """Adds the commands to a group."""

    @group.command(name="privacy", description=described("command-privacy"))
    async def privacy(interaction: Interaction) -> None:
        """Shows how much is kept about whoever asks."""
        await show_privacy(await Request.of(interaction))

    @group.command(name="forget-me", description=described("command-forget-me"))
    async def forget_me(interaction: Interaction) -> None:
        """Asks before somebody is forgotten."""
        await ask_to_forget(await Request.of(interaction))
