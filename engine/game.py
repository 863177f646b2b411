"""What every game offers, in the same order in every module of every game.

A state is immutable; a move gives a new one. A refusal is a value: its code is a translation key and its details are
the figures of the sentence. Nothing here or below knows Discord, a database or a clock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

Json = Any


class BadDocument(ValueError):
    """A JSON document that is no position or no rules; the text names the field and what would be right."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move or a choice of rules is not possible: a code from `engine.refusals`, its figures, and the readings
    (moves in notation) where the engine asks which one is meant."""

    code: str
    details: Mapping[str, str | int] = field(default_factory=dict)
    readings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its kind, the seat that did it, and figures in notation.

    `secret` names the fields of `data` that only `seat` may see (the card drawn from the stock)."""

    kind: str
    seat: int | None = None
    data: Mapping[str, Json] = field(default_factory=dict)
    secret: frozenset[str] = frozenset()

    def public(self) -> Event:
        """Returns the event as everybody may see it."""
        if not self.secret:
            return self
        return Event(self.kind, self.seat, {k: v for k, v in self.data.items() if k not in self.secret})

    def to_json(self) -> dict[str, Json]:
        """Returns the event as one flat JSON object."""
        seat = {} if self.seat is None else {"seat": self.seat}
        return {"event": self.kind, **seat, **self.data}


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat brings into a hand: its penalty total and whether it is out of the match."""

    total: int = 0
    out: bool = False


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended. Tuples are indexed by seat; `points` is None for seats that were out before the hand."""

    closed_by: int | None
    points: tuple[int | None, ...]
    totals: tuple[int, ...]
    out: tuple[bool, ...]
    eliminated: tuple[int, ...]
    hands: tuple[str, ...]
    winners: tuple[int, ...]
    """Empty while the match goes on; several where the win is shared."""
    reentries: tuple[int, ...]
    """How often each seat has come back into the match after it was due to leave."""
    made: tuple[Mapping[str, int], ...] = ()
    """What the side of each seat has made in the hand that is counted over many matches, by its name; empty in a game
    that counts nothing of the kind."""


class Move(Protocol):
    """A move: `str(move)` is its canonical notation, `verb` its first word."""

    @property
    def verb(self) -> str: ...


R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Applied(Generic[S]):
    """A move that was carried out: the new state and what happened, in order."""

    state: S
    events: tuple[Event, ...]


class Game(ABC, Generic[R, S, M, V]):
    """One game's rules: rules object R, state S, move M, view V."""

    name: ClassVar[str]
    profiles: ClassVar[tuple[str, ...]]
    out_of_turn: ClassVar[frozenset[str]] = frozenset()
    """Verbs of moves that a seat may make while another one is to play; they name the seat."""
    answers_at_once: ClassVar[bool] = False
    """Whether seats that are asked answer within seconds, not in the time of a turn."""
    points_win: ClassVar[bool] = False
    """Whether points are good, so that the highest total wins; else they are penalties."""

    @abstractmethod
    def rules(self, options: Mapping[str, Json]) -> R | Refusal:
        """Validates a table's rules: `profile` and any option by its name."""

    @abstractmethod
    def seats(self, rules: R) -> range:
        """Returns the numbers of players that a table with these rules takes."""

    def teams(self, rules: R, seats: int) -> tuple[int, ...]:
        """Returns the team of each seat at a table of so many; everybody is alone where the game has no teams."""
        return tuple(range(seats))

    @abstractmethod
    def options(self, rules: R) -> dict[str, Json]:
        """Returns the rules as `rules()` reads them: the profile and what differs from it."""

    @abstractmethod
    def new_hand(self, rules: R, seats: Sequence[Standing], dealer: int, seed: str) -> S:
        """Shuffles by `seed` and deals a hand."""

    @abstractmethod
    def next_hand(self, state: S, seed: str) -> S:
        """Deals the hand after a finished one: totals kept, the deal passed on."""

    @abstractmethod
    def to_play(self, state: S) -> int | None:
        """Returns the seat that must move, None when the hand is over."""

    def asked(self, state: S) -> tuple[int, ...]:
        """Returns the seats that must answer, each for itself and in any order, before a played out hand is over.

        The first of a seat's legal moves is then what is played for it when its time is up."""
        return ()

    def acting(self, state: S) -> tuple[int, ...]:
        """Returns the seats that may move now: those asked, else the one to play and who may act out of turn."""
        seat = self.to_play(state)
        return self.asked(state) or (() if seat is None else (seat,))

    def mover(self, state: S, move: M) -> int | None:
        """Returns the seat whose move it would be: the one to play, or the one that the move itself names."""
        return self.to_play(state)

    def claim_open(self, state: S) -> bool:
        """Tells whether, for all that everybody can see, some seat may hold a claim that lapses at the next action."""
        return False

    @abstractmethod
    def legal_moves(self, state: S) -> tuple[M, ...]:
        """Returns the legal moves of the seat to play and of the seats that may act out of turn; where seats are
        asked, those of all of them."""

    @abstractmethod
    def apply(self, state: S, move: M) -> Applied[S] | Refusal:
        """Carries out a move of the seat to play, or says why not."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Returns all that a seat (None: a spectator) may see, without any secret of the others or of the stock."""

    @abstractmethod
    def is_over(self, state: S) -> bool:
        """Tells whether the hand is over."""

    @abstractmethod
    def scores(self, state: S) -> HandResult | None:
        """Returns the result of a hand that was played out, None before; it may change while seats are asked."""

    @abstractmethod
    def read_move(self, state: S, text: str) -> M | Refusal:
        """Reads one line of notation as a move of the seat to play; asks (readings) where it is ambiguous."""

    @abstractmethod
    def read_position(self, document: Mapping[str, Json]) -> S:
        """Reads a position (without its `moves`); raises BadDocument."""

    def settled(self, state: S) -> S:
        """Returns a state that was read, after its moves: over where nobody could make another one."""
        return state

    @abstractmethod
    def write_position(self, state: S) -> dict[str, Json]:
        """Writes the position as JSON; what has happened within the turn is not in it."""

    @abstractmethod
    def census(self, state: S) -> tuple[int, ...]:
        """Returns all cards of a state, sorted: the same after every move of a hand."""

    @abstractmethod
    def write_view(self, seen: V) -> dict[str, Json]:
        """Writes a view as JSON: a position with numbers instead of hidden cards, without the seed."""

    @abstractmethod
    def save(self, state: S) -> dict[str, Json]:
        """Writes a state with what `undo` needs: the position after the draw and the turn's moves since."""

    def play(self, state: S, text: str) -> Applied[S] | Refusal:
        """Reads a move and carries it out."""
        move = self.read_move(state, text)
        return move if isinstance(move, Refusal) else self.apply(state, move)

    def load(self, document: Mapping[str, Json]) -> S:
        """Restores what `save` wrote; raises BadDocument."""
        state = self.read_position({key: value for key, value in document.items() if key != "moves"})
        for text in document.get("moves", ()):
            applied = self.play(state, text)
            if isinstance(applied, Refusal):
                raise BadDocument(f"moves: {text!r} is refused ({applied.code})")
            state = applied.state
        return state
