"""Scala 40 as a game of the host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import physical
from engine.game import Applied, Game, HandResult, Json, Refusal, Standing
from engine.notation import write_cards
from engine.scala40 import deal, moves, notation, position, view
from engine.scala40.move import Leave, Move, Rejoin
from engine.scala40.rules import PROFILES, Rules, differing, make_rules
from engine.scala40.state import State
from engine.scala40.view import View


class Scala40(Game[Rules, State, Move, View]):
    """Scala Quaranta for two to six players."""

    name = position.NAME
    profiles = tuple(PROFILES)

    def rules(self, options: Mapping[str, Json]) -> Rules | Refusal:
        return make_rules(options)

    def seats(self, rules: Rules) -> range:
        return range(2, rules.players + 1)

    def options(self, rules: Rules) -> dict[str, Json]:
        return differing(rules)

    def new_hand(self, rules: Rules, seats: Sequence[Standing], dealer: int, seed: str) -> State:
        return deal.new_hand(rules, seats, dealer, seed)

    def next_hand(self, state: State, seed: str) -> State:
        return deal.next_hand(state, seed)

    def to_play(self, state: State) -> int | None:
        return moves.to_play(state)

    def asked(self, state: State) -> tuple[int, ...]:
        return state.asked

    def mover(self, state: State, move: Move) -> int | None:
        """Returns the seat whose move it would be; whoever is asked answers for themselves (K41)."""
        return move.seat if isinstance(move, (Leave, Rejoin)) else self.to_play(state)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return moves.legal_moves(state)

    def apply(self, state: State, move: Move) -> Applied[State] | Refusal:
        return moves.apply(state, move)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def is_over(self, state: State) -> bool:
        return state.phase == "over"

    def scores(self, state: State) -> HandResult | None:
        if state.phase not in ("over", "buy_in") or state.hand_scores is None:
            return None
        return HandResult(
            closed_by=state.closed_by,
            points=state.hand_scores,
            totals=tuple(seat.total for seat in state.seats),
            out=tuple(seat.out for seat in state.seats),
            eliminated=state.eliminated,
            hands=tuple(write_cards(seat.hand) for seat in state.seats),
            winners=state.winners,
            reentries=tuple(seat.reentries for seat in state.seats),
        )

    def read_move(self, state: State, text: str) -> Move | Refusal:
        return notation.read_move(state, text)

    def read_position(self, document: Mapping[str, Json]) -> State:
        return position.read_position(document)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write_position(state)

    def census(self, state: State) -> tuple[int, ...]:
        held = [card for seat in state.seats for card in seat.hand]
        laid = [physical(card) for meld in state.table for card in meld.cards]
        return tuple(sorted([*held, *laid, *state.stock, *state.discard]))

    def write_view(self, seen: View) -> dict[str, Any]:
        return view.write_view(seen)

    def save(self, state: State) -> dict[str, Any]:
        return position.save(state)
