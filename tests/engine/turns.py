"""A turn played out in every way, without any pruning: what the engine's look-ahead is measured against.

Of the engine only the rules of a single move are used; which moves to try comes from plain enumeration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from engine.cards import JOKER, face_of, is_joker, joker_for, physical, suit_of
from engine.notation import read_cards
from engine.scala40.actions import Action, act, refuse
from engine.scala40.discarding import refuse_discard
from engine.scala40.laying import opening_value
from engine.scala40.meld import Meld
from engine.scala40.move import Discard, LayMeld, LayOff, Open, Swap
from engine.scala40.state import State
from tests.engine.brute import LADDER, SUITS, Options, melds_in

Laid = tuple[tuple[int, ...], ...]


@cache
def every_meld(options: Options) -> list[tuple[int, int, Meld]]:
    """Every meld that any hand could lay: its natural cards as bits, the number of its jokers, the meld."""
    pack = [name + suit for name in LADDER[:-1] for suit in SUITS] + ["JK"] * 4
    melds = [Meld(cards) for meld in sorted(melds_in(pack, options)) if (cards := read_cards(" ".join(meld)))]
    return [(bits(card for card in meld.cards if not is_joker(card)), len(meld.jokers), meld) for meld in melds]


@cache
def melds_of(hand: tuple[int, ...], options: Options) -> list[Meld]:
    """Every single meld of a hand."""
    held, most = bits(hand), hand.count(JOKER)
    return [meld for cards, jokers, meld in every_meld(options) if cards & held == cards and jokers <= most]


def bits(cards: Iterable[int]) -> int:
    """Different cards as bits."""
    return sum(1 << card for card in set(cards))


class Turns:
    """The turns that a player can play from some positions under the same meld rules."""

    def __init__(self, options: Options) -> None:
        self._options = options

    def can_close(self, state: State) -> bool:
        """Whether some table actions lead to a closed hand, or to a last card that may be discarded."""
        if state.rules.close_first_turn == "forbidden" and state.seat.turns == 0:
            return False
        return self._leads_to(state, lambda one: len(one.seat.hand) == 1 and may_discard(one))

    def can_end(self, state: State) -> bool:
        """Whether some table actions lead to a legal discard or close the hand."""
        return self._leads_to(state, may_discard)

    def low_openings(self, state: State) -> set[Laid]:
        """Every opening that counts less than the minimum and is legal because the turn can close."""
        return {
            laid(move)
            for move in self.openings(state)
            if opening_value(move.melds, state)[1] < state.rules.opening_min and not refuse(state, move, self.can_close)
        }

    def openings(self, state: State) -> Iterator[Open]:
        """Every choice of melds that lie together, legal or not."""
        melds = melds_of(state.seat.hand, self._options)

        def extend(first: int, laid: tuple[Meld, ...], left: Counter[int]) -> Iterator[Open]:
            for index in range(first, len(melds)):
                cards = Counter(map(physical, melds[index].cards))
                if not cards - left:
                    yield Open((*laid, melds[index]))
                    yield from extend(index, (*laid, melds[index]), left - cards)

        yield from extend(0, (), Counter(state.seat.hand))

    def usable(self, state: State) -> bool:
        """Whether the turn of a player who has taken the discard can be ended."""
        if may_discard(state):
            return True
        if state.seat.opened:
            return self.can_end(state)
        return any(
            not refuse(state, move, self.can_close) and self.can_end(act(state, move)[0])
            for move in self.openings(state)
        )

    def _leads_to(self, state: State, goal: Callable[[State], bool]) -> bool:
        seen: set[Any] = set()
        waiting = [state]
        while waiting:
            one = waiting.pop()
            if one.phase == "over" or goal(one):
                return True
            key = (one.seat.hand, frozenset(Counter(one.table).items()), one.turn)
            if key not in seen:
                seen.add(key)
                waiting += [act(one, move)[0] for move in self._actions(one) if not refuse(one, move, lambda _: True)]
        return False

    def _actions(self, state: State) -> Iterator[Action]:
        """Whatever a player could try to do at the table."""
        for meld in melds_of(state.seat.hand, self._options):
            yield LayMeld(meld)
        for number, meld in enumerate(state.table, 1):
            faces = faces_beside(meld)
            for card in set(state.seat.hand):
                if card == JOKER:
                    yield from (LayOff(joker_for(face), number) for face in faces)
                elif card in faces:
                    yield LayOff(card, number)
                    yield Swap(card, number)


def faces_beside(meld: Meld) -> set[int]:
    """The faces that a card at a meld could have: any of the run's suit or of the set's rank."""
    faces = [face_of(card) for card in meld.cards]
    if len({suit_of(face) for face in faces}) == 1:
        return {suit_of(faces[0]) << 4 | rank for rank in range(1, 14)}
    return {suit << 4 | faces[0] & 15 for suit in range(4)}


def laid(move: Open) -> Laid:
    """What an opening lays, in whatever order."""
    return tuple(sorted(tuple(sorted(meld.cards)) for meld in move.melds))


def may_discard(state: State) -> bool:
    """Whether some card may be discarded."""
    return any(refuse_discard(state, Discard(card)) is None for card in set(state.seat.hand))
