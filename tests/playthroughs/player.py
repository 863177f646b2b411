"""A plain player for recorded hands: lays what it can, keeps what is near a meld. Its choices must not change with the
computer players, so that the recordings change only with the rules."""

from __future__ import annotations

from typing import Any

from engine.game import Applied, Game

Scala = Game[Any, Any, Any, Any]
ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def choose(game: Scala, state: Any, seat: int | None) -> str:
    """Returns the next move of the seat to play, from what that seat sees."""
    seen = game.write_view(game.view(state, seat))
    moves: list[str] = seen["legal"]
    if "draw stock" in moves or "draw discard" in moves:
        return _draw(game, state, moves)
    actions = [move for move in moves if move.split()[0] in ("open", "swap", "meld", "layoff")]
    if seen["taken"] is not None:
        actions = [move for move in actions if seen["taken"] in move.split()] or actions
    if actions:
        return min(actions, key=_eagerness)
    discards = [move for move in moves if move.startswith("discard")]
    if not discards:
        return "putback"
    own = seen["seats"][seen["seat"]]["hand"].split()
    return min(discards, key=lambda move: (_use(move.split()[1], own), -_rank(move.split()[1]), move))


def _draw(game: Scala, state: Any, moves: list[str]) -> str:
    """Takes the pile where the card can be laid at once."""
    if "draw discard" in moves:
        card = game.write_position(state)["discard"].split()[-1]
        taken = game.play(state, "draw discard")
        if isinstance(taken, Applied) and any(
            card in str(move).split() for move in game.legal_moves(taken.state) if move.verb != "discard"
        ):
            return "draw discard"
    return "draw stock" if "draw stock" in moves else "stop"


def _eagerness(move: str) -> tuple[int, int, str]:
    """Opens and melds before attaching, many cards before few, natural cards before jokers."""
    words = move.split()
    return (("open", "swap", "meld", "layoff").index(words[0]), -len(words) + 3 * move.count("JK"), move)


def _rank(card: str) -> int:
    return 99 if card == "JK" else ORDER.index(card[:-1])


def _use(card: str, hand: list[str]) -> int:
    """How near a card is to a meld with the rest of the hand."""
    if card == "JK":
        return 99
    use = 0
    for other in set(hand) - {card, "JK"}:
        distance = abs(_rank(card) - _rank(other))
        if distance == 0 or (other[-1] == card[-1] and distance < 3):
            use += 3 - distance if distance else 2
    return use
