"""Which card to throw: what each may still become, what it costs meanwhile, and what it gives to the next player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import ACE, JOKER, KING, Card, is_joker, make, physical, rank_of, suit_of
from engine.scala40.deal import DECK
from engine.scala40.meld import HIGH_ACE, Limits, face_at, open_places
from engine.scala40.packing import hand_of
from engine.scala40.scoring import hand_value
from engine.scala40.search import Objective, best_melds
from engine.scala40.shapes import mask_of
from engine.scala40.view import SeatView, View

# Weights in points of penalty; of the variants tried over hundreds of paired deals none did better.
_OUT_OF_SET = 2.0
_OUT_OF_RUN = 1.5
"""Worth of one unseen card that would complete a set or a run of three."""
_ANY_OUT = 0.25
"""Worth of two cards of a meld of three whatever is unseen: a joker may complete them."""
_TWIN = 12.0
"""Worth of throwing one of two identical cards, which never lie in one meld."""
_IN_MELD = 30.0
"""Worth of keeping a card of the melds that wait in the hand."""
_PENALTY_BEFORE = 0.1
_PENALTY_AFTER = 1.0
_PENALTY_LATE = 1.5
"""Weight of a card's penalty before another player has opened, afterwards, and once somebody may soon close."""
FEW_CARDS = 5
"""With so many cards a player may soon close."""
_FITS_TABLE = 1.5
_BESIDE_UNSEEN = 0.15
"""Harm of a card that the next player can attach, and of each unseen card that may make a meld with it."""

_COPIES = tuple(DECK.count(card) for card in range(max(DECK) + 1))


def _threes(card: Card) -> tuple[tuple[int, float], ...]:
    """Returns the pairs of cards that make a meld of three with a card, as masks, and the worth of a missing one."""
    rank, suit = rank_of(card), suit_of(card)
    same_rank = [make(rank, other) for other in range(4) if other != suit]
    pairs = [(mask_of(other for other in same_rank if other != left_out), _OUT_OF_SET) for left_out in same_rank]
    for place in (ACE, HIGH_ACE) if rank == ACE else (rank,):
        for low in range(max(ACE, place - 2), min(place, HIGH_ACE - 2) + 1):
            beside = (face_at(suit, other) for other in range(low, low + 3) if other != place)
            pairs.append((mask_of(beside), _OUT_OF_RUN))
    return tuple(pairs)


_THREES = {card: _threes(card) for card in set(DECK) - {JOKER}}


def best_throws(view: View, cards: Sequence[Card]) -> list[Card]:
    """Returns the cards that are equally the best to throw, of those that may be thrown."""
    natural = [card for card in cards if card != JOKER]
    if len(natural) <= 1:
        return natural or list(cards)
    outlook = Outlook(view)
    scores = {card: outlook.gain(card) for card in natural}
    best = max(scores.values())
    return [card for card, score in scores.items() if score == best]


class Outlook:
    """What a seat can tell about the worth of its cards."""

    def __init__(self, view: View) -> None:
        self._rules = view.rules
        self._hand = hand_of(view.hand)
        self._unseen = unseen(view)
        waiting = best_melds(view.hand, view.rules, Objective.PENALTY, keep=0).melds
        self._waiting = mask_of(card for meld in waiting for card in meld.cards if not is_joker(card))
        following = list(others(view))
        threat = any(seat.opened for seat in following)
        self._penalty_weight = _PENALTY_AFTER if threat else _PENALTY_BEFORE
        if min(seat.cards for seat in following) <= FEW_CARDS:
            self._penalty_weight *= _PENALTY_LATE
        self._next_opened = following[0].opened
        limits = Limits.of(view.rules)
        self._fitting = mask_of(card for meld in view.table for card in open_places(meld, limits))

    def gain(self, card: Card) -> float:
        """Returns the gain of throwing a natural card."""
        bit = 1 << card
        gain = self._penalty_weight * hand_value((card,), self._rules) - self.promise(card)
        if self._hand.twice & bit:
            gain += _TWIN
        elif self._waiting & bit:
            gain -= _IN_MELD
        if self._next_opened:
            gain -= _BESIDE_UNSEEN * sum(self._unseen[other] for other in _beside(card))
            gain -= _FITS_TABLE if self._fitting & bit else 0.0
        return gain

    def promise(self, card: Card) -> float:
        """Returns the worth of the melds of three of which a natural card and one other of the hand are two."""
        held = self._hand.held
        worth = 0.0
        for pair, each in _THREES[card]:
            missing = pair & ~held
            if missing and missing != pair:
                worth += each * (self._unseen[missing.bit_length() - 1] + _ANY_OUT)
        return worth


def unseen(view: View) -> list[int]:
    """Returns by card how many copies are neither in the hand nor on the table nor in the discard pile."""
    copies = list(_COPIES)
    for card in (*view.hand, *view.discard, *(card for meld in view.table for card in meld.cards)):
        copies[physical(card)] -= 1
    return copies


def others(view: View) -> Iterator[SeatView]:
    """Yields the other seats still in, the next player first."""
    own = view.seat or 0
    for seat in (*view.seats[own + 1 :], *view.seats[:own]):
        if not seat.out:
            yield seat


def _beside(card: Card) -> Iterator[Card]:
    """Yields the cards next to a card in rank or in its suit."""
    rank, suit = rank_of(card), suit_of(card)
    yield from (make(rank, other) for other in range(4) if other != suit)
    if rank > ACE:
        yield card - 1
    yield make(rank + 1 if rank < KING else ACE, suit)
