"""Scat as a game of the host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.game import Applied, Game, HandResult, Json, Refusal, Standing
from engine.scat import deal, moves, notation, position, view
from engine.scat.move import Declare, Move
from engine.scat.rules import PROFILES, Rules, differing, make_rules
from engine.scat.state import State
from engine.scat.view import View
from engine.thirtyone.scoring import result


class Scat(Game[Rules, State, Move, View]):
    """Scat for two to nine players."""

    name = position.NAME
    profiles = tuple(PROFILES)
    out_of_turn = frozenset({Declare.verb})
    answers_at_once = True

    def rules(self, options: Mapping[str, Json]) -> Rules | Refusal:
        return make_rules(options)

    def seats(self, rules: Rules) -> range:
        return position.SEATS

    def options(self, rules: Rules) -> dict[str, Json]:
        return differing(rules)

    def new_hand(self, rules: Rules, seats: Sequence[Standing], dealer: int, seed: str) -> State:
        return deal.new_hand(rules, seats, dealer, seed)

    def next_hand(self, state: State, seed: str) -> State:
        return deal.next_hand(state, seed)

    def to_play(self, state: State) -> int | None:
        return state.to_play

    def asked(self, state: State) -> tuple[int, ...]:
        return moves.asked(state)

    def acting(self, state: State) -> tuple[int, ...]:
        return moves.acting(state)

    def mover(self, state: State, move: Move) -> int | None:
        return None if state.to_play is None else moves.mover(state, move)

    def claim_open(self, state: State) -> bool:
        """Tells whether a 31 may still be declared: before the first action of every turn, held or not (SC-28)."""
        return state.phase == "draw" and state.rules.declare == "manual"

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return moves.legal_moves(state)

    def apply(self, state: State, move: Move) -> Applied[State] | Refusal:
        return moves.apply(state, move)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def is_over(self, state: State) -> bool:
        return state.phase == "over"

    def scores(self, state: State) -> HandResult | None:
        return result(state)

    def read_move(self, state: State, text: str) -> Move | Refusal:
        return notation.read_move(state, text)

    def read_position(self, document: Mapping[str, Json]) -> State:
        return position.read_position(document)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write_position(state)

    def census(self, state: State) -> tuple[int, ...]:
        held = [card for seat in state.seats for card in seat.hand]
        return tuple(sorted([*held, *state.stock, *state.discard]))

    def write_view(self, seen: View) -> dict[str, Any]:
        return view.write_view(seen)

    def save(self, state: State) -> dict[str, Any]:
        return position.save(state)
