"""Computer players of Samba: what each level does, what none of them sees, whole matches without a broken rule."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from engine.game import Standing
from engine.games import GAMES
from engine.play import Tournament, report
from engine.players import choose, levels
from engine.samba.rules import WORDS

SAMBA = GAMES["samba"]
LEVELS = levels("samba")
SWITCHES = ("merge_sequences", "pile_to_group", "one_card_rule", "ask_binding", "red_three_replacement")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_no_choice(level: str, seats: int) -> None:
    """Other hands and the stock mixed anew, what was thrown kept: the same move."""
    random, looked = Random(f"{level} {seats}"), 0
    for document in positions(seats):
        seat = document["to_play"]
        other = mixed(document, seat, random)
        assert other != document
        views = [SAMBA.view(SAMBA.load(one), seat) for one in (document, other)]
        for seed in ("a", "b"):
            assert len({choose("samba", view, level, seed) for view in views}) == 1, document
        looked += 1
    assert looked > 5


def positions(seats: int) -> list[dict[str, Any]]:
    """Positions of one round, with what was thrown in it."""
    found, moves = [], 0
    state = SAMBA.new_hand(SAMBA.rules({}), [Standing()] * seats, 0, f"sight {seats}")
    while not SAMBA.is_over(state):
        if moves % 9 == 8:
            found.append({key: value for key, value in SAMBA.save(state).items() if key != "moves"})
        move = choose("samba", SAMBA.view(state, SAMBA.to_play(state)), "normal", f"{moves}")
        state, moves = SAMBA.play(state, move).state, moves + 1
    return found


def mixed(document: dict[str, Any], viewer: int, random: Random) -> dict[str, Any]:
    """The position with the other hands and the stock mixed."""
    hands = [seat["hand"].split() for number, seat in enumerate(document["seats"]) if number != viewer]
    cards = [card for hand in hands for card in hand] + document["stock"].split()
    random.shuffle(cards)
    seats = []
    for number, seat in enumerate(document["seats"]):
        size = len(seat["hand"].split())
        if number != viewer:
            # What came with the pile is known of no card of a mixed hand.
            seat, cards = {"hand": " ".join(cards[:size]), "turns": seat["turns"]}, cards[size:]
        seats.append(seat)
    return {**document, "seats": seats, "stock": " ".join(cards)}


@pytest.mark.parametrize("number", range(10))
def test_rounds_by_any_rules_end(number: int) -> None:
    """Whatever the options and the number of seats: no move is refused, no card is lost, every round ends."""
    random = Random(f"rules {number}")
    options: dict[str, Any] = {name: random.choice(words) for name, words in WORDS.items()}
    options |= {name: random.random() < 0.5 for name in SWITCHES}
    seated = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(2 + number % 5)]
    figures = Tournament.of("samba", seated, options, f"any {number}", perf_counter).play_hands(1)
    assert not figures.violations
    assert figures.hands == 1


def test_a_match_ends_and_tells_scores() -> None:
    figures = Tournament.of("samba", ["hard", "normal"], {"target": 2000}, "match", perf_counter).play_matches(1)
    assert not figures.violations
    assert sum(figures.wins) == 1
    assert "score" in report(figures)
    assert "penalty" not in report(figures)
    assert set(figures.to_json()["seats"][0]) >= {"average_score", "average_score_95"}
