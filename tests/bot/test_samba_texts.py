"""What Samba says: the table, the log, options of menus, summaries, in English and Italian."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.presentation import presentation
from bot.i18n import tongue
from bot.panels import pictures
from bot.pictures import HandPicture
from bot.render import scores
from bot.render import table as text
from bot.tables.table import Table
from engine.game import Event
from engine.notation import write_cards
from engine.samba.move import Add, Discard, Lay, Merge, TakeTo, TakeWith
from storage.statistics import PlayerFigures
from tests.bot.tables31 import table
from tests.bot.test_thirtyone_texts import plain

SHOWN = presentation("samba")
TEAMS: list[dict[str, Any]] = [
    {"melds": ["QC QC QD QH QS JK", "4S 5S 6S 7S 8S 9S", "QC QD QS"], "red_threes": "3D", "score": 1210},
    {"melds": ["AC AC AD AD AH AH AS", "KC KC KD KH KS JK 2D", "5H 6H 7H 8H 9H 10H JH"], "score": -300},
]
LOSER = PlayerFigures(1, "Anna", played=1, hands=2, average=-1234.5)
HANDS = ("QH 10S 8D 8H 9C 4C", "4D", "6C 6D", "7C")


def at(phase: str = "play", **fields: Any) -> Table:
    """Returns a table of four, Anna to play."""
    return table("samba", *HANDS, **{"teams": TEAMS, "discard": "9D 8C", "stock": 20, "phase": phase, **fields})


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            "Pile **8♣** · 2 cards · Stock 20 cards\n\n"
            "🔵 **Anna** + **Carla** · 1,210 pts · 1 red three\n"
            "`1` Q♣ Q♣ Q♦ Q♥ Q♠ ★\n`2` 4♠ 5♠ 6♠ 7♠ 8♠ 9♠\n`3` Q♣ Q♦ Q♠\n\n"
            "🟠 **Bruno** + **Dario** · -300 pts · 1 samba · 2 canastas\n"
            "`1` 🟥 **A ×7** pure canasta\n`2` ⬜ **K ×5 + 2♦ ★** mixed canasta\n`3` 🟪 **5♥–J♥** samba",
        ),
        (
            "it",
            "Pozzo **8♣** · 2 carte · Tallone 20 carte\n\n"
            "🔵 **Anna** + **Carla** · 1.210 punti · 1 tre rosso\n"
            "`1` Q♣ Q♣ Q♦ Q♥ Q♠ ★\n`2` 4♠ 5♠ 6♠ 7♠ 8♠ 9♠\n`3` Q♣ Q♦ Q♠\n\n"
            "🟠 **Bruno** + **Dario** · -300 punti · 1 samba · 2 canaste\n"
            "`1` 🟥 **A ×7** canasta pura\n`2` ⬜ **K ×5 + 2♦ ★** canasta mista\n`3` 🟪 **5♥–J♥** samba",
        ),
    ],
)
def test_what_lies_on_the_table(language: str, expected: str) -> None:
    here = at()
    assert plain(SHOWN.middle(tongue(language), here, here.view(None))) == expected


def test_who_has_not_melded_is_told_what_the_first_melds_need() -> None:
    here = at(teams=[{"score": 1500}, {"score": -5}])
    middle = SHOWN.middle(tongue("en"), here, here.view(None))
    assert "1,500 pts · first melds: 90" in middle
    assert "-5 pts · first melds: 15" in middle


def test_whoever_plays_alone_needs_no_sign() -> None:
    here = table("samba", "4C", "4D", "4H", discard="9D", stock=20)
    assert "🔵" not in SHOWN.middle(tongue("en"), here, here.view(None))
    assert text.seats(tongue("en"), here, here.view(None)).splitlines()[1] == "**Bruno** · 1 card"


def test_a_seat_has_its_cards_and_the_sign_of_its_team() -> None:
    here = at()
    assert text.seats(tongue("en"), here, here.view(None)).splitlines() == [
        "▸ **Anna** · 6 cards · 🔵",
        "**Bruno** · 1 card · 🟠",
        "**Carla** · 2 cards · 🔵",
        "**Dario** · 1 card · 🟠",
    ]


@pytest.mark.parametrize(
    ("top", "rules", "english"),
    [
        ("3S", {}, "🔒 The pile is blocked: nobody can take it now."),
        ("2D", {}, "🔒 The pile is blocked: nobody can take it now."),
        ("2D 9D", {"freeze": "standard"}, "❄️ The pile is frozen: only two natural cards of its top rank take it."),
        ("2D 9D", {"freeze": "permanent"}, "🔒 The pile is blocked: nobody can take it now."),
        ("2D 9D", {}, ""),
    ],
)
def test_a_pile_that_is_blocked_or_frozen_says_so(top: str, rules: dict[str, Any], english: str) -> None:
    here = at("draw", teams=[{}, {}], discard=top, rules=rules)
    assert SHOWN.middle(tongue("en"), here, here.view(None)).splitlines()[1] == english


@pytest.mark.parametrize(
    ("phase", "kind", "english", "italian"),
    [
        ("play", Add, "Q♥ on 1: Q ×6 + ★ · mixed canasta!", "Q♥ alla 1: Q ×6 + ★ · canasta mista!"),
        ("play", Add, "10♠ on 2: 4♠–10♠ · samba!", "10♠ alla 2: 4♠–10♠ · samba!"),
        ("play", Merge, "Join 1 and 3: Q ×8 + ★ · mixed canasta!", "Unisci 1 e 3: Q ×8 + ★ · canasta mista!"),
        ("play", Discard, "9♣", "9♣"),
        ("draw", TakeWith, "8♦ 8♥ + pile (1)", "8♦ 8♥ + pozzo (1)"),
    ],
)
def test_moves_say_what_they_make(phase: str, kind: type[Any], english: str, italian: str) -> None:
    view = at(phase).view(0)
    for language, expected in (("en", english), ("it", italian)):
        assert expected in [plain(SHOWN.label(tongue(language), view, move)) for move in SHOWN.choices(view, kind)]


def test_the_pile_to_a_sequence_says_what_it_becomes() -> None:
    view = at("draw", discard="9D 10S").view(0)
    labels = [plain(SHOWN.label(tongue("en"), view, move)) for move in SHOWN.choices(view, TakeTo)]
    assert labels == ["Pile (1) on 2: 4♠–10♠ · samba!"]


def test_what_completes_a_meld_comes_first_and_parts_of_a_meld_last() -> None:
    here = table("samba", "KC KD KH KS 9S 4H", "4D", "6C", "7C", teams=TEAMS, discard="8C", stock=20, phase="play")
    lays = list(map(str, SHOWN.choices(here.view(0), Lay)))
    assert lays[0] == "meld KC KD KH KS"
    assert len(lays) > 1
    assert str(SHOWN.choices(at().view(0), Add)[0]) in ("add QH to 1", "add 10S to 2")


@pytest.mark.parametrize(
    ("events", "english", "italian"),
    [
        ([Event("drawn", 0, {"pile": "stock", "count": 2})], "draws", "pesca"),
        (
            [Event("taken", 0, {"top": "QH", "cards": 1})],
            "takes the pile: Q♥ and 1 more card",
            "prende il pozzo: Q♥ e un'altra carta",
        ),
        (
            [Event("added", 0, {"cards": "QH", "number": 1, "complete": "natural"})],
            "adds Q♥ to 1 (**pure canasta!**)",
            "attacca Q♥ alla 1 (**canasta pura!**)",
        ),
        ([Event("red_three", 0, {"card": "3H", "replaced": True})], "lays 3♥", "cala 3♥"),
        ([Event("asked", 0, {"partner": 2})], "asks the partner whether to end the round", None),
        ([Event("answered", 2, {"answer": "no"})], "says **no**", "dice di **no**"),
        ([Event("went_out", 0)], "**goes out!**", "**chiude!**"),
        ([Event("passed", 0)], "has nothing to discard", "non ha niente da scartare"),
        ([Event("dead", data={"reason": "stock"})], "(the stock is gone)", "(il tallone è finito)"),
        ([Event("hand_over", data={"scores": [1, 2]})], "", ""),
    ],
)
def test_what_the_log_says(events: list[Event], english: str, italian: str | None) -> None:
    assert plain(SHOWN.happenings(tongue("en"), events)) == english
    if italian is not None:
        assert plain(SHOWN.happenings(tongue("it"), events)) == italian


def melded(cards: str) -> Event:
    return Event("melded", 0, {"meld": cards, "value": 30, "number": 1, "complete": None})


@pytest.mark.parametrize(
    ("events", "left"),
    [
        ([melded("KC KD KH"), Event("undone", 0, {"move": "meld KC KD KH"})], ""),
        (
            [
                Event("opened", 0, {"value": 60, "minimum": 50}),
                melded("KC KD KH"),
                melded("QC QD QH"),
                Event("undone", 0, {"move": "meld KC KD KH / QC QD QH"}),
            ],
            "",
        ),
        (
            [
                Event("red_three", 0, {"card": "3H"}),
                melded("KC KD KH"),
                Event("added", 0, {"cards": "KS", "number": 1, "complete": None}),
                Event("undone", 0, {"move": "add KS to 1"}),
            ],
            "lays 3♥, lays K♣ K♦ K♥",
        ),
    ],
)
def test_the_log_leaves_out_what_was_taken_back(events: list[Event], left: str) -> None:
    assert plain(SHOWN.happenings(tongue("en"), events)) == left


def test_scores_are_those_of_teams_the_highest_first() -> None:
    here = at()
    assert scores.totals(tongue("en"), here).splitlines() == [
        "**Anna** + **Carla** · 1,210 pts",
        "**Bruno** + **Dario** · -300 pts",
    ]
    assert here.places([1, 3]) == (2, 1, 2, 1)


async def test_the_picture_of_a_hand_marks_every_new_card_as_the_panel_does(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[HandPicture] = []

    async def watch(subject: HandPicture) -> None:
        drawn.append(subject)

    monkeypatch.setattr(pictures, "draw", watch)
    here = table("samba", "9C 9C 4D JK KS", "4D", phase="play", drawn="JK 9C", discard="8C", stock=20)
    await pictures.of_hand(tongue("en"), here, here.seats[0], "suit")
    (picture,) = drawn
    assert write_cards(picture.cards[place] for place in picture.new) == "9C JK"
    assert SHOWN.controls(tongue("en"), here, here.seats[0], "suit").cards().count("__") == 2 * len(picture.new)


def test_figures_are_written_as_the_language_does() -> None:
    rows = {language: SHOWN.figures.hands(tongue(language), LOSER) for language in ("en", "it", "pl")}
    assert [row.rpartition(" ")[2] for row in rows.values()] == ["-1,234.5", "-1.234,5", "-1\N{NO-BREAK SPACE}234,5"]
    assert "منفی 1,234.5" in SHOWN.figures.hands(tongue("fa"), LOSER)
