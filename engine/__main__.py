"""`python -m engine`: the rules without Discord, for bug reports, tests and other programs. JSON in, JSON out."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from engine.command import run_deal, run_legal, run_try, run_view
from engine.game import BadDocument
from engine.games import GAMES
from engine.play import Tournament, report
from engine.verify import verify

SHOWN = 200
"""Characters at either end of a complaint that are shown where it is longer."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; returns the exit code (1: a broken invariant, 2: a bad document)."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        match chosen.command:
            case "try":
                _print(run_try(_document()))
            case "legal":
                _print(run_legal(_document()))
            case "view":
                _print(run_view(_document(), chosen.seat))
            case "deal":
                _print(run_deal(chosen.game, chosen.seats, {"profile": chosen.profile}, chosen.seed))
            case "verify":
                return _verify(chosen.record)
            case "play":
                return _play(chosen)
    except BadDocument as problem:
        print(_line(str(problem)), file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The rules of the games, without Discord.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("try", help="try the moves of a position read from standard input")
    commands.add_parser("legal", help="list the legal moves of a position read from standard input")
    view = commands.add_parser("view", help="show what a seat sees of a position read from standard input")
    view.add_argument("--seat", type=int, help="the seat, counted from 0 (default: a spectator)")
    deal = commands.add_parser("deal", help="deal a fresh position")
    deal.add_argument("game", choices=GAMES)
    deal.add_argument("--seats", type=int, default=2)
    deal.add_argument("--profile", default="standard")
    deal.add_argument("--seed", type=_text, default="0")
    checked = commands.add_parser("verify", help="check an exported match: shuffles, moves, totals")
    checked.add_argument("record", help="the file, or - for standard input")
    play = commands.add_parser("play", help="let computer players play among themselves")
    play.add_argument("game", choices=GAMES)
    play.add_argument("--players", default="normal,normal", help="a level per seat, such as normal,normal,normal")
    amount = play.add_mutually_exclusive_group()
    amount.add_argument("--hands", type=_count, help="play so many single hands")
    amount.add_argument("--matches", type=_count, help="play so many whole matches (default 10)")
    play.add_argument("--profile", default="standard")
    play.add_argument("--seed", type=_text, default="0")
    play.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= len(text) <= 9 or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from 1")
    return int(text)


def _text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("should be text in UTF-8") from None
    return text


def _document(path: str = "-") -> dict[str, Any]:
    source = "standard input" if path == "-" else path
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        document = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_each_once)
        # JSON can name halves of characters, which no text may hold.
        json.dumps(document, ensure_ascii=False).encode()
    except OSError as problem:
        raise BadDocument(f"{path}: cannot be read ({problem.strerror})") from None
    except ValueError as problem:
        raise BadDocument(f"{source}: should be JSON ({problem})") from None
    except RecursionError:
        raise BadDocument(f"{source}: is nested too deeply") from None
    if not isinstance(document, dict):
        raise BadDocument("document: should be a JSON object")
    return document


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _each_once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """Makes an object of its fields; of two with one name nobody could say which counts."""
    document = dict(fields)
    if len(document) < len(fields):
        twice, _ = Counter(name for name, _ in fields).most_common(1)[0]
        raise ValueError(f"an object names {twice!r} twice")
    return document


def _line(text: str) -> str:
    """Returns a complaint on one line of readable length, whatever the document had in it."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
    return line if len(line) <= 2 * SHOWN else f"{line[:SHOWN]} ... {line[-SHOWN:]}"


def _print(document: Any) -> None:
    json.dump(document, sys.stdout, ensure_ascii=False)
    print()


def _verify(path: str) -> int:
    record = _document(path)
    problems = verify(record)
    _print({"ok": not problems, "hands": len(record["hands"]), "problems": problems})
    return 1 if problems else 0


def _play(chosen: argparse.Namespace) -> int:
    players, rules = chosen.players.split(","), {"profile": chosen.profile}
    tournament = Tournament.of(chosen.game, players, rules, chosen.seed, time.perf_counter)
    if chosen.hands is not None:
        figures = tournament.play_hands(chosen.hands)
    else:
        figures = tournament.play_matches(10 if chosen.matches is None else chosen.matches)
    if chosen.json:
        _print(figures.to_json())
    else:
        print(report(figures))
    return 1 if figures.violations else 0


if __name__ == "__main__":
    sys.exit(main())
