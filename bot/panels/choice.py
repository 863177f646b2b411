"""Selects of settings: they belong to no table, and show their page again with what was chosen."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any, Self

import discord
from discord.ui import LayoutView, Select

from bot.panels.item import Clickable
from bot.request import Request


class SettingSelect(Clickable[Select[LayoutView]]):
    """A select of a page of settings; its word after the prefix says what for, where there are several."""

    def __init_subclass__(cls, *, prefix: str = "") -> None:
        pattern = rf"{prefix}(?::(?P<word>\w+))?" if prefix else r"(?!)"
        super().__init_subclass__(prefix=prefix, template=pattern)

    def __init__(self, item: Select[LayoutView], word: str) -> None:
        super().__init__(item)
        self.word = word

    @classmethod
    def make(cls, placeholder: str, options: Sequence[discord.SelectOption], word: str = "") -> Self:
        """Returns the select."""
        custom_id = f"{cls.prefix}:{word}" if word else cls.prefix
        return cls(Select(placeholder=placeholder, options=list(options), custom_id=custom_id), word)

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """Rebuilds the select that was used."""
        return cls(item, match["word"] or "")

    @classmethod
    async def lost(cls, request: Request, match: re.Match[str]) -> None:
        """Shows the page as it is now."""
        await cls.show(request)

    async def press(self, request: Request) -> None:
        """Takes the choice and shows the page again, as whoever has chosen sees it from now on."""
        value = next(iter(self.item.values), "")
        if value in self.values():
            await self.choose(request, value)
        await self.show(await Request.of(request.interaction))

    @classmethod
    async def show(cls, request: Request) -> None:
        """Shows the page."""
        raise NotImplementedError

    def values(self) -> Collection[str]:
        """Returns what can be chosen."""
        raise NotImplementedError

    async def choose(self, request: Request, value: str) -> None:
        """Sets what the select is for."""
        raise NotImplementedError
