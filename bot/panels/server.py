"""The settings of a server on one private page: its language, the rules of its new tables, whether computers speak."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.games.books import BOOKS
from bot.games.presentation import presentation
from bot.games.rulebook import RuleBook
from bot.i18n import Tongue, languages, tongue
from bot.panels.choice import SettingSelect
from bot.panels.item import PRIVATE, row
from bot.request import Request
from engine.options import SWITCHES

AUTOMATIC = "auto"
ON, OFF = SWITCHES
WITH_PROFILES = tuple(game for game, book in BOOKS.items() if len(book.profiles) > 1)
"""The games whose new tables can begin with one of several profiles."""


def may_change(request: Request) -> bool:
    """Tells whether the user may manage the server."""
    return request.interaction.permissions.manage_guild


async def show_settings(request: Request) -> None:
    """Answers with the settings as they are; who may change them gets the selects."""
    guild_id = request.interaction.guild_id or 0
    language = await request.bot.languages.of_server(guild_id)
    chosen = {game: await request.bot.profiles.of_server(guild_id, game) for game in WITH_PROFILES}
    remarks = await request.bot.remarks.of_server(guild_id)
    await request.show(SettingsView(request.say, language, chosen, remarks, may_change(request)))


class SettingsView(LayoutView):
    """The page."""

    def __init__(
        self, say: Tongue, language: str | None, chosen: Mapping[str, str], remarks: bool, may_change: bool
    ) -> None:
        super().__init__(timeout=None)
        spoken = tongue(language)("language-name") if language else say("choice-automatic")
        container: Container[LayoutView] = Container(
            TextDisplay(f"### {say('settings-title')}\n-# {say('settings-about')}"), Separator(), accent_colour=PRIVATE
        )
        container.add_item(TextDisplay(f"{say('settings-language')}: **{spoken}**"))
        if may_change:
            container.add_item(row(ServerLanguage.make(say("settings-language"), _languages(say, language))))
        for game, profile in chosen.items():
            book, title = BOOKS[game], say("settings-profile", game=presentation(game).name(say))
            rules = f"**{book.profile_name(say, profile)}**\n-# {book.profile_about(say, profile)}"
            container.add_item(TextDisplay(f"{title}: {rules}"))
            if may_change:
                container.add_item(row(ServerProfile.make(title, profiles(say, book, profile), game)))
        speak = say("value-on" if remarks else "value-off")
        container.add_item(TextDisplay(f"{say('settings-remarks')}: **{speak}**"))
        if may_change:
            container.add_item(row(ServerRemarks.make(say("settings-remarks"), _switch(say, remarks))))
        if not may_change:
            container.add_item(TextDisplay(f"-# {say('settings-not-allowed')}"))
        self.add_item(container)


def _languages(say: Tongue, chosen: str | None) -> list[discord.SelectOption]:
    automatic = discord.SelectOption(label=say("choice-automatic"), value=AUTOMATIC, default=chosen is None)
    # Every language under its own name, whatever language the reader has now.
    return [
        automatic,
        *(
            discord.SelectOption(label=tongue(code)("language-name"), value=code, default=code == chosen)
            for code in languages()
        ),
    ]


def _switch(say: Tongue, on: bool) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=say("value-on"), value=ON, default=on),
        discord.SelectOption(label=say("value-off"), value=OFF, default=not on),
    ]


def profiles(say: Tongue, book: RuleBook, chosen: str | None = None) -> list[discord.SelectOption]:
    """Returns the profiles to choose from, each with what it is."""
    return [
        discord.SelectOption(
            label=book.profile_name(say, profile),
            value=profile,
            description=book.profile_about(say, profile),
            default=profile == chosen,
        )
        for profile in book.profiles
    ]


class ServerSelect(SettingSelect):
    """A choice for the server; it counts only with the permission to manage it."""

    @classmethod
    async def show(cls, request: Request) -> None:
        """Shows the page."""
        await show_settings(request)

    async def press(self, request: Request) -> None:
        """Takes the choice of whoever may make it."""
        if may_change(request):
            await super().press(request)
        else:
            await request.tell(request.say("settings-not-allowed"))


class ServerLanguage(ServerSelect, prefix="server-language"):
    """The language of the server's tables."""

    def values(self) -> Collection[str]:
        """Returns the languages."""
        return AUTOMATIC, *languages()

    async def choose(self, request: Request, value: str) -> None:
        """Sets the language."""
        await request.bot.languages.choose_for_server(
            request.interaction.guild_id or 0, None if value == AUTOMATIC else value
        )


class ServerProfile(ServerSelect, prefix="server-profile"):
    """The rules of the server's new tables of a game, which is the word."""

    def values(self) -> Collection[str]:
        """Returns the profiles."""
        return BOOKS[self.word].profiles if self.word in BOOKS else ()

    async def choose(self, request: Request, value: str) -> None:
        """Sets the profile."""
        await request.bot.profiles.choose_for_server(request.interaction.guild_id or 0, self.word, value)


class ServerRemarks(ServerSelect, prefix="server-remarks"):
    """Whether the server's computer players say something now and then."""

    def values(self) -> Collection[str]:
        """Returns yes and no."""
        return SWITCHES

    async def choose(self, request: Request, value: str) -> None:
        """Lets them speak, or not."""
        await request.bot.remarks.choose_for_server(request.interaction.guild_id or 0, value == ON)
