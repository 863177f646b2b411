"""Computer players: what each level does and does not do, whole hands without a broken rule."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from engine.cards import make, packs
from engine.game import Refusal
from engine.games import GAMES
from engine.notation import write_card, write_cards
from engine.play import Tournament
from engine.players import choose, levels
from engine.scala40.rules import PROFILES

SCALA = GAMES["scala40"]
LEVELS = levels("scala40")


def position(hand: str, **fields: Any) -> dict[str, Any]:
    """A position of two players in which seat 0, opened unless said otherwise, has drawn."""
    own = {"hand": hand, "opened": fields.pop("opened", True), "turns": fields.pop("turns", 3)}
    other = {"hand": fields.pop("opponent", 9), "opened": fields.pop("opponent_opened", True), "turns": 3}
    document = {"seats": [own, other], "dealer": 1, "to_play": 0, "phase": "play", "seed": "players", **fields}
    return {"game": "scala40", "stock": 20, "discard": "3D", **document}


def play(document: dict[str, Any], level: str = "hard") -> tuple[list[str], Any]:
    """The moves that a player makes until its turn is over, and the state after them."""
    state, moves = SCALA.read_position(document), []
    while not SCALA.is_over(state) and SCALA.to_play(state) == 0:
        moves.append(choose("scala40", SCALA.view(state, 0), level, "seed"))
        applied = SCALA.play(state, moves[-1])
        assert not isinstance(applied, Refusal), (moves, applied)
        state = applied.state
    return moves, state


def turn(document: dict[str, Any], level: str = "hard") -> list[str]:
    """The moves that a player makes until its turn is over."""
    return play(document, level)[0]


@pytest.mark.parametrize("level", LEVELS)
def test_opens_at_once_with_the_lowest_penalty_left(level: str) -> None:
    moves = turn(position("KH KS KD 5C 6C 7C 8C 2D 2H 9S JS 4H 3S 7D", opened=False), level)
    assert moves[0] == "open 5C 6C 7C 8C / KD KH KS"
    assert moves[-1].startswith("discard")


def test_goes_on_after_the_opening() -> None:
    moves = turn(position("10H JH QH KH 4C 9D 2S 5S 7D 6S 2C 3H", opened=False, table=["5C 6C 7C"]))
    assert moves[:2] == ["open 10H JH QH KH", "layoff 4C to 1"]


def test_waits_below_the_minimum() -> None:
    assert turn(position("KH KS KD 4C 9D 2S 5S 7D 6C 2C 3H", opened=False))[0].startswith("discard")


@pytest.mark.parametrize(
    ("hand", "discard", "taken"),
    [
        ("2D 2S 9C JC KS", "2C", True),
        ("2D 2D 9C JC KS", "2C", False),
        ("9C JC KS 5D", "8H", True),
        ("9C JC KS 5D", "3S", False),
        ("9C JC KS 5D", "JK", True),
        ("9C JH KS JS", "JD", True),
    ],
)
def test_takes_the_discard_only_to_lay_it(hand: str, discard: str, taken: bool) -> None:
    moves = turn(position(hand, phase="draw", discard=discard, table=["9H 10H JH QH"], opponent=3))
    assert moves[0] == ("draw discard" if taken else "draw stock")
    assert "putback" not in moves


@pytest.mark.parametrize(("discard", "takers"), [("2C", {"normal", "hard"}), ("8H", {"hard"}), ("3S", set())])
def test_easy_takes_nothing_and_normal_only_for_a_new_meld(discard: str, takers: set[str]) -> None:
    document = position("2D 2S 9C JC KS", phase="draw", discard=discard, table=["9H 10H JH QH"])
    took = {level for level in ("easy", "normal", "hard") if turn(document, level)[0] == "draw discard"}
    assert took == takers


def test_easy_never_takes_the_discard() -> None:
    """In a hundred turns with two cards that make a set of it (S40-O40, SQ-33)."""
    random = Random(40)
    for _ in range(100):
        top, *pair = (make(rank, suit) for rank in (random.randint(1, 13),) for suit in range(3))
        others = random.sample([card for card in packs(1, 4) if card not in (top, *pair)], 9)
        hand = write_cards([*pair, *others])
        assert turn(position(hand, phase="draw", discard=write_card(top)), "easy")[0] == "draw stock"


@pytest.mark.parametrize(("hand", "opened"), [("9H 4C", True), ("9H 4C QS QD KS KD 10S JS AS AD", False)])
def test_hard_discards_what_nobody_can_attach(hand: str, *, opened: bool) -> None:
    """9H fits the table and 4C does not (S40-O40, SQ-33)."""
    assert turn(position(hand, opened=opened, table=["6H 7H 8H"]))[-1] == "discard 4C"


@pytest.mark.parametrize(("level", "swaps"), [("easy", False), ("normal", False), ("hard", True)])
def test_only_hard_recovers_jokers(level: str, swaps: bool) -> None:
    moves = turn(position("7D QC KC 2S 5H", table=["7H 7S JK=7D"]), level)
    assert ("swap 7D in 1" in moves) == swaps


@pytest.mark.parametrize("level", LEVELS)
def test_does_not_strand_itself_beside_a_table_without_a_place(level: str) -> None:
    """With two cards left and nowhere to attach one no draw could ever close the hand."""
    table = ["QC QD QH QS", "3D 3H 3S 3C"]
    assert turn(position("5C 5D 5H 5S KS 8D", table=table, opponent=6), level)[0].startswith("discard")
    table.append("9H 10H JH")
    assert turn(position("5C 5D 5H 5S KS 8D", table=table, opponent=6), level)[0] == "meld 5C 5D 5H 5S"


def test_opens_with_the_discard_where_the_rules_let_it() -> None:
    hand = "KH KS 5C 6C 7C 2D 2H 9S JS 4H 3S 7D 10H"
    document = position(hand, opened=False, phase="draw", discard="KC", rules={"profile": "house"})
    assert turn(document)[:2] == ["draw discard", "open 5C 6C 7C / KC KH KS"]


def test_closes_by_attaching() -> None:
    assert turn(position("6C 6D 6S", table=["7S 8S 9S", "7C 8C 9C"]))[-1] == "discard 6D"


def test_closes_with_a_joker_from_the_table() -> None:
    moves = turn(position("7D QC KC 2S", table=["7H 7S JK=7D", "9D 10D JD"]))
    assert moves[0] == "swap 7D in 1"
    assert moves[1] in ("meld QC KC JK=AC", "meld JK=JC QC KC")
    assert moves[2:] == ["discard 2S"]


def test_closes_in_hand_but_not_in_its_first_turn() -> None:
    hand = "10H JH QH KH 4C 5C 6C 2D 2H 2S 9S 9C 9D 7S"
    moves, state = play(position(hand, opened=False))
    assert moves[1:] == ["discard 7S"]
    assert SCALA.is_over(state)
    moves, state = play(position(hand, opened=False, turns=0))
    assert moves[0].startswith("open")
    assert not SCALA.is_over(state)


@pytest.mark.parametrize("level", LEVELS)
def test_keeps_pairs_and_neighbours(level: str) -> None:
    hand = "8C 8D 10H JH 4S 5S 2D 6C 6D AS AH"
    assert turn(position(hand, opened=False, opponent_opened=False), level) == ["discard 2D"]


def test_does_not_wait_for_cards_that_are_gone() -> None:
    hand = "8C 8D 10H JH"
    gone = "8H 8H 8S 8S"
    assert turn(position(hand, opened=False, opponent_opened=False, discard=gone)) in (["discard 8C"], ["discard 8D"])


def test_sheds_high_cards_when_an_opponent_is_about_to_close() -> None:
    assert turn(position("2C 2D KH 7S", opponent=2)) == ["discard KH"]
    assert turn(position("3C KH KS 8D", opponent=2)) == ["discard 8D"]


def test_does_not_give_the_next_player_a_card_for_the_table() -> None:
    assert turn(position("9H 9C", table=["10H JH QH"])) == ["layoff 9H to 1", "discard 9C"]
    hand = "8C 8H 2C 2S KS KH"
    assert turn(position(hand, table=["6H 7H JK=8H"], opponent=10)) != ["discard 8H"]


@pytest.mark.parametrize("level", LEVELS)
def test_equal_arguments_give_equal_moves(level: str) -> None:
    view = SCALA.view(SCALA.read_position(position("2C 4D 6H 8S 10C QD")), 0)
    assert len({choose("scala40", view, level, "seed") for _ in range(3)}) == 1
    with pytest.raises(ValueError, match="level"):
        choose("scala40", view, "unheard-of", "seed")


@pytest.mark.parametrize("profile", PROFILES)
def test_whole_hands_in_every_profile(profile: str) -> None:
    """Every hand ends, no move is refused, no card is lost (checked by the tournament after every move)."""
    for seats in SCALA.seats(SCALA.rules({"profile": profile})):
        mixed = [LEVELS[seat % len(LEVELS)] for seat in range(seats)]
        tournament = Tournament.of("scala40", mixed, {"profile": profile}, f"hands {seats}", perf_counter)
        hands = 2 if profile == "classic" else 4
        figures = tournament.play_hands(hands)
        assert not figures.violations
        assert figures.hands == hands
