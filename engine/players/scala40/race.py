"""What a hand is worth once its owner has opened: a race to close, as a chain of draws.

Each turn a card drawn fits the table, completes a meld of three, or neither, and a rival may close first. From such
chances the worth follows: what the others will count if the owner closes, less what the owner counts if it does not.
A hand of three cards can be worth more than one of two: with the next draw it may become a meld and a discard.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import JOKER
from engine.players.scala40.endings import Endings, Left, with_card
from engine.players.scala40.knowledge import others, unseen
from engine.players.scala40.stakes import stakes
from engine.scala40.packing import Hand
from engine.scala40.search import Objective, weights_of
from engine.scala40.shapes import LANE
from engine.scala40.view import View

# By cards of the rival who is nearest to closing, one to six or more: how likely it closes in its next turn, and what
# it counts where it does not, over hands of the level hard against itself.
_CLOSES = (0.18, 0.07, 0.1, 0.05, 0.04, 0.03)
_COUNTS = (4.0, 8.0, 11.0, 15.0, 19.0, 25.0)
_UNOPENED_CLOSES = 0.02
_UNOPENED_COUNTS = 80.0
_OPENS = 0.2
"""How likely a rival who has not opened does so in its next turn; it then holds about so many cards."""
_AFTER_OPENING = 5
_THREE = 3
"""Cards of the meld that a draw completes."""


class Odds(NamedTuple):
    """The chances of the others: that one closes in the next round, and what it is worth to be the one who does."""

    closes: float
    closing: float


class Race:
    """The worth of hands of one seat, in points of the first hand of a match."""

    def __init__(self, view: View) -> None:
        rivals = [view.seats[seat] for seat in others(view)]
        opened = [min(rival.cards, len(_CLOSES)) - 1 for rival in rivals if rival.opened]
        waiting = len(rivals) - len(opened)
        flat = view.rules.not_opened_penalty
        unopened = _UNOPENED_COUNTS if flat == "count" else float(flat)
        safe = (1 - _UNOPENED_CLOSES) ** waiting
        for cards in opened:
            safe *= 1 - _CLOSES[cards]
        counts = sum(_COUNTS[cards] for cards in opened)
        self._stakes = stakes(view)
        self.now = Odds(1 - safe, self._stakes.of_theirs((counts + waiting * unopened) / len(rivals)))
        self.later = self.now
        if waiting:
            safe *= ((1 - _CLOSES[_AFTER_OPENING - 1]) / (1 - _UNOPENED_CLOSES)) ** waiting
            counts += waiting * _COUNTS[_AFTER_OPENING - 1]
            self.later = Odds(1 - safe, self._stakes.of_theirs(counts / len(rivals)))
        self._changes = _OPENS if waiting else 0.0
        self._unseen = unseen(view)
        self._total = sum(self._unseen)
        weights = weights_of(view.rules, Objective.PENALTY)
        self._points, self._joker, self._weights = weights.cards, weights.joker, weights

    def worth(self, hand: Hand, endings: Endings) -> float:
        """Returns what a hand is worth after its owner's discard."""
        later = self._worth(hand, endings, self.later, None)
        return later if self.later == self.now else self._worth(hand, endings, self.now, later)

    def _worth(self, hand: Hand, endings: Endings, odds: Odds, changed: float | None) -> float:
        """Solves the chain: each turn as this one, until a draw helps; `changed`: the worth once a rival has opened."""
        progress = sorted(self._progress(hand, endings, odds), reverse=True)
        own = self._stakes.of_own(self._weights.of_hand(hand))
        safe = 1 - odds.closes
        gained, helped = -odds.closes * own, 0.0
        change = self._changes if changed is not None else 0.0
        value = -own
        for after, chance in progress:
            if after <= value:
                break
            gained += safe * chance * after
            helped += chance
            stays = safe * (1 - helped)
            value = (gained + stays * change * (changed or 0.0)) / (1 - stays * (1 - change))
        return value

    def _progress(self, hand: Hand, endings: Endings, odds: Odds) -> list[tuple[float, float]]:
        """Returns for the draws that may help what the hand is worth after the turn, and their chance."""
        near = _near(hand) | endings.fits | endings.frees
        fit = self._fit(endings)
        found: list[tuple[float, float]] = []
        for card, copies in enumerate(self._unseen):
            if copies and (card == JOKER or near >> card & 1):
                ends = endings.of(with_card(hand, card))
                found.append((self._best(ends, odds, fit), copies / self._total))
        return found

    def _fit(self, endings: Endings) -> float:
        """Returns the chance that a draw can be attached by itself."""
        fits, count = endings.single, 0
        while fits:
            bit = fits & -fits
            fits ^= bit
            count += self._unseen[bit.bit_length() - 1]
        if endings.takes_joker:
            count += self._unseen[JOKER]
        return count / self._total

    def _best(self, ends: dict[int, Left], odds: Odds, fit: float) -> float:
        best = -1e9
        for left, end in ends.items():
            if left <= 1:
                return odds.closing
            best = max(best, self._guess(left, end, odds, fit))
        return best

    def _guess(self, left: int, end: Left, odds: Odds, fit: float) -> float:
        """Returns about what a hand is worth that still has to discard one of these cards."""
        points, held, twice = end
        jokers = left - held.bit_count() - twice.bit_count()
        cards = left - 1
        points -= self._highest(held)
        if jokers:
            # A joker is laid on the table with the next draw, or makes a meld of two cards.
            fit = fit + (1 - fit) * 0.8 if cards == 1 else fit
        melds = self._melds(held, jokers) if cards >= _THREE else 0.0
        safe = 1 - odds.closes
        chain = [odds.closing]
        for number in range(1, cards + 1):
            meld = melds if number >= _THREE else 0.0
            step = safe * fit * chain[number - 1] + (safe * meld * chain[number - _THREE] if meld else 0.0)
            loss = odds.closes * self._stakes.of_own(points * number / cards)
            chain.append((step - loss) / (1 - safe * max(0.0, 1 - fit - meld)))
        return chain[cards]

    def _highest(self, held: int) -> int:
        highest = 0
        while held:
            bit = held & -held
            held ^= bit
            highest = max(highest, self._points[bit.bit_length() - 1 & 15])
        return highest

    def _melds(self, held: int, jokers: int) -> float:
        """Returns the chance that a draw completes a meld of three."""
        completing = _near(Hand(held, 0, 0)) if jokers else completions(held)
        count = self._unseen[JOKER] if completing else 0
        while completing:
            bit = completing & -completing
            completing ^= bit
            count += self._unseen[bit.bit_length() - 1]
        return min(0.5, count / self._total)


def completions(held: int) -> int:
    """Returns the natural cards that make a meld of three with two cards of a hand, as a mask."""
    lanes = [held >> 16 * suit & LANE for suit in range(4)]
    once = twice = 0
    for lane in lanes:
        twice |= once & lane
        once |= lane
    found = 0
    for suit, lane in enumerate(lanes):
        places = lane | (lane & 2) << 13
        pairs, gaps = places & places << 1, places & places << 2
        run = pairs << 1 | pairs >> 2 | gaps >> 1
        run |= (run & 1 << 14) >> 13
        found |= (run & LANE | twice & ~lane) << 16 * suit
    return found


def _near(hand: Hand) -> int:
    """Returns the cards that may lie in a meld with a card of a hand, as a mask."""
    lanes = [hand.held >> 16 * suit & LANE for suit in range(4)]
    ranks = lanes[0] | lanes[1] | lanes[2] | lanes[3]
    near = 0
    for suit, lane in enumerate(lanes):
        around = lane | (lane & 2) << 13
        around |= around << 1 | around << 2 | around >> 1 | around >> 2
        around |= (around & 1 << 14) >> 13
        near |= ((around | ranks) & LANE) << 16 * suit
    return near
