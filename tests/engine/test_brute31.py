"""Values and settlements of Scat and Schwimmen against plain enumeration."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from engine.command import run_try
from engine.notation import read_cards
from engine.scat.scoring import counted
from engine.schwimmen.scoring import worth
from engine.thirtyone.value import in_points, is_thirty_one
from tests.engine.brute31 import (
    Hand,
    after_knock,
    below,
    in_suit,
    lowest,
    pay,
    scat_value,
    schwimmen_value,
)
from tests.engine.deals import PACKS, allowed, near

RANDOM_DEALS = 400


def test_value_of_every_hand() -> None:
    """All 22,100 hands of three cards, and all 4,960 of the short pack."""
    rules = {choice: allowed("scat", three_of_a_kind=choice) for choice in ("off", "30", "30.5")}
    for hand in combinations(PACKS["scat"], 3):
        cards = read_cards(" ".join(hand)) or ()
        assert is_thirty_one(cards) == (in_suit(hand) == 31)
        for choice, table in rules.items():
            assert in_points(counted(cards, table)) == scat_value(hand, choice), (hand, choice)
    for hand in combinations(PACKS["schwimmen"], 3):
        assert Fraction(worth(read_cards(" ".join(hand)) or ()), 2) == schwimmen_value(hand), hand


def dealt(random: Random, name: str, most: int) -> list[Hand]:
    """Random hands, many of them near 31 or three of a kind."""
    return [tuple(hand.split()) for hand in near(random, name, random.randint(2, most))]


def settled(position: dict[str, Any], move: str) -> dict[str, Any]:
    """The position after the last move of a deal."""
    answer = run_try({**position, "seed": "brute", "moves": [move]})
    assert answer["results"][0]["ok"], answer
    assert answer["position"]["phase"] == "over", answer
    return answer["position"]


def check(after: dict[str, Any], lost: list[int], lives: list[int], county: bool, full: bool, share: bool) -> None:
    """Compares a settlement with pennies paid one by one."""
    purses = pay(lost, lives, county, full)
    if all(purse.out for purse in purses) and not share:
        assert after["hand_scores"] == [0] * len(lives)
        assert after["replay"]
        assert (after["eliminated"], after["winner"], after["closed_by"]) == ([], None, None)
        assert [seat["lives"] for seat in after["seats"]] == lives
        return
    assert after["hand_scores"] == [purse.lost for purse in purses]
    assert [seat["lives"] for seat in after["seats"]] == [purse.pennies for purse in purses]
    assert [seat["out"] for seat in after["seats"]] == [purse.out for purse in purses]
    assert after["eliminated"] == [seat for seat, purse in enumerate(purses) if purse.out]
    left = [seat for seat, purse in enumerate(purses) if not purse.out]
    everybody = list(range(len(lives)))
    assert after["winner"] == (everybody if not left else left[0] if len(left) == 1 else None)


@pytest.mark.parametrize("number", range(RANDOM_DEALS))
def test_scat_settlements(number: int) -> None:
    """After a knock, with an empty stock and after a declaration, under every option that bears on it."""
    random = Random(number)
    hands = dealt(random, "scat", 9)
    seats, county, full, share = len(hands), random.random() < 0.7, random.random() < 0.5, random.random() < 0.5
    lives = [random.randint(0 if county else 1, 3) for _ in hands]
    triple, costs = random.choice(["off", "30", "30.5"]), random.choice([1, 2])
    position = {
        "game": "scat",
        "rules": {
            "county": county,
            "double_loss": "full" if full else "capped",
            "three_of_a_kind": triple,
            "thirty_one_costs": costs,
            "all_out": "share" if share else "replay",
            "final_turn_may_stand": True,
        },
        "seats": [{"hand": " ".join(hand), "lives": one} for hand, one in zip(hands, lives, strict=True)],
        "stock": 0,
    }
    values = [scat_value(hand, triple) for hand in hands]
    holders = [seat for seat, hand in enumerate(hands) if in_suit(hand) == 31]
    knocker = random.choice([None, *range(seats)])
    to_play = random.randrange(seats) if knocker is None else (knocker - 1) % seats
    position |= {"to_play": to_play, "knocked_by": knocker}
    if len(holders) == 1 and holders != [knocker] and random.random() < 0.7:
        lost = [0 if seat in holders else costs for seat in range(seats)]
        after, closed_by = settled(position, f"declare {holders[0]}"), holders[0]
    else:
        lost = after_knock(values, knocker)
        after = settled(position, "stop" if knocker is None else "stand")
        closed_by = None if knocker is None or lost[knocker] else knocker
    check(after, lost, lives, county, full, share)
    assert "replay" in after or after["closed_by"] == closed_by


@pytest.mark.parametrize("number", range(RANDOM_DEALS))
def test_schwimmen_settlements(number: int) -> None:
    """After a close, and after a 31 or three aces, under every option that bears on it."""
    random = Random(number)
    hands = dealt(random, "schwimmen", 8)
    seats, rank, suit, double = len(hands), random.random() < 0.6, random.random() < 0.5, random.random() < 0.5
    lives = [random.randint(0, 3) for _ in hands]
    closer = random.randrange(seats)
    position = {
        "game": "schwimmen",
        "rules": {
            "sw_triples_rank": rank,
            "sw_tie": "suit_order" if suit else "all_lose",
            "sw_closer_double": double,
        },
        "seats": [{"hand": " ".join(hand), "lives": one} for hand, one in zip(hands, lives, strict=True)],
        "stock": 0,
        "to_play": (closer - 1) % seats,
        "knocked_by": closer,
    }
    special = [seat for seat, hand in enumerate(hands) if schwimmen_value(hand) in (31, 32)]
    fire = [seat for seat, hand in enumerate(hands) if schwimmen_value(hand) == 32]
    losers = lowest(hands, lambda one, other: below(one, other, rank, suit))
    lost = [int(seat in losers) for seat in range(seats)]
    if fire:
        lost = [int(seat not in fire) for seat in range(seats)]
    elif not special and double and losers == [closer]:
        lost[closer] = 2
    check(settled(position, "declare" if special else "pass"), lost, lives, True, False, False)


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("county", [False, True])
def test_every_number_of_lives(county: bool, full: bool) -> None:
    """Every number of lives of three seats, with everybody losing one and with a knocker who loses two."""
    least = 0 if county else 1
    for lives in product(range(least, 4), repeat=3):
        rules = {"county": county, "double_loss": "full" if full else "capped", "final_turn_may_stand": True}
        for hands, lost in ((("9H", "9C", "9S"), [1, 1, 1]), (("2D", "9C", "9S"), [2, 0, 0])):
            document = {
                "game": "scat",
                "rules": rules,
                "seats": [{"hand": hand, "lives": one} for hand, one in zip(hands, lives, strict=True)],
                "stock": "",
                "to_play": 2,
                "knocked_by": 0 if lost[0] == 2 else None,
            }
            after = settled(document, "stand" if lost[0] == 2 else "stop")
            check(after, lost, list(lives), county, full, share=False)
