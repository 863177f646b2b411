"""Samba positions and deals as documents: fresh deals, options, what a bad document is told, the next round."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from engine.command import run_deal, run_legal, run_try, run_view
from engine.game import BadDocument, Refusal, Standing
from engine.refusals import sentence
from engine.samba.move import Move
from tests.engine.cases.samba import NATURAL, OTHER, SAMBA, at
from tests.engine.command_line import run
from tests.engine.samba_walks import CHOICES
from tests.engine.samba_walks import SAMBA as GAME

TEAMS = {
    2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 0, 1], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 0, 1, 2],
}  # fmt: skip


@pytest.mark.parametrize("seats", TEAMS)
def test_a_fresh_deal(seats: int) -> None:
    """SAMBA-O01, SAMBA-O02: fifteen cards each, the rest is the stock; partners sit opposite each other."""
    dealt = run_deal("samba", seats, {}, "seed")
    assert [len(seat["hand"].split()) for seat in dealt["seats"]] == [15] * seats
    pile = len(dealt["discard"].split())
    assert len(dealt["stock"].split()) == 162 - 15 * seats - pile
    assert [seat["team"] for seat in dealt["seats"]] == TEAMS[seats]
    assert dealt["teams"] == [{"melds": [], "red_threes": "", "score": 0}] * (max(TEAMS[seats]) + 1)
    assert (dealt["phase"], dealt["asked"]) == ("draw", None)
    assert run_deal("samba", seats, {}, "seed") == dealt


def test_deals_by_option() -> None:
    """SB-1, SB-6: six in two teams of three, thirteen cards for six and for nobody else."""
    trios = run_deal("samba", 6, {"six_player_teams": "two_trios", "hand_size_6": 13}, "seed")
    assert [seat["team"] for seat in trios["seats"]] == [0, 1, 0, 1, 0, 1]
    assert {len(seat["hand"].split()) for seat in trios["seats"]} == {13}
    four = run_deal("samba", 4, {"six_player_teams": "two_trios", "hand_size_6": 13}, "seed")
    assert {len(seat["hand"].split()) for seat in four["seats"]} == {15}


def piles(**options: Any) -> list[list[str]]:
    """The first piles of many deals."""
    return [run_deal("samba", 2, options, f"up {number}")["discard"].split() for number in range(80)]


def test_the_first_discard() -> None:
    """SB-7: a wild card or a three is covered until a natural card lies on top, or left as it is."""
    special = ("JK", "2C", "2D", "2H", "2S", "3C", "3D", "3H", "3S")
    covered, kept = piles(), piles(bad_upcard="keep")
    assert all(pile[-1] not in special for pile in covered)
    assert all(card in special for pile in covered for card in pile[:-1])
    assert any(len(pile) > 2 for pile in covered)
    assert all(len(pile) == 1 for pile in kept)
    assert any(pile[0] in special for pile in kept)
    assert [pile[0] for pile in covered] == [pile[0] for pile in kept]


def test_red_threes_of_the_deal() -> None:
    """SB-39, SB-40: laid at once and replaced where the table plays so."""
    manual, auto = (run_deal("samba", 4, {"red_three_mode": mode}, "reds") for mode in ("manual", "auto"))
    red = [card for seat in manual["seats"] for card in seat["hand"].split() if card in ("3H", "3D")]
    laid = " ".join(team["red_threes"] for team in auto["teams"]).split()
    assert red
    assert len(laid) >= len(red)
    assert {len(seat["hand"].split()) for seat in auto["seats"]} == {15}
    assert len(auto["stock"].split()) == len(manual["stock"].split()) - len(laid)
    short = run_deal("samba", 4, {"red_three_mode": "auto", "red_three_replacement": "off"}, "reds")
    assert sum(len(seat["hand"].split()) for seat in short["seats"]) == 60 - len(red)


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "one seat": ({"seats": [{"hand": 3}]}, "seats"),
    "seven seats": ({"seats": [{"hand": 3}] * 7}, "seats"),
    "other game": ({"game": "scat", "seats": [{"hand": 3}] * 2, "teams": []}, "teams"),
    "unknown field": ({"seats": [{}, {}], "table": []}, "table"),
    "unknown field of a seat": ({"seats": [{"lives": 3}, {}]}, "seats[0].lives"),
    "unknown field of a team": ({"seats": [{}, {}], "teams": [{"total": 3}, {}]}, "teams[0].total"),
    "too few teams": ({"seats": [{}, {}], "teams": [{}]}, "teams"),
    "a team each": ({"seats": [{}] * 4, "teams": [{}] * 4}, "teams"),
    "no meld": ({"seats": [{}, {}], "teams": [{"melds": ["7C 8D 9H"]}, {}]}, "teams[0].melds[0]"),
    "meld no cards": ({"seats": [{}, {}], "teams": [{}, {"melds": ["7C", "x"]}]}, "teams[1].melds[0]"),
    "meld no text": ({"seats": [{}, {}], "teams": [{"melds": [7]}, {}]}, "teams[0].melds[0]"),
    "joker with identity": ({"seats": [{}, {}], "teams": [{"melds": ["7C 7D JK=7H"]}, {}]}, "teams[0].melds[0]"),
    "black three laid": ({"seats": [{}, {}], "teams": [{"red_threes": "3S"}, {}]}, "teams[0].red_threes"),
    "score no number": ({"seats": [{}, {}], "teams": [{"score": "many"}, {}]}, "teams[0].score"),
    "wrong team": ({"seats": [{"team": 1}, {}]}, "seats[0].team"),
    "card four times": ({"seats": [{"hand": "7C 7C 7C"}, {"hand": "7C"}]}, "7C"),
    "stock too big": ({"seats": [{}, {}], "stock": 150}, "stock"),
    "to_play no seat": ({"seats": [{}, {}], "to_play": 2}, "to_play"),
    "to_play nobody": ({"seats": [{}, {}], "to_play": None}, "to_play"),
    "unknown phase": ({"seats": [{}, {}], "phase": "choose"}, "phase"),
    "asked alone": ({"seats": [{}, {}], "phase": "play", "asked": "waiting"}, "asked"),
    "asked before the draw": ({"seats": [{}] * 4, "asked": "yes"}, "asked"),
    "asked no word": ({"seats": [{}] * 4, "phase": "play", "asked": "maybe"}, "asked"),
    "taken before the draw": ({"seats": [{}, {}], "taken": "7C"}, "taken"),
    "drawn before the draw": ({"seats": [{}, {}], "drawn": "7C"}, "drawn"),
    "winner no team": ({"seats": [{}] * 4, "phase": "over", "winner": 2}, "winner"),
    "scores of seats": ({"seats": [{}] * 4, "phase": "over", "hand_scores": [1, 2, 3, 4]}, "hand_scores"),
    "scores null": ({"seats": [{}, {}], "phase": "over", "hand_scores": [1, None]}, "hand_scores"),
    "from the pile": ({"seats": [{"hand": "3H", "from_pile": "3D"}, {}]}, "seats[0].from_pile"),
    "unknown option": ({"seats": [{}, {}], "rules": {"jokers": 3}}, "rules"),
    "unknown value": ({"seats": [{}, {}], "rules": {"freeze": "never"}}, "rules"),
    "unknown profile": ({"seats": [{}, {}], "rules": {"profile": "duel"}}, "rules"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_document_names_the_field(name: str) -> None:
    """A bad document raises one line that names the field."""
    document, field = BAD[name]
    with pytest.raises(BadDocument) as problem:
        run_try({"game": "samba", **document})
    assert field in str(problem.value)
    assert "\n" not in str(problem.value)


def test_defaults_of_a_document() -> None:
    """What is left out: fifteen cards each, nothing laid, left of the dealer to draw."""
    position = run_try({"game": "samba", "seats": [{}, {}, {}, {}], "seed": "x"})["position"]
    assert [len(seat["hand"].split()) for seat in position["seats"]] == [15] * 4
    assert (position["dealer"], position["to_play"], position["phase"]) == (0, 1, "draw")
    assert len(position["stock"].split()) == 162 - 60
    assert [seat["turns"] for seat in position["seats"]] == [1] * 4


@pytest.mark.parametrize("option", CHOICES)
def test_options_are_read_and_written(option: str) -> None:
    """Every value of every option, as a word, a number or a flag, and back."""
    values = CHOICES[option]
    if isinstance(values[0], bool):
        values = (*values, "on", "off")
    for value in values:
        rules: Any = GAME.rules({option: value})
        assert not isinstance(rules, Refusal)
        written = GAME.options(rules)
        assert GAME.rules(written) == rules
        assert json.loads(json.dumps(written)) == written
    for bad in ("neither", 17, "", None):
        refused = GAME.rules({option: bad})
        if option == "target" and bad == 17:
            continue
        assert isinstance(refused, Refusal), bad
        assert option in sentence(refused)


def test_profiles() -> None:
    """The defaults are the rule book's; `classic` has what its column `standard` says."""
    assert GAME.options(GAME.rules({})) == {"profile": "standard"}
    classic: Any = GAME.rules({"profile": "classic"})
    assert (classic.wild_ratio, classic.wild_to_canasta, classic.freeze) == ("two_naturals", "forbidden", "standard")
    assert (classic.red_three_mode, classic.six_red_penalty, classic.top_minimum) == ("auto", "-1000", "150")


def test_a_position_through_the_command() -> None:
    """`try`, `legal`, `view` and `deal` of the command give what the functions behind them give."""
    document = {**at(f"9S 9H {OTHER}", melds=[NATURAL, SAMBA], seats=4), "moves": ["add 9S to 1", "add 5H to 1"]}
    tried = run("try", stdin=json.dumps(document))
    assert tried.returncode == 0, tried.stderr
    assert json.loads(tried.stdout) == json.loads(json.dumps(run_try(document)))
    listed = run("legal", stdin=json.dumps(document))
    assert json.loads(listed.stdout) == json.loads(json.dumps(run_legal(document)))
    seen = run("view", "--seat", "2", stdin=json.dumps(document))
    assert json.loads(seen.stdout) == json.loads(json.dumps(run_view(document, 2)))
    dealt = run("deal", "samba", "--seats", "4", "--profile", "classic", "--seed", "s")
    assert json.loads(dealt.stdout) == run_deal("samba", 4, {"profile": "classic"}, "s")


@pytest.mark.parametrize("verb", sorted({move.verb for move in get_args(Move)}))
def test_the_example_is_of_the_verb_that_was_meant(verb: str) -> None:
    """A line that begins with a verb is answered with a line of that verb, which can be read."""
    document = at(f"QS {OTHER}")
    first = run_try({**document, "moves": [f"{verb} seven"]})["results"][0]
    example = first["why"].split("'")[-2]
    assert example.split()[0] == verb
    assert run_try({**document, "moves": [example]})["results"][0].get("refused") != "unreadable_move"


def test_computers_play_through_the_command() -> None:
    """`play` plays whole rounds of every number of players."""
    done = run("play", "samba", "--players", "normal,normal,normal,normal", "--hands", "1", "--seed", "p", "--json")
    assert done.returncode == 0, done.stdout
    assert json.loads(done.stdout)["violations"] == []


def test_what_a_view_tells() -> None:
    """Own cards and what lies on the table; a partner's hand, the stock and the pile beneath its top are numbers."""
    document = at(f"9S 9H {OTHER}", melds=[NATURAL], seats=4, red="3H", discard="2C KD 7D", score=1600)
    seen = run_view({**document, "rules": {"freeze": "standard"}}, 0)
    assert [one["hand"] for one in seen["seats"]] == ["8D 9H 5S 9S", 5, 5, 5]
    assert seen["teams"][0] == {
        "melds": [NATURAL], "red_threes": "3H", "score": 1600, "minimum": 0, "completes": 1,
    }  # fmt: skip
    assert seen["teams"][1]["minimum"] == 50
    assert (seen["stock"], seen["discard"], seen["discards"]) == (20, "7D", 3)
    assert (seen["frozen"], seen["blocked"]) == (True, False)
    assert run_view(document, None)["legal"] == run_view(document, 1)["legal"] == []
    assert run_view(document, 2)["seats"][0]["hand"] == 4
    over = run_view({**at("KD", melds=[NATURAL, SAMBA], others={1: "4C"}), "moves": ["discard KD"]}, 1)
    assert [one["hand"] for one in over["seats"]] == ["", "4C"]
    assert over["scores"][0]["sambas"] == 1500
    assert over["hand_scores"] == [2320, -5]


def test_who_waits_for_an_answer() -> None:
    """While a partner is asked everybody sees who waits for whom; only the partner may move."""
    document = {**at("9S KD", melds=[NATURAL, SAMBA], seats=4), "moves": ["ask"]}
    for seat in (0, 1, 2, 3, None):
        seen = run_view(document, seat)
        assert (seen["asked"], seen["asker"], seen["to_play"]) == ("waiting", 0, 2)
        assert seen["legal"] == (["answer yes", "answer no"] if seat == 2 else [])
    answered = run_view({**document, "moves": ["ask", "answer no"]}, 0)
    assert (answered["asked"], answered["asker"], answered["to_play"]) == ("no", None, 0)


def test_the_next_round() -> None:
    """SB-5, SB-45: the next seat deals, the scores stay; a match brings the score of a team to each of its seats."""
    state: Any = GAME.read_position(at("KD", melds=[NATURAL, SAMBA], seats=4, others={1: "", 2: "", 3: "JK"}))
    ended: Any = GAME.play(state, "discard KD")
    result: Any = GAME.scores(ended.state)
    assert result.totals == result.points == (2320, -50, 2320, -50)
    assert (result.closed_by, result.winners, result.out) == (0, (), (False,) * 4)
    again: Any = GAME.next_hand(ended.state, "next")
    assert again.dealer == 0
    assert again.to_play == 1
    assert [team.score for team in again.teams] == [2320, -50]
    rules: Any = GAME.rules({})
    brought: Any = GAME.new_hand(rules, [Standing(300), Standing(-5), Standing(300), Standing(-5)], 0, "x")
    assert [team.score for team in brought.teams] == [300, -5]
    assert [team.minimum for team in GAME.view(brought, None).teams] == [50, 15]


def test_winners_are_the_seats_of_a_team() -> None:
    """SB-47: all seats of the team that has won."""
    nobody = dict.fromkeys(range(1, 6), "")
    state: Any = GAME.read_position(at("KD", melds=[NATURAL, SAMBA], seats=6, score=9000, others=nobody))
    ended: Any = GAME.play(state, "discard KD")
    result: Any = GAME.scores(ended.state)
    assert result.winners == (0, 3)
    assert GAME.write_position(ended.state)["winner"] == 0
