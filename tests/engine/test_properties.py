"""What holds in every reachable position, under every profile and random mixes of options."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from engine.game import Applied, Refusal, Standing
from engine.match import places
from tests.engine.brute import LADDER, SUITS, Options, melds_in
from tests.engine.cases.check import move_key
from tests.engine.walks import PROFILES, SCALA, WALKS, states, walk

PACKS = Counter([name + suit for name in LADDER[:-1] for suit in SUITS] * 2 + ["JK"] * 4)
CARDS = [*sorted(PACKS), "JK=7H", "JK=AS"]
LIBERAL = Options(jokers_per_meld="any")

quick = settings(max_examples=120, deadline=None, derandomize=True)
slow = settings(max_examples=50, deadline=None, derandomize=True)


def cards_of(document: dict[str, Any]) -> Counter[str]:
    """Every physical card of a position, wherever it is."""
    places = [seat["hand"] for seat in document["seats"]] + document["table"]
    words = " ".join([*places, document["stock"], document["discard"]]).split()
    return Counter("JK" if word.startswith("JK") else word for word in words)


def told(state: Any) -> str:
    """A state as text for the message of a failing test."""
    return json.dumps(SCALA.save(state))


@pytest.mark.parametrize("number", range(WALKS))
def test_no_card_is_lost_and_somebody_can_move(number: int) -> None:
    """After every move: the same cards as before, and a legal move unless the hand is over."""
    states = walk(number)
    cards = cards_of(SCALA.write_position(states[0]))
    for state in states:
        assert cards_of(SCALA.write_position(state)) == cards
        assert SCALA.is_over(state) == (SCALA.to_play(state) is None and SCALA.write_position(state)["phase"] == "over")
        assert SCALA.is_over(state) or SCALA.legal_moves(state), told(state)
        assert not SCALA.is_over(state) or SCALA.legal_moves(state) == ()


@given(st.sampled_from(PROFILES), st.integers(2, 6), st.text(max_size=8))
@quick
def test_deal(profile: str, seats: int, seed: str) -> None:
    """108 cards, 13 each, one face up, never a joker; the seat to the dealer's left begins; the seed decides."""
    rules: Any = SCALA.rules({"profile": profile})
    assume(seats <= rules.players)
    dealer = len(seed) % seats
    state = SCALA.new_hand(rules, [Standing()] * seats, dealer, seed)
    document = SCALA.write_position(state)
    assert cards_of(document) == PACKS
    assert [len(seat["hand"].split()) for seat in document["seats"]] == [13] * seats
    assert len(document["stock"].split()) == 108 - 13 * seats - 1
    assert len(document["discard"].split()) == 1
    assert document["discard"] != "JK"
    assert (document["dealer"], document["to_play"], document["phase"]) == (dealer, (dealer + 1) % seats, "draw")
    assert all(seat["turns"] == 0 and not seat["opened"] for seat in document["seats"])
    assert SCALA.new_hand(rules, [Standing()] * seats, dealer, seed) == state


def test_upcard_joker() -> None:
    """With `keep` a joker may be turned up, with `redraw` never (K2, D20)."""
    tops = {
        choice: {
            SCALA.write_position(
                SCALA.new_hand(SCALA.rules({"upcard_joker": choice}), [Standing()] * 2, 0, f"up {number}")
            )["discard"]
            for number in range(150)
        }
        for choice in ("keep", "redraw")
    }
    assert "JK" in tops["keep"]
    assert "JK" not in tops["redraw"]


@given(states(), st.randoms(use_true_random=False))
@quick
def test_legal_moves_read_back_and_apply(state: Any, random: Random) -> None:
    """A listed move prints to a line that reads back to it, and it is accepted."""
    moves = SCALA.legal_moves(state)
    assert len({str(move) for move in moves}) == len(moves)
    for move in random.sample(moves, min(12, len(moves))):
        assert SCALA.read_move(state, str(move)) == move, told(state)
        assert isinstance(SCALA.apply(state, move), Applied), (told(state), str(move))


def random_line(random: Random) -> str:
    """A line that may be a move."""
    card, number = random.choice(CARDS), random.randrange(8)
    meld = " ".join(random.choices(CARDS, k=random.choice([1, 2, 3, 4])))
    return random.choice(
        [
            "draw stock",
            "draw discard",
            "putback",
            "undo",
            "stop",
            f"discard {card}",
            f"layoff {card} to {number}",
            f"swap {card} in {number}",
            f"meld {meld}",
            f"open {meld} / {meld}",
            f"rejoin {number}",
            f"leave {number}",
            f"{card} {meld}",
            meld,
            "layoff",
            "",
        ]
    )


@given(states(), st.randoms(use_true_random=False))
@quick
def test_other_lines_are_refused(state: Any, random: Random) -> None:
    """A random line is either a listed move (or an opening) or refused with a reason, and a refusal changes nothing."""
    before = SCALA.save(state)
    listed = {str(move) for move in SCALA.legal_moves(state)}
    for _ in range(12):
        line = random_line(random)
        answer = SCALA.play(state, line)
        if isinstance(answer, Refusal):
            assert answer.code
            assert line not in listed
            assert all(reading in listed or reading.startswith("open") for reading in answer.readings)
        else:
            assert str(SCALA.read_move(state, line)) in listed or line.startswith("open"), (told(state), line)
    assert SCALA.save(state) == before


@given(states())
@quick
def test_position_reads_back(state: Any) -> None:
    """A written position reads back to the same position with the same legal moves, but for undo."""
    written = SCALA.write_position(state)
    again = SCALA.read_position(json.loads(json.dumps(written)))
    assert SCALA.write_position(again) == written
    assert {str(move) for move in SCALA.legal_moves(again)} == {str(move) for move in SCALA.legal_moves(state)} - {
        "undo"
    }, told(state)
    assert SCALA.scores(again) == SCALA.scores(state)


@given(states())
@quick
def test_save_keeps_the_history(state: Any) -> None:
    """A saved state loads to an equal state: undo still takes back what it would have."""
    again = SCALA.load(json.loads(json.dumps(SCALA.save(state))))
    assert again == state
    assert SCALA.save(again) == SCALA.save(state)
    undone = SCALA.play(state, "undo")
    if isinstance(undone, Applied):
        assert SCALA.play(again, "undo") == undone


@given(states(), st.randoms(use_true_random=False))
@quick
def test_undo_restores(state: Any, random: Random) -> None:
    """After a table action, undo gives the state before it; after a draw from the stock there is nothing to undo."""
    actions = [move for move in SCALA.legal_moves(state) if move.verb in ("open", "meld", "layoff", "swap")]
    for move in random.sample(actions, min(6, len(actions))):
        applied = SCALA.apply(state, move)
        assert isinstance(applied, Applied)
        if SCALA.is_over(applied.state) or SCALA.write_position(applied.state)["phase"] == "buy_in":
            continue
        undone = SCALA.play(applied.state, "undo")
        assert isinstance(undone, Applied), (told(state), str(move))
        assert undone.state == state
    drawn = SCALA.play(state, "draw stock")
    if isinstance(drawn, Applied):
        assert isinstance(SCALA.play(drawn.state, "undo"), Refusal)


@given(states(), st.integers(-1, 5), st.randoms(use_true_random=False))
@quick
def test_a_view_does_not_depend_on_hidden_cards(state: Any, seat: int, random: Random) -> None:
    """Other hands and the stock mixed anew: the view of a seat (-1: a spectator's) stays the same; it names no seed."""
    document = SCALA.write_position(state)
    viewer = None if seat < 0 else seat % len(document["seats"])
    seen = SCALA.view(SCALA.read_position(document), viewer)
    assert document["seed"] not in json.dumps(SCALA.write_view(seen))
    assume(document["phase"] in ("draw", "play"))
    assert SCALA.view(SCALA.read_position(mixed(document, viewer, random)), viewer) == seen, told(state)


def mixed(document: dict[str, Any], viewer: int | None, random: Random) -> dict[str, Any]:
    """The position with everything hidden from a viewer mixed; cards that a hand took in public stay where they are."""
    hidden = {number: seat["hand"].split() for number, seat in enumerate(document["seats"]) if number != viewer}
    known: dict[int, list[str]] = {number: [] for number in hidden}
    actor = document["to_play"]
    if actor in hidden:
        public = [document["taken"]] if document["taken"] is not None else []
        for card in public + ["JK"] * document["turn"]["recovered"]:
            hidden[actor].remove(card)
            known[actor].append(card)
    cards = [card for hand in hidden.values() for card in hand] + document["stock"].split()
    random.shuffle(cards)
    other: dict[str, Any] = json.loads(json.dumps(document))
    for number, hand in hidden.items():
        mine, cards = cards[: len(hand)], cards[len(hand) :]
        other["seats"][number]["hand"] = " ".join(mine + known[number])
    other["stock"] = " ".join(cards)
    return other


@given(states())
@quick
def test_public_events_name_no_hidden_card(state: Any) -> None:
    """The public part of a draw from the stock does not name the card."""
    drawn: Any = SCALA.play(state, "draw stock")
    assume(isinstance(drawn, Applied))
    event = next(event for event in drawn.events if event.kind == "drawn")
    assert "card" in event.data
    assert "card" not in event.public().data
    assert event.public().data["pile"] == "stock"


@given(states())
@slow
@example(walk(0)[0])
def test_legal_moves_are_complete(state: Any) -> None:
    """Every move of a plain enumeration is accepted if and only if it is listed; openings beyond the listed may be."""
    document = SCALA.write_position(state)
    assume(document["to_play"] is not None)
    hand = document["seats"][document["to_play"]]["hand"].split()
    candidates = {"draw stock", "draw discard", "putback", "undo", "stop"}
    candidates |= {f"{verb} {seat}" for verb in ("rejoin", "leave") for seat in range(6)}
    melds = sorted(melds_in(hand, LIBERAL))
    for card in set(hand):
        candidates.add(f"discard {card}")
        for number in range(1, len(document["table"]) + 1):
            candidates.add(f"swap {card} in {number}")
            faces = table_faces(document["table"][number - 1]) if card == "JK" else [card]
            candidates |= {f"layoff {face} to {number}" for face in faces}
    candidates |= {f"meld {' '.join(meld)}" for meld in melds}
    accepted = set()
    for line in candidates:
        move = SCALA.read_move(state, line)
        if not isinstance(move, Refusal) and isinstance(SCALA.apply(state, move), Applied):
            accepted.add(move_key(str(move)))
    moves = [str(move) for move in SCALA.legal_moves(state)]
    assert accepted == {move_key(move) for move in moves if not move.startswith("open")}, told(state)
    single = [f"open {' '.join(meld)}" for meld in melds[:40]]
    if any(isinstance(SCALA.play(state, line), Applied) for line in single):
        assert any(move.startswith("open") for move in moves), told(state)


def table_faces(meld: str) -> list[str]:
    """Jokers that could be attached to a meld: of its suits or its rank."""
    cards = [card.removeprefix("JK=") for card in meld.split()]
    names, suits = {card[:-1] for card in cards}, {card[-1] for card in cards}
    ranks = LADDER[:-1] if len(suits) == 1 else sorted(names)
    return [f"JK={name}{suit}" for name in ranks for suit in (suits if len(suits) == 1 else SUITS)]


@given(states())
@quick
def test_a_turn_can_always_be_ended(state: Any) -> None:
    """From every position of a turn some legal moves end it."""
    document = SCALA.write_position(state)
    assume(document["phase"] == "play")
    reached, tried = [state], 0
    while reached and tried < 400:
        current = reached.pop()
        tried += 1
        moves = SCALA.legal_moves(current)
        if any(move.verb in ("discard", "putback") for move in moves):
            return
        reached += [
            applied.state
            for move in moves
            if move.verb != "undo" and isinstance(applied := SCALA.apply(current, move), Applied)
        ]
        if any(SCALA.is_over(one) for one in reached):
            return
    undone = SCALA.play(state, "undo")
    assert isinstance(undone, Applied), told(state)


@given(st.lists(st.tuples(st.one_of(st.none(), st.integers(1, 9)), st.integers(0, 200)), min_size=2, max_size=6))
@quick
def test_places(leavings: list[tuple[int | None, int]]) -> None:
    """Who is still in comes first, then the later eliminated, then the lower total; equal places are shared."""
    given_places = places(leavings)
    assert min(given_places) == 1
    for (one, total), place in zip(leavings, given_places, strict=True):
        for (other, others_total), others_place in zip(leavings, given_places, strict=True):
            if one == other:
                assert (total < others_total) == (place < others_place)
            elif other is not None and (one is None or one > other):
                assert place < others_place
