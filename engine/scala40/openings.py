"""The openings that are worth showing, best first (SQ-22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count, islice, product
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.scala40.meld import Meld
from engine.scala40.packing import Hand, hand_of
from engine.scala40.rules import Rules
from engine.scala40.search import Candidates, Objective, best_melds, held_shapes, merge
from engine.scala40.shapes import Shape, shapes_of

_STEPS = 600
"""Steps of one search: hands with several jokers have thousands of openings, and a turn must not wait for them."""
_WAYS = 24
"""Ways to place the jokers of one choice of cards that are looked at."""


def openings(
    hand: tuple[Card, ...], rules: Rules, limit: int = 50, *, keep: int = 1, minimum: int | None = None
) -> list[tuple[Meld, ...]]:
    """Returns the best openings worth at least `minimum` (by default the rules' own) that leave `keep` cards.

    Order: the lowest penalty left in the hand, then the highest value, then the fewest jokers; of openings that lay
    the same cards all but the first come last. Dropped as dominated is an opening beside which a better one is plain
    to see: it cuts a run that could lie in one piece, holds back a card that fits one of its own melds, or spends a
    joker on a card that it holds back. Holding back a whole meld is a choice and stays. With several jokers the search
    ends early: then the list is not every opening, but never empty where there is one.
    """
    if rules.joker_in_opening != "allowed":
        # Melds with jokers follow once the opening without them lies (K8).
        keep -= hand.count(JOKER)
        hand = tuple(card for card in hand if card != JOKER)
    least = rules.opening_min if minimum is None else minimum
    held = hand_of(hand)
    most_value = Candidates.of(rules, Objective.VALUE).packer(held).best
    if most_value(held) < least:
        return []
    found = _Search(held, rules, keep, least, most_value).ranked(limit)
    if not found:
        dearest = best_melds(hand, rules, Objective.VALUE, keep)
        found = [dearest.melds] if dearest.melds and dearest.value >= least else []
    return found


class _Node(NamedTuple):
    """What has been decided about the lowest cards of a hand, and what is open."""

    rest: Hand
    left: Hand
    """The natural cards held back."""
    laid: tuple[Shape, ...]
    removed: int
    """Penalty removed from the hand."""
    value: int
    first: int
    """Where the shapes of the lowest card begin: a card does not repeat the choices before its twin's."""


class _Search:
    """Best-first search for what each card does, lowest card first: it joins a meld or is held back."""

    def __init__(self, hand: Hand, rules: Rules, keep: int, least: int, most_value: Callable[[Hand], int]) -> None:
        self._rules = rules
        self._keep = keep
        self._least = least
        penalty = Candidates.of(rules, Objective.PENALTY)
        self._most_removed = penalty.packer(hand).best
        self._most_value = most_value
        self._bounds: dict[Hand, tuple[int, int]] = {}
        self._by_lowest: dict[int, list[tuple[Shape, int]]] = {}
        shapes, usable = shapes_of(rules), 0
        for jokers in range(min(hand.jokers, shapes.limits.max_jokers) + 1):
            for shape in held_shapes(shapes, hand, jokers):
                usable |= shape.mask
                self._by_lowest.setdefault(shape.mask & -shape.mask, []).append((shape, penalty.weights.of(shape)))
        rest = Hand(hand.held & usable, hand.twice & usable, hand.jokers)
        self._root = _Node(rest, Hand(hand.held & ~usable, hand.twice & ~usable, 0), (), 0, 0, 0)

    def ranked(self, limit: int) -> list[tuple[Meld, ...]]:
        """Returns the openings in their order."""
        found: list[tuple[bool, int, int, int, tuple[Meld, ...]]] = []
        seen: set[tuple[Hand, int]] = set()
        for node in self._complete():
            cards = (node.left, node.rest.jokers)
            for value, melds in self._ways(node):
                found.append((cards in seen, -node.removed, -value, -node.rest.jokers, melds))
                seen.add(cards)
            if len(seen) >= limit:
                break
        found.sort(key=lambda opening: opening[:4])
        return [melds for *_, melds in found[:limit]]

    def _complete(self) -> Iterator[_Node]:
        """Yields the nodes with nothing left to decide, the most penalty removed first."""
        heap = [(0, 0, self._root)]
        # Of equals the latest first: it has decided more.
        latest = count(-1, -1)
        for _ in range(_STEPS):
            if not heap:
                return
            *_, node = heappop(heap)
            if not node.rest.held:
                if node.left.size + node.rest.jokers >= self._keep:
                    yield node
                continue
            for child in self._children(node):
                bounds = self._bounds.get(child.rest)
                if bounds is None:
                    bounds = self._bounds[child.rest] = self._most_removed(child.rest), self._most_value(child.rest)
                if child.value + bounds[1] >= self._least:
                    heappush(heap, (-child.removed - bounds[0], next(latest), child))

    def _children(self, node: _Node) -> Iterator[_Node]:
        """Yields what the lowest open card can do."""
        rest, left, laid, removed, value, first = node
        lowest = rest.held & -rest.held
        back, may_grow = left.held, left.size > self._keep
        choices = self._by_lowest.get(lowest, ())
        for at in range(first, len(choices)):
            shape, weight = choices[at]
            if shape.mask & rest.held == shape.mask and shape.jokers <= rest.jokers and _sound(shape, back, may_grow):
                after = rest.without(shape.mask, shape.jokers)
                again = at if after.held & lowest else 0
                yield _Node(after, left, (*laid, shape), removed + weight, value + shape.values[0], again)
        left = Hand(back | lowest, left.twice | rest.twice & lowest, 0)
        may_grow = left.size > self._keep
        if all(_sound(shape, left.held, may_grow) for shape in laid):
            after = Hand(rest.held ^ lowest, rest.twice & ~lowest, rest.jokers)
            yield _Node(after, left, laid, removed, value, 0)

    def _ways(self, node: _Node) -> list[tuple[int, tuple[Meld, ...]]]:
        """Returns the openings that lay these shapes and are worth enough, the most valuable first."""
        may_grow = node.left.size + node.rest.jokers > self._keep
        choices = [
            [
                (meld, value)
                for meld, value, better in zip(shape.melds, shape.values, _betters(shape, may_grow), strict=True)
                if not better & node.left.held
            ]
            for shape in node.laid
        ]
        # A shape laid twice has its two jokers placed in either order.
        ways: dict[tuple[Meld, ...], int] = {}
        for way in islice(product(*choices), _WAYS):
            value = sum(worth for _, worth in way)
            if value >= self._least:
                melds = merge((meld for meld, _ in way), self._rules)
                if len(melds) == len(way):
                    ways[melds] = value
        return sorted(((value, melds) for melds, value in ways.items()), key=lambda way: -way[0])


def _betters(shape: Shape, may_grow: bool) -> tuple[int, ...]:
    """Returns for each way to lay a shape the natural cards that would make it better."""
    return shape.betters if may_grow else shape.frees


def _sound(shape: Shape, back: int, may_grow: bool) -> bool:
    """Tells whether a shape can lie in a way that no natural card held back would make better."""
    return any(not better & back for better in _betters(shape, may_grow))
