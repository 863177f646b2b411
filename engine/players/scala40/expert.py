"""Expert: plays like hard, but chooses what to keep and to throw by the race to close, and checks it by playouts.

Between two players points are worth what they change of the chance to win the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import JOKER, Card
from engine.players.scala40.choices import choices, without
from engine.players.scala40.endings import Endings
from engine.players.scala40.knowledge import own_seat
from engine.players.scala40.least import least_left
from engine.players.scala40.playouts import Budget, Gain, gains
from engine.players.scala40.race import Race
from engine.players.scala40.stranding import strands, table_after
from engine.players.scala40.throwing import Outlook, best_throws
from engine.scala40.fast.lookup import cards_of
from engine.scala40.meld import Limits
from engine.scala40.packing import Hand, hand_of
from engine.scala40.plan import Plan, Situation
from engine.scala40.view import View

_MOST_CARDS = 9
"""With more cards in the hand everything that can be laid is laid."""
_CLEAR_GAIN = 0.3
"""Points by which a plan must be better than the one that leaves least, or a throw than that of hard."""
_MOST_THROWS = 4
"""Throws weighed after each plan."""
_LIKED = 15.0
"""Points by which hard may like the best throw more than one that is weighed."""
_DOUBT = 3.0
"""Points by which the race may err: what it holds to be so much worse is played out all the same."""
_MOST_ENDS = 4
_TRUST = 3.0
"""Standard error in points of what the race expects."""
_SURE = 0.5
"""The least standard error in points that playouts are given: their players are simple."""


@dataclass(frozen=True, slots=True)
class End:
    """A way to end a turn: what is laid, the card thrown, and what the hand is then worth."""

    plan: Plan
    thrown: Card
    worth: float


@dataclass(frozen=True, slots=True)
class Search:
    """How expert chooses what to lay: by the race to close, checked by playouts within a budget."""

    budget: Budget
    seed: str

    def plan(self, view: View, situation: Situation) -> Plan:
        """Returns the plan for a turn of a seat that has opened: the close, else what is worth most to keep."""
        usual = least_left(view, situation)
        if usual.left.size <= 1 or not 1 < len(situation.hand) <= _MOST_CARDS:
            return usual
        ends = self._contenders(view, situation, usual)
        if len(ends) < 2:
            return usual
        expected = self._checked(view, ends, [end.worth - ends[0].worth for end in ends])
        best = max(range(len(ends)), key=expected.__getitem__)
        return ends[best].plan if expected[best] > _CLEAR_GAIN else usual

    def _contenders(self, view: View, situation: Situation, usual: Plan) -> list[End]:
        """Returns the best end of each plan that may be worth more than the usual one, which comes first."""
        best: dict[Hand, End] = {}
        for end in ways_to_end(view, situation):
            left = end.plan.left
            if left not in best or end.worth > best[left].worth:
                best[left] = end
        first = best.pop(usual.left, None)
        if first is None:
            return []
        rivals = sorted(best.values(), key=lambda end: -end.worth)
        return [first, *(end for end in rivals if end.worth > first.worth - _DOUBT)][:_MOST_ENDS]

    def _checked(self, view: View, ends: list[End], expected: list[float]) -> list[float]:
        """Returns what the race expects of each end, corrected by playouts as far as these are certain."""
        found = gains(view, [(end.plan.steps, end.thrown) for end in ends], self.budget, self.seed)
        if found is None:
            return expected
        return [_weighed(hope, gain) for hope, gain in zip(expected, found, strict=True)]


def _weighed(hope: float, gain: Gain) -> float:
    """Returns the mean of what the race expects and what playouts found, each weighed by how certain it is."""
    trust, sure = 1 / _TRUST**2, 1 / max(gain.error, _SURE) ** 2
    return (hope * trust + gain.mean * sure) / (trust + sure)


def ways_to_end(view: View, situation: Situation) -> list[End]:
    """Returns for each plan that does not close, and for a few throws after it, what the hand is then worth."""
    race, limits = Race(view), Limits.of(view.rules)
    found = []
    for plan in choices(situation):
        if plan.left.size >= 2 and not (plan.steps and strands(plan, situation)):
            table = tuple(table_after(situation.table, plan.steps, limits))
            after = replace(view, hand=cards_of(*plan.left), table=table)
            found += [End(plan, card, worth) for card, worth in _throws(after, after.hand, race)]
    return found


def _throws(view: View, cards: Sequence[Card], race: Race) -> list[tuple[Card, float]]:
    """Returns the throw that hard would make and those that it likes next, with what the hand is then worth, less what
    the next player gains."""
    hand = hand_of(view.hand)
    endings = Endings(view.rules, view.table, hand)
    natural = [card for card in dict.fromkeys(cards) if card != JOKER]
    if not natural:
        return [(card, race.worth(without(hand, card), endings)) for card in dict.fromkeys(cards)]
    outlook = Outlook(view)
    gains = {card: outlook.gain(card) for card in natural}
    liked = sorted(natural, key=lambda card: -gains[card])[:_MOST_THROWS]
    near = [card for card in liked if gains[card] >= gains[liked[0]] - _LIKED]
    return [(card, race.worth(without(hand, card), endings) - outlook.harm(card)) for card in near]


def throw_worth_most(view: View, cards: Sequence[Card]) -> list[Card]:
    """Returns the throws of hard, or the one after which the hand is worth clearly more."""
    if not own_seat(view).opened or not 1 < len(view.hand) <= _MOST_CARDS:
        return best_throws(view, cards)
    first, *others = _throws(view, cards, Race(view))
    better = max(others, key=lambda throw: throw[1], default=first)
    return [better[0]] if better[1] > first[1] + _CLEAR_GAIN else best_throws(view, cards)
