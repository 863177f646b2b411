"""A turn before its discard: which card to draw and what to lay.

Every move is the first step of the best plan for the rest of the turn, made anew. A discard is taken only for a plan
that lays it, and every plan with it in the hand lays it too: nothing is taken in vain.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, physical, remove
from engine.players.scala40.knowledge import own_seat
from engine.players.scala40.least import least_left, penalty_left
from engine.players.scala40.style import Style
from engine.scala40.laying import must_keep
from engine.scala40.meld import Meld, value
from engine.scala40.move import Draw, LayMeld, Move, Open, Stop
from engine.scala40.openings import openings
from engine.scala40.plan import Plan, Situation, closing_plan
from engine.scala40.view import View

_OPENINGS_WEIGHED = 8
"""Openings for which the rest of the turn is planned; the engine lists the best first."""


def draw(view: View, style: Style) -> Move:
    """Returns the draw: the discard only to lay it in this turn."""
    take = Draw("discard")
    if take in view.legal and style.takes != "never" and _worth_taking(view, style):
        return take
    return next(move for move in (Draw("stock"), Stop(), take) if move in view.legal)


def _worth_taking(view: View, style: Style) -> bool:
    """Tells whether the top discard goes to the table at once and costs no other melds."""
    card = view.discard[-1]
    hand = (*view.hand, card)
    if not own_seat(view).opened:
        keep = must_keep(view.rules, own_seat(view).turns)
        return any(_uses(melds, card) for melds in openings(hand, view.rules, keep=keep))
    plan = least_left(view, _situation(view, style, hand, view.table, _must_lay(view, card)))
    if not _lays(plan, card, melds_only=style.takes == "melds"):
        return False
    return (
        plan.left.size <= 1 or plan.cost <= least_left(view, _situation(view, style, view.hand, view.table, None)).cost
    )


def _lays(plan: Plan, card: Card, melds_only: bool) -> bool:
    """Tells whether a plan lays a card: at all, or in a new meld."""
    for step in plan.steps:
        if isinstance(step, LayMeld):
            if _uses((step.meld,), card):
                return True
        elif not melds_only and physical(step.card) == card:
            return True
    return False


def table_action(view: View, style: Style) -> Move | None:
    """Returns the next table action, None where the seat lays nothing more in this turn."""
    if not own_seat(view).opened:
        return _opening(view, style)
    plan = style.plans(view, _situation(view, style, view.hand, view.table, _must_lay(view, view.taken)))
    return next((step for step in plan.steps if step in view.legal), None)


def _must_lay(view: View, taken: Card | None) -> Card | None:
    """Returns the card taken from the pile where the turn must lay it (K5)."""
    return taken if view.rules.discard_draw_opened == "must_meld" else None


def _opening(view: View, style: Style) -> Open | None:
    """Returns the opening after which the rest of the turn leaves least: the hand closed, else the lowest penalty."""
    moves = [move for move in view.legal if isinstance(move, Open)]
    if view.taken is not None:
        moves = [move for move in moves if _uses(move.melds, view.taken)] or moves
    best: tuple[float, Open] | None = None
    for move in moves[:_OPENINGS_WEIGHED]:
        left = _left_after(view, style, move)
        if left is not None and (best is None or left < best[0]):
            best = (left, move)
    return best[1] if best else None


def _left_after(view: View, style: Style, move: Open) -> float | None:
    """Returns the penalty that the turn leaves after an opening, less than any where it closes the hand; None where the
    opening is below the minimum and the hand does not close after it (K24)."""
    hand = remove(view.hand, (card for meld in move.melds for card in meld.cards))
    if hand is None:
        return None
    situation = _situation(view, style, hand, (*view.table, *move.melds), None, opening=True)
    rules = view.rules
    counted = [meld for meld in move.melds if rules.joker_in_opening == "allowed" or not meld.jokers]
    reached = sum(value(meld, rules.card_values == "ladder") for meld in counted) >= rules.opening_min
    return penalty_left(view, situation) if reached or closing_plan(situation) else None


def _situation(
    view: View,
    style: Style,
    hand: tuple[Card, ...],
    table: tuple[Meld, ...],
    must_lay: Card | None,
    opening: bool = False,
) -> Situation:
    rules = view.rules
    return Situation(
        rules=rules,
        hand=hand,
        table=table,
        keep=must_keep(rules, own_seat(view).turns),
        owed=view.recovered if rules.joker_recovery_use == "must_play" else 0,
        melds_only=(opening or view.opened_this_turn) and not rules.actions_in_opening_turn,
        taken=must_lay,
        swapping=style.swaps,
    )


def _uses(melds: Sequence[Meld], card: Card) -> bool:
    return any(physical(laid) == card for meld in melds for laid in meld.cards)
