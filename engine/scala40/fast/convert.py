"""From the rules' states, views and moves to positions that are played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import Card
from engine.scala40.fast.legal import settle, unsupported
from engine.scala40.fast.lookup import lookup_of
from engine.scala40.fast.position import DRAW, NOTHING, PLAY, Position, TurnStart
from engine.scala40.move import Discard, Draw, LayMeld, LayOff, Move, Open, PutBack, Stop, Swap
from engine.scala40.rules import Rules
from engine.scala40.state import State
from engine.scala40.view import View

_PHASES = {"draw": DRAW, "play": PLAY}


def from_state(state: State) -> Position:
    """Returns a hand as a position; raises ValueError for one that cannot be played out: it is over, its rules are not
    supported, or the turn must close it."""
    turn = state.turn
    _check(state.rules, state.phase)
    if turn.short_by:
        raise ValueError("cannot be played out: a turn that must close the hand")
    live = [not seat.out for seat in state.seats]
    position = Position(lookup_of(state.rules), [seat.hand for seat in state.seats], live)
    position.opened = [seat.opened for seat in state.seats]
    position.turns = [seat.turns for seat in state.seats]
    position.stock, position.pile = list(reversed(state.stock)), list(state.discard)
    position.lay_out(state.table)
    position.to_play = NOTHING if state.to_play is None else state.to_play
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
    _check(view.rules, view.phase)
    position = Position(lookup_of(view.rules), hands, [not seat.out for seat in view.seats])
    position.opened = [seat.opened for seat in view.seats]
    position.turns = [seat.turns for seat in view.seats]
    position.stock, position.pile = list(reversed(stock)), list(view.discard)
    position.lay_out(view.table)
    position.to_play = NOTHING if view.to_play is None else view.to_play
    position.phase = _PHASES[view.phase]
    position.taken = NOTHING if view.taken is None else view.taken
    position.turn_opened, position.put_back_once = view.opened_this_turn, view.put_back
    position.recovered, position.laid = view.recovered, view.opened_this_turn
    position.reshuffles = view.reshuffles
    return position


def _check(rules: Rules, phase: str) -> None:
    if phase not in _PHASES:
        raise ValueError("cannot be played out: the hand is over")
    option = unsupported(rules)
    if option is not None:
        raise ValueError(f"cannot be played out: the option {option}")


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
