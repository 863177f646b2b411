"""The search core plays by the same rules as the engine: the same legal moves, the same positions after them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.cards import JOKER, packs
from engine.game import Standing
from engine.notation import read_cards
from engine.scala40.fast import (
    Policy,
    Position,
    from_state,
    from_view,
    greedy_turn,
    play,
    play_out,
    random_turn,
    unsupported,
)
from engine.scala40.fast.lookup import lookup_of
from engine.scala40.fast.packing import best_melds, best_weight
from engine.scala40.fast.penalties import penalties
from engine.scala40.fast.position import OVER
from engine.scala40.move import Discard
from engine.scala40.packing import hand_of
from engine.scala40.search import Objective, new_melds
from engine.scala40.search import best_melds as best_packing
from tests.engine.fast_walks import SCALA, difference, start, walks
from tests.engine.walks import PROFILES, table_rules

ENDING = ("draw", "discard", "putback", "stop")
"""Moves that lay nothing."""


@pytest.mark.parametrize("profile", PROFILES)
def test_it_is_equal_to_the_rules(profile: str) -> None:
    """Hands of every profile, played in both."""
    rules = SCALA.rules({"profile": profile})
    assert walks(Random(profile), lambda _: rules, 1000) >= 1000


def test_it_is_equal_under_any_mix_of_options() -> None:
    """Hands under random mixes of options."""
    assert walks(Random("mixed"), table_rules, 2000) >= 2000


RARE: dict[str, dict[str, Any]] = {
    "only the joker to recover would be left": {"hand": "7D", "table": ["7S 7C JK=7D"]},
    "only the card taken would be left": {"hand": "8C 2D 3D 4D", "table": ["5C 6C 7C"], "taken": "8C"},
    "a card taken for the opening fits on the table": {
        "hand": "8C 2D 3D 5H",
        "table": ["5C 6C 7C", "QH KH AH"],
        "taken": "8C",
        "turn": {"opened": True},
    },
    "every card is barred": {"hand": "8C JK", "table": ["5C 6C 7C"], "rules": {"profile": "federation"}},
    "a recovered joker is still to be laid": {
        "hand": "4D 9S JK JK",
        "table": ["5C 6C 7C"],
        "turn": {"recovered": 1, "laid": True},
    },
    "two cards must stay in the first turn": {"hand": "8C 2D", "table": ["5C 6C 7C"], "turns": 0},
    "melds only in the turn of the opening": {
        "hand": "8C 9C 2D 3D 4D 6H",
        "table": ["5C 6C 7C", "QH KH JK=AH"],
        "turn": {"opened": True},
        "rules": {"actions_in_opening_turn": False},
    },
    "a lone discard is no new stock": {"hand": "8C", "phase": "draw", "stock": "", "discard": "9C"},
    "a lone discard is a new stock": {
        "hand": "8C",
        "phase": "draw",
        "stock": "",
        "discard": "9C",
        "rules": {"reshuffle_when": "draw_from_empty"},
    },
    "the upcard may be taken freely": {
        "hand": "8C 2D",
        "opened": False,
        "turns": 0,
        "phase": "draw",
        "discard": "9C",
        "rules": {"first_player_takes_upcard": True},
    },
}


@pytest.mark.parametrize("case", RARE)
def test_rare_positions_are_equal_to_the_rules(case: str) -> None:
    """Positions that random play seldom meets."""
    document = {"rules": {"profile": "house"}, "phase": "play", "dealer": 2, "to_play": 0, **RARE[case]}
    turns = document.pop("turns", 1)
    seat = {"hand": document.pop("hand"), "opened": document.pop("opened", True), "turns": turns}
    others = [{"hand": 3, "turns": turns}] * 2
    state = SCALA.read_position({**document, "seats": [seat, *others]})
    assert difference(state, from_state(state)) == ""


@pytest.mark.parametrize("turns", [0, 1])
@pytest.mark.parametrize("in_hand", [False, True])
@pytest.mark.parametrize("profile", ["standard", "duel", "house", "classic"])
def test_penalties_are_those_of_the_rules(profile: str, in_hand: bool, turns: int) -> None:
    """Those who have opened or not, who have had a turn or none, where the closer has opened just now or before."""
    closer = {"hand": "8C", "opened": True, "turns": 1}
    other = {"hand": "AC 2C 3C KD JK", "opened": profile == "classic", "turns": turns}
    document = {"rules": {"profile": profile}, "phase": "play", "turn": {"opened": in_hand}, "seats": [closer, other]}
    state = SCALA.read_position({**document, "dealer": 1})
    position = from_state(state)
    play(position, Discard(read_cards("8C")[0]), Random(0))
    assert difference(SCALA.play(state, "discard 8C").state, position) == ""


def cards_in(position: Position) -> list[int]:
    """All cards of a position, jokers without identity."""
    held = [card for hand in position.hands for card in hand.cards()]
    laid = [JOKER if card >= 64 else card for meld in position.table for card in meld.meld.cards]
    return sorted([*held, *laid, *position.stock, *position.pile])


@pytest.mark.parametrize("policy", [random_turn, greedy_turn])
@pytest.mark.parametrize("profile", PROFILES)
def test_hands_are_played_out(profile: str, policy: Policy) -> None:
    """Every hand ends, no card is lost, and the penalties are those of the cards left."""
    rules = SCALA.rules({"profile": profile})
    closed = 0
    for number in range(40):
        state = start(Random(f"{profile}/{number}"), rules)
        position = from_state(state)
        cards = cards_in(position)
        points = play_out(position, policy, Random(number))
        assert position.phase == OVER
        assert cards_in(position) == cards
        assert points == penalties(position)
        if position.closed_by >= 0:
            closed += 1
            assert position.hands[position.closed_by].count == 0
            assert points[position.closed_by] == 0
            assert all(left > 0 for seat, left in enumerate(points) if seat != position.closed_by)
    assert closed > 20


def test_equal_chance_plays_equally() -> None:
    """A playout depends on the position and on the random numbers alone, and leaves a copy as it was."""
    state = SCALA.new_hand(SCALA.rules({}), [Standing()] * 3, 0, "again")
    position = from_state(state)
    copy = position.copy()
    first = play_out(position, random_turn, Random(5))
    assert difference(state, copy) == ""
    assert play_out(copy, random_turn, Random(5)) == first


def test_a_view_with_imagined_cards_is_a_position() -> None:
    """A view with the true hidden cards gives the position of the state, in every turn."""
    random = Random("views")
    for number in range(30):
        state = start(random, SCALA.rules({"profile": PROFILES[number % len(PROFILES)]}))
        position = from_state(state)
        for _ in range(6):
            if SCALA.is_over(state):
                break
            seen = SCALA.view(state, SCALA.to_play(state))
            imagined = from_view(seen, [seat.hand for seat in state.seats], state.stock)
            if not state.turn.laid:
                imagined.idle_turns = state.idle_turns
                assert difference(state, imagined) == ""
            moves = [move for move in SCALA.legal_moves(state) if move.verb in ENDING]
            if not moves:
                break
            move = random.choice(moves)
            state = SCALA.apply(state, move).state
            play(position, move, random)


def test_what_it_cannot_play_is_refused() -> None:
    """Rules that it does not know, and a hand that is over, are named."""
    rules = SCALA.rules({"close_needs_discard": False})
    assert unsupported(rules) == "close_needs_discard"
    with pytest.raises(ValueError, match="close_needs_discard"):
        from_state(SCALA.new_hand(rules, [Standing()] * 2, 0, "no"))
    over = {"seats": [{"hand": ""}, {"hand": 3}], "phase": "over", "closed_by": 0, "hand_scores": [0, 20]}
    with pytest.raises(ValueError, match="over"):
        from_state(SCALA.read_position(over))


@pytest.mark.parametrize("options", [{}, {"jokers_per_meld": "any"}, {"jokers_per_meld": 2, "run_max": 6}])
def test_new_melds_are_those_of_the_rules_search(options: dict[str, str]) -> None:
    """Every meld of a hand, each once; large hands have every kind of gap."""
    rules, random = SCALA.rules(options), Random("new")
    for _ in range(100):
        jokers = random.choice([0, 1, 2])
        cards = (*random.sample(packs(2, jokers=0), random.choice([8, 14, 30, 50])), *(JOKER,) * jokers)
        found = [meld.laid.meld for meld in lookup_of(rules).new_melds(hand_of(cards).held, jokers)]
        assert len(set(found)) == len(found)
        assert set(found) == set(new_melds(cards, rules))


@pytest.mark.parametrize("options", [{}, {"jokers_per_meld": "any"}, {"profile": "classic"}, {"card_values": "ladder"}])
def test_best_melds_are_those_of_the_rules_search(options: dict[str, str]) -> None:
    """Two searches that share no code agree on what the best melds weigh, and the melds weigh that."""
    rules, random = SCALA.rules(options), Random("melds")
    lookup = lookup_of(rules)
    for _ in range(150):
        jokers = random.choice([0, 0, 1, 2])
        cards = (*random.sample(packs(2, jokers=0), 14 - jokers), *(JOKER,) * jokers)
        for objective, by_value in ((Objective.PENALTY, False), (Objective.VALUE, True)):
            hand = hand_of(cards)
            if by_value and rules.joker_in_opening != "allowed":
                hand = hand._replace(jokers=0)
            best = best_weight(lookup, *hand, by_value)
            melds = best_melds(lookup, *hand, by_value)
            assert best == best_packing(cards, rules, objective, keep=0).value
            assert best == sum(meld.value if by_value else meld.points for meld in melds)
            for meld in melds:
                assert meld.mask & hand.held == meld.mask
                hand = hand.without(meld.mask, meld.jokers)
            assert hand.jokers >= 0
