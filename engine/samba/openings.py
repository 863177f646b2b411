"""The first melds of a team: which of a hand reach the minimum (SB-18 to SB-22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from engine.cards import Card
from engine.samba.candidates import by_rank, groups_in, melds_in, sequences_in
from engine.samba.clearing import MOST_TRIED, counts_of, products
from engine.samba.kinds import at_height, is_natural, is_wild, sort_cards, total_value, value
from engine.samba.meld import MOST_WILDS, Meld, fits_group, read_meld
from engine.samba.rules import Rules
from engine.samba.suits import Split, splits

MOST_TAKEN = 25
"""Melds without wild cards that are combined, and as many with some."""
MOST_COMBINED = 800
"""Combinations that are looked at."""

Opening = tuple[Meld, ...]


def openings(hand: tuple[Card, ...], minimum: int, rules: Rules, keep: int) -> list[Opening]:
    """Returns melds that together reach a minimum, none of them needless: few wild cards and few cards first. Then all
    that can be laid at once. Where there is any way to reach it, there is one in the list.

    `keep`: cards that must be left in the hand."""
    if total_value(filter(_counts, hand)) < minimum:
        return []
    found = _combined(hand, minimum, rules, keep)
    whole = _everything(hand, rules)
    if sum(meld.value for meld in whole) >= minimum and len(hand) - _size(whole) >= keep:
        found.append(whole)
    if not found:
        reached = reach(hand, minimum, rules, keep)
        found = [] if reached is None else [reached]
    return list(dict.fromkeys(found))


def _counts(card: Card) -> bool:
    return is_natural(card) or is_wild(card)


def _size(opening: Opening) -> int:
    return sum(len(meld.cards) for meld in opening)


def _combined(hand: tuple[Card, ...], minimum: int, rules: Rules, keep: int) -> list[Opening]:
    """Returns combinations of the best melds, cheap ones first: as soon as they reach the minimum, in falling value,
    none is needless."""
    melds = melds_in(hand, rules)
    clean = [meld for meld in melds if not meld.wilds and not meld.is_threes][:MOST_TAKEN]
    wild = sorted((meld for meld in melds if meld.wilds), key=lambda meld: (meld.wilds, len(meld.cards), -meld.value))
    found: list[_Chosen] = []
    for melds in (clean, clean + wild[:MOST_TAKEN]):
        parts = sorted(map(_Part.of, melds), key=lambda part: -part.value)
        search = _Search(parts, Counter(hand))
        search.extend(_Chosen(), 0, minimum, len(hand) - keep)
        found += search.found
    openings = [chosen.melds for chosen in sorted(dict.fromkeys(found), key=_Chosen.cost)]
    return [opening for opening in openings if rules.same_rank_groups == "many" or _ranks_differ(opening)]


class _Part(NamedTuple):
    """A meld with what is needed of it again and again."""

    meld: Meld
    value: int
    wilds: int
    needed: tuple[tuple[Card, int], ...]

    @classmethod
    def of(cls, meld: Meld) -> _Part:
        """Returns a meld as a part."""
        return cls(meld, meld.value, meld.wilds, tuple(Counter(meld.cards).items()))


class _Chosen(NamedTuple):
    """Melds that were chosen, with what they cost."""

    melds: Opening = ()
    wilds: int = 0
    cards: int = 0
    value: int = 0

    def cost(self) -> tuple[int, int, int]:
        """Returns what fewer of is better: wild cards, cards; then the value as a bonus."""
        return self.wilds, self.cards, -self.value

    def and_also(self, part: _Part) -> _Chosen:
        """Returns the choice with one more meld."""
        cards = self.cards + len(part.meld.cards)
        return _Chosen((*self.melds, part.meld), self.wilds + part.wilds, cards, self.value + part.value)


@dataclass(slots=True)
class _Search:
    """Looks for combinations of melds that reach a minimum."""

    parts: Sequence[_Part]
    held: Counter[Card]
    found: list[_Chosen] = field(default_factory=list)
    looked_at: int = 0

    def extend(self, chosen: _Chosen, first: int, missing: int, room: int) -> None:
        """Adds one more meld to an opening that does not reach the minimum, from the first one on."""
        for at in range(first, len(self.parts)):
            part = self.parts[at]
            size = len(part.meld.cards)
            if self.looked_at == MOST_COMBINED or missing > part.value * (room // 3):
                return
            self.looked_at += 1
            if size > room or any(self.held[card] < number for card, number in part.needed):
                continue
            if part.value >= missing:
                self.found.append(chosen.and_also(part))
                continue
            self._take(part, -1)
            self.extend(chosen.and_also(part), at, missing - part.value, room - size)
            self._take(part, 1)

    def _take(self, part: _Part, sign: int) -> None:
        for card, number in part.needed:
            self.held[card] += sign * number


def _ranks_differ(opening: Opening) -> bool:
    ranks = [meld.rank for meld in opening if not meld.is_sequence]
    return len(set(ranks)) == len(ranks)


def _everything(hand: tuple[Card, ...], rules: Rules) -> Opening:
    """Returns groups of all natural cards of a rank that make one, and long sequences of the others."""
    melds: list[Meld] = []
    left = Counter(hand)
    groups = [meld for meld in groups_in(hand, rules) if not meld.wilds]
    for meld in (*sorted(groups, key=_length), *sorted(sequences_in(hand), key=_length)):
        needed = Counter(meld.cards)
        if not needed - left and _ranks_differ((*melds, meld)):
            melds.append(meld)
            left -= needed
    return tuple(melds)


def _length(meld: Meld) -> int:
    return -len(meld.cards)


def reach(hand: tuple[Card, ...], minimum: int, rules: Rules, keep: int) -> Opening | None:
    """Returns melds that reach a minimum; None where no melds of this hand do."""
    for chosen in islice(products([splits(counts_of(hand, suit), ()) for suit in range(4)]), MOST_TRIED):
        melds = _trimmed(_most(hand, chosen, rules), minimum, rules, len(hand) - keep)
        if melds is not None:
            return melds
    return None


def _most(hand: tuple[Card, ...], chosen: tuple[Split, ...], rules: Rules) -> list[Meld]:
    """Returns these sequences, and of the other cards the groups that count most."""
    sequences = [
        Meld(tuple(at_height(place, suit) for place in range(low, high + 1)))
        for suit, split in enumerate(chosen)
        for low, high in split.new
    ]
    left = Counter(hand) - Counter(card for meld in sequences for card in meld.cards)
    wilds = sorted(filter(is_wild, hand), key=value)
    groups: list[list[Card]] = []
    pairs: list[list[Card]] = []
    for cards in by_rank(tuple(left.elements())).values():
        (groups if len(cards) >= 3 else pairs if len(cards) == 2 else []).append(cards)
    # A wild card counts the same wherever it is; it is worth most where it makes a pair a meld.
    for cards in sorted(pairs, key=total_value, reverse=True):
        if wilds:
            groups.append([*cards, wilds.pop()])
    for cards in groups:
        while wilds and fits_group(*_sizes(cards, 1), rules):
            cards.append(wilds.pop())
    if rules.same_rank_groups == "many":
        groups += _split(groups, wilds, rules)
    return sequences + [Meld(sort_cards(cards)) for cards in groups]


def _sizes(cards: list[Card], more: int) -> tuple[int, int]:
    wilds = sum(map(is_wild, cards))
    return len(cards) - wilds, wilds + more


def _split(groups: list[list[Card]], wilds: list[Card], rules: Rules) -> list[list[Card]]:
    """Takes pairs off large groups for the wild cards that are left."""
    new: list[list[Card]] = []
    for cards in groups:
        while wilds and _sizes(cards, 0)[0] >= 4 and fits_group(*_less(cards), rules) and len(cards) >= 5:
            pair = [cards.pop(0), cards.pop(0)]
            while wilds and len(pair) < 2 + MOST_WILDS and fits_group(2, len(pair) - 1, rules):
                pair.append(wilds.pop())
            new.append(pair)
    return new


def _less(cards: list[Card]) -> tuple[int, int]:
    naturals, wilds = _sizes(cards, 0)
    return naturals - 2, wilds


def _trimmed(melds: list[Meld], minimum: int, rules: Rules, room: int) -> Opening | None:
    """Returns melds of at most so many cards that still reach the minimum, the cheapest cards left out."""
    points, size = sum(meld.value for meld in melds), sum(len(meld.cards) for meld in melds)
    if points < minimum:
        return None
    while size > room:
        options = [
            (lost, at, less)
            for at, meld in enumerate(melds)
            for lost, less in _smaller(meld, rules)
            if points - lost >= minimum
        ]
        if not options:
            return None
        lost, at, less = min(options, key=lambda option: option[0])
        points -= lost
        size -= len(melds[at].cards) - (0 if less is None else len(less.cards))
        melds = [*melds[:at], *([] if less is None else [less]), *melds[at + 1 :]]
    return tuple(melds)


def _smaller(meld: Meld, rules: Rules) -> Iterator[tuple[int, Meld | None]]:
    """Yields a meld without one of its cards, or not at all, with what is lost."""
    yield meld.value, None
    for at, card in enumerate(meld.cards):
        less = read_meld((*meld.cards[:at], *meld.cards[at + 1 :]), rules)
        if isinstance(less, Meld):
            yield value(card), less
