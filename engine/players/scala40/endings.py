"""What a turn can leave of a hand beside a table: by number of cards left, the least penalty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards import ACE, JOKER, Card, face_of, is_joker, joker_for, suit_of
from engine.scala40.meld import HIGH_ACE, Limits, Meld, attached, face_at, joker_places, open_places, swapped
from engine.scala40.packing import CARDS, Hand
from engine.scala40.rules import Rules
from engine.scala40.search import Candidates, Objective
from engine.scala40.shapes import mask_of

Taking = tuple[int, int]
"""What leaves the hand at once: natural cards and places on the table as a mask, and jokers."""

Left = tuple[int, int, int]
"""What a turn leaves: its penalty, and the natural cards as masks, held and held twice."""

_FIRST_PLACE = 64


class Endings:
    """The ways in which hands that differ from one by a card can go to a table."""

    def __init__(self, rules: Rules, table: Iterable[Meld], hand: Hand, foreign: int = 1) -> None:
        """`foreign`: how many cards that the hand does not hold yet a draw may add at the end of a run."""
        table = tuple(table)
        self._candidates = Candidates.of(rules, Objective.PENALTY)
        self._points = self._candidates.weights.cards
        self._joker = self._candidates.weights.joker
        self._limits = Limits.of(rules)
        self._near = hand
        self._foreign = foreign
        self._places = 0
        self._attaching = [taking for meld in table for taking in self._attachments(meld)]
        self.fits = 0
        """Natural cards that can be attached, alone or after others of the hand."""
        for mask, _ in self._attaching:
            self.fits |= mask & CARDS
        self.single = mask_of(card for meld in table for card in open_places(meld, self._limits))
        """Natural cards that can be attached by themselves."""
        self.takes_joker = any(joker_places(meld, self._limits) for meld in table)
        self.frees = mask_of(face_of(card) for meld in table for card in meld.jokers if swapped(meld, face_of(card)))
        """Natural cards that can be swapped for a joker."""
        self._found: dict[Hand, dict[int, Left]] = {}

    def of(self, hand: Hand) -> dict[int, Left]:
        """Returns by number of cards left the least penalty of what a turn can leave of a hand, and these cards; a
        turn may swap one joker."""
        found = self._found.get(hand)
        if found is None:
            found = self.without_swaps(hand)
            swappable = hand.held & self.frees
            while swappable:
                bit = swappable & -swappable
                swappable ^= bit
                for number, left in self.without_swaps(hand.without(bit, -1)).items():
                    if number not in found or left < found[number]:
                        found[number] = left
            self._found[hand] = found
        return found

    def penalty(self, hand: Hand) -> int:
        """Returns the penalty of a hand, an ace high."""
        return self._candidates.weights.of_hand(hand)

    def without_swaps(self, hand: Hand) -> dict[int, Left]:
        """Returns the same of turns that swap no joker."""
        by_lowest: dict[int, list[Taking]] = {}
        held, twice, jokers = hand
        usable = 0
        for item in self._candidates.items(hand):
            usable |= item.mask
            by_lowest.setdefault(item.mask & -item.mask, []).append((item.mask, item.jokers))
        for mask, used in self._attaching:
            naturals = mask & CARDS
            if naturals & held == naturals and used <= jokers:
                usable |= mask
                by_lowest.setdefault(mask & -mask, []).append((mask, used))
        idle, idle_twice = held & ~usable, twice & ~usable
        ends = self._ends(by_lowest, {}, held & usable | self._places & usable, twice & usable, jokers)
        number = idle.bit_count() + idle_twice.bit_count()
        if not number:
            return ends
        points = self._worth(idle) + self._worth(idle_twice)
        return {
            left + number: (worth + points, kept | idle, kept_twice | idle_twice)
            for left, (worth, kept, kept_twice) in ends.items()
        }

    def _ends(
        self,
        by_lowest: dict[int, list[Taking]],
        memo: dict[tuple[int, int, int], dict[int, Left]],
        held: int,
        twice: int,
        jokers: int,
    ) -> dict[int, Left]:
        """The lowest card, and then each place on the table, is taken or stays."""
        if not held or not (held & CARDS or jokers):
            return {jokers: (jokers * self._joker, 0, 0)}
        key = (held, twice, jokers)
        found = memo.get(key)
        if found is None:
            found = {}
            lowest = held & -held
            rest = self._ends(by_lowest, memo, held ^ lowest, twice & ~lowest, jokers)
            if lowest & CARDS:
                copies = 2 if twice & lowest else 1
                worth = copies * self._points[lowest.bit_length() - 1 & 15]
                for left, (points, kept, kept_twice) in rest.items():
                    found[left + copies] = (points + worth, kept | lowest, kept_twice | twice & lowest)
            else:
                found.update(rest)
            for mask, used in by_lowest.get(lowest, ()):
                if held & mask == mask and used <= jokers:
                    rest = self._ends(by_lowest, memo, held & ~(mask & ~twice), twice & ~mask, jokers - used)
                    for left, end in rest.items():
                        if left not in found or end < found[left]:
                            found[left] = end
            memo[key] = found
        return found

    def _worth(self, mask: int) -> int:
        return self._candidates.weights.of_cards(mask)

    def _attachments(self, meld: Meld) -> Iterator[Taking]:
        """Yields what can be attached to a meld by a hand that has one card more."""
        limits = self._limits
        if not meld.is_run:
            if places := mask_of(open_places(meld, limits)):
                yield places | self._place(), 0
            if joker_places(meld, limits):
                yield self._places_of(meld), 1
            return
        joker = self._place()
        for upwards in (False, True):
            end = self._place()
            for chain in self._chains(meld, upwards, (), 0):
                naturals = mask_of(card for card in chain if not is_joker(card))
                used = len(chain) - naturals.bit_count()
                yield naturals | end | (joker if used else 0), used

    def _places_of(self, meld: Meld) -> int:
        """Returns the place of a set, made last."""
        return 1 << self._places.bit_length() - 1 if open_places(meld, self._limits) else self._place()

    def _chains(self, meld: Meld, upwards: bool, chain: tuple[Card, ...], foreign: int) -> Iterator[tuple[Card, ...]]:
        place = meld.high + 1 if upwards else meld.low - 1
        if not ACE <= place <= HIGH_ACE:
            return
        face = face_at(suit_of(meld.cards[0]), place)
        cards: list[tuple[Card, int]] = []
        if self._near.held >> face & 1 and face not in chain:
            cards.append((face, foreign))
        elif foreign < self._foreign and face not in chain:
            cards.append((face, foreign + 1))
        if not any(map(is_joker, chain)) and (self._near.jokers or foreign < self._foreign):
            cards.append((joker_for(face), foreign + (not self._near.jokers)))
        for card, missing in cards:
            grown = attached(meld, card, self._limits)
            if grown is not None:
                longer = (*chain, card)
                yield longer
                yield from self._chains(grown[-1] if upwards else grown[0], upwards, longer, missing)

    def _place(self) -> int:
        bit = 1 << max(_FIRST_PLACE, self._places.bit_length())
        self._places |= bit
        return bit


def with_card(hand: Hand, card: Card) -> Hand:
    """Returns a hand with one card more."""
    if card == JOKER:
        return hand._replace(jokers=hand.jokers + 1)
    bit = 1 << card
    return Hand(hand.held | bit, hand.twice | hand.held & bit, hand.jokers)
