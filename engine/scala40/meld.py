"""Melds: what is a set or a run, what a list of cards can be read as, and what it is worth (SQ-6 to SQ-14)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import STANDS, Card, face_of, suit_of
from engine.notation import write_cards


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld as it lies: a run in ascending order, a set in the order laid; jokers carry their identity."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return write_cards(self.cards)

    @property
    def is_run(self) -> bool:
        """True for a run, False for a set."""
        return suit_of(self.cards[0]) == suit_of(self.cards[1])

    @property
    def faces(self) -> tuple[Card, ...]:
        """The cards that the meld counts as, jokers replaced by what they stand for."""
        return tuple(map(face_of, self.cards))

    @property
    def jokers(self) -> tuple[Card, ...]:
        """The jokers of the meld, with their identities."""
        return tuple(card for card in self.cards if card >= STANDS)
