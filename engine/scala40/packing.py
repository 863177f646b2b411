"""The heaviest melds that a hand can lay together, exactly: bit masks and a memo, the lowest card first.

A hand is two masks of natural cards (held at all, held twice) and a number of jokers. Items may also use bits above
the cards, each there once: places on the table that one card can take (see `engine.players`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from engine.cards import JOKER, Card

CARDS = (1 << 64) - 1
"""The bits of natural cards; an item's other bits are places on the table."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Hand(NamedTuple):
    """A hand as masks: natural cards held once or more, held twice, and the number of jokers."""

    held: int
    twice: int
    jokers: int

    def without(self, mask: int, jokers: int = 0) -> Hand:
        """Returns the hand after one copy of each card of a mask, and some jokers, have left it."""
        return Hand(self.held & ~(mask & ~self.twice), self.twice & ~mask, self.jokers - jokers)

    def count(self, card: Card) -> int:
        """Returns how many copies of a natural card the hand holds."""
        return (self.held >> card & 1) + (self.twice >> card & 1)

    @property
    def size(self) -> int:
        """The number of cards."""
        return (self.held & CARDS).bit_count() + self.twice.bit_count() + self.jokers


def hand_of(cards: Iterable[Card]) -> Hand:
    """Returns cards as masks."""
    held = twice = jokers = 0
    for card in cards:
        if card == JOKER:
            jokers += 1
        else:
            bit = 1 << card
            twice |= held & bit
            held |= bit
    return Hand(held, twice, jokers)


class Item(NamedTuple, Generic[T_co]):
    """Something that takes cards out of a hand: which, how many jokers, what it is worth and what it stands for."""

    mask: int
    jokers: int
    weight: int
    what: T_co

    @property
    def size(self) -> int:
        """How many cards it takes."""
        return (self.mask & CARDS).bit_count() + self.jokers


class Packer(Generic[T]):
    """Finds the items of greatest total weight that a hand can give at once."""

    __slots__ = ("_by_lowest", "_memo", "_usable", "_usable_without_jokers")

    def __init__(self, items: Iterable[Item[T]]) -> None:
        self._usable = self._usable_without_jokers = 0
        self._by_lowest: dict[int, list[Item[T]]] = {}
        for item in items:
            self._usable |= item.mask
            if not item.jokers:
                self._usable_without_jokers |= item.mask
            self._by_lowest.setdefault(item.mask & -item.mask, []).append(item)
        self._memo: dict[tuple[int, int, int], int] = {}

    def best(self, hand: Hand) -> int:
        """Returns the greatest total weight."""
        return self._best(hand.held & self._usable, hand.twice & self._usable, hand.jokers)

    def choose(self, hand: Hand, keep: int = 0) -> tuple[int, list[Item[T]]]:
        """Returns the greatest total weight of items that leave `keep` cards in the hand, and such items."""
        items = self._choose(hand)
        if hand.size - sum(item.size for item in items) >= keep:
            return sum(item.weight for item in items), items
        # Items that keep a card are items of the hand without one of its cards.
        fewer = [hand.without(1 << card) for card in range(64) if hand.held >> card & 1]
        if hand.jokers:
            fewer.append(hand.without(0, 1))
        best: tuple[int, list[Item[T]]] = (0, [])
        for bound, smaller in sorted(((self.best(smaller), smaller) for smaller in fewer), reverse=True):
            if bound <= best[0]:
                break
            found = self.choose(smaller, keep - 1)
            if found[0] > best[0]:
                best = found
        return best

    def _choose(self, hand: Hand) -> list[Item[T]]:
        """Follows the memo to items of the greatest total weight."""
        chosen: list[Item[T]] = []
        hand = Hand(hand.held & self._usable, hand.twice & self._usable, hand.jokers)
        best = self.best(hand)
        while best > 0:
            lowest = hand.held & -hand.held
            for item in self._by_lowest.get(lowest, ()):
                if item.mask & hand.held == item.mask and item.jokers <= hand.jokers:
                    rest = hand.without(item.mask, item.jokers)
                    left = self.best(rest)
                    if item.weight + left == best:
                        chosen.append(item)
                        hand, best = rest, left
                        break
            else:
                hand = Hand(hand.held ^ lowest, hand.twice & ~lowest, hand.jokers)
        return chosen

    def _best(self, held: int, twice: int, jokers: int) -> int:
        """The lowest card, and then each place on the table, goes into an item or stays out of all."""
        if not jokers:
            held &= self._usable_without_jokers
            twice &= self._usable_without_jokers
            if not held & CARDS:
                return 0
        elif not held:
            return 0
        key = (held, twice, jokers)
        best = self._memo.get(key)
        if best is not None:
            return best
        lowest = held & -held
        best = self._best(held ^ lowest, twice & ~lowest, jokers)
        for mask, used, weight, _ in self._by_lowest.get(lowest, ()):
            if held & mask == mask and used <= jokers:
                total = weight + self._best(held & ~(mask & ~twice), twice & ~mask, jokers - used)
                if total > best:
                    best = total
        self._memo[key] = best
        return best
