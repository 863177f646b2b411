"""Melds: groups and sequences, what may be added to them, canastas and sambas (SB-9 to SB-16)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine.cards import Card, rank_of, suit_of
from engine.notation import write_cards
from engine.samba.kinds import (
    HIGHEST,
    height,
    is_black_three,
    is_natural,
    is_red_three,
    is_three,
    is_wild,
    sort_cards,
    total_value,
)
from engine.samba.rules import Rules

SEVEN = 7
"""Cards of a canasta at least, of a samba exactly (SB-11)."""
MOST_WILDS = 2

Complete = Literal["samba", "natural", "mixed"]
BONUS: dict[Complete, int] = {"samba": 1500, "natural": 500, "mixed": 300}
"""What a samba and the two kinds of canasta count at the end of a round (SB-44)."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld as it lies: a sequence from its lowest card up, a group with its wild cards last."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return write_cards(self.cards)

    @property
    def is_sequence(self) -> bool:
        """True for a sequence, False for a group."""
        return rank_of(self.cards[0]) != rank_of(self.cards[1])

    @property
    def is_threes(self) -> bool:
        """True for a group of black threes (SB-16)."""
        return is_three(self.cards[0])

    @property
    def rank(self) -> int:
        """The rank of a group."""
        return rank_of(self.cards[0])

    @property
    def wilds(self) -> int:
        """Number of wild cards."""
        return sum(map(is_wild, self.cards))

    @property
    def complete(self) -> Complete | None:
        """What it is once it is complete: a samba, a natural or a mixed canasta (SB-11)."""
        if len(self.cards) < SEVEN or self.is_threes:
            return None
        if self.is_sequence:
            return "samba"
        return "mixed" if self.wilds else "natural"

    @property
    def value(self) -> int:
        """What its cards count."""
        return total_value(self.cards)


class Fault(NamedTuple):
    """Why cards are no meld: a refusal code, and the option that decides it."""

    code: str
    option: str | None = None


def naturals_needed(wilds: int, rules: Rules) -> int:
    """Returns how many natural cards a group with so many wild ones needs (SB-9)."""
    if rules.wild_ratio == "double":
        return 2 * wilds
    return 2 if wilds else 0


def fits_group(naturals: int, wilds: int, rules: Rules) -> bool:
    """Tells whether a group may hold so many natural and wild cards (SB-9)."""
    return wilds <= MOST_WILDS and naturals >= naturals_needed(wilds, rules)


def read_meld(cards: Iterable[Card], rules: Rules) -> Meld | Fault:
    """Returns the meld that these cards make in any order, or why they make none. There is never a choice."""
    sorted_cards = sort_cards(cards)
    if len(sorted_cards) < 3:
        return Fault("meld_too_short")
    if any(map(is_red_three, sorted_cards)):
        return Fault("red_three_alone")
    if any(map(is_black_three, sorted_cards)):
        whole = all(map(is_black_three, sorted_cards))
        return Meld(sorted_cards) if whole else Fault("threes_alone")
    naturals = [card for card in sorted_cards if is_natural(card)]
    wilds = len(sorted_cards) - len(naturals)
    if not naturals:
        return Fault("wilds_only")
    if len({rank_of(card) for card in naturals}) == 1:
        if wilds > MOST_WILDS:
            return Fault("too_many_wilds")
        return Meld(sorted_cards) if fits_group(len(naturals), wilds, rules) else Fault("wild_share", "wild_ratio")
    return _read_sequence(naturals, wilds)


def _read_sequence(naturals: list[Card], wilds: int) -> Meld | Fault:
    low = height(naturals[0])
    one_suit = len({suit_of(card) for card in naturals}) == 1
    if wilds:
        return Fault("sequence_no_wilds" if one_suit and len({*map(rank_of, naturals)}) > 1 else "no_group_or_sequence")
    if not one_suit or any(height(card) != low + at for at, card in enumerate(naturals)):
        return Fault("no_group_or_sequence")
    return Fault("sequence_too_long") if len(naturals) > SEVEN else Meld(tuple(naturals))


def added(meld: Meld, cards: tuple[Card, ...], rules: Rules) -> Meld | Fault:
    """Returns a meld with more cards, or why they do not go (SB-9, SB-10, SB-12, SB-13)."""
    if meld.is_sequence:
        if len(meld.cards) == SEVEN:
            return Fault("samba_full")
        if any(map(is_wild, cards)):
            return Fault("sequence_no_wilds")
        grown = read_meld((*meld.cards, *cards), rules)
        return grown if isinstance(grown, Meld) or grown.code == "sequence_too_long" else Fault("does_not_fit")
    if any(not is_wild(card) and rank_of(card) != meld.rank for card in cards) or (
        meld.is_threes and any(not is_black_three(card) for card in cards)
    ):
        return Fault("does_not_fit")
    grown = read_meld((*meld.cards, *cards), rules)
    wilds = sum(map(is_wild, cards))
    if isinstance(grown, Meld) and wilds and not wilds_go_first(meld, len(cards) - wilds, wilds, rules):
        return Fault("wild_on_canasta", "wild_to_canasta")
    return grown


def wilds_go_first(meld: Meld, naturals: int, wilds: int, rules: Rules) -> bool:
    """Tells whether wild cards that are added can come before the group is a canasta, where they must (SB-13)."""
    if rules.wild_to_canasta == "allowed":
        return True
    before = len(meld.cards) - meld.wilds
    first = max(0, naturals_needed(meld.wilds + wilds, rules) - before)
    return first <= naturals and len(meld.cards) + first + wilds <= SEVEN


def merged(one: Meld, other: Meld, rules: Rules) -> Meld | Fault:
    """Returns two melds of a team as one, or why that is not possible (SB-14, section 13)."""
    if one.is_sequence or other.is_sequence:
        if not (one.is_sequence and other.is_sequence):
            return Fault("merge_no_match")
        if not rules.merge_sequences:
            return Fault("merge_sequences_off", "merge_sequences")
        joined = read_meld((*one.cards, *other.cards), rules)
        return joined if isinstance(joined, Meld) or joined.code == "sequence_too_long" else Fault("merge_no_match")
    if one.rank != other.rank:
        return Fault("merge_no_match")
    if rules.wild_to_canasta == "forbidden" and ((one.complete and other.wilds) or (other.complete and one.wilds)):
        return Fault("wild_on_canasta", "wild_to_canasta")
    return read_meld((*one.cards, *other.cards), rules)


def ends(meld: Meld) -> tuple[int, int]:
    """Returns the heights that a sequence takes below and above it; outside 4 to 14 there is none."""
    return height(meld.cards[0]) - 1, height(meld.cards[-1]) + 1


def reaches(meld: Meld, card: Card) -> bool:
    """Tells whether a card alone extends a sequence of less than seven cards (SB-24b)."""
    return (
        meld.is_sequence
        and len(meld.cards) < SEVEN
        and is_natural(card)
        and suit_of(card) == suit_of(meld.cards[0])
        and height(card) in ends(meld)
        and height(card) <= HIGHEST
    )
