"""From deal to deal in the games of 31: who deals, who plays, whole matches, records (SC-1, SC-13, SC-14, SC-40)."""

from __future__ import annotations

import copy
from hashlib import sha256
from time import perf_counter
from typing import Any

import pytest

from engine.command import run_deal, run_try
from engine.game import Applied, BadDocument, Refusal, Standing
from engine.games import GAMES
from engine.match import first_dealer
from engine.play import Tournament
from engine.players import choose
from engine.shuffle import commitment, mix
from engine.verify import sealed, verify
from tests.engine.cases.scat import at, seat
from tests.engine.cases.schwimmen import at as schwimmen_at
from tests.engine.deals import NAMES, PACKS, allowed

LOW, HIGH, OTHER = "4H 3C 5D", "KD QD 7D", "10S 9S 2D"


def ended(position: dict[str, Any], move: str) -> Any:
    """The state after the last move of a deal."""
    game = GAMES[position["game"]]
    applied = game.play(game.read_position(position), move)
    assert isinstance(applied, Applied), applied
    assert game.is_over(applied.state)
    return applied.state


def following(position: dict[str, Any], move: str) -> dict[str, Any]:
    """The next deal after the last move of this one."""
    game = GAMES[position["game"]]
    return game.write_position(game.next_hand(ended(position, move), "next"))


def test_the_deal_passes_over_who_is_out() -> None:
    """A deals, B is eliminated: C deals next, and D plays first (SCAT-O29)."""
    table = at(HIGH, seat(LOW, lives=0), OTHER, "KH QH 9H", dealer=0, to_play=2, stock="")
    position = following(table, "stop")
    assert (position["dealer"], position["to_play"]) == (2, 3)
    assert [len(one["hand"].split()) for one in position["seats"]] == [3, 0, 3, 3]
    assert len(position["stock"].split()) == 52 - 9 - 1
    assert [one["lives"] for one in position["seats"]] == [3, 0, 3, 3]


def test_an_eliminated_dealer_is_followed_by_the_next_survivor() -> None:
    """The dealer and the seat on the left of it are eliminated together (SC-13)."""
    table = at(seat("9H 2C 3D", lives=0), seat("9S 4C 5D", lives=0), HIGH, "KH QH 8H", dealer=0, to_play=2, stock="")
    position = following(table, "stop")
    assert (position["dealer"], position["to_play"]) == (2, 3)


def test_a_cancelled_settlement_is_dealt_again_by_the_same_seat() -> None:
    """Everybody would have been out: no life is lost and the dealer deals again (SCAT-O30)."""
    table = at(seat("10S 9S 2D", lives=0), seat("KH 9H 2C", lives=0), dealer=1, stock="")
    position = following(table, "stop")
    assert (position["dealer"], position["to_play"]) == (1, 0)
    assert [one["lives"] for one in position["seats"]] == [0, 0]
    written = GAMES["scat"].write_position(ended(table, "stop"))
    again = GAMES["scat"].next_hand(GAMES["scat"].load(written), "next")
    assert again.dealer == 1, "a restart must not forget it"


@pytest.mark.parametrize("name", NAMES)
def test_the_next_deal_starts_afresh(name: str) -> None:
    """Lives stay; everything else of a deal begins anew."""
    table = at(LOW, HIGH, OTHER, stock="", empty_rounds=2, empty_turns=1)
    if name == "schwimmen":
        table = schwimmen_at("7S 8H 9C", "KD QD JS", "10H 8S 7D", stock="", passes=2)
    state = ended(table, "stop" if name == "scat" else "pass")
    game: Any = GAMES[name]
    following: Any = game.next_hand(state, "next")
    assert following == game.new_hand(state.rules, [Standing(1), Standing(), Standing()], 0, "next")


def test_the_result_of_a_deal() -> None:
    """Everything a summary needs: lives lost now and in all, who is out, all hands."""
    table = at(
        HIGH, seat(LOW, lives=0), seat(out=True, hand="", lives=0), seat(OTHER, lives=2), knocked_by=0, to_play=3
    )
    result = GAMES["scat"].scores(ended({**table, "rules": {"final_turn_may_stand": True}}, "stand"))
    assert result is not None
    assert result.closed_by == 0
    assert result.points == (0, 1, None, 0)
    assert result.totals == (0, 4, 4, 1)
    assert result.out == (False, True, True, False)
    assert result.eliminated == (1,)
    assert result.hands == ("7D QD KD", "3C 5D 4H", "", "2D 9S 10S")
    assert result.winners == ()
    assert result.reentries == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("name", "seats", "stock"), [("scat", 2, 45), ("scat", 9, 24), ("schwimmen", 2, 23), ("schwimmen", 8, 5)]
)
def test_deal(name: str, seats: int, stock: int) -> None:
    """The cards left for the stock by the number of players (SCAT-O32, SW-1)."""
    position = run_deal(name, seats, {"profile": "standard"}, "a seed")
    assert len(position["stock"].split()) == stock
    assert run_try(position)["position"] == position


@pytest.mark.parametrize(("name", "seats"), [("scat", 1), ("scat", 10), ("schwimmen", 1), ("schwimmen", 9)])
def test_a_table_of_too_many_is_refused(name: str, seats: int) -> None:
    """Two to nine players, or two to eight (SCAT-O32, SW-1)."""
    with pytest.raises(BadDocument, match="seats"):
        run_deal(name, seats, {"profile": "standard"}, "a seed")
    with pytest.raises(BadDocument, match="seats"):
        run_try({"game": name, "seats": [{}] * seats})


def dealt_thirty_one(rules: Any) -> Any:
    """A fresh deal in which somebody holds a 31."""
    scat = GAMES["scat"]
    for number in range(2000):
        state = scat.new_hand(allowed("scat"), [Standing()] * 9, 0, f"dealt {number}")
        if any(move.verb == "declare" for move in scat.legal_moves(state)):
            return scat.new_hand(rules, [Standing()] * 9, 0, f"dealt {number}")
    raise AssertionError("no 31 in 2000 deals")


def test_a_dealt_thirty_one_is_declared_at_once_where_the_table_wants_it() -> None:
    """`auto`: the deal is over as it is dealt, and the next one can be dealt (SC-25, SC-28)."""
    scat = GAMES["scat"]
    state = dealt_thirty_one(allowed("scat", declare="auto"))
    result: Any = scat.scores(state)
    assert scat.is_over(state)
    assert result.points.count(1) == 9 - len(state.declared)
    assert not scat.is_over(dealt_thirty_one(allowed("scat")))
    assert scat.next_hand(state, "next").dealer == 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", range(2, 10))
def test_matches_of_computers(name: str, seats: int) -> None:
    """Whole matches end, no move is refused, no card is lost (checked by the tournament after every move)."""
    game = GAMES[name]
    if seats not in game.seats(allowed(name)):
        return
    tournament = Tournament.of(name, ["normal"] * seats, {"profile": "standard"}, f"matches {seats}", perf_counter)
    figures = tournament.play_matches(4)
    assert not figures.violations
    assert (figures.matches, sum(figures.wins)) == (4, 4)
    assert figures.longest < 300


def record(name: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The record of a whole match of computer players."""
    game, rules = GAMES[name], allowed(name, **options)
    document: dict[str, Any] = {
        "game": name, "rules": options, "players": [f"p{n}" for n in range(players)], "hands": [], "winner": None,
    }  # fmt: skip
    state: Any = None
    while document["winner"] is None:
        number = len(document["hands"]) + 1
        secret, public = sha256(f"secret {number}".encode()).digest(), f"a/b/c:{number}"
        seed = mix(secret, public)
        standings = [Standing()] * players
        dealer = first_dealer(seed, players)
        state = game.next_hand(state, seed) if state else game.new_hand(rules, standings, dealer, seed)
        moves: list[str] = []
        while not game.is_over(state):
            actor = next((one for one in game.acting(state) if one != game.to_play(state)), game.to_play(state))
            moves.append(choose(name, game.view(state, actor), "normal", str(len(moves))))
            applied = game.play(state, moves[-1])
            assert not isinstance(applied, Refusal)
            state = applied.state
        result: Any = game.scores(state)
        document["hands"].append({
            "number": number, "dealer": state.dealer, "commitment": commitment(secret), "secret": secret.hex(),
            "public": public, "moves": moves, "scores": list(result.points), "totals": list(result.totals),
            "eliminated": list(result.eliminated),
        })  # fmt: skip
        if result.winners:
            document["winner"] = result.winners[0]
    return sealed(document)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_a_match_is_verified(name: str) -> None:
    """A match replays to the same lives; one changed life or move is found."""
    played = record(name, 3, {"profile": "standard", "lives": 1})
    assert verify(played) == []
    changed = copy.deepcopy(played)
    changed["hands"][0]["totals"][0] += 1
    assert verify(sealed(changed))
    moved = copy.deepcopy(played)
    moved["hands"][0]["moves"].insert(0, "stop" if name == "scat" else "close")
    assert verify(sealed(moved))


def test_packs() -> None:
    """52 cards without jokers, 32 from the seven up (SC-1, SW-1)."""
    assert len(PACKS["scat"]) == 52
    assert len(PACKS["schwimmen"]) == 32
    for name in NAMES:
        state: Any = GAMES[name].new_hand(allowed(name), [Standing()] * 2, 0, "pack")
        assert len(GAMES[name].census(state)) == len(set(GAMES[name].census(state))) == len(PACKS[name])
