"""Checks the record of a match: every shuffle against its commitment, every move against the rules, every total.

A record is one JSON object:

    {"game": "scala40", "rules": {...}, "players": ["Anna", "Bruno"],
     "hands": [{"number": 1, "dealer": 0, "commitment": "<sha-256>", "secret": "<hex>", "public": "<text>",
                "moves": ["draw stock", ...], "scores": [0, 23], "totals": [0, 23], "eliminated": []}],
     "winner": null, "digest": "<sha-256 of all the rest>"}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from engine.command import game_of
from engine.game import BadDocument, Game, HandResult, Json, Refusal, Standing
from engine.match import first_dealer
from engine.refusals import sentence
from engine.shuffle import commitment, mix

FIELDS = {"game": str, "rules": dict, "players": list, "hands": list, "digest": str}
HAND_FIELDS = {
    "number": int, "dealer": int, "commitment": str, "secret": str, "public": str,
    "moves": list, "scores": list, "totals": list, "eliminated": list,
}  # fmt: skip


def digest(record: Mapping[str, Json]) -> str:
    """Returns the SHA-256 (hex) of everything in a record but its digest."""
    content = {name: value for name, value in record.items() if name != "digest"}
    canonical = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def sealed(record: Mapping[str, Json]) -> dict[str, Json]:
    """Returns a record with its digest."""
    return {**record, "digest": digest(record)}


def verify(record: Mapping[str, Json]) -> list[str]:
    """Returns what is wrong with a record, in the order of its hands; nothing where all is as it should be.

    Raises BadDocument where it is no record."""
    _shaped(record, FIELDS, "")
    game = game_of(record)
    rules = game.rules(record["rules"])
    if isinstance(rules, Refusal):
        raise BadDocument(f"rules: {sentence(rules)}")
    if len(record["players"]) not in game.seats(rules):
        raise BadDocument(f"players: {len(record['players'])} are too few or too many for these rules")
    found = [] if digest(record) == record["digest"] else ["digest: does not fit the record"]
    state: Any = None
    for at, hand in enumerate(record["hands"]):
        if not isinstance(hand, Mapping):
            raise BadDocument(f"hands[{at}]: should be a JSON object")
        _shaped(hand, HAND_FIELDS, f"hands[{at}].")
        state, problems = _replayed(game, rules, len(record["players"]), state, at, hand)
        found += [f"hand {hand['number']}: {problem}" for problem in problems]
        if state is None:
            return found
    return found + _ended(game, state, record)


def _shaped(document: Mapping[str, Json], fields: Mapping[str, type], path: str) -> None:
    for name, kind in fields.items():
        if not isinstance(document.get(name), kind) or isinstance(document.get(name), bool):
            raise BadDocument(f"{path}{name}: {document.get(name)!r} should be of type {kind.__name__}")


def _replayed(
    game: Game[Any, Any, Any, Any], rules: Any, players: int, before: Any, at: int, hand: Mapping[str, Json]
) -> tuple[Any, list[str]]:
    """Deals and plays a hand again; the state is None where it cannot be followed to the end of the record."""
    try:
        secret = bytes.fromhex(hand["secret"])
    except ValueError:
        return None, ["the secret is not hexadecimal"]
    if commitment(secret) != hand["commitment"]:
        return None, ["the secret does not fit the commitment that was published before the deal"]
    found = [] if hand["number"] == at + 1 else [f"its number should be {at + 1}"]
    if not hand["public"].endswith(f":{at + 1}"):
        found.append("the public part of the shuffle is not of this hand")
    seed = mix(secret, hand["public"])
    if before is None:
        state = game.new_hand(rules, [Standing()] * players, first_dealer(seed, players), seed)
    elif game.is_over(before) and (result := game.scores(before)) is not None and not result.winners:
        state = game.next_hand(before, seed)
    else:
        return None, [*found, "it was dealt although the hand or the match before was not finished, or was over"]
    if game.view(state, None).dealer != hand["dealer"]:
        found.append(f"the dealer should be seat {game.view(state, None).dealer}")
    for number, text in enumerate(hand["moves"], start=1):
        applied = game.play(state, str(text))
        if isinstance(applied, Refusal):
            return None, [*found, f"move {number}, {text!r}, is refused: {sentence(applied)}"]
        state = applied.state
    return state, found + _scored(game.scores(state), hand)


def _scored(result: HandResult | None, hand: Mapping[str, Json]) -> list[str]:
    if result is None:
        return ["the hand is not over after its last move"] if hand["scores"] else []
    should = {"scores": result.points, "totals": result.totals, "eliminated": result.eliminated}
    return [f"{name} should be {list(value)}" for name, value in should.items() if list(value) != hand[name]]


def _ended(game: Game[Any, Any, Any, Any], state: Any, record: Mapping[str, Json]) -> list[str]:
    result = game.scores(state) if state is not None else None
    winners = list(result.winners) if result is not None else []
    winner: Json = winners[0] if len(winners) == 1 else winners or None
    return [] if record.get("winner") == winner else [f"winner should be {winner}"]
