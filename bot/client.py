"""The Discord client: puts the parts together, starts them and closes them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.commands import add_commands
from bot.commands.texts import CatalogueTranslator
from bot.commands.tree import CardsTree
from bot.languages import Languages
from bot.members import DiscordMembers
from bot.panels import load_all
from bot.panels.item import Clickable, answer_lost_click
from bot.panels.keeper import Panels
from bot.panels.modal import submit
from bot.panels.presenter import DiscordPresenter
from bot.people import People
from bot.profiles import Profiles
from bot.remarks import Remarks
from bot.tables.host import Host
from bot.throttle import Throttle
from bot.tiles import Tiles
from bot.troubles import FAILURES, Trouble, trouble
from storage.database import Database
from storage.outages import first_line
from storage.settings import Setting

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.request import Interaction
    from bot.settings import Settings
    from bot.tables.pace import Pace
    from bot.tables.thinking import Thinker

load_all()


log = logging.getLogger(__name__)

LONGEST_WAIT = 30.0
"""Seconds that a request waits where Discord wants fewer of them: what has to wait longer is tried again later, and
holds nothing else up meanwhile."""
SYNC_AGAIN = 300.0
"""Seconds until the commands are sent again that Discord has not taken."""


class CannotStart(Exception):
    """Why the bot cannot be started, in one line."""


class CardsBot(discord.AutoShardedClient):
    """The bot; `host` and what else needs the database exist once `setup_hook` has run."""

    database: Database
    languages: Languages
    profiles: Profiles
    remarks: Remarks
    people: People
    host: Host

    def __init__(self, settings: Settings, *, clock: Clock, thinker: Thinker, pace: Pace) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            shard_count=settings.shard_count,
            shard_ids=sorted(settings.shards.ids),
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self.settings = settings
        self.clock = clock
        self.thinker = thinker
        self.pace = pace
        self.throttle = Throttle(clock)
        self.proving = asyncio.Lock()
        """Held while a match is played again, which keeps a processor busy."""
        self.tiles = Tiles(self, clock, uploads=0 in settings.shards.ids)
        self.presenter = DiscordPresenter(self)
        self.panels = Panels(self)
        self._syncing: asyncio.Task[None] | None = None
        self.tree = CardsTree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        """Opens the database, sends changed commands to Discord and takes up every table again."""
        self.database = await self._open_database()
        # What people choose may reach other processes of the same bot.
        clock = None if self.settings.alone else self.clock
        self.languages = Languages(self.database.settings, clock)
        self.profiles = Profiles(self.database.settings, clock)
        self.remarks = Remarks(self.database.settings, clock)
        self.people = People(self.database.settings, self.database.statistics, self.tiles, clock)
        self.host = Host(
            self.database,
            self.clock,
            self.thinker,
            self.presenter,
            self.pace,
            shards=self.settings.shards,
            keep_moves=self.settings.keep_moves,
            members=DiscordMembers(self),
        )
        self.add_dynamic_items(*Clickable.classes)
        await self.tree.set_translator(CatalogueTranslator())
        await self._sync_commands()
        await self.host.start()
        if self.settings.card_tiles:
            self.tiles.start()

    async def _open_database(self) -> Database:
        try:
            return await Database.open(self.settings.database_url)
        except Exception as error:
            raise CannotStart(f"DATABASE_URL: the database cannot be opened: {first_line(error)}") from error

    async def _sync_commands(self) -> None:
        """Sends changed commands to Discord; where it is out of order, people play with those that it has."""
        try:
            await self._sync_changed_commands()
        except FAILURES as error:
            if trouble(error) is not Trouble.LATER:
                raise
            log.warning("the commands cannot be sent now: %s", error)
            self._syncing = asyncio.create_task(self._sync_commands_later())

    async def _sync_commands_later(self) -> None:
        await self.clock.sleep(SYNC_AGAIN, "another attempt to send the commands")
        await self._sync_commands()

    async def _sync_changed_commands(self) -> None:
        own_id, stored = self.application_id or 0, self.database.settings
        known = None if self.settings.always_sync_commands else await stored.of_player(own_id, Setting.COMMANDS)
        digest = await self.tree.sync_if_changed(known)
        if digest != known:
            await stored.set_of_player(own_id, Setting.COMMANDS, digest)

    async def forget(self, user_id: int) -> None:
        """Forgets a person, in the database and here; may raise Unavailable."""
        await self.host.forget(user_id)
        self.panels.forget(user_id)
        self.languages.forget(user_id)
        self.people.forget(user_id)

    async def on_ready(self) -> None:
        """Shows the tables that were restored before Discord had told the bot about its servers."""
        await self.presenter.ready()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answers what discord.py leaves: modals, found by their custom_id alone like buttons, and late clicks."""
        if interaction.type is discord.InteractionType.modal_submit:
            await submit(interaction)
        elif interaction.type is discord.InteractionType.component:
            await answer_lost_click(interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Closes the tables of a server that the bot has left or was removed from."""
        await self.host.close_server(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Closes the table of a channel that is deleted."""
        await self.host.close_channel(channel.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Shows what could not be shown: a permission may have been given."""
        self.presenter.try_again(after.guild.id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Does the same: a thread may have been unlocked."""
        self.presenter.try_again(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Does the same."""
        self.presenter.try_again(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Does the same where the bot itself has got a role: of others it is not told."""
        self.presenter.try_again(after.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Closes the table of a thread that is deleted."""
        await self.host.close_channel(payload.thread_id)

    async def close(self) -> None:
        """Finishes what is being written, then closes the tables, the connection and the database."""
        if hasattr(self, "host"):
            await self.host.close()
        await self.presenter.close()
        await self.tiles.close()
        if self._syncing is not None:
            self._syncing.cancel()
            await asyncio.gather(self._syncing, return_exceptions=True)
        await super().close()
        await self.thinker.close()
        if hasattr(self, "database"):
            await self.database.close()


def build_bot(settings: Settings, *, clock: Clock, thinker: Thinker, pace: Pace) -> CardsBot:
    """Returns a bot that is ready to be started."""
    return CardsBot(settings, clock=clock, thinker=thinker, pace=pace)
