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


class Hand(NamedTuple):
    """A hand as masks: natural cards held once or more, held twice, and the number of jokers."""

    held: int
    twice: int
    jokers: int

    def without(self, mask: int, jokers: int = 0) -> Hand:
        """Returns the hand after one copy of each card of a mask, and some jokers, have left it."""
        return Hand(self.held & ~(mask & ~self.twice), self.twice & ~mask, self.jokers - jokers)

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


class Item(NamedTuple, Generic[T]):
    """Something that takes cards out of a hand: which, how many jokers, what it is worth and what it stands for."""

    mask: int
    jokers: int
    weight: int
    what: T


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

    def choose(self, hand: Hand) -> list[T]:
        """Returns items of the greatest total weight."""
        chosen: list[T] = []
        hand = Hand(hand.held & self._usable, hand.twice & self._usable, hand.jokers)
        best = self.best(hand)
        while best > 0:
            lowest = hand.held & -hand.held
            for item in self._by_lowest.get(lowest, ()):
                if item.mask & hand.held == item.mask and item.jokers <= hand.jokers:
                    rest = hand.without(item.mask, item.jokers)
                    left = self.best(rest)
                    if item.weight + left == best:
                        chosen.append(item.what)
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
