"""Modals that are found by their custom_id alone: nothing waits for them, so they survive a restart like buttons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

import discord

from bot.panels.item import Target, template
from bot.request import Request, admitted, apologise
from bot.tables.table import Table
from engine.game import Refusal

if TYPE_CHECKING:
    from bot.request import Interaction

Answers = dict[str, list[str]]
"""What was filled in: custom_id of the field -> chosen values, or the text that was typed."""


class TableModal(discord.ui.Modal):
    """A modal of a table; `act` is called on the class, with what was filled in."""

    prefix: ClassVar[str]
    classes: ClassVar[dict[str, type[TableModal]]] = {}

    def __init_subclass__(cls, *, prefix: str) -> None:
        super().__init_subclass__()
        cls.prefix = prefix
        TableModal.classes[prefix] = cls

    def __init__(self, target: Target, title: str) -> None:
        super().__init__(title=title[:45], custom_id=target.custom_id(self.prefix), timeout=None)
        # A stopped modal is not stored by discord.py; `submit` finds its class.
        self.stop()

    @classmethod
    async def act(cls, request: Request, table: Table, target: Target, answers: Answers) -> None:
        """Does what the modal is for."""
        raise NotImplementedError


async def submit(interaction: Interaction) -> None:
    """Hands a submitted modal to its class and answers whatever goes wrong."""
    data: Any = interaction.data
    custom_id: str = data["custom_id"]
    try:
        if await admitted(interaction):
            await _act(interaction, custom_id, data)
    except Exception as error:
        await apologise(interaction, error, custom_id)


async def _act(interaction: Interaction, custom_id: str, data: Any) -> None:
    request = await Request.of(interaction)
    kind = TableModal.classes.get(custom_id.split(":")[0])
    match = re.fullmatch(template(kind.prefix), custom_id) if kind else None
    target = Target.read(match) if match else None
    table = request.host.table(target.table) if target else None
    if kind is None or target is None or table is None:
        await request.refuse(Refusal("no_table"))
        return
    fields = [label["component"] for label in data["components"] if "component" in label]
    await kind.act(request, table, target, {field["custom_id"]: _filled_in(field) for field in fields})


def _filled_in(field: Any) -> list[str]:
    """Returns what was chosen in a select, or what was typed."""
    return field["values"] if "values" in field else [field.get("value") or ""]
