"""The committed shuffle: everything random in a hand follows from one text, the seed, and can be recomputed.

The bot publishes `commitment(secret)` before the deal and the secret after the hand; the seed mixes the secret with a
public part that nobody chose, so neither the bot nor a player can steer the deck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import chain, count
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 64
"""Different words of a stream."""


def commitment(secret: bytes) -> str:
    """Returns what is published before the deal: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def mix(secret: bytes, public: str) -> str:
    """Returns the seed of a hand from the secret and the public part (who sits where, the hand's number)."""
    return f"{secret.hex()}:{public}"


class Stream:
    """Uniform random numbers from a seed: SHA-256 of the seed, a label and a counter."""

    def __init__(self, seed: str, label: str) -> None:
        self._words = _words(seed, label)

    def below(self, limit: int) -> int:
        """Returns a number 0..limit-1; values that would make some results likelier are drawn again."""
        for word in self._words:
            if word < _WORDS - _WORDS % limit:
                return word % limit
        raise AssertionError("the stream has no end")


def _words(seed: str, label: str) -> Iterator[int]:
    return chain.from_iterable(_blocks(seed, label))


def _blocks(seed: str, label: str) -> Iterator[tuple[int, ...]]:
    """Yields words 0.._WORDS - 1, as many as a digest has."""
    key = hashlib.sha256(f"{seed}\n{label}\n".encode())
    for counter in count():
        block = key.copy()
        block.update(b"%d" % counter)
        yield unpack(">4Q", block.digest())


def shuffled(items: Sequence[T], seed: str, label: str) -> tuple[T, ...]:
    """Returns the items in a random order (Fisher-Yates) that seed and label determine."""
    order = list(items)
    words = _words(seed, label)
    # What `below` does, without a call for each place.
    for last, word in zip(range(len(order) - 1, 0, -1), words, strict=False):
        other = word % (last + 1)
        while word - other >= _WORDS - last:
            word = next(words)
            other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
