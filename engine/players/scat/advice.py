"""A hint: the move that hard would make, and why."""

from __future__ import annotations

from typing import Final

from engine.cards import Card, remove
from engine.notation import write_card
from engine.players.advice import Advice
from engine.players.scat import choose
from engine.players.scat.hard import promises_more
from engine.scat.move import Declare, Discard, Draw, Knock, Move, Stand
from engine.scat.scoring import counted
from engine.scat.view import View
from engine.thirtyone.value import in_points, value

HINTS: Final = {
    "hint_scat_declare": "Declare your 31: that ends the deal, and everybody else pays.",
    "hint_scat_take": "Take {card}: your hand is then worth {value}.",
    "hint_scat_draw": "Draw from the stock: that promises more than {card}.",
    "hint_scat_draw_only": "Draw from the stock: there is nothing else to draw.",
    "hint_scat_knock": "Knock: with {value} points you are hardly the lowest.",
    "hint_scat_stand": "Keep your cards: {value} points are good enough.",
    "hint_scat_stop": "Take nothing: the deal ends, and {value} points are better now than later.",
    "hint_scat_discard": "Discard {card}: the other three are worth {value}.",
    "hint_scat_discard_hopes": "Discard {card}: without {kept} you would have {most}, but this hand promises more.",
    "hint_scat_discard_gift": "Discard {card}: without {kept} you would have {most}, but that one would help the next "
    "player.",
}
"""Every reason in English, by the code that is its key in the bot's catalogues."""


def advise(view: View) -> Advice:
    """Returns a hint for the seat of a view, which must have a legal move."""
    text = choose(view, "hard", "")
    code, details = _reason(view, next(move for move in view.legal if str(move) == text))
    return Advice(text, code, details)


def _reason(view: View, move: Move) -> tuple[str, dict[str, str | int]]:
    match move:
        case Declare():
            return "hint_scat_declare", {}
        case Draw("discard") if view.top is not None:
            left = max(value((*(remove(view.hand, [card]) or ()), view.top), _triple(view)) for card in view.hand)
            return "hint_scat_take", {"card": write_card(view.top), "value": _written(left)}
        case Draw() if view.top is not None and Draw("discard") in view.legal:
            return "hint_scat_draw", {"card": write_card(view.top)}
        case Draw():
            return "hint_scat_draw_only", {}
        case Discard(card):
            return _throwing(view, card)
        case Knock():
            code = "hint_scat_knock"
        case Stand():
            code = "hint_scat_stand"
        case _:
            code = "hint_scat_stop"
    return code, {"value": _written(_worth(view))}


def _throwing(view: View, card: Card) -> tuple[str, dict[str, str | int]]:
    """Returns why a card is thrown; where another one would leave more points, why not that one."""
    left = {move.card: _left(view, move.card) for move in view.legal if isinstance(move, Discard)}
    other = max(left, key=lambda thrown: left[thrown])
    if left[other] <= left[card]:
        return "hint_scat_discard", {"card": write_card(card), "value": _written(left[card])}
    code = "hint_scat_discard_hopes" if promises_more(view, card, other) else "hint_scat_discard_gift"
    return code, {"card": write_card(card), "kept": write_card(other), "most": _written(left[other])}


def _left(view: View, card: Card) -> int:
    return value(remove(view.hand, [card]) or (), _triple(view))


def _worth(view: View) -> int:
    """Returns what the hand counts now: a 31 that was not declared in time no longer does (SC-28)."""
    return counted(view.hand, view.rules) if view.seat in view.lapsed else value(view.hand, _triple(view))


def _triple(view: View) -> int:
    return view.rules.triple


def _written(halves: int) -> str:
    return str(in_points(halves))
