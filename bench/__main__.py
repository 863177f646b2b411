"""`python -m bench hands | matches | search | players`: what each measures is in its module."""

from __future__ import annotations

import argparse
import os
import sys

from bench import hands, players, search
from engine.scala40.rules import PROFILES


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--seed", default="bench", help="any text; equal seeds measure the same hands")
    commands = parser.add_subparsers(dest="command", required=True)

    command = commands.add_parser("hands", help="simulates hands and checks every invariant after every move")
    command.add_argument("--hands", type=int, default=10_000)
    command.add_argument("--profile", choices=(*PROFILES, "all"), default="standard")
    command.set_defaults(run=lambda given: hands.run(given.hands, False, given.profile, given.seed, given.jobs))

    command = commands.add_parser("matches", help="simulates whole matches and checks every invariant after every move")
    command.add_argument("--matches", type=int, default=5_000)
    command.add_argument("--profile", choices=(*PROFILES, "all"), default="all")
    command.set_defaults(run=lambda given: hands.run(given.matches, True, given.profile, given.seed, given.jobs))

    command = commands.add_parser("search", help="times the search for melds and openings")
    command.add_argument("--hands", type=int, default=2_000)
    command.set_defaults(run=lambda given: search.run(given.hands, given.seed))

    command = commands.add_parser("players", help="compares the computer player with simpler ones over paired deals")
    command.add_argument("--deals", type=int, default=500)
    command.add_argument("--profile", choices=PROFILES, default="standard")
    command.set_defaults(run=lambda given: players.run(given.deals, given.profile, given.seed, given.jobs))

    given = parser.parse_args()
    return int(given.run(given))


if __name__ == "__main__":
    sys.exit(main())
