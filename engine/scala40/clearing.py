"""Whether the rest of a turn can lay a hand down to its last card, or one card of it: exactly, by trying every way.

Closing is a cover: each card but the last must go somewhere, so one card is tried in every place that it may go to,
and what is left is a smaller hand beside another table. Jokers are swapped first: a natural card in a joker's place is
never worse sooner. What melds are worth and what a hand may hold for a moment is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.scala40.meld import swapped
from engine.scala40.move import Swap
from engine.scala40.packing import Hand, Item, Packer, hand_of
from engine.scala40.plan import Situation, swap_choices
from engine.scala40.ways import Step, Table, Way, Ways

Steps = tuple[Step, ...]


class Swapped(NamedTuple):
    """A turn after some jokers have been swapped."""

    swaps: tuple[Swap, ...]
    late: tuple[Swap, ...]
    """Those of `swaps` that must wait until the card taken is in a new meld."""
    hand: Hand
    table: Table
    owed: int
    """Jokers that must be laid."""
    taken: Card | None
    """A natural card that must be laid."""

    def in_new_melds(self, ways: Ways, card: Card) -> Iterator[Way]:
        """Yields the ways to lay a card in a new meld, with all swaps; late jokers can still be attached to it."""
        for way in ways.in_new_meld(card, self.hand, self.table, may_grow=bool(self.late)):
            if way.hand.jokers >= len(self.late):
                early = tuple(swap for swap in self.swaps if swap not in self.late)
                yield way._replace(steps=(*early, *way.steps, *self.late))


def clear(situation: Situation, most_left: int = 1, in_meld: bool = False) -> Steps | None:
    """Returns table actions that lay all cards but `keep` to `most_left` (0 or 1), None where there are none.

    `in_meld`: the card taken, or its twin, must be in a new meld before either goes anywhere else (K4)."""
    if situation.keep > most_left:
        return None
    for start in after_swaps(situation, in_meld):
        ways = Ways(situation.rules, start.hand)
        for way in _beginnings(situation, start, ways, in_meld):
            steps = _Cover(ways, start, way.table, situation.keep).find(way.hand, way.table, most_left)
            if steps is not None:
                return (*way.steps, *steps)
    return None


def use_taken(situation: Situation, in_meld: bool = False) -> Steps | None:
    """Returns table actions that lay the card taken and the jokers owed and leave `keep` cards or more, None where
    there are none; `in_meld` as for `clear`."""
    for start in after_swaps(situation, in_meld):
        ways = Ways(situation.rules, start.hand)
        for way in _beginnings(situation, start, ways, in_meld):
            if start.taken and not in_meld:
                ends = ways.of_card(start.taken, way.hand, way.table)
            else:
                ends = iter((Way((), way.hand, way.table),))
            for end in ends:
                steps = _lay_jokers(ways, end, start.owed - start.hand.jokers + end.hand.jokers, situation.keep)
                if steps is not None:
                    return (*way.steps, *steps)
    return None


def after_swaps(situation: Situation, in_meld: bool) -> Iterator[Swapped]:
    """Yields the turn after every choice of jokers to swap; `in_meld` as for `clear`."""
    must_play = situation.rules.joker_recovery_use == "must_play"
    whole, taken = hand_of(situation.hand), situation.taken or None
    for chosen in swap_choices(situation):
        late = tuple(swap for swap in chosen if in_meld and swap.card == taken)
        hand, table = whole, list(situation.table)
        for swap in chosen:
            meld = swapped(table[swap.number - 1], swap.card)
            if meld is None:
                break
            table[swap.number - 1] = meld
            hand = hand.without(1 << swap.card, -1)
        else:
            yield Swapped(
                chosen,
                late,
                hand,
                () if situation.melds_only else tuple(table),
                situation.owed + (len(chosen) if must_play else 0) + (situation.taken == JOKER),
                None if any(swap.card == taken for swap in chosen) else taken,
            )


def _beginnings(situation: Situation, start: Swapped, ways: Ways, in_meld: bool) -> Iterator[Way]:
    """Yields what the turn may begin with: swaps, and a new meld with the card taken where it must come first."""
    if in_meld and situation.taken is not None:
        yield from start.in_new_melds(ways, situation.taken)
    else:
        yield Way(start.swaps, start.hand, start.table)


class _Cover:
    """The search for a place for every card but one."""

    def __init__(self, ways: Ways, start: Swapped, table: Table, keep: int) -> None:
        hand, taken = start.hand, start.taken
        self._ways = ways
        self._keep = keep
        self._may_stay = hand.jokers - start.owed
        # Of two copies either may be the one that stays.
        self._must_go = 1 << taken if taken is not None and hand.count(taken) == 1 else 0
        # More than can be laid at best: all that might join the table does, whatever it needs.
        bounds: list[Item[object]] = [item._replace(weight=item.mask.bit_count()) for item in ways.melds]
        bounds += [Item(1 << card, 0, 1, None) for card in _cards(hand) if ways.may_join(card, hand, table)]
        self._most = Packer(bounds).best
        # Cards in the fewest melds first: what has hardly a choice soon shows that it has none.
        self._order = [1 << card for card in sorted(_cards(hand), key=ways.melds_with)]
        self._failed: set[tuple[Hand, Table, int]] = set()

    def find(self, hand: Hand, table: Table, spare: int) -> Steps | None:
        """Returns steps that lay all cards but at most `spare`."""
        if hand.size == spare and hand.jokers <= self._may_stay and not hand.held & self._must_go:
            return ()
        if not hand.size:
            return None if self._keep else ()
        key = hand, table, spare
        if key in self._failed:
            return None
        self._failed.add(key)
        if hand.size - hand.jokers - self._most(hand) > spare:
            return None
        card = next((bit for bit in self._order if bit & hand.held), 0)
        ways = self._ways
        for way in ways.of_card(card.bit_length() - 1, hand, table) if card else ways.of_joker(hand, table):
            steps = self.find(way.hand, way.table, spare)
            if steps is not None:
                return (*way.steps, *steps)
        return self.find(hand.without(card), table, 0) if spare and card and card != self._must_go else None


def _lay_jokers(ways: Ways, so_far: Way, owed: int, keep: int) -> Steps | None:
    """Returns the steps so far and more that lay so many jokers and leave `keep` cards."""
    hand = so_far.hand
    if hand.size < keep:
        return None
    if owed <= 0:
        return so_far.steps
    for way in ways.of_joker(hand, so_far.table):
        longer = way._replace(steps=(*so_far.steps, *way.steps))
        steps = _lay_jokers(ways, longer, owed - hand.jokers + way.hand.jokers, keep)
        if steps is not None:
            return steps
    return None


def _cards(hand: Hand) -> Iterator[Card]:
    """Yields the different natural cards of a hand."""
    held = hand.held
    while held:
        bit = held & -held
        held ^= bit
        yield bit.bit_length() - 1
