"""Looking ahead within a turn, against playing the turn in every way, on thousands of small random positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine.game import Applied
from engine.games import GAMES
from engine.scala40.closing import can_close, low_openings
from engine.scala40.state import State
from engine.scala40.taking import usable
from tests.engine.brute import LADDER, SUITS, Meld, Options, held, melds_in
from tests.engine.random_positions import Sketch
from tests.engine.turns import Turns, laid

SCALA = GAMES["scala40"]

CHOICES: dict[str, tuple[Any, ...]] = {
    "run_split": (True, True, True, True, False),
    "opening_min": (10, 25, 40),
    "joker_in_opening": ("forbidden", "forbidden", "allowed"),
    "actions_in_opening_turn": (True, True, True, False),
    "jokers_per_meld": (1, 1, 2),
    "joker_recovery_use": ("free", "must_play"),
    "joker_discard": ("always", "closing_only"),
    "playable_opened": ("forbidden", "allowed"),
    "playable_closing": ("allowed", "forbidden"),
    "no_legal_discard": ("waive", "waive", "waive", "refuse_table_play"),
    "close_needs_discard": (True, True, False),
    "close_first_turn": ("allowed", "allowed", "allowed", "forbidden"),
    "four_of_a_kind": ("to_stock_bottom", "stay"),
    "quartet_with_joker": ("stays", "removed"),
    "discard_draw_unopened": ("if_opens", "if_used_in_opening"),
    "discard_draw_opened": ("must_meld", "must_meld", "free"),
    "first_player_takes_upcard": (False, False, False, True),
}
"""Options that decide what a turn may do, beside those of `classic`: runs of five, no card put back."""


def crowded(random: Random, options: Options, hand: range) -> Sketch:
    """A hand beside melds of the same few suits and ranks, so that its cards go to runs, and to halves of runs."""
    start = random.randrange(len(LADDER) - 7)
    names = dict.fromkeys(LADDER[start : start + random.choice([6, 7, 8])])
    suits = random.sample(SUITS, random.choice([1, 2, 2, 3]))
    cards = [name + suit for name in names for suit in suits] * 2 + ["JK"] * random.choice([0, 1, 1, 2, 3])
    random.shuffle(cards)
    size = random.choice(hand)
    table: list[Meld] = []
    for _ in range(random.randint(1, 3)):
        possible = sorted(melds_in(cards[size:][:12], options), key=lambda meld: (-len(meld), meld))
        if not possible:
            break
        meld = random.choice(possible[: random.choice([3, len(possible)])])
        for card in map(held, meld):
            cards.remove(card)
        table.append(meld)
        random.shuffle(cards)
    return Sketch(cards[:size], table)


def positions(seed: str, number: int, hand: range, opened: bool) -> Iterator[tuple[State, Turns, str]]:
    """Positions within a turn under random rules, how to play them out, and what to say where something is wrong."""
    random = Random(seed)
    for _ in range(number):
        rules = {"profile": "classic"} | {name: random.choice(choices) for name, choices in CHOICES.items()}
        options = Options(jokers_per_meld=rules["jokers_per_meld"], run_max=5, run_split=rules["run_split"])
        one = crowded(random, options, hand)
        document = one.document(rules, taken=random.choice(one.hand))
        turns = random.choice([0, 1, 1])
        for seat in document["seats"]:
            seat["turns"] = turns
        document["seats"][0]["opened"] = opened
        yield SCALA.read_position(document), Turns(options), str(document)


def test_can_close() -> None:
    """A turn can close if and only if some table actions in some order do: also by the halves of runs that split."""
    random = Random("can close")
    outcomes = {True: 0, False: 0}
    splits = 0
    for state, turns, document in positions("can close", 1300, range(2, 8), opened=True):
        turn = replace(state.turn, taken=random.choice([None, None, state.turn.taken]))
        if random.random() < 0.7:
            turn = replace(turn, opened=True, short_by=random.choice([0, 5, 10, 20]))
        turn = replace(turn, recovered=random.randint(0, state.seat.hand.count(0)))
        state = replace(state, turn=turn)
        closes = turns.can_close(state)
        assert can_close(state) == closes, (document, turn)
        outcomes[closes] += 1
        splits += closes and not turns.can_close(replace(state, rules=replace(state.rules, run_split=False)))
    assert min(outcomes.values()) > 150
    assert splits > 50


def test_openings_below_the_minimum() -> None:
    """Every opening below the minimum that leaves a way to close is found, and no other."""
    found = 0
    for state, turns, document in positions("low", 500, range(3, 9), opened=False):
        expected = turns.low_openings(state)
        moves = low_openings(state, 10**6)
        assert set(map(laid, moves)) == expected, document
        assert len(moves) == len(expected), document
        assert len(low_openings(state, 3)) == min(3, len(expected)), document
        found += bool(expected)
    assert found > 25


def test_usable_before_opening() -> None:
    """The discard may be taken if and only if some opening, or one that closes the hand, lets the turn end."""
    outcomes = {True: 0, False: 0}
    for state, turns, document in positions("unopened", 500, range(3, 9), opened=False):
        expected = turns.usable(state)
        assert usable(state) == expected, document
        outcomes[expected] += 1
    assert min(outcomes.values()) > 100


def test_usable_after_opening() -> None:
    """The discard may be taken if and only if some table actions lay it and let the turn end."""
    outcomes = {True: 0, False: 0}
    for state, turns, document in positions("opened", 1000, range(2, 7), opened=True):
        expected = turns.usable(state)
        assert usable(state) == expected, document
        outcomes[expected] += 1
    assert min(outcomes.values()) > 100


def test_a_joker_that_comes_late_goes_to_a_meld_of_the_same_turn() -> None:
    """The card taken must be in a new meld before its twin recovers a joker (K4), which may lengthen that meld."""
    rules = {"profile": "classic", "discard_draw_unopened": "if_used_in_opening", "joker_in_opening": "allowed"}
    one = Sketch(["QD", "8D", "JD", "QD", "9D", "10D", "6D", "8D"], [("6D", "7D", "JK=8D", "9D")])
    state = SCALA.read_position(one.document(rules, taken="8D", turn={"opened": True, "short_by": 5}))
    lines = ("meld 8D 9D 10D JD QD", "swap 8D in 1", "layoff JK=7D to 2", "layoff 6D to 2", "discard QD")
    for line in lines:
        assert can_close(state), line
        applied = SCALA.play(state, line)
        assert isinstance(applied, Applied), (line, applied)
        state = applied.state
    assert SCALA.is_over(state)


def test_a_joker_goes_to_the_half_of_a_run_that_had_one() -> None:
    """A run with its one joker takes the joker from the pile after a natural card has split it (K10, K15)."""
    one = Sketch(["JK", "8C", "9C"], [("3C", "4C", "5C", "6C", "JK=7C")])
    rules = {"profile": "classic", "discard_draw_opened": "must_meld"}
    state = SCALA.read_position(one.document(rules, taken="JK"))
    assert usable(state)
    for line in ("layoff 8C to 1", "layoff JK=6C to 1", "discard 9C"):
        applied = SCALA.play(state, line)
        assert isinstance(applied, Applied), (line, applied)
        state = applied.state
    assert not usable(SCALA.read_position(one.document({**rules, "run_split": False}, taken="JK")))
