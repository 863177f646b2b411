"""Melds that a hand could lay, best first, and what could be added to melds that lie: what is worth listing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from engine.cards import Card, rank_of, suit_of
from engine.samba.clearing import counts_of
from engine.samba.kinds import HIGHEST, LOWEST, at_height, height, is_black_three, is_natural, is_wild, sort_cards
from engine.samba.meld import MOST_WILDS, SEVEN, Meld, fits_group
from engine.samba.rules import Rules
from engine.samba.suits import runs_in

MOST_ADDITIONS = 60
"""What is looked at to add to one group: all there is, but for hands full of its rank and of wild cards."""


def melds_in(hand: Sequence[Card], rules: Rules) -> list[Meld]:
    """Returns the melds of a hand, best first: complete ones, then with few wild cards, long ones, of high value.

    Of groups that differ only in which of equal ranks they use the one is in it that leaves most for sequences."""
    found = [*groups_in(hand, rules), *sequences_in(hand), *_threes(hand)]
    return sorted(dict.fromkeys(found), key=_merit)


def _merit(meld: Meld) -> tuple[bool, int, int, int, str]:
    return meld.complete is None, meld.wilds, -len(meld.cards), -meld.value, str(meld)


def groups_in(hand: Sequence[Card], rules: Rules) -> Iterator[Meld]:
    """Yields groups of every size, with the choice between a two and a joker."""
    wilds = list(_wild_choices(hand))
    for cards in by_rank(hand).values():
        for size in range(2, len(cards) + 1):
            for chosen in wilds:
                if size + len(chosen) >= 3 and fits_group(size, len(chosen), rules):
                    yield Meld(sort_cards((*cards[:size], *chosen)))


def by_rank(hand: Sequence[Card]) -> dict[int, list[Card]]:
    """Returns the natural cards of each rank, those of least use to a sequence first."""
    held = set(hand)
    ranks: dict[int, list[Card]] = {}
    for card in sort_cards(hand):
        if is_natural(card):
            ranks.setdefault(rank_of(card), []).append(card)
    for cards in ranks.values():
        cards.sort(key=lambda card: sum(near in held for near in _neighbours(card)))
    return ranks


def _neighbours(card: Card) -> Iterator[Card]:
    for place in range(max(LOWEST, height(card) - 2), min(HIGHEST, height(card) + 2) + 1):
        if place != height(card):
            yield at_height(place, suit_of(card))


def _wild_choices(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yields none, one or two wild cards; twos of different suits are alike."""
    wilds = sort_cards(filter(is_wild, hand))
    seen = set()
    for number in range(MOST_WILDS + 1):
        for chosen in combinations(wilds, number):
            key = tuple(map(rank_of, chosen))
            if key not in seen:
                seen.add(key)
                yield chosen


def sequences_in(hand: Sequence[Card]) -> Iterator[Meld]:
    """Yields the sequences of a hand."""
    for suit in range(4):
        for low, high in runs_in(counts_of(hand, suit)):
            yield Meld(tuple(at_height(place, suit) for place in range(low, high + 1)))


def _threes(hand: Iterable[Card]) -> list[Meld]:
    threes = sort_cards(filter(is_black_three, hand))
    return [Meld(threes)] if len(threes) >= 3 else []


def additions(hand: Sequence[Card], meld: Meld) -> list[tuple[Card, ...]]:
    """Returns what could be added to a meld, few wild cards first."""
    if meld.is_sequence:
        return _extensions(hand, meld)
    if meld.is_threes:
        return [(card,) for card in dict.fromkeys(filter(is_black_three, hand))]
    naturals = [card for card in hand if is_natural(card) and rank_of(card) == meld.rank]
    wilds = [card for card in hand if is_wild(card)]
    found: dict[tuple[Card, ...], None] = {}
    for chosen in _choices(wilds, MOST_WILDS - meld.wilds):
        for cards in _choices(naturals, len(naturals)):
            if cards or chosen:
                found[(*cards, *chosen)] = None
            if len(found) == MOST_ADDITIONS:
                return list(found)
    return list(found)


def _choices(cards: Sequence[Card], most: int) -> Iterator[tuple[Card, ...]]:
    """Yields none, one or more of these cards, few first, equal ones once."""
    for number in range(min(most, len(cards)) + 1):
        yield from dict.fromkeys(combinations(cards, number))


def _extensions(hand: Sequence[Card], meld: Meld) -> list[tuple[Card, ...]]:
    """Returns the cards that extend a sequence at one end or at both."""
    suit, room = suit_of(meld.cards[0]), SEVEN - len(meld.cards)
    low, high = height(meld.cards[0]), height(meld.cards[-1])
    below = _row(hand, suit, range(low - 1, LOWEST - 1, -1))[:room]
    above = _row(hand, suit, range(high + 1, HIGHEST + 1))[:room]
    return [
        sort_cards((*below[:down], *above[:up]))
        for down in range(len(below) + 1)
        for up in range(len(above) + 1)
        if 0 < down + up <= room
    ]


def _row(hand: Sequence[Card], suit: int, places: Iterable[int]) -> list[Card]:
    cards = []
    for place in places:
        card = at_height(place, suit)
        if card not in hand:
            break
        cards.append(card)
    return cards
