"""The command list is one that Discord takes, in every language: one bad text would fail the whole sync."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.commands import add_commands
from bot.commands.legal import argument_of, notation
from bot.commands.tree import CardsTree

Payload = dict[str, Any]


@pytest.fixture
def tree() -> CardsTree:
    made = CardsTree(discord.Client(intents=discord.Intents.none()))
    add_commands(made)
    return made


def texts(node: Payload) -> Iterator[tuple[str, str]]:
    """Yields (field, text) of a command, its options and choices, in every language."""
    for field in ("name", "description"):
        if field in node:
            yield field, node[field]
        for text in (node.get(f"{field}_localizations") or {}).values():
            yield field, text
    for child in (*node.get("options", ()), *node.get("choices", ())):
        yield from texts(child)


async def test_every_text_is_of_a_length_that_discord_takes(tree: CardsTree) -> None:
    for command in await tree.payload():
        for field, text in texts(command):
            assert 1 <= len(text) <= 100, (field, text)


async def test_groups_are_not_too_large(tree: CardsTree) -> None:
    for command in await tree.payload():
        assert len(command["options"]) <= 25
        for subcommand in command["options"]:
            assert all(len(option.get("choices", ())) <= 25 for option in subcommand["options"])


async def test_names_stay_english_and_descriptions_are_translated(tree: CardsTree) -> None:
    scala = next(command for command in await tree.payload() if command["name"] == "scala")
    start = next(command for command in scala["options"] if command["name"] == "start")
    assert not start.get("name_localizations")
    assert start["description_localizations"] == {
        "it": "Apri un tavolo in questo canale",
        "pl": "Otwórz stół na tym kanale",
    }, "Discord has no Persian"


async def test_commands_are_sent_only_when_they_have_changed(tree: CardsTree, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = []

    async def sync() -> list[Any]:
        sent.append(True)
        return []

    monkeypatch.setattr(tree, "sync", sync)
    digest = await tree.sync_if_changed(None)
    assert await tree.sync_if_changed(digest) == digest
    assert sent == [True]
    tree.remove_command("cards")
    assert await tree.sync_if_changed(digest) != digest
    assert sent == [True, True]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("K♣ K♦ K♥ + 5♠ 6♠ ★=7♠", "K♣ K♦ K♥ / 5♠ 6♠ JK=7♠"),
        ("7h, 8h, 9h", "7h 8h 9h"),
        ("  8\u2663\ufe0e to 2 ", "8♣ to 2"),
    ],
)
def test_what_is_read_on_the_panel_can_be_typed(typed: str, expected: str) -> None:
    assert notation(typed) == expected


@pytest.mark.parametrize("typed", ["7♥", "discard 7♥", " Discard  7♥\ufe0e"])
def test_the_name_of_the_command_may_be_typed_once_more(typed: str) -> None:
    assert argument_of("discard", typed) == "7♥"
