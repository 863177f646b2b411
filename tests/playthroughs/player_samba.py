"""A plain player of Samba for recorded hands: takes the pile, lays what it can, throws what it has least of. Its
choices must not change with the computer players, so that the recordings change only with the rules."""

from __future__ import annotations

from typing import Any

from engine.game import Game

EAGER = ("red", "meld", "add", "merge")
"""Table actions, in the order in which they are done."""


def choose(game: Game[Any, Any, Any, Any], state: Any, seat: int | None) -> str:
    """Returns the next move of the seat to play, from what that seat sees."""
    seen = game.write_view(game.view(state, seat))
    moves: list[str] = seen["legal"]
    if "answer yes" in moves:
        return "answer yes"
    if "ask" in moves:
        return "ask"
    takes = [move for move in moves if move.startswith("take")]
    if takes and seen["discards"] > 2:
        return min(takes, key=lambda move: (wilds(move), len(move), move))
    if seen["phase"] == "draw":
        return "draw stock" if "draw stock" in moves else "stop"
    hand = seen["seats"][seen["seat"]]["hand"].split()
    for verb in EAGER:
        actions = [move for move in moves if move.split()[0] == verb and pays(verb, move, seen)]
        if actions:
            return min(actions, key=lambda move: (wilds(move), -len(move), move))
    discards = [move for move in moves if move.startswith("discard")]
    if not discards:
        # The turn has to go out: what is left is laid, whatever it is.
        return min(move for move in moves if move != "undo")
    return min(discards, key=lambda move: (use(move.split()[-1], hand), move))


def wilds(move: str) -> int:
    """Wild cards in a move."""
    return sum(card == "JK" or (card[0] == "2" and len(card) == 2) for card in move.split())


def pays(verb: str, move: str, seen: dict[str, Any]) -> bool:
    """Whether a table action is done: wild cards are laid only to open, or on a meld of five or more."""
    team = seen["teams"][seen["seats"][seen["seat"]]["team"]]
    if verb == "merge" or not team["melds"] or not wilds(move):
        return verb != "merge"
    return verb == "add" and len(team["melds"][int(move.split()[-1]) - 1].split()) > 4


def use(card: str, hand: list[str]) -> int:
    """How much a card is worth keeping."""
    if wilds(card):
        return 99
    ranks = sum(other[:-1] == card[:-1] for other in hand)
    return 0 if card in ("3S", "3C") else 2 * ranks + sum(other[-1] == card[-1] for other in hand)
