"""A hint: the move that hard would make, and why."""

from __future__ import annotations

from typing import Final

from engine.notation import write_card
from engine.players.advice import Advice
from engine.players.schwimmen import choose
from engine.players.schwimmen.plain import after
from engine.schwimmen.move import Close, Declare, Exchange, Keep, Move, Swap, SwapAll
from engine.schwimmen.scoring import worth
from engine.schwimmen.view import View
from engine.thirtyone.value import in_points

HINTS: Final = {
    "hint_schwimmen_declare": "Show your hand: that ends the deal in your favour.",
    "hint_schwimmen_keep": "Keep these cards: {value} points are a good beginning.",
    "hint_schwimmen_exchange": "Play the other three: these are worth only {value}.",
    "hint_schwimmen_swap": "Swap {card} for {taken}: your hand is then worth {value}.",
    "hint_schwimmen_swap_all": "Swap all three: your hand is then worth {value}.",
    "hint_schwimmen_close": "Close: with {value} points you are hardly the lowest.",
    "hint_schwimmen_pass": "Pass: {value} points are best left as they are.",
}
"""Every reason in English, by the code that is its key in the bot's catalogues."""

_SEED = "hint"


def advise(view: View) -> Advice:
    """Returns a hint for the seat of a view, which must have a legal move; equal views give equal hints."""
    text = choose(view, "hard", _SEED)
    code, details = _reason(view, next(move for move in view.legal if str(move) == text))
    return Advice(text, code, details)


def _reason(view: View, move: Move) -> tuple[str, dict[str, str | int]]:
    now: dict[str, str | int] = {"value": _written(view.hand)}
    match move:
        case Declare():
            return "hint_schwimmen_declare", {}
        case Keep():
            return "hint_schwimmen_keep", now
        case Exchange():
            return "hint_schwimmen_exchange", now
        case Swap(card, taken):
            told = {"card": write_card(card), "taken": write_card(taken)}
            return "hint_schwimmen_swap", {**told, "value": _written(after(view, move))}
        case SwapAll():
            return "hint_schwimmen_swap_all", {"value": _written(after(view, move))}
        case Close():
            return "hint_schwimmen_close", now
        case _:
            return "hint_schwimmen_pass", now


def _written(hand: tuple[int, ...]) -> str:
    return str(in_points(worth(hand)))
