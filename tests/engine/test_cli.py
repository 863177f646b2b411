"""`python -m engine`: JSON in, JSON out; a bad document is one line that names the field."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from engine.command import run_deal, run_legal, run_try, run_view
from engine.game import BadDocument
from engine.scala40.move import Move
from tests.engine.cases import Json, at
from tests.engine.command_line import run

HAND = at("7H 7D 7C 2S KD", table=("5H 6H JK=7H",), stock="9C 9D", discard="4H QS")


def changed(**fields: Any) -> Json:
    """A good document with some fields changed, None for left out."""
    document = {**json.loads(json.dumps(HAND)), **fields}
    return {name: value for name, value in document.items() if value is not None}


def with_seat(**fields: Any) -> Json:
    """A good document with fields of seat 0 changed."""
    document = changed()
    document["seats"][0].update(fields)
    return document


BAD: dict[str, tuple[Json, str]] = {
    "unknown game": (changed(game="bridge"), "game"),
    "game no text": (changed(game=4), "game"),
    "unknown field": (changed(tabel=[]), "tabel"),
    "unknown profile": (changed(rules={"profile": "vegas"}), "vegas"),
    "unknown option": (changed(rules={"profile": "standard", "limits": 101}), "limits"),
    "bad option value": (changed(rules={"joker_in_opening": "perhaps"}), "joker_in_opening"),
    "bad option number": (changed(rules={"opening_min": "many"}), "opening_min"),
    "option with endless digits": (changed(rules={"run_max": "9" * 5000}), "run_max"),
    "option out of range": (changed(rules={"run_max": 2}), "run_max"),
    "switch as number": (changed(rules={"close_in_hand_double": 7}), "close_in_hand_double"),
    "contradiction": (changed(rules={"run_split": True}), "run_split"),
    "contradiction in classic": (changed(rules={"profile": "classic", "run_max": 14}), "run_split"),
    "rules no object": (changed(rules="standard"), "rules"),
    "no seats": (changed(seats=None), "seats"),
    "one seat": (changed(seats=[{"hand": 5}]), "seats"),
    "seven seats": (changed(seats=[{"hand": 5}] * 7), "seats"),
    "duel for three": (changed(rules={"profile": "duel"}, seats=[{"hand": 5}] * 3, dealer=0), "seats"),
    "seats no list": (changed(seats={"hand": 5}), "seats"),
    "seat no object": (changed(seats=[5, 5]), "seats[0]"),
    "hand no cards": (with_seat(hand="7H 7X"), "hand"),
    "hand too big a number": (with_seat(hand=120), "hand"),
    "negative hand": (with_seat(hand=-1), "hand"),
    "more cards to deal than a hand holds": (with_seat(hand=27), "seats[0].hand"),
    "more cards than a hand holds": (
        with_seat(hand=" ".join(f"{n}{suit}" for n in range(2, 9) for suit in "CDHS")),
        "26",
    ),
    "hand with identity": (with_seat(hand="7H JK=8D"), "hand"),
    "three equal cards": (with_seat(hand="7D 7D 7D"), "7D"),
    "five jokers": (with_seat(hand="JK JK JK JK"), "JK"),
    "card twice on table": (changed(table=["5H 6H 7H", "7H 8H 9H", "7H 7D 7S"]), "7H"),
    "opened no flag": (with_seat(opened="yes"), "opened"),
    "total no number": (with_seat(total="40"), "total"),
    "turns no number": (with_seat(turns=1.5), "turns"),
    "unknown seat field": (with_seat(hands="7H"), "hands"),
    "table no list": (changed(table="5H 6H 7H"), "table"),
    "no meld": (changed(table=["5H 6H 9H"]), "table[0]"),
    "ambiguous meld": (changed(table=["5H 6H 7H", "9C 9D JK"]), "table[1]"),
    "meld too long": (changed(rules={"run_max": 5}, table=["2H 3H 4H 5H 6H 7H"]), "table[0]"),
    "stock no cards": (changed(stock="9C nine"), "stock"),
    "stock too big": (changed(stock=109), "stock"),
    "discard no cards": (changed(discard="??"), "discard"),
    "discard no text": (changed(discard=["4H"]), "discard"),
    "owner no number": (changed(owners=[True]), "owners"),
    "eliminated no numbers": (changed(phase="over", eliminated=[True]), "eliminated"),
    "scores no numbers": (changed(phase="over", hand_scores=[True, 0]), "hand_scores"),
    "dealer no seat": (changed(dealer=2), "dealer"),
    "to_play no seat": (changed(to_play=5), "to_play"),
    "to_play out": (with_seat(out=True), "to_play"),
    "unknown phase": (changed(phase="bidding"), "phase"),
    "taken not held": (changed(taken="3D"), "taken"),
    "taken no card": (changed(taken="seven"), "taken"),
    "taken before the draw": (changed(phase="draw", taken="7H"), "taken"),
    "turn no object": (changed(turn=[True]), "turn"),
    "unknown turn field": (changed(turn={"open": True}), "open"),
    "recovered more than jokers": (changed(turn={"recovered": 2}), "recovered"),
    "reshuffles no number": (changed(reshuffles="none"), "reshuffles"),
    "idle_turns no number": (changed(idle_turns=-1), "idle_turns"),
    "seed no text": (changed(seed=7), "seed"),
    "moves no list": (changed(moves="draw stock"), "moves"),
    "move no text": (changed(moves=["draw stock", 4]), "moves"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_document_names_the_field(name: str) -> None:
    """A bad document raises one line that names the field."""
    document, field = BAD[name]
    with pytest.raises(BadDocument) as problem:
        run_try(document)
    assert field in str(problem.value)


@pytest.mark.parametrize("command", ["try", "legal", "view"])
def test_bad_document_exits_with_two(command: str) -> None:
    """One line on standard error, nothing on standard output, exit 2."""
    done = run(command, stdin=json.dumps(BAD["no meld"][0]))
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "table[0]" in done.stderr


NOT_JSON = {
    "nothing": "",
    "broken": "{",
    "list": "[1, 2]",
    "text": '"try"',
    "null": "null",
    "deeply nested": "[" * 100_000,
    "nested in a field": '{"seats": ' + "[" * 5000 + "]" * 5000 + "}",
    "endless number": '{"dealer": ' + "9" * 5000 + "}",
    "no number": '{"dealer": NaN}',
    "a field twice": '{"dealer": 0, "dealer": 1}',
    "a field twice in a field": '{"seats": [{"hand": 5, "hand": 5}, {}]}',
    "half a character": '{"seed": "\\ud800"}',
}


@pytest.mark.parametrize("text", NOT_JSON.values(), ids=NOT_JSON)
def test_no_json_object_exits_with_two(text: str) -> None:
    """What is no JSON object is a bad document too."""
    done = run("try", stdin=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_a_complaint_is_one_short_printable_line() -> None:
    """Whatever names and values the document has."""
    for document in ({"a\nb\x1b[31m" * 1000: 1}, {"game": "x" * 5000}):
        done = run("try", stdin=json.dumps(document))
        (line,) = done.stderr.splitlines()
        assert done.returncode == 2
        assert line.isprintable()
        assert len(line) < 500


UNREADABLE = (
    "fly to the moon",
    "",
    "draw",
    "draw pile",
    "discard",
    "discard 7H 7D",
    "discard 1H",
    "layoff 7H",
    "layoff 7H in 1",
    "layoff 7H to one",
    "swap 7H to 1",
    "swap 7H",
    f"swap 7H in {'9' * 5000}",
    f"layoff 7H to {'9' * 5000}",
    f"rejoin {'9' * 5000}",
    f"discard {'JK=' * 2000}7H",
    "open",
    "open /",
    "meld",
    "meld 7H 7D 7C / 5H 6H 7H",
    "meld 7H 7D seven",
    "7H",
)


@pytest.mark.parametrize("line", UNREADABLE)
def test_unreadable_move_is_a_refusal(line: str) -> None:
    """A line that is no move is refused by name and the next one is tried."""
    answer = run_try({**HAND, "moves": [line, "discard 2S"]})
    first, second = answer["results"]
    assert (first["move"], first["ok"], first["refused"]) == (line, False, "unreadable_move")
    assert first["why"]
    assert second["ok"]


@pytest.mark.parametrize("verb", sorted({move.verb for move in get_args(Move)}))
def test_the_example_is_of_the_verb_that_was_meant(verb: str) -> None:
    """A line that begins with a verb is answered with a line of that verb, which can be read."""
    first = run_try({**HAND, "moves": [f"{verb} seven"]})["results"][0]
    example = first["why"].split("'")[-2]
    assert example.split()[0] == verb
    assert run_try({**HAND, "moves": [example]})["results"][0].get("refused") != "unreadable_move"


@pytest.mark.parametrize("line", ["discard 3D", "meld 3C 4C 5C", "layoff 8H to 1", "swap 7S in 1", "discard JK"])
def test_card_that_is_not_held_is_a_refusal(line: str) -> None:
    """A card that the seat does not hold is no bad document."""
    result = run_try({**HAND, "moves": [line]})["results"][0]
    assert (result["ok"], result["refused"]) == (False, "not_in_hand")


@pytest.mark.parametrize("line", ["layoff 7D to 9", "swap 7H in 0", "layoff 7D to 2"])
def test_meld_that_is_not_there_is_a_refusal(line: str) -> None:
    """So is a meld number that the table does not have."""
    result = run_try({**HAND, "moves": [line]})["results"][0]
    assert not result["ok"]
    assert result["refused"] != "unreadable_move"


def test_try_document() -> None:
    """Results in the order of the moves, the position after them, the legal moves of the seat to play."""
    answer = run_try({**HAND, "moves": ["swap 7H in 1", "discard 9S", "discard 2S"]})
    assert set(answer) == {"results", "position", "legal"}
    assert [result["ok"] for result in answer["results"]] == [True, False, True]
    assert set(answer["results"][0]) == {"move", "ok", "events"}
    assert set(answer["results"][1]) == {"move", "ok", "refused", "why"}
    assert answer["position"]["to_play"] == 1
    assert answer["position"]["discard"] == "4H QS 2S"
    assert answer["legal"] == ["draw stock"]


def test_a_refused_move_changes_nothing() -> None:
    """The position after a refused move is the position before it."""
    before = run_try(HAND)
    after = run_try({**HAND, "moves": ["discard 9S", "meld 7H 7D 2S", "undo", "nonsense"]})
    assert after["position"] == before["position"]
    assert after["legal"] == before["legal"]


@pytest.mark.parametrize("spelling", ["DISCARD kd", "discard K♦", "  discard   Kd ", "Discard K♦️"])
def test_moves_in_other_spellings(spelling: str) -> None:
    """Any case, suit symbols, spaces."""
    assert run_try({**HAND, "moves": [spelling]})["position"]["discard"] == "4H QS KD"


@pytest.mark.parametrize("value", [True, "on"])
def test_switches_as_words_or_flags(value: Any) -> None:
    """`"on"` and true are the same."""
    document = changed(rules={"profile": "standard", "close_in_hand_double": value})
    assert run_try(document)["position"]["rules"] == {"profile": "standard", "close_in_hand_double": True}


def test_rules_keep_the_profile_and_what_differs() -> None:
    """The written rules read back to the same rules."""
    rules = {"profile": "house", "limit": 151, "not_opened_penalty": "count", "run_max": 14}
    assert run_try(changed(rules=rules))["position"]["rules"] == {
        "profile": "house",
        "limit": 151,
        "not_opened_penalty": "count",
    }


def test_numbers_are_dealt_from_the_cards_not_named() -> None:
    """A hand as a number and a stock as a number are dealt by the seed; a stock left out is all the rest."""
    document = changed(seats=[{"hand": "7D 2S", "opened": True}, {"hand": 13}], stock=40, table=["5H 6H 7H"])
    first, again = run_try(document)["position"], run_try(document)["position"]
    assert first == again
    assert len(first["seats"][1]["hand"].split()) == 13
    assert len(first["stock"].split()) == 40
    other = run_try({**document, "seed": "another"})["position"]
    assert other["seats"][1]["hand"] != first["seats"][1]["hand"]
    rest = run_try({**document, "stock": None})["position"]
    words = " ".join([*(seat["hand"] for seat in rest["seats"]), *rest["table"], rest["stock"], rest["discard"]])
    assert len(words.split()) == 108


def test_a_given_stock_is_the_whole_stock() -> None:
    """A stock given as cards is kept in its order, empty if empty; cards named nowhere are out of the hand."""
    assert run_try(changed(stock="9C 9D"))["position"]["stock"] == "9C 9D"
    assert run_try(changed(stock="", phase="play"))["position"]["stock"] == ""


def test_legal() -> None:
    """`legal` lists what `try` lists."""
    document = {**HAND, "moves": ["layoff 7C to 1", "swap 7H in 1"]}
    listed = run_legal(document)["legal"]
    assert listed == run_try(document)["legal"]
    assert "undo" in listed
    done = run("legal", stdin=json.dumps(document))
    assert json.loads(done.stdout) == {"legal": listed}


def test_legal_in_another_process_is_the_same() -> None:
    """No order depends on the process: twice the same list."""
    document = json.dumps(at("JK 7H 7D 7C 8H 9H 9D 9S 10H 2S", table=("5H 6H 7H",)))
    assert run("legal", stdin=document).stdout == run("legal", stdin=document).stdout


def test_view_through_the_command() -> None:
    """A view has the own hand, no seed, and numbers for what is hidden."""
    document = {**HAND, "seed": "do-not-tell", "seats": [HAND["seats"][0], {"hand": "3C 4D QH"}], "stock": "9C 10S"}
    done = run("view", "--seat", "0", stdin=json.dumps(document))
    assert done.returncode == 0, done.stderr
    assert "do-not-tell" not in done.stdout
    seen = json.loads(done.stdout)
    assert "seed" not in seen
    assert sorted(seen["seats"][0]["hand"].split()) == ["2S", "7C", "7D", "7H", "KD"]
    assert seen["seats"][1]["hand"] == 3
    assert seen["stock"] == 2
    assert not {"3C", "4D", "QH", "9C", "10S"} & set(done.stdout.replace('"', " ").split())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_view_after_a_draw(seat: int | None) -> None:
    """The card drawn from the stock is in the view of the seat that drew it only (F04)."""
    document = {**HAND, "phase": "draw", "stock": "9C 10S", "moves": ["draw stock"]}
    text = json.dumps(run_view(document, seat))
    assert ("9C" in text) == (seat == 0)
    assert "10S" not in text


def test_view_after_an_undone_action() -> None:
    """What was undone leaves no trace in the view of the others (F04)."""
    document = {**HAND, "moves": ["meld 7H 7D 7C", "undo"]}
    text = json.dumps(run_view(document, 1))
    assert "7D" not in text
    assert "7C" not in text


def test_view_of_a_seat_that_is_not_there() -> None:
    """A seat out of range is a bad argument."""
    done = run("view", "--seat", "2", stdin=json.dumps(HAND))
    assert (done.returncode, done.stdout) == (2, "")
    assert "seat" in done.stderr


@pytest.mark.parametrize("seats", range(2, 7))
def test_deal(seats: int) -> None:
    """13 cards a seat, one face up, the rest in the stock; the seat to the dealer's left begins (K01, K02, K07)."""
    position = run_deal("scala40", seats, {"profile": "standard"}, "a seed")
    assert [len(seat["hand"].split()) for seat in position["seats"]] == [13] * seats
    assert len(position["stock"].split()) == 108 - 13 * seats - 1
    assert position["to_play"] == (position["dealer"] + 1) % seats
    assert run_try(position)["position"] == position


def test_deal_through_the_command() -> None:
    """The same seed deals the same position; `standard` is the default profile; the output feeds `try`."""
    first = run("deal", "scala40", "--seats", "3", "--seed", "x")
    assert first.stdout == run("deal", "scala40", "--seats", "3", "--profile", "standard", "--seed", "x").stdout
    assert first.stdout != run("deal", "scala40", "--seats", "3", "--seed", "y").stdout
    done = run("try", stdin=json.dumps({**json.loads(first.stdout), "moves": ["draw stock"]}))
    assert json.loads(done.stdout)["results"][0]["ok"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("deal", "scala40", "--seats", "7"),
        ("deal", "scala40", "--seats", "1"),
        ("deal", "scala40", "--seats", "3", "--profile", "duel"),
        ("deal", "scala40", "--profile", "vegas"),
        ("deal", "bridge"),
        ("play", "scala40", "--players", "normal,genius"),
        ("play", "scala40", "--players", "normal"),
        ("shuffle",),
        (),
    ],
    ids=" ".join,
)
def test_bad_arguments_exit_with_two(arguments: tuple[str, ...]) -> None:
    """Arguments that name no game, seat or profile."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr


def test_play() -> None:
    """Computer players among themselves: figures, no violation, the same for the same seed."""
    arguments = ("play", "scala40", "--players", "normal,normal,normal", "--hands", "2", "--seed", "cli", "--json")
    done = run(*arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout)
    assert figures["hands"] == 2
    assert figures["violations"] == []
    assert len(figures["seats"]) == 3
    assert sum(seat["hands_closed"] for seat in figures["seats"]) + figures["dead_hands"] == 2


def test_play_as_text() -> None:
    """Without `--json` the figures are lines to read."""
    done = run("play", "scala40", "--players", "normal,normal", "--hands", "1", "--seed", "cli")
    assert done.returncode == 0, done.stderr
    assert "1 hands" in done.stdout
    assert "normal" in done.stdout
