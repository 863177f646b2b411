"""How easy and normal choose what to throw: they look at their own hand alone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import JOKER, Card, is_joker
from engine.players.scala40.knowledge import PAIRS
from engine.scala40.packing import hand_of
from engine.scala40.scoring import hand_value
from engine.scala40.search import Objective, best_melds
from engine.scala40.shapes import mask_of
from engine.scala40.view import View

# Weights in points of penalty.
_NEAR = {False: 6.0, True: 5.0}
"""Worth of a card of the hand that makes two thirds of a set, or of a run, with the card: for each such meld."""
_TWIN = 4.0
"""Worth of throwing one of two identical cards, which never lie in one meld."""
_IN_MELD = 40.0
"""Worth of keeping a card of the melds that wait in the hand."""


def any_sensible(view: View, cards: Sequence[Card]) -> list[Card]:
    """Returns the cards that neither wait in a meld nor are near to one; where there are none, the next best."""
    natural = _natural(cards)
    if len(natural) <= 1:
        return natural
    waiting = waiting_melds(view)
    loose = [card for card in natural if not waiting >> card & 1]
    lonely = [card for card in loose if not nearness(view.hand, card)]
    return lonely or loose or natural


def least_near(view: View, cards: Sequence[Card]) -> list[Card]:
    """Returns the cards that cost most in the hand for what they are near to."""
    natural = _natural(cards)
    if len(natural) <= 1:
        return natural
    waiting = waiting_melds(view)
    scores = {card: _gain(view, card, waiting) for card in natural}
    best = max(scores.values())
    return [card for card, score in scores.items() if score == best]


def _gain(view: View, card: Card, waiting: int) -> float:
    gain = hand_value((card,), view.rules) - nearness(view.hand, card)
    if view.hand.count(card) > 1:
        return gain + _TWIN
    return gain - _IN_MELD if waiting >> card & 1 else gain


def nearness(hand: Sequence[Card], card: Card) -> float:
    """Returns the worth of the melds of three of which a natural card and one other of the hand are two."""
    held = hand_of(hand).held
    return sum(_NEAR[run] for pair, run in PAIRS[card] if pair & held and pair & ~held)


def waiting_melds(view: View) -> int:
    """Returns the natural cards of the melds that wait in the hand, as a mask."""
    melds = best_melds(view.hand, view.rules, Objective.PENALTY, keep=0).melds
    return mask_of(card for meld in melds for card in meld.cards if not is_joker(card))


def _natural(cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card != JOKER] or list(cards)
