"""Reading positions of every game: a bad document is one complaint that names the field and says what is right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeGuard, TypeVar

from engine.cards import Card, physical
from engine.game import BadDocument, Json
from engine.notation import read_card, read_cards, write_card
from engine.shuffle import shuffled

W = TypeVar("W", bound=str)

Pile = tuple[Card, ...] | int | None
"""Cards that a document names, how many are to be dealt, or None: all that are left."""


def is_number(value: Json) -> TypeGuard[int]:
    """Tells whether a value is a whole number; Python counts true and false among them."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Reader:
    """Typed reads of one JSON object; every complaint names the field."""

    document: Mapping[str, Json]
    path: str = ""

    @classmethod
    def of(cls, value: Json, path: str) -> Reader:
        """Returns the reader of a nested object."""
        if not isinstance(value, Mapping):
            raise BadDocument(f"{path}: should be a JSON object")
        return cls(value, f"{path}.")

    def only(self, fields: frozenset[str]) -> None:
        """Refuses fields that a document of this kind does not have."""
        for name in self.document:
            if name not in fields:
                raise BadDocument(f"{self.path}{name}: no such field; known are {', '.join(sorted(fields))}")

    def wrong(self, name: str, right: str) -> BadDocument:
        """Returns the complaint that a field should be something else."""
        return BadDocument(f"{self.path}{name}: {self.document.get(name)!r} should be {right}")

    def flag(self, name: str) -> bool:
        """Reads true or false, false by default."""
        value = self.document.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def text(self, name: str) -> str:
        """Reads a text, empty by default."""
        value = self.document.get(name, "")
        if not isinstance(value, str):
            raise self.wrong(name, "a text")
        return value

    def word(self, name: str, words: Sequence[W]) -> W:
        """Reads one of some words, the first by default."""
        value = self.document.get(name, words[0])
        for word in words:
            if value == word:
                return word
        raise self.wrong(name, f"one of {', '.join(words)}")

    def number(self, name: str, default: int, low: int = 0, high: int = 10**9) -> int:
        """Reads a whole number in a range."""
        value = self.document.get(name, default)
        if not is_number(value) or not low <= value <= high:
            raise self.wrong(name, f"a whole number from {low} to {high}" if high < 10**9 else "a whole number")
        return value

    def seat(self, name: str, seats: int, default: int | None) -> int | None:
        """Reads the number of a seat or null."""
        if self.document.get(name, default) is None:
            return None
        return self.number(name, default or 0, 0, seats - 1)

    def seats(self, name: str, seats: int) -> tuple[int, ...]:
        """Reads a list of seats, empty by default."""
        numbers = self.items(name)
        if not all(is_number(number) and 0 <= number < seats for number in numbers):
            raise self.wrong(name, "a list of seats")
        return tuple(numbers)

    def winners(self, seats: int) -> tuple[int, ...]:
        """Reads who has won: a seat, several where the win is shared, or null."""
        if isinstance(self.document.get("winner"), list):
            return self.seats("winner", seats)
        seat = self.seat("winner", seats, None)
        return () if seat is None else (seat,)

    def scores(self, name: str, seats: int) -> tuple[int | None, ...] | None:
        """Reads a number or null for each seat, null by default."""
        if self.document.get(name) is None:
            return None
        scores = self.items(name)
        if len(scores) != seats or not all(score is None or is_number(score) for score in scores):
            raise self.wrong(name, "a number or null for each seat")
        return tuple(scores)

    def card(self, name: str) -> Card | None:
        """Reads one card, a joker without identity, or null."""
        text = self.document.get(name)
        if text is None:
            return None
        card = read_card(text) if isinstance(text, str) else None
        if card is None or physical(card) != card:
            raise self.wrong(name, "a card or null")
        return card

    def cards(self, name: str, default: str = "") -> tuple[Card, ...]:
        """Reads cards in notation, jokers without identity."""
        text = self.document.get(name, default)
        cards = read_cards(text) if isinstance(text, str) else None
        if cards is None or any(physical(card) != card for card in cards):
            raise self.wrong(name, "cards such as '7H 10D JK'")
        return cards

    def pile(self, name: str, default: int, most: int) -> tuple[Card, ...] | int:
        """Reads cards in notation, or how many are to be dealt."""
        if not isinstance(self.document.get(name, default), str):
            return self.number(name, default, 0, most)
        cards = self.cards(name)
        if len(cards) > most:
            raise self.wrong(name, f"at most {most} cards")
        return cards

    def items(self, name: str) -> list[Json]:
        """Reads a list, empty by default."""
        value = self.document.get(name, [])
        if not isinstance(value, list):
            raise self.wrong(name, "a list")
        return value


def deal_rest(
    deck: tuple[Card, ...], laid: Iterable[Card], piles: Mapping[str, Pile], seed: str
) -> dict[str, tuple[Card, ...]]:
    """Returns every pile by its field, what is given as a number dealt by the seed from the cards not named."""
    named = Counter(map(physical, laid))
    for pile in piles.values():
        named += Counter(pile if isinstance(pile, tuple) else ())
    too_many = named - Counter(deck)
    if too_many:
        card = next(iter(too_many))
        raise BadDocument(f"cards: {write_card(card)} is named {named[card]} times; there are {deck.count(card)}")
    rest = shuffled(tuple((Counter(deck) - named).elements()), seed, "rest")
    dealt: dict[str, tuple[Card, ...]] = {}
    for field, pile in piles.items():
        if isinstance(pile, tuple):
            dealt[field] = pile
            continue
        size = len(rest) if pile is None else pile
        if size > len(rest):
            raise BadDocument(f"{field}: {size} cards to deal; only {len(rest)} are not named")
        dealt[field], rest = rest[:size], rest[size:]
    return dealt
