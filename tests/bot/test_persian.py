"""Persian lines: all Latin, or beginning with a Persian word; Latin digits, and no signs that turn the direction."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from discord.ui import LayoutView
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from bot.commands.cards import LANGUAGES
from bot.games.books import BOOKS
from bot.games.presentation import presentation
from bot.i18n import Value, cards, catalogue_files, tongue
from bot.panels import notes
from bot.panels.hand import HandView
from bot.panels.item import payload
from bot.panels.lobby import LobbyView, announcement
from bot.panels.menu import MenuView
from bot.panels.options import OptionsView
from bot.panels.parked import ParkedList, ParkedView
from bot.panels.rules import RulesView
from bot.panels.server import SettingsView
from bot.panels.summary import StandingView, SummaryView
from bot.panels.table import TableView
from bot.render import figures, scores
from bot.tables.presenter import Change
from bot.tables.table import Table, TurnLog
from engine.game import Refusal
from engine.games import GAMES
from storage.statistics import PlayerFigures, PlayerStats
from tests.bot.tables import NOW, table
from tests.bot.test_panels import nodes

SAY = tongue("fa")
TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
FOREIGN = re.compile("[\u06f0-\u06f9\u0660-\u0669\u064a\u0643]")
"""Persian and Arabic digits, and the Arabic letters that look like the Persian ی and ک."""
PERSIAN = re.compile("[\u0620-\u06ff]")
"""A letter, not a sign between words."""
SIGNED = re.compile(r"(?<![\w(=])[-+−]\d")
SHOWN = (
    (re.compile(r"<a?:\w+:\d+>"), ""),  # the tile of a card
    (re.compile(r"<t:\d+:R>"), "in a minute"),
    (re.compile(r"<[@#]\d+>"), "@Anna"),
    (re.compile(r"\[(.+?)\]\(.+?\)"), r"\1"),
)
"""What Discord shows in place of what is written."""

CHOICES: dict[str, tuple[Value, ...]] = {"duty": ("free", "open", "use", "lay"), "back": ("yes", "no")}
"""What chooses a variant, where it is no number."""

POSITIONS: dict[str, dict[str, Any]] = {
    "scala40": {
        "seats": [{"hand": "9S 8D 3C 4C 5C JK", "opened": True}, {"hand": 7, "opened": True}, {"hand": 5}],
        "table": ["7S 8S JK=9S", "4D 4H 4S", "10D JD QD KD"],
        "discard": "6D",
    },
    "scat": {"seats": [{"hand": 3}, {"hand": 3}, {"hand": 3}], "discard": "KH"},
    "schwimmen": {"seats": [{"hand": 3}, {"hand": 3}, {"hand": 3}], "pool": "7H 8S AC"},
    "samba": {
        "seats": [{"hand": "KC KD 9S 9H 4C JK 2D 3H"}, {"hand": 12}, {"hand": 9}],
        "teams": [
            {"melds": ["KC KH KS KS", "4S 5S 6S 7S 8S 9S 10S"], "red_threes": "3D", "score": 1500},
            {"melds": ["QC QD QH QH QS JK 2S", "7C 7D 7H 7S 7C 7D 7H"], "score": -300},
            {},
        ],
        "discard": "5D 6D",
        "stock": 10,
    },
}


def wrong(text: str) -> list[str]:
    """Returns the lines with a Persian word before which a Latin one stands, or with a sign before a number, which
    would be seen behind it."""
    for written, shown in SHOWN:
        text = written.sub(shown, text)
    lines = [line for line in text.splitlines() if PERSIAN.search(line)]
    return [line for line in lines if not PERSIAN.match(_first_letter(line)) or SIGNED.search(line)]


def _first_letter(line: str) -> str:
    """Returns the first sign with a direction of its own."""
    return next(sign for sign in line if unicodedata.bidirectional(sign) in ("L", "R", "AL"))


class Selectors(visitor.Visitor):
    """Collects the variables that choose a variant, and all others."""

    def __init__(self) -> None:
        self.choosing: set[str] = set()
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - named by fluent.syntax
        assert isinstance(node.selector, ftl.VariableReference)
        self.choosing.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.names.add(node.id.name)


def every_variant() -> Iterator[tuple[str, str]]:
    """Yields (key, text) of every message in all its variants, with Latin names wherever something is filled in."""
    for file in catalogue_files("fa"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found = Selectors()
                found.visit(entry)
                choices = [CHOICES.get(name, (0, 1, 2, 5)) for name in found.choosing]
                for chosen in product(*choices):
                    values: dict[str, Value] = {name: 5 if name == "number" else "Anna" for name in found.names}
                    values.update(zip(found.choosing, chosen, strict=True))
                    yield entry.id.name, SAY(entry.id.name, **values)


def texts(view: LayoutView) -> Iterator[str]:
    """Yields whatever a message shows."""
    for node in nodes(payload(view)):
        yield from (node[field] for field in ("content", "label", "placeholder", "description") if node.get(field))
        for option in node.get("options", []):
            yield from (option[field] for field in ("label", "description") if option.get(field))


def test_the_rule_itself() -> None:
    assert not wrong("نوبت شماست · <@1>\n**Anna** 🤖\n`1` K♣ K♦ K♥ · Anna\n-# 3. ورق: 5 · Anna")
    assert wrong("**Anna** کشید") == ["**Anna** کشید"]
    assert wrong("ورق\nK♣ انداخت") == ["K♣ انداخت"]
    assert wrong("<@1>، نوبت شماست")
    assert wrong("امتیاز: -130")
    assert not wrong("امتیاز: منفی 130 · 4-10")
    assert not wrong("[دست 2](https://discord.com) Scala")


def test_every_message_keeps_to_the_rule() -> None:
    faults = [(name, wrong(text)) for name, text in every_variant() if wrong(text)]
    assert not faults


def test_no_message_turns_a_line_or_has_foreign_digits() -> None:
    for name, text in every_variant():
        assert not TURNING.search(text), name
        assert not FOREIGN.search(text), name


def test_every_language_is_listed_under_its_own_name() -> None:
    assert [choice.name for choice in LANGUAGES[1:]] == ["English", "فارسی", "Italiano", "Polski"]


def test_cards_in_symbols_stay_together_in_a_line_from_right_to_left() -> None:
    melds = cards("10♥ J♥ + K♣ ★=K♦")
    assert {unicodedata.bidirectional(melds[0]), unicodedata.bidirectional(melds[-1])} == {"L"}
    assert [cards("7 دل"), cards("<:7h:1>"), cards(7)] == ["7 دل", "<:7h:1>", "7"]


def at(game: str, **position: Any) -> Table:
    """Returns a table of three people in a running hand."""
    document = {"game": game, "seed": "fa", "dealer": 2, "to_play": 0, **POSITIONS[game], **position}
    state = GAMES[game].read_position(document)
    return replace(table(POSITIONS["scala40"]), game=game, state=state, clock=60, deadline=NOW, commitment="ab")


def played(game: str, seed: int) -> Iterator[Table]:
    """Yields the tables of a hand in which everybody plays at random, until it is over or has got long."""
    here, chance = at(game), random.Random(seed)
    while GAMES[game].scores(here.state) is None and here.version < 120:
        yield here
        moves = GAMES[game].legal_moves(here.state)
        move = chance.choice([move for move in moves if move.verb not in ("undo", "putback")] or moves)
        mover = GAMES[game].mover(here.state, move) or 0
        done = GAMES[game].apply(here.state, move)
        assert not isinstance(done, Refusal)
        events = tuple(event.public() for event in done.events)
        log = (*here.log, TurnLog(mover, here.turn, mover == 1, events))[-6:]
        here = replace(here, state=done.state, log=log, version=here.version + 1)
    yield here


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("seed", range(3))
def test_every_screen_of_a_hand_keeps_to_the_rule(game: str, seed: int) -> None:
    for here in played(game, seed):
        result = here.result
        views: list[LayoutView] = [notes.turns(SAY, here, (here.hand, 1)), notes.page(scores.page(SAY, here))]
        if result is None:
            views += [TableView(SAY, here), MenuView(SAY, here, 100), notes.reminder(SAY, here, 100)]
            views += [HandView(SAY, here, seat, "suit") for seat in here.seats]
        else:
            seats = tuple(replace(seat, eliminated_in=2 if seat.number == 1 else None) for seat in here.seats)
            after = replace(here, status="pause", seats=seats)
            over = Change("match_over", result=replace(result, eliminated=(1,)), places=(1, 2, 3), secret="cd")
            views += [SummaryView(SAY, after, over), StandingView(SAY, after, over)]
        for view in views:
            for text in texts(view):
                assert not wrong(text)


@pytest.mark.parametrize("game", BOOKS)
def test_every_screen_around_a_match_keeps_to_the_rule(game: str) -> None:
    book, lobby = BOOKS[game], replace(at(game), status="lobby", state=None, seat_limit=4)
    some = PlayerFigures(1, "Anna", eliminations=2, computer_eliminations=1, played=3, won=1, hands=9, closed=4)
    shown = presentation(game)
    views: list[LayoutView] = [
        LobbyView(SAY, lobby),
        announcement(SAY, game, "Anna", table=lobby),
        notes.begun(SAY, at(game)),
    ]
    parked = replace(at(game), status="parked")
    views += [ParkedView(SAY, parked), ParkedList(SAY, [parked]), notes.gone(SAY, parked, 0)]
    views.append(notes.resumed(SAY, parked, Change("resumed", 0)))
    views += [notes.cancelled(SAY, here, Change("cancelled", reason="expired")) for here in (parked, lobby)]
    views += [RulesView(SAY, game, lobby.rules, lobby, page) for page in book.pages]
    views += [OptionsView(SAY, lobby, True, group) for group in book.groups]
    views.append(SettingsView(SAY, "fa", {game: lobby.rules.profile}, True, False))
    views.append(notes.page(figures.leaderboard(SAY, shown, [some] * 5, 30)))
    views.append(notes.page(figures.personal(SAY, shown, "Anna", PlayerStats(some, 1, 2, 40))))
    for view in views:
        for text in texts(view):
            assert not wrong(text)
