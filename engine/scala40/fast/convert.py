"""From the rules' states, views and moves to positions that are played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import Card
from engine.scala40.fast.legal import settle, unsupported
from engine.scala40.fast.lookup import lookup_of
from engine.scala40.fast.position import DRAW, NOTHING, PLAY, Position, SeatHand, TurnStart
from engine.scala40.move import Discard, Draw, LayMeld, LayOff, Move, Open, PutBack, Stop, Swap
from engine.scala40.state import State
from engine.scala40.view import View

_PHASES = {"draw": DRAW, "play": PLAY}


def from_state(state: State) -> Position:
    """Returns a hand as a position; raises ValueError for one that cannot be played out: it is over, its rules are not
    supported, or the turn must close it."""
    turn, to_play = state.turn, _to_play(state)
    if turn.short_by:
        raise ValueError("cannot be played out: a turn that must close the hand")
    live = [not seat.out for seat in state.seats]
    hands = [SeatHand.of(seat.hand, seat.opened, seat.turns) for seat in state.seats]
    position = Position(lookup_of(state.rules), hands, live, to_play)
    position.stock, position.pile = list(reversed(state.stock)), list(state.discard)
    position.lay_out(state.table)
    position.phase = _PHASES[state.phase]
    position.taken = NOTHING if turn.taken is None else turn.taken
    position.turn_opened, position.put_back_once = turn.opened, turn.put_back
    position.recovered, position.laid = turn.recovered, turn.laid
    position.reshuffles, position.idle_turns = state.reshuffles, state.idle_turns
    first = state
    while first.before is not None:
        first = first.before
    if first is not state:
        position.start = TurnStart(from_state(first))
    return position


def from_view(view: View, hands: Sequence[tuple[Card, ...]], stock: Sequence[Card]) -> Position:
    """Returns a view with the cards that it hides as somebody imagines them: every seat's hand, the stock top first.

    What the turn has laid already stays laid: a view does not know its start. Raises ValueError like `from_state`."""
    to_play = _to_play(view)
    if len(hands) != len(view.seats):
        raise ValueError(f"{len(hands)} hands for {len(view.seats)} seats")
    live = [not seat.out for seat in view.seats]
    held = [SeatHand.of(hand, seat.opened, seat.turns) for hand, seat in zip(hands, view.seats, strict=True)]
    position = Position(lookup_of(view.rules), held, live, to_play)
    position.stock, position.pile = list(reversed(stock)), list(view.discard)
    position.lay_out(view.table)
    position.phase = _PHASES[view.phase]
    position.taken = NOTHING if view.taken is None else view.taken
    position.turn_opened, position.put_back_once = view.opened_this_turn, view.put_back
    position.recovered, position.laid = view.recovered, view.opened_this_turn
    position.reshuffles = view.reshuffles
    return position


def _to_play(state: State | View) -> int:
    """Returns the seat to play, or raises ValueError where a hand cannot be played out."""
    if state.phase not in _PHASES or state.to_play is None:
        raise ValueError("cannot be played out: the hand is over")
    option = unsupported(state.rules)
    if option is not None:
        raise ValueError(f"cannot be played out: the option {option}")
    return state.to_play


def play(position: Position, move: Move, rng: Random) -> None:
    """Carries out a legal move of the rules; chance is needed where it renews the stock."""
    match move:
        case Draw(pile="stock"):
            position.draw(rng)
        case Draw():
            position.take()
        case PutBack():
            position.put_back()
        case Stop():
            position.stop()
        case Open(melds):
            position.open([position.lookup.new_meld(meld) for meld in melds])
        case LayMeld(meld):
            position.lay(position.lookup.new_meld(meld))
        case LayOff(card, number):
            position.attach(number - 1, card)
        case Swap(card, number):
            position.swap(number - 1, card)
        case Discard(card):
            position.discard(card)
        case _:
            raise ValueError(f"cannot be played out: {move}")
    settle(position)
