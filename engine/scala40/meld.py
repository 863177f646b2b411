"""Melds: what is a set or a run, what may be added to one, and what it is worth (SQ-6 to SQ-19)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import ACE, STANDS, Card, face_of, is_joker, joker_for, make, rank_of, suit_of
from engine.notation import write_cards
from engine.scala40.rules import Rules

HIGH_ACE = 14
"""Position of the ace above the king; position 1 is the ace below the two."""


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

    @property
    def low(self) -> int:
        """Position 1..14 of the lowest card of a run."""
        return self.high - len(self.cards) + 1

    @property
    def high(self) -> int:
        """Position 1..14 of the highest card of a run."""
        rank = rank_of(self.cards[-1])
        return HIGH_ACE if rank == ACE else rank


class Limits(NamedTuple):
    """The options that decide what a meld may be (K10, K14, K15)."""

    run_max: int
    run_split: bool
    max_jokers: int
    min_naturals: int

    @classmethod
    def of(cls, rules: Rules) -> Limits:
        """Returns the limits of a table's rules."""
        return cls(rules.run_max, rules.run_split, rules.max_jokers, rules.min_naturals)


@dataclass(frozen=True, slots=True)
class Fault:
    """Why cards are no legal meld: a refusal code, and the option that forbids it where one does."""

    code: str
    option: str | None = None


def face_at(suit: int, position: int) -> Card:
    """Returns the natural card at a position 1..14 of a suit."""
    return make(ACE if position == HIGH_ACE else position, suit)


def run_of(suit: int, low: int, length: int) -> tuple[Card, ...]:
    """Returns the natural cards of a run, ascending."""
    return tuple(face_at(suit, position) for position in range(low, low + length))


@lru_cache(maxsize=1 << 16)
def fault(meld: Meld, limits: Limits) -> Fault | None:
    """Tells why a meld with all identities given is not legal; None for a legal set or run (SQ-6 to SQ-10)."""
    cards = meld.cards
    if len(cards) < 3:
        return Fault("meld_too_short")
    jokers = len(meld.jokers)
    if jokers > limits.max_jokers:
        return Fault("too_many_jokers", "jokers_per_meld")
    if len(cards) - jokers < limits.min_naturals:
        return Fault("too_few_naturals", "jokers_per_meld")
    faces = meld.faces
    if len({rank_of(face) for face in faces}) == 1:
        distinct = len({suit_of(face) for face in faces})
        return None if distinct == len(faces) <= 4 else Fault("set_repeats_suit")
    if len({suit_of(face) for face in faces}) > 1:
        return Fault("not_a_meld")
    return _run_fault(meld, limits)


def _run_fault(meld: Meld, limits: Limits) -> Fault | None:
    cards, length = meld.cards, len(meld.cards)
    low = rank_of(cards[0])
    if low + length - 1 > HIGH_ACE or meld.faces != run_of(suit_of(cards[0]), low, length):
        return Fault("not_a_meld")
    if length == HIGH_ACE and not is_joker(cards[0]) and not is_joker(cards[-1]):
        return Fault("two_aces")
    if length > limits.run_max:
        return Fault("run_too_long", "run_max")
    return None


@lru_cache(maxsize=1 << 16)
def value(meld: Meld, ladder: bool) -> int:
    """Returns the opening value of a meld; a joker counts as the card it stands for (SQ-14, K28)."""
    if meld.is_run:
        low = meld.low
        return sum(_position_value(low + step, ladder) for step in range(len(meld.cards)))
    rank = rank_of(meld.cards[0])
    return len(meld.cards) * _position_value(HIGH_ACE if rank == ACE else rank, ladder)


def _position_value(position: int, ladder: bool) -> int:
    if ladder:
        return position
    if position == HIGH_ACE:
        return 11
    return min(position, 10)


@lru_cache(maxsize=1 << 16)
def attached(meld: Meld, card: Card, limits: Limits) -> tuple[Meld, ...] | None:
    """Returns what becomes of a meld when a card (a joker with its identity) is attached: one meld, or two where a
    sixth card splits a run (K15); None where the card does not fit (SQ-18)."""
    if is_joker(card) and len(meld.jokers) >= limits.max_jokers:
        return None
    if face_of(card) in map(face_of, meld.jokers):
        # A card equal to a joker's identity can only recover it (section 0).
        return None
    if not meld.is_run:
        grown = Meld((*meld.cards, card))
        return None if fault(grown, limits) else (grown,)
    face, suit = face_of(card), suit_of(meld.cards[0])
    above, below = meld.high + 1, meld.low - 1
    if above <= HIGH_ACE and face == face_at(suit, above):
        grown = Meld((*meld.cards, card))
    elif below >= 1 and face == face_at(suit, below):
        grown = Meld((card, *meld.cards))
    else:
        return None
    problem = fault(grown, limits)
    if problem is None:
        return (grown,)
    if problem.code == "run_too_long" and limits.run_split and len(grown.cards) == 6:
        lower, upper = Meld(grown.cards[:3]), Meld(grown.cards[3:])
        return None if fault(lower, limits) or fault(upper, limits) else (lower, upper)
    return None


@lru_cache(maxsize=1 << 14)
def open_places(meld: Meld, limits: Limits) -> frozenset[Card]:
    """Returns the natural cards that could be attached to a meld, each alone (SQ-18)."""
    return frozenset(face for face in _neighbours(meld) if attached(meld, face, limits))


@lru_cache(maxsize=1 << 14)
def joker_places(meld: Meld, limits: Limits) -> tuple[Card, ...]:
    """Returns the identities (as jokers) with which a joker could be attached to a meld (SQ-18, K10)."""
    return tuple(joker for joker in map(joker_for, _neighbours(meld)) if attached(meld, joker, limits))


def _neighbours(meld: Meld) -> tuple[Card, ...]:
    """Returns the faces next to the ends of a run, or of a set's missing suits."""
    if meld.is_run:
        suit = suit_of(meld.cards[0])
        ends = [position for position in (meld.low - 1, meld.high + 1) if 1 <= position <= HIGH_ACE]
        return tuple(dict.fromkeys(face_at(suit, position) for position in ends))
    rank, faces = rank_of(meld.cards[0]), meld.faces
    return tuple(face for suit in range(4) if (face := make(rank, suit)) not in faces)


def swapped(meld: Meld, card: Card) -> Meld | None:
    """Returns a meld with a natural card in the place of the joker that stands for it; None where there is no such
    joker (SQ-19), or where the natural ace would be the second one of a 14-card run (SQ-8)."""
    joker = joker_for(card)
    if is_joker(card) or joker not in meld.cards:
        return None
    at = meld.cards.index(joker)
    if meld.is_run and len(meld.cards) == HIGH_ACE and rank_of(card) == ACE and card in meld.cards:
        return None
    return Meld((*meld.cards[:at], card, *meld.cards[at + 1 :]))
