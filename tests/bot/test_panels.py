"""What the messages hold: the legal moves and nothing else, within what Discord takes, and nobody else's cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.ui import LayoutView

from bot.i18n import languages, tongue
from bot.panels.buttons import AddToTable, DiscardCard, PutDown
from bot.panels.hand import HandView
from bot.panels.item import Target, payload
from bot.panels.table import TableView
from bot.tables.table import Table
from engine.game import Event, Refusal
from engine.games import GAMES
from tests.bot.tables import table, turn

DEALT = {"hand": 13}
OPENING = {"seats": [{"hand": "5H 6H JK KC KD KH 9S 2C 3C 4C 8D 8S QD 7D"}, DEALT], "phase": "play"}
OPENED = {
    "seats": [{"hand": "9S 8D 3C 4C 5C JK", "opened": True}, {**DEALT, "opened": True}],
    "table": ["7S 8S JK=9S", "4D 4H 4S"],
    "phase": "play",
}


def nodes(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yields every component of a message."""
    for component in components:
        yield component
        yield from nodes(component.get("components", []))


def options(view: LayoutView, prefix: str) -> list[str]:
    """Returns the values that a select offers."""
    for node in nodes(payload(view)):
        if node.get("custom_id", "").split(":")[0] == prefix and "options" in node:
            return [option["value"] for option in node["options"]]
    return []


def buttons(view: LayoutView) -> set[str]:
    """Returns the prefixes of the buttons that can be pressed."""
    found = [node for node in nodes(payload(view)) if node["type"] == 2 and not node.get("disabled")]
    return {node["custom_id"].split(":")[0] for node in found}


def written(view: LayoutView) -> str:
    """Returns all text of a message."""
    return "\n".join(node["content"] for node in nodes(payload(view)) if node["type"] == 10)


def panel(at: Table, seat: int = 0, **shown: Any) -> HandView:
    return HandView(tongue("en"), at, at.seats[seat], "suit", **shown)


def legal(at: Table, *verbs: str) -> set[str]:
    return {str(move) for move in at.view(0).legal if move.verb in verbs}


def test_the_selects_offer_legal_moves_only() -> None:
    at = table(OPENED)
    assert set(options(panel(at), "put")) == legal(at, "meld")
    assert set(options(panel(at), "attach")) == legal(at, "layoff", "swap")
    assert set(options(panel(at), "discard")) == legal(at, "discard")


def test_no_select_offers_more_than_discord_takes() -> None:
    at = table({"seats": [{"hand": "5H 6H JK KC KD KH 9S 2C 3C 4C 8D 8S QD JK"}, DEALT], "phase": "play"})
    assert len(legal(at, "open")) > 25
    assert len(options(panel(at), "put")) == 25


def test_openings_go_on_from_the_melds_laid_aside() -> None:
    at = table(OPENING, drafts=[("KC KD KH",)])
    view = panel(at)
    assert options(view, "put")
    assert all("KC KD KH" in move for move in options(view, "put"))
    assert "discard KC" not in options(view, "discard")
    assert {"openaside", "takeback"} & buttons(view) == {"takeback"}, "30 points do not open"
    assert "Laid aside: 30 of 40, 10 missing" in written(view)


def test_enough_laid_aside_opens() -> None:
    at = table(OPENING, drafts=[("KC KD KH", "5H 6H JK=7H")])
    assert "openaside" in buttons(panel(at))


def test_whoever_waits_may_sort_and_before_the_opening_lay_aside() -> None:
    at = table({**OPENING, "to_play": 1})
    assert buttons(panel(at)) == {"sort", "pick"}
    assert not options(panel(at), "discard")


def test_the_buttons_to_draw_are_there_in_time() -> None:
    unopened = table({"seats": [DEALT, DEALT], "discard": "4H"})
    opened = table({"seats": [{**DEALT, "opened": True}, DEALT], "discard": "4H"})
    assert buttons(panel(unopened)) == {"draw", "sort", "hint"}
    assert buttons(panel(opened)) == {"draw", "take", "sort", "hint"}
    assert buttons(TableView(tongue("en"), unopened)) == {"draw", "hand", "menu"}
    assert buttons(TableView(tongue("en"), opened)) == {"draw", "take", "hand", "menu"}


def test_only_the_own_panel_knows_that_the_discard_is_of_no_use() -> None:
    hand = {"hand": "2C 5D 9S", "opened": True, "turns": 1}
    rules = {"profile": "standard", "undo_discard_draw": False}
    at = table({"seats": [hand, {**DEALT, "opened": True}], "discard": "KH", "rules": rules})
    assert "take" not in buttons(panel(at))
    assert "take" in buttons(TableView(tongue("en"), at))


@pytest.mark.parametrize(
    ("rules", "opened", "expected"),
    [
        ({"profile": "standard"}, True, "lay it in this turn or put it back"),
        ({"profile": "classic"}, True, "you may keep it, but not discard it in this turn"),
        ({"profile": "house"}, False, "open with it in this turn or put it back"),
        ({"profile": "classic"}, False, "open in this turn"),
    ],
)
def test_a_card_taken_from_the_pile_says_what_is_to_be_done(rules: dict[str, Any], opened: bool, expected: str) -> None:
    hand = {"hand": "10H JH QH 7C 7D 7S 2C", "opened": opened, "turns": 1}
    at = table({"seats": [hand, {**DEALT, "opened": True}], "discard": "KH", "rules": rules})
    played = GAMES["scala40"].play(at.state, "draw discard")
    assert not isinstance(played, Refusal)
    text = written(panel(replace(at, state=played.state)))
    assert f"from the pile; {expected}\n" in f"{text}\n"


def test_whoever_cannot_use_the_card_taken_is_told_to_put_it_back() -> None:
    hand = {"hand": "2C 5D 9S", "opened": True, "turns": 1}
    at = table({"seats": [hand, {**DEALT, "opened": True}], "discard": "KH"})
    state, texts = at.state, []
    for move in ("draw discard", "putback"):
        texts.append(written(panel(replace(at, state=state), hints=True)))
        played = GAMES["scala40"].play(state, move)
        assert not isinstance(played, Refusal)
        state = played.state
    texts.append(written(panel(replace(at, state=state), hints=True)))
    assert ["You cannot use" in text for text in texts] == [False, True, False]
    assert ["you may also take the discard" in text for text in texts] == [True, False, False]


def test_a_question_takes_the_place_of_the_moves() -> None:
    view = panel(table(OPENED), readings=("meld 3C 4C JK=5C", "meld JK=2C 3C 4C"))
    assert options(view, "reading") == ["meld 3C 4C JK=5C", "meld JK=2C 3C 4C"]
    assert buttons(view) == {"back"}


def test_the_table_shows_no_hand() -> None:
    at = table(OPENED)
    hidden = set(at.view(0).hand) | set(at.view(1).hand)
    assert hidden
    text = written(TableView(tongue("en"), at))
    assert len(re.findall("[♣♦♥♠]", text)) == 6, "two melds of three cards"


@pytest.mark.parametrize("language", languages())
def test_the_fullest_messages_are_within_the_limits(language: str) -> None:
    runs = [f"A{suit} 2{suit} 3{suit} 4{suit}" for suit in "CDHS"] * 2
    runs += [f"5{suit} 6{suit} 7{suit}" for suit in "CDHS"] * 2 + [f"8{suit} 9{suit} 10{suit}" for suit in "CDHS"] * 2
    long = turn(*[Event("melded", 0, {"meld": "10C JC QC KC AC", "value": 50, "number": 9})] * 30)
    at = table(
        {
            "seats": [{"hand": "JC QC JD QD JH QH", "opened": True}] + [{"hand": 2, "opened": True}] * 5,
            "table": runs,
            "phase": "play",
        },
        log=[long] * 12,
    )
    for view in (TableView(tongue(language), at), HandView(tongue(language), at, at.seats[0], "rank")):
        assert len(written(view)) <= 4000
        assert sum(1 for _ in nodes(payload(view))) <= 40
        for node in nodes(payload(view)):
            assert len(node.get("custom_id", "")) <= 100
            assert all(
                len(option["label"]) <= 100 and len(option["value"]) <= 100 for option in node.get("options", [])
            )


def test_the_selects_of_another_version_are_others() -> None:
    """A client would keep the choice of the turn before, and send nothing when the same card is chosen again."""
    card = discord.SelectOption(label="7♣")
    made = [
        select.make(Target(1, version), "", [card]).item.id
        for version in range(50)
        for select in (PutDown, AddToTable, DiscardCard)
    ]
    assert len(set(made)) == len(made)
    assert all(number is not None and 0 < number < 2**31 for number in made)
