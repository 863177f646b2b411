"""Whether a hand was fair, said in words, with the numbers to check it by hand and the file to check it elsewhere."""

from __future__ import annotations

import asyncio
import json

import discord
from discord.ui import LayoutView

from bot.attachments import Document, DocumentView
from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels import notes
from bot.panels.item import PRIVATE
from bot.render import names
from bot.request import Request
from bot.tables.proof import Proof, place_of, prove
from engine.game import Refusal
from storage.records import History

PROBLEMS_SHOWN = 5
"""Of so many things that are wrong each is told."""
LONGEST = 200
"""Characters that are shown of each."""


def may_see(request: Request, channel_id: int, people: tuple[int, ...]) -> bool:
    """Tells whether a person may hear of a match: everybody in its channel, and whoever has sat there."""
    interaction = request.interaction
    if channel_id == interaction.channel_id or request.user_id in people:
        return True
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    user = interaction.user
    return channel is not None and isinstance(user, discord.Member) and channel.permissions_for(user).view_channel


async def show_proof(request: Request, match_id: int, hand: int) -> None:
    """Checks a hand and answers with what has come of it."""
    history = await request.bot.database.matches.history(match_id)
    if history is None or not _may_see(request, history):
        await request.refuse(Refusal("no_such_hand"))
        return
    # To play a match again takes seconds: Discord must hear from the bot before, and others go on meanwhile.
    await request.interaction.response.defer(ephemeral=True, thinking=True)
    async with request.bot.proving:
        proof = await asyncio.to_thread(prove, history, hand)
    if isinstance(proof, Refusal):
        await request.show(notes.text(request.explain(proof)))
    else:
        await request.show(proof_view(request.say, proof, place_of(history, request.user_id), request.user_id))


def _may_see(request: Request, history: History) -> bool:
    people = tuple(seat.user_id for seat in history.match.seats if seat.user_id is not None)
    here = history.match.guild_id == request.interaction.guild_id
    return here and may_see(request, history.match.channel_id, people)


def proof_view(say: Tongue, proof: Proof, own: tuple[str, str] | None, user_id: int) -> LayoutView:
    """Returns the answer; `own`: the salt and the stand-in of whoever reads it and has sat there."""
    shown = presentation(proof.game)
    numbers = [say("proof-lock", commitment=proof.commitment), say("proof-secret", secret=proof.secret)]
    if proof.public is not None:
        numbers.append(say("proof-public", public=proof.public))
    if own is not None:
        salt, stands = own
        numbers.append(say("proof-own", stands=stands, text=f"{salt}:{user_id}"))
    numbers.append(say("proof-by-hand"))
    file = None if proof.record is None else Document(_written(proof), f"match-{proof.match_id}-hand-{proof.hand}.json")
    if file is not None:
        numbers.append(say("proof-file", command=f"python -m engine verify {file.filename}"))
    title = say("proof-title", game=shown.name(say), match=proof.match_id, deal=shown.deal, hand=proof.hand)
    lines = [f"### {title}", *_verdict(say, proof)]
    small = [f"-# {line}" for number in numbers for line in number.splitlines()]
    text = "\n".join([*lines, *small])
    return notes.page(text) if file is None else DocumentView(text, file, PRIVATE)


def _verdict(say: Tongue, proof: Proof) -> list[str]:
    if proof.problems:
        told = [f"> {names.plain(problem[:LONGEST])}" for problem in proof.problems[:PROBLEMS_SHOWN]]
        return [say("proof-wrong"), *told]
    if proof.record is not None:
        return [say("proof-right", moves=proof.moves)]
    return [say("proof-no-moves" if proof.public is not None else "proof-no-names")]


def _written(proof: Proof) -> bytes:
    """Returns the record as a file in which no byte can be another one without being noticed."""
    return json.dumps(proof.record, ensure_ascii=False, separators=(",", ":")).encode()
