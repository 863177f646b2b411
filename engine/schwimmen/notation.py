"""One line of notation read as a move of the seat to play, or of the seat that it names."""

from __future__ import annotations

from engine.cards import Card
from engine.game import Refusal
from engine.notation import read_cards, read_number, unreadable, write_card
from engine.schwimmen.move import Close, Declare, Exchange, Keep, Move, Pass, Swap, SwapAll
from engine.schwimmen.state import State

_SIMPLE: dict[str, Move] = {
    "keep": Keep(),
    "exchange": Exchange(),
    "swap all": SwapAll(),
    "pass": Pass(),
    "close": Close(),
    "declare": Declare(),
}
_NOW = {"choose": "keep", "draw": "swap 7C for KH", "play": "close", "declare": "declare", "over": "pass"}
_EXAMPLES = ("swap 7C for KH", *_SIMPLE)


def read_move(state: State, text: str) -> Move | Refusal:
    """Reads one line as a move. A swap of three cards is one of all, if these are all; of two it is refused here."""
    words = text.lower().split()
    simple = _SIMPLE.get(" ".join(words))
    if simple is not None:
        return simple
    match words:
        case ["declare", number] if (seat := read_number(number)) is not None:
            return Declare(None if seat == state.to_play else seat)
        case ["swap", *rest] if rest.count("for") == 1:
            middle = rest.index("for")
            given, taken = read_cards(" ".join(rest[:middle])), read_cards(" ".join(rest[middle + 1 :]))
            if given and taken:
                return _read_swap(state, given, taken)
    return unreadable(text, _NOW[state.phase], _EXAMPLES)


def _read_swap(state: State, given: tuple[Card, ...], taken: tuple[Card, ...]) -> Move | Refusal:
    if len(given) == len(taken) == 1:
        return Swap(given[0], taken[0])
    if state.phase != "draw":
        return SwapAll()
    for code, named, held in (("not_in_hand", given, state.seat.hand), ("not_in_pool", taken, state.pool)):
        for card in named:
            if card not in held:
                return Refusal(code, {"card": write_card(card)})
    if set(given) == set(state.seat.hand) and set(taken) == set(state.pool):
        return SwapAll()
    return Refusal("swap_one_or_all", {"count": max(len(given), len(taken))})
