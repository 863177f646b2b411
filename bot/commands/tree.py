"""The command tree: one place for errors, and a sync with Discord only where the commands changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands.texts import CatalogueTranslator
from bot.request import LOST, Request, admitted, apologise
from bot.troubles import trouble

if TYPE_CHECKING:
    from bot.request import Interaction

log = logging.getLogger(__name__)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Tells whether discord.py logs more than a list of choices that did not get through: nobody waits for it."""
    error = record.exc_info[1] if record.exc_info else None
    return error is None or trouble(error) not in LOST


logging.getLogger("discord.app_commands.tree").addFilter(is_worth_a_line)


class CardsTree(app_commands.CommandTree[Any]):
    """The bot's commands."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Lets nobody be faster than people are."""
        try:
            return await admitted(interaction)
        except Exception as error:
            await apologise(interaction, error, "a command")
            return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answers a command that failed: a sentence where the user can do something, an apology for a bug."""
        if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            try:
                request = await Request.of(interaction)
                await request.tell(request.say("error-old-command"))
            except Exception as failed:
                await apologise(interaction, failed, "a command that has changed")
            return
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        command = interaction.command.qualified_name if interaction.command else "?"
        await apologise(interaction, cause, f"/{command}")

    async def payload(self) -> list[dict[str, Any]]:
        """Returns the commands as they are sent to Discord, with every language."""
        translator = CatalogueTranslator()
        return [await command.get_translated_payload(self, translator) for command in self.get_commands()]

    async def sync_if_changed(self, known: str | None) -> str:
        """Sends the commands to Discord unless `known` is the hash of what it already has; returns the new hash."""
        payload = json.dumps(await self.payload(), sort_keys=True)
        digest = hashlib.sha256(payload.encode()).hexdigest()
        if digest != known:
            commands: list[app_commands.AppCommand] = await self.sync()
            log.info("sent %d commands to Discord", len(commands))
        return digest
