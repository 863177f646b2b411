"""The search core: hands that a computer player imagines, played out quickly.

    position = from_view(view, hands, stock)          # or from_state(state)
    play(position, move, rng)                         # a move of the rules, such as one of view.legal
    penalties = play_out(position, greedy_turn, rng)  # of each seat; the position is then at its end

`position.copy()` keeps one to begin from again; `unsupported(rules)` names what cannot be played out. A policy plays
the rest of a turn with the methods of `Position`; `engine.scala40.fast.legal` tells which moves there are.

`Round(state)` is a hand that programs play quickly by the rules' own moves, events and refusals; `Round(state,
undo=False)` lists no steps back while the turn can end.
"""

from engine.scala40.fast.convert import from_state, from_view, play
from engine.scala40.fast.greedy import greedy_turn
from engine.scala40.fast.legal import unsupported
from engine.scala40.fast.playout import Policy, play_out, random_turn
from engine.scala40.fast.position import Position
from engine.scala40.fast.round import Round

__all__ = [
    "Policy",
    "Position",
    "Round",
    "from_state",
    "from_view",
    "greedy_turn",
    "play",
    "play_out",
    "random_turn",
    "unsupported",
]
