"""The committed shuffle: everything random in a hand follows from one text, the seed, and can be recomputed.

The bot publishes `commitment(secret)` before the deal and the secret after the hand; the seed mixes the secret with a
public part that nobody chose, so neither the bot nor a player can steer the deck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def commitment(secret: bytes) -> str:
    """Returns what is published before the deal: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def mix(secret: bytes, public: str) -> str:
    """Returns the seed of a hand from the secret and the public part (who sits where, the hand's number)."""
    return f"{secret.hex()}:{public}"


class Stream:
    """Uniform random numbers from a seed: SHA-256 of the seed, a label and a counter."""

    def __init__(self, seed: str, label: str) -> None:
        self._words = self._generate(f"{seed}\n{label}\n".encode())

    @staticmethod
    def _generate(key: bytes) -> Iterator[int]:
        counter = 0
        while True:
            block = hashlib.sha256(key + str(counter).encode()).digest()
            yield from (int.from_bytes(block[at : at + 8], "big") for at in range(0, 32, 8))
            counter += 1

    def below(self, limit: int) -> int:
        """Returns a number 0..limit-1; values that would make some results likelier are drawn again."""
        ceiling = 2**64 - 2**64 % limit
        for word in self._words:
            if word < ceiling:
                return word % limit
        raise AssertionError("the stream has no end")


def shuffled(items: Sequence[T], seed: str, label: str) -> tuple[T, ...]:
    """Returns the items in a random order (Fisher-Yates) that seed and label determine."""
    stream = Stream(seed, label)
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
