"""How a player can go out in this turn: every card laid, or all but the one that is discarded (SB-32, SB-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from engine.cards import Card, rank_of, suit_of
from engine.samba.clearing import Task, clear
from engine.samba.kinds import (
    HIGHEST,
    LOWEST,
    at_height,
    height,
    is_natural,
    is_red_three,
    is_wild,
    sort_cards,
    total_value,
)
from engine.samba.meld import MOST_WILDS, SEVEN, Meld, merged
from engine.samba.move import Add, Discard, Merge, Move, Red
from engine.samba.red_threes import draws_replacement
from engine.samba.rules import COMPLETES
from engine.samba.state import State


def way_out(state: State) -> tuple[Move, ...] | None:
    """Returns moves that go out in this turn; None where there is no way that is sure.

    A red three for which a card would be drawn is no sure way: nobody knows that card."""
    if state.said_no:
        return None
    hand = state.seat.hand
    drawing = tuple(card for card in dict.fromkeys(hand) if is_red_three(card) and draws_replacement(state, card))
    free = state.seat.from_pile if drawing else hand
    return _way_out(Task(hand, state.team.melds, state.minimum, state.rules), free)


@lru_cache(maxsize=8192)
def _way_out(task: Task, free: tuple[Card, ...]) -> tuple[Move, ...] | None:
    """Returns the moves that lay a hand; `free` are the red threes that draw no card."""
    homeless = _without_place(task)
    if not _can_complete(task) or len(homeless) > 1:
        return None
    for last in _last_cards(task):
        if homeless and last not in homeless:
            continue
        cards = list(task.hand)
        if last is not None:
            cards.remove(last)
        reds = tuple(filter(is_red_three, cards))
        if Counter(reds) - Counter(free):
            continue
        rest = tuple(card for card in cards if not is_red_three(card))
        laid = _lay_all(task._replace(hand=rest))
        if laid is not None:
            return (*map(Red, reds), *laid, *(() if last is None else (Discard(last),)))
    return None


def _last_cards(task: Task) -> Iterator[Card | None]:
    """Yields the cards that could be the discard; None: without one (SB-33)."""
    if task.rules.going_out_discard == "optional":
        yield None
    for card in dict.fromkeys(task.hand):
        if not is_red_three(card) or task.rules.discard_red_three == "allowed":
            yield card


def _can_complete(task: Task) -> bool:
    """Tells quickly whether there could be enough canastas and sambas (SB-32)."""
    sizes: Counter[str] = Counter()
    found = sum(meld.complete is not None for meld in task.melds)
    for meld in task.melds:
        if meld.complete is None and not meld.is_threes:
            key = f"suit {suit_of(meld.cards[0])}" if meld.is_sequence else f"rank {meld.rank}"
            sizes[key] += len(meld.cards)
    wilds = sum(map(is_wild, task.hand))
    for card in filter(is_natural, task.hand):
        sizes[f"rank {rank_of(card)}"] += 1
        sizes[f"suit {suit_of(card)}"] += 1
    for key, size in sizes.items():
        if found >= COMPLETES:
            return True
        found += (size + (min(wilds, 2 * MOST_WILDS) if key[0] == "r" else 0)) // SEVEN
    return found >= COMPLETES


def _without_place(task: Task) -> list[Card]:
    """Returns the cards that could be in no group and in no sequence: one of them at most may be discarded."""
    wilds = any(map(is_wild, task.hand))
    ranks = Counter(rank_of(card) for card in task.hand if is_natural(card))
    groups = {meld.rank for meld in task.melds if not meld.is_sequence}
    runs = {card for meld in task.melds if meld.is_sequence and len(meld.cards) < SEVEN for card in meld.cards}
    there = runs.union(filter(is_natural, task.hand))
    few = {rank for rank, held in ranks.items() if held < (2 if wilds else 3) and rank not in groups}
    return [card for card in task.hand if is_natural(card) and rank_of(card) in few and not _in_row(card, there)]


def _in_row(card: Card, there: set[Card]) -> bool:
    """Tells whether a card is one of three or more in a row."""
    suit, row = suit_of(card), 1
    for step in (-1, 1):
        place = height(card) + step
        while LOWEST <= place <= HIGHEST and at_height(place, suit) in there:
            row += 1
            place += step
    return row >= 3


def _lay_all(task: Task) -> tuple[Move, ...] | None:
    """Returns moves that lay every card, with the team's melds merged where that helps."""
    if task.minimum > total_value(task.hand):
        return None
    for moves, merged_task in _merges(task):
        laid = clear(merged_task)
        if laid is not None:
            return (*moves, *laid)
    return None


def _merges(task: Task) -> Iterator[tuple[tuple[Move, ...], Task]]:
    """Yields the task as it is and, where canastas or sambas are missing, with melds merged that are none themselves;
    sequences also after the cards between them were added."""
    waiting: list[tuple[tuple[Move, ...], Task]] = [((), task)]
    completes = sum(meld.complete is not None for meld in task.melds)
    seen = set()
    while waiting:
        moves, current = waiting.pop(0)
        key = (frozenset(Counter(current.melds).items()), current.hand)
        if key in seen:
            continue
        seen.add(key)
        yield moves, current
        short = [at for at, meld in enumerate(current.melds) if meld.complete is None and not meld.is_threes]
        for one, other in combinations(short, 2) if completes < COMPLETES else ():
            waiting += _merge(moves, current, one, other)


def _merge(moves: tuple[Move, ...], task: Task, one: int, other: int) -> list[tuple[tuple[Move, ...], Task]]:
    first, second = task.melds[one], task.melds[other]
    between = _between(first, second) if first.is_sequence and second.is_sequence else ()
    if Counter(between) - Counter(task.hand):
        return []
    joined = merged(Meld(sort_cards((*first.cards, *between))), second, task.rules)
    if not isinstance(joined, Meld):
        return []
    melds = (*task.melds[:one], joined, *task.melds[one + 1 : other], *task.melds[other + 1 :])
    hand = tuple((Counter(task.hand) - Counter(between)).elements())
    # The cards between two sequences go to the lower one, which they extend.
    lower = one if height(first.cards[0]) < height(second.cards[0]) else other
    added: tuple[Move, ...] = (Add(between, lower + 1),) if between else ()
    return [((*moves, *added, Merge(one + 1, other + 1)), task._replace(hand=hand, melds=melds))]


def _between(one: Meld, other: Meld) -> tuple[Card, ...]:
    """Returns the cards between two sequences of one suit; none where they touch, overlap or differ in suit."""
    suit = suit_of(one.cards[0])
    low, high = sorted((one, other), key=lambda meld: height(meld.cards[0]))
    if suit != suit_of(other.cards[0]):
        return ()
    return tuple(at_height(place, suit) for place in range(height(low.cards[-1]) + 1, height(high.cards[0])))
