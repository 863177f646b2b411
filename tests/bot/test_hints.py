"""Hints as sentences: every reason of every game, in every language, with cards as the reader likes them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.i18n import Value, languages, tongue
from bot.look import Look
from bot.panels.hand import HandView
from bot.panels.item import payload
from bot.render.hints import reason, used
from engine.games import GAMES
from engine.players import advise, hints
from engine.players.advice import Advice
from tests.bot import tables31
from tests.bot.tables import table
from tests.bot.test_limits import LOOKS
from tests.bot.test_panels import nodes, written
from tests.bot.test_persian import wrong

FIGURES: dict[str, Value] = {
    "card": "7H",
    "taken": "KS",
    "meld": "8C JK=9C 10C",
    "melds": "KC KD KH / 5S 6S 7S",
    "move": "draw stock",
    "number": 3,
    "other": 4,
    "kept": "10C",
    "value": 40,
    "most": 23,
    "points": 25,
    "cards": 5,
}
"""One of every figure that a reason can have."""
AT = table({"seats": [{"hand": "7H 7D 7S 9C 5C 2S 2H 8D", "opened": True}, {"hand": 5}], "discard": "4H"})
ASKED = [(game, code) for game in GAMES for code in hints(game)]


def example(game: str, code: str) -> Advice:
    """Returns a hint with this reason."""
    names = re.findall(r"\{(\w+)\}", hints(game)[code])
    return Advice("draw stock", code, {name: FIGURES[name] for name in names})


def test_scala_40_has_a_reason_for_everything() -> None:
    assert len(hints("scala40")) >= 25


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "code"), ASKED, ids=[code for _, code in ASKED])
def test_every_reason_can_be_said(game: str, code: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    advice = example(game, code)
    for look in LOOKS.values():
        say = tongue(language).looking(look)
        text = reason(say, AT, AT.view(0), advice)
        assert text.startswith("💡 ")
        assert "{" not in text
        assert code not in text
        # Nothing in notation is left: cards are drawn as everywhere else.
        assert not re.search(r"\b(7H|KS|8C|JK|KC|5S)\b", text)
        for name in advice.details.keys() & {"number", "value", "points", "cards"}:
            assert str(FIGURES[name]) in text
        assert language != "fa" or not wrong(text)
    assert not caplog.records


def test_cards_are_drawn_as_the_reader_likes_them() -> None:
    advice = Advice("discard 7H", "hint_throw_high", {"card": "7H", "points": 7})
    shown = {name: reason(tongue("en").looking(look), AT, AT.view(0), advice) for name, look in LOOKS.items()}
    assert "<:" in shown["tiles"]
    assert "7♥" in shown["symbols"]
    assert "7 of hearts" in shown["words"]


@pytest.mark.parametrize("language", languages())
def test_who_has_asked_for_hints_is_named_with_their_number(language: str) -> None:
    say = tongue(language)
    assert used(say, AT) == ""
    anna, bruno = AT.seats
    one = used(say, replace(AT, seats=(replace(anna, hints=2), bruno)))
    both = used(say, replace(AT, seats=(replace(anna, hints=2), replace(bruno, hints=11))))
    assert one.endswith("Anna 2")
    assert both.endswith("Anna 2 · Bruno 11")
    assert not wrong(one + both) or language != "fa"


def test_a_hint_stands_in_the_panel_with_a_button_that_does_it() -> None:
    say = tongue("en").looking(Look("symbols"))
    given = advise("scala40", AT.view(0))
    view = HandView(say, AT, AT.seats[0], "suit", advice=given, hints=True)
    assert written(view).count("💡") == 1, "the lines for beginners make way"
    ids = [node["custom_id"] for node in nodes(payload(view)) if node.get("custom_id")]
    assert f"follow:{AT.id}:{AT.version}:{given.move}" in ids


def test_the_id_of_a_button_names_no_move_that_is_too_long_for_it() -> None:
    at = replace(AT, id=10**17, version=10**10)
    melds = "10C JC QC JK=KC / 10D JD QD JK=KD / 10H JH QH JK=KH / 10S JS"
    given = Advice(f"open {melds}", "hint_opens", {"melds": melds, "value": 90, "cards": 1})
    view = HandView(tongue("en"), at, at.seats[0], "suit", advice=given)
    assert "Open with" in written(view)
    assert f"follow:{at.id}:{at.version}" in [node.get("custom_id") for node in nodes(payload(view))]


@pytest.mark.parametrize("language", languages())
def test_the_panels_of_31_offer_hints_too(language: str) -> None:
    for at in (
        tables31.table("scat", "7H 8H KH", "3C 4D 5S", discard="9H"),
        tables31.table("schwimmen", "7H 8H KH", "7C 8D 9S", pool="AC AD AH"),
    ):
        given = advise(at.game, at.view(0))
        view = HandView(tongue(language), at, at.seats[0], "suit", advice=given)
        ids = {node["custom_id"].split(":")[0] for node in nodes(payload(view)) if node.get("custom_id")}
        assert {"hint", "follow"} <= ids
