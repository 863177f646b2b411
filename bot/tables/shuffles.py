"""The committed shuffle of a hand, from the host's side: the secret, and what is mixed into it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.tables.table import Seat
from engine import shuffle

STAND_IN = 32
"""Characters of a hash that stand for a person."""


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
        return f"{'/'.join(map(stand_in, seats))}:{self.hand}"

    def seed(self, seats: Sequence[Seat]) -> str:
        """Returns the seed of the deal."""
        return shuffle.mix(self.secret, self.public(seats))


def new_salt() -> str:
    """Draws the salt of a person who sits down."""
    return secrets.token_hex(16)


def stand_in(seat: Seat) -> str:
    """Returns what stands for a seat in the public part: the name of a computer, of a person a hash of salt and id.

    A hand can be checked for ever, but only with its public part as it was. So the id itself is not in it: whoever has
    the salt can tell the person, and when it is deleted, nobody can find out by trying ids."""
    if seat.salt is None:
        return seat.name
    return hashlib.sha256(f"{seat.salt}:{seat.user_id}".encode()).hexdigest()[:STAND_IN]
