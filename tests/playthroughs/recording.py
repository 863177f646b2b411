"""Plays a hand and writes it down: the deal, every move with its events, the table after each turn, the scores."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.game import Applied, Event, Game, HandResult, Refusal, Standing
from engine.games import GAMES
from tests.playthroughs.player import choose
from tests.playthroughs.player31 import choose as choose31
from tests.playthroughs.player_samba import choose as choose_samba

FOLDER = Path(__file__).parent
TITLES = {"scala40": "Scala 40", "scat": "Scat", "schwimmen": "Schwimmen", "samba": "Samba"}
PLAYERS = {"scala40": choose, "scat": choose31, "schwimmen": choose31, "samba": choose_samba}


@dataclass(frozen=True, slots=True)
class Playthrough:
    """Which hand is played: everything in it follows from these."""

    profile: str
    seats: int
    seed: str
    name: str = "scala40"
    options: Mapping[str, Any] = field(default_factory=dict)
    """What the table has agreed on beyond its profile."""

    @property
    def path(self) -> Path:
        """The file of the recording."""
        game = "" if self.name == "scala40" else f"{self.name}-"
        return FOLDER / f"{game}{self.profile}-{self.seats}-{self.seed}.txt"

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        """The game that is played."""
        return GAMES[self.name]

    def dealt(self) -> Any:
        """The state in which the hand begins; the last seat deals."""
        rules = self.game.rules({"profile": self.profile, **self.options})
        if isinstance(rules, Refusal):
            raise ValueError(rules.code)
        return self.game.new_hand(rules, [Standing()] * self.seats, self.seats - 1, self.seed)


MANY = {
    "three_of_a_kind": "30.5", "declare": "auto", "thirty_one_costs": 2, "final_turn_may_stand": True,
    "knock_minimum": 25, "empty_stock_after_knock": "pass",
}  # fmt: skip
CLOSE_LATE = {"sw_close": "after_swap", "sw_tie": "suit_order", "sw_closer_double": True}
TRIOS = {
    "six_player_teams": "two_trios", "hand_size_6": 13, "same_rank_groups": "one", "pile_to_group": True,
    "merge_sequences": True, "going_out_discard": "required", "red_three_in_hand": "per_card",
}  # fmt: skip
PLAYTHROUGHS = (
    Playthrough("standard", 2, "a"),
    Playthrough("standard", 2, "b"),
    Playthrough("standard", 3, "a"),
    Playthrough("standard", 4, "a"),
    Playthrough("standard", 6, "a"),
    Playthrough("classic", 3, "a"),
    Playthrough("duel", 2, "c"),
    Playthrough("federation", 3, "d"),
    Playthrough("house", 4, "e"),
    Playthrough("standard", 2, "69", "scat"),
    Playthrough("standard", 3, "5", "scat"),
    Playthrough("standard", 3, "6", "scat"),
    Playthrough("standard", 3, "28", "scat"),
    Playthrough("standard", 9, "2", "scat"),
    Playthrough("standard", 9, "74", "scat"),
    Playthrough("standard", 4, "options-5", "scat", MANY),
    Playthrough("standard", 2, "a", "schwimmen"),
    Playthrough("standard", 3, "0", "schwimmen"),
    Playthrough("standard", 3, "181", "schwimmen"),
    Playthrough("standard", 4, "2", "schwimmen"),
    Playthrough("standard", 8, "a", "schwimmen"),
    Playthrough("standard", 3, "options-26", "schwimmen", CLOSE_LATE),
    Playthrough("standard", 2, "a", "samba"),
    Playthrough("standard", 3, "b", "samba"),
    Playthrough("standard", 4, "c", "samba"),
    Playthrough("standard", 6, "d", "samba"),
    Playthrough("classic", 4, "e", "samba"),
    Playthrough("classic", 5, "f", "samba"),
    Playthrough("standard", 6, "options", "samba", TRIOS),
)


def record(hand: Playthrough) -> str:
    """Returns the whole hand as text."""
    return "\n".join(_lines(hand)) + "\n"


def mover(game: Game[Any, Any, Any, Any], state: Any) -> int | None:
    """Returns the seat that moves next: who may act out of turn before the right to it lapses, else the one to play."""
    in_turn = game.to_play(state)
    return next((seat for seat in game.acting(state) if seat != in_turn), in_turn)


def _lines(hand: Playthrough) -> Iterator[str]:
    game, state = hand.game, hand.dealt()
    yield f"{TITLES[hand.name]}, {hand.profile}, {hand.seats} seats, seed {hand.seed}"
    yield from (f"{option}: {value}" for option, value in hand.options.items())
    yield ""
    yield f"seat {hand.seats - 1} deals"
    yield from _deal(game.write_position(state))
    number = 0
    while not game.is_over(state):
        number += 1
        yield ""
        yield f"turn {number}, seat {mover(game, state)}"
        state, told = _turn(hand, state)
        yield from told
    yield ""
    yield from _result(game.write_position(state), game.scores(state))


def _deal(position: dict[str, Any]) -> Iterator[str]:
    for number, seat in enumerate(position["seats"]):
        yield f"  seat {number}: {seat['hand']}"
    if "pool" in position:
        yield f"  face down: {position['pool']}"
    else:
        yield f"  face up: {position['discard']}"
    yield from textwrap.wrap(f"stock: {position['stock']}", 110, initial_indent="  ", subsequent_indent="    ")


def _turn(hand: Playthrough, state: Any) -> tuple[Any, list[str]]:
    """Plays to the next seat's turn; returns the state and what happened."""
    game = hand.game
    seat, before = mover(game, state), game.write_position(state)
    lines: list[str] = []
    while mover(game, state) == seat and not (lines and game.write_position(state)["phase"] == "draw"):
        move = PLAYERS[hand.name](game, state, seat)
        applied = game.play(state, move)
        if not isinstance(applied, Applied):
            raise ValueError(f"{move!r} is refused: {applied.code}")
        state = applied.state
        lines.append(f"  {move}")
        lines += [f"    {_event(event)}" for event in applied.events]
    position = game.write_position(state)
    if position.get("table") != before.get("table"):
        lines += [f"  table {number}: {meld}" for number, meld in enumerate(position["table"], 1)]
    if seat is not None and position.get("teams") != before.get("teams"):
        lines += _team(position, seat)
    if "pool" in position:
        lines.append(f"  pool: {position['pool']}")
    if seat is not None:
        lines.append(f"  hand: {position['seats'][seat]['hand'] or '-'}")
    return state, lines


def _team(position: dict[str, Any], seat: int) -> Iterator[str]:
    team = position["seats"][seat]["team"]
    laid = position["teams"][team]
    yield from (f"  team {team}, {number}: {meld}" for number, meld in enumerate(laid["melds"], 1))
    if laid["red_threes"]:
        yield f"  team {team}, red: {laid['red_threes']}"


def _event(event: Event) -> str:
    # Moves out of turn and what several seats lose need the seat; in one's own turn it is in the heading.
    seat = [f"seat={event.seat}"] if event.kind in ("declared", "lost", "shown", "stood") else []
    return " ".join([event.kind, *seat, *(f"{name}={value}" for name, value in event.data.items())])


def _result(position: dict[str, Any], result: HandResult | None) -> Iterator[str]:
    if result is None:
        raise ValueError("the hand is not over")
    yield f"closed by: {position['closed_by']}"
    for number, seat in enumerate(position["seats"]):
        yield f"  seat {number}: {result.points[number]} -> {result.totals[number]}  ({seat['hand'] or '-'})"
    yield f"eliminated: {position['eliminated']}"
    yield f"winner: {position['winner']}"
