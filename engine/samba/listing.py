"""The legal moves that are listed: complete but for new melds, of which the best are (design, `python -m engine`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.cards import Card, rank_of
from engine.samba.candidates import additions, melds_in
from engine.samba.exits import way_out
from engine.samba.kinds import is_natural, is_red_three, is_wild, sort_cards, total_value
from engine.samba.laying import Action, refuse
from engine.samba.move import Add, Lay, Merge, Red, TakeWith
from engine.samba.openings import openings
from engine.samba.pile import blocked
from engine.samba.state import State
from engine.samba.taking import Take, pairs, refuse_take, takes_to

MOST_LISTED = 50
"""New melds, and ways to take the pile, that are listed."""
MOST_PAIRS = 2
"""Pairs for which other first melds are looked for, where that is enough to find some."""
KEEP = 2
"""Cards that who does not go out must keep, one of them to discard (SB-29)."""


def actions(state: State) -> tuple[Action, ...]:
    """Returns the legal table actions."""
    found: list[Action] = []
    exit_moves = way_out(state) or ()
    numbered = not any(isinstance(move, Merge) for move in exit_moves)
    found += [move for move in exit_moves if isinstance(move, Lay) or (isinstance(move, Add) and numbered)]
    found = [move for move in found if refuse(state, move) is None]
    for candidates in (_additions(state), _lays(state), _others(state)):
        found += candidates
    return tuple(dict.fromkeys(found))


def _lays(state: State) -> list[Action]:
    hand, rules = state.seat.hand, state.rules
    if state.minimum:
        moves = [Lay(opening) for opening in openings(hand, state.minimum, rules, KEEP)]
    else:
        moves = [Lay((meld,)) for meld in melds_in(hand, rules)]
    return list(islice((move for move in moves if refuse(state, move) is None), MOST_LISTED))


def _additions(state: State) -> Iterator[Action]:
    for number, meld in enumerate(state.team.melds, start=1):
        for cards in additions(state.seat.hand, meld):
            move = Add(cards, number)
            if refuse(state, move) is None:
                yield move


def _others(state: State) -> Iterator[Action]:
    melds = len(state.team.melds)
    merges = (Merge(one, other) for one in range(1, melds) for other in range(one + 1, melds + 1))
    reds = map(Red, dict.fromkeys(filter(is_red_three, state.seat.hand)))
    moves: tuple[Action, ...] = (*merges, *reds)
    return (move for move in moves if refuse(state, move) is None)


def takes(state: State) -> tuple[Take, ...]:
    """Returns the legal ways to take the pile: with every pair; for a team without melds with the best other melds."""
    if blocked(state.discard, state.rules) is not None:
        return ()
    found: list[Take] = [*takes_to(state)]
    found += islice((move for move in _takes_with(state) if refuse_take(state, move) is None), MOST_LISTED)
    return tuple(dict.fromkeys(found))


def can_take(state: State) -> bool:
    """Tells whether the pile may be taken in any way (SB-36)."""
    return bool(takes(state))


def _takes_with(state: State) -> list[TakeWith]:
    found = pairs(state)
    if not state.minimum:
        return list(map(TakeWith, found))
    plain = [move for pair in found[:MOST_PAIRS] for move in _with(state, pair)]
    plain = plain or [move for pair in found[MOST_PAIRS:] for move in _with(state, pair)]
    if plain:
        return sorted(plain, key=_cost)
    # More cards of the rank, and wild cards on them, count for the minimum as well.
    return [move for cards in _larger(state) for move in _with(state, cards)]


def _cost(move: TakeWith) -> tuple[int, int]:
    return sum(meld.wilds for meld in move.melds), sum(len(meld.cards) for meld in move.melds)


def _with(state: State, cards: tuple[Card, ...]) -> Iterator[TakeWith]:
    top = state.discard[-1]
    missing = state.minimum - total_value((top, *cards))
    if missing <= 0:
        yield TakeWith(sort_cards(cards))
        return
    left = list(state.seat.hand)
    for card in cards:
        left.remove(card)
    for melds in openings(tuple(left), missing, state.rules, 0):
        yield TakeWith(sort_cards(cards), melds)


def _larger(state: State) -> Iterator[tuple[Card, ...]]:
    """Yields the cards of the top card's rank with more of them, and with wild cards, cheap ones first."""
    hand, rank = state.seat.hand, rank_of(state.discard[-1])
    wilds = sorted(filter(is_wild, hand), key=lambda card: (rank_of(card) == 0, card))
    rest = [card for card in hand if is_natural(card) and rank_of(card) == rank]
    for pair in pairs(state):
        more = _without(rest, pair)
        for number in range(len(more) + 1):
            for chosen in ((), *((wild,) for wild in wilds), *_doubles(wilds)):
                if number or chosen:
                    yield (*pair, *more[:number], *chosen)


def _doubles(wilds: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    return ((wilds[at], other) for at in range(len(wilds)) for other in wilds[at + 1 :])


def _without(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
