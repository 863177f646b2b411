"""A hint for the seat to play: the move that hard would make, and why."""

from __future__ import annotations

from engine.cards import JOKER, Card, is_joker
from engine.notation import write_card
from engine.players.advice import Advice
from engine.players.scala40 import choose
from engine.players.scala40.keeping import nearness
from engine.players.scala40.knowledge import others, own_seat, soon_over
from engine.scala40.laying import must_keep
from engine.scala40.meld import Limits, Meld, attached, open_places, swapped, value
from engine.scala40.move import Discard, Draw, LayMeld, LayOff, Move, Open, PutBack, Rejoin, Stop, Swap
from engine.scala40.plan import Situation, closing_plan
from engine.scala40.scoring import hand_value
from engine.scala40.view import View

_SEED = "hint"
_HIGH = 10
"""Points from which a card is high."""

Details = dict[str, str | int]


def advise(view: View) -> Advice:
    """Returns a hint for the seat of a view, which must have a legal move; equal views give equal hints."""
    text = choose(view, "hard", _SEED)
    move = next(legal for legal in view.legal if str(legal) == text)
    code, details = _reason(view, move)
    return Advice(text, code, details)


def _reason(view: View, move: Move) -> tuple[str, Details]:
    match move:
        case Draw(pile="discard"):
            return _taking(view), {"card": write_card(view.discard[-1])}
        case Draw():
            if Draw("discard") in view.legal:
                return "hint_draw_stock", {"card": write_card(view.discard[-1])}
            return "hint_draw_stock_only", {}
        case Stop():
            return "hint_stop", {}
        case Open():
            return _opening(view, move)
        case LayMeld() | LayOff() | Swap():
            return _laying(view, move)
        case PutBack() if view.taken is not None:
            return "hint_puts_back", {"card": write_card(view.taken)}
        case Discard(card):
            return _throwing(view, card)
        case Rejoin():
            return "hint_buys_back_in", {}
        case _:
            return "hint_only", {"move": str(move)}


def _taking(view: View) -> str:
    if Draw("stock") not in view.legal:
        return "hint_take_only"
    if not own_seat(view).opened:
        return "hint_take_opens"
    card, limits = view.discard[-1], Limits.of(view.rules)
    if _closes(view, (*view.hand, card)):
        return "hint_take_closes"
    if any(swapped(meld, card) for meld in view.table):
        return "hint_take_swaps"
    fits = any(card in open_places(meld, limits) for meld in view.table)
    return "hint_take_attaches" if fits else "hint_take_melds"


def _opening(view: View, move: Open) -> tuple[str, Details]:
    ladder = view.rules.card_values == "ladder"
    laid = sum(len(meld.cards) for meld in move.melds)
    worth = sum(value(meld, ladder) for meld in move.melds)
    melds = " / ".join(map(str, move.melds))
    return "hint_opens", {"melds": melds, "value": worth, "cards": len(view.hand) - laid}


def _laying(view: View, move: LayMeld | LayOff | Swap) -> tuple[str, Details]:
    closes = _closes(view, view.hand)
    if isinstance(move, LayMeld):
        told: Details = {"meld": str(move.meld)}
        return ("hint_closes", told) if closes else ("hint_melds", {**told, "points": _points(view, move.meld)})
    told = {"card": write_card(move.card), "number": move.number}
    if isinstance(move, Swap):
        return "hint_closes_swapping" if closes else "hint_swaps", told
    if closes:
        return "hint_closes_attaching", told
    return "hint_attaches", {**told, "points": hand_value((JOKER if is_joker(move.card) else move.card,), view.rules)}


def _throwing(view: View, card: Card) -> tuple[str, Details]:
    told: Details = {"card": write_card(card)}
    if len(view.hand) == 1:
        return "hint_throw_closes", told
    if len({legal for legal in view.legal if isinstance(legal, Discard)}) == 1:
        return "hint_throw_only", told
    if card == JOKER:
        return "hint_only", {"move": str(Discard(card))}
    if view.hand.count(card) > 1:
        return "hint_throw_duplicate", told
    points = hand_value((card,), view.rules)
    if points >= _HIGH and soon_over(view):
        return "hint_throw_high", {**told, "points": points}
    if not nearness(view.hand, card):
        return "hint_throw_lonely", told
    limits = Limits.of(view.rules)
    fitting = [one for one in view.hand if any(attached(meld, one, limits) for meld in view.table)]
    if fitting and card not in fitting and view.seats[others(view)[0]].opened:
        return "hint_throw_safe", told
    return "hint_throw_least", told


def _closes(view: View, hand: tuple[Card, ...]) -> bool:
    """Tells whether the turn can close the hand, for a seat that has opened."""
    return (
        own_seat(view).opened
        and closing_plan(
            Situation(view.rules, hand, view.table, must_keep(view.rules, own_seat(view).turns), owed=_owed(view))
        )
        is not None
    )


def _owed(view: View) -> int:
    return view.recovered if view.rules.joker_recovery_use == "must_play" else 0


def _points(view: View, meld: Meld) -> int:
    return hand_value(tuple(JOKER if is_joker(card) else card for card in meld.cards), view.rules)
