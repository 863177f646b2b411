"""What holds in every reachable position of Samba, under random mixes of options."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.game import Applied, Refusal, Standing
from engine.refusals import sentence
from tests.engine.brute_samba import is_group, is_meld, is_sequence, score, ways_out, wild
from tests.engine.samba_walks import DECK, SAMBA, WALKS, late, options, states, walk

quick = settings(max_examples=150, deadline=None, derandomize=True)
slow = settings(max_examples=60, deadline=None, derandomize=True)


def cards_of(document: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it is."""
    places = [seat["hand"] for seat in document["seats"]] + [document["stock"], document["discard"]]
    places += [cards for team in document["teams"] for cards in (*team["melds"], team["red_threes"])]
    return Counter(" ".join(places).split())


def told(state: Any) -> str:
    """A state as text for the message of a failing test."""
    return json.dumps(SAMBA.save(state))


def own(state: Any) -> tuple[list[str], list[list[str]]]:
    """The hand of the seat to play and the melds of its team."""
    document = SAMBA.write_position(state)
    seat = document["seats"][document["to_play"]]
    return seat["hand"].split(), [meld.split() for meld in document["teams"][seat["team"]]["melds"]]


@pytest.mark.parametrize("number", range(WALKS))
def test_no_card_is_lost_and_somebody_can_move(number: int) -> None:
    """After every move: the same cards, 162 of a whole deal, and a legal move unless the round is over."""
    first = walk(number)[0]
    cards, census = cards_of(SAMBA.write_position(first)), SAMBA.census(first)
    assert cards == Counter(DECK) or (first.seed.startswith("late") and cards <= Counter(DECK))
    for state in walk(number):
        assert cards_of(SAMBA.write_position(state)) == cards
        assert SAMBA.census(state) == census
        assert SAMBA.is_over(state) == (SAMBA.to_play(state) is None)
        assert bool(SAMBA.legal_moves(state)) != SAMBA.is_over(state), told(state)


def test_walks_are_varied() -> None:
    """The random rounds reach every kind of move and of ending."""
    seen: Counter[str] = Counter()
    for number in range(WALKS):
        for state in walk(number):
            seen.update({move.verb for move in SAMBA.legal_moves(state)} | {f"in {state.phase}"})
            seen.update([f"asked {state.turn.asked}", f"must {state.must_go_out}"])
        last = walk(number)[-1]
        seen["out" if last.closed_by is not None else "stock" if SAMBA.is_over(last) else "goes on"] += 1
    wanted = (
        "draw", "take", "stop", "meld", "add", "merge", "red", "ask", "answer", "discard", "undo", "out", "stock",
        "in over", "asked yes", "asked no", "must True",
    )  # fmt: skip
    assert not [kind for kind in wanted if not seen[kind]], seen


@given(st.integers(2, 6), st.text(max_size=8), st.randoms(use_true_random=False))
@slow
def test_deal(seats: int, seed: str, random: Random) -> None:
    """Three packs with six jokers; the seed decides."""
    rules: Any = SAMBA.rules(options(random))
    dealer = len(seed) % seats
    state: Any = SAMBA.new_hand(rules, [Standing()] * seats, dealer, seed)
    document = SAMBA.write_position(state)
    assert cards_of(document) == Counter(DECK)
    assert document["to_play"] == (dealer + 1) % seats
    assert SAMBA.new_hand(rules, [Standing()] * seats, dealer, seed) == state
    red = sum(len(team["red_threes"].split()) for team in document["teams"])
    held = sum(card in ("3H", "3D") for seat in document["seats"] for card in seat["hand"].split())
    assert not (held if rules.red_three_mode == "auto" else red)
    if rules.red_three_mode == "manual" or rules.red_three_replacement:
        assert {len(seat["hand"].split()) for seat in document["seats"]} == {rules.hand_size(seats)}
    pile = document["discard"].split()
    if rules.bad_upcard == "cover":
        assert not wild(pile[-1])
        assert "3" not in [card[:-1] for card in pile[-1:]]
        assert all(wild(card) or card[:-1] == "3" for card in pile[:-1])
    else:
        assert len(pile) == 1


@given(states(), st.randoms(use_true_random=False))
@quick
def test_legal_moves_read_back_and_apply(state: Any, random: Random) -> None:
    """A listed move prints to a line that reads back to it, and it is accepted."""
    moves = SAMBA.legal_moves(state)
    assert len({str(move) for move in moves}) == len(moves)
    for move in random.sample(moves, min(25, len(moves))):
        assert SAMBA.read_move(state, str(move)) == move, told(state)
        applied = SAMBA.apply(state, move)
        assert isinstance(applied, Applied), (told(state), str(move))
        assert applied.events


@given(states())
@quick
def test_position_reads_back(state: Any) -> None:
    """A written position reads back to the same position with the same legal moves, but for undo."""
    written = SAMBA.write_position(state)
    again = SAMBA.read_position(json.loads(json.dumps(written)))
    assert SAMBA.write_position(again) == written, told(state)
    listed = {str(move) for move in SAMBA.legal_moves(state)} - {"undo"}
    assert {str(move) for move in SAMBA.legal_moves(again)} == listed, told(state)
    assert SAMBA.scores(again) == SAMBA.scores(state)


@given(states())
@quick
def test_save_keeps_the_turn(state: Any) -> None:
    """A saved state loads to an equal state: undo still takes back what it would have."""
    again = SAMBA.load(json.loads(json.dumps(SAMBA.save(state))))
    assert again == state, told(state)
    assert SAMBA.save(again) == SAMBA.save(state)


@given(states(), st.randoms(use_true_random=False))
@quick
def test_undo_restores(state: Any, random: Random) -> None:
    """After a table action, undo gives the state before it, unless a card was drawn; nothing else is taken back."""
    actions = [move for move in SAMBA.legal_moves(state) if move.verb in ("meld", "add", "merge", "red")]
    for move in random.sample(actions, min(6, len(actions))):
        applied: Any = SAMBA.apply(state, move)
        if SAMBA.is_over(applied.state):
            continue
        undone = SAMBA.play(applied.state, "undo")
        if len(applied.state.stock) < len(state.stock):
            assert isinstance(undone, Refusal)
        else:
            assert isinstance(undone, Applied), (told(state), str(move))
            assert undone.state == state
    for move in SAMBA.legal_moves(state):
        if move.verb in ("draw", "take", "ask"):
            after: Any = SAMBA.apply(state, move)
            assert isinstance(SAMBA.play(after.state, "undo"), Refusal)


@given(states(), st.randoms(use_true_random=False))
@quick
def test_other_lines_are_refused(state: Any, random: Random) -> None:
    """A random line is either legal or refused with a whole sentence, and a refusal changes nothing."""
    before = SAMBA.save(state)
    listed = {str(move) for move in SAMBA.legal_moves(state)}
    for _ in range(12):
        card, number = random.choice(DECK), random.randrange(5)
        meld = " ".join(random.choices(DECK, k=random.choice([1, 2, 3])))
        line = random.choice(
            [
                "draw stock", "stop", "undo", "ask", "answer yes", "answer no", f"discard {card}", f"red {card}",
                f"add {card} to {number}", f"add {meld} to {number}", f"merge {number} {random.randrange(5)}",
                f"meld {meld}", f"meld {meld} / {meld}", f"take pile with {meld}", f"take pile to {number}",
                f"take pile with {meld} / {meld}", meld, "",
            ]
        )  # fmt: skip
        answer = SAMBA.play(state, line)
        if isinstance(answer, Refusal):
            assert "{" not in sentence(answer)
            assert line not in listed
            assert not answer.readings
        elif line.split()[0] in ("draw", "stop", "undo", "ask", "answer", "discard", "red", "merge"):
            assert str(SAMBA.read_move(state, line)) in listed, (told(state), line)
    assert SAMBA.save(state) == before


@given(states())
@slow
def test_legal_moves_are_complete(state: Any) -> None:
    """Every discard, red three, merge, addition of one or two cards and way to take the pile is accepted if and only if
    it is listed; so is a meld of three cards where few are."""
    assume(not SAMBA.is_over(state))
    hand, melds = own(state)
    assume(len(hand) < 30)
    cards, numbers = sorted(set(hand)), range(1, len(melds) + 1)
    pairs = [(one, other) for one in cards for other in cards if not Counter((one, other)) - Counter(hand)]
    twos = set(map(" ".join, pairs))
    lines = {"draw stock", "stop", "ask", "answer yes", "answer no", "undo"}
    lines |= {f"{verb} {card}" for verb in ("discard", "red") for card in cards}
    lines |= {f"merge {one} {other}" for one in numbers for other in numbers}
    lines |= {f"add {added} to {number}" for added in {*cards, *twos} for number in numbers}
    lines |= {f"take pile to {number}" for number in numbers}
    if melds:
        lines |= {f"take pile with {pair}" for pair in twos}
    accepted = set()
    for line in lines:
        move = SAMBA.read_move(state, line)
        if not isinstance(move, Refusal) and isinstance(SAMBA.apply(state, move), Applied):
            accepted.add(str(move))
    listed = {str(move) for move in SAMBA.legal_moves(state)}
    assert accepted <= listed, (told(state), accepted - listed)
    simple = ("draw", "stop", "ask", "answer", "undo", "discard", "red", "merge")
    assert {line for line in listed if line.split()[0] in simple} <= accepted


@given(states())
@quick
def test_melds_are_those_of_the_rule_book(state: Any) -> None:
    """Whatever lies is a meld, and what is accepted as one is one; where the minimum is reached melds are listed."""
    assume(not SAMBA.is_over(state))
    ratio = state.rules.wild_ratio
    for team in SAMBA.write_position(state)["teams"]:
        assert all(is_meld(meld.split(), ratio) for meld in team["melds"])
    for move in SAMBA.legal_moves(state):
        if move.verb == "meld":
            assert all(is_meld(part.split(), ratio) for part in str(move).removeprefix("meld ").split("/"))


@given(st.integers(0, 10**6))
@settings(max_examples=400, deadline=None, derandomize=True)
def test_cards_are_a_meld_as_the_rule_book_says(number: int) -> None:
    """Random cards near a meld, laid by a team that has melded: accepted if and only if they are one."""
    random = Random(number)
    ratio = random.choice(["double", "two_naturals"])
    cards = near_meld(random)
    position = {
        "game": "samba",
        "rules": {"wild_ratio": ratio},
        "seats": [{"hand": " ".join([*cards, "JC", "JD"])}, {"hand": 0}],
        "teams": [{"melds": ["4C 5C 6C"]}, {}],
        "phase": "play",
        "to_play": 0,
    }
    assume(all(Counter([*cards, "JC", "JD", "4C", "5C", "6C"])[card] <= DECK.count(card) for card in cards))
    answer = SAMBA.play(SAMBA.read_position(position), f"meld {' '.join(cards)}")
    legal = is_group(cards, ratio) or is_sequence(cards)
    assert isinstance(answer, Applied) == legal, (cards, answer)


def near_meld(random: Random) -> list[str]:
    """Cards of one rank or of one suit in a row, sometimes with a wild card, sometimes with another."""
    if random.random() < 0.5:
        name = random.choice(["4", "7", "10", "K", "A"])
        cards = [name + random.choice("CDHS") for _ in range(random.randint(1, 8))]
    else:
        ranks, low = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), random.randrange(12)
        suit = random.choice("CDHS")
        cards = [name + suit for name in ranks[low : low + random.randint(2, 8)]]
    cards += random.choices(["JK", "2C", "2S"], k=random.choice([0, 0, 1, 1, 2, 3]))
    cards += random.choices(DECK, k=random.choice([0, 0, 0, 1]))
    random.shuffle(cards)
    return cards


@given(st.integers(0, 10**6))
@settings(max_examples=70, deadline=None, derandomize=True)
def test_a_way_out_is_found_if_there_is_one(number: int) -> None:
    """A player may ask the partner if and only if trying out everything goes out."""
    random = Random(number)
    document = near_the_end(random)
    hand, melds = document["seats"][0]["hand"].split(), [meld.split() for meld in document["teams"][0]["melds"]]
    rules = document["rules"]
    state = SAMBA.read_position(document)
    found = any(ways_out(hand, melds, rules["wild_ratio"], rules["going_out_discard"] == "required"))
    assert isinstance(SAMBA.play(state, "ask"), Applied) == found, json.dumps(document)


def near_the_end(random: Random) -> dict[str, Any]:
    """A team with a canasta and a samba, or nearly, and a few cards in hand that may go to them."""
    runs = ["5C 6C 7C 8C 9C 10C JC", "6D 7D 8D 9D 10D JD", "8S 9S 10S JS"]
    groups = ["9C 9D 9H 9H 9S 9S 2C", "KC KD KH KH KS KS", "4C 4D 4H", "AC AD AH AS 2D"]
    melds = random.sample(runs, random.randint(0, 2)) + random.sample(groups, random.randint(1, 2))
    left = Counter(DECK) - Counter(" ".join(melds).split())
    fitting = [
        "9C",
        "9D",
        "KC",
        "KD",
        "4C",
        "4S",
        "AC",
        "5D",
        "QD",
        "QS",
        "7S",
        "JK",
        "2H",
        "2S",
        "JH",
        "JD",
        "QC",
        "KS",
    ]
    pool = [card for card in fitting for _ in range(left[card])]
    random.shuffle(pool)
    return {
        "game": "samba",
        "rules": {
            "wild_ratio": random.choice(["double", "two_naturals"]),
            "going_out_discard": random.choice(["optional", "required"]),
        },
        "seats": [{"hand": " ".join(pool[: random.choice([2, 3, 4, 4, 5])])}, {"hand": 3}, {"hand": 3}, {"hand": 3}],
        "teams": [{"melds": melds}, {}],
        "phase": "play",
        "to_play": 0,
        "stock": 10,
    }


@given(states())
@quick
def test_scores_are_those_of_the_rule_book(state: Any) -> None:
    """What each team made is what a plain count of the last position says, and the totals grow by it."""
    states_of = walk_of(state)
    assume(states_of is not None and SAMBA.is_over(states_of[-1]) and not SAMBA.is_over(states_of[0]))
    first, last = (SAMBA.write_position(one) for one in (states_of[0], states_of[-1]))
    rules = states_of[-1].rules
    option = {name: getattr(rules, name) for name in ("six_red_penalty", "red_three_in_hand")}
    result: Any = SAMBA.scores(states_of[-1])
    for number, team in enumerate(last["teams"]):
        made = score(last, number, option)
        assert last["hand_scores"][number] == made
        assert team["score"] == first["teams"][number]["score"] + made
        assert made % 5 == 0
        for seat, one in enumerate(last["seats"]):
            if one["team"] == number:
                assert (result.points[seat], result.totals[seat]) == (made, team["score"])
    best = max(team["score"] for team in last["teams"])
    leaders = [number for number, team in enumerate(last["teams"]) if team["score"] == best]
    over = best >= rules.target and (len(leaders) == 1 or rules.tie == "shared")
    assert {last["seats"][seat]["team"] for seat in result.winners} == (set(leaders) if over else set())
    assert not result.eliminated
    assert not any(result.out)


def walk_of(state: Any) -> Any:
    """The walk that a state belongs to."""
    return next((walk(number) for number in range(WALKS) if walk(number)[0].seed == state.seed), None)


@given(states(), st.integers(-1, 5), st.randoms(use_true_random=False))
@quick
def test_a_view_does_not_depend_on_hidden_cards(state: Any, seat: int, random: Random) -> None:
    """Other hands and the stock mixed anew: the view of a seat (-1: a spectator's) stays the same; it names no seed."""
    document = SAMBA.write_position(state)
    viewer = None if seat < 0 else seat % len(document["seats"])
    seen = SAMBA.view(SAMBA.read_position(document), viewer)
    written = SAMBA.write_view(seen)
    assert document["seed"] not in json.dumps(written)
    assume(document["phase"] != "over")
    other = SAMBA.read_position(mixed(document, viewer, random))
    # Without a stock the round ends where the pile cannot be taken, and all hands are shown.
    assume(not SAMBA.is_over(other))
    assert SAMBA.view(other, viewer) == seen, told(state)
    assert written["discard"] in ("", document["discard"].split()[-1] if document["discard"] else "")
    for number, one in enumerate(written["seats"]):
        assert isinstance(one["hand"], str) == (number == viewer)


def mixed(document: dict[str, Any], viewer: int | None, random: Random) -> dict[str, Any]:
    """The position with everything hidden from a viewer mixed; the pile was seen as it was thrown."""
    other: dict[str, Any] = json.loads(json.dumps(document))
    hidden = [one for number, one in enumerate(other["seats"]) if number != viewer]
    cards = [card for one in hidden for card in one["hand"].split()] + document["stock"].split()
    random.shuffle(cards)
    for one in hidden:
        one["hand"] = " ".join(cards.pop() for _ in one["hand"].split())
        one.pop("from_pile", None)
    other["stock"] = " ".join(cards)
    return other


@given(states())
@quick
def test_public_events_name_no_hidden_card(state: Any) -> None:
    """The public part of a draw from the stock, and of a red three, does not name the card that was drawn."""
    for move in SAMBA.legal_moves(state):
        if move.verb in ("draw", "red"):
            applied: Any = SAMBA.apply(state, move)
            for event in applied.events:
                public = event.public().data
                assert "cards" not in public or event.kind != "drawn"
                assert "drawn" not in public


@given(states(), st.integers(0, 10**6))
@quick
def test_a_turn_can_always_be_ended(state: Any, number: int) -> None:
    """From every position of a turn any legal moves lead to its end."""
    random, player = Random(number), SAMBA.to_play(state)
    assume(player is not None)
    for _ in range(200):
        if SAMBA.is_over(state) or (SAMBA.to_play(state) != player and state.phase == "draw"):
            return
        moves = [move for move in SAMBA.legal_moves(state) if move.verb != "undo"]
        assert moves, told(state)
        applied: Any = SAMBA.apply(state, random.choice(moves))
        state = applied.state
    pytest.fail(f"the turn does not end: {told(state)}")


@pytest.mark.parametrize("seed", range(8))
def test_random_matches_end(seed: int) -> None:
    """Whole matches of random moves end with winners, the deal goes round, and the scores are carried on."""
    random = Random(seed)
    rules: Any = SAMBA.rules({**options(random), "target": 600, "hand_size_6": 13})
    seats = random.randint(2, 6)
    state: Any = SAMBA.new_hand(rules, [Standing(total=-100)] * seats, 0, f"match {seed}")
    for number in range(60):
        dealer = state.dealer
        while not SAMBA.is_over(state):
            moves = SAMBA.legal_moves(state)
            liked = [move for move in moves if move.verb in ("take", "meld", "add")]
            applied: Any = SAMBA.apply(state, random.choice(liked or moves))
            state = applied.state
        result: Any = SAMBA.scores(state)
        if result.winners:
            return
        scores = [team.score for team in state.teams]
        state = SAMBA.next_hand(state, f"match {seed} {number}")
        assert state.dealer == (dealer + 1) % seats
        assert [team.score for team in state.teams] == scores
        assert all(not seat.turns for seat in state.seats)
    assert max(scores) < 600


def test_late_positions_differ() -> None:
    """The positions late in a round are no two alike."""
    random = Random(1)
    assert len({json.dumps(late(random, {})) for _ in range(20)}) == 20
