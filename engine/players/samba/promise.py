"""What a hand and a team's melds promise: the canastas and sambas that they may become, by the cards still to come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import comb
from typing import NamedTuple

from engine.cards import Card, rank_of, suit_of
from engine.players.samba.known import Known
from engine.samba.kinds import LOWEST, at_height, height, is_natural, is_red_three, is_wild, value
from engine.samba.meld import BONUS, MOST_WILDS, SEVEN, Meld, naturals_needed
from engine.samba.suits import PLACES

RANKS = tuple(rank_of(at_height(place, 0)) for place in range(LOWEST, LOWEST + PLACES))


class Weights(NamedTuple):
    """Points that the promise is weighed with, besides those of the rules."""

    draws: float = 3.5
    """Cards that a player gets in a turn, the pile included."""
    partner: float = 0.7
    """What a partner's turn counts beside an own one."""
    hidden: float = 0.75
    """What a sequence in the hand counts beside one that lies."""
    reserve: float = 0.3
    """Chance of a samba from which its cards count for no group."""
    wild: float = 60
    pair: float = 25
    """A pair in the hand, which may take the pile."""
    end: float = 12
    """An end of a sequence that lies, which may take the pile as well."""
    card: float = 6
    open: float = 220
    """That a team has melded."""
    first: float = 100
    second: float = 300
    """The first and the second canasta or samba of a team: it may go out, its red threes count for it."""
    held: float = 0.3
    """Part of a card's value that it costs to hold it, in a quiet round."""


DEFAULT = Weights()

SuitPromise = tuple[float, tuple[int, ...]]
"""What a suit promises, and the heights of the cards in the hand that sambas need."""


class Promise:
    """Weighs hands and melds of the seat's team in one position."""

    def __init__(self, known: Known, cards: float, risk: float, weights: Weights = DEFAULT) -> None:
        """`cards`: how many of those that the seat does not see may still come to its team; `risk`: that the round
        ends before the next turn."""
        self._known, self._rules, self._weights = known, known.rules, weights
        self.rate = min(0.8, cards / max(1, known.unseen + known.view.discards))
        self._comes = [
            [1 - (1 - self.rate) ** known.left[at_height(place + LOWEST, suit)] for place in range(PLACES)]
            for suit in range(4)
        ]
        left = known.left
        wilds = sum(number for card, number in left.items() if is_wild(card))
        self._wild_comes = (tail(wilds, 1, self.rate), tail(wilds, 2, self.rate))
        self._held = weights.held + 1.5 * risk
        self._suits: dict[tuple[int, tuple[int, ...], tuple[tuple[int, int], ...]], SuitPromise] = {}
        self._ranks: dict[tuple[int, int, tuple[tuple[int, int], ...]], tuple[float, ...]] = {}

    def worth(self, hand: Iterable[Card], melds: Sequence[Meld]) -> float:
        """Returns what the team's melds and a hand of the seat promise, in points."""
        weights = self._weights
        counts = [[0] * PLACES for _ in range(4)]
        wilds = 0
        total = 0.0
        for card in hand:
            if is_natural(card):
                counts[suit_of(card)][height(card) - LOWEST] += 1
            elif is_wild(card):
                wilds += 1
            if not is_red_three(card):
                total += weights.card - self._held * value(card)
        runs: list[list[tuple[int, int]]] = [[], [], [], []]
        groups: dict[int, list[tuple[int, int]]] = {}
        completes = 0
        for meld in melds:
            if meld.is_sequence:
                run = height(meld.cards[0]) - LOWEST, height(meld.cards[-1]) - LOWEST
                runs[suit_of(meld.cards[0])].append(run)
            elif not meld.is_threes:
                wild = meld.wilds
                groups.setdefault(meld.rank, []).append((len(meld.cards) - wild, wild))
            completes += meld.complete is not None
            total += meld.value
        for suit in range(4):
            worth, used = self._suit(suit, tuple(counts[suit]), tuple(sorted(runs[suit])))
            total += worth
            for place in used:
                counts[suit][place] -= 1
        gains: list[float] = []
        for place, rank in enumerate(RANKS):
            held = counts[0][place] + counts[1][place] + counts[2][place] + counts[3][place]
            lying = groups.get(rank)
            if held or lying:
                plain, *more = self._rank(rank, held, tuple(sorted(lying or ())))
                total += plain
                gains += more
                if held >= 2:
                    total += weights.pair
        if wilds:
            gains.sort(reverse=True)
            for number in range(wilds):
                total += max(weights.wild, gains[number] if number < len(gains) else 0)
        if melds:
            total += weights.open
        return total + self._completes(completes)

    def _completes(self, completes: int) -> float:
        if not completes:
            return 0.0
        if completes == 1:
            return self._weights.first
        return self._weights.first + self._weights.second + 200 * len(self._known.team.red_threes)

    def _suit(self, suit: int, counts: tuple[int, ...], runs: tuple[tuple[int, int], ...]) -> SuitPromise:
        key = suit, counts, runs
        found = self._suits.get(key)
        if found is None:
            found = self._suits[key] = self._weigh_suit(suit, counts, runs)
        return found

    def _weigh_suit(self, suit: int, counts: tuple[int, ...], runs: tuple[tuple[int, int], ...]) -> SuitPromise:
        weights, comes = self._weights, self._comes[suit]
        left = list(counts)
        total = 0.0
        reserved: list[int] = []
        for low, high in sorted(runs, key=lambda run: run[0] - run[1]):
            if high - low == SEVEN - 1:
                total += BONUS["samba"]
                continue
            chance, start = self._best(left, comes, max(0, high - SEVEN + 1), min(low, PLACES - SEVEN), low, high)
            total += BONUS["samba"] * chance
            total += weights.end * ((low > 0) + (high < PLACES - 1))
            for place in range(start, start + SEVEN):
                if not low <= place <= high and left[place]:
                    left[place] -= 1
                    if chance >= weights.reserve:
                        reserved.append(place)
        for _ in range(2):
            if sum(map(bool, left)) < 3:
                break
            chance, start = self._best(left, comes, 0, PLACES - SEVEN, 99, 99)
            places = [place for place in range(start, start + SEVEN) if left[place]]
            total += weights.hidden * BONUS["samba"] * chance
            for place in places:
                left[place] -= 1
                if chance >= weights.reserve:
                    reserved.append(place)
        return total, tuple(reserved)

    def _best(
        self, left: Sequence[int], comes: Sequence[float], first: int, last: int, low: int, high: int
    ) -> tuple[float, int]:
        """Returns the best chance of a samba and where it begins; `low` to `high` lie already."""
        best, where = 0.0, first
        for start in range(first, last + 1):
            chance = 1.0
            for place in range(start, start + SEVEN):
                if not left[place] and not low <= place <= high:
                    chance *= comes[place]
            if chance > best:
                best, where = chance, start
        return best, where

    def _rank(self, rank: int, held: int, groups: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
        key = rank, held, groups
        found = self._ranks.get(key)
        if found is None:
            found = self._ranks[key] = self._weigh_rank(rank, held, groups)
        return found

    def _weigh_rank(self, rank: int, held: int, groups: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
        """Returns what a rank promises with none of the hand's wild cards, and what one and two of them add."""
        done = sum(BONUS["mixed" if wild else "natural"] for natural, wild in groups if natural + wild >= SEVEN)
        naturals = sum(natural for natural, wild in groups if natural + wild < SEVEN) + held
        wilds = min(MOST_WILDS, max((wild for natural, wild in groups if natural + wild < SEVEN), default=0))
        if done and naturals == held and held < 3:
            return done, 0.0, 0.0
        worths = [self._canasta(rank, naturals, wilds + more) for more in range(MOST_WILDS - wilds + 1)]
        gains = [more - before for before, more in pairwise(worths)]
        return (done + worths[0], *gains)

    def _canasta(self, rank: int, naturals: int, wilds: int) -> float:
        """Returns what a group with so many cards that lie or are held may be expected to count."""
        left, missing = self._known.ranks_left.get(rank, 0), SEVEN - naturals - wilds
        needed = naturals_needed(wilds, self._rules)
        chance = tail(left, max(missing, needed - naturals), self.rate)
        if wilds:
            best = BONUS["mixed"] * chance
            if wilds < MOST_WILDS:
                best = max(best, BONUS["mixed"] * tail(left, missing - 1, self.rate) * self._wild_comes[0])
            return best
        mixed = (BONUS["mixed"] * tail(left, missing - more, self.rate) * self._wild_comes[more - 1] for more in (1, 2))
        return max(BONUS["natural"] * chance, *mixed)


@lru_cache(maxsize=65536)
def tail(number: int, wanted: int, chance: float) -> float:
    """Returns the chance that at least so many of a number of cards come."""
    if wanted <= 0:
        return 1.0
    if wanted > number:
        return 0.0
    none = 0.0
    for came in range(wanted):
        none += comb(number, came) * chance**came * (1 - chance) ** (number - came)
    return max(0.0, 1 - none)
