"""The best that a turn can do after the opening: new melds, cards attached and jokers swapped, as one packing.

Places on the table that one card can take are bits above the cards: each end of a run, the place for a joker in a
meld, the missing suit of a set. What fits together is then a question of masks like the melds of a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count

from engine.cards import ACE, JOKER, Card, face_of, is_joker, joker_for, suit_of
from engine.scala40.meld import HIGH_ACE, Limits, Meld, attached, face_at, joker_places, open_places, swapped
from engine.scala40.move import LayMeld, LayOff, Swap
from engine.scala40.packing import Hand, Item, Packer, hand_of
from engine.scala40.rules import Rules
from engine.scala40.search import Candidates, Objective, Weights, merge
from engine.scala40.shapes import Shape, mask_of

Step = LayMeld | LayOff | Swap

_MOST_SWAPS = 4
"""Jokers on the table that a plan considers; every subset of them is tried."""
_DUTY = 1000
"""Weight of laying a card that must be laid: more than anything else in a turn."""
_FIRST_PLACE = 64
"""The first bit that no card uses."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What a plan depends on."""

    rules: Rules
    hand: tuple[Card, ...]
    table: tuple[Meld, ...]
    keep: int
    """Cards that must stay in the hand."""
    owed: int = 0
    """Jokers that must be laid in this turn (K12)."""
    melds_only: bool = False
    """Cards may not be attached or jokers swapped in this turn (K9)."""
    taken: Card | None = None
    """A card of the hand that must be laid in this turn (K5)."""
    swapping: bool = True
    """Jokers may be swapped."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Table actions for the rest of a turn, and the cards that they leave."""

    steps: tuple[Step, ...]
    left: Hand
    cost: int
    """What the cards left count by the objective of the plan."""


def best_plan(situation: Situation, objective: Objective, attach_jokers: bool) -> Plan:
    """Returns the plan that leaves least by an objective; `attach_jokers`: jokers may go to melds on the table.

    Where what must be laid cannot be, it is the plan that lays nothing."""
    best: Plan | None = None
    for swaps in swap_choices(situation):
        plan = _plan(situation, swaps, objective, attach_jokers)
        if plan is not None and (best is None or plan.cost < best.cost):
            best = plan
    if best is None:
        hand = hand_of(situation.hand)
        return Plan((), hand, Candidates.of(situation.rules, objective).weights.of_hand(hand))
    return best


def closing_plan(situation: Situation) -> Plan | None:
    """Returns a plan that closes the hand by the next discard (or at once, K21), None where there is none."""
    if situation.keep > 1:
        return None
    for swaps in swap_choices(situation):
        plan = _plan(situation, swaps, Objective.CARDS, attach_jokers=True)
        if plan is not None and plan.left.size <= 1:
            return plan
    return None


def swap_choices(situation: Situation) -> Iterator[tuple[Swap, ...]]:
    """Yields the sets of jokers that the hand could take from the table, none first."""
    yield ()
    if situation.melds_only or not situation.swapping:
        return
    held = set(situation.hand)
    possible = [
        Swap(face, number)
        for number, meld in enumerate(situation.table, start=1)
        for face in map(face_of, meld.jokers)
        if face in held and swapped(meld, face)
    ][:_MOST_SWAPS]
    for size in range(1, len(possible) + 1):
        for chosen in combinations(possible, size):
            cards = [swap.card for swap in chosen]
            if all(cards.count(card) <= situation.hand.count(card) for card in cards):
                yield chosen


def _plan(situation: Situation, swaps: tuple[Swap, ...], objective: Objective, attach_jokers: bool) -> Plan | None:
    """Returns the best plan that begins with these swaps; None where cards that must be laid would stay."""
    rules, table = situation.rules, list(situation.table)
    hand = hand_of(situation.hand)
    taken = None if any(swap.card == situation.taken for swap in swaps) else situation.taken
    must_play = bool(situation.owed or swaps) and rules.joker_recovery_use == "must_play"
    owed = situation.owed + len(swaps) if must_play else 0
    for swap in swaps:
        meld = swapped(table[swap.number - 1], swap.card)
        if meld is None:
            return None
        table[swap.number - 1] = meld
        hand = hand.without(1 << swap.card, -1)
    if taken == JOKER:
        owed += 1
    start, candidates = hand, Candidates.of(rules, objective)
    items: list[Item[Shape | tuple[LayOff, ...]]] = [*candidates.items(hand)]
    places = 0
    if not situation.melds_only:
        jokers = hand.jokers if attach_jokers or owed else 0
        attaching = _Attaching(hand, jokers, Limits.of(rules), candidates.weights)
        for number, meld in enumerate(table, start=1):
            items += attaching.items(meld, number)
        places = attaching.places
    if owed:
        items = [item._replace(weight=item.weight + item.jokers * _DUTY) for item in items]
    if taken:
        items = [item._replace(weight=item.weight + (item.mask >> taken & 1) * _DUTY) for item in items]
    _, chosen = Packer(items).choose(hand._replace(held=hand.held | places), situation.keep)
    for item in chosen:
        hand = hand.without(item.mask, item.jokers)
    if start.jokers - hand.jokers < owed or (taken and start.count(taken) == hand.count(taken)):
        return None
    return Plan((*swaps, *_steps(chosen, rules)), hand, candidates.weights.of_hand(hand))


def _steps(chosen: list[Item[Shape | tuple[LayOff, ...]]], rules: Rules) -> Iterator[Step]:
    """Yields the table actions of the items, new melds first."""
    attached_cards: list[LayOff] = []
    melds: list[Meld] = []
    for item in chosen:
        if isinstance(item.what, Shape):
            melds.append(item.what.melds[0])
        else:
            attached_cards += item.what
    yield from map(LayMeld, merge(melds, rules))
    yield from attached_cards


class _Attaching:
    """Finds the chains of cards that a hand can attach to the melds on the table."""

    def __init__(self, hand: Hand, jokers: int, limits: Limits, weights: Weights) -> None:
        self._hand = hand
        self._jokers = jokers
        self._limits = limits
        self._capped = limits.run_max < HIGH_ACE and not limits.run_split
        self._weights = weights
        self._bits = (1 << bit for bit in count(_FIRST_PLACE))
        self.places = 0
        """All bits used so far for places on the table."""

    def items(self, meld: Meld, number: int) -> Iterator[Item[tuple[LayOff, ...]]]:
        """Yields what the hand can attach to a meld."""
        fitting = mask_of(open_places(meld, self._limits)) & self._hand.held
        if not fitting and not (self._jokers and joker_places(meld, self._limits)):
            return
        if not meld.is_run:
            place = self._place()
            if fitting:
                card = fitting.bit_length() - 1
                yield Item(fitting | place, 0, self._weights.of_cards(fitting), (LayOff(card, number),))
            for joker in joker_places(meld, self._limits) if self._jokers else ():
                yield Item(place, 1, self._weights.joker, (LayOff(joker, number),))
            return
        # What both ends share: one end takes its bits from the front, the other from the back.
        jokers = [self._place() for _ in range(min(self._jokers, self._limits.max_jokers - len(meld.jokers)))]
        room = [self._place() for _ in range(self._limits.run_max - len(meld.cards))] if self._capped else []
        for upwards in (False, True):
            end = self._place()
            for chain in self._chains(meld, upwards, ()):
                naturals = mask_of(card for card in chain if not is_joker(card))
                used = len(chain) - naturals.bit_count()
                taken = _take(jokers, used, upwards) | _take(room, len(chain), upwards)
                weight = self._weights.of_cards(naturals) + used * self._weights.joker
                yield Item(naturals | end | taken, used, weight, tuple(LayOff(card, number) for card in chain))

    def _chains(self, meld: Meld, upwards: bool, chain: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        """Yields the chains of cards that lengthen a run at one end, each after the chain that it lengthens."""
        place = meld.high + 1 if upwards else meld.low - 1
        if not ACE <= place <= HIGH_ACE:
            return
        face = face_at(suit_of(meld.cards[0]), place)
        cards = [face] if self._hand.held >> face & 1 and face not in chain else []
        if sum(map(is_joker, chain)) < self._jokers:
            cards.append(joker_for(face))
        for card in cards:
            grown = attached(meld, card, self._limits)
            if grown is not None:
                longer = (*chain, card)
                yield longer
                yield from self._chains(grown[-1] if upwards else grown[0], upwards, longer)

    def _place(self) -> int:
        bit = next(self._bits)
        self.places |= bit
        return bit


def _take(bits: list[int], number: int, from_back: bool) -> int:
    """Returns so many bits from one end of a list, as a mask."""
    return sum(bits[len(bits) - number :] if from_back else bits[:number])
