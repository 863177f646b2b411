"""Every way to lay one card of a hand: in a new meld, at a set, at an end of a run, also one that a split opens (K15).

A way takes the cards along that must go with the card, and no others. Nothing need be attached to a new meld: what it
could grow into is a new meld as well, or two. Only a joker that comes later than the meld can make a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import ACE, JOKER, Card, joker_for, rank_of, suit_of
from engine.scala40.meld import HIGH_ACE, Limits, Meld, attached, face_at, joker_places
from engine.scala40.move import LayMeld, Swap
from engine.scala40.packing import Hand, Item
from engine.scala40.rules import Rules
from engine.scala40.search import Candidates, Objective
from engine.scala40.shapes import LANE, Shape

_SPLITS = 6
"""Cards at which a run splits into two halves."""

Table = tuple[Meld, ...]


class Attach(NamedTuple):
    """Attaches a card (a joker carries its identity) to a meld, given as it lies by then."""

    card: Card
    meld: Meld


Step = LayMeld | Attach | Swap


class Way(NamedTuple):
    """Table actions, and the hand and the table after them (without what nothing can be attached to)."""

    steps: tuple[Step, ...]
    hand: Hand
    table: Table


class Ways:
    """The ways to lay cards of a hand or of a part of it."""

    def __init__(self, rules: Rules, hand: Hand) -> None:
        self._limits = Limits.of(rules)
        self.melds = Candidates.of(rules, Objective.CARDS).items(hand)
        """Every new meld of the hand."""
        self._melds: dict[Card, list[Item[Shape]]] = {}
        self._dirty: list[Item[Shape]] = []
        for item in self.melds:
            if item.jokers:
                self._dirty.append(item)
            mask = item.mask
            while mask:
                bit = mask & -mask
                mask ^= bit
                self._melds.setdefault(bit.bit_length() - 1, []).append(item)

    def in_new_meld(self, card: Card, hand: Hand, table: Table, may_grow: bool = False) -> Iterator[Way]:
        """Yields the ways to lay a natural card or a joker in a new meld; `may_grow`: it may be attached to."""
        for mask, jokers, _, shape in self._dirty if card == JOKER else self._melds.get(card, ()):
            if mask & hand.held == mask and jokers <= hand.jokers:
                rest = hand.without(mask, jokers)
                for meld in shape.melds if may_grow else shape.melds[:1]:
                    yield Way((LayMeld(meld),), rest, (*table, meld) if may_grow else table)

    def of_card(self, card: Card, hand: Hand, table: Table) -> Iterator[Way]:
        """Yields the ways to lay a natural card that the hand holds."""
        yield from self.in_new_meld(card, hand, table)
        suit, rank = suit_of(card), rank_of(card)
        for at, meld in enumerate(table):
            if (suit_of(meld.cards[0]) != suit and rank_of(meld.cards[0]) != rank) or meld in table[:at]:
                continue
            others = table[:at] + table[at + 1 :]
            if not meld.is_run:
                if attached(meld, card, self._limits):
                    yield Way((Attach(card, meld),), hand.without(1 << card), others)
            elif suit_of(meld.cards[0]) == suit:
                for way in self._at_run(meld, card, hand):
                    yield way._replace(table=others + way.table)

    def of_joker(self, hand: Hand, table: Table) -> Iterator[Way]:
        """Yields the ways to lay a joker that the hand holds."""
        yield from self.in_new_meld(JOKER, hand, table)
        for at, meld in enumerate(table):
            if meld not in table[:at]:
                for way in self._joker_at(meld, hand):
                    yield way._replace(table=table[:at] + way.table + table[at + 1 :])

    def melds_with(self, card: Card) -> int:
        """Returns how many new melds have a natural card."""
        return len(self._melds.get(card, ()))

    def may_join(self, card: Card, hand: Hand, table: Table) -> bool:
        """Tells whether a natural card might be attached with the help of any other cards of the hand."""
        suit, rank = suit_of(card), rank_of(card)
        for meld in table:
            if meld.is_run:
                if suit_of(meld.cards[0]) == suit and self._near(meld, card, hand):
                    return True
            elif rank_of(meld.cards[0]) == rank and attached(meld, card, self._limits):
                return True
        return False

    def _at_run(self, run: Meld, card: Card, hand: Hand) -> Iterator[Way]:
        """Yields the ways to attach a card to a run, or to what the run becomes when it splits; their tables are what
        becomes of the run."""
        places = self._near(run, card, hand)
        if not places:
            return
        for place in places:
            if not run.low <= place <= run.high:
                yield from self._reaching(run, place, Way((), hand, (run,)))
        for halved in self._halved(run, card, hand):
            for half, other in (halved.table, halved.table[::-1]):
                for way in self._at_run(half, card, halved.hand):
                    yield Way(halved.steps + way.steps, way.hand, (other, *way.table))

    def _joker_at(self, meld: Meld, hand: Hand) -> Iterator[Way]:
        """Yields the ways to attach a joker to a meld, or to the half of a run that can take it when the run cannot."""
        for joker in joker_places(meld, self._limits):
            yield Way((Attach(joker, meld),), hand.without(0, 1), attached(meld, joker, self._limits) or ())
        for halved in self._halved(meld, None, hand) if meld.is_run else ():
            for half, other in (halved.table, halved.table[::-1]):
                for way in self._joker_at(half, halved.hand) if halved.hand.jokers else ():
                    yield Way(halved.steps + way.steps, way.hand, (other, *way.table))

    def _near(self, run: Meld, card: Card, hand: Hand) -> list[int]:
        """Returns the places of a card that a run, or a half of it, might be lengthened to: no place between needs more
        jokers than there are; a place within the run needs a split."""
        low, high, rank = run.low, run.high, rank_of(card)
        lacking, near = ~_places(hand, suit_of(card)), []
        for place in (rank, HIGH_ACE) if rank == ACE else (rank,):
            if low <= place <= high:
                if any(self._windows(run, hand)):
                    near.append(place)
                continue
            between = _bits(high + 1, place) if place > high else _bits(place + 1, low)
            if (between & lacking).bit_count() <= hand.jokers:
                near.append(place)
        return near

    def _reaching(self, run: Meld, place: int, so_far: Way) -> Iterator[Way]:
        """Yields the ways to lengthen a run at one end up to a place, which gets its natural card."""
        nearest = run.high + 1 if place > run.high else run.low - 1
        for way in self._attached(run, nearest, so_far, natural=nearest == place):
            if nearest == place:
                yield way
            elif len(way.table) == 1:
                yield from self._reaching(way.table[0], place, way)

    def _halved(self, run: Meld, card: Card | None, hand: Hand) -> Iterator[Way]:
        """Yields the ways to split a run by cards around it, none of them the card that is to be attached then."""
        for places in self._windows(run, hand):
            yield from self._filled(places, card, Way((), hand, (run,)))

    def _windows(self, run: Meld, hand: Hand) -> Iterator[list[int]]:
        """Yields the places around a run that would split it, where the hand might fill them."""
        if not self._limits.run_split:
            return
        low, high, lacking = run.low, run.high, ~_places(hand, suit_of(run.cards[0]))
        missing = _SPLITS - len(run.cards)
        for below in range(missing + 1):
            first, last = low - below, high + missing - below
            if first < ACE or last > HIGH_ACE:
                continue
            around = _bits(first, low) | _bits(high + 1, last + 1)
            if (around & lacking).bit_count() <= hand.jokers:
                yield [*range(low - 1, first - 1, -1), *range(high + 1, last + 1)]

    def _filled(self, places: list[int], card: Card | None, so_far: Way) -> Iterator[Way]:
        if not places:
            if len(so_far.table) == 2:
                yield so_far
            return
        for way in self._attached(so_far.table[0], places[0], so_far, but=card):
            yield from self._filled(places[1:], card, way)

    def _attached(
        self, run: Meld, place: int, so_far: Way, natural: bool = False, but: Card | None = None
    ) -> Iterator[Way]:
        """Yields the ways to put one card at the end of a run: the natural card (unless it is `but`), a joker."""
        hand, face = so_far.hand, face_at(suit_of(run.cards[0]), place)
        if hand.held >> face & 1 and face != but:
            grown = attached(run, face, self._limits)
            if grown:
                yield Way((*so_far.steps, Attach(face, run)), hand.without(1 << face), grown)
        if hand.jokers and not natural:
            grown = attached(run, joker_for(face), self._limits)
            if grown:
                yield Way((*so_far.steps, Attach(joker_for(face), run)), hand.without(0, 1), grown)


def _places(hand: Hand, suit: int) -> int:
    """Returns the places 1..14 of a suit for which a hand holds the natural card, as bits."""
    lane = hand.held >> 16 * suit & LANE
    return lane | (lane & 1 << ACE) << HIGH_ACE - ACE


def _bits(first: int, end: int) -> int:
    """Returns the bits from one place up to, but without, another."""
    return (1 << end) - (1 << first) if first < end else 0
