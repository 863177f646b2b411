"""What another seat may hold: its hand played out many times from what everybody saw it take.

It is played as a plain player would: it keeps the best suit, and had it been strong enough it would have knocked. The
same question is always answered the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import NamedTuple

from engine.cards import Card, make, suit_of
from engine.players.scat.plain import MANY, knocks_from
from engine.players.scat.ranking import LEVEL_SHIFT, POINTS, TOP, mask, ranks
from engine.scat.deal import DECK
from engine.thirtyone.state import HAND

_HANDS = 200
"""Hands that are played out at the same time."""
_LONGEST = 7
"""Cards drawn unseen after which a hand is taken to grow no more."""

Tail = tuple[float, ...]
"""By level the chance of at least as much; beyond the highest it is 0."""


class Chances(NamedTuple):
    """What a seat may hold."""

    now: Tail
    after_one: Tail
    """After one more turn, whatever it would rather do."""
    knocked: Tail
    """If it knocks now."""


def chances(known: Sequence[Card], draws: int, live: int, triple: int) -> Chances:
    """Returns what a seat may hold that took these cards and drew so many unseen ones, at a table of so many."""
    return _growth(_alike(known), min(live, MANY), triple)[min(draws, _LONGEST)]


def _alike(known: Sequence[Card]) -> tuple[Card, ...]:
    """Returns known cards with suits and ranks renamed, so that hands of the same points are one."""
    suits: dict[int, list[int]] = {}
    for card in known:
        suits.setdefault(suit_of(card), []).append(POINTS[card])
    renamed = []
    for suit, held in enumerate(sorted(sorted(held) for held in suits.values())):
        # An ace is rank 1; the cards of ten points are the ten and those after it.
        renamed += [make(1 if one == 11 else one + held[:place].count(one), suit) for place, one in enumerate(held)]
    return tuple(renamed)


@lru_cache(maxsize=4096)
def _growth(known: tuple[Card, ...], live: int, triple: int) -> tuple[Chances, ...]:
    """Returns the chances by the number of unseen draws."""
    chance, ranking = Random(f"{known} {live}"), ranks(triple)
    rest = [1 << card for card in DECK if card not in known]
    fixed = mask(known)
    hands = [fixed | sum(chance.sample(rest, HAND - len(known))) for _ in range(_HANDS)]
    found = []
    for drawn in range(_LONGEST + 1):
        hands = _refilled(chance, [hand for hand in hands if ranking[hand] >> LEVEL_SHIFT < TOP]) or hands
        grown = [_better(ranking, hand, _other(chance, rest, hand), 0) for hand in hands]
        limit = knocks_from(live, drawn + len(known))
        strong = [hand for hand in hands if ranking[hand] >> LEVEL_SHIFT >= limit]
        found.append(Chances(*(_tail(ranking, some) for some in (hands, grown, strong or hands))))
        weak = [hand for hand in hands if ranking[hand] >> LEVEL_SHIFT < limit]
        hands = _refilled(chance, weak or hands)
        hands = [_better(ranking, hand, _other(chance, rest, hand), fixed) for hand in hands]
    return tuple(found)


def _refilled(chance: Random, hands: list[int]) -> list[int]:
    """Returns as many hands as before some were left out, others twice for them."""
    return hands + chance.choices(hands, k=_HANDS - len(hands)) if hands else []


def _other(chance: Random, rest: Sequence[int], hand: int) -> int:
    """Returns a card that is not in the hand."""
    while True:
        card = chance.choice(rest)
        if not card & hand:
            return card


def _better(ranking: Mapping[int, int], held: int, drawn: int, fixed: int) -> int:
    """Returns the best three of a hand and a card drawn, of which some stay."""
    best, found = ranking[held], held
    left = held & ~fixed
    while left:
        thrown = left & -left
        left ^= thrown
        after = held ^ thrown | drawn
        if ranking[after] > best:
            best, found = ranking[after], after
    return found


def _tail(ranking: Mapping[int, int], hands: Sequence[int]) -> Tail:
    counts = [0] * (TOP + 2)
    for hand in hands:
        counts[ranking[hand] >> LEVEL_SHIFT] += 1
    return tuple(count / len(hands) for count in accumulate(reversed(counts)))[::-1]
