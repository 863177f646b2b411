"""What Discord's failures mean, and how soon something is tried again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import aiohttp
import discord
import pytest
from discord.ui import LayoutView

from bot.clock import Clock
from bot.panels.backoff import WAITS, Backoff
from bot.panels.posting import Posting, following
from bot.troubles import FAILURES, Trouble, trouble
from tests.bot.tables import table

AT = table({"seats": [{"hand": 3}, {"hand": 3}]})


def failure(status: int, code: int) -> discord.HTTPException:
    """Returns what discord.py raises for an answer of Discord."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    return kind(type("Response", (), {"status": status, "reason": ""})(), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (500, 0, Trouble.LATER),
        (502, 0, Trouble.LATER),
        (503, 0, Trouble.LATER),
        (504, 0, Trouble.LATER),
        (429, 0, Trouble.LATER),
        (429, 30046, Trouble.WORN),
        (400, 30046, Trouble.WORN),
        (400, 50083, Trouble.ARCHIVED),
        (404, 10003, Trouble.CHANNEL_GONE),
        (404, 10004, Trouble.CHANNEL_GONE),
        (404, 10008, Trouble.MESSAGE_GONE),
        (404, 0, Trouble.MESSAGE_GONE),
        (404, 10015, Trouble.EXPIRED),
        (404, 10062, Trouble.EXPIRED),
        (400, 40060, Trouble.EXPIRED),
        (401, 50027, Trouble.EXPIRED),
        (403, 50001, Trouble.FORBIDDEN),
        (403, 50013, Trouble.FORBIDDEN),
        (400, 50035, Trouble.REFUSED),
    ],
)
def test_every_answer_has_its_meaning(status: int, code: int, expected: Trouble) -> None:
    error = failure(status, code)
    assert isinstance(error, FAILURES)
    assert trouble(error) is expected


@pytest.mark.parametrize(
    "error", [discord.RateLimited(100), aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()]
)
def test_what_is_lost_on_the_way_gets_through_later(error: Exception) -> None:
    assert isinstance(error, FAILURES)
    assert trouble(error) is Trouble.LATER


def test_a_bug_is_no_trouble_of_discords() -> None:
    assert trouble(KeyError("x")) is None
    assert trouble(FileNotFoundError("font")) is None


class StandingClock(Clock):
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time


@pytest.mark.parametrize("kind", WAITS)
def test_tries_become_rare_and_end_until_there_is_something_new(kind: Trouble) -> None:
    clock = StandingClock()
    backoff = Backoff(clock)
    assert (backoff.ready, backoff.wait) == (True, 0.0)
    for wait in WAITS[kind]:
        backoff.failed(kind)
        assert (backoff.ready, backoff.wait) == (False, wait)
        clock.time += timedelta(seconds=wait)
        assert (backoff.ready, backoff.wait) == (True, 0.0)
    backoff.failed(kind)
    assert (backoff.ready, backoff.wait) == (False, None)
    backoff.hope()
    assert backoff.wait == WAITS[kind][0]
    backoff.worked()
    assert (backoff.ready, backoff.wait) == (True, 0.0)


def test_discord_is_left_alone_as_long_as_it_wants() -> None:
    backoff = Backoff(StandingClock())
    backoff.failed(Trouble.LATER, 120.0)
    assert backoff.wait == 120.0
    backoff.failed(Trouble.LATER, 1.0)
    assert backoff.wait == WAITS[Trouble.LATER][1]


def posting(**how: object) -> Posting:
    return Posting(AT, LayoutView(timeout=None), **how)  # type: ignore[arg-type]


def test_a_table_that_was_never_sent_is_skipped_and_the_message_before_it_tells_all_turns() -> None:
    old, new = LayoutView(timeout=None), LayoutView(timeout=None)
    assert following(posting(farewell=old), posting(farewell=new))[0].farewell is new
    kept, told = following(posting(farewell=old), posting())
    assert (kept.farewell, told) == (old, None)


def test_a_summary_that_was_never_sent_is_sent_as_it_is_by_then() -> None:
    turns, past = LayoutView(timeout=None), LayoutView(timeout=None)
    kept, told = following(posting(lasting=True, farewell=turns), posting(farewell=past))
    assert kept.farewell is turns
    assert told is not None
    assert (told.view, told.lasting) == (past, True)
    summary = posting(lasting=True)
    told = following(summary, posting())[1]
    assert told is not None
    assert told.view is summary.view


def test_what_the_old_message_shows_for_the_time_being_is_not_shown_twice() -> None:
    kept, told = following(posting(lasting=True, shown=True), posting())
    assert (kept.replaces, told) == (True, None)
    past = LayoutView(timeout=None)
    kept, told = following(posting(lasting=True, shown=True), posting(farewell=past))
    assert (kept.replaces, kept.farewell, told) == (False, past, None)


def test_what_was_to_become_of_the_old_message_does() -> None:
    summary, past = posting(lasting=True, in_place=True), LayoutView(timeout=None)
    assert following(summary, posting())[0].farewell is summary.view
    assert following(summary, posting(farewell=past))[0].farewell is past
