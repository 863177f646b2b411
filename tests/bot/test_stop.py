"""SIGTERM and SIGINT close the bot instead of killing it; what keeps it from starting is said in one line."""

from __future__ import annotations

import asyncio
import gc
import os
import signal

import aiohttp
import discord
import pytest

import bot.client
from bot.__main__ import run, serve
from bot.client import CannotStart
from bot.settings import Settings


class Running:
    """A bot that runs until it is cancelled."""

    def __init__(self, failure: Exception | None = None, signum: signal.Signals | None = None) -> None:
        self.failure = failure
        self.signum = signum
        self.closed = False

    async def login(self, _token: str) -> None:
        if self.failure is not None:
            raise self.failure

    async def connect(self) -> None:
        assert gc.get_freeze_count(), "what is loaded is not searched for garbage again"
        if self.signum is not None:
            os.kill(os.getpid(), self.signum)
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize("signum", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_closes_the_bot(monkeypatch: pytest.MonkeyPatch, signum: signal.Signals) -> None:
    made = Running(signum=signum)
    monkeypatch.setattr(bot.client, "build_bot", lambda *_, **__: made)
    await asyncio.wait_for(serve(Settings(_env_file=None), "token"), 5)
    assert made.closed
    gc.unfreeze()


@pytest.mark.parametrize(
    ("failure", "code", "said"),
    [
        (discord.LoginFailure("Improper token has been passed."), 2, "DISCORD_TOKEN"),
        (CannotStart("DATABASE_URL: the database cannot be opened: no such folder"), 2, "DATABASE_URL"),
        (aiohttp.ClientConnectionError("no route to host"), 1, "cannot be reached"),
    ],
)
def test_what_keeps_the_bot_from_starting_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failure: Exception, code: int, said: str
) -> None:
    made = Running(failure=failure)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr(bot.client, "build_bot", lambda *_, **__: made)
    monkeypatch.setattr(discord.utils, "setup_logging", lambda **_: None)
    assert run() == code
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert made.closed


async def test_a_database_that_cannot_be_opened_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(_env_file=None, database_url="nosuch://somewhere/scala40")
    made = bot.client.CardsBot.__new__(bot.client.CardsBot)
    made.settings = settings
    with pytest.raises(CannotStart, match="DATABASE_URL"):
        await made._open_database()
