"""Autocomplete over the legal moves of whoever types: the same list that the panel offers."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.games.presentation import presentation
from bot.panels.play import see
from bot.request import Request

if TYPE_CHECKING:
    from bot.request import Interaction

log = logging.getLogger(__name__)

MAX_CHOICES = 25
MAX_VALUE = 100
_SIGNS = str.maketrans({"★": "JK", "+": "/", ",": " ", "\ufe0e": "", "\ufe0f": ""})


def notation(typed: str) -> str:
    """Returns what somebody typed in the notation's own signs: `★` is a joker, `+` stands between melds."""
    return " ".join(typed.translate(_SIGNS).split())


def argument_of(command: str, typed: str) -> str:
    """Returns what stands behind the name of the command, which some type once more, in the notation's own signs."""
    first, _, rest = notation(typed).partition(" ")
    return rest if first.lower() == command else notation(typed)


async def matching(interaction: Interaction, typed: str, *kinds: type[Any]) -> list[app_commands.Choice[str]]:
    """Returns the legal moves of these kinds that contain every word typed, in symbols or in notation."""
    try:
        return await _matching(interaction, typed, kinds)
    except Exception:
        # discord.py can only log it, too; the move can still be typed in full.
        log.exception("no autocomplete for /%s", interaction.command.qualified_name if interaction.command else "?")
        return []


async def _matching(
    interaction: Interaction, typed: str, kinds: tuple[type[Any], ...]
) -> list[app_commands.Choice[str]]:
    request = await Request.of(interaction)
    table = request.host.in_channel(interaction.channel_id or 0)
    seat = table.seat_of(request.user_id) if table else None
    if table is None or seat is None or table.to_play != seat.number:
        return []
    view, shown = await see(table, seat), presentation(table.game)
    words = notation(typed).casefold().split()
    found = []
    for move in shown.choices(view, *kinds):
        label = shown.label(request.say, view, move)
        _, _, value = str(move).partition(" ")
        searched = f"{value} {notation(label)}".casefold()
        if len(value) <= MAX_VALUE and all(word in searched for word in words):
            found.append(app_commands.Choice(name=label, value=value))
    return found[:MAX_CHOICES]
