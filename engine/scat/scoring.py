"""Who loses lives: after a knock, after a declared 31, without either (SC-25 to SC-37)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Card
from engine.game import Event
from engine.notation import write_cards
from engine.scat.rules import Rules
from engine.scat.state import State, Step
from engine.thirtyone.scoring import finish
from engine.thirtyone.value import THIRTY, in_points, is_thirty_one, value


def counted(hand: tuple[Card, ...], rules: Rules) -> int:
    """Returns what a hand that was not declared counts at the showdown, in halves: a 31 only 30 (SC-28)."""
    return THIRTY if is_thirty_one(hand) else value(hand, rules.triple)


def declared(state: State, events: tuple[Event, ...]) -> Step:
    """Ends a deal in which a 31 was declared: everybody else loses (SC-25 to SC-27, SC-30)."""
    losses = {seat: state.rules.thirty_one_costs for seat in state.live if seat not in state.declared}
    first = state.declared[0]
    values = {seat: value(state.seats[seat].hand, state.rules.triple) for seat in state.declared}
    return finish(state, losses, first, events + _shown(state, first, values))


def showdown(state: State, events: tuple[Event, ...]) -> Step:
    """Ends a deal by comparing the hands: after a knock (SC-31), or with an empty stock (SC-33)."""
    knocker = state.knocked_by
    # Of a knocker who has left, only the knock stands (SC-41).
    in_play = knocker is not None and not state.seats[knocker].out
    first = state.next_seat(state.dealer if knocker is None else knocker)
    events += _shown(state, first, {})
    if knocker is None and state.rules.exhaust_result == "draw":
        return finish(state, {}, None, (*events, Event("dead", data={"reason": "stock"})))
    losses = losses_of({seat: counted(state.seats[seat].hand, state.rules) for seat in state.live}, knocker)
    return finish(state, losses, knocker if in_play and knocker not in losses else None, events)


def losses_of(values: Mapping[int, int], knocker: int | None) -> dict[int, int]:
    """Returns the lives that each seat loses by its value; a knocker who has left has none (SC-31, SC-33, SC-41)."""
    lowest = min(values.values())
    losers = [seat for seat, counts in values.items() if counts == lowest]
    if losers == [knocker]:
        return dict.fromkeys(losers, 2)
    return {seat: 1 for seat in losers if seat != knocker}


def _shown(state: State, first: int, values: Mapping[int, int]) -> tuple[Event, ...]:
    """Returns the hands as they are shown, in turn order (SC-32)."""
    shown = []
    for number in state.around(first):
        hand = state.seats[number].hand
        worth = values.get(number, counted(hand, state.rules))
        shown.append(Event("shown", number, {"hand": write_cards(hand), "value": in_points(worth)}))
    return tuple(shown)
