"""Which card to throw: what each may still become, what it costs meanwhile, and what it gives to the next player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import JOKER, Card
from engine.players.scala40.keeping import waiting_melds
from engine.players.scala40.knowledge import BESIDE, FEW_CARDS, PAIRS, others, unseen
from engine.scala40.meld import Limits, open_places
from engine.scala40.packing import hand_of
from engine.scala40.scoring import hand_value
from engine.scala40.shapes import mask_of
from engine.scala40.view import View

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
_FITS_TABLE = 25.0
"""Harm of a card that the next player can attach: more than any card is worth, but for those of waiting melds."""
_BESIDE_UNSEEN = 0.15
"""Harm of each unseen card that may make a meld with the card thrown, for the next player."""
_BESIDE_TAKEN = 0.5
"""Harm of a card beside one that the next player took from the pile."""


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
        self._waiting = waiting_melds(view)
        following = [view.seats[seat] for seat in others(view)]
        threat = any(seat.opened for seat in following)
        self._penalty_weight = _PENALTY_AFTER if threat else _PENALTY_BEFORE
        if min(seat.cards for seat in following) <= FEW_CARDS:
            self._penalty_weight *= _PENALTY_LATE
        self._next_opened = following[0].opened
        after = others(view)[0]
        self._taken = [turn.taken for turn in view.history if turn.seat == after and turn.taken]
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
        return gain - self.harm(card)

    def harm(self, card: Card) -> float:
        """Returns what a natural card thrown gives to the next player."""
        harm = _BESIDE_TAKEN * sum(card in BESIDE[taken] for taken in self._taken)
        if self._next_opened:
            harm += _BESIDE_UNSEEN * sum(self._unseen[other] for other in BESIDE[card])
            harm += _FITS_TABLE if self._fitting >> card & 1 else 0.0
        return harm

    def promise(self, card: Card) -> float:
        """Returns the worth of the melds of three of which a natural card and one other of the hand are two."""
        held = self._hand.held
        worth = 0.0
        for pair, run in PAIRS[card]:
            missing = pair & ~held
            if missing and missing != pair:
                worth += (_OUT_OF_RUN if run else _OUT_OF_SET) * (self._unseen[missing.bit_length() - 1] + _ANY_OUT)
        return worth
