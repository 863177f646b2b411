"""Playing a turn on from a state: what it starts from, whether given steps are legal, where all others lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from engine.scala40.actions import Action, act, opened_actions, refuse
from engine.scala40.clearing import Steps
from engine.scala40.discarding import discards, unmet_duty
from engine.scala40.laying import must_keep
from engine.scala40.move import LayOff
from engine.scala40.plan import Situation
from engine.scala40.rules import Rules
from engine.scala40.state import State
from engine.scala40.ways import Attach


def situation_of(state: State) -> Situation:
    """Returns what the rest of a turn depends on; the card taken, which may not be discarded, is to be laid."""
    rules, turn = state.rules, state.turn
    return Situation(
        rules,
        state.seat.hand,
        state.table,
        keep=must_keep(rules, state.seat.turns),
        owed=turn.recovered if rules.joker_recovery_use == "must_play" else 0,
        melds_only=turn.opened and not rules.actions_in_opening_turn,
        taken=turn.taken,
    )


def order_matters(rules: Rules) -> bool:
    """Tells whether actions may be refused for what they leave in the hand for the moment (K20; K12 without K21)."""
    return rules.no_legal_discard == "refuse_table_play" or (
        rules.joker_recovery_use == "must_play" and not rules.close_needs_discard
    )


def ended(state: State) -> bool:
    """Tells whether the hand is over or some card may be discarded."""
    return state.phase == "over" or (unmet_duty(state) is None and bool(discards(state)))


def lead_to(state: State, steps: Steps, goal: Callable[[State], bool]) -> bool:
    """Tells whether table actions are legal one after the other and reach a goal."""
    for step in steps:
        move: Action = LayOff(step.card, state.table.index(step.meld) + 1) if isinstance(step, Attach) else step
        if refuse(state, move, unquestioned) is not None:
            return False
        state = act(state, move)[0]
    return goal(state)


def reachable(state: State, promising: Callable[[State], bool]) -> Iterator[State]:
    """Yields the states that table actions of this turn lead to, the given one first, each once; nothing is played on
    from a state that is not promising."""
    seen: set[object] = set()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        if state.phase == "over":
            yield state
            continue
        key = (state.seat.hand, frozenset(Counter(state.table).items()), state.turn)
        if key in seen:
            continue
        seen.add(key)
        yield state
        if promising(state):
            waiting += [act(state, move)[0] for move in opened_actions(state, unquestioned)]


def unquestioned(state: State) -> bool:
    """Stands for the look-ahead (K24) where it is what calls."""
    return True
