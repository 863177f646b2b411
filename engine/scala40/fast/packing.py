"""The best melds of a hand together, exactly and quickly: masks, a memo and an upper bound.

The lowest card goes into a meld or stays out of all; jokers are an outer layer over the same memo.
"""

from __future__ import annotations

from engine.scala40.fast.lookup import Lookup, NewMeld

_Item = tuple[int, int, int]
"""The natural cards of a meld, its weight, its jokers."""


def best_weight(lookup: Lookup, held: int, twice: int, jokers: int, by_value: bool) -> int:
    """Returns the greatest total weight of melds that a hand can lay: penalty removed, or opening value."""
    natural = lookup.melds_with(held, 0, True)
    if not jokers:
        if not natural:
            return 0
        if len(natural) == 1 and not twice:
            return natural[0].value if by_value else natural[0].points
    return _Packing(lookup, natural, held, jokers, by_value).best(held, twice, jokers)


def best_melds(lookup: Lookup, held: int, twice: int, jokers: int, by_value: bool) -> list[NewMeld]:
    """Returns melds of the greatest total weight."""
    natural = lookup.melds_with(held, 0, True)
    if not jokers and not twice and len(natural) < 2:
        return natural
    return _Packing(lookup, natural, held, jokers, by_value).melds(held, twice, jokers)


class _Packing:
    """The melds of one hand, and what parts of the hand have been found to weigh."""

    __slots__ = (
        "_active",
        "_by_lowest",
        "_by_value",
        "_cards",
        "_joker",
        "_joker_items",
        "_joker_memo",
        "_melds",
        "_memo",
    )

    def __init__(self, lookup: Lookup, natural: list[NewMeld], held: int, jokers: int, by_value: bool) -> None:
        weights = lookup.values if by_value else lookup.penalties
        self._by_value = by_value
        self._cards: tuple[int, ...] = weights.cards
        self._joker: int = weights.joker
        self._melds: list[NewMeld] = natural
        self._memo: dict[int, dict[int, int]] = {}
        by_lowest: dict[int, list[_Item]] = {}
        active = 0
        for meld in natural:
            mask = meld.mask
            active |= mask
            lowest = mask & -mask
            items = by_lowest.get(lowest)
            if items is None:
                by_lowest[lowest] = items = []
            items.append((mask, meld.value if by_value else meld.points, 0))
        self._by_lowest = by_lowest
        self._active: int = active
        if jokers:
            found: list[NewMeld] = []
            for used in range(1, min(jokers, lookup.limits.max_jokers) + 1):
                found += lookup.melds_with(held, used, True)
            self._melds = natural + found
            self._joker_items: list[_Item] = [
                (meld.mask, meld.value if by_value else meld.points, meld.jokers) for meld in found
            ]
            self._joker_items.sort(key=_heaviest_first)
            self._joker_memo: dict[tuple[int, int, int], int] = {}

    def best(self, held: int, twice: int, jokers: int) -> int:
        """Returns the greatest weight."""
        return self._with_jokers(held, twice, jokers, self._all(held, twice) + jokers * self._joker)

    def melds(self, held: int, twice: int, jokers: int) -> list[NewMeld]:
        """Returns melds of the greatest weight."""
        best = self.best(held, twice, jokers)
        chosen: list[NewMeld] = []
        while best:
            for meld in self._melds:
                mask = meld.mask
                if held & mask != mask or meld.jokers > jokers:
                    continue
                rest, again, free = held & ~(mask & ~twice), twice & ~mask, jokers - meld.jokers
                left = self.best(rest, again, free)
                if left + (meld.value if self._by_value else meld.points) == best:
                    chosen.append(meld)
                    held, twice, jokers, best = rest, again, free, left
                    break
        return chosen

    def _all(self, held: int, twice: int) -> int:
        """Returns what all natural cards weigh."""
        cards, total = self._cards, 0
        while held:
            bit = held & -held
            held ^= bit
            total += cards[bit.bit_length() - 1 & 15]
        while twice:
            bit = twice & -twice
            twice ^= bit
            total += cards[bit.bit_length() - 1 & 15]
        return total

    def _with_jokers(self, held: int, twice: int, jokers: int, bound: int) -> int:
        """Returns the greatest weight of melds with up to so many jokers; `bound`: what all cards weigh."""
        if not jokers:
            held &= self._active
            twice &= self._active
            memo = self._memo.get(twice)
            if memo is not None:
                known = memo.get(held)
                if known is not None:
                    return known
            return self._natural(held, twice, self._all(held, twice))
        key = (held, twice, jokers)
        best = self._joker_memo.get(key)
        if best is not None:
            return best
        without = best = self._with_jokers(held, twice, jokers - 1, bound - self._joker)
        for mask, weight, used in self._joker_items:
            if weight + without <= best or best >= bound:
                break
            if held & mask == mask and used <= jokers:
                rest = jokers - used
                total = weight + self._with_jokers(held & ~(mask & ~twice), twice & ~mask, rest, bound - weight)
                if total > best:
                    best = total
        self._joker_memo[key] = best
        return best

    def _natural(self, held: int, twice: int, bound: int) -> int:
        """Returns the greatest weight of melds without jokers; `bound`: what all cards weigh."""
        if not held:
            return 0
        memo = self._memo.get(twice)
        if memo is None:
            memo = self._memo[twice] = {}
        else:
            known = memo.get(held)
            if known is not None:
                return known
        lowest = held & -held
        best = 0
        items = self._by_lowest.get(lowest)
        if items is not None:
            for mask, weight, _ in items:
                if held & mask == mask:
                    total = weight + self._natural(held & ~(mask & ~twice), twice & ~mask, bound - weight)
                    if total > best:
                        best = total
                        if best >= bound:
                            break
        bound -= self._cards[lowest.bit_length() - 1 & 15]
        if best < bound:
            total = self._natural(held if twice & lowest else held ^ lowest, twice & ~lowest, bound)
            if total > best:
                best = total
        memo[held] = best
        return best


def _heaviest_first(item: _Item) -> int:
    return -item[1]
