"""One line of notation read as a move of the seat to play, or as an answer of the seat that it names."""

from __future__ import annotations

from engine.game import Refusal
from engine.notation import read_card, read_number, unreadable
from engine.scat.declaring import claims
from engine.scat.move import Declare, Discard, Draw, Knock, Move, Stand, Stop
from engine.scat.state import State

_SIMPLE: dict[str, Move] = {
    "draw stock": Draw("stock"),
    "draw discard": Draw("discard"),
    "knock": Knock(),
    "stand": Stand(),
    "pass": Stand(),
    "stop": Stop(),
}
_NOW = {"draw": "draw stock", "play": "discard 7H", "declare": "declare", "over": "draw stock"}
_EXAMPLES = (*_SIMPLE, "declare", "discard 7H")


def read_move(state: State, text: str) -> Move | Refusal:
    """Reads one line as a move."""
    words = text.lower().split()
    simple = _SIMPLE.get(" ".join(words))
    if simple is not None:
        return simple
    match words:
        case ["declare"]:
            return _declaration(state)
        case ["declare" | "stand" | "pass" as verb, number] if (seat := read_number(number)) is not None:
            named = None if seat == state.to_play else seat
            return Declare(named) if verb == "declare" else Stand(named)
        case ["discard", word] if (card := read_card(word)) is not None:
            return Discard(card)
    return unreadable(text, _NOW[state.phase], _EXAMPLES)


def _declaration(state: State) -> Move | Refusal:
    """Reads a declaration that names no seat: of the seat to play if it holds a 31, else of the only one that does."""
    holders = claims(state)
    if state.to_play in holders or not holders:
        return Declare()
    if len(holders) > 1:
        return Refusal("which_seat", {"count": len(holders)}, tuple(str(Declare(seat)) for seat in holders))
    return Declare(holders[0])
