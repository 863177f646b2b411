"""What a list of cards can be read as: the order written, else every legal arrangement (SQ-12, K11)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from engine.cards import JOKER, Card, face_of, joker_for, make, rank_of, suit_of
from engine.scala40.meld import HIGH_ACE, Fault, Limits, Meld, fault, run_of
from engine.scala40.rules import Rules

_CIRCLE = (2, 1, 0, 3)
"""Hearts, diamonds, clubs, spades: the circle of `position_circular` (K11)."""
_COLOUR_TWIN = {0: 3, 3: 0, 1: 2, 2: 1}
_SAME_COLOUR_PARTNER = {3: 2, 2: 3, 0: 1, 1: 0}


def readings(cards: tuple[Card, ...], rules: Rules) -> tuple[Meld, ...]:
    """Returns the legal melds that cards in the written order can mean: one if the order or the cards decide, several
    where the player must say what a joker stands for, none where no arrangement is legal."""
    limits = Limits.of(rules)
    ordered = _as_run(cards, limits) or _as_run(cards[::-1], limits)
    if ordered is not None:
        return (ordered,)
    if rules.joker_identity != "declare":
        placed = _set_by_position(cards, rules, limits)
        if placed is not None:
            return (placed,)
    return arrangements(cards, rules)


def arrangements(cards: tuple[Card, ...], rules: Rules) -> tuple[Meld, ...]:
    """Returns every legal meld of these cards in any order (for cards picked without an order)."""
    limits = Limits.of(rules)
    fixed = tuple(card for card in cards if card != JOKER)
    free = len(cards) - len(fixed)
    if not fixed:
        return ()
    found = [*_sets(cards, fixed, free), *_runs(fixed, free)]
    unique = {_content(meld): meld for meld in reversed(found) if fault(meld, limits) is None}
    return tuple(reversed(unique.values()))


def _content(meld: Meld) -> tuple[tuple[Card, ...], int]:
    """Tells melds apart by their cards and height. A joker at either end of a 14-card run is the same second ace."""
    return tuple(sorted(meld.cards)), meld.low if meld.is_run else 0


def why_not(cards: tuple[Card, ...], rules: Rules) -> Fault:
    """Says why cards that have no legal reading are no meld: the fault nearest to a legal one."""
    limits = Limits.of(rules)
    if len(cards) < 3:
        return Fault("meld_too_short")
    jokers = sum(face_of(card) != card or card == JOKER for card in cards)
    if jokers > limits.max_jokers:
        return Fault("too_many_jokers", "jokers_per_meld")
    if len(cards) - jokers < limits.min_naturals:
        return Fault("too_few_naturals", "jokers_per_meld")
    fixed = tuple(card for card in cards if card != JOKER)
    faults = [found for meld in _runs(fixed, len(cards) - len(fixed)) if (found := fault(meld, limits))]
    if faults:
        return faults[0]
    faces = [face_of(card) for card in fixed]
    if len({rank_of(face) for face in faces}) == 1:
        return Fault("set_repeats_suit")
    return Fault("not_a_meld")


def _as_run(cards: tuple[Card, ...], limits: Limits) -> Meld | None:
    """Reads cards as a run ascending in the order given."""
    known = [(at, card) for at, card in enumerate(cards) if card != JOKER]
    if not known or len(cards) > HIGH_ACE:
        return None
    at, first = known[0]
    for position in (rank_of(first), HIGH_ACE) if rank_of(first) == 1 else (rank_of(first),):
        low = position - at
        if low < 1 or low + len(cards) - 1 > HIGH_ACE:
            continue
        faces = run_of(suit_of(first), low, len(cards))
        if all(face_of(card) == faces[at] for at, card in known):
            meld = Meld(
                tuple(joker_for(face) if card == JOKER else card for card, face in zip(cards, faces, strict=True))
            )
            if fault(meld, limits) is None:
                return meld
    return None


def _set_by_position(cards: tuple[Card, ...], rules: Rules, limits: Limits) -> Meld | None:
    """Reads a set of three whose one joker has its identity from where it lies (K11)."""
    if len(cards) != 3 or cards.count(JOKER) != 1:
        return None
    at = cards.index(JOKER)
    naturals = [card for card in cards if card != JOKER]
    if rank_of(naturals[0]) != rank_of(naturals[1]) or naturals[0] == naturals[1] or any(map(_stands, naturals)):
        return None
    left, right = (suit_of(card) for card in naturals)
    suit = _position_suit(left, right, at, rules.joker_identity == "position_circular")
    if suit is None:
        return None
    meld = Meld(tuple(joker_for(make(rank_of(naturals[0]), suit)) if card == JOKER else card for card in cards))
    return meld if fault(meld, limits) is None else None


def _position_suit(left: int, right: int, at: int, circular: bool) -> int | None:
    """Returns the suit of a joker at place 0..2 of a set of three with these natural suits; None: undefined (K11)."""
    # A joker in the middle looks at the card on its left, one at the right end at the card before it.
    neighbour = right if at == 2 else left
    if _COLOUR_TWIN[left] != right:
        return _COLOUR_TWIN[neighbour]
    if not circular:
        return _SAME_COLOUR_PARTNER[neighbour]
    if at == 1:
        return None
    places = sorted((_CIRCLE.index(left), _CIRCLE.index(right)))
    return _CIRCLE[(places[1] + 1) % 4] if at == 2 else _CIRCLE[(places[0] - 1) % 4]


def _stands(card: Card) -> bool:
    return face_of(card) != card


def _sets(cards: tuple[Card, ...], fixed: tuple[Card, ...], free: int) -> list[Meld]:
    """Returns the sets of these cards, each free joker standing for another missing suit."""
    ranks = {rank_of(card) for card in fixed}
    suits = [suit_of(card) for card in fixed]
    if len(ranks) != 1 or len(set(suits)) != len(suits) or not 3 <= len(cards) <= 4:
        return []
    rank = ranks.pop()
    missing = [suit for suit in range(4) if suit not in suits]
    melds = []
    for chosen in combinations(missing, free):
        identities = iter(joker_for(make(rank, suit)) for suit in chosen)
        melds.append(Meld(tuple(next(identities) if card == JOKER else card for card in cards)))
    return melds


def _runs(fixed: tuple[Card, ...], free: int) -> list[Meld]:
    """Returns the runs of these cards at every height, highest first, free jokers in the gaps."""
    suits = {suit_of(card) for card in fixed}
    length = len(fixed) + free
    if len(suits) != 1 or not 3 <= length <= HIGH_ACE:
        return []
    suit = suits.pop()
    melds = []
    for low in range(HIGH_ACE + 1 - length, 0, -1):
        faces = run_of(suit, low, length)
        if Counter(map(face_of, fixed)) <= Counter(faces):
            melds.append(Meld(_fill(faces, fixed)))
    return melds


def _fill(faces: tuple[Card, ...], fixed: tuple[Card, ...]) -> tuple[Card, ...]:
    """Puts each card in its place of a run and jokers in the rest; of two aces the natural one lies low."""
    left = sorted(fixed, key=_stands)
    filled = []
    for face in faces:
        match = next((card for card in left if face_of(card) == face), None)
        if match is not None:
            left.remove(match)
        filled.append(joker_for(face) if match is None else match)
    return tuple(filled)
