"""`/cards verify`: which hand is meant, and the list of those that can be."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.texts import described
from bot.games.presentation import presentation
from bot.panels.proof import may_see, show_proof
from bot.render import names
from bot.render.labels import shorten
from bot.request import Request
from engine.game import Refusal

if TYPE_CHECKING:
    from bot.request import Interaction

log = logging.getLogger(__name__)

MAX_CHOICES = 25
WRITTEN = re.compile(r"\D*(?P<first>\d{1,18})(?:\D+(?P<second>\d{1,9}))?\D*")
"""`12:3` for hand 3 of match 12, `3` for hand 3 of the match here; signs and words around the numbers do not matter."""


def add_verify(group: app_commands.Group) -> None:
    """Adds the command to a group."""

    @group.command(name="verify", description=described("command-verify"))
    @app_commands.describe(hand=described("option-hand"))
    async def verify(interaction: Interaction, hand: str = "") -> None:
        """Checks a hand, the last one that was played here where none is named."""
        request = await Request.of(interaction)
        meant = await _meant(request, hand)
        if isinstance(meant, Refusal):
            await request.refuse(meant)
        else:
            await show_proof(request, *meant)

    @verify.autocomplete("hand")
    async def hands(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Lists the hands that were played of late and that whoever types may hear of."""
        try:
            return await _listed(await Request.of(interaction), current)
        except Exception:
            # discord.py can only log it, too; the hand can still be typed.
            log.exception("no autocomplete for /cards verify")
            return []


async def _meant(request: Request, typed: str) -> tuple[int, int] | Refusal:
    """Returns the match and the hand."""
    guild_id, channel_id = request.interaction.guild_id or 0, request.interaction.channel_id or 0
    found = WRITTEN.fullmatch(typed)
    if typed and found is None:
        return Refusal("no_such_hand")
    if found is not None and found["second"]:
        return int(found["first"]), int(found["second"])
    table = request.host.in_channel(channel_id)
    played = await request.bot.database.matches.played_hands(guild_id, channel_id)
    if found is not None and (table is not None or played):
        return table.id if table is not None and table.hand else played[0].match_id, int(found["first"])
    if found is None and played:
        return played[0].match_id, played[0].number
    return Refusal("no_such_hand") if found is not None else Refusal("nothing_to_verify")


async def _listed(request: Request, typed: str) -> list[app_commands.Choice[str]]:
    words = typed.casefold().replace(":", " ").split()
    choices = []
    for hand in await request.bot.database.matches.played_hands(request.interaction.guild_id or 0):
        if not may_see(request, hand.channel_id, hand.people):
            continue
        players = request.say("list-comma").join(map(names.on_label, hand.names))
        shown = presentation(hand.game)
        label = request.say(
            "proof-choice",
            match=hand.match_id,
            deal=shown.deal,
            hand=hand.number,
            game=shown.name(request.say),
            players=players,
        )
        if all(word in label.casefold() for word in words):
            choices.append(app_commands.Choice(name=shorten(label), value=f"{hand.match_id}:{hand.number}"))
    return choices[:MAX_CHOICES]
