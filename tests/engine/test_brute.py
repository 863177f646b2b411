"""The engine against plain enumeration, on thousands of small random positions."""

from __future__ import annotations

from dataclasses import asdict, fields
from random import Random
from typing import Any

import pytest

from engine.game import Refusal
from engine.games import GAMES
from tests.engine.brute import (
    Meld,
    Options,
    attached,
    barred,
    best_opening,
    can_close,
    discards,
    groups,
    held,
    is_joker,
    is_run,
    melds_in,
    readings,
    recovered,
    stretches,
    suit,
    value,
    without,
)
from tests.engine.random_positions import Sketch, sketch

SCALA = GAMES["scala40"]
DEFAULT = asdict(Options())

TABLES: dict[str, Options] = {
    "standard": Options(),
    "two jokers": Options(jokers_per_meld=2),
    "any jokers": Options(jokers_per_meld="any"),
    "runs of five": Options(run_max=5),
    "splitting": Options(run_max=5, run_split=True, playable_opened="forbidden", jokers_per_meld=2),
    "strict": Options(playable_opened="forbidden", joker_discard="closing_only"),
    "never a joker": Options(joker_discard="never", playable_opened="forbidden", playable_min_players=3),
    "refuse": Options(playable_opened="forbidden", playable_closing="forbidden", no_legal_discard="refuse_table_play"),
    "no last discard": Options(close_needs_discard=False),
}
SETS = {
    "declare": Options(),
    "any": Options(jokers_per_meld="any"),
    "position": Options(joker_identity="position"),
    "circle": Options(joker_identity="position_circular"),
    "five": Options(run_max=5),
    "two": Options(jokers_per_meld=2),
}


def rules(options: Options) -> dict[str, Any]:
    """The options as the rules of a position."""
    given = {field.name: getattr(options, field.name) for field in fields(options)}
    return {name: choice for name, choice in given.items() if choice != DEFAULT[name]}


def key(meld: Any) -> Meld:
    """An engine's meld as the enumeration writes it."""
    cards = tuple(str(meld).split())
    return cards if is_run(cards) else tuple(sorted(cards))


def listed(state: Any) -> dict[str, set[Any]]:
    """The engine's legal moves by verb, as the enumeration writes them."""
    found: dict[str, set[Any]] = {"meld": set(), "layoff": set(), "swap": set(), "discard": set(), "open": set()}
    for move in map(str, SCALA.legal_moves(state)):
        verb, _, rest = move.partition(" ")
        match verb:
            case "meld":
                found[verb].add(key(rest))
            case "layoff" | "swap":
                card, _, number = rest.split()
                found[verb].add((card, int(number)))
            case "open":
                found[verb].add(rest)
            case "discard":
                found[verb].add(rest)
    return found


def can_end(hand: list[str], table: list[Meld], options: Options) -> bool:
    """Whether a table action may leave this hand beside this table (K20, K21)."""
    if not hand:
        return not options.close_needs_discard
    if options.no_legal_discard == "waive":
        return True
    why = barred(hand, table, options, opened=True, players=3, taken=None)
    return any(not reasons for reasons in why.values())


def expected(one: Sketch, options: Options) -> dict[str, set[Any]]:
    """The legal moves of an opened player by enumeration."""
    hand, table = one.hand, one.table
    melds = {meld for meld in melds_in(hand, options) if can_end(without(hand, meld), [*table, meld], options)}
    layoffs = {
        (card, number)
        for held_card in set(hand)
        for number, meld in enumerate(table, 1)
        for card, parts in attached(held_card, meld, options)
        if can_end(without(hand, (card,)), [*table[: number - 1], *parts, *table[number:]], options)
    }
    swaps = {
        (card, number)
        for card in set(hand)
        for number, meld in enumerate(table, 1)
        if (changed := recovered(card, meld)) is not None
        and can_end([*without(hand, (card,)), "JK"], [*table[: number - 1], changed, *table[number:]], options)
    }
    allowed = discards(hand, table, options, opened=True, players=3)
    return {"meld": melds, "layoff": layoffs, "swap": swaps, "discard": allowed, "open": set()}


@pytest.mark.parametrize("name", TABLES)
def test_table_actions_and_discards(name: str) -> None:
    """An opened player's melds, lay-offs, swaps and discards are exactly those of the enumeration."""
    options, random = TABLES[name], Random(name)
    for _ in range(200):
        one = sketch(random, options)
        document = one.document(rules(options))
        assert listed(SCALA.read_position(document)) == expected(one, options), document


@pytest.mark.parametrize("name", ["standard", "strict", "never a joker", "refuse", "any jokers"])
def test_discards_before_opening(name: str) -> None:
    """What an unopened player may discard."""
    options, random = TABLES[name], Random(f"{name} unopened")
    for _ in range(200):
        one = sketch(random, options, range(2, 6))
        document = one.document(rules(options))
        document["seats"][0]["opened"] = False
        state = SCALA.read_position(document)
        assert listed(state)["discard"] == discards(one.hand, one.table, options, opened=False, players=3), document


def test_discards_beside_a_taken_card() -> None:
    """Under the free rule everything but the card just taken may be discarded, unless it is barred."""
    random = Random("taken")
    options = Options(joker_discard="always", playable_opened="forbidden")
    for _ in range(200):
        one = sketch(random, options, range(2, 6))
        taken = random.choice(one.hand)
        given = {**rules(options), "discard_draw_opened": "free"}
        document = one.document(given, taken=taken)
        state = SCALA.read_position(document)
        assert listed(state)["discard"] == discards(
            one.hand, one.table, options, opened=True, players=3, taken=taken
        ), document


@pytest.mark.parametrize("name", SETS)
def test_readings(name: str) -> None:
    """A list of cards means what the enumeration says: one meld, several (asked), or none."""
    options, random = SETS[name], Random(f"readings {name}")
    document = Sketch(["JK", "JK", "JK", "4C"], []).document(rules(options))
    for _ in range(700):
        cards = written(random)
        spare = next(card for card in ("2C", "9D") if cards.count(card) < 2)
        document["seats"][0]["hand"] = " ".join([*map(held, cards), spare])
        state = SCALA.read_position(document)
        move = SCALA.read_move(state, "meld " + " ".join(cards))
        wanted = readings(cards, options)
        if isinstance(move, Refusal):
            got = {key(reading.removeprefix("meld ")) for reading in move.readings}
            assert got == (wanted if len(wanted) > 1 else set()), (cards, wanted, move)
        else:
            assert {key(move.meld)} == wanted, (cards, wanted)


def written(random: Random) -> list[str]:
    """A list of cards that is, or nearly is, a meld: in order, reversed, shuffled, or with a card changed."""
    length = random.choice([3, 3, 3, 4, 4, 5, 6, 13, 14])
    faces = random.choice(list(stretches(length)) + (list(groups(length)) * 2 if length < 5 else []))
    random.shuffle(faces) if len({suit(name) for name in faces}) > 1 else None
    cards = list(faces)
    for place in random.sample(range(length), random.choice([0, 1, 1, 2, min(length - 2, 3)])):
        cards[place] = "JK" if random.random() < 0.8 else f"JK={cards[place]}"
    match random.randrange(5):
        case 0:
            cards.reverse()
        case 1:
            random.shuffle(cards)
        case 2:
            cards[random.randrange(length)] = random.choice(random.choice(list(stretches(3))))
    return cards if all(cards.count(card) < 3 for card in faces) else faces


@pytest.mark.parametrize(
    "options",
    [Options(), Options(card_values="ladder"), Options(joker_in_opening="beyond_clean_40")],
    ids=["standard", "ladder", "clean"],
)
def test_openings(options: Options) -> None:
    """Disjoint melds open if and only if those that count are worth 40 and a card stays in the hand."""
    random = Random(f"openings {options}")
    outcomes = set()
    for _ in range(500):
        one = sketch(random, options, range(7, 14), 0)
        melds, left = disjoint_melds(random, one.hand, options)
        if not melds:
            continue
        left = left if random.random() < 0.7 else []
        document = Sketch([held(card) for meld in melds for card in meld] + left, []).document(rules(options))
        document["seats"][0]["opened"] = False
        clean = [meld for meld in melds if options.joker_in_opening == "allowed" or not any(map(is_joker, meld))]
        legal = sum(value(meld, options) for meld in clean) >= 40 and bool(left)
        line = "open " + " / ".join(" ".join(meld) for meld in melds)
        assert isinstance(SCALA.play(SCALA.read_position(document), line), Refusal) != legal, (document, line)
        outcomes.add((legal, bool(left)))
    assert outcomes == {(True, True), (False, True), (False, False)}


def disjoint_melds(random: Random, hand: list[str], options: Options) -> tuple[list[Meld], list[str]]:
    """One to four melds that can be laid together, and the cards that stay."""
    melds: list[Meld] = []
    left = list(hand)
    for _ in range(random.randint(1, 4)):
        possible = sorted(melds_in(left, options))
        if not possible:
            break
        melds.append(random.choice(possible))
        left = without(left, melds[-1])
    return melds, left


@pytest.mark.parametrize("name", ["standard", "two jokers", "splitting"])
def test_openings_below_the_minimum(name: str) -> None:
    """Below the minimum a meld opens if and only if some actions of this turn lead to a close (K24)."""
    options, random = TABLES[name], Random(f"below {name}")
    outcomes = []
    for _ in range(120):
        one = sketch(random, options, range(4, 8), 4)
        document = one.document({**rules(options), "close_in_hand_below_40": True, "opening_min": 200})
        document["seats"][0]["opened"] = False
        state = SCALA.read_position(document)
        accepted = False
        for meld in sorted(melds_in(one.hand, options))[:6]:
            line = f"open {' '.join(meld)}"
            closes = can_close(without(one.hand, meld), [*one.table, meld], options)
            answer = SCALA.play(state, line)
            assert isinstance(answer, Refusal) != closes, (document, line)
            outcomes.append(closes)
            if not isinstance(answer, Refusal):
                accepted = True
                can_go_on(answer.state)
        assert not accepted or any(move.verb == "open" for move in SCALA.legal_moves(state)), document
    assert min(outcomes.count(True), outcomes.count(False)) > 5


def can_go_on(state: Any) -> None:
    """Whatever is legal after such an opening still leads to a close."""
    reached, tried = [state], 0
    while reached:
        tried += 1
        current = reached.pop()
        moves = [move for move in SCALA.legal_moves(current) if move.verb != "undo"]
        assert moves
        for move in moves[:3] if tried < 20 else moves[:1]:
            applied = SCALA.apply(current, move)
            assert not isinstance(applied, Refusal)
            if move.verb == "discard":
                assert SCALA.is_over(applied.state)
            else:
                reached.append(applied.state)


def opening_value(state: Any, move: Any) -> int:
    """What the engine says an opening is worth."""
    applied = SCALA.apply(state, move)
    assert not isinstance(applied, Refusal)
    return int(applied.events[0].data["value"])


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(card_values="ladder"),
        Options(jokers_per_meld=2),
        Options(jokers_per_meld="any"),
        Options(run_max=5),
        Options(joker_in_opening="forbidden"),
    ],
    ids=["standard", "ladder", "two", "any", "five", "clean"],
)
def test_best_opening(options: Options) -> None:
    """The best opening is listed; none is listed where the best is too low."""
    random = Random(repr(options))
    opened = 0
    for _ in range(200):
        one = sketch(random, options, range(6, 12), 0)
        document = one.document(rules(options))
        document["seats"][0]["opened"] = False
        state = SCALA.read_position(document)
        best = best_opening(one.hand, options)
        moves = [move for move in SCALA.legal_moves(state) if move.verb == "open"]
        assert bool(moves) == (best >= 40), document
        if moves:
            opened += 1
            worth = [opening_value(state, move) for move in moves]
            assert max(worth) == best if options.joker_in_opening == "allowed" else max(worth) >= best, document
        seen = SCALA.view(state, 0).best_opening
        assert seen is not None
        assert seen.value in (best, best_opening(one.hand, options, keep=0)), document
    assert opened > 10
