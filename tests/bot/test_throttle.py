"""How fast one person may be: everybody apart, and in bounded memory."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.throttle import ACTIONS, TYPING, Bucket, Limit, Throttle
from tests.tables.kit import ManualClock

SLOW = Limit(burst=3, per_second=2)


class HandClock(ManualClock):
    """Time that a test sets."""

    def later(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def test_a_burst_is_free_and_then_tokens_come_back(clock: HandClock) -> None:
    bucket = Bucket(clock, SLOW)
    assert [bucket.take(1) for _ in range(5)] == [0, 0, 0, 0.5, 0.5], "who is refused pays nothing"
    clock.later(0.3)
    assert bucket.take(1) == pytest.approx(0.2)
    clock.later(0.2)
    assert [bucket.take(1), bucket.take(1)] == [0, 0.5]
    clock.later(60)
    assert [bucket.take(1) for _ in range(4)] == [0, 0, 0, 0.5], "no more than a burst is saved up"


def test_nobody_pays_for_another(clock: HandClock) -> None:
    bucket = Bucket(clock, SLOW)
    while not bucket.take(1):
        pass
    assert bucket.take(2) == 0


def test_the_pace_of_a_fast_player_is_never_too_fast(clock: HandClock) -> None:
    """Three taps within two seconds, turn after turn; and a few more now and then."""
    bucket = Bucket(clock, ACTIONS)
    for turn in range(200):
        for _ in range(3 if turn % 5 else 6):
            assert bucket.take(1) == 0
        clock.later(2)


def test_whoever_was_not_here_lately_is_forgotten(clock: HandClock) -> None:
    bucket = Bucket(clock, SLOW)
    for person in range(500):
        bucket.take(person)
        clock.later(0.01)
    assert len(bucket) <= 60


def test_memory_is_bounded_in_a_crowd(clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.throttle.MOST_PEOPLE", 100)
    bucket = Bucket(clock, SLOW)
    for person in range(1000):
        bucket.take(person)
    assert len(bucket) == 100


def test_typing_is_counted_apart(clock: HandClock) -> None:
    throttle, kinds = Throttle(clock), discord.InteractionType
    assert not any(throttle.wait(1, kinds.autocomplete) for _ in range(TYPING.burst))
    assert throttle.wait(1, kinds.autocomplete)
    assert not any(
        throttle.wait(1, kind)
        for kind in (kinds.application_command, kinds.component, kinds.modal_submit)
        for _ in range(ACTIONS.burst // 3)
    )
