"""The base of every button and select: finds the table, refuses what is stale, answers whatever goes wrong.

A custom_id is `prefix:table:version:word`: the class, the table, the version of the table that the message showed, and
a word of the class's own. A click on an older version never acts; it shows how things stand now.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar

import discord
from discord.ui import ActionRow, Button, DynamicItem, Item, LayoutView, Select

from bot.request import Request, admitted, apologise
from bot.tables.table import Table
from engine.game import Refusal

MAX_OPTIONS = 25
SIDE_BY_SIDE = 3
"""Buttons that fit side by side on a phone."""
MAX_CUSTOM_ID = 100

PUBLIC, PRIVATE, RESULT, DANGER = 0x2F9E6E, 0x5865F2, 0xC9A227, 0xC0392B
"""Accents: a private message is to be told apart from the table's at a glance."""

FIRST_ID = 2**30
"""The first id of the selects in a message, far from those that Discord gives the other components."""

NUMBER = "[0-9]{1,18}"
"""A number that every database can hold."""

ItemT = TypeVar("ItemT", bound="Button[LayoutView] | Select[LayoutView]")


@dataclass(frozen=True, slots=True)
class Target:
    """What a component acts on."""

    table: int
    version: int
    word: str = ""

    @classmethod
    def at(cls, table: Table, word: str = "") -> Target:
        """Returns the target for a table as it is now."""
        return cls(table.id, table.version, word)

    @classmethod
    def read(cls, match: re.Match[str]) -> Target:
        """Reads the match of a template made by `template`."""
        return cls(int(match["table"]), int(match["version"]), match["word"] or "")

    def custom_id(self, prefix: str) -> str:
        """Returns the custom_id of a component."""
        word = f":{self.word}" if self.word else ""
        return f"{prefix}:{self.table}:{self.version}{word}"


def template(prefix: str) -> str:
    """Returns the pattern of the custom_ids with this prefix; the colon after it keeps prefixes apart."""
    return rf"{prefix}:(?P<table>{NUMBER}):(?P<version>{NUMBER})(?::(?P<word>.+))?"


class Clickable(DynamicItem[ItemT], template=r"(?!)"):
    """A component that answers whatever goes wrong."""

    prefix: ClassVar[str] = ""
    classes: ClassVar[list[type[Clickable[Any]]]] = []
    """Every class with a prefix, for the client to register."""

    def __init_subclass__(cls, *, prefix: str = "", template: str = r"(?!)") -> None:
        super().__init_subclass__(template=template)
        cls.prefix = prefix
        if prefix:
            Clickable.classes.append(cls)

    @classmethod
    async def lost(cls, request: Request, match: re.Match[str]) -> None:
        """Answers a click on a component that its message has lost in the meantime."""
        raise NotImplementedError

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answers the click; discord.py would show "This interaction failed" for anything raised here."""
        try:
            if await admitted(interaction):
                await self.press(await Request.of(interaction))
        except Exception as error:
            await apologise(interaction, error, self.custom_id)

    async def press(self, request: Request) -> None:
        """Does what the component is for."""
        raise NotImplementedError


class TableItem(Clickable[ItemT]):
    """A component of a table's message."""

    versioned: ClassVar[bool] = True
    """Whether a click counts only while the table is as the message showed it."""

    def __init_subclass__(cls, *, prefix: str = "") -> None:
        super().__init_subclass__(prefix=prefix, template=template(prefix) if prefix else r"(?!)")

    def __init__(self, item: ItemT, target: Target) -> None:
        super().__init__(item)
        self.target = target

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """Rebuilds the component that was clicked on."""
        return cls(item, Target.read(match))

    async def press(self, request: Request) -> None:
        """Finds the table and lets the component act on it."""
        table = request.host.table(self.target.table)
        if table is None:
            await request.refuse(Refusal("no_table"))
        elif self.versioned and table.version != self.target.version:
            await self.stale(request, table)
        else:
            await self.act(request, table)

    async def act(self, request: Request, table: Table) -> None:
        """Does what the component is for."""
        raise NotImplementedError

    @classmethod
    async def lost(cls, request: Request, match: re.Match[str]) -> None:
        """Answers as if the table had changed since, which it has."""
        table = request.host.table(Target.read(match).table)
        if table is None:
            await request.refuse(Refusal("no_table"))
        else:
            await cls.stale(request, table)

    @classmethod
    async def stale(cls, request: Request, table: Table) -> None:
        """Answers a click on an older version of the table."""
        await request.tell(request.say("refusal-stale"))


class TableButton(TableItem[Button[LayoutView]]):
    """A button of a table's message."""

    @classmethod
    def make(
        cls,
        target: Target,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> Self:
        """Returns the button."""
        return cls(
            Button(label=label[:80], style=style, disabled=disabled, custom_id=target.custom_id(cls.prefix)), target
        )


class TableSelect(TableItem[Select[LayoutView]]):
    """A select of a table's message."""

    @classmethod
    def make(cls, target: Target, placeholder: str, options: Sequence[discord.SelectOption]) -> Self:
        """Returns the select of one among up to 25 options.

        Its id is its own for every version of the table: a client keeps what was chosen in a component that it takes
        for the same after an edit, and sends nothing when that is chosen again."""
        custom_id = target.custom_id(cls.prefix)
        number = FIRST_ID + zlib.crc32(custom_id.encode()) % FIRST_ID
        return cls(Select(placeholder=placeholder, options=list(options), custom_id=custom_id, id=number), target)

    @property
    def choice(self) -> str:
        """The value that was chosen; empty where a client sends none."""
        return next(iter(self.item.values), "")


async def answer_lost_click(interaction: discord.Interaction[Any]) -> None:
    """Answers what discord.py drops: a click on a component that its message has lost by an edit in the meantime, and
    on one that no class knows any more."""
    data: Any = interaction.data
    custom_id: str = data["custom_id"]
    patterns = [(kind, kind.__discord_ui_compiled_template__) for kind in Clickable.classes]
    found = [(kind, match) for kind, pattern in patterns if (match := pattern.fullmatch(custom_id))]
    if found and _is_there(custom_id, interaction.message):
        return
    try:
        if not await admitted(interaction):
            return
        request = await Request.of(interaction)
        if found:
            kind, match = found[0]
            await kind.lost(request, match)
        else:
            await request.refuse(Refusal("no_table"))
    except Exception as error:
        await apologise(interaction, error, custom_id)


def _is_there(custom_id: str, message: discord.Message | None) -> bool:
    """Tells whether a message has a component, so that discord.py brings it to its class."""
    if message is None or not message.flags.components_v2:
        return True
    there = LayoutView.from_message(message).walk_children()
    return any(getattr(item, "custom_id", None) == custom_id for item in there)


def row(*items: Item[Any] | None) -> ActionRow[LayoutView]:
    """Returns a row of what is not None."""
    made: ActionRow[LayoutView] = ActionRow()
    for item in items:
        if item is not None:
            made.add_item(item)
    return made


def rows(*items: Item[Any] | None) -> Iterator[ActionRow[LayoutView]]:
    """Yields what is not None in rows of as many as fit side by side on a phone."""
    shown = [item for item in items if item is not None]
    for first in range(0, len(shown), SIDE_BY_SIDE):
        yield row(*shown[first : first + SIDE_BY_SIDE])


def payload(view: LayoutView) -> list[dict[str, Any]]:
    """Returns a message's components as they are sent, to tell whether anything has changed."""
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return components
