"""What a seat knows of a hand: its own standing, who plays after it, how many copies of a card it cannot see."""

from __future__ import annotations

from engine.cards import ACE, JOKER, KING, Card, make, physical, rank_of, suit_of
from engine.scala40.deal import DECK
from engine.scala40.meld import HIGH_ACE, face_at
from engine.scala40.shapes import mask_of
from engine.scala40.view import SeatView, View

FEW_CARDS = 5
"""With so many cards a player may soon close."""

COPIES = tuple(DECK.count(card) for card in range(max(DECK) + 1))
"""Copies of each card in the two packs."""


def own_seat(view: View) -> SeatView:
    """Returns the seat that the view is of; raises ValueError for a spectator."""
    if view.seat is None:
        raise ValueError("a spectator does not play")
    return view.seats[view.seat]


def others(view: View) -> list[int]:
    """Returns the other seats still in, the next player first."""
    own, seats = view.seat or 0, range(len(view.seats))
    return [seat for seat in (*seats[own + 1 :], *seats[:own]) if not view.seats[seat].out]


def unseen(view: View) -> list[int]:
    """Returns by card how many copies are neither in the hand nor on the table nor in the discard pile."""
    copies = list(COPIES)
    for card in (*view.hand, *view.discard, *(card for meld in view.table for card in meld.cards)):
        copies[physical(card)] -= 1
    return copies


def soon_over(view: View) -> bool:
    """Tells whether the hand may end soon: a player, the seat itself included, has few cards."""
    held = len(view.hand) - (view.phase == "play")
    return held <= FEW_CARDS or any(view.seats[seat].cards <= FEW_CARDS for seat in others(view))


def _pairs(card: Card) -> tuple[tuple[int, bool], ...]:
    """Returns the pairs of cards that make a meld of three with a card, as masks, and whether it is a run."""
    rank, suit = rank_of(card), suit_of(card)
    same_rank = [make(rank, other) for other in range(4) if other != suit]
    pairs = [(mask_of(other for other in same_rank if other != left_out), False) for left_out in same_rank]
    for place in (ACE, HIGH_ACE) if rank == ACE else (rank,):
        for low in range(max(ACE, place - 2), min(place, HIGH_ACE - 2) + 1):
            beside = (face_at(suit, other) for other in range(low, low + 3) if other != place)
            pairs.append((mask_of(beside), True))
    return tuple(pairs)


PAIRS = {card: _pairs(card) for card in set(DECK) - {JOKER}}
"""By natural card the pairs that make a meld of three with it, as masks, and whether that is a run."""


def _beside(card: Card) -> tuple[Card, ...]:
    rank, suit = rank_of(card), suit_of(card)
    around = (rank - 1 if rank > ACE else KING, rank + 1 if rank < KING else ACE)
    return (*(make(rank, other) for other in range(4) if other != suit), *(make(other, suit) for other in around))


BESIDE = {card: _beside(card) for card in set(DECK) - {JOKER}}
"""By natural card the cards next to it in rank or in its suit."""
