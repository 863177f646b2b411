"""A computer player of Scala 40: opens as soon as it can, empties its hand, keeps what may become a meld.

It decides move by move from the view alone: every move is the first step of the best plan for the rest of the turn,
made anew. Each step lays a card for good, so a turn always ends.
"""

from __future__ import annotations

import random

from engine.cards import Card, physical, remove
from engine.players.scala40.throwing import FEW_CARDS, best_throws, others
from engine.scala40.laying import must_keep
from engine.scala40.meld import Meld, value
from engine.scala40.move import Discard, Draw, LayMeld, LayOff, Move, Open, PutBack, Rejoin, Stop, Swap, Undo
from engine.scala40.openings import openings
from engine.scala40.plan import Situation, best_plan, closing_plan
from engine.scala40.search import Objective
from engine.scala40.view import SeatView, View

LEVELS = ("normal",)

_OPENINGS_WEIGHED = 8
"""Openings for which the rest of the turn is planned; the engine lists the best first."""
_LAST_RESORT = (PutBack, LayMeld, LayOff, Open, Swap, Discard, Undo)
"""What is played, in this order, where no plan has a legal step and no card may be thrown."""


def choose(view: View, level: str, seed: str) -> str:
    """Returns the move of a view's seat in notation; asked whether it buys back in, it does (K41)."""
    match view.phase:
        case "draw":
            return str(_draw(view))
        case "buy_in":
            return str(next(move for move in view.legal if isinstance(move, Rejoin)))
        case _:
            return str(_table_action(view) or _throw(view, seed))


def _draw(view: View) -> Move:
    """Takes the discard only to lay it in this turn."""
    take, stop = Draw("discard"), Stop()
    if take in view.legal and _worth_taking(view):
        return take
    return next(move for move in (Draw("stock"), stop, take) if move in view.legal)


def _worth_taking(view: View) -> bool:
    """Tells whether the top discard could go to the table at once and would not cost other melds."""
    card = view.discard[-1]
    hand = (*view.hand, card)
    if not _own(view).opened:
        return any(
            _uses(melds, card) for melds in openings(hand, view.rules, keep=must_keep(view.rules, _own(view).turns))
        )
    with_card = _situation(view, hand, view.table)
    if closing_plan(with_card):
        return True
    attach = _attach_jokers(view)
    without = best_plan(_situation(view, view.hand, view.table), Objective.PENALTY, attach)
    return best_plan(with_card, Objective.PENALTY, attach).cost <= without.cost


def _table_action(view: View) -> Move | None:
    """Returns the next table action, None where the seat lays nothing more in this turn."""
    if not _own(view).opened:
        return _opening(view)
    situation = _situation(view, view.hand, view.table)
    plan = closing_plan(situation)
    if plan is None:
        plan = best_plan(situation, Objective.PENALTY, _attach_jokers(view))
    return next((step for step in plan.steps if step in view.legal), None)


def _opening(view: View) -> Open | None:
    """Returns the opening after which the rest of the turn leaves least: the hand closed, else the lowest penalty."""
    moves = [move for move in view.legal if isinstance(move, Open)]
    if view.taken is not None:
        moves = [move for move in moves if _uses(move.melds, view.taken)] or moves
    best: tuple[int, Open] | None = None
    for move in moves[:_OPENINGS_WEIGHED]:
        left = _left_after(view, move)
        if left is not None and (best is None or left < best[0]):
            best = (left, move)
    return best[1] if best else None


def _left_after(view: View, move: Open) -> int | None:
    """Returns the penalty that the turn leaves after an opening, less than any if it closes the hand; None where the
    opening is below the minimum and the hand does not close after it (K24)."""
    hand = remove(view.hand, (card for meld in move.melds for card in meld.cards))
    if hand is None:
        return None
    situation = _situation(view, hand, (*view.table, *move.melds), opening=True)
    if closing_plan(situation):
        return -1
    rules = view.rules
    counted = [meld for meld in move.melds if rules.joker_in_opening == "allowed" or not meld.jokers]
    if sum(value(meld, rules.card_values == "ladder") for meld in counted) < rules.opening_min:
        return None
    return best_plan(situation, Objective.PENALTY, _attach_jokers(view)).cost


def _throw(view: View, seed: str) -> Move:
    """Returns the discard that ends the turn."""
    cards = [move.card for move in view.legal if isinstance(move, Discard)]
    if not cards:
        return min(view.legal, key=lambda move: _LAST_RESORT.index(type(move)))
    best = best_throws(view, cards)
    return Discard(best[0] if len(best) == 1 else random.Random(seed).choice(best))


def _situation(view: View, hand: tuple[Card, ...], table: tuple[Meld, ...], opening: bool = False) -> Situation:
    rules = view.rules
    return Situation(
        rules=rules,
        hand=hand,
        table=table,
        keep=must_keep(view.rules, _own(view).turns),
        owed=view.recovered if rules.joker_recovery_use == "must_play" else 0,
        melds_only=(opening or view.opened_this_turn) and not rules.actions_in_opening_turn,
    )


def _attach_jokers(view: View) -> bool:
    """Tells whether a joker is better on the table than in the hand for a later meld: when the hand may end soon."""
    held = len(view.hand) - (view.phase == "play")
    return held <= FEW_CARDS or any(seat.cards <= FEW_CARDS for seat in others(view))


def _own(view: View) -> SeatView:
    if view.seat is None:
        raise ValueError("a spectator does not play")
    return view.seats[view.seat]


def _uses(melds: tuple[Meld, ...], card: Card) -> bool:
    return any(physical(laid) == card for meld in melds for laid in meld.cards)
