"""The messages of a match of Samba: two teams, a computer among them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

from discord.ui import LayoutView

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels import pictures
from bot.panels.hand import HandView
from bot.panels.lobby import LobbyView
from bot.panels.options import OptionsView
from bot.panels.rules import RulesView
from bot.panels.summary import StandingView, SummaryView
from bot.panels.table import TableView
from bot.render import figures, scores
from bot.tables.presenter import Change
from bot.tables.table import Table, TurnLog
from engine.game import Event
from engine.notation import read_cards
from engine.players import advise
from storage.statistics import PlayerFigures
from tests.bot.tables31 import played, table

TEAMS = [
    {
        "melds": ["QC QC QD QH QS JK 2D", "KC KD KH", "4S 5S 6S 7S", "8D 8H 8S 8S 2C"],
        "red_threes": "3H 3D",
        "score": 3210,
    },
    {"melds": ["5H 6H 7H 8H 9H 10H JH", "AC AD AH AH AS AS AC"], "score": -130},
]
HANDS = [
    {"hand": "KS KC 8S 8C 9D 9D 10D JD 4C 5C 2H 3H JK 6S", "turns": 5},
    {"hand": "4D 4H 9C", "turns": 5},
    {"hand": 11, "turns": 5},
    {"hand": 7, "turns": 5},
]
PILE: dict[str, Any] = {"discard": "9S 10C 6C JS 8H 9H KD", "stock": 41}
LOG = (
    TurnLog(1, 7, True, (Event("drawn", 1, {"pile": "stock"}), Event("discarded", 1, {"card": "8H"}))),
    TurnLog(
        2,
        8,
        False,
        (
            Event("drawn", 2, {"pile": "stock"}),
            Event("added", 2, {"cards": "JK 2D", "number": 1, "meld": "QC QC QD QH QS JK 2D", "complete": "mixed"}),
            Event("discarded", 2, {"card": "9H"}),
        ),
    ),
    TurnLog(3, 9, False, (Event("drawn", 3, {"pile": "stock"}), Event("discarded", 3, {"card": "KD"}))),
)
DIGEST = "0123456789abcdef" * 4


def at(reader: int, phase: str = "draw", teams: Any = TEAMS, **fields: Any) -> Table:
    """Returns the table of four, the reader to play."""
    made = table("samba", *HANDS, phase=phase, teams=teams, log=LOG, **{**PILE, **fields})
    first, second, *others = made.seats
    seats = (replace(first, user_id=reader), replace(second, user_id=None, level="hard", name="Alba"), *others)
    return replace(made, seats=seats, owner_id=reader, clock=180, deadline=made.turn_started + timedelta(minutes=3))


async def screens(say: Tongue, reader: int) -> AsyncIterator[LayoutView]:
    """Yields the messages."""
    shown, drawing, playing = presentation("samba"), at(reader), at(reader, "play", drawn="6S JK")
    lobby = replace(drawing, status="lobby", state=None, seats=drawing.seats[:3], seat_limit=4)
    yield LobbyView(say, lobby)
    yield OptionsView(say, lobby, True, "pile")
    yield TableView(say, drawing)
    seat = drawing.seats[0]
    yield HandView(say, drawing, seat, "suit", hints=True)
    yield HandView(say, playing, seat, "suit", hints=True)
    yield HandView(say, playing, seat, "rank")
    yield HandView(say, playing, seat, "suit", advice=advise("samba", playing.view(seat.number)))
    first = replace(at(reader, "play", [{"score": 3210}, TEAMS[1]]), drafts=(("KS KC 2H",), (), (), ()))
    yield HandView(say, first, seat, "suit", hints=True)
    out = at(reader, "play", [{**TEAMS[0], "melds": [*TEAMS[0]["melds"][:1], "7C 7C 7D 7D 7H 7S 7S"]}, TEAMS[1]])
    asking = played(replace(out, state=_poor(out)), "ask")
    anna, alba, carla, dario = asking.seats
    asked = (replace(anna, user_id=carla.user_id), alba, replace(carla, user_id=reader), dario)
    yield TableView(say, replace(asking, seats=asked))
    yield HandView(say, asking, asking.seats[2], "suit")
    over = played(asking, "answer yes", "meld KC KS KH", "discard 5C")
    over = replace(over, status="pause", commitment=DIGEST)
    change = Change("hand_over", 0, (), over.result, DIGEST, DIGEST)
    yield SummaryView(say, over, change, await pictures.of_table(say, over, over.result))
    totals = [(hand, place, 700 * hand * (1 + place % 2) - 300) for hand in range(1, 6) for place in range(4)]
    chart = await pictures.of_match(say, over, totals)
    yield StandingView(say, over, replace(change, places=(1, 2, 1, 2)), chart)
    yield pictures.PicturePage(scores.page(say, over), chart)
    made = {"sambas": 3, "canastas": 17}
    rows = [
        PlayerFigures(n, name, played=12, won=6 - n, hands=80, closed=20, average=1234.5, made=made)
        for n, name in enumerate(("Anna", "Bruno", "Carla"))
    ]
    ranking = await pictures.of_leaderboard(say, shown, say("leaderboard-title", game=shown.name(say)), rows)
    yield pictures.PicturePage(figures.leaderboard(say, shown, rows, 30), ranking)
    yield pictures.PicturePage(f"### {say('hand-title')}", await pictures.of_hand(say, playing, seat, "suit"))
    for page in shown.book.pages:
        yield RulesView(say, "samba", over.rules, over, page)


def _poor(table_now: Table) -> Any:
    """Returns the position with four cards in the reader's hand, so that the round can end."""
    hand = replace(table_now.state.seats[0], hand=read_cards("5C KC KH KS") or ())
    return replace(table_now.state, seats=(hand, *table_now.state.seats[1:]))
