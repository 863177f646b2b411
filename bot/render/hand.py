"""A player's own hand as text. For that player's eyes only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.i18n import Tongue
from bot.render.cards import card, gap, tile
from engine.cards import Card, is_joker, rank_of, suit_of

Order = Literal["suit", "rank"]
GAP = "\u2002"
"""Between two cards: wider than a space, which Discord would swallow when doubled."""


def arrange(hand: Iterable[Card], order: Order) -> list[Card]:
    """Sorts cards for the eye, jokers last."""
    if order == "suit":
        return sorted(hand, key=lambda held: (is_joker(held), suit_of(held), rank_of(held)))
    return sorted(hand, key=lambda held: (is_joker(held), rank_of(held), suit_of(held)))


def spread(say: Tongue, hand: Iterable[Card], order: Order, new: Card | None, *, lines_by_suit: bool = True) -> str:
    """Returns the cards in lines, one per suit or all in one; the new card is underlined, a tile between angles."""
    lines: list[list[str]] = []
    group: object = None
    for held in arrange(hand, order):
        apart = order == "suit" and lines_by_suit
        this = ("joker" if is_joker(held) else suit_of(held)) if apart else "all"
        if this != group:
            lines.append([])
            group = this
        text = card(say, held)
        if held == new:
            text, new = f"›{text}‹" if tile(say, held) else f"__{text}__", None
        lines[-1].append(text)
    between = gap(say) if say.look.style == "words" else GAP
    return "\n".join(f"**{between.join(line)}**" for line in lines)
