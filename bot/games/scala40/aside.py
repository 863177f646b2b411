"""Melds laid aside before the opening: the host keeps them, but the panel can show only what the rules call a meld."""

from __future__ import annotations

from bot.panels.play import play, show_result
from bot.request import Request
from bot.tables.table import Table
from engine.notation import read_cards, write_cards
from engine.scala40.laying import meld_refusal
from engine.scala40.reading import readings, why_not

ASIDE = "aside "
"""Before a meld that is to be laid aside, where a move would stand."""


async def lay_down(request: Request, table: Table, text: str) -> None:
    """Plays a move in notation, or lays a meld aside, and answers with the player's panel."""
    if not text.startswith(ASIDE):
        await play(request, table, text)
        return
    cards, rules = read_cards(text[len(ASIDE) :]) or (), table.rules
    melds = readings(cards, rules)
    if len(melds) == 1:
        result = await request.host.lay_aside(table.id, request.user_id, str(melds[0]))
    else:
        result = meld_refusal(write_cards(cards), why_not(cards, rules), rules)
    await show_result(request, table, result)
