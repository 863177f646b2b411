"""A hand of 31: who may declare it, when the right to it lapses, what happens then (SC-25 to SC-29)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Event
from engine.scat import scoring
from engine.scat.state import State, Step
from engine.thirtyone.value import is_thirty_one


def claims(state: State) -> tuple[int, ...]:
    """Returns the seats that may declare a 31 now, in turn order."""
    if state.phase not in ("draw", "declare"):
        return ()
    return tuple(
        seat
        for seat in state.around(state.player)
        if seat not in state.lapsed and seat not in state.declared and is_thirty_one(state.seats[seat].hand)
    )


def lapse(state: State) -> State:
    """Returns the state in which every 31 that was not declared has lapsed: somebody acts (SC-28)."""
    return replace(state, lapsed=state.lapsed | frozenset(claims(state)))


def declare(state: State, number: int) -> Step:
    """Declares a 31. Other holders are asked whether they do too; then the deal ends (section 13b)."""
    state = replace(state, declared=(*state.declared, number))
    return ask(state, (Event("declared", number),))


def stand(state: State, number: int) -> Step:
    """Lets a seat that is asked keep its 31 to itself."""
    state = replace(state, lapsed=state.lapsed | {number})
    return ask(state, (Event("stood", number),))


def ask(state: State, events: tuple[Event, ...]) -> Step:
    """Asks the seats whose 31 is neither declared nor lapsed, and ends the deal where there are none."""
    waiting = claims(state)
    if waiting:
        return replace(state, phase="declare", to_play=waiting[0]), events
    return scoring.declared(state, events) if state.declared else scoring.showdown(state, events)


def declare_all(state: State, events: tuple[Event, ...]) -> Step:
    """Declares every 31 for its holder where the table wants that (SC-28 auto)."""
    if state.rules.declare != "auto":
        return state, events
    holders = claims(state)
    if not holders:
        return state, events
    events += tuple(Event("declared", seat) for seat in holders)
    return scoring.declared(replace(state, declared=holders), events)
