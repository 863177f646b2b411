"""Turns that would leave a hand which can never close: too few cards for a new meld, and nowhere to attach one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import JOKER, Card, physical
from engine.players.scala40.knowledge import COPIES
from engine.scala40.fast.lookup import cards_of
from engine.scala40.meld import Limits, Meld, attached, open_places, swapped
from engine.scala40.move import LayMeld, LayOff
from engine.scala40.plan import Plan, Situation, Step

ENOUGH = 4
"""With so many cards before the discard a hand may still close by a new meld in its next turn."""


def strands(plan: Plan, situation: Situation) -> bool:
    """Tells whether a turn that does not close the hand would leave too few cards beside a table without a place.

    A place counts while a copy of its card lies in no meld: the discard pile comes back into the stock. One that a card
    of the hand will take counts no more: a draw has to find another."""
    if plan.left.size >= ENOUGH:
        return False
    limits = Limits.of(situation.rules)
    table = table_after(situation.table, plan.steps, limits)
    _attach(table, cards_of(*plan.left), limits)
    laid = [physical(card) for meld in table for card in meld.cards]
    places: set[Card] = set().union(*(open_places(meld, limits) for meld in table))
    return not any(laid.count(place) < COPIES[place] for place in places)


def _attach(table: list[Meld], hand: Sequence[Card], limits: Limits) -> None:
    """Attaches the natural cards of a hand that fit, one after the other; changes the table."""
    left = [card for card in hand if card != JOKER]
    while True:
        found = next(
            ((at, card) for card in left for at, meld in enumerate(table) if attached(meld, card, limits)), None
        )
        if found is None:
            return
        at, card = found
        table[at : at + 1] = attached(table[at], card, limits) or ()
        left.remove(card)


def table_after(table: tuple[Meld, ...], steps: tuple[Step, ...], limits: Limits) -> list[Meld]:
    """Returns the melds on the table after the steps of a plan."""
    melds = list(table)
    for step in steps:
        if isinstance(step, LayMeld):
            melds.append(step.meld)
            continue
        at = step.number - 1
        if isinstance(step, LayOff):
            grown = attached(melds[at], step.card, limits)
            melds[at : at + 1] = grown[:1] if grown else [melds[at]]
            melds += grown[1:] if grown else ()
        else:
            melds[at] = swapped(melds[at], step.card) or melds[at]
    return melds
