"""Outs: the cards that nobody has shown, and what a hand may become with one of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import Card, rank_of, suit_of
from engine.players.scat.outlook import Worths
from engine.players.scat.ranking import LAPSED, LEVEL_SHIFT, POINTS, TOP, level, mask, ranks
from engine.scat.deal import DECK
from engine.scat.rules import Rules


class Outs:
    """The cards that may still be drawn."""

    def __init__(self, rules: Rules, shown: Collection[Card], lapsed: Collection[Card]) -> None:
        """`lapsed`: a 31 that can no more be declared, if the seat holds one."""
        self.unseen = [card for card in DECK if card not in shown]
        self._ranks, self._triple = ranks(rules.triple), level(rules.triple)
        self._lapsed = mask(lapsed)
        self._by_suit = [[0] * 12 for _ in range(4)]
        for card in self.unseen:
            self._by_suit[suit_of(card)][POINTS[card]] += 1

    def level(self, hand: Sequence[Card]) -> int:
        """Returns the level of three cards."""
        held = mask(hand)
        return LAPSED if held == self._lapsed else self._ranks[held] >> LEVEL_SHIFT

    def best(self, hand: Sequence[Card], card: Card) -> tuple[Card, ...] | None:
        """Returns the three cards with the most points that a drawn card makes, None where it is thrown again."""
        held, drawn = mask(hand), 1 << card
        most, worst = self._ranks[held], None
        for thrown in hand:
            rank = self._ranks[held ^ 1 << thrown | drawn]
            if rank > most:
                most, worst = rank, thrown
        return None if worst is None else (*(other for other in hand if other != worst), card)

    def prospect(self, hand: Sequence[Card], worths: Worths) -> float:
        """Returns the mean worth of three cards after one more draw from the stock."""
        now = self.level(hand)
        base = worths[now]
        total = 0.0
        held: dict[int, list[int]] = {}
        for card in hand:
            held.setdefault(suit_of(card), []).append(POINTS[card])
        for suit, points in held.items():
            kept = sum(points) if len(points) < 3 else sum(points) - min(points)
            counts = self._by_suit[suit]
            for more in range(max(2, now + 1 - kept), 12):
                if counts[more]:
                    total += counts[more] * (worths[kept + more if kept + more < 31 else TOP] - base)
        if now < self._triple and len(held) > 1:
            total += self._triples(hand) * (worths[self._triple] - base)
        return base + total / max(1, len(self.unseen))

    def _triples(self, hand: Sequence[Card]) -> int:
        """Returns how many cards make three of a kind."""
        held = [rank_of(card) for card in hand]
        paired = [rank for rank in held if held.count(rank) == 2]
        return sum(rank_of(card) in paired for card in self.unseen)
