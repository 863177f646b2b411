"""Melds laid aside before a team's first ones: the host keeps them, the rules know nothing of them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.panels.play import play, show_result
from bot.request import Request
from bot.tables.table import Table
from engine.cards import Card
from engine.notation import read_cards

ASIDE = "aside "
"""Before a meld that is to be laid aside, where a move would stand."""


async def lay_down(request: Request, table: Table, text: str) -> None:
    """Plays a move in notation, or lays a meld aside, and answers with the player's panel."""
    if text.startswith(ASIDE):
        result = await request.host.lay_aside(table.id, request.user_id, text[len(ASIDE) :])
        await show_result(request, table, result)
    else:
        await play(request, table, text)


def held(table: Table, seat: int, hand: Iterable[Card]) -> tuple[Card, ...]:
    """Returns a seat's hand without the melds that it has laid aside."""
    left = list(hand)
    for meld in table.draft(seat):
        for card in read_cards(meld) or ():
            if card in left:
                left.remove(card)
    return tuple(left)
