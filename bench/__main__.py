"""`python -m bench speed | equal | hands | matches | search | players | crash | load | loop`: what each measures is in
its module."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence

from bench import hands, players, search
from engine.games import GAMES
from engine.players import levels


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--seed", default="bench", help="any text; equal seeds measure the same hands")
    commands = parser.add_subparsers(dest="command", required=True)

    command = commands.add_parser("hands", help="simulates hands and checks every invariant after every move")
    command.add_argument("--game", choices=GAMES, default="scala40")
    command.add_argument("--hands", type=int, default=10_000)
    command.add_argument("--profile", default="standard", help="one of the game's profiles, or all")
    command.add_argument("--levels", default="normal", help="levels; with more seats than levels they take turns")
    command.set_defaults(run=lambda given: _hands(given, given.hands, whole=False))

    command = commands.add_parser("matches", help="simulates whole matches and checks every invariant after every move")
    command.add_argument("--game", choices=GAMES, default="scala40")
    command.add_argument("--matches", type=int, default=5_000)
    command.add_argument("--profile", default="all", help="one of the game's profiles, or all")
    command.add_argument("--levels", default="normal", help="levels; with more seats than levels they take turns")
    command.set_defaults(run=lambda given: _hands(given, given.matches, whole=True))

    command = commands.add_parser("speed", help="compares speed with peers (pip install --group bench)")
    command.add_argument("--rounds", type=int, default=9)
    command.set_defaults(run=_speed)

    command = commands.add_parser(
        "equal", help="plays random hands by the rules, by the search core and as rounds at once"
    )
    command.add_argument("--positions", type=int, default=100_000)
    command.set_defaults(run=_equal)

    command = commands.add_parser("search", help="times the search for melds and openings")
    command.add_argument("--hands", type=int, default=2_000)
    command.set_defaults(run=lambda given: search.run(given.hands, given.seed))

    command = commands.add_parser("players", help="measures computer players against each other over paired deals")
    command.add_argument("--game", choices=GAMES, default="scala40")
    command.add_argument("--sides", default="hard,normal", help="levels; with more seats than sides they take turns")
    number = command.add_mutually_exclusive_group()
    number.add_argument("--matches", type=int, default=200, help="deals, each a whole match for every place")
    number.add_argument("--hands", type=int, help="deals, each one hand for every place")
    command.add_argument("--profile", default="standard", help="one of the game's profiles")
    command.add_argument("--seats", type=int, help="default: as many as sides")
    command.set_defaults(run=_players)

    command = commands.add_parser("crash", help="kills a host of many tables at random instants; nothing may be lost")
    command.add_argument("--kills", type=int, default=200)
    command.add_argument("--tables", type=int, default=20)
    command.add_argument("--seconds", type=float, default=2.0, help="longest time between start and kill")
    command.add_argument("--postgres", action="store_true", help="on PostgreSQL, whose server is stopped as well")
    command.set_defaults(run=_crash)

    command = commands.add_parser("load", help="measures what one process bears")
    command.add_argument("--tables", type=int, default=1000)
    command.add_argument("--rate", type=float, default=50, help="moves a second, at all tables together")
    command.add_argument("--seconds", type=float, default=20)
    command.add_argument("--postgres", action="store_true")
    command.set_defaults(run=_load)

    command = commands.add_parser("loop", help="measures how late the event loop is while computers fill many tables")
    command.add_argument("--tables", type=int, default=200)
    command.add_argument("--seats", type=int, default=4, help="at each table; one of them is a person")
    command.add_argument("--levels", default="normal,hard,easy,expert", help="they take turns")
    command.add_argument("--seconds", type=float, default=60)
    command.set_defaults(run=_loop, game="scala40")

    # What was started is ended as well when this is.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    given = parser.parse_args()
    return int(given.run(given))


def _hands(given: argparse.Namespace, number: int, whole: bool) -> int:
    _check_profile(given, (*GAMES[given.game].profiles, "all"))
    mixed = _levels(given, "--levels", given.levels)
    return hands.run(given.game, number, whole, given.profile, mixed, given.seed, given.jobs)


def _speed(given: argparse.Namespace) -> int:
    from bench import speed

    return speed.run(given.rounds, given.seed)


def _equal(given: argparse.Namespace) -> int:
    from bench import equal

    return equal.run(given.positions, given.seed)


def _crash(given: argparse.Namespace) -> int:
    # What it needs is not needed by the others: a database, and for PostgreSQL a server.
    from bench import crash

    return crash.run(given.kills, given.tables, given.seconds, given.seed, given.postgres)


def _load(given: argparse.Namespace) -> int:
    from bench import load

    return load.run(given.tables, given.rate, given.seconds, given.postgres)


def _loop(given: argparse.Namespace) -> int:
    from bench import loop

    return loop.run(given.tables, given.seats, _levels(given, "--levels", given.levels), given.seconds)


def _players(given: argparse.Namespace) -> int:
    sides, game = _levels(given, "--sides", given.sides, least=2), GAMES[given.game]
    _check_profile(given, game.profiles)
    rules = game.rules({"profile": given.profile})
    allowed, seats = game.seats(rules), given.seats or len(sides)
    if seats not in allowed or len(set(game.teams(rules, seats))) % len(sides):
        wanted = f"from {allowed[0]} to {allowed[-1]}, with as many teams for each of {len(sides)} sides"
        raise SystemExit(f"--seats: {seats} should be {wanted}")
    number, whole = given.hands or given.matches, given.hands is None
    return players.run(given.game, sides, seats, number, whole, given.profile, given.seed, given.jobs)


def _check_profile(given: argparse.Namespace, profiles: Sequence[str]) -> None:
    if given.profile not in profiles:
        raise SystemExit(f"--profile: {given.profile!r} should be one of {', '.join(profiles)}")


def _levels(given: argparse.Namespace, option: str, text: str, least: int = 1) -> list[str]:
    """Returns the levels that an option names."""
    named, known = text.split(","), levels(given.game)
    if len(named) < least or not set(named) <= set(known):
        wanted = "one or more" if least == 1 else "two or more"
        raise SystemExit(f"{option}: {text!r} should be {wanted} of {', '.join(known)}")
    return named


if __name__ == "__main__":
    sys.exit(main())
