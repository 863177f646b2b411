"""Positions and options of the games of 31: what is refused names the field, what is left out is dealt."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from engine.command import run_try, run_view
from engine.game import BadDocument, Refusal
from engine.games import GAMES
from engine.refusals import sentence
from engine.scat import move as scat_move
from engine.schwimmen import move as schwimmen_move
from tests.engine.cases.scat import at, seat
from tests.engine.cases.schwimmen import at as schwimmen_at
from tests.engine.command_line import run

A, B, C = "KD QD 5S", "KH QH 9H", "KC 7C 4D"
THIRTY_ONE = "AS KS QS"
GOOD = at(A, B, C, stock="2C 3C")
POOLED = schwimmen_at("7S 8S 9D", "10H JD QC", "KS KD 9C")


def scat(**fields: Any) -> dict[str, Any]:
    return {**GOOD, **fields}


def schwimmen(**fields: Any) -> dict[str, Any]:
    return {**POOLED, **fields}


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "unknown field": (scat(pool="7C"), "pool"),
    "unknown seat field": (at(seat(A, opened=True), B), "opened"),
    "unknown option": (scat(rules={"limit": 3}), "limit"),
    "no lives": (scat(rules={"lives": 0}), "lives"),
    "unknown profile": (scat(rules={"profile": "house"}), "house"),
    "knock from one point": (scat(rules={"knock_minimum": 1}), "knock_minimum"),
    "three of a kind": (scat(rules={"three_of_a_kind": 31}), "three_of_a_kind"),
    "more lives than the table has": (at(seat(A, lives=4), B), "seats[0].lives"),
    "no lives without the county": (at(seat(A, lives=0), B, rules={"county": False}), "seats[0].lives"),
    "too much lost for one who is in": (at({"hand": A, "total": 4}, B), "seats[0].total"),
    "joker": (at("JK KD QD", B), "JK"),
    "card twice": (at("KD QD 5S", "KD QH 9H"), "KD"),
    "known card not held": (at(seat(A, known="2C"), B), "known"),
    "taken not held": (scat(phase="play", taken="2H"), "taken"),
    "taken before the draw": (scat(taken="KD"), "taken"),
    "drawn before the draw": (scat(drawn="KD"), "drawn"),
    "drawn is not the card taken": (at("KD QD 5S 8C", B, phase="play", taken="8C", drawn="5S"), "drawn"),
    "nothing to discard": (at("KD", B, phase="play", taken="KD"), "phase"),
    "knocker to play": (scat(knocked_by=0), "to_play"),
    "knocker no seat": (scat(knocked_by=3), "knocked_by"),
    "to_play out": (at(seat(A, out=True), B, C), "to_play"),
    "nobody in": (at(seat(A, out=True), seat(B, out=True)), "seats"),
    "lapsed without a 31": (at(seat(A, lapsed=True), B), "seats[0].lapsed"),
    "lapsed no flag": (at(seat(THIRTY_ONE, lapsed=1), B), "lapsed"),
    "which card was drawn": (at(seat("AS KS QS JS", lapsed=True), B, phase="play"), "drawn"),
    "nobody to declare": (scat(phase="declare"), "phase"),
    "another to declare": (at(A, THIRTY_ONE, phase="declare", to_play=0), "to_play"),
    "declared in a turn": (scat(declared=[1]), "declared"),
    "too many empty rounds": (scat(empty_rounds=4), "empty_rounds"),
    "stock too big": (scat(stock=50), "stock"),
    "unknown phase": (scat(phase="choose"), "phase"),
    "pool too small": (schwimmen(pool="7C 8D"), "pool"),
    "pool a number": (schwimmen(pool=2), "pool"),
    "small card": (schwimmen_at("6S 8S 9D", "10H JD QC"), "6S"),
    "chooser not the dealer": (schwimmen(phase="choose", to_play=0), "to_play"),
    "chooser out": (schwimmen_at("7S 8S 9D", "10H JD QC", seat("", out=True), phase="choose"), "dealer"),
    "nothing to show": (schwimmen(phase="declare"), "phase"),
    "another to show": (schwimmen_at("7S 8S 9D", THIRTY_ONE, phase="declare", to_play=0), "to_play"),
    "closer to play": (schwimmen(knocked_by=0), "to_play"),
    "after a swap": (schwimmen(phase="play"), "phase"),
    "shown in a turn": (schwimmen(declared=[0]), "declared"),
    "lapsed in schwimmen": (schwimmen_at(seat("7S 8S 9D", lapsed=True), "10H JD QC"), "lapsed"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_document_names_the_field(name: str) -> None:
    """A bad document raises one line that names the field."""
    document, field = BAD[name]
    with pytest.raises(BadDocument) as problem:
        run_try(document)
    assert field in str(problem.value)
    assert "\n" not in str(problem.value)


def test_the_good_documents_are_good() -> None:
    """What the bad ones differ from is read."""
    for document in (GOOD, POOLED):
        assert run_try(document)["results"] == []


def test_a_bad_document_exits_with_two() -> None:
    """One line on standard error, nothing on standard output."""
    done = run("try", stdin=json.dumps(BAD["knocker to play"][0]))
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


UNREADABLE = {
    "scat": ("", "fold", "draw", "draw pile", "discard", "discard 1H", "discard 5S KD", "knock 2", "declare x"),
    "schwimmen": ("", "swap", "swap 7S", "swap 7S for", "swap for 7C", "swap 7S for 7X", "close 1", "draw stock"),
}


@pytest.mark.parametrize(("name", "line"), [(name, line) for name, lines in UNREADABLE.items() for line in lines])
def test_unreadable_move_is_a_refusal(name: str, line: str) -> None:
    """A line that is no move is refused by name, with an example that can be read, and the next one is tried."""
    first, second = run_try({**(GOOD if name == "scat" else POOLED), "moves": [line, "pass"]})["results"]
    assert (first["ok"], first["refused"]) == (False, "unreadable_move")
    example = first["why"].split("'")[-2]
    again = run_try({**(GOOD if name == "scat" else POOLED), "moves": [example]})["results"][0]
    assert again.get("refused") != "unreadable_move"
    assert second["move"] == "pass"


MOVES = {"scat": scat_move.Move, "schwimmen": schwimmen_move.Move}
VERBS = [(name, verb) for name, moves in MOVES.items() for verb in sorted({move.verb for move in get_args(moves)})]


@pytest.mark.parametrize(("name", "verb"), VERBS)
def test_the_example_is_of_the_verb_that_was_meant(name: str, verb: str) -> None:
    """A line that begins with a verb is answered with a line of that verb."""
    result = run_try({**(GOOD if name == "scat" else POOLED), "moves": [f"{verb} seven"]})["results"][0]
    assert result["why"].split("'")[-2].split()[0] == verb


@pytest.mark.parametrize("line", ["DISCARD 2c", "discard 2♣", "discard 2♣\ufe0e", "  discard   2C "])
def test_moves_in_other_spellings(line: str) -> None:
    """Any case, suit symbols, spaces."""
    answer = run_try({**GOOD, "moves": ["Draw Stock", line]})
    assert answer["results"][1]["ok"]
    swapped = run_try({**POOLED, "moves": ["Swap 7♠ FOR 7c"]})
    assert swapped["results"][0]["ok"]


@pytest.mark.parametrize(("game", "options"), [("scat", {"county": "off", "lives": "5", "knock_minimum": 0}),
                                               ("schwimmen", {"sw_triples_rank": "off", "lives": 5})])  # fmt: skip
def test_rules_keep_what_differs(game: str, options: dict[str, Any]) -> None:
    """Switches as words or flags, numbers as text; what is as in the profile is not written."""
    rules: Any = GAMES[game].rules(options)
    written = GAMES[game].options(rules)
    assert written["lives"] == 5
    assert len(written) == 3
    assert GAMES[game].rules(written) == rules


def test_every_refusal_of_options_is_a_sentence() -> None:
    """A bad value is told with what would be right."""
    refused = GAMES["scat"].rules({"knock_minimum": 31})
    assert isinstance(refused, Refusal)
    assert sentence(refused) == "31 is no value of knock_minimum; it takes: 2 to 30, 0."


def test_what_is_left_out_is_dealt() -> None:
    """Hands as numbers or not at all, the stock, the pool: dealt by the seed from the cards not named."""
    position = run_try({"game": "scat", "seats": [{"hand": A}, {}, {"hand": 2}], "discard": "9C"})["position"]
    assert [len(one["hand"].split()) for one in position["seats"]] == [3, 3, 2]
    assert len(position["stock"].split()) == 52 - 8 - 1
    assert position["to_play"] == 1
    assert [one["turns"] for one in position["seats"]] == [1, 1, 1]
    assert [one["lives"] for one in position["seats"]] == [3, 3, 3]
    pooled = run_try({"game": "schwimmen", "seats": [{}, {}], "seed": "x"})["position"]
    assert len(pooled["pool"].split()) == 3
    assert len(pooled["stock"].split()) == 32 - 9
    assert run_try({"game": "schwimmen", "seats": [{}, {}], "seed": "y"})["position"]["pool"] != pooled["pool"]


def test_a_given_stock_is_the_whole_stock() -> None:
    """Cards named nowhere are then out of the deal."""
    assert run_try(at(A, B, stock="2C 3C"))["position"]["stock"] == "2C 3C"
    assert run_try(at(A, B, stock=""))["position"]["stock"] == ""
    assert len(run_try(at(A, B, stock=7))["position"]["stock"].split()) == 7


def test_view_of_scat() -> None:
    """A view has the own hand and the top discard; nothing of other hands, the stock, the pile beneath, or the seed."""
    document = at(A, THIRTY_ONE, C, stock="2C 3C", discard="8D 6H 9S", seed="do-not-tell")
    seen, text = run_view(document, 0), json.dumps(run_view(document, 0))
    assert seen["seats"][0]["hand"] == "QD KD 5S"
    assert [one["hand"] for one in seen["seats"][1:]] == [3, 3]
    assert (seen["stock"], seen["discard"], seen["discards"]) == (2, "9S", 3)
    assert not {"AS", "KS", "KC", "2C", "8D", "6H"} & set(text.replace('"', " ").split())
    assert "do-not-tell" not in text
    assert seen["legal"] == ["draw stock", "draw discard", "knock"]
    assert run_view(document, 1)["legal"] == ["declare 1"]
    assert run_view(document, 2)["legal"] == run_view(document, None)["legal"] == []


def test_a_lapsed_thirty_one_is_seen_by_its_holder_only() -> None:
    """And by everybody at the showdown."""
    document = at(A, seat(THIRTY_ONE, lapsed=True), C, stock="")
    assert [one.get("lapsed") for one in run_view(document, 1)["seats"]] == [None, True, None]
    assert [one.get("lapsed") for one in run_view(document, 0)["seats"]] == [None, None, None]
    over = run_view({**document, "moves": ["stop"]}, 0)
    assert [one.get("lapsed") for one in over["seats"]] == [None, True, None]
    assert over["seats"][1]["hand"] == "AS QS KS"


def test_the_card_drawn_is_seen_by_its_drawer_only() -> None:
    """The card taken from the pile by everybody."""
    drawn = at(A, B, C, stock="2C 3C", moves=["draw stock"])
    assert [run_view(drawn, number)["drawn"] for number in (0, 1, None)] == ["2C", None, None]
    taken = at(A, B, C, moves=["draw discard"])
    assert [run_view(taken, number)["taken"] for number in (0, 1, None)] == ["2H", "2H", "2H"]
    assert run_view(taken, 1)["seats"][0]["known"] == "2H"


def test_view_of_schwimmen() -> None:
    """The pool lies open, but for while the dealer chooses; then nobody sees it."""
    assert run_view(POOLED, 1)["pool"] == "7C 8D 9H"
    choosing = schwimmen(phase="choose", to_play=2)
    for number in (0, 2, None):
        assert run_view(choosing, number)["pool"] == 3
    assert run_view(choosing, 2)["legal"] == ["keep", "exchange"]
    assert run_view({**choosing, "moves": ["exchange"]}, 0)["pool"] == "9C KD KS"


def test_dealing_and_playing_through_the_command() -> None:
    """`deal`, `legal`, `view` and `play` know both games."""
    for game in ("scat", "schwimmen"):
        dealt = run("deal", game, "--seats", "4", "--seed", "x").stdout
        assert json.loads(run("legal", stdin=dealt).stdout)["legal"]
        assert json.loads(run("view", "--seat", "1", stdin=dealt).stdout)["seat"] == 1
        done = run("play", game, "--players", "normal,normal,normal", "--matches", "1", "--json")
        assert done.returncode == 0, done.stdout + done.stderr
        assert json.loads(done.stdout)["violations"] == []
