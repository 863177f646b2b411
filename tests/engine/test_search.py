"""The search for melds and openings against plain enumeration, on thousands of small hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

import pytest

from engine.cards import Card
from engine.game import Refusal
from engine.notation import read_cards, write_card, write_cards
from engine.scala40.meld import Limits, fault
from engine.scala40.openings import openings
from engine.scala40.rules import Rules, make_rules
from engine.scala40.search import Objective, best_melds, new_melds
from tests.engine.brute import LADDER, Meld, Options, face, held, is_joker, is_run, melds_in, rank, sound, value
from tests.engine.brute import twin_of_another as twin
from tests.engine.random_positions import pool

TABLES: dict[str, Options] = {
    "standard": Options(),
    "two jokers": Options(jokers_per_meld=2),
    "any jokers": Options(jokers_per_meld="any"),
    "runs of three": Options(run_max=3),
    "runs of five": Options(run_max=5, run_split=True, joker_in_opening="forbidden"),
    "runs of six": Options(run_max=6, jokers_per_meld=3),
    "ladder": Options(card_values="ladder"),
}
every_table = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())

Laid = tuple[Meld, ...]


def rules_of(options: Options) -> Rules:
    names = ("jokers_per_meld", "run_max", "run_split", "card_values", "joker_in_opening")
    rules = make_rules({name: getattr(options, name) for name in names})
    assert not isinstance(rules, Refusal)
    return rules


def hands(options: Options, number: int, sizes: range) -> Iterator[list[str]]:
    """Small hands in which melds are frequent, the same in every run."""
    random = Random(f"search {options}")
    for _ in range(number):
        yield pool(random, random.randrange(4))[: random.choice(sizes)]


def cards_of(hand: list[str] | str) -> tuple[Card, ...]:
    cards = read_cards(hand if isinstance(hand, str) else " ".join(hand))
    assert cards is not None
    return cards


def names_of(melds: Iterator[tuple[Card, ...]]) -> Laid:
    named = [tuple(map(write_card, cards)) for cards in melds]
    return tuple(sorted(meld if is_run(meld) else tuple(sorted(meld)) for meld in named))


def melds_of(hand: list[str], options: Options) -> set[Meld]:
    return {meld for meld in melds_in(hand, options) if not twin(meld)}


def packings(hand: list[str], options: Options) -> Iterator[tuple[Laid, Counter[str]]]:
    """Every choice of melds that lie together, and what stays in the hand."""
    melds = sorted(melds_of(hand, options))

    def extend(first: int, laid: Laid, left: Counter[str]) -> Iterator[tuple[Laid, Counter[str]]]:
        yield laid, left
        for index in range(first, len(melds)):
            cards = Counter(map(held, melds[index]))
            if not cards - left:
                yield from extend(index, (*laid, melds[index]), left - cards)

    yield from extend(0, (), Counter(hand))


def penalty(cards: Counter[str], options: Options) -> int:
    def points(card: str) -> int:
        if card == "JK":
            return 25
        place = LADDER.index(rank(card)) + 1
        if place == 1:
            return 14 if options.card_values == "ladder" else 11
        return place if options.card_values == "ladder" else min(place, 10)

    return sum(points(card) * count for card, count in cards.items())


@every_table
def test_every_single_meld(options: Options) -> None:
    rules = rules_of(options)
    for hand in hands(options, 250, range(3, 15)):
        found = new_melds(cards_of(hand), rules)
        assert len(set(found)) == len(found), hand
        assert set(names_of(meld.cards for meld in found)) == melds_of(hand, options), hand


def worth(objective: Objective, options: Options) -> Callable[[Meld], int]:
    def of(meld: Meld) -> int:
        match objective:
            case Objective.VALUE:
                barred = options.joker_in_opening != "allowed" and any(map(is_joker, meld))
                return -1000 if barred else value(meld, options)
            case Objective.PENALTY:
                return penalty(Counter(map(held, meld)), options)
            case Objective.CARDS:
                return len(meld)

    return of


@every_table
@pytest.mark.parametrize("objective", Objective)
def test_best_melds(options: Options, objective: Objective) -> None:
    rules, of = rules_of(options), worth(objective, options)
    for hand in hands(options, 100, range(3, 11)):
        best = [-1, -1, -1]
        for laid, left in packings(hand, options):
            total = sum(map(of, laid))
            for keep in range(min(left.total(), 2) + 1):
                best[keep] = max(best[keep], total)
        for keep, expected in enumerate(best):
            found = best_melds(cards_of(hand), rules, objective, keep)
            laid = names_of(meld.cards for meld in found.melds)
            assert found.value == max(expected, 0) == sum(map(of, laid)), (hand, keep)
            assert not Counter(held(card) for meld in laid for card in meld) - Counter(hand)
            assert all(fault(meld, Limits.of(rules)) is None for meld in found.melds)
            assert len(hand) - sum(map(len, laid)) >= min(keep, len(hand))


def test_runs_are_laid_in_one_piece() -> None:
    best = best_melds(cards_of("3H 4H 5H 6H 7H 8H 9H KS"), Rules(), Objective.PENALTY)
    assert [write_cards(meld.cards) for meld in best.melds] == ["3H 4H 5H 6H 7H 8H 9H"]
    split = best_melds(cards_of("3H 4H 5H 6H 7H 8H 9H KS"), rules_of(Options(run_max=5)), Objective.PENALTY)
    assert sorted(len(meld.cards) for meld in split.melds) in ([3, 4], [2, 5])


def dominated(laid: Laid, left: Counter[str], options: Options, keep: int) -> bool:
    """Whether a better opening is plain to see, as `openings` says."""
    for one, other in combinations(laid, 2):
        for joined in (one + other, other + one):
            if is_run(one) and is_run(other) and joined in melds_of([held(card) for card in joined], options):
                return True
    for meld in laid:
        for card in left:
            if card == "JK":
                continue
            if f"JK={card}" in meld and sound([card if face(one) == card else one for one in meld], options):
                return True
            cards = [*map(held, meld), card]
            longer = {more for more in melds_of(cards, options) if set(meld) < set(more) and len(more) == len(cards)}
            if longer and left.total() > keep:
                return True
    return False


@every_table
@pytest.mark.parametrize("keep", [0, 1, 2])
def test_openings(options: Options, keep: int) -> None:
    rules, minimum = rules_of(options), 24
    for hand in hands(options, 25, range(6, 11)):
        possible: dict[Laid, Counter[str]] = {}
        for laid, left in packings(hand, options):
            clean = options.joker_in_opening == "allowed" or not any(is_joker(card) for meld in laid for card in meld)
            if clean and sum(value(meld, options) for meld in laid) >= minimum and left.total() >= keep:
                possible[laid] = left
        found = openings(cards_of(hand), rules, 10_000, keep=keep, minimum=minimum)
        named = [names_of(meld.cards for meld in melds) for melds in found]
        assert len(set(named)) == len(named), hand
        assert set(named) == {laid for laid in possible if not dominated(laid, possible[laid], options, keep)}, hand
        if named:
            left_over = [penalty(possible[laid], options) for laid in named]
            assert left_over[0] == min(penalty(left, options) for left in possible.values()), hand
            firsts = {frozenset(possible[laid].items()): place for place, laid in reversed(list(enumerate(named)))}
            assert sorted(firsts.values()) == list(range(len(firsts))), "openings of the same cards come last"
            assert left_over[: len(firsts)] == sorted(left_over[: len(firsts)]), hand


def test_openings_of_a_rich_hand_are_many_but_limited() -> None:
    hand = cards_of("JK JK 8C 9C 10C JC QC 8D 9D 10D JD 8H 9S JS")
    found = openings(hand, Rules())
    assert len(found) == len(set(found)) == 50
    assert openings(hand, Rules(), 3) == found[:3]


@pytest.mark.parametrize(
    ("hand", "profile"),
    [
        ("6C 9D 9D KD 5H 9H QH 2S 9S JS JS JK JK", "duel"),
        ("2C 9C 2D 3D 4D 5H 10H 4S 8S 8S 9S 9S JK JK", "duel"),
        ("AC 5C 5C 6C 6C 9C JC 6D 7D 8D AS KS JK JK", "house"),
        ("9C 9C 9D 9D KC KD KH 2S JK JK", "standard"),
    ],
)
def test_two_jokers_in_melds_of_the_same_cards_make_no_opening_twice(hand: str, profile: str) -> None:
    rules = make_rules({"profile": profile})
    assert not isinstance(rules, Refusal)
    found = openings(cards_of(hand), rules, 10_000)
    named = [tuple(sorted(map(str, melds))) for melds in found]
    assert found
    assert len(set(named)) == len(named)


def test_opening_of_exactly_the_minimum() -> None:
    hand = cards_of("10H JH QH KH 2C 4C 6C 8C")
    assert [[str(meld) for meld in melds] for melds in openings(hand, Rules())] == [["10H JH QH KH"]]
    assert openings(hand, rules_of(Options(run_max=3)), keep=1) == []
