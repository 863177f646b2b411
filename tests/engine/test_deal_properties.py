"""What holds in every reachable position of the games of 31, under random mixes of options."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.game import Applied, BadDocument, Refusal, Standing
from engine.games import GAMES
from engine.refusals import sentence
from tests.engine.deals import NAMES, PACKS, WALKS, allowed, options, places, walk

quick = settings(max_examples=200, deadline=None, derandomize=True)

WORDS = (
    "draw stock",
    "draw discard",
    "knock",
    "stop",
    "stand",
    "pass",
    "declare",
    "keep",
    "exchange",
    "swap all",
    "close",
)


def cards_of(document: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it is."""
    places = [seat["hand"] for seat in document["seats"]] + [document["stock"], document["discard"]]
    return Counter(" ".join([*places, document.get("pool", "")]).split())


def told(game: Any, state: Any) -> str:
    """A state as text for the message of a failing test."""
    return json.dumps(game.save(state))


def candidates(game: Any, state: Any) -> set[str]:
    """Every line that could be a move, by plain enumeration."""
    seats = range(len(state.seats) + 1)
    pack = PACKS[game.name]
    lines = {*WORDS, *(f"{verb} {seat}" for verb in ("declare", "stand") for seat in seats)}
    if game.name == "scat":
        return lines | {f"discard {card}" for card in pack}
    return lines | {f"swap {one} for {other}" for one in pack for other in pack if one != other}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(WALKS))
def test_no_card_is_lost_and_somebody_can_move(name: str, number: int) -> None:
    """After every move: the same cards, each once, and a legal move unless the deal is over."""
    game, states = GAMES[name], walk(name, number)
    cards = cards_of(game.write_position(states[0]))
    assert max(cards.values()) == 1
    for state in states:
        assert cards_of(game.write_position(state)) == cards
        assert game.is_over(state) == (game.to_play(state) is None)
        assert bool(game.legal_moves(state)) != game.is_over(state), told(game, state)
        assert bool(game.acting(state)) != game.is_over(state)
        live = [number for number, seat in enumerate(state.seats) if not seat.out]
        assert set(game.acting(state)) <= set(live)
        assert set(game.asked(state)) <= set(game.acting(state))


SEEN = {
    "scat": ("draw", "discard", "knock", "declare", "stand", "stop", "in draw", "in play", "in declare"),
    "schwimmen": ("keep", "exchange", "swap", "pass", "close", "declare", "in choose", "in play", "in declare"),
}
ENDINGS = ("declared", "winners", "eliminated", "knocked_by", "closed_by")


@pytest.mark.parametrize("name", NAMES)
def test_walks_are_varied(name: str) -> None:
    """The random deals reach every phase, every kind of move and every kind of ending."""
    seen: Counter[str] = Counter()
    for states in (walk(name, number) for number in range(WALKS)):
        for state in states:
            seen.update({move.verb for move in GAMES[name].legal_moves(state)} | {f"in {state.phase}"})
        seen.update(ending for ending in ENDINGS if getattr(states[-1], ending) not in (None, (), False))
    assert not [kind for kind in (*SEEN[name], *ENDINGS) if not seen[kind]], seen
    assert seen["declare"] > 20


@given(st.sampled_from(NAMES), st.integers(2, 9), st.text(max_size=8), st.randoms(use_true_random=False))
@quick
def test_deal(name: str, seats: int, seed: str, random: Random) -> None:
    """The whole pack, three cards each, the rest in the stock; the seed decides."""
    game = GAMES[name]
    rules = allowed(name, **options(random, name))
    assume(seats in game.seats(rules))
    dealer = len(seed) % seats
    state: Any = game.new_hand(rules, [Standing()] * seats, dealer, seed)
    document = game.write_position(state)
    assert cards_of(document) == Counter(PACKS[name])
    assert [len(seat["hand"].split()) for seat in document["seats"]] == [3] * seats
    assert all(seat["turns"] == 0 for seat in document["seats"])
    assert game.new_hand(rules, [Standing()] * seats, dealer, seed) == state
    if name == "scat":
        assert len(document["stock"].split()) == 52 - 3 * seats - 1
        assert game.is_over(state) or document["to_play"] == (dealer + 1) % seats
    else:
        assert len(document["stock"].split()) == 32 - 3 * seats - 3
        assert (document["phase"], document["to_play"]) == ("choose", dealer)


@given(places())
@quick
def test_legal_moves_read_back_and_apply(place: tuple[Any, Any]) -> None:
    """A listed move prints to a line that reads back to it, belongs to a seat that may act, and is accepted."""
    game, state = place
    moves = game.legal_moves(state)
    assert len({str(move) for move in moves}) == len(moves)
    for move in moves:
        assert game.read_move(state, str(move)) == move, told(game, state)
        assert game.mover(state, move) in game.acting(state), (told(game, state), str(move))
        applied = game.apply(state, move)
        assert isinstance(applied, Applied), (told(game, state), str(move))
        assert applied.events


@given(places())
@quick
def test_legal_moves_are_complete(place: tuple[Any, Any]) -> None:
    """A line is accepted if and only if the move it reads as is listed; a refusal is a whole sentence."""
    game, state = place
    before, listed = game.save(state), {str(move) for move in game.legal_moves(state)}
    accepted = set()
    for line in candidates(game, state):
        answer = game.play(state, line)
        if isinstance(answer, Refusal):
            assert "{" not in sentence(answer)
            assert line not in listed
        else:
            accepted.add(str(game.read_move(state, line)))
    assert accepted == listed, told(game, state)
    assert game.save(state) == before


@given(places())
@quick
def test_position_reads_back(place: tuple[Any, Any]) -> None:
    """A written position reads back to an equal position, a saved state to an equal state."""
    game, state = place
    written = game.write_position(state)
    again = game.read_position(json.loads(json.dumps(written)))
    assert game.write_position(again) == written, told(game, state)
    assert game.legal_moves(again) == game.legal_moves(state), told(game, state)
    assert game.load(json.loads(json.dumps(game.save(state)))) == state
    assert game.scores(again) == game.scores(state)


@given(places(), st.integers(-1, 8), st.randoms(use_true_random=False))
@quick
def test_a_view_does_not_depend_on_hidden_cards(place: tuple[Any, Any], seat: int, random: Random) -> None:
    """Other hands and the stock mixed anew: the view of a seat (-1: a spectator's) stays the same; it names no seed."""
    game, state = place
    document = game.write_position(state)
    viewer = None if seat < 0 else seat % len(document["seats"])
    # The turns that everybody remembers are not in a position.
    seen = game.view(game.read_position(document), viewer)
    assert document["seed"] not in json.dumps(game.write_view(seen))
    assume(document["phase"] in ("draw", "play", "choose"))
    try:
        other = game.read_position(mixed(document, viewer, random))
    except BadDocument:
        assume(False)
    # What has to be shown at once, or is declared for its holder, is hidden no more.
    assume(other.phase == state.phase)
    assert game.view(other, viewer) == seen, told(game, state)


def mixed(document: dict[str, Any], viewer: int | None, random: Random) -> dict[str, Any]:
    """The position with everything hidden from a viewer mixed; cards that a hand took in public stay where they are."""
    other: dict[str, Any] = json.loads(json.dumps(document))
    hidden = [one for number, one in enumerate(other["seats"]) if number != viewer]
    stays = {id(one): one.get("known", "").split() for one in hidden}
    cards = [card for one in hidden for card in one["hand"].split() if card not in stays[id(one)]]
    cards += document["stock"].split() + document["discard"].split()[:-1]
    if document["phase"] == "choose":
        cards += document["pool"].split()
    random.shuffle(cards)
    for one in hidden:
        size = len(one["hand"].split()) - len(stays[id(one)])
        one["hand"] = " ".join(stays[id(one)] + [cards.pop() for _ in range(size)])
        one.pop("lapsed", None)
    beneath, top = document["discard"].split()[:-1], document["discard"].split()[-1:]
    other["discard"] = " ".join([*(cards.pop() for _ in beneath), *top])
    if document["phase"] == "choose":
        other["pool"] = " ".join(cards.pop() for _ in range(3))
    if viewer != document["to_play"]:
        other["drawn"] = document.get("taken")
        if other["drawn"] is None:
            other.pop("drawn")
    other["stock"] = " ".join(cards)
    return other


@given(places())
@quick
def test_every_seat_is_offered_its_own_moves(place: tuple[Any, Any]) -> None:
    """The legal moves are those of all seats together; a spectator has none."""
    game, state = place
    offered = [move for seat in range(len(state.seats)) for move in game.view(state, seat).legal]
    assert Counter(map(str, offered)) == Counter(map(str, game.legal_moves(state)))
    assert game.view(state, None).legal == ()
    for seat in range(len(state.seats)):
        assert all(game.mover(state, move) == seat for move in game.view(state, seat).legal)


@given(places())
@quick
def test_whether_a_claim_may_be_open_is_public(place: tuple[Any, Any]) -> None:
    """Somebody can declare out of turn only where everybody knows that somebody might."""
    game, state = place
    out_of_turn = set(game.acting(state)) - {game.to_play(state)}
    assert not out_of_turn or game.claim_open(state) or game.asked(state), told(game, state)


def test_public_events_name_no_hidden_card() -> None:
    """The public part of a draw from the stock does not name the card."""
    scat, draws = GAMES["scat"], 0
    for state in (state for number in range(WALKS) for state in walk("scat", number)):
        drawn = scat.play(state, "draw stock")
        if isinstance(drawn, Applied):
            (event,) = drawn.events
            assert "card" in event.data
            assert event.public().data == {"pile": "stock"}
            draws += 1
    assert draws > 100


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(WALKS))
def test_lives_add_up(name: str, number: int) -> None:
    """What a deal costs is what the totals grow by; who is out, who has won and who stays in fit together."""
    game, states = GAMES[name], walk(name, number)
    first, last = states[0], states[-1]
    result: Any = game.scores(last)
    if result is None or first is last:
        return
    for seat, written in enumerate(game.write_position(last)["seats"]):
        points = result.points[seat]
        assert (points is None) == first.seats[seat].out
        assert written["total"] == result.totals[seat] == first.seats[seat].total + (points or 0)
        assert written["lives"] == max(0, last.rules.lives - written["total"])
        assert written["out"] == result.out[seat] == (points is None or seat in result.eliminated)
        assert points or seat not in result.eliminated
    left = tuple(seat for seat, out in enumerate(result.out) if not out)
    assert result.winners == (result.eliminated if not left else left if len(left) == 1 else ())
    assert result.closed_by is None or not result.points[result.closed_by]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(12))
def test_random_matches_end(name: str, seed: int) -> None:
    """Whole matches of random moves end with a winner, and the deal goes round."""
    random, game = Random(seed), GAMES[name]
    rules = allowed(name, **options(random, name))
    seats = random.choice(game.seats(rules))
    state: Any = game.new_hand(rules, [Standing()] * seats, 0, f"match {seed}")
    for deal in range(400):
        dealer, moves = state.dealer, 0
        while not game.is_over(state):
            legal = [move for move in game.legal_moves(state) if move.verb != "swap" or random.random() < 0.3]
            applied: Any = game.apply(state, random.choice(legal or game.legal_moves(state)))
            state, moves = applied.state, moves + 1
            assert moves < 2000
        result: Any = game.scores(state)
        if result.winners:
            return
        state = game.next_hand(state, f"match {seed} {deal}")
        assert not state.seats[state.dealer].out
        assert sum(not seat.out for seat in state.seats) == result.out.count(False)
        assert result.points.count(0) + result.points.count(None) == seats or state.dealer != dealer
    pytest.fail("the match does not end")
