"""How every card of a hand can be laid so that the team has its two canastas or sambas (SB-32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from operator import add
from typing import NamedTuple

from engine.cards import Card, rank_of, suit_of
from engine.samba.grouping import Grouping, groupings
from engine.samba.kinds import LOWEST, at_height, height, is_black_three, is_natural, is_wild, sort_cards
from engine.samba.meld import SEVEN, Meld
from engine.samba.move import Add, Lay, Move
from engine.samba.rules import COMPLETES, Rules
from engine.samba.suits import PLACES, Counts, Run, Split, splits

MOST_TRIED = 2000
"""Ways to use the suits that are tried; a way out that only later ones show is not known."""

_RANKS = tuple(rank_of(at_height(place + LOWEST, 0)) for place in range(PLACES))
"""By place, from the lowest."""
_BITS = 5
_TOP = 16
"""The top bit of a place; there are at most twelve natural cards of a rank."""


class Task(NamedTuple):
    """Cards that are to be laid, and what they are laid to."""

    hand: tuple[Card, ...]
    melds: tuple[Meld, ...]
    minimum: int
    rules: Rules


class _Groups(NamedTuple):
    """The groups of a rank that lie: their places, and how many natural and wild cards each has."""

    places: tuple[int, ...] = ()
    sizes: tuple[tuple[int, int], ...] = ()


class _Grouped(NamedTuple):
    """How many groups are canastas, and what is added to each rank and laid of it."""

    completes: int
    ways: dict[int, Grouping]


def clear(task: Task) -> tuple[Move, ...] | None:
    """Returns moves that lay every card of a hand without red threes; None where that does not go out."""
    threes = sum(map(is_black_three, task.hand))
    if 0 < threes < 3 and not any(meld.is_threes for meld in task.melds):
        return None
    wilds, groups = sum(map(is_wild, task.hand)), _groups(task.melds)
    fewest = tuple(0 if rank in groups else 2 if wilds else 3 for rank in _RANKS)
    choices = []
    for suit in range(4):
        runs = tuple(run for _, run in _runs(task.melds, suit))
        choices.append(sorted(splits(counts_of(task.hand, suit), runs), key=lambda split: -split.sambas))
    sambas = sum(meld.complete == "samba" for meld in task.melds)
    lying = tuple(groups.items())
    for left, chosen in islice(_fitting(choices, fewest), MOST_TRIED):
        grouped = _group(left, lying, wilds, task.rules)
        made = sambas + sum(split.sambas for split in chosen)
        if grouped is not None and grouped.completes + made >= COMPLETES:
            return _moves(task, chosen, groups, grouped.ways)
    return None


def counts_of(hand: Sequence[Card], suit: int) -> Counts:
    """Returns how many cards of a suit a hand has at each height."""
    counts = [0] * PLACES
    for card in hand:
        if is_natural(card) and suit_of(card) == suit:
            counts[height(card) - LOWEST] += 1
    return tuple(counts)


def products(choices: Sequence[Sequence[Split]]) -> Iterator[tuple[Split, ...]]:
    """Yields every choice of one split for each suit."""
    if not choices:
        yield ()
        return
    for split in choices[0]:
        for rest in products(choices[1:]):
            yield (split, *rest)


def _fitting(choices: Sequence[Sequence[Split]], fewest: Counts) -> Iterator[tuple[int, tuple[Split, ...]]]:
    """Yields the choices that leave no card which neither a group of its rank nor a new one could take, with how many
    cards of each rank they leave, packed."""
    most = [tuple(map(max, zip(*(split.left for split in ways), strict=True))) for ways in choices]
    later = [tuple(map(sum, zip(*most[suit + 1 :], strict=True))) or (0,) * PLACES for suit in range(len(choices))]
    # A place's top bit is set by 15 more where there are cards, and by this where they and later ones are enough.
    enough = [_packed(tuple(map(add, more, (_TOP - need for need in fewest)))) for more in later]
    ways = [[(_packed(split.left), split) for split in suit] for suit in choices]
    tops, some = _packed((_TOP,) * PLACES), _packed((_TOP - 1,) * PLACES)
    seen: dict[tuple[int, int], int] = {}

    def extend(suit: int, left: int, sambas: int) -> Iterator[tuple[int, tuple[Split, ...]]]:
        # What leaves the same cards with no more sambas than before is no other way to go out.
        if seen.get((suit, left), -1) >= sambas:
            return
        seen[suit, left] = sambas
        if suit == len(ways):
            yield left, ()
            return
        for held, split in ways[suit]:
            total = left + held
            if (total + some) & ~(total + enough[suit]) & tops:
                continue
            for whole, rest in extend(suit + 1, total, sambas + split.sambas):
                yield whole, (split, *rest)

    return extend(0, 0, 0)


def _packed(counts: Counts) -> int:
    """Returns counts as one number, five bits for each place."""
    return sum(count << _BITS * place for place, count in enumerate(counts))


def _unpacked(left: int) -> dict[int, int]:
    """Returns how many natural cards of each rank go to no sequence."""
    counts = ((rank, left >> _BITS * place & (1 << _BITS) - 1) for place, rank in enumerate(_RANKS))
    return {rank: held for rank, held in counts if held}


def _groups(melds: tuple[Meld, ...]) -> dict[int, _Groups]:
    """Returns the groups that lie, by rank."""
    groups: dict[int, _Groups] = {}
    for at, meld in enumerate(melds):
        if not meld.is_sequence and not meld.is_threes:
            places, sizes = groups.get(meld.rank, _Groups())
            groups[meld.rank] = _Groups((*places, at), (*sizes, (len(meld.cards) - meld.wilds, meld.wilds)))
    return groups


def _runs(melds: tuple[Meld, ...], suit: int) -> list[tuple[int, Run]]:
    """Returns the sequences of a suit that can grow, with their places."""
    return [
        (at, (height(meld.cards[0]), height(meld.cards[-1])))
        for at, meld in enumerate(melds)
        if meld.is_sequence and suit_of(meld.cards[0]) == suit and len(meld.cards) < SEVEN
    ]


@lru_cache(maxsize=8192)
def _group(left: int, lying: tuple[tuple[int, _Groups], ...], wilds: int, rules: Rules) -> _Grouped | None:
    """Returns how the cards of each rank and all wild cards are grouped with most canastas; None where they cannot be.

    Many ways to use the suits leave the same cards of each rank."""
    groups, ranks = dict(lying), _unpacked(left)
    choices = {rank: groupings(groups.get(rank, _Groups()).sizes, ranks.get(rank, 0), rules) for rank in groups | ranks}
    if not all(choices.values()) or sum(map(min, choices.values())) > wilds:
        return None
    best = {0: _Grouped(0, {})}
    for rank, ways in choices.items():
        longer: dict[int, _Grouped] = {}
        for used, (completes, chosen) in best.items():
            for more, way in ways.items():
                total, made = used + more, completes + way.completes
                if total <= wilds and (total not in longer or longer[total].completes < made):
                    longer[total] = _Grouped(made, chosen | {rank: way})
        best = longer
    return best.get(wilds)


def _moves(
    task: Task, chosen: tuple[Split, ...], groups: dict[int, _Groups], grouped: dict[int, Grouping]
) -> tuple[Move, ...]:
    adds: list[Move] = []
    new: list[Meld] = []
    hand = list(task.hand)

    def take(cards: Sequence[Card]) -> tuple[Card, ...]:
        for card in cards:
            hand.remove(card)
        return sort_cards(cards)

    for suit, split in enumerate(chosen):
        for (at, (low, high)), (below, above) in zip(_runs(task.melds, suit), split.extensions, strict=True):
            places = [*range(below, low), *range(high + 1, above + 1)]
            if places:
                adds.append(Add(take([at_height(place, suit) for place in places]), at + 1))
        new += [Meld(take([at_height(place, suit) for place in range(low, high + 1)])) for low, high in split.new]
    for rank, way in grouped.items():
        naturals = [card for card in hand if is_natural(card) and rank_of(card) == rank]
        for at, (more, wild) in zip(groups.get(rank, _Groups()).places, way.additions, strict=True):
            if more or wild:
                adds.append(Add(take(_some(naturals, more) + _some(list(filter(is_wild, hand)), wild)), at + 1))
        new += [Meld(take(_some(naturals, more) + _some(list(filter(is_wild, hand)), wild))) for more, wild in way.new]
    threes = take([card for card in hand if is_black_three(card)])
    lying = next((at for at, meld in enumerate(task.melds) if meld.is_threes), None)
    if threes and lying is not None:
        adds.append(Add(threes, lying + 1))
    elif threes:
        new.append(Meld(threes))
    return (*adds, *([Lay(tuple(new))] if new else []))


def _some(cards: list[Card], number: int) -> list[Card]:
    """Takes so many cards off a list."""
    taken, cards[:number] = cards[:number], []
    return taken
