"""A hand played quickly through the rules' own moves and events: for simulations, training and other programs."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card
from engine.game import Event, Refusal
from engine.history import PastTurn
from engine.scala40.actions import Action
from engine.scala40.closing import low_openings
from engine.scala40.fast import events
from engine.scala40.fast.convert import from_state
from engine.scala40.fast.events import DISCARDED, DRAWN, PUT_BACK, TAKEN, Events
from engine.scala40.fast.legal import can_draw, discards, may_clear, may_put_back, may_take, unsupported
from engine.scala40.fast.listing import MOST_OPENINGS, draws, plays
from engine.scala40.fast.lookup import Laid, NewMeld
from engine.scala40.fast.position import DRAW, NOTHING, OVER, PLAY, Position
from engine.scala40.move import Discard, Draw, LayMeld, LayOff, Leave, Move, Open, PutBack, Rejoin, Stop, Swap, Undo
from engine.scala40.moves import apply, legal_moves, settle
from engine.scala40.scoring import close_hand, dead_hand
from engine.scala40.state import Seat, State, Turn
from engine.shuffle import shuffled

_UNDO = Undo()
_RULED = (Stop, Rejoin, Leave)
"""Moves that the rules play."""


class Round:
    """A hand being played; `state()` gives it as the immutable state that the rules' functions take.

    What the search core does not know is played by `engine.scala40.moves` instead, slowly: rules that `unsupported`
    names, a turn after an opening below the minimum (K24), the answers of seats that may buy back in (K41)."""

    __slots__ = (
        "_began", "_drawn", "_lists_undo", "_low", "_moves", "_owners", "_past", "_picked", "_ruled", "_shuffler",
        "_start_owners", "_throws", "_turn", "position",
    )  # fmt: skip

    def __init__(self, state: State, *, undo: bool = True) -> None:
        """Goes on from a state; `undo`: whether `moves` lists taking a step back at any time, which a simulation seldom
        wants."""
        self._lists_undo = undo
        self._begin(state)

    def _begin(self, state: State) -> None:
        self._began = state
        self._ruled: State | None = state
        self._low: bool = state.rules.close_in_hand_below_40
        self._moves: tuple[Move, ...] | None = None
        self._throws = 0
        self._turn: list[Action] = []
        self._past: list[tuple[int, Card, Card]] = []
        """The turns since: who took which discard, or nothing, and threw what."""
        if state.phase not in ("draw", "play") or unsupported(state.rules) or _opened_low(state):
            return
        self._ruled = None
        self.position: Position = from_state(state)
        self._shuffler = SeedShuffle(state.seed, self.position)
        turn = state.turn
        self._drawn: Card = NOTHING if turn.drawn is None else turn.drawn
        self._picked: Card = NOTHING if turn.picked is None else turn.picked
        self._owners: list[int | None] = list(state.owners)
        first = state
        while first.before is not None:
            if isinstance(first.last, Action):
                self._turn.insert(0, first.last)
            first = first.before
        self._start_owners: list[int | None] = list(first.owners)

    @property
    def to_play(self) -> int | None:
        """The seat that must move, None when the hand is over."""
        return self.position.to_play if self._ruled is None else self._ruled.to_play

    def moves(self) -> tuple[Move, ...]:
        """Returns the legal moves of the seat to play; none when the hand is over. Without `undo` that one is listed
        only while no card can be discarded or put back: the turn may have come to a place from which it never ends. It
        is always accepted.

        Of the openings worth the minimum up to fifty, each without a meld that it does not need; any other legal
        opening is accepted all the same."""
        moves = self._moves
        if moves is not None:
            return moves
        if self._ruled is not None:
            moves = self._wanted(legal_moves(self._ruled))
        else:
            position = self.position
            if self._low and not position.hand.opened:
                moves = self._with_low_openings()
            elif position.phase == DRAW:
                moves = draws(position)
            else:
                throws = self._throws = discards(position)
                moves = plays(position, throws)
                if self._turn and (self._lists_undo or not (throws or may_put_back(position))):
                    moves = (*moves, _UNDO)
        self._moves = moves
        return moves

    def _wanted(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Returns moves without taking a step back where that is not wanted."""
        if self._lists_undo or not any(isinstance(move, Discard | PutBack) for move in moves):
            return moves
        return tuple([move for move in moves if move != _UNDO])

    def _with_low_openings(self) -> tuple[Move, ...]:
        """Returns the legal moves where some openings below the minimum may be among them (K24)."""
        position = self.position
        if position.phase == DRAW:
            if not position.pile or may_take(position) or not may_clear(position, position.pile[-1]):
                return draws(position)
            return legal_moves(self.state())
        throws = self._throws = discards(position)
        moves = plays(position, throws)
        return (*moves, *low_openings(self.state(), MOST_OPENINGS)) if may_clear(position, NOTHING) else moves

    def play(self, move: Move) -> Events | Refusal:
        """Carries out a move of the seat to play and returns what happened, or says why it is not legal."""
        if self._ruled is not None:
            return self._by_rules(self.state(), move)
        position = self.position
        if isinstance(move, Draw):
            if position.phase == DRAW:
                if move.pile != "stock":
                    if move.pile == "discard" and may_take(position):
                        return self._take()
                elif len(position.stock) > 1:
                    card = self._drawn = position.draw(self._shuffler)
                    self._picked = NOTHING
                    self._moves = None
                    return DRAWN[position.to_play][card]
                elif can_draw(position):
                    return self._draw_last()
        elif isinstance(move, Discard):
            if position.phase == PLAY:
                throws = discards(position) if self._moves is None else self._throws
                if throws >> move.card & 1:
                    return self._discard(move.card)
        elif isinstance(move, PutBack):
            if may_put_back(position):
                return self._put_back()
        elif isinstance(move, Undo):
            if self._turn:
                return self._undo()
        elif not isinstance(move, _RULED) and not (self._low and isinstance(move, Open)) and move in self.moves():
            return self._act(move)
        return self._by_rules(self.state(), move)

    def state(self) -> State:
        """Returns the hand as it is now."""
        if self._ruled is not None:
            if self._past:
                self._ruled, self._past = self._with_past(self._ruled), []
            return self._ruled
        if not self._turn:
            return self._with_past(self._as_state(self.position, self._owners))
        start = self.position.copy()
        start.restart()
        state = self._with_past(self._as_state(start, self._start_owners))
        for move in self._turn:
            applied = apply(state, move)
            if isinstance(applied, Refusal):
                raise ValueError(f"a legal move is refused: {applied}")
            state = applied.state
        return state

    def _with_past(self, state: State) -> State:
        past = [PastTurn(seat, None if card == NOTHING else card, thrown) for seat, card, thrown in self._past]
        return replace(state, history=(*state.history, *past))

    def _as_state(self, position: Position, owners: list[int | None]) -> State:
        drawn, picked = (self._drawn, self._picked) if position.phase == PLAY else (NOTHING, NOTHING)
        turn = Turn(
            drawn=None if drawn == NOTHING else drawn,
            taken=None if position.taken == NOTHING else position.taken,
            picked=None if picked == NOTHING else picked,
            opened=position.turn_opened,
            put_back=position.put_back_once,
            recovered=position.recovered,
            laid=position.laid,
        )
        seats = [
            Seat(hand.cards(), hand.opened, before.total, hand.turns, before.out, before.reentries)
            for before, hand in zip(self._began.seats, position.hands, strict=True)
        ]
        return replace(
            self._began,
            seats=tuple(seats),
            table=tuple([laid.meld for laid in position.table]),
            owners=tuple(owners),
            stock=tuple(position.stock[::-1]),
            discard=tuple(position.pile),
            to_play=position.to_play,
            phase="draw" if position.phase == DRAW else "play",
            turn=turn,
            reshuffles=position.reshuffles,
            idle_turns=position.idle_turns,
            before=None,
            last=None,
        )

    def _by_rules(self, state: State, move: Move) -> Events | Refusal:
        applied = apply(state, move)
        if isinstance(applied, Refusal):
            return applied
        self._begin(applied.state)
        return applied.events

    def _draw_last(self) -> Events:
        """Draws a card before or after which the stock may be renewed (K33)."""
        position = self.position
        number, renewed = position.reshuffles, 0 if position.stock else position.renewal()
        card = self._drawn = position.draw(self._shuffler)
        self._picked = NOTHING
        self._moves = None
        happened = DRAWN[position.to_play][card]
        if renewed:
            number += 1
            happened = (events.reshuffled(renewed, number), *happened)
        if position.reshuffles > number:
            happened = (*happened, events.reshuffled(len(position.stock), number + 1))
        return happened

    def _take(self) -> Events:
        position = self.position
        position.take()
        card = self._drawn = self._picked = position.taken
        self._moves = None
        return TAKEN[position.to_play][card]

    def _put_back(self) -> Events:
        position = self.position
        happened = PUT_BACK[position.to_play][position.taken]
        position.put_back()
        if self._turn:
            self._turn = []
            self._owners = self._start_owners
        self._moves = None
        return happened if position.stock else self._settled(happened)

    def _discard(self, card: Card) -> Events:
        position = self.position
        seat = position.to_play
        position.discard(card)
        self._past.append((seat, self._picked, card))
        self._moves = None
        if self._turn:
            self._turn = []
        happened = DISCARDED[seat][card]
        if position.phase == OVER:
            return happened + self._ended()
        return happened if position.stock else self._settled(happened)

    def _settled(self, happened: Events) -> Events:
        """Ends the hand where the player who must draw has no legal way to (K35)."""
        if can_draw(self.position) or may_take(self.position):
            return happened
        state, ending = settle(self.state())
        if ending:
            self._ruled, self._past = state, []
        return happened + ending

    def _ended(self) -> Events:
        """Ends the hand that was just closed, or in which nobody has laid a card for long."""
        position, state = self.position, self._as_state(self.position, self._owners)
        if position.closed_by == NOTHING:
            self._ruled, happened = dead_hand(state, "idle")
        else:
            self._ruled, happened = close_hand(state, position.closed_by, position.closed_in_hand)
        return happened

    def _act(self, move: Action) -> Events:
        """Carries out a table action."""
        position = self.position
        if position.start is None:
            position.remember()
            self._start_owners = self._owners[:]
        self._moves = None
        self._turn.append(move)
        if isinstance(move, LayOff):
            return self._attach(move.card, move.number)
        if isinstance(move, Swap):
            return self._swap(move.card, move.number)
        if isinstance(move, LayMeld):
            return tuple(self._lay(position.lookup.new_meld(move.meld)))
        return self._open([position.lookup.new_meld(meld) for meld in move.melds])

    def _undo(self) -> Events:
        *earlier, last = self._turn
        self.position.restart()
        self._turn, self._owners, self._moves = [], self._start_owners, None
        for move in earlier:
            self._act(move)
        return events.undone(self.position.to_play, last)

    def _open(self, melds: list[NewMeld]) -> Events:
        happened = [events.opened(self.position.to_play, sum([meld.value for meld in melds]))]
        for meld in melds:
            happened += self._lay(meld)
        return tuple(happened)

    def _lay(self, meld: NewMeld) -> list[Event]:
        position = self.position
        seat = position.to_play
        position.lay(meld)
        self._owners.append(seat)
        number = len(self._owners)
        happened = [events.melded(seat, meld, number)]
        if meld.laid.leaves:
            happened.append(self._removed(meld.laid, number))
        return happened

    def _attach(self, card: Card, number: int) -> Events:
        position = self.position
        seat = position.to_play
        grown = position.attach(number - 1, card)
        happened: Events = (events.laid_off(seat, card, number),)
        if len(grown) > 1:
            self._owners.append(self._owners[number - 1])
            happened += (events.split(seat, grown, number, len(self._owners)),)
        return (*happened, self._removed(grown[0], number)) if grown[0].leaves else happened

    def _swap(self, card: Card, number: int) -> Events:
        position = self.position
        seat = position.to_play
        laid = position.swap(number - 1, card)
        happened: Events = (events.swapped(seat, card, number),)
        return (*happened, self._removed(laid, number)) if laid.leaves else happened

    def _removed(self, laid: Laid, number: int) -> Event:
        """Takes note that a complete set has left the table (K31)."""
        del self._owners[number - 1]
        return events.removed(self.position.to_play, laid, number, self._began.rules.four_of_a_kind)


def _opened_low(state: State) -> bool:
    """Tells whether the turn opens below the minimum, or would again after undoing what came later (K24)."""
    earlier: State | None = state
    while earlier is not None:
        if earlier.turn.short_by:
            return True
        earlier = earlier.before
    return False


class SeedShuffle:
    """Renews the stock as the rules do, from the seed of the hand."""

    __slots__ = ("_position", "_seed")

    def __init__(self, seed: str, position: Position) -> None:
        self._seed = seed
        self._position = position

    def shuffle(self, x: list[Card]) -> None:
        x[:] = shuffled(x, self._seed, f"reshuffle {self._position.reshuffles + 1}")
