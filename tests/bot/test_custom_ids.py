"""No click can reach two classes, and every custom_id reads back to what it was made of."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
import re
from typing import Any

import discord
import pytest

import bot.panels
from bot.panels.item import Clickable, TableItem, Target, template
from bot.panels.modal import TableModal

for module in pkgutil.iter_modules(bot.panels.__path__):
    importlib.import_module(f"bot.panels.{module.name}")

HIGHEST = 10**18 - 1
TABLE_ITEMS = [item for item in Clickable.classes if issubclass(item, TableItem)]
OTHERS = [item for item in Clickable.classes if not issubclass(item, TableItem)]
PREFIXES = [*(item.prefix for item in TABLE_ITEMS), *TableModal.classes]


def test_there_are_components() -> None:
    assert len(PREFIXES) > 20


def test_no_prefix_is_used_twice() -> None:
    prefixes = [*PREFIXES, *(item.prefix for item in OTHERS)]
    assert len(set(prefixes)) == len(prefixes)


@pytest.mark.parametrize("item", OTHERS, ids=lambda item: item.prefix)
def test_what_belongs_to_no_table_has_its_prefix_alone(item: type[Clickable[Any]]) -> None:
    matching = [kind for kind in Clickable.classes if kind.__discord_ui_compiled_template__.fullmatch(item.prefix)]
    assert matching == [item]


@pytest.mark.parametrize("word", ["", "7H 8H", "a:b:1"])
def test_no_two_templates_match_one_custom_id(word: str) -> None:
    for one, other in itertools.permutations(PREFIXES, 2):
        assert not re.fullmatch(template(other), Target(1, 2, word).custom_id(one)), (one, other)


@pytest.mark.parametrize("item", TABLE_ITEMS, ids=lambda item: item.prefix)
def test_a_custom_id_fits_and_reads_back(item: type[TableItem[Any]]) -> None:
    target = Target(HIGHEST, 10**9, "word")
    custom_id = target.custom_id(item.prefix)
    match = item.__discord_ui_compiled_template__.fullmatch(custom_id)
    assert len(custom_id) <= 100
    assert match is not None
    assert Target.read(match) == target


@pytest.mark.parametrize("kind", TableItem.__subclasses__(), ids=lambda kind: kind.__name__)
def test_the_bases_match_nothing(kind: type[TableItem[Any]]) -> None:
    assert kind.prefix or not kind.__discord_ui_compiled_template__.fullmatch("join:1:2")


def test_every_message_is_of_dynamic_items_alone() -> None:
    """An ordinary item beside them would un-register the templates for everybody when its view stops."""
    assert all(issubclass(item, discord.ui.DynamicItem) for item in Clickable.classes)
