"""Looking ahead: whether a card taken from the pile can do in this turn what it was taken for (K4, K5; K6 off)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.cards import JOKER, remove
from engine.scala40.actions import act, refuse
from engine.scala40.clearing import after_swaps, use_taken
from engine.scala40.closing import can_close, low_openings
from engine.scala40.discarding import unmet_duty
from engine.scala40.laying import must_keep, opening_value
from engine.scala40.meld import Meld
from engine.scala40.move import LayMeld, Open
from engine.scala40.packing import Hand, hand_of
from engine.scala40.reaching import ended, lead_to, order_matters, reachable, situation_of
from engine.scala40.search import Candidates, Objective, new_melds
from engine.scala40.state import State
from engine.scala40.ways import Ways


def usable(state: State) -> bool:
    """Tells whether the turn can be ended after a card has just been taken from the pile."""
    if unmet_duty(state) is None:
        return True
    if not state.seat.opened:
        below = state.rules.close_in_hand_below_40
        return _can_open(state) or (below and bool(low_openings(state, 1)))
    steps = use_taken(situation_of(state))
    if steps is None or not order_matters(state.rules):
        return steps is not None
    return lead_to(state, steps, ended) or any(map(ended, reachable(state, _may_use)))


def _may_use(state: State) -> bool:
    return use_taken(situation_of(state), in_meld=state.turn.opened and _must_meld(state)) is not None


def _must_meld(state: State) -> bool:
    """Tells whether a card taken before the opening must be in a new meld (K4)."""
    return state.rules.discard_draw_unopened == "if_used_in_opening"


def _can_open(state: State) -> bool:
    """Tells whether the turn can be ended after some opening worth the minimum."""
    rules, taken, whole = state.rules, state.turn.taken, hand_of(state.seat.hand)
    keep, value = must_keep(rules, state.seat.turns), _Value(state)
    sure = possible = _can_open_with_taken(state, value)
    if not _must_meld(state):
        # The card taken may stay in the hand beside another one to discard.
        others = whole.without(0, 1) if taken == JOKER else whole.without(1 << (taken or 0))
        sure |= value.most(others, max(keep, 2) - 1) >= rules.opening_min
        possible |= value.most(whole, keep) >= rules.opening_min
    if not order_matters(rules) and (sure or _must_meld(state) or rules.close_needs_discard):
        return sure
    return possible and any(_can_end_after(state, move) for move in _openings(state, value))


def _can_open_with_taken(state: State, value: _Value) -> bool:
    """Tells whether the card taken can be in a new meld: in the opening, or afterwards with jokers swapped then."""
    rules = state.rules
    keep, taken = must_keep(rules, state.seat.turns), state.turn.taken or JOKER
    situation = replace(situation_of(state), melds_only=not rules.actions_in_opening_turn)
    for start in after_swaps(situation, in_meld=True):
        for way in Ways(rules, start.hand).in_new_meld(taken, start.hand, ()):
            laid = start.hand.jokers - way.hand.jokers
            if start.late or laid < len(start.swaps) + (taken == JOKER):
                continue
            melds = tuple(step.meld for step in way.steps if isinstance(step, LayMeld) and not start.swaps)
            if opening_value(melds, state)[1] + value.most(way.hand, keep) >= rules.opening_min:
                return True
    return False


def _can_end_after(state: State, move: Open) -> bool:
    """Tells whether an opening is legal and the turn can be ended after it."""
    return refuse(state, move, can_close) is None and any(map(ended, reachable(act(state, move)[0], _may_use)))


def _openings(state: State, value: _Value) -> Iterator[Open]:
    """Yields every choice of melds that is worth the minimum."""
    rules, hand = state.rules, state.seat.hand
    melds = new_melds(hand, rules)

    def extend(chosen: tuple[Meld, ...], start: int) -> Iterator[Open]:
        rest = remove(hand, (card for meld in chosen for card in meld.cards))
        if rest is None:
            return
        counted = opening_value(chosen, state)[1]
        if counted >= rules.opening_min:
            yield Open(chosen)
        if counted + value.most(hand_of(rest), 0) >= rules.opening_min:
            for at in range(start, len(melds)):
                yield from extend((*chosen, melds[at]), at)

    yield from extend((), 0)


class _Value:
    """What melds of parts of a hand count for the opening at most."""

    def __init__(self, state: State) -> None:
        self._clean = state.rules.joker_in_opening != "allowed"
        self._packer = Candidates.of(state.rules, Objective.VALUE).packer(hand_of(state.seat.hand))

    def most(self, part: Hand, keep: int) -> int:
        """Returns the most that melds are worth which leave so many cards of a part; less than 0 where none can."""
        if part.size < keep:
            return -(10**6)
        if self._clean:
            return self._packer.choose(part._replace(jokers=0), keep - part.jokers)[0]
        return self._packer.choose(part, keep)[0]
