"""The settings of a server on one private page: its language, and the rules of its new tables."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any, Self

import discord
from discord.ui import Container, LayoutView, Select, Separator, TextDisplay

from bot.i18n import Tongue, languages, tongue
from bot.panels.item import Clickable, row
from bot.panels.notes import PAGE
from bot.render import options
from bot.request import Request
from engine.scala40.rules import PROFILES

AUTOMATIC = "auto"


def may_change(request: Request) -> bool:
    """Tells whether the user may manage the server."""
    return request.interaction.permissions.manage_guild


async def show_settings(request: Request) -> None:
    """Answers with the settings as they are; who may change them gets the selects."""
    guild_id = request.interaction.guild_id or 0
    language = await request.bot.languages.of_server(guild_id)
    profile = await request.bot.profiles.of_server(guild_id)
    await request.show(SettingsView(request.say, language, profile, may_change(request)))


class SettingsView(LayoutView):
    """The page."""

    def __init__(self, say: Tongue, language: str | None, profile: str, may_change: bool) -> None:
        super().__init__(timeout=None)
        spoken = tongue(language)("language-name") if language else say("choice-automatic")
        rules = f"{options.profile_name(say, profile)}**\n-# {options.profile_about(say, profile)}"
        container: Container[LayoutView] = Container(
            TextDisplay(f"### {say('settings-title')}\n-# {say('settings-about')}"), Separator(), accent_colour=PAGE
        )
        container.add_item(TextDisplay(f"{say('settings-language')}: **{spoken}**"))
        if may_change:
            container.add_item(row(ServerLanguage.make(say("settings-language"), _languages(say, language))))
        container.add_item(TextDisplay(f"{say('settings-profile')}: **{rules}"))
        if may_change:
            container.add_item(row(ServerProfile.make(say("settings-profile"), profiles(say, profile))))
        else:
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


def profiles(say: Tongue, chosen: str | None = None) -> list[discord.SelectOption]:
    """Returns the profiles to choose from, each with what it is."""
    return [
        discord.SelectOption(
            label=options.profile_name(say, profile),
            value=profile,
            description=options.profile_about(say, profile),
            default=profile == chosen,
        )
        for profile in PROFILES
    ]


class ServerSelect(Clickable[Select[LayoutView]]):
    """A select of the page; a choice counts only with the permission to manage the server."""

    def __init_subclass__(cls, *, prefix: str) -> None:
        super().__init_subclass__(prefix=prefix, template=re.escape(prefix))

    @classmethod
    def make(cls, placeholder: str, options: Sequence[discord.SelectOption]) -> Self:
        """Returns the select."""
        return cls(Select(placeholder=placeholder, options=list(options), custom_id=cls.prefix))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """Rebuilds the select that was used."""
        return cls(item)

    @classmethod
    async def lost(cls, request: Request, match: re.Match[str]) -> None:
        """Shows the page as it is now."""
        await show_settings(request)

    async def press(self, request: Request) -> None:
        """Takes the choice and shows the page again, in the language that is spoken now."""
        if not may_change(request):
            await request.tell(request.say("settings-not-allowed"))
            return
        value = next(iter(self.item.values), "")
        if value in self.values():
            await self.choose(request, request.interaction.guild_id or 0, value)
        await show_settings(await Request.of(request.interaction))

    @classmethod
    def values(cls) -> Collection[str]:
        """Returns what can be chosen."""
        raise NotImplementedError

    async def choose(self, request: Request, guild_id: int, value: str) -> None:
        """Sets what the select is for."""
        raise NotImplementedError


class ServerLanguage(ServerSelect, prefix="server-language"):
    """The language of the server's tables."""

    @classmethod
    def values(cls) -> Collection[str]:
        """Returns the languages."""
        return AUTOMATIC, *languages()

    async def choose(self, request: Request, guild_id: int, value: str) -> None:
        """Sets the language."""
        await request.bot.languages.choose_for_server(guild_id, None if value == AUTOMATIC else value)


class ServerProfile(ServerSelect, prefix="server-profile"):
    """The rules of the server's new tables."""

    @classmethod
    def values(cls) -> Collection[str]:
        """Returns the profiles."""
        return PROFILES

    async def choose(self, request: Request, guild_id: int, value: str) -> None:
        """Sets the profile."""
        await request.bot.profiles.choose_for_server(guild_id, value)
