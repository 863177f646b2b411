"""Hints of Samba: the move of hard, and the reason for it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine.game import Standing
from engine.games import GAMES
from engine.players import advise, choose, hints
from engine.players.samba.hints import PREFIX
from tests.engine.samba_walks import options as any_options
from tests.engine.test_players_samba import mixed, positions

SAMBA = GAMES["samba"]
HINTS = hints("samba")
POOR = {"hand": 9, "turns": 2}
STOCK = 12
CANASTAS = ["QC QC QD QD QH QH QS", "AC AC AD AD AH AH AS"]
RICH = ["JC JC JD JD JH JH", "KC KC KD KD KH KH", "10C 10C 10D 10D 10H 10H", "4S 5S 6S 7S 8S 9S"]
RUN = "4H 5H 6H 7H"
PILE = "4S 7C 9D 8D 5S JS 6C 6D 10S 4D 8C KH"
DRAWING = {"phase": "draw"}
ASKED: dict[str, Any] = {"asked": "waiting"}
NEARLY = 9900
"""A score with which any good round wins the match."""


def position(
    hand: str, melds: list[str] | None = None, *, scores: tuple[int, int] = (0, 0), partner: int = 9, **fields: Any
) -> dict[str, Any]:
    """Seat 0 to play at a table of four, both teams with melds; whatever is not given is dealt."""
    teams = [
        {"melds": ["9C 9D 9H"] if melds is None else melds, "score": scores[0], "red_threes": fields.pop("reds", "")},
        {"melds": fields.pop("theirs", ["10C 10C 10D"]), "score": scores[1]},
    ]
    seats = [{"hand": hand, "turns": 2}, POOR, {**POOR, "hand": partner}, POOR]
    return {
        "game": "samba",
        "seed": "advice",
        "seats": seats,
        "teams": teams,
        "dealer": 3,
        "to_play": 0,
        "phase": "play",
        "stock": STOCK,
        "discard": "8S",
        **fields,
    }


def hint(document: dict[str, Any]) -> Any:
    """The hint for the seat to play."""
    state = SAMBA.read_position(document)
    return advise("samba", SAMBA.view(state, SAMBA.to_play(state)))


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (position("4C 5D KS JD 10S", **DRAWING), "draw_only"),
        (position("KC KD KH KS 5D 6D 7D 8D 9D", discard="KS", **DRAWING), "draw"),
        (position("AC AD 4C 5D JD", [], discard="4S 7C 9D AH", **DRAWING), "take_opens"),
        (position("KC KD 5C 5D 5H 5S 8C JD", [], discard=PILE, **DRAWING), "take_opens_with"),
        (position("4C 5D JD QS", ["4H 5H 6H 7H 8H 9H"], discard="4S 7C 9D 8D 10H", **DRAWING), "take_completes"),
        (position("4C 5D JD QS", [RUN], discard="4S 7C 9D 8D 8H", **DRAWING), "take_to"),
        (position("KC KD 4C 7D JH QS", discard=PILE, **DRAWING), "take_with"),
        (position("KC KD 4C 5D JD QS", discard="4S 7C 9D 8D KH", stock="", **DRAWING), "take_last"),
        (position("8D 9D 10D JD QD KD AD KC", discard="4S KH", stock="", **DRAWING), "stop"),
        (position("3H 4C 5D JD QS"), "red_held"),
        (position("3H 4C 5D JD QS", CANASTAS, rules={"red_three_in_hand": 0}), "red_counts"),
        (position("3H 4C 5D JD QS", stock=60, rules={"red_three_in_hand": 0}), "red_draws"),
        (position("5D KS 4C", CANASTAS, scores=(NEARLY, 0), **ASKED), "yes_wins"),
        (position("5D KS 4C", CANASTAS, theirs=RICH, stock=50, **ASKED), "yes"),
        (position("5D KS 4C", CANASTAS, scores=(0, NEARLY), theirs=["JC JC JD JD JH JH JS"], **ASKED), "no_loses"),
        (position("5D KS 4C", [*CANASTAS, "4S 5S 6S 7S 8S 9S"], stock=100, **ASKED), "no"),
        (position("KS KS KD 5D", CANASTAS), "ask"),
        (position("KS KS KD 5D", CANASTAS, asked="yes"), "out_agreed"),
        (position("KS KS KD 5D", CANASTAS, partner=1, scores=(NEARLY, 0)), "out_wins"),
        (position("KS KS KD 5D", CANASTAS, partner=1), "out"),
        (position("KC KD KH AC AD AH 4C 7D", []), "opens"),
        (position("4S 5S 6S 7S 8S 9S 10S 4C JD", CANASTAS[:1]), "lays_second"),
        (position("KC KC KD KD KH KH KS 4C JD 7S 8C"), "lays_canasta"),
        (position("4S 5S 6S 7S 8S 9S 10S 4C JD"), "lays_samba"),
        (position("4S 5S 6S 7S JD 9D KC"), "lays_run"),
        (position("KC KH KS 4C 7D", stock=4), "lays"),
        (position("QD 4C JD 8S 5D", [CANASTAS[1], "QC QC QD QH QH QS"]), "adds_second"),
        (position("QD 4C 4H 8S 5S", ["QC QC QD QH QH QS"]), "adds_canasta"),
        (position("4S 4C JD QS 6D", ["5S 6S 7S 8S 9S 10S"]), "adds_samba"),
        (position("9S 4C JD QS 6D"), "adds_group"),
        (position("8H 4C JD QS 6D", [RUN]), "adds_run"),
        (position("QS 4C 4H 8H 5C", CANASTAS[:1]), "adds"),
        (position("4C JD 8S 5D", ["QC QC QD QH", "QD QH QS"]), "joins_complete"),
        (position("4C JD 8S 5D", ["4H 5H 6H", "7H 8H 9H"], rules={"merge_sequences": True}), "joins"),
        (position("4C 4C"), "throw_only"),
        (position("2C 5D", [*CANASTAS, "4S 5S 6S 7S 8S 9S", "KC KC KH KH"], partner=1, stock=90), "throw_stays"),
        (
            position("2C 5D", [*CANASTAS, "KC KC KH KH"], scores=(0, NEARLY), theirs=["JC JC JD JD JH JH JS"]),
            "throw_loses",
        ),
        (position("3C KS KS 5D 6D 7D", discard="4S 7C 9D 8D"), "throw_blocks"),
        (position("JK 4C", discard="4S 7C 9D 8D", rules={"profile": "classic"}), "throw_freezes"),
        (position("8S 8D 5C JC JD QS", discard=PILE, history=[[1, None, "JS"], [2, None, "8C"]]), "throw_passed"),
        (
            position("AS AS KH KS 8S 7C 7D 6C", discard=PILE, stock=20, theirs=["KC KC KD", "4S 5S 6S 7S"]),
            "throw_safer",
        ),
        (position("4C 10H JH QH 5D 6D 7D"), "throw_least"),
    ],
)
def test_says_why(document: dict[str, Any], code: str) -> None:
    assert hint(document).code == PREFIX + code


def test_tells_what_the_move_makes() -> None:
    lays = hint(position("KC KD KH AC AD AH 4C 7D", [], stock=4))
    assert (lays.move, lays.details) == ("meld KC KD KH / AC AD AH", {"melds": "KC KD KH / AC AD AH", "value": 90})
    adds = hint(position("8H 4C JD QS 6D", [RUN]))
    assert (adds.move, adds.details) == ("add 8H to 1", {"card": "8H", "number": 1, "cards": 2})
    asks = hint(position("KS KS KD 5D", CANASTAS, partner=7))
    assert (asks.move, asks.details) == ("ask", {"cards": 7})
    held = hint(position("3H 4C 5D JD QS", rules={"red_three_in_hand": "per_card"}))
    assert (held.move, held.details) == ("red 3H", {"card": "3H", "points": 100})


def test_is_a_legal_move_of_hard_with_every_figure_of_its_sentence() -> None:
    """In whole rounds, by any rules."""
    seen = set()
    for number in range(10):
        rules = SAMBA.rules(any_options(Random(f"advice {number}")) if number % 2 else {})
        state = SAMBA.new_hand(rules, [Standing()] * (2 + number % 5), 0, f"advice {number}")
        while not SAMBA.is_over(state):
            view = SAMBA.view(state, SAMBA.to_play(state))
            given = advise("samba", view)
            assert given.move == choose("samba", view, "hard", "hint")
            assert given.move in map(str, view.legal)
            assert set(given.details) == set(re.findall(r"\{(\w+)\}", HINTS[given.code]))
            seen.add(given.code)
            state = SAMBA.play(state, given.move).state
    assert len(seen) > 12


def test_hidden_cards_change_no_hint() -> None:
    random, looked = Random("hints"), 0
    for document in positions(4):
        seat = document["to_play"]
        views = [SAMBA.view(SAMBA.load(one), seat) for one in (document, mixed(document, seat, random))]
        assert advise("samba", views[0]) == advise("samba", views[1])
        looked += 1
    assert looked > 5
