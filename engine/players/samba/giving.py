"""What a discard may give the next player: whether it takes the pile with it."""

from __future__ import annotations

from engine.cards import Card, rank_of
from engine.players.samba.known import Known
from engine.players.samba.promise import tail
from engine.samba.kinds import is_natural, is_three, is_wild
from engine.samba.meld import SEVEN, reaches

_PASSED = 0.35
"""What is left of the chance that a player holds a pair of a rank that it let lie, or threw itself."""
_UNOPENED = 0.6
"""The same for a player whose team has still to reach the minimum."""


class Giving:
    """Weighs discards by what they give the next player."""

    def __init__(self, known: Known) -> None:
        self._known, self._view = known, known.view
        team = self._view.seats[known.next].team
        self._team = self._view.teams[team]
        self.passed = _passed(known)
        """Ranks that the next player lately threw, or let lie."""

    def chance(self, card: Card) -> float:
        """Returns the chance that the next player can take the pile with this card on it."""
        rules = self._view.rules
        if not is_natural(card):
            return 0.0
        if rules.freeze == "permanent" and any(is_wild(one) or is_three(one) for one in self._known.pile):
            return 0.0
        if not self._view.frozen:
            for meld in self._team.melds:
                if reaches(meld, card):
                    return 1.0
                fits = not meld.is_sequence and meld.rank == rank_of(card) and len(meld.cards) < SEVEN
                if rules.pile_to_group and fits:
                    return 1.0
        held = self._view.seats[self._known.next].cards
        chance = tail(self._known.ranks_left.get(rank_of(card), 0), 2, min(0.9, held / max(1, self._known.unseen)))
        if rank_of(card) in self.passed:
            chance *= _PASSED
        return chance * (_UNOPENED if self._team.minimum else 1.0)


def _passed(known: Known) -> set[int]:
    """Returns the ranks that the next player lately threw, or let lie on top of a pile that it did not take."""
    found: set[int] = set()
    previous: Card | None = None
    for turn in known.view.history:
        if turn.seat == known.next:
            if turn.taken is not None:
                found.clear()
            elif previous is not None:
                found.add(rank_of(previous))
            found.add(rank_of(turn.thrown))
        previous = turn.thrown
    return found
