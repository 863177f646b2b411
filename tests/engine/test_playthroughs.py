"""Recorded hands play the same today, and their moves alone lead to the same end."""

from __future__ import annotations

import re

import pytest

from engine.game import Applied
from tests.playthroughs.recording import FOLDER, PLAYTHROUGHS, Playthrough, record

VERBS = (
    "draw", "putback", "open", "meld", "layoff", "swap", "discard", "stop", "knock", "declare", "stand", "keep",
    "exchange", "pass", "close", "take", "add", "merge", "red", "ask", "answer",
)  # fmt: skip


@pytest.mark.parametrize("hand", PLAYTHROUGHS, ids=lambda hand: hand.path.stem)
def test_recording_is_up_to_date(hand: Playthrough) -> None:
    """The hand is what the file says; `python -m tests.playthroughs` writes it anew."""
    assert record(hand) == hand.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("hand", PLAYTHROUGHS, ids=lambda hand: hand.path.stem)
def test_recorded_moves_replay(hand: Playthrough) -> None:
    """The moves of the file, played from the deal, end in the scores of the file."""
    text = hand.path.read_text(encoding="utf-8")
    moves = [line.strip() for line in text.splitlines() if re.match(rf"  ({'|'.join(VERBS)})\b", line)]
    state = hand.dealt()
    for move in moves:
        applied = hand.game.play(state, move)
        assert isinstance(applied, Applied), move
        state = applied.state
    result = hand.game.scores(state)
    assert result is not None
    for seat, points in enumerate(result.points):
        assert f"  seat {seat}: {points} -> {result.totals[seat]}  ({result.hands[seat] or '-'})" in text


def test_every_file_is_listed() -> None:
    """No recording is left behind."""
    assert {path.name for path in FOLDER.glob("*.txt")} == {hand.path.name for hand in PLAYTHROUGHS}
