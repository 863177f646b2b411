"""What `python -m engine` does with a document, as functions: positions in, results out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.game import BadDocument, Game, Json, Refusal, Standing
from engine.games import GAMES
from engine.match import first_dealer
from engine.refusals import sentence


def game_of(document: Mapping[str, Json]) -> Game[Any, Any, Any, Any]:
    """Returns the game that a position belongs to; raises BadDocument."""
    if not isinstance(document, Mapping):
        raise BadDocument("position: should be a JSON object")
    game = GAMES.get(document.get("game", "scala40")) if isinstance(document.get("game", ""), str) else None
    if game is None:
        raise BadDocument(f"game: {document.get('game')!r} should be one of {', '.join(GAMES)}")
    return game


def run_try(document: Mapping[str, Json]) -> dict[str, Json]:
    """Tries a position's `moves` in order; a refused one changes nothing. Returns results, position and legal moves."""
    game, state, results = _moved(document)
    return {
        "results": results,
        "position": game.write_position(state),
        "legal": [str(move) for move in game.legal_moves(state)],
    }


def run_legal(document: Mapping[str, Json]) -> dict[str, Json]:
    """Returns the legal moves of a position, after its `moves`."""
    game, state, _ = _moved(document)
    return {"legal": [str(move) for move in game.legal_moves(state)]}


def run_view(document: Mapping[str, Json], seat: int | None) -> dict[str, Json]:
    """Returns what a seat (None: a spectator) sees of a position, after its `moves`."""
    game, state, _ = _moved(document)
    seats = len(document["seats"])
    if seat is not None and not 0 <= seat < seats:
        raise BadDocument(f"--seat: {seat} should be 0 to {seats - 1}")
    return game.write_view(game.view(state, seat))


def run_deal(name: str, seats: int, options: Mapping[str, Json], seed: str) -> dict[str, Json]:
    """Returns a freshly dealt position."""
    game = game_of({"game": name})
    rules = game.rules(options)
    if isinstance(rules, Refusal):
        raise BadDocument(f"rules: {sentence(rules)}")
    allowed = game.seats(rules)
    if seats not in allowed:
        raise BadDocument(f"--seats: {seats} should be {allowed[0]} to {allowed[-1]}")
    state = game.new_hand(rules, [Standing()] * seats, first_dealer(seed, seats), seed)
    return game.write_position(state)


def _moved(document: Mapping[str, Json]) -> tuple[Game[Any, Any, Any, Any], Any, list[Json]]:
    game = game_of(document)
    moves = document.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadDocument("moves: should be a list of moves such as 'draw stock'")
    state = game.read_position({name: value for name, value in document.items() if name != "moves"})
    results: list[Json] = []
    for text in moves:
        applied = game.play(state, text)
        if isinstance(applied, Refusal):
            results.append(_refused(text, applied))
        else:
            state = applied.state
            results.append({"move": text, "ok": True, "events": [event.to_json() for event in applied.events]})
    return game, game.settled(state), results


def _refused(text: str, refusal: Refusal) -> dict[str, Json]:
    result = {"move": text, "ok": False, "refused": refusal.code, "why": sentence(refusal)}
    return result | ({"readings": list(refusal.readings)} if refusal.readings else {})
