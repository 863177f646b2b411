"""Logs, for people and for programs; no secret is in them."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from bot.operating import logs
from bot.settings import LogFormat, Settings

TOKEN, PASSWORD = "MTk4.abc.very-secret", "p@ss/word"


@pytest.fixture
def own_logging() -> Iterator[None]:
    """Gives the root logger its handlers back after the test."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers[:] = []
    yield
    root.handlers[:] = before
    root.setLevel(level)


@pytest.mark.usefixtures("own_logging")
@pytest.mark.parametrize("log_format", ["console", "json"])
def test_no_secret_is_in_a_line(log_format: LogFormat, capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://bot:p%40ss%2Fword@host/cards"
    logs.set_up(Settings(_env_file=None, discord_token=TOKEN, database_url=url, log_format=log_format))
    log = logging.getLogger("bot.test")
    log.info("token %s, %r", TOKEN, {"password": PASSWORD})
    log.info("opening %s", url)
    try:
        raise ValueError(f"bad password {PASSWORD}")
    except ValueError:
        log.exception("failed")
    said = capsys.readouterr().err
    assert said.count(logs.HIDDEN) >= 4
    for secret in (TOKEN, PASSWORD, "p%40ss%2Fword", "very-secret"):
        assert secret not in said


def test_a_program_can_read_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    formatter = logs.JsonFormatter()
    record = logging.LogRecord("bot.tables.floor", logging.INFO, __file__, 1, "match %d", (7,), None)
    record.__dict__.update(match=7, seat=1, move="discard 5C", ms=12.5)
    line = json.loads(formatter.format(record))
    assert (line["level"], line["logger"], line["message"]) == ("INFO", "bot.tables.floor", "match 7")
    assert (line["match"], line["seat"], line["move"], line["ms"]) == (7, 1, "discard 5C", 12.5)
    assert line["time"].endswith("+00:00")

    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("bot", logging.ERROR, __file__, 1, "failed", (), sys.exc_info())
    text = formatter.format(record)
    assert "\n" not in text
    assert "ValueError: two" in json.loads(text)["error"]
