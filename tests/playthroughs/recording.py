"""Plays a hand and writes it down: the deal, every move with its events, the table after each turn, the scores."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.game import Applied, Event, Refusal, Standing
from tests.playthroughs.player import SCALA, choose

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Playthrough:
    """Which hand is played: everything in it follows from these."""

    profile: str
    seats: int
    seed: str

    @property
    def path(self) -> Path:
        """The file of the recording."""
        return FOLDER / f"{self.profile}-{self.seats}-{self.seed}.txt"


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
)


def record(hand: Playthrough) -> str:
    """Returns the whole hand as text."""
    return "\n".join(_lines(hand)) + "\n"


def _lines(hand: Playthrough) -> Iterator[str]:
    rules = SCALA.rules({"profile": hand.profile})
    if isinstance(rules, Refusal):
        raise ValueError(rules.code)
    dealer = hand.seats - 1
    state = SCALA.new_hand(rules, [Standing()] * hand.seats, dealer, hand.seed)
    yield f"Scala 40, {hand.profile}, {hand.seats} seats, seed {hand.seed}"
    yield ""
    yield f"seat {dealer} deals"
    yield from _deal(SCALA.write_position(state))
    number = 0
    while not SCALA.is_over(state):
        number += 1
        yield ""
        yield f"turn {number}, seat {SCALA.to_play(state)}"
        state, told = _turn(state)
        yield from told
    yield ""
    yield from _result(SCALA.write_position(state))


def _deal(position: dict[str, Any]) -> Iterator[str]:
    for number, seat in enumerate(position["seats"]):
        yield f"  seat {number}: {seat['hand']}"
    yield f"  face up: {position['discard']}"
    yield from textwrap.wrap(f"stock: {position['stock']}", 110, initial_indent="  ", subsequent_indent="    ")


def _turn(state: Any) -> tuple[Any, list[str]]:
    """Plays to the next seat's turn; returns the state and what happened."""
    seat, table = SCALA.to_play(state), SCALA.write_position(state)["table"]
    lines: list[str] = []
    while SCALA.to_play(state) == seat and not (lines and SCALA.write_position(state)["phase"] == "draw"):
        move = choose(state)
        applied = SCALA.play(state, move)
        if not isinstance(applied, Applied):
            raise ValueError(f"{move!r} is refused: {applied.code}")
        state = applied.state
        lines.append(f"  {move}")
        lines += [f"    {_event(event)}" for event in applied.events]
    position = SCALA.write_position(state)
    if position["table"] != table:
        lines += [f"  table {number}: {meld}" for number, meld in enumerate(position["table"], 1)]
    if seat is not None:
        lines.append(f"  hand: {position['seats'][seat]['hand'] or '-'}")
    return state, lines


def _event(event: Event) -> str:
    return " ".join([event.kind, *(f"{name}={value}" for name, value in event.data.items())])


def _result(position: dict[str, Any]) -> Iterator[str]:
    yield f"closed by: {position['closed_by']}"
    for number, seat in enumerate(position["seats"]):
        yield f"  seat {number}: {position['hand_scores'][number]} -> {seat['total']}  ({seat['hand'] or '-'})"
    yield f"eliminated: {position['eliminated']}"
    yield f"winner: {position['winner']}"
