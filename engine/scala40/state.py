"""A hand of Scala 40 as an immutable value, with what the match adds to it (totals, who is out)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from engine.cards import JOKER, Card, is_joker, remove
from engine.game import Event
from engine.history import PastTurn
from engine.match import next_in
from engine.scala40.meld import Limits, Meld
from engine.scala40.move import Move
from engine.scala40.rules import Rules

Phase = Literal["draw", "play", "over", "buy_in"]


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: its hand, and its standing in the match."""

    hand: tuple[Card, ...] = ()
    opened: bool = False
    total: int = 0
    turns: int = 0
    """Turns completed in this hand."""
    out: bool = False
    reentries: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """What the running turn has seen."""

    drawn: Card | None = None
    taken: Card | None = None
    """The card taken from the discard pile while it is unused."""
    picked: Card | None = None
    """The card taken from the discard pile, used or not."""
    opened: bool = False
    put_back: bool = False
    recovered: int = 0
    """Jokers recovered and not laid again."""
    laid: bool = False
    """A card was laid on the table."""
    short_by: int = 0
    """What an opening below the minimum still lacks: the turn must close (K24)."""


@dataclass(frozen=True, slots=True)
class State:
    """A hand: cards, table, whose turn it is, and the result once it is over."""

    rules: Rules
    seed: str
    seats: tuple[Seat, ...]
    table: tuple[Meld, ...] = ()
    owners: tuple[int | None, ...] = ()
    stock: tuple[Card, ...] = ()
    """Top first."""
    discard: tuple[Card, ...] = ()
    """Top last."""
    dealer: int = 0
    to_play: int | None = 0
    phase: Phase = "draw"
    turn: Turn = field(default_factory=Turn)
    reshuffles: int = 0
    idle_turns: int = 0
    """Turns since a card was laid on the table."""
    history: tuple[PastTurn, ...] = ()
    """The turns of this hand so far, as everybody has seen them."""
    before: State | None = None
    """The state before the last table action of this turn, for undo."""
    last: Move | None = None
    """The table action that led here from `before`."""
    closed_by: int | None = None
    hand_scores: tuple[int | None, ...] | None = None
    eliminated: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    """Seats that must say whether they buy back in (K41)."""

    @property
    def player(self) -> int:
        """The seat to play; only while somebody is."""
        if self.to_play is None:
            raise ValueError("the hand is over")
        return self.to_play

    @property
    def seat(self) -> Seat:
        """The seat to play with its hand."""
        return self.seats[self.player]

    @property
    def limits(self) -> Limits:
        """What a meld may be under this table's rules."""
        return Limits.of(self.rules)

    @property
    def live(self) -> int:
        """Number of seats still in the match."""
        return sum(not seat.out for seat in self.seats)

    def next_seat(self, seat: int) -> int:
        """Returns the next seat to the left that is still in."""
        return next_in([seat.out for seat in self.seats], seat)

    def with_seat(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """Returns the seats with one of them replaced."""
        return (*self.seats[:number], seat, *self.seats[number + 1 :])


Step = tuple[State, tuple[Event, ...]]
"""A state after a step, and what happened in it."""


def sort_hand(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns a hand in its canonical order: by suit and rank, jokers last."""
    ordered = sorted(cards)
    jokers = ordered.count(JOKER)
    return (*ordered[jokers:], *ordered[:jokers])


def gain(seat: Seat, card: Card) -> Seat:
    """Returns the seat with one more card."""
    hand = seat.hand
    # Without its jokers a hand in its order ascends.
    place = len(hand) if card == JOKER else bisect(hand, card, 0, len(hand) - hand.count(JOKER))
    return replace(seat, hand=(*hand[:place], card, *hand[place:]))


def lose(seat: Seat, cards: tuple[Card, ...], turns: int = 0) -> Seat:
    """Returns the seat without these cards, which it must hold, and so many turns later."""
    left = remove(seat.hand, cards)
    if left is None:
        raise ValueError("the cards are not in the hand")
    return replace(seat, hand=left, turns=seat.turns + turns)


def use(turn: Turn, cards: Sequence[Card]) -> Turn:
    """Returns the turn after laying cards: of two identical cards the one taken from the pile goes first, and a joker
    that was recovered goes before others (section 0)."""
    taken, recovered = turn.taken, turn.recovered
    for card in cards:
        if taken is not None and (card == taken or (is_joker(card) and is_joker(taken))):
            taken = None
        elif is_joker(card) and recovered:
            recovered -= 1
    return replace(turn, taken=taken, recovered=recovered, laid=True)
