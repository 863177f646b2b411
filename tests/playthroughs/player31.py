"""A plain player of the games of 31 for recorded hands: keeps its best suit, knocks when that is worth enough. Its
choices must not change with the computer players, so that the recordings change only with the rules."""

from __future__ import annotations

from typing import Any

from engine.game import Game

POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10} | {str(number): number for number in range(2, 11)}
ENOUGH = 28
"""Points from which it knocks or closes in its first turn; in each later one a point less is enough."""
KEPT = 17
"""Points from which a dealer of Schwimmen keeps the hand that was looked at."""


def choose(game: Game[Any, Any, Any, Any], state: Any, seat: int | None) -> str:
    """Returns the next move of a seat that may act, from what that seat sees."""
    seen = game.write_view(game.view(state, seat))
    moves: list[str] = seen["legal"]
    own = seen["seats"][seen["seat"]]
    hand = own["hand"].split()
    told = [move for move in moves if move.startswith("declare")]
    if told:
        return told[0]
    if "keep" in moves:
        return "keep" if worth(hand) >= KEPT else "exchange"
    ends = [move for move in moves if move in ("knock", "close")]
    if ends and worth(hand) >= ENOUGH - own["turns"]:
        return ends[0]
    return _swap(moves, hand, seen) if game.name == "schwimmen" else _turn(moves, hand, seen["discard"])


def worth(hand: list[str]) -> int:
    """The points of the best suit."""
    return max(sum(POINTS[card[:-1]] for card in hand if card[-1] == suit) for suit in "CDHS")


def _turn(moves: list[str], hand: list[str], top: str) -> str:
    """Takes a discard that helps, and throws the card that the hand misses least."""
    discards = [move.split()[1] for move in moves if move.startswith("discard")]
    if discards:
        return f"discard {max(discards, key=lambda card: (worth(without(hand, card)), -POINTS[card[:-1]], card))}"
    if "draw discard" in moves and max(worth([*without(hand, card), top]) for card in hand) > worth(hand):
        return "draw discard"
    if "stand" in moves and worth(hand) >= ENOUGH:
        return "stand"
    return next(move for move in ("draw stock", "stop", "draw discard") if move in moves)


def _swap(moves: list[str], hand: list[str], seen: dict[str, Any]) -> str:
    """Makes the swap that helps most, and passes where none does."""
    after = {move: [*without(hand, move.split()[1]), move.split()[-1]] for move in moves if " for " in move}
    if "swap all" in moves:
        after["swap all"] = seen["pool"].split()
    best = max(after, key=lambda move: (worth(after[move]), move), default="pass")
    return best if best in after and worth(after[best]) > worth(hand) else "pass"


def without(hand: list[str], card: str) -> list[str]:
    """The hand without a card."""
    return [other for other in hand if other != card]
