"""Computer players of Scat and Schwimmen: what each level does, what none of them sees, whole matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import pytest

from engine.game import BadDocument, Refusal, Standing
from engine.games import GAMES
from engine.play import Tournament, next_mover
from engine.players import DEFAULT_LEVEL, choose, levels
from engine.players.schwimmen import KEEPS
from engine.schwimmen.scoring import worth
from engine.thirtyone.value import HALVES
from tests.engine.deals import NAMES, WALKS, allowed, options, walk

SCAT = GAMES["scat"]
LEVELS = ("easy", "normal", "hard")


def ask(level: str = "hard", name: str = "scat", seat: int | None = None, **document: Any) -> str:
    """What a level does in a position, in a seat (default: the one to play)."""
    game = GAMES[name]
    state = game.read_position({"game": name, "seed": "players", **document})
    viewer = game.to_play(state) if seat is None else seat
    move = choose(name, game.view(state, viewer), level, "seed")
    assert not isinstance(game.play(state, move), Refusal), move
    return move


def table(own: str, others: int = 1, turns: int = 2, lives: int = 3, **other: Any) -> list[dict[str, Any]]:
    """Seats: the own one first, then others that are alike."""
    return [{"hand": own, "turns": turns, "lives": lives}, *({"turns": turns, **other} for _ in range(others))]


@pytest.mark.parametrize("name", NAMES)
def test_levels(name: str) -> None:
    assert levels(name) == LEVELS
    assert DEFAULT_LEVEL in LEVELS


def test_hard_keeps_what_beginners_are_told_to_keep() -> None:
    game = GAMES["schwimmen"]
    kept: dict[bool, list[bool]] = {True: [], False: []}
    for number in range(150):
        state = game.new_hand(game.rules({}), [Standing()] * 4, 0, f"keep {number}")
        view = game.view(state, game.to_play(state))
        kept[worth(view.hand) >= KEEPS * HALVES].append(choose("schwimmen", view, "hard", "seed") == "keep")
    assert sum(kept[True]) > len(kept[True]) / 2
    assert sum(kept[False]) < len(kept[False]) / 2


@pytest.mark.parametrize("level", LEVELS)
def test_every_31_is_declared(level: str) -> None:
    """In one's turn, out of it, and where one is asked."""
    seats = table("AH KH QH", turns=0)
    assert ask(level, seats=seats, dealer=1, discard="2C") == "declare"
    assert ask(level, seat=0, seats=seats, dealer=1, to_play=1, discard="2C") == "declare 0"
    seats = [{"hand": "AH KH QH"}, {"hand": "AS KS QS"}, {"hand": "2C 3C 4C"}]
    assert ask(level, seat=0, seats=seats, dealer=1, to_play=0, phase="declare", declared=[1]) == "declare"
    assert ask(level, seat=1, seats=seats, dealer=1, to_play=0, phase="declare") == "declare 1"


@pytest.mark.parametrize("level", LEVELS)
def test_a_31_that_lapsed_counts_30(level: str) -> None:
    """It cannot be declared any more, and is a hand to knock with."""
    seats = [{"hand": "AH KH QH", "turns": 3, "lapsed": True}, {"turns": 3}]
    assert ask(level, seats=seats, dealer=1, discard="2C") == "knock"


@pytest.mark.parametrize(("discard", "takers"), [("QH", {"normal", "hard"}), ("2C", set())])
def test_easy_draws_blindly(discard: str, takers: set[str]) -> None:
    seats = table("KH 9H 4C", others=2)
    took = {level for level in LEVELS if ask(level, seats=seats, dealer=2, discard=discard) == "draw discard"}
    assert took == takers


def test_easy_knocks_late_and_normal_by_round_and_seats() -> None:
    def knocks(level: str, own: str, others: int, turns: int) -> bool:
        return ask(level, seats=table(own, others, turns), dealer=others, discard="2C") == "knock"

    assert not knocks("easy", "KH QH 8H", 1, 2)
    assert knocks("easy", "KH QH 9H", 1, 2)
    assert knocks("normal", "KH 7H 5H", 1, 2)
    assert not knocks("normal", "KH 7H 5H", 3, 2)
    assert knocks("normal", "KH 7H 5H", 3, 7)


def test_hard_knocks_by_what_the_others_took() -> None:
    """Nothing is known of the other seat, or it took an ace and a king."""
    own = "KH 10H 5H"
    assert ask(seats=table(own, hand=3), dealer=1, discard="2C") == "knock"
    assert ask(seats=table(own, hand="AS KS 4D", known="AS KS"), dealer=1, discard="2C") == "draw stock"


def test_hard_knocks_by_its_lives() -> None:
    """A knocker who alone is lowest loses two, but with one left no more than that."""
    moves = {lives: ask(seats=table("KH 8H 3C", turns=0, lives=lives), dealer=1, discard="2C") for lives in (3, 1)}
    assert moves == {3: "draw stock", 1: "knock"}


def test_hard_counts_outs() -> None:
    """Of two suits it keeps the one of which the high cards have not been thrown."""
    position = {"seats": table("10H 10S 3C AC", others=1), "dealer": 1, "phase": "play", "drawn": "3C", "discard": "2C"}
    for gone, thrown in (("S", "10S"), ("H", "10H")):
        history = [[number % 2, None, rank + gone] for number, rank in enumerate("KQJA")]
        assert ask(**position, history=history) == f"discard {thrown}"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_stands_where_no_card_could_help(level: str) -> None:
    position = {"seats": table("KH QH JH"), "dealer": 1, "discard": "2C", "knocked_by": 1}
    assert ask(level, **position, rules={"final_turn_may_stand": True}) == "stand"
    assert ask(level, **position) == "draw stock"


def test_hard_with_an_empty_stock() -> None:
    """A good hand knocks; a bad one stops where nobody loses by that, else hopes for the pile."""
    position = {"dealer": 2, "stock": "", "discard": "7C 2C"}
    assert ask(**position, seats=table("KH 8H 9H", 2, 6)) == "knock"
    assert ask(**position, seats=table("3H 4C 5D", 2, 6)) == "draw discard"
    assert ask(**position, seats=table("3H 4C 5D", 2, 6), rules={"exhaust_result": "draw"}) == "stop"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_dealer_keeps_a_good_hand(level: str) -> None:
    moves = [ask(level, "schwimmen", phase="choose", seats=table(own, 2, 0)) for own in ("7H 8C 9D", "KH QH 9H")]
    assert moves == ["exchange", "keep"]


@pytest.mark.parametrize("level", LEVELS)
def test_shows_what_must_be_shown(level: str) -> None:
    position = {"dealer": 0, "phase": "declare", "to_play": 1}
    seats = [{"hand": "7C 8D 9H"}, {"hand": "AH KH QH"}, {"hand": "AS KS QS"}]
    assert ask(level, "schwimmen", seats=seats, **position) == "declare"
    assert ask(level, "schwimmen", seat=2, seats=seats, **position) == "declare 2"


def test_easy_swaps_one_card_and_closes_late() -> None:
    position = {"name": "schwimmen", "dealer": 2, "pool": "QH KH 10H"}
    assert ask("easy", **position, seats=table("7H 8C 9D", 2, 1)) == "swap 8C for QH"
    assert ask("normal", **position, seats=table("7H 8C 9D", 2, 1)) == "swap all"
    position["pool"] = "7C 8D 9S"
    assert ask("easy", **position, seats=table("KH QH 7H", 2, 1)) == "pass"
    assert ask("normal", **position, seats=table("KH QH 7H", 2, 1)) == "close"


def test_hard_closes_with_a_hand_that_is_not_lowest() -> None:
    position = {"name": "schwimmen", "dealer": 2, "pool": "7C 8D 9S"}
    assert ask(**position, seats=table("KH QH 9H", 2, 1)) == "close"
    assert ask(**position, seats=table("7H 8C KD", 2, 1)) != "close"


def test_hard_makes_three_aces_rather_than_31() -> None:
    """Everybody else loses, not only the lowest."""
    assert ask(name="schwimmen", dealer=2, seats=table("AH KH AC", 2, 1), pool="QH AS 7D") == "swap KH for AS"


def test_hard_takes_the_best_hand_in_its_last_turn() -> None:
    position = {"name": "schwimmen", "dealer": 2, "knocked_by": 1}
    assert ask(**position, seats=table("7H KH 9C", 2, 1), pool="10S 9S AS") == "swap all"
    assert ask(**position, seats=table("KH QH JH", 2, 1), pool="10S 9S 7S") == "pass"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_in_every_position(name: str, level: str) -> None:
    """Whoever may act, in turn or out of it, makes a legal move, and the same one whenever asked again."""
    game, asked = GAMES[name], 0
    for number in range(0, WALKS, 6):
        for state in walk(name, number)[:12]:
            for seat in game.acting(state):
                move = choose(name, game.view(state, seat), level, "seed")
                assert move == choose(name, game.view(state, seat), level, "seed")
                assert move in {str(legal) for legal in game.view(state, seat).legal}, json.dumps(game.save(state))
                asked += 1
    assert asked > 100


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_change_no_choice(name: str, level: str) -> None:
    """Other hands and the stock mixed anew, what everybody has seen kept: the same move for every seed."""
    chance, game, looked = Random(f"{name} {level}"), GAMES[name], 0
    for number in range(8):
        for document in deal(name, f"{name} {number}"):
            seat = document["to_play"]
            state = game.read_position(document)
            try:
                other = game.read_position(mixed(document, seat, chance))
            except BadDocument:
                continue
            if other.phase != state.phase:
                # What must be shown at once is hidden no more.
                continue
            for seed in ("a", "b"):
                views = [game.view(one, seat) for one in (state, other)]
                assert len({choose(name, view, level, seed) for view in views}) == 1, document
            looked += 1
    assert looked > 30


def deal(name: str, seed: str) -> Iterator[dict[str, Any]]:
    """Positions of one deal under random options, with what is remembered of it."""
    chance, game = Random(seed), GAMES[name]
    rules = allowed(name, **options(chance, name))
    state = game.new_hand(rules, [Standing()] * chance.choice(game.seats(rules)), 0, seed)
    moves = 0
    while not game.is_over(state) and moves < 24:
        seat = next_mover(game, state)
        if seat == game.to_play(state):
            yield game.save(state)
        state, moves = game.play(state, choose(name, game.view(state, seat), "normal", seed)).state, moves + 1


def mixed(document: dict[str, Any], viewer: int, chance: Random) -> dict[str, Any]:
    """The position with other hands and the stock mixed; cards that a hand took in public stay where they are."""
    other: dict[str, Any] = json.loads(json.dumps(document))
    hidden = [one for number, one in enumerate(other["seats"]) if number != viewer and not one["out"]]
    piles = [one["hand"].split() for one in hidden]
    stays = [
        [card for card in pile if card in one.get("known", "").split()] for one, pile in zip(hidden, piles, strict=True)
    ]
    unseen = document["phase"] == "choose"
    cards = [card for pile, kept in zip(piles, stays, strict=True) for card in pile if card not in kept]
    cards += document["stock"].split() + (document["pool"].split() if unseen else [])
    chance.shuffle(cards)
    for one, pile, kept in zip(hidden, piles, stays, strict=True):
        one["hand"] = " ".join(kept + [cards.pop() for _ in range(len(pile) - len(kept))])
        one.pop("lapsed", None)
    if unseen:
        other["pool"] = " ".join(cards.pop() for _ in range(3))
    return other | {"stock": " ".join(cards)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(10))
def test_matches_of_mixed_levels_end(name: str, number: int) -> None:
    """At tables of every size, under random options: no move is refused, no card is lost, every deal ends."""
    chance, game = Random(f"{name} {number}"), GAMES[name]
    rules = options(chance, name) | {"lives": 1}
    sizes = game.seats(allowed(name, **rules))
    seated = [LEVELS[(seat + number) % 3] for seat in range(sizes[number % len(sizes)])]
    figures = Tournament.of(name, seated, rules, f"mixed {number}", perf_counter).play_matches(1)
    assert not figures.violations
    assert figures.matches == 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("sides", [("normal", "easy"), ("hard", "normal")])
def test_each_level_beats_the_one_below(name: str, sides: tuple[str, str]) -> None:
    """A small sample of what `python -m bench players` measures: each match played for both places."""
    wins = [0, 0]
    for seated, better in ((sides, 0), (sides[::-1], 1)):
        figures = Tournament.of(name, seated, {"lives": 2}, "stronger", perf_counter).play_matches(60)
        wins = [wins[0] + figures.wins[better], wins[1] + figures.wins[1 - better]]
    assert wins[0] > wins[1]


def test_scat_remembers_what_was_taken_and_thrown() -> None:
    seats = [{"hand": "KH 9H 4C", "turns": 1}, {"hand": "AS 3S 4D", "turns": 1}]
    document = {"game": "scat", "seed": "memory", "seats": seats, "dealer": 1, "discard": "2C QH"}
    state = SCAT.read_position(document)
    for move in ("draw discard", "discard 4C", "draw stock", "discard 3S"):
        state = SCAT.play(state, move).state
    assert SCAT.save(state)["history"] == [[0, "QH", "4C"], [1, None, "3S"]]
    assert SCAT.load(SCAT.save(state)) == state
    assert "history" not in SCAT.write_position(state)
    shown = json.dumps(SCAT.write_view(SCAT.view(state, 0)))
    assert "3S" in shown
    assert "4C" not in shown
