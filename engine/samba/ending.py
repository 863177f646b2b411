"""How a round ends: somebody goes out, or the stock is empty (SB-32 to SB-36)."""

from __future__ import annotations

from engine.game import Event
from engine.samba.scoring import finish
from engine.samba.state import State, Step


def went_out(state: State) -> Step:
    """Ends a round in which the seat to play has no card left."""
    number = state.player
    return finish(state, number, (Event("went_out", number),))


def exhausted(state: State) -> Step:
    """Ends a round without a stock; nobody went out (SB-36)."""
    return finish(state, None, (Event("dead", data={"reason": "stock"}),))
