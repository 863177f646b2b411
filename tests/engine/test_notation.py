"""Cards and moves as text: what is written reads back, what is read is written in one way."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import JOKER, STANDS, joker_for, make, packs
from engine.game import Refusal
from engine.notation import RANKS, SUITS, read_card, read_cards, write_card, write_cards
from tests.engine.cases import at
from tests.engine.cases.check import move_key
from tests.engine.walks import SCALA

NATURAL = [make(rank, suit) for rank in range(1, 14) for suit in range(4)]
EVERY = [*NATURAL, JOKER, *map(joker_for, NATURAL)]


@pytest.mark.parametrize("card", EVERY, ids=write_card)
def test_card_reads_back(card: int) -> None:
    """Every card, upper and lower case."""
    assert read_card(write_card(card)) == card
    assert read_card(write_card(card).lower()) == card


def test_cards_are_written_alike() -> None:
    """Two packs write 53 different cards: identical cards are written alike."""
    assert len({write_card(card) for card in packs(2, 4)}) == 53


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("10h", "10H"),
        ("th", "10H"),
        ("TH", "10H"),
        ("7♦", "7D"),
        ("7♦️", "7D"),
        ("a♠", "AS"),
        ("q♣", "QC"),
        ("K♥", "KH"),
        ("jk", "JK"),
        ("Jk=9c", "JK=9C"),
        ("JK=t♠", "JK=10S"),
        (" 2s ", "2S"),
    ],
)
def test_card_spellings(text: str, canonical: str) -> None:
    """Other spellings of a card."""
    card = read_card(text)
    assert card is not None
    assert write_card(card) == canonical


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "H", "7", "1H", "11H", "0H", "7X", "HH", "7HH", "JK=", "JK=JK", "JK=JK=7H", "X", "7H 8H", "♠7", "J"),
        pytest.param("JK=" * 2000 + "7H", id="endless joker"),
    ],
)
def test_no_card(text: str) -> None:
    """What is no card."""
    assert read_card(text) is None


@given(st.lists(st.sampled_from(EVERY), max_size=14))
@settings(max_examples=100, deadline=None, derandomize=True)
def test_cards_read_back(cards: list[int]) -> None:
    """Lists of cards, with any white space between them."""
    assert read_cards(write_cards(cards)) == tuple(cards)
    assert read_cards("  \t".join(map(write_card, cards))) == tuple(cards)


@given(st.text(max_size=6))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_any_text_is_a_card_or_none(text: str) -> None:
    """Reading never fails, and what it reads is a card."""
    card = read_card(text)
    assert card is None or card in EVERY


def test_ranks_and_suits() -> None:
    """The order that sorting relies on."""
    assert RANKS[1] == "A"
    assert RANKS[10] == "10"
    assert RANKS[13] == "K"
    assert SUITS == "CDHS"
    assert JOKER < min(NATURAL) <= max(NATURAL) < STANDS


POSITION = at("JK 7H 7D 8H 9H 10H 8S 9S 2C KD", table=("5H 6H 7H", "5C 5D JK=5H"), discard="4H QS")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("meld 8h 9h th", "meld 8H 9H 10H"),
        ("MELD 10H 9H 8H", "meld 8H 9H 10H"),
        ("meld 9H 10H 8H", "meld 8H 9H 10H"),
        ("meld jk 9s 8s", "meld 8S 9S JK=10S"),
        ("meld 7H 7D JK=7S", "meld 7H 7D JK=7S"),
        ("layoff 8h TO 1", "layoff 8H to 1"),
        ("layoff jk=4h to 1", "layoff JK=4H to 1"),
        ("layoff jk to 1", None),
        ("discard kd", "discard KD"),
        ("discard jk=9h", "discard JK"),
        ("Undo", "undo"),
        ("putback", "putback"),
        ("stop", "stop"),
        ("Draw   Stock", "draw stock"),
        ("draw discard", "draw discard"),
        ("swap 7h in 2", "swap 7H in 2"),
    ],
)
def test_move_spellings(text: str, canonical: str | None) -> None:
    """Moves are written in one way, whatever they were read from; None: the engine asks."""
    move = SCALA.read_move(SCALA.read_position(POSITION), text)
    if canonical is None:
        assert isinstance(move, Refusal)
        assert len(move.readings) == 2
    else:
        assert str(move) == canonical


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("open 8H 9H 10H/7D 7H JK=7C", "open 8H 9H 10H / 7D 7H JK=7C"),
        ("OPEN 10H 9H 8H / 9S 8S JK", "open 8H 9H 10H / JK=7S 8S 9S"),
    ],
)
def test_opening_spellings(text: str, canonical: str) -> None:
    """Melds of an opening are separated by a slash, with or without spaces."""
    document: dict[str, Any] = {**POSITION, "seats": [{**POSITION["seats"][0], "opened": False}, {"hand": 5}]}
    move = SCALA.read_move(SCALA.read_position(document), text)
    assert not isinstance(move, Refusal)
    assert move_key(str(move)) == move_key(canonical)


@given(st.text(max_size=30))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_any_text_is_a_move_or_a_refusal(text: str) -> None:
    """No line breaks the reader."""
    state = SCALA.read_position(POSITION)
    move = SCALA.read_move(state, text)
    assert isinstance(move, Refusal) or str(SCALA.read_move(state, str(move))) == str(move)
