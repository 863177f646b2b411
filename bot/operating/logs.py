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


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

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
        return json.dumps(line, ensure_ascii=False)


class Discreet(logging.Formatter):
    """Another formatter's lines with every secret taken out, whoever has put it in."""

    def __init__(self, formatter: logging.Formatter, secrets: Collection[str]) -> None:
        super().__init__()
        self._formatter = formatter
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        line = self._formatter.format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return line


def set_up(settings: Settings) -> None:
    """Sends logs to stderr as the settings say."""
    handler = logging.StreamHandler()
    formatter = JsonFormatter() if settings.log_format == "json" else None
    level = logging.getLevelName(settings.log_level)
    if formatter is None:
        discord.utils.setup_logging(handler=handler, level=level, root=True)
    else:
        discord.utils.setup_logging(handler=handler, formatter=formatter, level=level, root=True)
    shown = handler.formatter or logging.Formatter()
    handler.setFormatter(Discreet(shown, secrets_of(settings)))


def secrets_of(settings: Settings) -> list[str]:
    """Returns the token and the database's password, as they are and as they stand in the address."""
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    password = urlsplit(settings.database_url).password or ""
    return [secret for secret in dict.fromkeys((token, password, unquote(password))) if secret]
