"""A deal of a game of 31 as an immutable value: what Scat and Schwimmen have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from engine.cards import Card, remove
from engine.match import next_in
from engine.thirtyone.lives import LifeRules

HAND = 3


class FamilyRules(Protocol):
    """Rules of a table of the family."""

    @property
    def life_rules(self) -> LifeRules: ...


R = TypeVar("R", bound=FamilyRules)


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: its hand, and its standing in the match."""

    hand: tuple[Card, ...] = ()
    known: tuple[Card, ...] = ()
    """Cards of the hand that everybody saw it take."""
    total: int = 0
    """Lives lost."""
    turns: int = 0
    """Turns completed in this deal."""
    out: bool = False


@dataclass(frozen=True, slots=True)
class Deal(Generic[R]):
    """A deal: cards, whose turn it is, and the result once it is over."""

    rules: R
    seed: str
    seats: tuple[Seat, ...]
    stock: tuple[Card, ...] = ()
    """Top first."""
    discard: tuple[Card, ...] = ()
    """Top last."""
    dealer: int = 0
    to_play: int | None = 0
    phase: str = "draw"
    knocked_by: int | None = None
    """Who knocked, or closed: everybody else has one more turn."""
    declared: tuple[int, ...] = ()
    """Seats that declared their hand, in this order."""
    closed_by: int | None = None
    hand_scores: tuple[int | None, ...] | None = None
    eliminated: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    replay: bool = False
    """The settlement was cancelled: the same dealer deals again (SC-40)."""

    @property
    def player(self) -> int:
        """The seat to play; only while somebody is."""
        if self.to_play is None:
            raise ValueError("the deal is over")
        return self.to_play

    @property
    def seat(self) -> Seat:
        """The seat to play with its hand."""
        return self.seats[self.player]

    @property
    def live(self) -> tuple[int, ...]:
        """Seats still in the match."""
        return tuple(number for number, seat in enumerate(self.seats) if not seat.out)

    def next_seat(self, seat: int) -> int:
        """Returns the next seat to the left that is still in."""
        return next_in([seat.out for seat in self.seats], seat)

    def around(self, first: int) -> Iterator[int]:
        """Yields every seat that is in once, in turn order from the first one's place."""
        seats = len(self.seats)
        return (seat % seats for seat in range(first, first + seats) if not self.seats[seat % seats].out)

    def following(self) -> int | None:
        """Returns the seat whose turn comes next, None when the last turns after a knock are over (SC-22)."""
        seats = len(self.seats)
        for step in range(1, seats + 1):
            seat = (self.player + step) % seats
            if seat == self.knocked_by:
                return None
            if not self.seats[seat].out:
                return seat
        raise ValueError("no seat is in")

    def with_seat(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """Returns the seats with one of them replaced."""
        return (*self.seats[:number], seat, *self.seats[number + 1 :])

    def after_turn(self, number: int) -> tuple[Seat, ...]:
        """Returns the seats with one more turn completed by one of them."""
        seat = self.seats[number]
        return self.with_seat(number, replace(seat, turns=seat.turns + 1))


def gain(seat: Seat, *cards: Card, known: bool = False) -> Seat:
    """Returns the seat with more cards; `known`: everybody sees them."""
    hand = tuple(sorted((*seat.hand, *cards)))
    return replace(seat, hand=hand, known=tuple(sorted((*seat.known, *cards))) if known else seat.known)


def lose(seat: Seat, *cards: Card) -> Seat:
    """Returns the seat without these cards, which it must hold."""
    left = remove(seat.hand, cards)
    if left is None:
        raise ValueError("the cards are not in the hand")
    return replace(seat, hand=left, known=tuple(card for card in seat.known if card not in cards))
