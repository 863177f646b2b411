"""The turns of a hand that everybody has seen: who took which discard and threw what.

Positions do not carry them, for they change no rule; a saved hand does, so that a computer player remembers as much
after a restart as before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card, physical
from engine.game import BadDocument, Json
from engine.notation import read_card, write_card


class PastTurn(NamedTuple):
    """A turn that ended with a discard."""

    seat: int
    taken: Card | None
    """The card taken from the discard pile, None for a card from the stock."""
    thrown: Card


def write_history(history: Sequence[PastTurn]) -> list[Json]:
    """Writes each turn as `[seat, taken or null, thrown]`."""
    return [
        [turn.seat, None if turn.taken is None else write_card(turn.taken), write_card(turn.thrown)] for turn in history
    ]


def read_history(written: Sequence[Json], seats: int) -> tuple[PastTurn, ...]:
    """Reads what `write_history` wrote; raises BadDocument."""
    return tuple(_read(turn, f"history[{number}]", seats) for number, turn in enumerate(written))


def _read(written: Json, path: str, seats: int) -> PastTurn:
    if isinstance(written, list) and len(written) == 3:
        seat, taken, thrown = written[0], _card(written[1]), _card(written[2])
        if type(seat) is int and 0 <= seat < seats and thrown is not None and (taken is None) == (written[1] is None):
            return PastTurn(seat, taken, thrown)
    raise BadDocument(f"{path}: {written!r} should be a seat, the discard taken or null, and the card thrown")


def _card(text: Json) -> Card | None:
    card = read_card(text) if isinstance(text, str) else None
    return card if card is None or physical(card) == card else None
