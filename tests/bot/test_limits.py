"""The largest messages, in every language and for every way to see cards, are ones that Discord takes."""

from __future__ import annotations

import string
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import count
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.games.books import BOOKS
from bot.games.presentation import presentation
from bot.i18n import Tongue, languages, tongue
from bot.look import Look
from bot.panels.hand import HandView
from bot.panels.help import HelpView
from bot.panels.item import payload
from bot.panels.lobby import LobbyView
from bot.panels.menu import MenuView
from bot.panels.parked import ParkedList, ParkedView
from bot.panels.proof import proof_view
from bot.panels.summary import StandingView, SummaryView
from bot.panels.table import TableView
from bot.panels.taste import TasteView
from bot.people import Likes
from bot.pictures import Picture
from bot.render import figures
from bot.tables.presenter import Change
from bot.tables.proof import Proof
from bot.tables.table import Seat, Table
from engine.cards import packs
from engine.game import Event, HandResult
from engine.games import GAMES
from engine.notation import write_cards
from engine.players import advise
from storage.statistics import PlayerFigures
from tests.bot.tables import NOW, table, turn
from tests.bot.test_panels import nodes, written

HOSTILE = "*_~|" * 8
"""A name as long as Discord lets it be, each sign of which has to be escaped."""
LOOKS = {
    "tiles": Look("tiles", "four", lambda card, scheme: f"<:c2_10d:{10**18 + card}>"),
    "symbols": Look("symbols"),
    "words": Look("words"),
}
PICTURE = Picture(b"", "table.png"), "x" * 1024
DIGEST = string.hexdigits[:16] * 4


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LOOKS)
def say(request: pytest.FixtureRequest, language: str) -> Tongue:
    return tongue(language).looking(LOOKS[request.param])


def check(view: LayoutView) -> str:
    """Checks a message against the limits of Discord, and returns its text."""
    text = written(view)
    assert len(text) <= 4000
    assert view.content_length() <= 4000
    assert sum(1 for _ in nodes(payload(view))) <= 40
    ids = [node["custom_id"] for node in nodes(payload(view)) if node.get("custom_id")]
    assert len(set(ids)) == len(ids)
    for node in nodes(payload(view)):
        assert len(node.get("custom_id", "")) <= 100
        assert len(node.get("label") or "") <= 80
        assert len(node.get("placeholder") or "") <= 150
        assert len(node.get("options", [])) <= 25
        for option in node.get("options", []):
            assert 1 <= len(option["label"]) <= 100
            assert 1 <= len(option["value"]) <= 100
            assert len(option.get("description") or "") <= 100
    return text


def sets() -> Iterator[str]:
    """Yields as many sets as can lie: 32 of three natural cards, and four with a joker each."""
    jokers = count(0)
    for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"):
        yield from (f"{rank}C {rank}D {rank}H", f"{rank}C {rank}D {rank}S")
        if next(jokers) < 4:
            yield f"{rank}H {rank}S JK={rank}D"


def full_table(**changes: Any) -> Table:
    """Returns a table of six with hostile names, every meld that can lie, and twelve long turns behind it."""
    melds = list(sets())
    long = turn(*[Event("melded", 0, {"meld": "10C JC QC KC AC", "value": 50, "number": 9})] * 30)
    seats = [{"hand": "JH QH KH", "opened": True, "total": 100}, *({"hand": 1, "opened": True, "total": 100},) * 5]
    at = table({"seats": seats, "table": melds, "phase": "play", "stock": "", "discard": "KS"}, log=[long] * 12)
    named = tuple(replace(seat, name=HOSTILE, total=100, hints=999) for seat in at.seats)
    return replace(at, seats=named, deadline=NOW + timedelta(hours=12), clock=43_200, **changes)


def test_the_largest_table_leaves_out_no_meld(say: Tongue) -> None:
    at = full_table()
    at = replace(at, seats=(*at.seats[:-1], replace(at.seats[-1], held=True)))
    text = check(TableView(say, at))
    assert f"`{len(at.view(None).table)}`" in text
    assert "`1`" in text


@pytest.mark.parametrize("drafts", [(), ("10H JH QH KH AH", "AC AD AS")], ids=["no draft", "draft"])
@pytest.mark.parametrize("phase", ["draw", "play"])
def test_the_largest_hand_before_the_opening(say: Tongue, phase: str, drafts: tuple[str, ...]) -> None:
    hand = {"hand": "10H JH QH KH AH AC AD AS JK JK 10C JC QC KC", "opened": False}
    at = table({"seats": [hand, {"hand": 13}], "phase": phase}, drafts=[drafts])
    given = advise("scala40", at.view(0))
    check(HandView(say, at, at.seats[0], "suit", "x" * 300, hints=True))
    check(HandView(say, at, at.seats[0], "suit", advice=given))


def test_the_largest_hand_after_the_opening(say: Tongue) -> None:
    at = full_table()
    check(HandView(say, at, at.seats[0], "rank", "x" * 300, hints=True))
    check(HandView(say, at, at.seats[0], "rank", advice=advise("scala40", at.view(0))))


def test_the_summary_of_the_largest_hand(say: Tongue) -> None:
    deck = packs(2, 2)
    result = HandResult(
        closed_by=None,
        points=(1000,) * 6,
        totals=(10_000,) * 6,
        out=(True,) * 6,
        eliminated=(0, 1, 2, 3, 4, 5),
        hands=tuple(write_cards(deck[14 * seat : 14 * seat + 14]) for seat in range(6)),
        winners=(),
        reentries=(0,) * 6,
    )
    at = full_table(status="pause", commitment=DIGEST)
    change = Change("hand_over", 0, (), result, DIGEST, DIGEST)
    check(SummaryView(say, at, change, PICTURE))
    check(StandingView(say, at, replace(change, places=(1,) * 6), PICTURE))


@pytest.mark.parametrize("game", BOOKS)
def test_lobby_help_and_menu(say: Tongue, game: str) -> None:
    most = GAMES[game].seats(GAMES[game].rules({}))[-1]
    seats = tuple(Seat(number, HOSTILE, 100 + number) for number in range(most))
    at = replace(full_table(), game=game, options={}, seats=seats, seat_limit=most, status="lobby", state=None)
    check(LobbyView(say, at))
    lessons = presentation(game).lessons
    check(HelpView(say, presentation(game), [(Picture(b"", f"{n}.png"), "x") for n in range(len(lessons))]))
    check(MenuView(say, at, 100))
    parked = replace(at, status="parked", deadline=NOW)
    check(ParkedView(say, parked))
    check(ParkedList(say, [replace(parked, id=number) for number in range(9)]))
    check(TasteView(say, Likes()))


@pytest.mark.parametrize("game", BOOKS)
def test_the_largest_leaderboard(say: Tongue, game: str) -> None:
    row = PlayerFigures(1, HOSTILE, 1000, 1000, 9999, 9999, 9999, 9999, 99_999, 9999, 99.9)
    text = figures.leaderboard(say, presentation(game), [row] * 50, 30)
    assert len(text) <= 4000
    assert set(BOOKS) == set(GAMES)


def test_the_longest_proof(say: Tongue) -> None:
    public = "/".join([DIGEST[:32]] * 9) + ":99"
    wrong = tuple(f"hand {number}: {HOSTILE * 100}" for number in range(50))
    for record, problems in (({"hands": []}, wrong), (None, wrong), ({"hands": []}, ()), (None, ())):
        proof = Proof(10**9, "schwimmen", 10**6, DIGEST, DIGEST, public, 1000, record, problems)
        check(proof_view(say, proof, (DIGEST[:32], DIGEST[:32]), 10**18))
