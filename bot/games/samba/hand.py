"""A hand of Samba for the eye: twos, jokers and threes apart from the natural cards, aces high."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.i18n import Tongue
from bot.render.cards import card, gap, tile
from bot.render.hand import GAP, Order
from engine.cards import Card, suit_of
from engine.samba.kinds import height, is_natural, is_three, sort_cards

MOST_TILES = 50
"""Cards that are shown as tiles; more of them are more characters than a message has room for."""
RANKS_IN_GROUP = 3


def arranged(hand: Iterable[Card], order: Order) -> list[Card]:
    """Sorts cards by suit and height, or by height; then threes, twos and jokers."""
    cards = sort_cards(hand)
    if order == "suit":
        return list(cards)
    naturals = sorted(filter(is_natural, cards), key=height)
    return [*naturals, *(one for one in cards if not is_natural(one))]


def group_of(one: Card, order: Order) -> int:
    """Returns the group in which a card is picked: a suit, or three ranks; all others are one group."""
    if not is_natural(one):
        return -1
    return suit_of(one) if order == "suit" else (height(one) - 4) // RANKS_IN_GROUP


def spread(say: Tongue, hand: Iterable[Card], order: Order, new: Iterable[Card]) -> str:
    """Returns the cards in lines, one for each suit or each two or three ranks; new cards are underlined, tiles between
    angles."""
    cards, left = arranged(hand, order), list(new)
    say = say if len(cards) <= MOST_TILES else say.plain
    lines = []
    for _, line in groupby(cards, lambda one: _line(one, order)):
        told = []
        for one in line:
            text = card(say, one)
            if one in left:
                left.remove(one)
                text = f"›{text}‹" if tile(say, one) else f"__{text}__"
            told.append(text)
        lines.append((gap(say) if say.look.style == "words" else GAP).join(told))
    return "\n".join(f"**{line}**" for line in lines)


def _line(one: Card, order: Order) -> int:
    return -2 if is_three(one) else group_of(one, order)
