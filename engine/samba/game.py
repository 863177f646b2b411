"""Samba as a game of the host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.game import Applied, Game, HandResult, Json, Refusal, Standing
from engine.samba import deal, moves, notation, position, view
from engine.samba.move import Move
from engine.samba.rules import PROFILES, Rules, differing, make_rules
from engine.samba.scoring import result
from engine.samba.seating import SEATS, teams_of
from engine.samba.state import State
from engine.samba.view import View


class Samba(Game[Rules, State, Move, View]):
    """Samba for two to six players, in teams at four and six."""

    name = position.NAME
    profiles = tuple(PROFILES)
    points_win = True

    def rules(self, options: Mapping[str, Json]) -> Rules | Refusal:
        return make_rules(options)

    def seats(self, rules: Rules) -> range:
        return SEATS

    def teams(self, rules: Rules, seats: int) -> tuple[int, ...]:
        return teams_of(seats, rules)

    def options(self, rules: Rules) -> dict[str, Json]:
        return differing(rules)

    def new_hand(self, rules: Rules, seats: Sequence[Standing], dealer: int, seed: str) -> State:
        return deal.new_hand(rules, seats, dealer, seed)

    def next_hand(self, state: State, seed: str) -> State:
        return deal.next_hand(state, seed)

    def to_play(self, state: State) -> int | None:
        return state.to_play

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

    def settled(self, state: State) -> State:
        return moves.settled(state)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write_position(state)

    def census(self, state: State) -> tuple[int, ...]:
        held = [card for seat in state.seats for card in seat.hand]
        laid = [card for team in state.teams for meld in team.melds for card in meld.cards]
        red = [card for team in state.teams for card in team.red_threes]
        return tuple(sorted([*held, *laid, *red, *state.stock, *state.discard]))

    def write_view(self, seen: View) -> dict[str, Any]:
        return view.write_view(seen)

    def save(self, state: State) -> dict[str, Any]:
        return position.save(state)
