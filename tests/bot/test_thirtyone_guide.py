"""docs/players.md names every command of every game, and no other; its pictures are there."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

import bot
from bot.commands import add_commands
from bot.commands.tree import CardsTree
from bot.games.books import BOOKS
from bot.games.presentation import presentation
from bot.i18n import tongue

DOCS = Path(bot.__file__).parent.parent / "docs"
GUIDE = (DOCS / "players.md").read_text(encoding="utf-8")
SHARED = GUIDE[GUIDE.index("## What every game has") : GUIDE.index("\n## Scala 40")]


def section(game: str) -> str:
    """Returns the section of a game."""
    title = f"\n## {presentation(game).name(tongue('en'))}\n"
    assert title in GUIDE
    return GUIDE.split(title)[1].split("\n## ")[0]


async def commands() -> dict[str, set[str]]:
    """Returns the commands of every group."""
    tree = CardsTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree)
    return {group["name"]: {command["name"] for command in group["options"]} for group in await tree.payload()}


@pytest.mark.parametrize("game", BOOKS)
async def test_every_command_of_a_game_is_named_in_its_section_or_among_those_of_every_game(game: str) -> None:
    group = presentation(game).command
    every = {name for row in re.findall(r"^\| (`.*?) \|", SHARED, re.M) for name in re.findall(r"`(\w+)`", row)}
    own = set(re.findall(rf"`/{group} ([\w-]+)", section(game)))
    assert own | every == (await commands())[group] | every
    assert own <= (await commands())[group]
    assert every <= (await commands())[group]


async def test_every_command_for_all_games_is_named() -> None:
    assert set(re.findall(r"`/cards ([\w-]+)", GUIDE)) == (await commands())["cards"]


def test_every_picture_is_there() -> None:
    pictures = re.findall(r"\]\((screenshots/[\w-]+\.png)\)", GUIDE)
    assert len(pictures) >= len(BOOKS)
    assert [name for name in pictures if not (DOCS / name).exists()] == []
