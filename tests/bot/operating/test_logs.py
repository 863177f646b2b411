"""Logs, for people and for programs; no secret is in them."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from urllib.parse import quote

import pytest

from bot.operating import logs
from bot.settings import LogFormat, Settings

TOKEN, PASSWORD = "MTk4.abc.very-secret", "p@ss/word"


@pytest.fixture
def own_logging() -> Iterator[None]:
    """Gives the root logger its handlers back after the test."""
    root, loggers = logging.getLogger(), [logging.getLogger(name) for name in (None, *logs.OWN)]
    before, levels = root.handlers[:], [logger.level for logger in loggers]
    root.handlers[:] = []
    yield
    root.handlers[:] = before
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


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


@pytest.mark.usefixtures("own_logging")
@pytest.mark.parametrize("log_format", ["console", "json"])
@pytest.mark.parametrize("password", ['quo"te', "back\\slash", "è 密", "tab\tand'apostrophe"])
def test_no_secret_is_in_a_line_however_it_is_written(
    log_format: LogFormat, password: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"postgresql://bot:{quote(password, safe='')}@host/cards"
    logs.set_up(Settings(_env_file=None, discord_token=TOKEN, database_url=url, log_format=log_format))
    log = logging.getLogger("bot.test")
    log.info("%s, %r, %s", password, password, {"password": password})
    log.info("opening %s", url)
    try:
        raise ValueError({"password": password})
    except ValueError:
        log.exception("failed")
    said = capsys.readouterr().err
    read = [said, *(str(line) for line in said.splitlines())]
    if log_format == "json":
        read += [str(value) for line in said.splitlines() for value in json.loads(line).values()]
    for text in read:
        for secret in (password, quote(password, safe=""), repr(password)[1:-1]):
            assert secret not in text
    assert said.count(logs.HIDDEN) >= 4


@pytest.mark.usefixtures("own_logging")
def test_libraries_do_not_tell_what_they_send() -> None:
    """At DEBUG they write down whole messages and statements, with everybody's cards."""
    logs.set_up(Settings(_env_file=None, log_level="DEBUG"))
    for library in ("discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine", "asyncio"):
        assert not logging.getLogger(library).isEnabledFor(logging.DEBUG), library
    assert logging.getLogger("discord.gateway").isEnabledFor(logging.INFO)
    for package in ("bot.tables.floor", "storage.outages"):
        assert logging.getLogger(package).isEnabledFor(logging.DEBUG)
    logs.set_up(Settings(_env_file=None, log_level="ERROR"))
    for name in ("discord.http", "bot.tables.floor"):
        assert not logging.getLogger(name).isEnabledFor(logging.WARNING)
