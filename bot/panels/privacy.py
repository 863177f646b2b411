"""What is kept about a person, on one private page; and the way to be forgotten."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from dataclasses import asdict
from typing import Any, Self

import discord
from discord.ui import Button, Container, LayoutView, TextDisplay

from bot.attachments import Document, DocumentView, files
from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels import notes
from bot.panels.item import DANGER, PRIVATE, Clickable, row
from bot.request import Request
from storage.outages import Unavailable
from storage.people import Held

FILE = "my-card-games.json"
LARGEST = 8_000_000
"""Bytes of a file that Discord takes from everybody; a larger one is compressed."""


async def show_privacy(request: Request) -> None:
    """Answers with how much is kept."""
    held = await request.bot.database.people.held(request.user_id)
    await request.show(notes.page(_page(request.say, held, request.bot.settings.keep_moves_days)))


def _page(say: Tongue, held: Held, days: int) -> str:
    lines = (
        f"### {say('privacy-title')}",
        say("privacy-about"),
        say("privacy-settings", count=len(held.settings)),
        say("privacy-matches", running=held.running, finished=held.finished, cancelled=held.cancelled),
        say("privacy-moves", count=held.moves),
        say("privacy-moves-kept", days=days),
        say("privacy-figures", hands=held.hands, eliminations=held.eliminations),
        say("privacy-ways"),
    )
    return "\n".join(lines)


async def ask_to_forget(request: Request) -> None:
    """Asks before anything is forgotten."""
    held = await request.bot.database.people.held(request.user_id)
    await request.show(QuestionView(request.say, held.running))


class QuestionView(LayoutView):
    """The question, with what comes of it."""

    def __init__(self, say: Tongue, running: int) -> None:
        super().__init__(timeout=None)
        seats = [say("forget-seats", count=running)] if running else []
        question = "\n".join([f"### {say('forget-title')}", say("forget-question"), *seats])
        self.add_item(Container(TextDisplay(question), row(Forget.make(say("button-forget"))), accent_colour=DANGER))


class Forget(Clickable[Button[LayoutView]], prefix="forget-yes", template="forget-yes"):
    """Gives whoever presses it all that is kept about them, and forgets it."""

    @classmethod
    def make(cls, label: str) -> Self:
        """Returns the button."""
        return cls(Button(label=label, style=discord.ButtonStyle.danger, custom_id=cls.prefix))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """Rebuilds the button that was pressed."""
        return cls(item)

    @classmethod
    async def lost(cls, request: Request, match: re.Match[str]) -> None:
        """Asks again."""
        await ask_to_forget(request)

    async def press(self, request: Request) -> None:
        """Gives the file first: only who has it is forgotten."""
        # In place of the question, but never in a message that others see.
        await request.interaction.response.defer(ephemeral=True, thinking=not request.on_private_message)
        view = DocumentView(request.say("forget-export"), await export(request), PRIVATE)
        await request.interaction.edit_original_response(view=view, attachments=files(view))
        try:
            await request.bot.forget(request.user_id)
        except Unavailable:
            await request.tell(request.say("forget-failed"))
        else:
            await request.tell(request.say("forget-done"))


async def export(request: Request) -> Document:
    """Returns all that is kept about the user as a file."""
    database = request.bot.database
    kept = await database.people.export(request.user_id)
    played = sorted({(int(match["server_id"]), match["game"]) for match in kept["matches"]})
    figures = []
    for guild_id, game in played:
        order = presentation(game).figures.order
        stats = await database.statistics.player_stats(guild_id, request.user_id, game, order)
        if stats is not None:
            counted = {**asdict(stats), **asdict(stats.figures)}
            del counted["figures"], counted["user_id"]
            figures.append({"server_id": str(guild_id), "game": game, **counted})
    document = {"exported_at": request.bot.clock.now().isoformat(), **kept, "statistics": figures}
    return await asyncio.to_thread(_file, document)


def _file(document: dict[str, Any]) -> Document:
    data = json.dumps(document, ensure_ascii=False, indent=1).encode()
    return Document(data, FILE) if len(data) <= LARGEST else Document(gzip.compress(data), f"{FILE}.gz")
