"""The command line of the playground."""

from __future__ import annotations

import argparse
import asyncio
import importlib.metadata
import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

SIMULATOR = "simcord"
SIMULATOR_VERSION = "3.2.1"
"""The one release whose inner parts `bot.playground.seams` knows."""
LOCALES = ("en-US", "it", "pl")
MOST_PEOPLE = 8
LAST_PORT = 65535

NOT_STARTED = 2
"""The exit code for arguments or an installation that cannot be used."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line says."""

    database: Path
    port: int
    browser: bool
    people: tuple[str, ...]
    locale: str


def main(arguments: Sequence[str]) -> int:
    """Runs the playground until Ctrl+C, SIGTERM or the end of the session in the browser; returns the exit code."""
    options = read(arguments)
    problem = missing_simulator()
    if problem:
        print(problem, file=sys.stderr)
        return NOT_STARTED
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(logging.ERROR)  # it warns that there is no voice
    # Imported late: without the simulator these modules cannot be.
    from bot.playground.session import Unplayable, play

    try:
        asyncio.run(play(options))
    except Unplayable as error:
        print(error, file=sys.stderr)
        return NOT_STARTED
    return 0


def read(arguments: Sequence[str]) -> Options:
    """Reads the arguments; unusable ones end the program with a line each."""
    parser = argparse.ArgumentParser(prog="python -m bot playground", description="Play without a token or a network.")
    parser.add_argument("--database", type=Path, default=Path("playground.db"), help="the SQLite file (%(default)s)")
    parser.add_argument("--port", type=_port, default=0, help="the port on 127.0.0.1 (any free one)")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")
    parser.add_argument("--people", type=_names, default=("anna", "bruno", "carla"), help="names, separated by commas")
    language = "the language of everybody's Discord, which has no Persian: that is chosen by /cards language"
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0], help=language)
    found = parser.parse_args(arguments)
    return Options(found.database, found.port, found.browser, found.people, found.locale)


def _port(text: str) -> int:
    if not text.isdecimal() or len(text) > 5 or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"a number from 0 to {LAST_PORT}, not {text!r}")
    return int(text)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in text.split(",") if name.strip())
    if not 1 <= len(names) <= MOST_PEOPLE or len(set(names)) < len(names):
        raise argparse.ArgumentTypeError(f"1 to {MOST_PEOPLE} different names separated by commas, not {text!r}")
    return names


def missing_simulator() -> str | None:
    """Says in one line what to install if the simulated Discord is not there or is another release."""
    try:
        found = importlib.metadata.version(SIMULATOR)
        importlib.metadata.version("av")
    except importlib.metadata.PackageNotFoundError:
        found = ""
    if found == SIMULATOR_VERSION:
        return None
    why = f"{SIMULATOR} {found} is installed" if found else f"{SIMULATOR} is not installed"
    return (
        f"The playground needs {SIMULATOR}[preview] {SIMULATOR_VERSION} ({why}): "
        "run `python3 dev.py playground`, or `pip install '.[playground]'` first."
    )
