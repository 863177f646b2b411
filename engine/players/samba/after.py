"""What a hand and a team's melds are after a move: as the rules have it, without a state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card, remove
from engine.samba.meld import Fault, Meld, added, merged, read_meld
from engine.samba.move import Add, Discard, Lay, Merge, Move, TakeTo, TakeWith
from engine.samba.rules import Rules
from engine.samba.view import View

Holding = tuple[tuple[Card, ...], tuple[Meld, ...]]
"""A hand, and the melds of the team."""


def after(view: View, melds: tuple[Meld, ...], move: Move, rest: Iterable[Card] = ()) -> Holding:
    """Returns the hand and the team's melds after a legal move; `rest`: what comes with the pile."""
    match move:
        case Lay(new):
            return _without(view.hand, [card for meld in new for card in meld.cards]), (*melds, *new)
        case Add(cards, number):
            return _without(view.hand, cards), _grown(melds, number, cards, view.rules)
        case Merge(number, other):
            joined = merged(melds[number - 1], melds[other - 1], view.rules)
            kept = [meld for at, meld in enumerate(melds, start=1) if at not in (number, other)]
            return view.hand, (*kept, joined) if isinstance(joined, Meld) else melds
        case Discard(card):
            return _without(view.hand, (card,)), melds
        case TakeTo(number) if view.top is not None:
            return (*view.hand, *rest), _grown(melds, number, (view.top,), view.rules)
        case TakeWith(cards, new) if view.top is not None:
            hand = _without(view.hand, [*cards, *(card for meld in new for card in meld.cards)])
            return (*hand, *rest), (*_with_top(melds, (view.top, *cards), view.rules), *new)
        case _:
            return view.hand, melds


def _with_top(melds: tuple[Meld, ...], cards: tuple[Card, ...], rules: Rules) -> tuple[Meld, ...]:
    group = read_meld(cards, rules)
    if isinstance(group, Fault):
        return melds
    lying = (at for at, meld in enumerate(melds, start=1) if not meld.is_sequence and meld.rank == group.rank)
    number = next(lying, None) if rules.same_rank_groups == "one" else None
    return (*melds, group) if number is None else _grown(melds, number, cards, rules)


def _grown(melds: tuple[Meld, ...], number: int, cards: tuple[Card, ...], rules: Rules) -> tuple[Meld, ...]:
    grown = added(melds[number - 1], cards, rules)
    return (*melds[: number - 1], grown, *melds[number:]) if isinstance(grown, Meld) else melds


def _without(hand: tuple[Card, ...], cards: Sequence[Card]) -> tuple[Card, ...]:
    left = remove(hand, cards)
    return hand if left is None else left
