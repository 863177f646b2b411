"""A table as the host keeps it: immutable, replaced as a whole after each commit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from engine.game import Event, HandResult, Refusal
from engine.games import GAMES
from engine.match import places
from engine.players.advice import Advice

Status = Literal["lobby", "playing", "pause", "parked", "finished", "cancelled"]
"""`pause`: a hand is over and the next one is about to be dealt; `parked`: all persons who are still in the match are
away, and it rests until one of them returns."""

ANSWER_SECONDS = 10.0
"""Time for an answer that everybody waits for in the middle of a hand, whatever the table's clock."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who acts: the Discord user id and the name to show."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat, for a person (`user_id`) or a computer (`level`)."""

    number: int
    name: str
    user_id: int | None = None
    level: str | None = None
    held: bool = False
    """A computer plays for the absent owner, who may return."""
    resigned: bool = False
    """A computer keeps the seat for good; `user_id` still tells who has lost the match."""
    misses: int = 0
    """Turns in a row that the clock has ended."""
    total: int = 0
    """Penalty total after the last finished hand."""
    eliminated_in: int | None = None
    """Number of the hand in which the seat was eliminated."""
    reentries: int = 0
    """How often the seat has come back into the match after reaching the limit."""
    hints: int = 0
    """How many hints the person has asked for in the match."""
    salt: str | None = field(default=None, repr=False)
    """What makes the hash of a person's id, which shuffles are published with, a riddle."""

    @property
    def person(self) -> int | None:
        """The user id of the person whose seat it is, None for computers and resigned seats."""
        return None if self.resigned else self.user_id

    @property
    def by_computer(self) -> bool:
        """Tells whether a computer makes the moves of this seat now."""
        return self.level is not None or self.held or self.resigned


@dataclass(frozen=True, slots=True)
class TurnLog:
    """What everybody saw of one turn; `by_computer` also where the clock ran out or the owner was away."""

    seat: int
    turn: int
    by_computer: bool
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table and its match."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    message_id: int | None
    owner_id: int
    status: Status
    options: Mapping[str, Any]
    """The rules, as `Game.rules` reads them."""
    seat_limit: int
    clock: int | None
    """Seconds per turn."""
    seats: tuple[Seat, ...]
    version: int
    """Grows with every change of seats or position; a click carries the version it was made on."""
    hand: int
    """Number of the hand from 1; 0 before the first deal."""
    turn: int
    """Number of the turn in the hand from 1."""
    dealer: int
    deadline: datetime | None
    """When the turn of the person to play, or of those asked, ends; in `pause`: when the next hand is dealt; `parked`:
    until when the match can be taken up again."""
    commitment: str | None
    """Of the running hand; in lobby and pause: of the hand that will be dealt next."""
    owner_seen: datetime
    """Last action of the owner."""
    turn_started: datetime
    """Since when whoever is to move could."""
    log: tuple[TurnLog, ...] = ()
    """The last turns of the running hand, oldest first."""
    drafts: tuple[tuple[str, ...], ...] = ()
    """Melds laid aside, in notation, per seat; empty in a lobby."""
    warned: bool = False
    """The reminder of this turn has been given."""
    turn_version: int = 0
    """The version with which the turn began."""
    moves: int = 0
    """Moves made in the match so far."""
    rematch_of: int | None = None
    state: Any = field(default=None, repr=False)
    """The engine's state with all secrets: for bot.tables alone, everybody else takes `view()`."""
    _views: dict[int | None, tuple[Any, Any]] = field(default_factory=dict, repr=False, compare=False)
    """The last view of each seat with its state: legal moves take milliseconds to find, and people type."""
    _hints: dict[int, tuple[Any, Advice]] = field(default_factory=dict, repr=False, compare=False)
    """The last hint for each seat with its state: who asks twice is told the same, and counted once."""

    @property
    def open(self) -> bool:
        """Tells whether the match is neither finished nor cancelled."""
        return self.status in ("lobby", "playing", "pause", "parked")

    @property
    def parked(self) -> bool:
        """Tells whether the match rests because all persons are away."""
        return self.status == "parked"

    @property
    def rules(self) -> Any:
        """The engine's rules of this table; they were validated when it was opened."""
        rules = GAMES[self.game].rules(self.options)
        if isinstance(rules, Refusal):
            raise ValueError(f"table {self.id} has impossible rules: {rules}")
        return rules

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat that is taken; everybody has one alone in a game without teams."""
        return GAMES[self.game].teams(self.rules, len(self.seats))

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each team, by its number."""
        teams = self.teams
        return tuple(tuple(seat for seat in self.seats if teams[seat.number] == team) for team in range(max(teams) + 1))

    @property
    def to_play(self) -> int | None:
        """The seat that must move, None in lobby, while seats are asked, between hands and after the match."""
        if self.status != "playing" or self.asked:
            return None
        return GAMES[self.game].to_play(self.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer, each for itself and in any order, before the hand that was played is over."""
        return GAMES[self.game].asked(self.state) if self.status == "playing" else ()

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may move now: those asked, else the one to play and who may act out of turn, which nobody else
        is to know."""
        return GAMES[self.game].acting(self.state) if self.status == "playing" else ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that everybody waits for: those asked, else the one to play."""
        return self.asked or (() if self.to_play is None else (self.to_play,))

    @property
    def result(self) -> HandResult | None:
        """The result of the last hand, None while one is played and before the first; it may change while seats are
        asked."""
        return None if self.state is None else GAMES[self.game].scores(self.state)

    def places(self, winners: Sequence[int]) -> tuple[int, ...]:
        """Returns the place of each seat, that of its team, in a match that has ended with these winners."""
        sides, teams = self.sides, self.teams
        leavings = [(side[0].eliminated_in, side[0].total) for side in sides]
        won = {teams[seat] for seat in winners}
        order = places(leavings, tuple(won), points_win=GAMES[self.game].points_win)
        return tuple(order[team] for team in teams)

    @property
    def hand_over(self) -> bool:
        """Tells whether the last hand dealt is over for good: nobody is asked anything about it any more."""
        game = GAMES[self.game]
        return self.state is not None and game.scores(self.state) is not None and not game.asked(self.state)

    @property
    def left_to_computers(self) -> bool:
        """Tells whether every person is out of the match."""
        return all(seat.eliminated_in is not None for seat in self.seats if seat.person is not None)

    @property
    def claim_open(self) -> bool:
        """Tells whether somebody may hold a claim that lapses when the seat to play acts."""
        return self.status == "playing" and GAMES[self.game].claim_open(self.state)

    @property
    def seconds(self) -> float | None:
        """The time in which somebody must act now, None where there is no limit."""
        return ANSWER_SECONDS if self.asked and GAMES[self.game].answers_at_once else self.clock

    def waits_for(self, seat: int) -> bool:
        """Tells whether a person must move or answer for a seat."""
        return seat in self.awaited and not self.seats[seat].by_computer

    def seat_of(self, user_id: int) -> Seat | None:
        """Returns the seat of a person, also while held by a computer, not after resigning."""
        return next((seat for seat in self.seats if seat.person == user_id), None)

    def view(self, seat: int | None) -> Any:
        """Returns the engine's view of the running hand, or of the last one, for a seat (None: for a spectator).

        Only once a hand was dealt."""
        cached = self._views.get(seat)
        if cached is None or cached[0] is not self.state:
            cached = self._views[seat] = (self.state, GAMES[self.game].view(self.state, seat))
        return cached[1]

    def hint(self, seat: int) -> Advice | None:
        """Returns the hint that a seat has got in this position, None where it has not asked."""
        state, advice = self._hints.get(seat, (None, None))
        return advice if state is self.state else None

    def remember_hint(self, seat: int, advice: Advice) -> None:
        """Notes the hint that a seat gets in this position."""
        self._hints[seat] = (self.state, advice)

    def draft(self, seat: int) -> tuple[str, ...]:
        """Returns the melds that a seat has laid aside before its opening, in notation."""
        return self.drafts[seat] if seat < len(self.drafts) else ()


@dataclass(frozen=True, slots=True)
class Played:
    """A committed move of a person: the new table, the seat, and the events as that seat may see them."""

    table: Table
    seat: int
    events: tuple[Event, ...]
