"""What an operator sets: environment variables, or lines of `.env` in the working directory."""

from __future__ import annotations

import re
import sys
from datetime import timedelta
from typing import Any, Literal, NoReturn

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from storage.shards import Shards

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat = Literal["console", "json"]

SECRET = {"DISCORD_TOKEN", "DATABASE_URL"}
"""Variables whose values are never shown; the address of a database may hold its password."""

BAD_SETTINGS = 2
"""The exit code for settings that cannot be used."""


class Settings(BaseSettings):
    """The bot's settings; each is read from the variable of the same name in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = Field(default="sqlite:///scala40.db", pattern=r"^[a-z0-9+]+://", repr=False)
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "console"
    shard_count: int = Field(default=1, ge=1)
    """Into how many shards the servers are divided: Discord wants one for every 2,500 servers at least."""
    shard_ids: str | None = None
    """Which of them this process looks after: numbers and ranges, `0-3,7`; None: all."""
    keep_moves_days: int = Field(default=180, ge=0)
    """How long the moves of ended matches are kept, 0: for ever. Results stay."""
    http_port: int | None = Field(default=None, ge=1, le=65_535)
    """Where /healthz and /metrics are served; None: nowhere."""
    http_host: str = "127.0.0.1"
    card_tiles: bool = True
    """Show cards as small pictures, which the bot uploads as emoji of its application."""
    tables_in_channel: bool = False
    """Keep tables in the channel where they start, where a thread would be made otherwise."""
    always_sync_commands: bool = False
    """Send the commands to Discord at every start, where a change in them would be waited for otherwise."""

    @field_validator("shard_ids")
    @classmethod
    def _shard_ids_exist(cls, value: str | None, info: ValidationInfo) -> str | None:
        if value is None:
            return None
        count, url = info.data.get("shard_count"), info.data.get("database_url", "")
        ids = read_shard_ids(value)
        if ids is None:
            raise PydanticCustomError("shard_ids", "should be numbers and ranges, like 0-3,7")
        if count is None:
            return value
        if max(ids) >= count:
            raise PydanticCustomError("shard_ids", f"should be from 0 to {count - 1}, for SHARD_COUNT is {count}")
        if len(ids) < count and url.startswith("sqlite"):
            raise PydanticCustomError(
                "shard_ids", "several processes share PostgreSQL (DATABASE_URL), not a SQLite file"
            )
        return value

    @property
    def shards(self) -> Shards:
        """The shards of this process."""
        ids = read_shard_ids(self.shard_ids) if self.shard_ids else None
        return Shards(self.shard_count, ids or frozenset(range(self.shard_count)))

    @property
    def alone(self) -> bool:
        """Whether this process looks after all shards."""
        return len(self.shards.ids) == self.shard_count

    @property
    def keep_moves(self) -> timedelta | None:
        """How long the moves of ended matches are kept, None: for ever."""
        return timedelta(days=self.keep_moves_days) if self.keep_moves_days else None

    @classmethod
    def from_environment(cls, **overrides: Any) -> Settings:
        """Reads the settings; a value that cannot be used ends the program with one line each on stderr."""
        try:
            return cls(**overrides)
        except ValidationError as error:
            for problem in error.errors():
                name = "_".join(map(str, problem["loc"])).upper()
                given = "" if name in SECRET else f", not {problem['input']!r}"
                print(f"{name}: {problem['msg']}{given}", file=sys.stderr)
        except (UnicodeDecodeError, OSError) as error:
            print(f".env cannot be read: {error}", file=sys.stderr)
        raise SystemExit(BAD_SETTINGS)

    def token(self) -> str:
        """Returns the bot's token; without one the program ends with a line that says where to put it."""
        token = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        if not token:
            _refuse(
                "DISCORD_TOKEN is not set: put it in .env or in the environment (README.md says where to get one). "
                "To try the bot without a token: python -m bot playground"
            )
        if not token.isascii() or not token.isprintable() or " " in token:
            _refuse("DISCORD_TOKEN is no token: copy it again from the developer portal, without anything around it.")
        return token


def read_shard_ids(text: str) -> frozenset[int] | None:
    """Reads numbers and ranges, `0-3,7`; None where it is something else."""
    ids: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?", part.strip())
        if found is None:
            return None
        first, last = int(found[1]), int(found[2] or found[1])
        if last < first:
            return None
        ids.update(range(first, last + 1))
    return frozenset(ids)


def _refuse(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    raise SystemExit(BAD_SETTINGS)
