"""What an operator sets: environment variables, or lines of `.env` in the working directory."""

from __future__ import annotations

import sys
from typing import Any, Literal, NoReturn

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

BAD_SETTINGS = 2
"""The exit code for settings that cannot be used."""


class Settings(BaseSettings):
    """The bot's settings; each is read from the variable of the same name in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = Field(default="sqlite:///scala40.db", pattern=r"^[a-z0-9+]+://")
    log_level: LogLevel = "INFO"
    tables_in_channel: bool = False
    """Keep tables in the channel where they start, where a thread would be made otherwise."""
    always_sync_commands: bool = False
    """Send the commands to Discord at every start, where a change in them would be waited for otherwise."""

    @classmethod
    def from_environment(cls, **overrides: Any) -> Settings:
        """Reads the settings; a value that cannot be used ends the program with one line each on stderr."""
        try:
            return cls(**overrides)
        except ValidationError as error:
            for problem in error.errors():
                name = "_".join(map(str, problem["loc"])).upper()
                print(f"{name}: {problem['msg']}, not {problem['input']!r}", file=sys.stderr)
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


def _refuse(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    raise SystemExit(BAD_SETTINGS)
