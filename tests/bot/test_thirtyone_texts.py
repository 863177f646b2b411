"""What the games of 31 say: seats, buttons, summaries, in English and Italian."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from bot.games.presentation import presentation
from bot.i18n import tongue
from bot.panels.hand import HandView
from bot.panels.item import payload
from bot.panels.summary import SummaryView
from bot.panels.table import TableView
from bot.render import scores
from bot.render import table as text
from bot.tables.table import Table
from engine.game import Event
from tests.bot.tables31 import over, played, table
from tests.bot.test_panels import nodes, written

GOOD, LOW, POOR = "KH QH 8H", "2C 3D 4S", "5C 6D 7S"
PILES: dict[str, Any] = {"discard": "10H", "stock": "9H 8C 8S 9D"}
TRIPLE: dict[str, Any] = {"discard": "7S", "stock": "9H"}
MIDDLE: dict[str, Any] = {"pool": "JH 7D 7S", "stock": "9H 8C 8S 9D"}


def plain(shown: str) -> str:
    """Returns a text without the marks that choose between a symbol and an emoji."""
    return shown.replace("\ufe0e", "").replace("\ufe0f", "")


def labels(view: HandView | TableView) -> Iterator[str]:
    """Yields the labels of all buttons, then those of the options of selects."""
    found = list(nodes(payload(view)))
    yield from (plain(node["label"]) for node in found if node["type"] == 2)
    yield from (plain(option["label"]) for node in found for option in node.get("options", []))


def panel(at: Table, language: str = "en", seat: int = 0) -> HandView:
    return HandView(tongue(language), at, at.seats[seat], "suit")


def buttons_of(at: Table, language: str) -> list[str]:
    """Returns the labels of a panel's buttons."""
    return [plain(node["label"]) for node in nodes(payload(panel(at, language))) if node["type"] == 2]


class Labels(NamedTuple):
    """What a panel offers."""

    name: str
    at: Table
    english: tuple[str, ...]
    italian: tuple[str, ...]


PANELS = (
    Labels(
        "scat: a turn begins",
        table("scat", GOOD, LOW, **PILES),
        ("Draw", "Take 10♥", "Knock", "Hint"),
        ("Pesca", "Prendi 10♥", "Busso", "Suggerimento"),
    ),
    Labels(
        "scat: a card is drawn",
        played(table("scat", GOOD, LOW, **PILES), "draw stock"),
        ("8♥ → 29", "9♥ → 28", "Q♥ → 27", "K♥ → 27", "Hint"),
        ("8♥ → 29", "9♥ → 28", "Q♥ → 27", "K♥ → 27", "Suggerimento"),
    ),
    Labels(
        "scat: three of a kind with half a point",
        played(table("scat", "7C 7D 2H", LOW, rules={"three_of_a_kind": "30.5"}, **TRIPLE), "draw discard"),
        ("2♥ → 30.5", "7♣ → 7", "7♦ → 7", "Hint"),
        ("2♥ → 30.5", "7♣ → 7", "7♦ → 7", "Suggerimento"),
    ),
    Labels(
        "scat: a 31 in the own turn",
        table("scat", "AH KH QH", LOW, **PILES),
        ("31!", "Draw", "Take 10♥", "Knock", "Hint"),
        ("31!", "Pesca", "Prendi 10♥", "Busso", "Suggerimento"),
    ),
    Labels(
        "scat: the last turn, with the right to stand",
        table("scat", GOOD, LOW, knocked_by=1, rules={"final_turn_may_stand": True}, **PILES),
        ("Draw", "Take 10♥", "Keep my cards", "Hint"),
        ("Pesca", "Prendi 10♥", "Tengo le mie carte", "Suggerimento"),
    ),
    Labels(
        "scat: no stock",
        table("scat", GOOD, LOW, discard="10H", stock=""),
        ("Take 10♥", "Knock", "Take nothing", "Hint"),
        ("Prendi 10♥", "Busso", "Non prendo nulla", "Suggerimento"),
    ),
    Labels(
        "scat: asked",
        played(table("scat", {"hand": "AH KH QH"}, {"hand": "AS KS QS"}, LOW, to_play=2, **PILES), "declare 1"),
        ("31!", "Say nothing"),
        ("31!", "Non dico nulla"),
    ),
    Labels(
        "schwimmen: the dealer chooses",
        table("schwimmen", GOOD, "10C JD QS", phase="choose", dealer=0, **MIDDLE),
        ("Keep these", "Play the other three", "Hint"),
        ("Tengo queste", "Gioco le altre tre", "Suggerimento"),
    ),
    Labels(
        "schwimmen: a turn",
        table("schwimmen", "KH QH 8H", "10C JD QS", **MIDDLE),
        ("Swap all (10)", "Pass", "Close", "Hint", "8♥ for J♥ → 30", "Q♥ for J♥ → 28"),
        ("Tutte e tre (10)", "Passo", "Chiudo", "Suggerimento", "8♥ per J♥ → 30", "Q♥ per J♥ → 28"),
    ),
    Labels(
        "schwimmen: swapped, and may close",
        played(table("schwimmen", GOOD, "10C JD QS", rules={"sw_close": "after_swap"}, **MIDDLE), "swap 8H for JH"),
        ("Pass", "Close", "Hint"),
        ("Passo", "Chiudo", "Suggerimento"),
    ),
    Labels(
        "schwimmen: a 31 must be shown",
        played(table("schwimmen", "AH QH 8H", "10C JD QS", **MIDDLE), "swap 8H for JH"),
        ("Show my hand!",),
        ("Mostro le carte!",),
    ),
)


@pytest.mark.parametrize("case", PANELS, ids=lambda case: case.name)
def test_what_a_panel_offers(case: Labels) -> None:
    for language, expected in (("en", case.english), ("it", case.italian)):
        assert tuple(labels(panel(case.at, language)))[: len(expected)] == expected
        assert set(buttons_of(case.at, language)) <= set(expected), "and no other button"


@pytest.mark.parametrize(
    ("game", "lives", "fields", "english", "italian"),
    [
        ("scat", 3, {}, "🪙🪙🪙", "🪙🪙🪙"),
        ("scat", 2, {}, "🪙🪙 ○", "🪙🪙 ○"),
        ("scat", 0, {}, "on the county", "senza vite"),
        ("scat", 1, {"knocked_by": 1}, "🪙 ○○ · **has knocked**", "🪙 ○○ · **ha bussato**"),
        ("schwimmen", 0, {}, "swims", "nuota"),
        ("schwimmen", 3, {"knocked_by": 1}, "🪙🪙🪙 · **has closed**", "🪙🪙🪙 · **ha chiuso**"),
    ],
)
def test_what_is_said_of_a_seat(game: str, lives: int, fields: dict[str, Any], english: str, italian: str) -> None:
    piles = PILES if game == "scat" else MIDDLE
    hand = LOW if game == "scat" else "10C JD QS"
    at = table(game, GOOD, {"hand": hand, "turns": 1, "lives": lives}, **piles, **fields)
    for language, expected in (("en", english), ("it", italian)):
        lines = text.seats(tongue(language), at, at.view(None)).splitlines()
        assert lines[1] == f"**Bruno** · {expected}"


class Summary(NamedTuple):
    """How a hand that is over is told."""

    name: str
    at: Table
    english: tuple[str, ...]
    italian: tuple[str, ...]


SUMMARIES = (
    Summary(
        "scat: a knock that succeeds",
        played(table("scat", GOOD, LOW, **PILES), "knock", "draw stock", "discard 9H"),
        ("**Anna** had knocked.", "**Bruno** · **4** · loses a life · 🪙🪙 ○", "**Anna** · **28** · 🪙🪙🪙"),
        ("**Anna** aveva bussato.", "**Bruno** · **4** · perde una vita · 🪙🪙 ○", "**Anna** · **28** · 🪙🪙🪙"),
    ),
    Summary(
        "scat: a knock that fails",
        played(table("scat", LOW, GOOD, **PILES), "knock", "draw stock", "discard 8H"),
        ("**Anna** had knocked.", "**Bruno** · **29** · 🪙🪙🪙", "**Anna** · **4** · loses 2 lives · 🪙 ○○"),
        ("**Anna** aveva bussato.", "**Bruno** · **29** · 🪙🪙🪙", "**Anna** · **4** · perde 2 vite · 🪙 ○○"),
    ),
    Summary(
        "scat: out",
        played(
            table("scat", GOOD, {"hand": LOW, "turns": 1, "lives": 0}, **PILES), "knock", "draw stock", "discard 9H"
        ),
        ("**Anna** had knocked.", "**Bruno** · **4** · loses a life · **out!**", "**Anna** · **28** · 🪙🪙🪙"),
        ("**Anna** aveva bussato.", "**Bruno** · **4** · perde una vita · **fuori!**", "**Anna** · **28** · 🪙🪙🪙"),
    ),
    Summary(
        "scat: 31",
        played(table("scat", "AH KH QH", LOW, **PILES), "declare"),
        ("**Anna** declares 31: A♥ Q♥ K♥", "**Anna** · **31** · 🪙🪙🪙", "**Bruno** · **4** · loses a life · 🪙🪙 ○"),
        ("**Anna** dichiara 31: A♥ Q♥ K♥", "**Anna** · **31** · 🪙🪙🪙", "**Bruno** · **4** · perde una vita · 🪙🪙 ○"),
    ),
    Summary(
        "scat: two of 31",
        played(table("scat", "AH KH QH", "AS KS QS", LOW, to_play=2, **PILES), "declare 0", "declare 1"),
        ("**Anna**, **Bruno** declare 31.", "**Anna** · **31** · 🪙🪙🪙"),
        ("**Anna**, **Bruno** dichiarano 31.", "**Anna** · **31** · 🪙🪙🪙"),
    ),
    Summary(
        "scat: a 31 that was not declared counts 30",
        played(table("scat", {"hand": "AH KH QH", "turns": 1, "lapsed": True}, LOW, discard="10H", stock=""), "stop"),
        ("The stock is gone.", "**Anna** · **30** · 🪙🪙🪙", "**Bruno** · **4** · loses a life · 🪙🪙 ○"),
        ("Il tallone è finito.", "**Anna** · **30** · 🪙🪙🪙", "**Bruno** · **4** · perde una vita · 🪙🪙 ○"),
    ),
    Summary(
        "scat: nobody loses",
        played(table("scat", GOOD, LOW, discard="10H", stock="", rules={"exhaust_result": "draw"}), "stop"),
        ("The stock is gone. Nobody loses a life.",),
        ("Il tallone è finito. Nessuno perde una vita.",),
    ),
    Summary(
        "scat: all out",
        played(
            table(
                "scat",
                *({"hand": hand, "turns": 1, "lives": 0} for hand in (LOW, "2D 3S 4C")),
                discard="10H",
                stock="",
            ),
            "stop",
        ),
        ("The stock is gone. That would put everybody out: nobody loses, and the same dealer deals again.",),
        (
            "Il tallone è finito. Così uscirebbero tutti: nessuno perde nulla e lo stesso mazziere dà di "
            "nuovo le carte.",
        ),
    ),
    Summary(
        "schwimmen: closed",
        played(table("schwimmen", GOOD, "10C JD QS", **MIDDLE), "close", "pass"),
        ("**Anna** had closed.", "**Bruno** · **10** · loses a chip · 🪙🪙 ○", "**Anna** · **28** · 🪙🪙🪙"),
        ("**Anna** aveva chiuso.", "**Bruno** · **10** · perde un gettone · 🪙🪙 ○", "**Anna** · **28** · 🪙🪙🪙"),
    ),
    Summary(
        "schwimmen: a closer who loses two",
        played(table("schwimmen", "10C JD QS", GOOD, rules={"sw_closer_double": True}, **MIDDLE), "close", "pass"),
        ("**Anna** had closed.", "**Bruno** · **28** · 🪙🪙🪙", "**Anna** · **10** · loses 2 chips · 🪙 ○○"),
        ("**Anna** aveva chiuso.", "**Bruno** · **28** · 🪙🪙🪙", "**Anna** · **10** · perde 2 gettoni · 🪙 ○○"),
    ),
    Summary(
        "schwimmen: three aces",
        played(table("schwimmen", "AC AD 8H", "10C JD QS", pool="AS 7D 7S", stock="9H"), "swap 8H for AS", "declare"),
        ("**Anna** shows A♣ A♦ A♠.", "**Anna** · **32** · 🪙🪙🪙"),
        ("**Anna** mostra A♣ A♦ A♠.", "**Anna** · **32** · 🪙🪙🪙"),
    ),
    Summary(
        "schwimmen: three of a kind",
        played(table("schwimmen", "8C 8D 8H", "10C JD QS", **MIDDLE | {"stock": "9H"}), "close", "pass"),
        ("**Anna** had closed.", "**Bruno** · **10** · loses a chip · 🪙🪙 ○", "**Anna** · **30.5** · 🪙🪙🪙"),
        ("**Anna** aveva chiuso.", "**Bruno** · **10** · perde un gettone · 🪙🪙 ○", "**Anna** · **30.5** · 🪙🪙🪙"),
    ),
    Summary(
        "schwimmen: no cards left",
        played(table("schwimmen", GOOD, "10C JD QS", pool="JH 7D 7S", stock="9H"), "pass", "pass"),
        ("No cards are left for the middle.",),
        ("Non ci sono più carte per il mezzo.",),
    ),
)


@pytest.mark.parametrize("case", SUMMARIES, ids=lambda case: case.name)
def test_how_a_hand_is_summed_up(case: Summary) -> None:
    _, change = over(case.at)
    for language, (how, *lines) in (("en", case.english), ("it", case.italian)):
        said = plain(written(SummaryView(tongue(language), case.at, change))).splitlines()
        assert said[1] == how
        hands = [line for line in said[2:] if line.startswith("**")]
        assert hands[: len(lines)] == lines


@pytest.mark.parametrize(
    ("game", "event", "english", "italian"),
    [
        ("scat", Event("knocked", 0), "**knocks!**", "**bussa!**"),
        ("scat", Event("drawn", 0, {"pile": "stock"}), "draws", "pesca"),
        ("scat", Event("drawn", 0, {"pile": "discard", "card": "7H"}), "takes 7♥", "prende 7♥ dal pozzo"),
        ("scat", Event("stood", 0), "keeps the cards", "tiene le carte"),
        ("scat", Event("passed", 0), "passes", "passa"),
        ("scat", Event("stopped", 0), "takes nothing", "non prende nulla"),
        ("scat", Event("declared", 0), "**declares 31!**", "**dichiara 31!**"),
        ("scat", Event("lost", 0, {"lives": 1, "left": 2}), "", ""),
        ("scat", Event("shown", 0, {"hand": "7H 8H 9H", "value": 24}), "", ""),
        ("scat", Event("dead", data={"reason": "stock"}), "", ""),
        ("schwimmen", Event("knocked", 0), "**closes!**", "**chiude!**"),
        ("schwimmen", Event("declared", 0), "**shows the hand!**", "**mostra le carte!**"),
        ("schwimmen", Event("kept", 0), "keeps the hand", "tiene la mano"),
        (
            "schwimmen",
            Event("exchanged", 0),
            "plays the other hand, unseen",
            "gioca l'altra mano senza guardarla",
        ),
        ("schwimmen", Event("swapped", 0, {"card": "7C", "taken": "KH"}), "swaps 7♣ for K♥", "scambia 7♣ per K♥"),
        ("schwimmen", Event("turned_up", data={"cards": "7C KH 8S"}), "in the middle: 7♣ K♥ 8♠", "nel mezzo: 7♣ K♥ 8♠"),
    ],
)
def test_what_the_log_says(game: str, event: Event, english: str, italian: str) -> None:
    for language, expected in (("en", english), ("it", italian)):
        assert plain(presentation(game).happenings(tongue(language), [event])) == expected


@pytest.mark.parametrize(
    ("game", "fields", "english", "italian"),
    [
        ("scat", PILES, "Discard **10♥** · Stock 4 cards", "Pozzo **10♥** · Tallone 4 carte"),
        ("scat", {"discard": "10H", "stock": ""}, "Discard **10♥** · Stock 0 cards", "Pozzo **10♥** · Tallone 0 carte"),
        ("schwimmen", MIDDLE, "Middle **J♥ 7♦ 7♠** · Stock 4 cards", "Nel mezzo **J♥ 7♦ 7♠** · tallone 4 carte"),
        (
            "schwimmen",
            {**MIDDLE, "phase": "choose", "dealer": 0},
            "Middle **face down** · Stock 4 cards",
            "Nel mezzo **coperte** · tallone 4 carte",
        ),
    ],
)
def test_what_lies_on_the_table(game: str, fields: dict[str, Any], english: str, italian: str) -> None:
    at = table(game, GOOD, LOW if game == "scat" else "10C JD QS", **fields)
    for language, expected in (("en", english), ("it", italian)):
        assert plain(presentation(game).middle(tongue(language), at, at.view(None))) == expected


def test_the_buttons_of_the_table_are_those_that_everybody_can_know() -> None:
    minimum = {"knock_minimum": 25}
    for hand in (GOOD, LOW):
        at = table("scat", hand, POOR, rules=minimum, **PILES)
        assert list(labels(TableView(tongue("en"), at))) == ["Draw", "Take 10♥", "Knock", "My hand", "⋯"]
    first = table(
        "scat",
        *({"hand": hand, "turns": 0} for hand in (GOOD, POOR)),
        rules={"knock_not_in_first_round": True},
        **PILES,
    )
    assert "Knock" not in list(labels(TableView(tongue("en"), first)))
    drawn = played(table("scat", GOOD, POOR, **PILES), "draw stock")
    assert list(labels(TableView(tongue("en"), drawn))) == ["My hand", "⋯"]


def test_scores_name_lives_and_who_is_out() -> None:
    at = played(
        table("scat", GOOD, {"hand": LOW, "turns": 1, "lives": 0}, POOR, **PILES),
        *("knock", "draw stock", "discard 9H", "draw stock", "discard 8C"),
    )
    assert scores.totals(tongue("en"), at).splitlines() == [
        "**Anna** · 🪙🪙🪙",
        "**Carla** · 🪙🪙🪙",
        "**Bruno** · out in deal 2",
    ]


@pytest.mark.parametrize(
    ("language", "game", "expected"),
    [
        ("en", "scat", ("1 life lost", "2 lives lost")),
        ("en", "schwimmen", ("1 chip lost", "2 chips lost")),
        ("it", "scat", ("1 vita persa", "2 vite perse")),
        ("it", "schwimmen", ("1 gettone perso", "2 gettoni persi")),
    ],
)
def test_one_life_is_no_lives(language: str, game: str, expected: tuple[str, str]) -> None:
    for total, lost in enumerate(expected, start=1):
        line = tongue(language)(f"{game}-stats-best-total", total=total)
        assert line.replace("*", "").endswith(lost)
