"""A deal played to its end by plain players, from a guess of what everybody holds."""

from __future__ import annotations

from dataclasses import dataclass

from engine.players.schwimmen.plain import by_round
from engine.players.schwimmen.ranking import SPECIAL, THREE_ACES, TOTAL_BITS, VALUE_BITS, Hands
from engine.schwimmen.rules import Rules
from engine.thirtyone.state import HAND
from engine.thirtyone.value import HALVES

_MOST_ROUNDS = 12
"""Rounds after which a deal is settled as it stands."""


@dataclass(slots=True)
class Table:
    """A deal that is played out. Lists are by place, the places in turn order."""

    rules: Rules
    all_hands: Hands
    hands: list[int]
    turns: list[int]
    pool: int
    stock: list[int]
    """Cards as masks, the next one last."""
    closed: int | None
    """The place that has closed."""
    passes: int
    to_play: int
    shown: int | None = None
    """The place that has shown a 31 or three aces."""

    def copy(self) -> Table:
        """Returns a table that can be played on without changing this one."""
        return Table(
            self.rules,
            self.all_hands,
            self.hands[:],
            self.turns[:],
            self.pool,
            self.stock[:],
            self.closed,
            self.passes,
            self.to_play,
        )

    def choose(self) -> None:
        """Ends the dealer's choice: whoever was dealt a special hand shows it now."""
        best = max(self.hands, key=lambda hand: self.all_hands.ranks[hand])
        if self.all_hands.ranks[best] >= SPECIAL:
            self.shown = self.hands.index(best)
        self.to_play = 1

    def swap(self, given: int, taken: int) -> None:
        """Swaps cards of the place to play; a special hand ends the deal."""
        place = self.to_play
        self.hands[place] ^= given | taken
        self.pool ^= given | taken
        self.passes = 0
        if self.all_hands.ranks[self.hands[place]] >= SPECIAL:
            self.shown = place

    def close(self) -> None:
        """Closes and ends the turn."""
        self.closed, self.passes = self.to_play, 0
        self.end_turn()

    def do_pass(self) -> bool:
        """Swaps nothing and ends the turn; returns whether the deal is over because no new pool is left."""
        self.passes += 1
        self.end_turn()
        if self.passes < len(self.hands) or self.to_play == self.closed:
            return False
        if len(self.stock) < HAND:
            return True
        self.pool, self.passes = self.stock.pop() | self.stock.pop() | self.stock.pop(), 0
        return False

    def end_turn(self) -> None:
        """Passes the turn on."""
        self.turns[self.to_play] += 1
        self.to_play = (self.to_play + 1) % len(self.hands)

    def may_close(self) -> bool:
        """Tells whether closing is possible in this turn."""
        return self.closed is None and not (self.rules.sw_no_close_first_round and 0 in self.turns)

    def play_out(self) -> dict[int, int]:
        """Plays plainly to the end; returns the chips that each place loses."""
        for _ in range(_MOST_ROUNDS * len(self.hands)):
            if self.shown is not None or self.to_play == self.closed or self._turn():
                break
        return self.losses()

    def _turn(self) -> bool:
        """Plays a turn; returns whether the deal is over because no new pool is left."""
        ranks, place = self.all_hands.ranks, self.to_play
        hand, pool = self.hands[place], self.pool
        given = taken = 0
        best = ranks[hand]
        limit = HALVES * by_round(len(self.hands), self.turns[place]) << VALUE_BITS
        may_close = self.may_close()
        after_swap = self.rules.sw_close == "after_swap"
        if may_close and not after_swap and best >= limit:
            self.close()
            return False
        if ranks[pool] > best:
            best, given, taken = ranks[pool], hand, pool
        wanted = self.all_hands.cards[pool]
        for thrown in self.all_hands.cards[hand]:
            left = hand ^ thrown
            for card in wanted:
                rank = ranks[left | card]
                if rank > best:
                    best, given, taken = rank, thrown, card
        if given:
            self.swap(given, taken)
            if self.shown is not None:
                return False
        if may_close and best >= limit:
            self.close()
        elif given:
            self.end_turn()
        else:
            return self.do_pass()
        return False

    def losses(self) -> dict[int, int]:
        """Returns the chips that each place loses by the hands as they are (SW-7, SW-8)."""
        ranks = [self.all_hands.ranks[hand] >> TOTAL_BITS for hand in self.hands]
        if self.shown is not None and ranks[self.shown] >= THREE_ACES >> TOTAL_BITS:
            return {place: 1 for place in range(len(ranks)) if place != self.shown}
        lowest = min(ranks)
        losers = [place for place, rank in enumerate(ranks) if rank == lowest]
        double = self.rules.sw_closer_double and self.shown is None and losers == [self.closed]
        return dict.fromkeys(losers, 2 if double else 1)
