"""The characters of computer players: names by level, and a remark now and then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest

from bot.i18n import Tongue, languages, tongue
from bot.look import Look
from bot.panels import notes
from bot.panels.lobby import LobbyView
from bot.panels.summary import StandingView, SummaryView
from bot.panels.table import TableView
from bot.render.remarks import MOMENTS, VARIANTS, key
from bot.tables.lobby import first_seats
from bot.tables.names import NAMES
from bot.tables.presenter import Change
from bot.tables.table import Person, Seat, Table, TurnLog
from engine.game import Event, HandResult, Refusal
from engine.games import GAMES
from engine.players import levels
from tests.bot.tables import table
from tests.bot.test_panels import written
from tests.bot.test_persian import wrong

EVERY_LEVEL = sorted({level for game in GAMES for level in levels(game)})
HANDS = 400


def spoken(language: str = "en") -> Tongue:
    return tongue(language).looking(Look(remarks=True))


def said(language: str, level: str, moment: str) -> list[str]:
    """Returns what a level may say at a moment."""
    return [tongue(language)(key(level, moment, number)) for number in range(1, VARIANTS + 1)]


def played(hand: int) -> Table:
    """Returns a table of Anna and three computers after a hand in which everybody has opened and closed."""
    at = table({"seats": [{"hand": 3, "opened": True}] * 4})
    computers = [Seat(number, NAMES[level][0], level=level) for number, level in enumerate(EVERY_LEVEL[:3], start=1)]
    log = tuple(
        TurnLog(seat, seat, True, (Event("opened", seat, {"value": 40}), Event("closed", seat, {"in_hand": False})))
        for seat in range(4)
    )
    return replace(at, seats=(at.seats[0], *computers), hand=hand, log=log)


def messages(say: Tongue, at: Table) -> Iterator[str]:
    """Yields everything that is told of a hand and of the match that it ends: all are out, and all win."""
    everybody = tuple(range(4))
    result = HandResult(1, (0,) * 4, (0,) * 4, (True,) * 4, everybody, ("",) * 4, everybody, (0,) * 4)
    change = Change("match_over", 1, (), result, places=(1,) * 4)
    yield written(notes.turns(say, replace(at, turn=9), (at.hand, 0)))
    yield written(SummaryView(say, replace(at, status="pause"), change))
    yield written(StandingView(say, replace(at, status="finished"), change))


def test_every_level_of_every_game_has_names_and_something_to_say() -> None:
    assert set(EVERY_LEVEL) == set(NAMES)
    every = list(chain.from_iterable(NAMES.values()))
    assert len(set(every)) == len(every), "a name tells the level"
    for language in languages():
        for level in NAMES:
            texts = [text for moment in MOMENTS for text in said(language, level, moment)]
            assert len(set(texts)) == len(MOMENTS) * VARIANTS
            assert all(len(text) <= 60 and "@" not in text for text in texts)


@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_table_finds_a_name_for_everybody(game: str) -> None:
    most = GAMES[game].seats(GAMES[game].rules({}))[-1]
    for level in levels(game):
        seats = first_seats(game, Person(1, NAMES[level][0]), [level] * (most - 1), most)
        assert not isinstance(seats, Refusal)
        assert len({seat.name for seat in seats}) == most
        assert all(seat.name in NAMES[level] for seat in seats)


@pytest.mark.parametrize("language", languages())
def test_the_level_stands_beside_the_name_in_the_lobby_and_at_the_table(language: str) -> None:
    say, at = tongue(language), played(1)
    lobby = replace(at, status="lobby", state=None)
    for view in (TableView(say, at), LobbyView(say, lobby)):
        lines = written(view).splitlines()
        for seat in at.seats[1:]:
            (line,) = [line for line in lines if f"**{seat.name}** 🤖" in line and "-#" not in line]
            assert say(f"level-{seat.level}") in line
            assert language != "fa" or not wrong(line)


def test_at_most_one_remark_is_made_in_a_hand_and_in_most_hands_none() -> None:
    heard = []
    for hand in range(1, HANDS + 1):
        at = played(hand)
        texts = "\n".join(messages(spoken(), at))
        heard.append(
            sum(
                texts.count(text)
                for seat in at.seats[1:]
                for moment in MOMENTS
                for text in said("en", str(seat.level), moment)
            )
        )
    # Here everybody does everything in every hand; at a real table most of it does not happen.
    assert set(heard) == {1}


def test_a_remark_is_made_by_the_computer_whose_moment_it_is() -> None:
    found = set()
    for hand in range(1, HANDS + 1):
        at = played(hand)
        for line in "\n".join(messages(spoken(), at)).splitlines():
            for seat in at.seats[1:]:
                for moment in MOMENTS:
                    if any(f"“{text}”" in line for text in said("en", str(seat.level), moment)):
                        assert f"**{seat.name}** 🤖" in line
                        assert line.startswith("-# ")
                        found.add((seat.number, moment))
    assert len(found) == 3 * len(MOMENTS)


def test_nobody_speaks_where_it_is_switched_off_or_only_people_sit() -> None:
    for hand in range(1, HANDS + 1):
        at = played(hand)
        people = replace(
            at, seats=tuple(replace(seat, level=None, user_id=seat.number, held=True) for seat in at.seats)
        )
        assert "“" not in "\n".join([*messages(tongue("en"), at), *messages(spoken(), people)])


@pytest.mark.parametrize("language", languages())
def test_remarks_are_made_in_the_language_of_the_table(language: str) -> None:
    say = spoken(language)
    for hand in range(1, 40):
        at = played(hand)
        texts = "\n".join(messages(say, at))
        assert any(
            text in texts for level in EVERY_LEVEL for moment in MOMENTS for text in said(language, level, moment)
        )
        assert language != "fa" or not wrong(texts)
