"""`python -m bot`: runs the bot; `python -m bot playground`: tries it without a token."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Sequence

import discord

from bot.settings import BAD_SETTINGS, Settings


async def serve(settings: Settings, token: str) -> None:
    """Runs the bot until it is told to stop (SIGINT, SIGTERM) and closes it cleanly."""
    from bot.client import build_bot
    from bot.clock import Clock
    from bot.tables.pace import Pace
    from bot.tables.thinking import ProcessThinker

    bot = build_bot(settings, clock=Clock(), thinker=ProcessThinker(), pace=Pace())
    running = asyncio.create_task(bot.start(token))
    for signum in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signum, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("stopping")
    finally:
        await bot.close()


def run() -> int:
    """Runs the bot with the settings of the environment; returns the exit code."""
    settings = Settings.from_environment()
    token = settings.token()
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level), root=True)
    try:
        asyncio.run(serve(settings, token))
    except discord.LoginFailure:
        print("Discord refuses DISCORD_TOKEN: copy the token again from the developer portal.", file=sys.stderr)
        return BAD_SETTINGS
    return 0


def main(argv: Sequence[str]) -> int:
    """Runs one of the two commands; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Hosts card games in Discord channels.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("playground", help="try the bot in a browser: no token, no network", add_help=False)
    arguments, rest = parser.parse_known_args(argv)
    if arguments.command == "playground":
        from bot.playground import main as playground

        return playground(rest)
    if rest:
        parser.error(f"unknown arguments: {' '.join(rest)}")
    return run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
