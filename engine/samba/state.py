"""A round of Samba as an immutable value, with the scores that the match adds to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from engine.cards import Card, remove
from engine.game import Event
from engine.history import PastTurn
from engine.samba.kinds import sort_cards
from engine.samba.meld import Meld
from engine.samba.move import Move
from engine.samba.rules import COMPLETES, Rules
from engine.samba.seating import teams_of

Phase = Literal["draw", "play", "over"]
Asked = Literal["waiting", "yes", "no"]


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat."""

    hand: tuple[Card, ...] = ()
    turns: int = 0
    """Turns completed in this round."""
    from_pile: tuple[Card, ...] = ()
    """Red threes of the hand that came with the pile: no card is drawn for them (SB-40)."""


@dataclass(frozen=True, slots=True)
class Team:
    """What a team has laid, and its score before the round (with the round once it is over)."""

    melds: tuple[Meld, ...] = ()
    red_threes: tuple[Card, ...] = ()
    score: int = 0

    @property
    def completes(self) -> int:
        """Number of canastas and sambas."""
        return sum(meld.complete is not None for meld in self.melds)


@dataclass(frozen=True, slots=True)
class Turn:
    """What the running turn has seen."""

    drawn: tuple[Card, ...] = ()
    """Cards drawn from the stock, or that came with the pile."""
    taken: Card | None = None
    """The top card of the pile, where the pile was taken."""
    asked: Asked | None = None
    must_go_out: bool = False
    """Black threes were laid (SB-16)."""


@dataclass(frozen=True, slots=True)
class State:
    """A round: cards, melds, whose turn it is, and the result once it is over."""

    rules: Rules
    seed: str
    seats: tuple[Seat, ...]
    teams: tuple[Team, ...]
    stock: tuple[Card, ...] = ()
    """Top first."""
    discard: tuple[Card, ...] = ()
    """The discard pile, top last."""
    dealer: int = 0
    to_play: int | None = 0
    """While a player waits for the answer of the partner it is the partner."""
    phase: Phase = "draw"
    turn: Turn = field(default_factory=Turn)
    history: tuple[PastTurn, ...] = ()
    """Turns that ended with a discard, first to last; positions do not carry them."""
    before: State | None = None
    """The state before the last table action of this turn, for undo."""
    last: Move | None = None
    """The table action that led here from `before`."""
    closed_by: int | None = None
    hand_scores: tuple[int, ...] | None = None
    """What each team made in this round."""
    winners: tuple[int, ...] = ()
    """Teams."""

    @property
    def player(self) -> int:
        """The seat to play; only while somebody is."""
        if self.to_play is None:
            raise ValueError("the round is over")
        return self.to_play

    @property
    def seat(self) -> Seat:
        """The seat to play with its hand."""
        return self.seats[self.player]

    @property
    def team_numbers(self) -> tuple[int, ...]:
        """The team of each seat."""
        return teams_of(len(self.seats), self.rules)

    @property
    def team_number(self) -> int:
        """The team of the seat to play."""
        return self.team_numbers[self.player]

    @property
    def team(self) -> Team:
        """The team of the seat to play."""
        return self.teams[self.team_number]

    @property
    def minimum(self) -> int:
        """What the first melds of the team to play must be worth; 0 once it has melded (SB-18, SB-22)."""
        return 0 if self.team.melds else self.rules.minimum(self.team.score)

    @property
    def said_no(self) -> bool:
        """Tells whether the partner's answer forbids going out in this turn (SB-34)."""
        return self.turn.asked == "no" and self.rules.ask_binding

    @property
    def must_go_out(self) -> bool:
        """Tells whether this turn has to end the round (SB-16, SB-34)."""
        return self.turn.must_go_out or (self.turn.asked == "yes" and self.rules.ask_binding)

    @property
    def may_go_out(self) -> bool:
        """Tells whether an empty hand would be a legal going out (SB-32, SB-34)."""
        return self.team.completes >= COMPLETES and not self.said_no

    def next_seat(self, seat: int) -> int:
        """Returns the next seat to the left."""
        return (seat + 1) % len(self.seats)

    def with_seat(self, seat: Seat) -> State:
        """Returns the state with the seat to play replaced."""
        number = self.player
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def with_team(self, team: Team) -> State:
        """Returns the state with the team to play replaced."""
        number = self.team_number
        return replace(self, teams=(*self.teams[:number], team, *self.teams[number + 1 :]))


Step = tuple[State, tuple[Event, ...]]
"""A state after a step, and what happened in it."""


def gain(seat: Seat, cards: Iterable[Card]) -> Seat:
    """Returns the seat with more cards."""
    return replace(seat, hand=sort_cards((*seat.hand, *cards)))


def lose(seat: Seat, cards: Iterable[Card]) -> Seat:
    """Returns the seat without these cards, which it must hold."""
    left = remove(seat.hand, cards)
    if left is None:
        raise ValueError("the cards are not in the hand")
    return replace(seat, hand=left)
