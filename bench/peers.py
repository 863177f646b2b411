"""What others offer for the game of this kind that they have, gin rummy: the same questions asked of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Any

from bench.rounds import Work

INSTALL = "pip install --group bench"
_HAND = 11
_DEALS = 50


class OpenSpiel:
    """OpenSpiel, whose rules are C++."""

    name = "OpenSpiel"
    package = "open-spiel"

    def __init__(self, random: Random) -> None:
        self._spiel = import_module("pyspiel")
        self._game = self._spiel.load_game("gin_rummy")
        self._random = random

    def playouts(self) -> Work:
        """Random playouts from a deal that never leave C++: one simulation of its own tree search."""
        state, rollouts = self._dealt(), 60

        def work() -> int:
            seed = self._random.randrange(1 << 30)
            evaluator = self._spiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
            self._spiel.MCTSBot(self._game, evaluator, 2.0, 1, 100, False, seed, False).mcts_search(state)
            return rollouts

        return work

    def legal_moves(self) -> Work:
        """The legal moves of positions of random games."""
        states: list[Any] = []
        while len(states) < _DEALS * 20:
            state = self._dealt()
            while not state.is_terminal():
                if not state.is_chance_node():
                    states.append(state.clone())
                state.apply_action(self._random.choice(state.legal_actions()))

        def work() -> int:
            for state in states:
                state.legal_actions()
            return len(states)

        return work

    def best_melds(self) -> Work:
        """The least deadwood of hands of eleven cards."""
        utils = self._spiel.gin_rummy.GinRummyUtils(13, 4, 10)
        hands = [self._random.sample(range(52), _HAND) for _ in range(1000)]

        def work() -> int:
            for hand in hands:
                utils.min_deadwood(hand)
            return len(hands)

        return work

    def _dealt(self) -> Any:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self._random.choice(state.legal_actions()))
        return state


class RlCard:
    """RLCard, pure Python; its game core without the environment around it."""

    name = "RLCard"
    package = "rlcard"

    def __init__(self, random: Random) -> None:
        self._module = import_module("rlcard.games.gin_rummy.game")
        self._melding = import_module("rlcard.games.gin_rummy.utils.melding")
        self._utils = import_module("rlcard.games.gin_rummy.utils.utils")
        self._random = random

    def games(self) -> Work:
        """Whole random games."""

        def work() -> int:
            for _ in self._positions():
                pass
            return 1

        return work

    def legal_moves(self) -> Work:
        """The legal moves of the positions of random games, games played outside the clock."""
        games = [self._stopped_after(self._random.randrange(100)) for _ in range(_DEALS * 4)]

        def work() -> int:
            for game in games:
                game.judge.get_legal_actions()
            return len(games)

        return work

    def best_melds(self) -> Work:
        """The best melds of hands of ten cards, one less than ours: it takes no more."""
        deck = self._utils.get_deck()
        hands = [self._random.sample(deck, _HAND - 1) for _ in range(100)]

        def work() -> int:
            for hand in hands:
                self._melding.get_best_meld_clusters(hand)
            return len(hands)

        return work

    def match(self) -> object:
        """A game in play."""
        return self._stopped_after(40)

    def _positions(self) -> Iterator[Any]:
        game = self._module.GinRummyGame()
        game.init_game()
        while not game.is_over():
            yield game
            game.step(self._random.choice(game.judge.get_legal_actions()))

    def _stopped_after(self, moves: int) -> Any:
        for number, game in enumerate(self._positions()):
            if number >= moves:
                return game
        return self._stopped_after(moves // 2)


def installed(random: Random) -> tuple[OpenSpiel | None, RlCard | None]:
    """Returns the peers that are installed."""

    def make(peer: Callable[[Random], Any]) -> Any:
        with suppress(ImportError):
            return peer(random)
        return None

    return make(OpenSpiel), make(RlCard)
