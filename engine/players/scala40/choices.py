"""What a turn can lay: for every number of cards kept the plan that keeps the least penalty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.cards import JOKER, Card, face_of, remove
from engine.players.scala40.endings import Endings
from engine.players.scala40.stranding import table_after
from engine.scala40.fast.lookup import cards_of
from engine.scala40.meld import Limits, swapped
from engine.scala40.move import Swap
from engine.scala40.packing import Hand, hand_of
from engine.scala40.plan import Plan, Situation, best_plan
from engine.scala40.search import Objective


def choices(situation: Situation) -> list[Plan]:
    """Returns plans that keep different cards, with at most one joker swapped; never none where a turn can end."""
    found: dict[Hand, Plan] = {}
    for swaps in _swaps(situation):
        for plan in _after(situation, swaps):
            found.setdefault(plan.left, plan)
    return list(found.values())


def _swaps(situation: Situation) -> Iterator[tuple[Swap, ...]]:
    yield ()
    if situation.swapping and not situation.melds_only:
        for number, meld in enumerate(situation.table, start=1):
            for face in map(face_of, meld.jokers):
                if face in situation.hand and swapped(meld, face):
                    yield (Swap(face, number),)


def _after(situation: Situation, swaps: tuple[Swap, ...]) -> Iterator[Plan]:
    """Yields the plans that begin with a swap, or without one."""
    table, hand, taken = situation.table, situation.hand, situation.taken
    for swap in swaps:
        table = tuple(table_after(table, swaps, Limits.of(situation.rules)))
        hand = (*(remove(hand, (swap.card,)) or ()), JOKER)
        taken = None if swap.card == taken else taken
    whole = hand_of(hand)
    owed = situation.owed + len(swaps) if situation.rules.joker_recovery_use == "must_play" else 0
    endings = Endings(situation.rules, () if situation.melds_only else table, whole, foreign=0)
    for number, (_, held, twice) in endings.without_swaps(whole).items():
        kept = Hand(held, twice, number - held.bit_count() - twice.bit_count())
        laid = remove(hand, cards_of(*kept)) or ()
        if number < situation.keep or kept.jokers > whole.jokers - owed or (taken is not None and taken not in laid):
            continue
        rest = replace(situation, hand=laid, table=table, keep=0, owed=0, taken=None, swapping=False)
        plan = best_plan(rest, Objective.CARDS, attach_jokers=True)
        if not plan.left.size:
            yield Plan((*swaps, *plan.steps), kept, endings.penalty(kept))


def without(hand: Hand, card: Card) -> Hand:
    """Returns a hand after one card of it was thrown."""
    return hand.without(0, 1) if card == JOKER else hand.without(1 << card)
