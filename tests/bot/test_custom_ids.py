"""No click can reach two classes, and every custom_id reads back to what it was made of."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import discord
import pytest

import bot.panels
from bot.panels.item import Clickable, TableItem, Target, template
from bot.panels.modal import TableModal

bot.panels.load_all()

ROOT = Path(__file__).parents[2]
HIGHEST = 10**18 - 1
TABLE_ITEMS = [item for item in Clickable.classes if issubclass(item, TableItem)]
OTHERS = [item for item in Clickable.classes if not issubclass(item, TableItem)]
PREFIXES = [*(item.prefix for item in TABLE_ITEMS), *TableModal.classes]


def test_there_are_components() -> None:
    assert len(PREFIXES) > 20


def test_the_client_knows_every_component_and_modal_from_its_start() -> None:
    """Also those that nobody has opened since a restart; in a process of its own, where nothing else was imported."""
    program = (
        "import bot.client; from bot.panels.item import Clickable; from bot.panels.modal import TableModal\n"
        "print(*(item.prefix for item in Clickable.classes), *TableModal.classes)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert sorted(done.stdout.split()) == sorted([*PREFIXES, *(item.prefix for item in OTHERS)])


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
