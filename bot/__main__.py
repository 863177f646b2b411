"""`python -m bot` runs the bot; `playground` tries it without a token, `check` and `migrate` are for its operator."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.settings import BAD_SETTINGS, Settings

if TYPE_CHECKING:
    from bot.client import CardsBot

UNREACHABLE = 1
"""The exit code where Discord does not answer."""


async def serve(settings: Settings, token: str) -> None:
    """Runs the bot until it is told to stop (SIGINT, SIGTERM) and closes it cleanly."""
    from bot.client import build_bot
    from bot.clock import Clock
    from bot.operating.web import served
    from bot.tables.pace import Pace
    from bot.tables.thinking import ProcessThinker

    bot = build_bot(settings, clock=Clock(), thinker=ProcessThinker(), pace=Pace())
    try:
        async with served(bot, settings):
            running = asyncio.create_task(_start(bot, token))
            with contextlib.suppress(NotImplementedError):  # Windows, where Ctrl+C interrupts asyncio itself
                for signum in (signal.SIGINT, signal.SIGTERM):
                    asyncio.get_running_loop().add_signal_handler(signum, running.cancel)
            await running
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("stopping")
    finally:
        await bot.close()


async def _start(bot: CardsBot, token: str) -> None:
    await bot.login(token)
    leave_out_what_stays()
    await bot.connect()


def leave_out_what_stays() -> None:
    """Leaves what is loaded by now out of every later search for garbage: all of it stays, and looking through it holds
    the event loop up for longer than anything else."""
    gc.collect()
    gc.freeze()


def run() -> int:
    """Runs the bot with the settings of the environment; returns the exit code."""
    from bot.client import CannotStart
    from bot.operating import logs
    from bot.operating.web import CannotServe

    settings = Settings.from_environment()
    token = settings.token()
    # This bot does not speak: that the libraries for voice are missing is no news.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logs.set_up(settings)
    try:
        asyncio.run(serve(settings, token))
    except discord.LoginFailure:
        return _stop("Discord refuses DISCORD_TOKEN: copy the token again from the developer portal.", BAD_SETTINGS)
    except (CannotStart, CannotServe) as error:
        return _stop(str(error), BAD_SETTINGS)
    except aiohttp.ClientConnectionError as error:
        return _stop(f"Discord cannot be reached: {error}", UNREACHABLE)
    return 0


def _stop(reason: str, code: int) -> int:
    print(reason, file=sys.stderr)
    return code


def main(argv: Sequence[str]) -> int:
    """Runs one of the commands; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Hosts card games in Discord channels.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("playground", help="try the bot in a browser: no token, no network", add_help=False)
    commands.add_parser("check", help="say whether token, permissions, database and emoji are fine")
    commands.add_parser("migrate", help="bring the database's schema up to date by hand, or copy it", add_help=False)
    arguments, rest = parser.parse_known_args(argv)
    if arguments.command == "playground":
        from bot.playground import main as playground

        return playground(rest)
    if arguments.command == "migrate":
        from bot.operating.migrate import main as migrate

        return migrate(rest)
    if rest:
        parser.error(f"unknown arguments: {' '.join(rest)}")
    if arguments.command == "check":
        from bot.operating.check import main as check

        return check(Settings.from_environment())
    return run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
