"""Our side of the comparison with peers."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.rounds import Work
from engine.cards import JOKER, Card, packs
from engine.game import Applied, Refusal, Standing
from engine.games import GAMES
from engine.scala40.fast import Round, from_state, play_out, random_turn
from engine.scala40.fast.lookup import lookup_of
from engine.scala40.fast.packing import best_weight
from engine.scala40.packing import hand_of
from engine.scala40.rules import Rules

SCALA = GAMES["scala40"]
_HAND = 11
_DEALS = 50


class Own:
    """Scala 40, two seats, profile standard."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._rules = SCALA.rules({})

    def playouts(self) -> Work:
        """Random playouts on the search core, each from a deal."""
        deals = [from_state(self._dealt()) for _ in range(500)]

        def work() -> int:
            for _ in range(20):
                play_out(self._random.choice(deals).copy(), random_turn, self._random)
            return 20

        return work

    def rounds(self, undo: bool) -> Work:
        """Whole random games, each from its deal: every legal move listed, every event made; `undo`: steps are taken
        back, too, which no peer has a move for."""
        chance = self._random.random

        def work() -> int:
            played = Round(self._dealt(), undo=undo)
            while moves := played.moves():
                events = played.play(moves[int(chance() * len(moves))])
                if isinstance(events, Refusal):
                    raise ValueError(f"a legal move is refused: {events}")
            return 1

        return work

    def games(self) -> Work:
        """The same with immutable states, a new one after every move."""

        def work() -> int:
            self.played()
            return 1

        return work

    def played(self, most: int = 10**6) -> list[Any]:
        """Returns the states of a random hand in which no step is taken back, up to so many."""
        states = [self._dealt()]
        while len(states) < most and not SCALA.is_over(states[-1]):
            moves = SCALA.legal_moves(states[-1])
            onward = [move for move in moves if move.verb != "undo"] or moves
            applied = SCALA.apply(states[-1], self._random.choice(onward))
            if not isinstance(applied, Applied):
                raise ValueError(f"a legal move is refused: {applied}")
            states.append(applied.state)
        return states

    def legal_moves(self) -> Work:
        """The legal moves of positions of random games."""
        states = [state for _ in range(_DEALS) for state in self._random.sample(self.played(), 10)]

        def work() -> int:
            for state in states:
                SCALA.legal_moves(state)
            return len(states)

        return work

    def best_melds(self) -> Work:
        """The most penalty that the melds of eleven cards of one pack remove."""
        lookup, pack = lookup_of(Rules()), packs(1, jokers=0)
        hands = [self._random.sample(pack, _HAND) for _ in range(1000)]

        def work() -> int:
            for hand in hands:
                best_weight(lookup, *hand_of(hand), by_value=False)
            return len(hands)

        return work

    def large_hands(self, number: int) -> list[tuple[Card, ...]]:
        """Returns hands of fourteen cards, two of them jokers."""
        natural = packs(2, jokers=0)
        return [(*self._random.sample(natural, 12), JOKER, JOKER) for _ in range(number)]

    def _dealt(self) -> Any:
        return SCALA.new_hand(self._rules, [Standing()] * 2, 0, f"bench {self._random.random()}")
