"""The heaviest melds that fit a hand together, exactly: bit masks, a memo, and jokers as an outer layer.

A hand is two masks of natural cards (held at all, held twice) and a number of jokers. Items may also use bits above
the cards, each there once: places on the table that one card can take (see `engine.players`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    """Finds the items of greatest total weight that a hand can give at once.

    `card_weights` by rank and `joker_weight` bound from above what one card can contribute to an item."""

    __slots__ = (
        "_card_weights",
        "_joker_weight",
        "_jokered",
        "_jokered_choice",
        "_jokered_memo",
        "_memo",
        "_natural",
        "_usable",
    )

    def __init__(self, items: Iterable[Item[T]], card_weights: Sequence[int], joker_weight: int) -> None:
        self._card_weights = card_weights
        self._joker_weight = joker_weight
        self._natural: dict[int, list[Item[T]]] = {}
        self._jokered: list[Item[T]] = []
        self._usable = 0
        for item in items:
            if item.jokers:
                self._jokered.append(item)
            else:
                self._usable |= item.mask
                self._natural.setdefault(item.mask & -item.mask, []).append(item)
        self._jokered.sort(key=lambda item: -item.weight)
        self._memo: dict[int, dict[int, int]] = {}
        self._jokered_memo: dict[tuple[int, int, int], int] = {}
        self._jokered_choice: dict[tuple[int, int, int], Item[T] | None] = {}

    def best(self, hand: Hand) -> int:
        """Returns the greatest total weight."""
        if hand.jokers and self._jokered:
            found = self._jokered_memo.get(hand)
            if found is None:
                bound = self._weigh(hand.held, hand.twice) + hand.jokers * self._joker_weight
                found = self._with_jokers(*hand, bound)
            return found
        return self._natural_best(hand.held & self._usable, hand.twice & self._usable)

    def choose(self, hand: Hand) -> list[T]:
        """Returns items of the greatest total weight."""
        chosen: list[T] = []
        while hand.jokers and self._jokered:
            self.best(hand)
            item = self._jokered_choice[hand]
            if item is None:
                hand = hand._replace(jokers=hand.jokers - 1)
            else:
                chosen.append(item.what)
                hand = hand.without(item.mask, item.jokers)
        hand = Hand(hand.held & self._usable, hand.twice & self._usable, 0)
        while (best := self.best(hand)) > 0:
            lowest = hand.held & -hand.held
            found = next((i for i in self._natural.get(lowest, ()) if self._is_best(i, hand, best)), None)
            if found is None:
                hand = hand.without(lowest)
            else:
                chosen.append(found.what)
                hand = hand.without(found.mask)
        return chosen

    def _is_best(self, item: Item[T], hand: Hand, best: int) -> bool:
        """Tells whether a hand's best weight can be had with this item."""
        return item.mask & hand.held == item.mask and item.weight + self.best(hand.without(item.mask)) == best

    def _weigh(self, held: int, twice: int) -> int:
        """Returns the most that natural cards can contribute."""
        weights = self._card_weights
        total = 0
        for mask in (held & CARDS, twice):
            while mask:
                lowest = mask & -mask
                mask ^= lowest
                total += weights[lowest.bit_length() - 1 & 15]
        return total

    def _natural_best(self, held: int, twice: int) -> int:
        """Best weight of usable natural cards."""
        memo = self._memo.get(twice)
        if memo is not None and held in memo:
            return memo[held]
        return self._without_jokers(held, twice, self._weigh(held, twice))

    def _without_jokers(self, held: int, twice: int, bound: int) -> int:
        """Best weight of usable natural cards: the lowest card goes into an item or stays in the hand."""
        if not held & CARDS:
            return 0
        memo = self._memo.get(twice)
        if memo is None:
            memo = self._memo[twice] = {}
        best = memo.get(held)
        if best is not None:
            return best
        best = 0
        lowest = held & -held
        for mask, _, weight, _ in self._natural.get(lowest, ()):
            if held & mask == mask:
                rest = self._without_jokers(held & ~(mask & ~twice), twice & ~mask, bound - weight)
                if weight + rest > best:
                    best = weight + rest
                    if best >= bound:
                        break
        bound -= self._card_weights[lowest.bit_length() - 1 & 15]
        if best < bound:
            if twice & lowest:
                rest = self._without_jokers(held, twice ^ lowest, bound)
            else:
                rest = self._without_jokers(held ^ lowest, twice, bound)
            if rest > best:
                best = rest
        memo[held] = best
        return best

    def _with_jokers(self, held: int, twice: int, jokers: int, bound: int) -> int:
        """Best weight with jokers: each joker goes into an item or stays in the hand."""
        if jokers == 0:
            return self._natural_best(held & self._usable, twice & self._usable)
        key = (held, twice, jokers)
        best = self._jokered_memo.get(key)
        if best is not None:
            return best
        fewer = best = self._with_jokers(held, twice, jokers - 1, bound - self._joker_weight)
        choice = None
        for item in self._jokered:
            mask, used, weight, _ = item
            # What an item leaves is never worth more than the hand with one joker less.
            if weight + fewer <= best or best >= bound:
                break
            if held & mask == mask and used <= jokers:
                left = (held & ~(mask & ~twice), twice & ~mask, jokers - used)
                rest = self._with_jokers(*left, bound - weight)
                if weight + rest > best:
                    best = weight + rest
                    choice = item
        self._jokered_memo[key] = best
        self._jokered_choice[key] = choice
        return best
