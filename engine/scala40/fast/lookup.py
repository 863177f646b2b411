"""What the rules of a table allow, looked up by bit masks; every answer is asked of the rules' own code once.

A mask has bit ``1 << card`` for a natural card; bit 0 is the joker where a mask says which cards may be discarded.
"""

from __future__ import annotations

from functools import lru_cache

from engine.cards import JOKER, KING, Card, face_of, is_joker
from engine.scala40.fast.bars import bars_of
from engine.scala40.meld import Limits, Meld, attached, joker_places, open_places, swapped, value
from engine.scala40.move import LayMeld
from engine.scala40.rules import Rules
from engine.scala40.search import Objective, weights_of
from engine.scala40.shapes import LANE, Shape, mask_of, shapes_of

_REMEMBERED = 40_000
"""Entries of a table before it starts afresh."""
_LONGEST = 5
"""A longer run splits into runs of three to five; with several jokers it may not, and stays whole."""
ACES = 1 << 1 | 1 << 17 | 1 << 33 | 1 << 49
EVERY_SUIT = 1 | 1 << 16 | 1 << 32 | 1 << 48
_EVERY_PLACE = ((1 << 15) - 2) * EVERY_SUIT
"""The places 1 to 14 of every suit, the ace both below the two and above the king."""


class Laid:
    """A meld as it lies on the table."""

    __slots__ = ("_grown", "_lookup", "_swapped", "fits", "frees", "jokers", "leaves", "meld", "move", "reach")

    def __init__(self, lookup: Lookup, meld: Meld) -> None:
        limits, rules = lookup.limits, lookup.rules
        self._lookup = lookup
        self.meld: Meld = meld
        self.move: LayMeld = LayMeld(meld)
        """The move that lays it."""
        self.fits: int = mask_of(open_places(meld, limits))
        """The natural cards that can be attached."""
        self.jokers: tuple[Card, ...] = joker_places(meld, limits)
        """The identities with which a joker can be attached."""
        self.frees: int = mask_of(face_of(card) for card in meld.jokers if swapped(meld, face_of(card)))
        """The natural cards that can be swapped for a joker."""
        first = face_of(meld.cards[0])
        self.reach: int = LANE << (first & 48) if meld.is_run else EVERY_SUIT << (first & 15)
        """The natural cards that can be attached, or could be after others."""
        stays = rules.four_of_a_kind == "stay" or (meld.jokers and rules.quartet_with_joker == "stays")
        self.leaves: bool = not stays and not meld.is_run and len(meld.cards) == 4
        """Whether it is a complete set that the rules take off the table (K31, K32)."""
        self._grown: dict[Card, tuple[Laid, ...]] = {}
        self._swapped: dict[Card, Laid] = {}

    def grown(self, card: Card) -> tuple[Laid, ...]:
        """Returns what it becomes with a card that fits (a joker with its identity): two melds where it splits."""
        found = self._grown.get(card)
        if found is None:
            melds = attached(self.meld, card, self._lookup.limits)
            if melds is None:
                raise ValueError("the card does not fit")
            found = self._grown[card] = tuple(self._lookup.laid(meld) for meld in melds)
        return found

    def swapped(self, card: Card) -> Laid:
        """Returns what it becomes with a natural card in the place of its joker."""
        found = self._swapped.get(card)
        if found is None:
            meld = swapped(self.meld, card)
            if meld is None:
                raise ValueError("no joker stands for the card")
            found = self._swapped[card] = self._lookup.laid(meld)
        return found


class NewMeld:
    """A meld that a hand could lay: the natural cards and jokers that it takes, and how it then lies."""

    __slots__ = ("jokers", "laid", "mask", "order", "points", "size", "value")

    def __init__(self, mask: int, jokers: int, size: int, points: int, value: int, laid: Laid) -> None:
        self.mask = mask
        self.jokers = jokers
        self.size = size
        self.value = value
        """Opening value (SQ-14)."""
        self.points = points
        """Penalty that it removes from a hand (SQ-15), an ace high."""
        self.laid = laid
        self.order = 1000 - value if jokers else 0
        """Sorts melds without jokers first, then those with jokers, the most valuable first."""


class Lookup:
    """The melds of one set of rules; all playouts of a process share it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.limits = Limits.of(rules)
        self.penalties = weights_of(rules, Objective.PENALTY)
        self.values = weights_of(rules, Objective.VALUE)
        self._bars: dict[int, tuple[int, ...]] = {}
        self._shapes = shapes_of(rules)
        self._laid: dict[tuple[Card, ...], Laid] = {}
        kinds = 2 * (self.limits.max_jokers + 1)
        self._runs: list[dict[int, list[NewMeld]]] = [{} for _ in range(kinds)]
        self._sets: list[list[dict[int, list[NewMeld]]]] = [[{} for _ in range(KING + 1)] for _ in range(kinds)]
        self._new_melds: dict[tuple[Card, ...], NewMeld] = {}

    def bars(self, players: int) -> tuple[int, ...]:
        """Returns what may not be discarded, as `bars_of` does."""
        found = self._bars.get(players)
        if found is None:
            found = self._bars[players] = bars_of(self.rules, players)
        return found

    def laid(self, meld: Meld) -> Laid:
        """Returns a meld as it lies on the table."""
        found = self._laid.get(meld.cards)
        if found is None:
            found = self._laid[meld.cards] = Laid(self, meld)
        return found

    def new_meld(self, meld: Meld) -> NewMeld:
        """Returns a meld as a hand lays it."""
        found = self._new_melds.get(meld.cards)
        if found is None:
            mask = mask_of(card for card in meld.cards if not is_joker(card))
            size, jokers = len(meld.cards), len(meld.jokers)
            points = self.penalties.of_cards(mask) + jokers * self.penalties.joker
            worth = value(meld, self.rules.card_values == "ladder")
            found = NewMeld(mask, jokers, size, points, worth, self.laid(meld))
            self._new_melds[meld.cards] = found
        return found

    def new_melds(self, held: int, jokers: int) -> list[NewMeld]:
        """Returns every meld that a hand could lay, those with fewer jokers first."""
        found = self.melds_with(held, 0, False) if jokers or has_meld(held) else []
        if jokers:
            for used in range(1, min(jokers, self.limits.max_jokers) + 1):
                found += self.melds_with(held, used, False)
        return found

    def melds_with(self, held: int, jokers: int, packing: bool) -> list[NewMeld]:
        """Returns the melds with exactly so many jokers that a hand could lay; for a packing only those it needs."""
        found: list[NewMeld] = []
        clubs, diamonds, hearts, spades = held & LANE, held >> 16 & LANE, held >> 32 & LANE, held >> 48 & LANE
        # Cards that may be in one run lie close together: such groups are few, so that nearly all are known.
        places = held | (held & ACES) << 13
        if jokers == 0:
            groups, starts = places, places & places >> 1 & places >> 2
            ranks = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
        elif jokers == 1:
            groups = places | places << 1 & places >> 1
            starts = groups & groups >> 1
            ranks = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)
        else:
            groups, starts = _EVERY_PLACE, ACES
            ranks = clubs | diamonds | hearts | spades
        runs = self._runs[jokers * 2 + packing]
        while starts:
            low = starts & -starts
            above = groups + low
            group = groups & ~above
            starts &= ~group
            group &= places
            melds = runs.get(group)
            found += self._add_runs(group, jokers, packing) if melds is None else melds
        sets = self._sets[jokers * 2 + packing]
        while ranks:
            bit = ranks & -ranks
            ranks ^= bit
            rank = bit.bit_length() - 1
            suits = held >> rank & EVERY_SUIT
            melds = sets[rank].get(suits)
            found += self._add_sets(rank, suits, jokers, packing) if melds is None else melds
        return found

    def _add_runs(self, group: int, jokers: int, packing: bool) -> list[NewMeld]:
        """Remembers the runs of a group of cards of one suit; an ace may be above the king there."""
        if not group:
            return []
        runs = self._runs[jokers * 2 + packing]
        if len(runs) >= _REMEMBERED:
            runs.clear()
        suit = (group & -group).bit_length() >> 4
        lane = group >> 16 * suit
        found = self._melds(self._shapes.runs(suit, (lane | lane >> 13) & LANE, jokers), packing)
        runs[group] = found
        return found

    def _add_sets(self, rank: int, suits: int, jokers: int, packing: bool) -> list[NewMeld]:
        """Remembers the sets of a rank; `suits`: a mask like `EVERY_SUIT`."""
        held = suits & 1 | suits >> 15 & 2 | suits >> 30 & 4 | suits >> 45 & 8
        found = self._melds(self._shapes.sets(rank, held, jokers), packing)
        self._sets[jokers * 2 + packing][rank][suits] = found
        return found

    def _melds(self, shapes: tuple[Shape, ...], packing: bool) -> list[NewMeld]:
        """Returns shapes as melds; a packing needs one way to lay a shape, and no run that splits without loss."""
        return [
            self.new_meld(meld)
            for shape in shapes
            if not packing or shape.size <= _LONGEST or shape.jokers > 1
            for meld in (shape.melds[:1] if packing else shape.melds)
        ]


def has_meld(held: int) -> bool:
    """Tells whether natural cards have a meld among them: three places in a row, or three suits of a rank."""
    places = held | (held & ACES) << 13
    if places & places >> 1 & places >> 2:
        return True
    both, any_of = held & held >> 16, held | held >> 16
    return (both & any_of >> 32 | both >> 32 & any_of) & LANE > 0


@lru_cache
def lookup_of(rules: Rules) -> Lookup:
    """Returns the lookup of a table's rules."""
    return Lookup(rules)


def cards_of(held: int, twice: int, jokers: int) -> tuple[Card, ...]:
    """Returns a hand as cards in their order, jokers last."""
    cards: list[Card] = []
    while held:
        bit = held & -held
        held ^= bit
        card = bit.bit_length() - 1
        cards.append(card)
        if twice & bit:
            cards.append(card)
    return (*cards, *(JOKER,) * jokers)
