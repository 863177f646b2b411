"""The committed shuffle of a hand, from the host's side: the secret, and what is mixed into it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.tables.table import Seat
from engine import shuffle


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The secret of one hand. Made, stored and committed to before anybody knows who will sit where."""

    hand: int
    secret: bytes = field(repr=False)

    @classmethod
    def new(cls, hand: int) -> Shuffle:
        """Draws the secret of a hand."""
        return cls(hand, secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """What is published before the deal."""
        return shuffle.commitment(self.secret)

    def public(self, seats: Sequence[Seat]) -> str:
        """Returns the public part: who sits where, and the number of the hand."""
        sitting = (seat.name if seat.user_id is None else str(seat.user_id) for seat in seats)
        return f"{'/'.join(sitting)}:{self.hand}"

    def seed(self, seats: Sequence[Seat]) -> str:
        """Returns the seed of the deal."""
        return shuffle.mix(self.secret, self.public(seats))
