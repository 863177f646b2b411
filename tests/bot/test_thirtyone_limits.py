"""The fullest messages of the games of 31: nine seats with the longest and nastiest names, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.games.books import BOOKS
from bot.i18n import languages, tongue
from bot.panels.hand import HandView
from bot.panels.item import payload
from bot.panels.lobby import LobbyView
from bot.panels.options import OptionsModal, OptionsView
from bot.panels.rules import RulesView
from bot.panels.summary import StandingView, SummaryView
from bot.panels.table import TableView
from bot.render import names, scores
from bot.tables.presenter import Change
from bot.tables.table import Table, TurnLog
from engine.game import Event
from engine.players import advise
from tests.bot.tables31 import over, played, table
from tests.bot.test_panels import nodes, written

NASTY = tuple(sign * (32 // len(sign)) for sign in ("*", "_", "`", "~", "|", "[x](", "<@1>", "@everyone", "\u202e𝕎"))
"""A display name has 32 characters at most; these are read as markdown, as mentions or backwards if they are not
escaped."""
HANDS = {
    "scat": [
        "2C 3D 4S",
        "AH KH QH",
        "2D 3S 4C",
        "2S 3C 4D",
        "5C 6D 7S",
        "5D 6S 7C",
        "5S 6C 7D",
        "8C 9D 10S",
        "8D 9S 10C",
    ],
    "schwimmen": ["7C 8D 9S", "7D 8S 9C", "7S 8C 9D", "10C JD QS", "10D JS QC", "10S JC QD", "KC KD AS", "KS AC AD"],
}
PILES: dict[str, dict[str, Any]] = {
    "scat": {"discard": "10H", "stock": 5},
    "schwimmen": {"pool": "JH 7H 8H", "stock": 5},
}
SAYS = {
    "scat": [Event("drawn", 0, {"pile": "discard", "card": "10H"}), Event("discarded", 0, {"card": "10H"})],
    "schwimmen": [
        Event("swapped", 0, {"card": "10C JD QS", "taken": "10D JS QC"}),
        Event("turned_up", data={"cards": "10C JD QS"}),
    ],
}


def crowded(game: str, **fields: Any) -> Table:
    """Returns the largest table, after a round in which everybody has done as much as a turn takes."""
    seats = [{"hand": hand, "turns": 1, "lives": 9} for hand in HANDS[game]]
    rules = {"lives": 9, **fields.pop("rules", {})}
    log = [TurnLog(seat % len(seats), seat, True, tuple(SAYS[game])) for seat in range(12)]
    return table(game, *seats, names=NASTY, log=log, rules=rules, **{**PILES[game], **fields})


def finished(game: str) -> Table:
    """Returns the largest table after a hand."""
    # The seat to play is the last one before who has closed.
    return played(crowded(game), "declare 1") if game == "scat" else played(crowded(game, knocked_by=1), "pass")


def views(game: str, language: str) -> Iterator[LayoutView]:
    """Yields every message of a match at its fullest."""
    say, at = tongue(language), crowded(game)
    knocked = crowded(game, knocked_by=2, to_play=1)
    for table_now in (at, knocked):
        yield TableView(say, table_now)
        for seat in table_now.seats:
            yield HandView(say, table_now, seat, "rank", "x" * 300, hints=True)
        turn = table_now.seats[table_now.to_play or 0]
        yield HandView(say, table_now, turn, "rank", advice=advise(game, table_now.view(turn.number)))
    if game == "scat":
        drawn = played(at, "draw stock")
        yield HandView(say, drawn, drawn.seats[0], "suit", "x" * 300, hints=True)
    over_now = finished(game)
    result, change = over(over_now)
    yield SummaryView(say, replace(over_now, commitment="c" * 64), change)
    places = tuple(range(1, len(over_now.seats) + 1))
    yield StandingView(say, over_now, Change("match_over", result=result, places=places))
    lobby = replace(over_now, status="lobby", state=None)
    yield LobbyView(say, lobby)
    for group in BOOKS[game].groups:
        yield OptionsView(say, lobby, True, group, "x" * 300)
    for page in BOOKS[game].pages:
        yield RulesView(say, game, lobby.rules, lobby, page)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", HANDS)
def test_every_message_is_within_the_limits(game: str, language: str) -> None:
    for view in views(game, language):
        found = list(nodes(payload(view)))
        assert len(written(view)) <= 4000, type(view).__name__
        assert len(found) <= 40, type(view).__name__
        for node in found:
            assert len(node.get("custom_id", "")) <= 100
            assert len(node.get("label") or "") <= 80
            assert len(node.get("options", ())) <= 25
            for option in node.get("options", ()):
                assert 1 <= len(option["label"]) <= 100
                assert 1 <= len(option["value"]) <= 100
            if node["type"] == 1:
                assert len(node["components"]) <= 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", HANDS)
def test_every_modal_is_one_that_discord_takes(game: str, language: str) -> None:
    at = replace(crowded(game), status="lobby", state=None)
    for group in BOOKS[game].groups:
        modal = OptionsModal(tongue(language), at, group).to_dict()
        components: list[dict[str, Any]] = modal["components"]
        assert len(modal["title"]) <= 45
        assert 1 <= len(components) <= 5
        for label in components:
            assert len(label["label"]) <= 45
            assert len(label.get("description") or "") <= 100


@pytest.mark.parametrize("game", HANDS)
def test_no_name_is_read_as_anything_but_a_name(game: str) -> None:
    at = finished(game)
    _, change = over(at)
    say = tongue("en")
    for text in (written(TableView(say, crowded(game))), written(SummaryView(say, at, change)), scores.page(say, at)):
        for seat in at.seats:
            assert names.plain(seat.name) in text
            assert seat.name not in text
