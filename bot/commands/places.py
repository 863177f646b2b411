"""Where a match is played: in a thread of its own if the bot may make one, else where it was started."""

from __future__ import annotations

import functools
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.games.presentation import presentation
from bot.panels.lobby import LobbyView, announcement
from bot.render.names import on_label
from bot.request import Request
from bot.tables.table import Table
from bot.troubles import FAILURES, Trouble, trouble
from engine.game import Refusal

if TYPE_CHECKING:
    from bot.request import Interaction

log = logging.getLogger(__name__)

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
NEEDED_FOR_THREAD = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads")

ARCHIVE_MINUTES: Final = 10_080
"""A week, the longest that Discord allows: a correspondence match rests for a day now and then."""

THREAD_THERE = 160004
"""What Discord says where a message has a thread already."""

Create = Callable[[int], Awaitable[Table | Refusal]]
"""Creates the table in a channel."""


def _missing(interaction: Interaction, names: tuple[str, ...]) -> list[str]:
    return [name for name in names if not getattr(interaction.app_permissions, name)]


def gets_thread(interaction: Interaction) -> bool:
    """Tells whether a match that is started here gets a thread of its own."""
    return (
        not interaction.client.settings.tables_in_channel
        and isinstance(interaction.channel, discord.TextChannel)
        and not _missing(interaction, NEEDED_FOR_THREAD)
    )


def missing_permissions(interaction: Interaction) -> list[str]:
    """Names the permissions without which the bot cannot show a table here, as discord.py spells them."""
    return _missing(interaction, NEEDED_IN_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED)


async def start_here(request: Request, create: Create) -> None:
    """Creates a table in the channel of the command, whose answer becomes the lobby."""
    table = await create(request.interaction.channel_id or 0)
    if isinstance(table, Refusal):
        await request.refuse(table)
        return
    view = LobbyView(await request.bot.presenter.language(table), table)
    try:
        answer = await request.interaction.response.send_message(view=view)
    except FAILURES:
        # The table is there, so people must see it.
        await request.bot.presenter.post_lobby(table)
        raise
    await request.bot.presenter.adopt(table, answer.message_id or 0, view)


async def start_in_thread(request: Request, game: str, create: Create) -> None:
    """Creates a table in a new thread below the answer, which invites the channel."""
    interaction = request.interaction
    assert isinstance(interaction.channel, discord.TextChannel)
    say = await request.bot.presenter.language_of(interaction.guild_id or 0)
    name = request.person.name
    title = say("thread-name", game=presentation(game).name(say), name=on_label(name))
    answer = await interaction.response.send_message(view=announcement(say, game, name))
    message = interaction.channel.get_partial_message(answer.message_id or 0)
    thread = await _thread(message, title[:100])
    table = await create(thread.id if thread else interaction.channel.id)
    if isinstance(table, Refusal):
        view = announcement(say, game, name, refused=request.explain(table))
        if thread:
            await _take_away(thread)
    elif thread is None:
        # The invitation becomes the lobby.
        await request.bot.presenter.take_over(table, message.id)
        return
    else:
        await request.bot.presenter.post_lobby(table)
        view = announcement(say, game, name, table=table)
    request.bot.presenter.amend(interaction.guild_id or 0, interaction.channel.id, message.id, view)


async def _thread(message: discord.PartialMessage, name: str) -> discord.Thread | None:
    """Makes a thread below a message; None where that cannot be."""
    try:
        return await message.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
    except FAILURES as error:
        log.warning("no thread in channel %d: %s", message.channel.id, error)
        there = isinstance(error, discord.HTTPException) and error.code == THREAD_THERE
        perhaps = there or trouble(error) is Trouble.LATER
    return await _thread_below(message) if perhaps else None


async def _thread_below(message: discord.PartialMessage) -> discord.Thread | None:
    """Returns the thread that Discord may have made without saying so; it has the id of its message."""
    guild = message.guild
    try:
        found = None if guild is None else await guild.fetch_channel(message.id)
    except FAILURES as error:
        log.info("there is no thread below message %d: %s", message.id, error)
        return None
    return found if isinstance(found, discord.Thread) else None


async def _take_away(thread: discord.Thread) -> None:
    """Deletes a thread in which nothing will be played, or at least puts it out of sight."""
    for attempt in (thread.delete, functools.partial(thread.edit, archived=True)):
        try:
            await attempt()
            return
        except FAILURES as error:
            log.info("thread %d stays: %s", thread.id, error)


async def table_here(request: Request) -> Table | None:
    """Returns the open table of the channel; where there is none, or one of another game, the user is told so."""
    table = request.host.in_channel(request.interaction.channel_id or 0)
    command = request.interaction.command
    group = command.root_parent.name if isinstance(command, app_commands.Command) and command.root_parent else ""
    if table is None:
        await request.tell(request.say("no-table-here", command=group))
        return None
    shown = presentation(table.game)
    if shown.command != group:
        await request.tell(request.say("other-game-here", game=shown.name(request.say), command=shown.command))
        return None
    return table
