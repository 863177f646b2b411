"""Looking ahead: whether the turn can still close the hand, which openings below the minimum lead there (K24)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.cards import JOKER
from engine.scala40.actions import act, refuse
from engine.scala40.clearing import clear
from engine.scala40.laying import opening_value
from engine.scala40.meld import Meld
from engine.scala40.move import LayMeld, Open
from engine.scala40.plan import Situation
from engine.scala40.reaching import ended, lead_to, order_matters, reachable, situation_of, unquestioned
from engine.scala40.search import Objective, best_melds, new_melds
from engine.scala40.state import Seat, State


def can_close(state: State) -> bool:
    """Tells whether a player who has opened can still close the hand in this turn."""
    if state.rules.close_first_turn == "forbidden" and state.seat.turns == 0:
        return False
    return _can_close(_turn_only(state))


@lru_cache(maxsize=1 << 12)
def _can_close(state: State) -> bool:
    """Asks whether all cards but one have a place, then whether they may go there in an order that is legal."""
    if state.phase == "over":
        return True
    situation, in_meld = situation_of(state), _taken_waits(state)
    if order_matters(state.rules):
        steps = clear(situation, in_meld=in_meld)
        return steps is not None and (lead_to(state, steps, _closes) or any(map(_closes, reachable(state, _may_close))))
    if not _jokers_wait(state):
        return clear(situation, in_meld=in_meld) is not None
    if _clears_without_jokers(situation, in_meld):
        return True
    if not _may_reach_minimum(state) or clear(situation, in_meld=in_meld) is None:
        return False
    clean = (LayMeld(meld) for meld in new_melds(state.seat.hand, state.rules) if not meld.jokers)
    laid = (act(state, move)[0] for move in clean if refuse(state, move, unquestioned) is None)
    return any(_can_close(_turn_only(after)) for after in laid)


def _closes(state: State) -> bool:
    """Tells whether the hand is closed here or by the next discard."""
    return state.phase == "over" or (len(state.seat.hand) == 1 and ended(state))


def _may_close(state: State) -> bool:
    return clear(situation_of(state)) is not None


def _clears_without_jokers(situation: Situation, in_meld: bool) -> bool:
    """Tells whether all natural cards but one have a place without laying or swapping any joker."""
    natural = tuple(card for card in situation.hand if card != JOKER)
    jokers = len(situation.hand) - len(natural)
    if jokers > 1 or (jokers and (situation.owed or situation.taken == JOKER)):
        return False
    keep = max(0, situation.keep - jokers)
    return clear(replace(situation, hand=natural, keep=keep, swapping=False), 1 - jokers, in_meld) is not None


def _taken_waits(state: State) -> bool:
    """Tells whether the card taken must be in a new meld before it may be attached (K4)."""
    turn = state.turn
    return turn.taken is not None and turn.opened and state.rules.discard_draw_unopened == "if_used_in_opening"


def _jokers_wait(state: State) -> bool:
    """Tells whether no joker may be laid or swapped before the melds without jokers reach the opening value (K8)."""
    return bool(state.turn.short_by) and state.rules.joker_in_opening != "allowed"


def _may_reach_minimum(state: State) -> bool:
    """Tells whether melds without jokers can reach the opening value."""
    clean = tuple(card for card in state.seat.hand if card != JOKER)
    return best_melds(clean, state.rules, Objective.VALUE, keep=0).value >= state.turn.short_by


def _turn_only(state: State) -> State:
    """Returns the state with only what the rest of a turn depends on, so that equal turns are looked at once."""
    if state.phase == "over":
        return state
    own = {state.player: state.seat}
    seats = tuple(own.get(number, Seat(out=seat.out)) for number, seat in enumerate(state.seats))
    table, owners = tuple(sorted(state.table, key=lambda meld: meld.cards)), (None,) * len(state.table)
    state = replace(state, seed="", seats=seats, table=table, owners=owners)
    return replace(state, stock=(), discard=(), history=(), before=None, last=None)


def low_openings(state: State, most: int) -> tuple[Open, ...]:
    """Returns openings below the minimum after which the turn can close (K24): every one, or so many."""
    found: list[Open] = []
    rules = state.rules
    clean = rules.joker_in_opening != "allowed"
    melds = [meld for meld in new_melds(state.seat.hand, rules) if not (clean and meld.jokers)]

    def extend(chosen: tuple[Meld, ...], start: int) -> None:
        for at in range(start, len(melds)):
            if len(found) >= most:
                return
            move = Open((*chosen, melds[at]))
            if opening_value(move.melds, state)[1] >= rules.opening_min:
                continue
            problem = refuse(state, move, can_close)
            if problem is None:
                found.append(move)
            # More melds at once help only where fewer would leave cards that are barred for the moment.
            if problem is None or (problem.code == "opening_must_close" and order_matters(rules)):
                extend(move.melds, at)

    # Whoever could not close as an opened player cannot close by opening: one look instead of one for each opening.
    if can_close(_as_opened(state)):
        extend((), 0)
    return tuple(found)


def _as_opened(state: State) -> State:
    seats = state.with_seat(state.player, replace(state.seat, opened=True))
    return replace(state, seats=seats, turn=replace(state.turn, opened=True, short_by=state.rules.opening_min))
