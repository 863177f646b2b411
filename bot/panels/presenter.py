"""Shows tables in Discord: the layer between the host and the messages."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord.ui import LayoutView

from bot.attachments import Shown
from bot.games.presentation import presentation
from bot.i18n import Tongue, tongue
from bot.panels import notes, pictures
from bot.panels.delivery import Delivery
from bot.panels.lobby import LobbyView
from bot.panels.parked import ParkedView
from bot.panels.screen import Screen
from bot.panels.summary import StandingView, SummaryView
from bot.panels.table import TableView
from bot.tables.presenter import Change
from bot.tables.table import Table
from storage.outages import Unavailable

if TYPE_CHECKING:
    from bot.client import CardsBot
    from bot.request import Interaction


class DiscordPresenter:
    """Shows what the host has committed."""

    def __init__(self, bot: CardsBot) -> None:
        self._bot = bot
        self._screens: dict[int, Screen] = {}
        self._summaries: dict[int, SummaryView] = {}
        """What the summary of a table's last hand becomes when the next one is dealt."""
        self._waiting: dict[int, Table] = {}
        """Tables restored before Discord has told about its servers, whose languages are needed to show them."""
        self._ended: list[Screen] = []
        """Screens of tables that have ended, of which something may still be on its way."""
        self._amending: set[asyncio.Task[None]] = set()

    async def changed(self, table: Table, change: Change) -> None:
        """Shows a change."""
        if change.kind == "restored":
            await self._restored(table)
            return
        await self._show(table, change)
        await self._bot.panels.follow(table, change)

    async def _show(self, table: Table, change: Change) -> None:
        say, screen = await self.language(table), self._screen(table)
        match change.kind:
            case "begun":
                await self._post_table(say, screen, table, notes.begun(say, table))
            case "dealt":
                await self._post_table(say, screen, table, self._summaries.pop(table.id, None))
            case "moved" if _is_new_turn_of_a_person(table, screen):
                await self._post_table(say, screen, table, notes.turns(say, table, screen.since))
            case "asked":
                farewell = notes.turns(say, table, screen.since)
                await screen.post(
                    table,
                    await self.view(table),
                    mentions=await self._to_notify(_people_asked(table)),
                    farewell=farewell,
                )
            case "parked" if table.hand_over:
                # The summary of a hand stays as it is, where nobody knows any more what it becomes.
                await screen.post(table, ParkedView(say, table), farewell=self._summaries.pop(table.id, None))
            case "parked":
                await screen.post(table, ParkedView(say, table), farewell=notes.turns(say, table, screen.since))
            case "resumed" if table.status == "playing":
                await self._post_table(say, screen, table, notes.resumed(say, table, change))
            case "resumed":
                # The next hand is dealt at once.
                await screen.settle(notes.resumed(say, table, change))
            case "hand_over" if screen.at == (table.hand, table.turn):
                # The message that asked becomes the summary.
                await screen.settle(await self._summary(say, table, change))
            case "hand_over":
                farewell = notes.turns(say, table, screen.since)
                summary = await self._summary(say, table, change)
                await screen.post(table, summary, farewell=farewell, lasting=True)
            case "match_over":
                standing = StandingView(say, table, change, await self.chart(say, table))
                await screen.post(table, standing, lasting=True)
                self._forget(table)
            case "cancelled" if change.reason == "unreachable":
                screen.drop()
                self._forget(table)
            case "cancelled" if table.hand and change.secret is None and not change.parked:
                # Between two hands: the summary of the last one stays, with the secret of its shuffle.
                past = self._summaries.pop(table.id, None)
                await screen.post(table, notes.cancelled(say, table, change), farewell=past, lasting=True)
                self._forget(table)
            case "cancelled":
                await screen.settle(notes.cancelled(say, table, change))
                self._forget(table)
            case "reminder":
                person = table.seats[change.seat].user_id if change.seat is not None else None
                if person is not None:
                    await screen.remind(notes.reminder(say, table, person), await self._to_notify([person]))
            case "seat" if change.reason == "gone" and change.seat is not None:
                await screen.tell(notes.gone(say, table, change.seat))
                screen.edit_soon(table)
            case "lobby" if screen.message_id is None:
                # The answer that opens a lobby is its message.
                screen.note(table)
            case _ if _is_editable(table):
                screen.edit_soon(table)

    async def _summary(self, say: Tongue, table: Table, change: Change) -> SummaryView:
        picture = await pictures.of_table(say, table, change.result)
        self._summaries[table.id] = SummaryView(say, table, change, picture, past=True)
        return SummaryView(say, table, change, picture)

    async def chart(self, say: Tongue, table: Table) -> Shown | None:
        """Returns the chart of a match; none while the database is away, for the text beside it tells the same."""
        try:
            totals = await self._bot.database.matches.totals(table.id)
        except Unavailable:
            return None
        return await pictures.of_match(say, table, totals)

    async def _post_table(self, say: Tongue, screen: Screen, table: Table, farewell: LayoutView | None) -> None:
        person = _person_to_play(table)
        mentions = await self._to_notify([] if person is None else [person])
        await screen.post(table, TableView(say, table), mentions=mentions, farewell=farewell)

    async def _to_notify(self, people: list[int]) -> list[int]:
        return await self._bot.people.to_notify(people, self._bot.clock.now())

    async def ready(self) -> None:
        """Shows the tables that were restored before the bot was ready."""
        while self._waiting:
            _, table = self._waiting.popitem()
            await self._restored(table)

    async def _restored(self, table: Table) -> None:
        if not self._bot.is_ready():
            self._waiting[table.id] = table
        elif _is_editable(table):
            self._screen(table).edit_soon(table)

    async def restore(self, table: Table) -> None:
        """Brings the table's message up to date, or back where it was deleted; the summary of a hand stays."""
        if _is_editable(table):
            await self._screen(table).restore(table)

    async def adopt(self, table: Table, message_id: int, view: LayoutView) -> None:
        """Takes the answer that shows a new lobby for the table's message."""
        await self._screen(table).adopt(message_id, view)

    async def take_over(self, table: Table, message_id: int) -> None:
        """Turns a message that has announced a table into the table's own."""
        screen = self._screen(table)
        await screen.adopt(message_id, LayoutView(timeout=None))
        await screen.restore(table)

    async def post_lobby(self, table: Table) -> None:
        """Posts the lobby of a new table in its channel, unless it is there already."""
        await self._screen(table).post_first(table, LobbyView(await self.language(table), table))

    async def show_in_answer(self, interaction: Interaction, table: Table) -> None:
        """Answers a click on the table's message, or on a copy of it, by editing what was clicked on."""
        view, screen = await self.view(table), self._screen(table)
        try:
            await interaction.response.edit_message(view=view)
        except discord.NotFound:
            # Somebody has deleted it in this moment.
            await interaction.response.send_message(view=view, ephemeral=True)
            await screen.restore(table)
            return
        if interaction.message is not None and interaction.message.id == screen.message_id:
            screen.answered(table, view)

    async def view(self, table: Table) -> LayoutView:
        """Returns the message of a table as it is now."""
        say = await self.language(table)
        if table.status == "lobby":
            return LobbyView(say, table)
        if table.parked:
            return ParkedView(say, table)
        return presentation(table.game).instead_of_table(say, table) or TableView(say, table)

    async def language(self, table: Table) -> Tongue:
        """Returns the language of what everybody at a table reads."""
        return await self.language_of(table.guild_id)

    async def language_of(self, guild_id: int) -> Tongue:
        """Returns the language of what everybody on a server reads."""
        guild = self._bot.get_guild(guild_id)
        locale = guild.preferred_locale.value if guild else None
        language = await self._bot.languages.of_channel(guild_id, locale)
        remarks = await self._bot.remarks.of_server(guild_id)
        return tongue(language).looking(replace(self._bot.people.look(), remarks=remarks))

    def _screen(self, table: Table) -> Screen:
        if table.id not in self._screens:
            self._screens[table.id] = Screen(self._bot, table, self.view)
        return self._screens[table.id]

    def _forget(self, table: Table) -> None:
        self._summaries.pop(table.id, None)
        screen = self._screens.pop(table.id, None)
        self._ended = [ended for ended in self._ended if not ended.idle]
        if screen is not None and not screen.idle:
            self._ended.append(screen)

    def try_again(self, guild_id: int) -> None:
        """Shows at once what could not be shown on a server: somebody may have given the bot a permission."""
        for screen in (*self._screens.values(), *self._ended):
            if screen.guild_id == guild_id:
                screen.try_again()

    def amend(self, guild_id: int, channel_id: int, message_id: int, view: LayoutView) -> None:
        """Edits a message that is no table's, in the background: until Discord takes it."""
        delivery = Delivery(self._bot, guild_id, channel_id)
        task = asyncio.create_task(delivery.insist(message_id, view), name=f"edit of message {message_id}")
        self._amending.add(task)
        task.add_done_callback(self._amending.discard)

    async def close(self) -> None:
        """Stops editing messages; an edit that is under way is finished."""
        for screen in (*self._screens.values(), *self._ended):
            await screen.close()
        for task in self._amending:
            task.cancel()
        await asyncio.gather(*self._amending, return_exceptions=True)


def _is_editable(table: Table) -> bool:
    """Tells whether the newest message shows the table itself: not the summary of a hand, nor the end of a match."""
    return table.status in ("lobby", "playing", "parked")


def _people_asked(table: Table) -> list[int]:
    """Returns the user ids of the people who are asked and there to answer."""
    seats = [table.seats[number] for number in table.asked]
    return [seat.user_id for seat in seats if seat.user_id is not None and not seat.by_computer]


def _person_to_play(table: Table) -> int | None:
    """Returns the user id of the person to play, None where a computer makes the next move."""
    if table.to_play is None or table.seats[table.to_play].by_computer:
        return None
    return table.seats[table.to_play].user_id


def _is_new_turn_of_a_person(table: Table, screen: Screen) -> bool:
    return _person_to_play(table) is not None and screen.at != (table.hand, table.turn)
