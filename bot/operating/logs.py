"""Logs for people or for programs, without secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection
from datetime import UTC, datetime
from urllib.parse import unquote, urlsplit

import discord

from bot.settings import Settings

FIELDS = ("match", "seat", "move", "ms")
"""What a record may tell beside its message."""
HIDDEN = "[hidden]"
OWN = ("bot", "storage", "engine")
"""The packages that LOG_LEVEL is about."""


class Discretion:
    """Takes secrets out of texts, whoever has put them in."""

    def __init__(self, secrets: Collection[str] = ()) -> None:
        # Errors show a text as Python writes it.
        written = [form for secret in secrets for form in (secret, repr(secret)[1:-1])]
        self._secrets = list(dict.fromkeys(written))

    def __call__(self, text: str) -> str:
        """Returns the text without the secrets."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


class JsonFormatter(logging.Formatter):
    """One JSON object a line, without secrets."""

    def __init__(self, hide: Discretion | None = None) -> None:
        super().__init__()
        self._hide = hide or Discretion()

    def format(self, record: logging.LogRecord) -> str:
        """Returns the record with its fields, and the traceback of what went wrong."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **{name: getattr(record, name) for name in FIELDS if hasattr(record, name)},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        # Before they are written: JSON has its own way to write some signs.
        told = {name: self._hide(value) if isinstance(value, str) else value for name, value in line.items()}
        return json.dumps(told, ensure_ascii=False)


class Discreet(logging.Formatter):
    """Another formatter's lines without secrets."""

    def __init__(self, formatter: logging.Formatter, hide: Discretion) -> None:
        super().__init__()
        self._formatter = formatter
        self._hide = hide

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        return self._hide(self._formatter.format(record))


def set_up(settings: Settings) -> None:
    """Sends logs to stderr as the settings say."""
    handler = logging.StreamHandler()
    hide = Discretion(secrets_of(settings))
    formatter = JsonFormatter(hide) if settings.log_format == "json" else None
    level = logging.getLevelName(settings.log_level)
    if formatter is None:
        discord.utils.setup_logging(handler=handler, level=level, root=True)
    else:
        discord.utils.setup_logging(handler=handler, formatter=formatter, level=level, root=True)
    # What libraries tell at DEBUG holds whole messages and statements: everybody's cards.
    logging.getLogger().setLevel(max(level, logging.INFO))
    for name in OWN:
        logging.getLogger(name).setLevel(level)
    if formatter is None:
        handler.setFormatter(Discreet(handler.formatter or logging.Formatter(), hide))


def secrets_of(settings: Settings) -> list[str]:
    """Returns the token and the database's password, as they are and as they stand in the address."""
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    password = urlsplit(settings.database_url).password or ""
    return [secret for secret in dict.fromkeys((token, password, unquote(password))) if secret]
