"""Moves as the options of a select: what it does to the table, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import Tongue
from bot.render.cards import card, cards, from_notation
from bot.render.labels import shorten
from engine.scala40.meld import Limits, Meld, attached, value
from engine.scala40.move import Discard, Draw, LayMeld, LayOff, Move, Open, PutBack, Swap, Undo
from engine.scala40.rules import Rules
from engine.scala40.view import View


def label(say: Tongue, view: View, move: Move) -> str:
    """Returns a move in at most 100 characters."""
    return shorten(_label(say.plain, view, move))


def _label(say: Tongue, view: View, move: Move) -> str:
    match move:
        case Open(melds):
            text = " + ".join(cards(say, meld.cards) for meld in melds)
            return f"{text} ({worth(melds, view.rules)})"
        case LayMeld(meld):
            return f"{cards(say, meld.cards)} ({worth((meld,), view.rules)})"
        case LayOff(added, number):
            grown = attached(view.table[number - 1], added, Limits.of(view.rules)) or ()
            text = " + ".join(span(say, meld) for meld in grown)
            return say("move-layoff", card=card(say, added), number=number, meld=text)
        case Swap(natural, number):
            return say("move-swap", card=card(say, natural), number=number)
        case Discard(thrown):
            closes = len(view.hand) == 1
            return say("move-closes", card=card(say, thrown)) if closes else card(say, thrown)
        case Draw("stock"):
            return say("move-draw")
        case Draw():
            return say("move-take", card=card(say, view.discard[-1]) if view.discard else "")
        case PutBack():
            return say("move-putback")
        case Undo():
            return say("move-undo")
        case _:
            return str(move)


def span(say: Tongue, meld: Meld) -> str:
    """Returns a run by its ends, a set by its cards."""
    if meld.is_run and len(meld.cards) > 3:
        return f"{card(say, meld.faces[0])}–{card(say, meld.faces[-1])}"
    return cards(say, meld.cards)


def worth(melds: Iterable[Meld], rules: Rules) -> int:
    """Returns the opening value of melds."""
    return sum(value(meld, rules.card_values == "ladder") for meld in melds)


def reading(say: Tongue, text: str) -> str:
    """Returns one of the moves that a card list can mean, so that its jokers tell the readings apart."""
    _, _, rest = text.partition(" ")
    return shorten(" ".join("+" if word == "/" else from_notation(say, word) for word in rest.split()))


def choices(view: View, *kinds: type[Move]) -> list[Move]:
    """Returns the legal moves of these kinds as the rules rank them, new melds by value and with few jokers first."""
    found = [move for move in view.legal if isinstance(move, kinds)]
    return sorted(found, key=lambda move: _rank(move, view.rules))


def _rank(move: Move, rules: Rules) -> tuple[int, int, int]:
    if not isinstance(move, LayMeld):
        return 0, 0, 0
    return -worth((move.meld,), rules), len(move.meld.jokers), -len(move.meld.cards)
