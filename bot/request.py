"""One interaction: who asks, in which language, and every way to answer."""

from __future__ import annotations

import logging
import math
import secrets
from typing import TYPE_CHECKING

import discord

from bot.attachments import files
from bot.i18n import FALLBACK, Tongue, known, tongue
from bot.people import Likes
from bot.render.names import visible
from bot.render.refusals import explain
from bot.tables.table import Person, Table
from bot.troubles import FAILURES, Trouble, trouble
from engine.game import Refusal
from storage.outages import Unavailable

if TYPE_CHECKING:
    from bot.client import CardsBot

    Interaction = discord.Interaction[CardsBot]

log = logging.getLogger(__name__)

LONGEST_NAME = 32
"""Characters that Discord lets a name have, for which messages have room."""


def called(user: discord.User | discord.Member) -> str:
    """Returns what somebody is called on the server, by the name of the account where that cannot be seen."""
    return (user.display_name if visible(user.display_name) else user.name)[:LONGEST_NAME]


class Request:
    """An interaction with the language and the taste of the person who made it."""

    def __init__(self, interaction: Interaction, say: Tongue, likes: Likes) -> None:
        self.interaction = interaction
        self.bot = interaction.client
        self.host = interaction.client.host
        self.say = say
        self.likes = likes
        self.user_id = interaction.user.id

    @classmethod
    async def of(cls, interaction: Interaction) -> Request:
        """Finds the language: the user's own choice, the server's, Discord's locale, English."""
        bot, user_id = interaction.client, interaction.user.id
        bot.people.seen(user_id, bot.clock.now())
        locale = interaction.locale.value
        try:
            language = await bot.languages.of(user_id, interaction.guild_id, locale)
            likes = await bot.people.of(user_id)
        except Unavailable:
            # Whatever is said now is said to everybody alike.
            language, likes = known(locale) or FALLBACK, Likes()
        return cls(interaction, tongue(language).looking(bot.people.look(likes.cards)), likes)

    @property
    def person(self) -> Person:
        """The user as a player."""
        return Person(self.user_id, called(self.interaction.user))

    @property
    def is_admin(self) -> bool:
        """Whether the user may manage the server's channels, and so close anybody's table."""
        return self.interaction.permissions.manage_channels

    @property
    def on_private_message(self) -> bool:
        """Whether the click was made on a message that only this user sees, so that it can be edited as the answer."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def tell(self, text: str) -> None:
        """Answers with a sentence that only the user sees."""
        if self.interaction.response.is_done():
            await self.interaction.followup.send(text, ephemeral=True)
        else:
            await self.interaction.response.send_message(text, ephemeral=True)

    async def take_time(self) -> None:
        """Lets Discord wait for the answer: it would give up after three seconds."""
        response = self.interaction.response
        if self.on_private_message:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def show(self, view: discord.ui.LayoutView) -> bool:
        """Answers with a private message; one that was clicked on is edited in its place. Tells whether it was."""
        response = self.interaction.response
        if response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=files(view))
            return self.on_private_message
        if self.on_private_message:
            try:
                await response.edit_message(view=view, attachments=files(view))
            except discord.NotFound:
                log.debug("the message that was clicked on is gone")
            else:
                return True
        await response.send_message(view=view, files=files(view), ephemeral=True)
        return False

    async def refuse(self, refusal: Refusal, table: Table | None = None, game: str | None = None) -> None:
        """Says why not, and what would be right."""
        await self.tell(self.explain(refusal, table, game))

    def explain(self, refusal: Refusal, table: Table | None = None, game: str | None = None) -> str:
        """Returns a refusal as a sentence; a table gives its seats their names, a game its options theirs."""
        return explain(self.say, refusal, table, game)


async def admitted(interaction: Interaction) -> bool:
    """Tells whether a person may do this now; whoever is too fast is told how long to wait."""
    wait = interaction.client.throttle.wait(interaction.user.id, interaction.type)
    if not wait:
        return True
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
    else:
        request = await Request.of(interaction)
        await request.tell(request.say("error-too-fast", seconds=math.ceil(wait)))
    return False


LOST = (Trouble.EXPIRED, Trouble.LATER, Trouble.MESSAGE_GONE, Trouble.CHANNEL_GONE)
"""Why an answer does not get through although it is right: it comes too late, or Discord has troubles of its own."""


async def apologise(interaction: Interaction, error: BaseException, where: str) -> None:
    """Logs a bug under a short id and tells the user that id; never raises. Answers that Discord did not take because
    they came too late, or because it had troubles of its own, are no bugs, and whatever was asked for is done."""
    if trouble(error) in LOST:
        log.warning("an answer in %s did not get through: %s", where, error)
        return
    if isinstance(error, Unavailable):
        log.warning("%s: the database is away: %s", where, error)
        await _refuse_quietly(interaction, Refusal("try_again"))
        return
    bug = secrets.token_hex(3)
    log.error("bug %s in %s", bug, where, exc_info=error)
    try:
        request = await Request.of(interaction)
        await request.tell(request.say("error-bug", id=bug))
    except Exception:
        log.warning("bug %s: the apology did not get through", bug, exc_info=True)


async def _refuse_quietly(interaction: Interaction, refusal: Refusal) -> None:
    try:
        await (await Request.of(interaction)).refuse(refusal)
    except FAILURES as error:
        log.warning("a refusal did not get through: %s", error)
