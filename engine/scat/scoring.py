"""Who loses lives: after a knock, after a declared 31, without either (SC-25 to SC-37)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Card
from engine.game import Event
from engine.scat.rules import Rules
from engine.scat.state import State, Step
from engine.thirtyone.scoring import credit, finish, shown
from engine.thirtyone.value import THIRTY, is_thirty_one, value


def counted(hand: tuple[Card, ...], rules: Rules) -> int:
    """Returns what a hand that was not declared counts at the showdown, in halves: a 31 only 30 (SC-28)."""
    return THIRTY if is_thirty_one(hand) else value(hand, rules.triple)


def declared(state: State, events: tuple[Event, ...]) -> Step:
    """Ends a deal in which a 31 was declared: everybody else loses (SC-25 to SC-27, SC-30)."""
    losses = {seat: state.rules.thirty_one_costs for seat in state.live if seat not in state.declared}
    first = state.declared[0]
    values = _values(state) | {seat: value(state.seats[seat].hand, state.rules.triple) for seat in state.declared}
    return finish(state, losses, first, events + shown(state, first, values))


def showdown(state: State, events: tuple[Event, ...]) -> Step:
    """Ends a deal by comparing the hands: after a knock (SC-31), or with an empty stock (SC-33)."""
    values, knocker = _values(state), state.knocked_by
    events += shown(state, state.next_seat(state.dealer if knocker is None else knocker), values)
    if knocker is None and state.rules.exhaust_result == "draw":
        return finish(state, {}, None, (*events, Event("dead", data={"reason": "stock"})))
    losses = losses_of(values, knocker)
    return finish(state, losses, credit(state, losses), events)


def _values(state: State) -> dict[int, int]:
    return {seat: counted(state.seats[seat].hand, state.rules) for seat in state.live}


def losses_of(values: Mapping[int, int], knocker: int | None) -> dict[int, int]:
    """Returns the lives that each seat loses by its value; a knocker who has left has none (SC-31, SC-33, SC-41)."""
    lowest = min(values.values())
    losers = [seat for seat, counts in values.items() if counts == lowest]
    if losers == [knocker]:
        return dict.fromkeys(losers, 2)
    return {seat: 1 for seat in losers if seat != knocker}
