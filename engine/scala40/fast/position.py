"""A hand of Scala 40 being played out: mutable, compact, without events, notation or a history.

Moves are methods and check nothing: `engine.scala40.fast.legal` says which are legal. What may be attached, swapped or
melded comes from the rules' own code; what is written here again, for speed, is tested to be equal to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from engine.cards import JOKER, Card, is_joker
from engine.match import next_in
from engine.scala40.discarding import IDLE_TURNS
from engine.scala40.fast.lookup import Laid, Lookup, NewMeld, cards_of
from engine.scala40.meld import Meld
from engine.scala40.packing import hand_of
from engine.scala40.stock import MOST_RESHUFFLES

DRAW, PLAY, OVER = 0, 1, 2
NOTHING = -1
"""No card, or no seat."""


class Shuffler(Protocol):
    """What puts discards that become the new stock in another order: a `random.Random`, or the seed of a hand."""

    def shuffle(self, x: list[Card]) -> None: ...


class SeatHand:
    """A seat's cards, and what it has done in the hand."""

    __slots__ = ("count", "held", "jokers", "opened", "turns", "twice")

    def __init__(self, held: int, twice: int, jokers: int, count: int, opened: bool, turns: int) -> None:
        self.held = held
        """Natural cards held once or more, as a mask."""
        self.twice = twice
        """Natural cards held twice."""
        self.jokers = jokers
        self.count = count
        """Number of cards."""
        self.opened = opened
        self.turns = turns
        """Turns completed since the deal."""

    @staticmethod
    def of(cards: tuple[Card, ...], opened: bool, turns: int) -> SeatHand:
        """Returns the hand of a seat with these cards."""
        return SeatHand(*hand_of(cards), len(cards), opened, turns)

    def copy(self) -> SeatHand:
        """Returns a hand that can be changed without changing this one."""
        return SeatHand(self.held, self.twice, self.jokers, self.count, self.opened, self.turns)

    def cards(self) -> tuple[Card, ...]:
        """Returns the cards, by suit and rank, jokers last."""
        return cards_of(self.held, self.twice, self.jokers)

    def gain(self, card: Card) -> None:
        """Adds a card."""
        if card == JOKER:
            self.jokers += 1
        else:
            bit = 1 << card
            self.twice |= self.held & bit
            self.held |= bit
        self.count += 1

    def lose(self, card: Card) -> None:
        """Takes a card away."""
        if card == JOKER:
            self.jokers -= 1
        elif self.twice >> card & 1:
            self.twice ^= 1 << card
        else:
            self.held ^= 1 << card
        self.count -= 1


class TurnStart:
    """What a turn can go back to: the position after its draw."""

    __slots__ = ("hand", "laid", "pile", "recovered", "stock", "table", "taken", "turn_opened")

    def __init__(self, position: Position) -> None:
        self.hand = position.hand.copy()
        self.table = position.table[:]
        self.taken = position.taken
        self.turn_opened = position.turn_opened
        self.recovered = position.recovered
        self.laid = position.laid
        self.pile = len(position.pile)
        self.stock = len(position.stock)


class Position:
    """All cards of a hand and what the running turn has seen."""

    __slots__ = (
        "bars", "closed_by", "closed_in_hand", "fits", "following", "frees", "hand", "hands", "idle_turns", "laid",
        "live", "lookup", "most_idle", "must_play", "phase", "pile", "put_back_once", "recovered", "reshuffles",
        "start", "stock", "table", "taken", "takes_joker", "to_play", "turn_opened",
    )  # fmt: skip

    def __init__(self, lookup: Lookup, hands: list[SeatHand], live: list[bool], to_play: int) -> None:
        """Makes a position in which `hands` are held and nothing else is known; `live`: which seats are still in the
        match."""
        self.lookup = lookup
        self.must_play: bool = lookup.rules.joker_recovery_use == "must_play"
        self.hands: list[SeatHand] = hands
        """By seat."""
        self.to_play: int = to_play
        self.hand: SeatHand = hands[to_play]
        """The hand of the seat to play."""
        self.live: list[bool] = live
        players = sum(live)
        self.following: tuple[int, ...] = _following(tuple(live))
        """The seat that plays after each one."""
        self.bars: tuple[int, ...] = lookup.bars(players)
        """What may not be discarded: before the opening and after it, in each case with more cards and with one."""
        self.most_idle: int = IDLE_TURNS * players
        """The hand is dead after so many turns in which nothing was laid."""
        self.stock: list[Card] = []
        """Top last."""
        self.pile: list[Card] = []
        """The discards, top last."""
        self.table: list[Laid] = []
        self.fits: int = 0
        """The natural cards that can be attached somewhere."""
        self.frees: int = 0
        """The natural cards that can be swapped for a joker."""
        self.takes_joker: bool = False
        """Whether a joker can be attached somewhere."""
        self.phase: int = DRAW
        self.taken: int = NOTHING
        """The card taken from the pile while it is unused."""
        self.turn_opened: bool = False
        self.put_back_once: bool = False
        self.recovered: int = 0
        self.laid: bool = False
        """A card was laid in this turn."""
        self.start: TurnStart | None = None
        self.reshuffles: int = 0
        self.idle_turns: int = 0
        self.closed_by: int = NOTHING
        self.closed_in_hand: bool = False

    def copy(self) -> Position:
        """Returns a position that can be played on without changing this one."""
        other = Position(self.lookup, [hand.copy() for hand in self.hands], self.live, self.to_play)
        other.stock = self.stock[:]
        other.pile = self.pile[:]
        other.table = self.table[:]
        other.fits = self.fits
        other.frees = self.frees
        other.takes_joker = self.takes_joker
        other.phase = self.phase
        other.taken = self.taken
        other.turn_opened = self.turn_opened
        other.put_back_once = self.put_back_once
        other.recovered = self.recovered
        other.laid = self.laid
        other.start = self.start
        other.reshuffles = self.reshuffles
        other.idle_turns = self.idle_turns
        other.closed_by = self.closed_by
        other.closed_in_hand = self.closed_in_hand
        return other

    def lay_out(self, melds: Iterable[Meld]) -> None:
        """Lays melds on the table that nobody lays in this turn."""
        self.table = [self.lookup.laid(meld) for meld in melds]
        self._see_table()

    def draw(self, rng: Shuffler) -> Card:
        """Draws from the stock, renewed where that is due (K33), and returns the card."""
        if not self.stock:
            self._renew(rng)
        stock, hand = self.stock, self.hand
        card = stock.pop()
        # What `gain` does, without a call.
        if card == JOKER:
            hand.jokers += 1
        else:
            bit = 1 << card
            hand.twice |= hand.held & bit
            hand.held |= bit
        hand.count += 1
        self.phase = PLAY
        if not stock and self.lookup.rules.reshuffle_when == "last_card_drawn" and self.renewal():
            self._renew(rng)
        return card

    def take(self) -> None:
        """Takes the top discard."""
        card = self.pile.pop()
        self.hand.gain(card)
        self.taken = card
        self.phase = PLAY

    def put_back(self) -> None:
        """Puts the taken card back, with all that was laid in the turn (K6)."""
        if self.start is not None:
            self.restart()
        card = self.taken
        self.hand.lose(card)
        self.pile.append(card)
        self.taken = NOTHING
        self.turn_opened = self.laid = False
        self.recovered = 0
        self.put_back_once = True
        self.phase = DRAW

    def restart(self) -> None:
        """Takes back all that was laid in the turn; one whose start is not known is let off what it owes."""
        start = self.start
        if start is None:
            self.taken, self.recovered = NOTHING, 0
            return
        self.hand = self.hands[self.to_play] = start.hand.copy()
        self.table = start.table[:]
        self.taken = start.taken
        del self.pile[start.pile :]
        del self.stock[: len(self.stock) - start.stock]
        self.turn_opened, self.recovered, self.laid = start.turn_opened, start.recovered, start.laid
        self.start = None
        self._see_table()

    def open(self, melds: list[NewMeld]) -> None:
        """Lays the first melds of a player."""
        for meld in melds:
            self.lay(meld)

    def lay(self, meld: NewMeld) -> None:
        """Lays a new meld; the first one opens."""
        self._remember()
        if not self.hand.opened:
            self.hand.opened = self.turn_opened = True
        self._spend(meld.mask, meld.jokers, meld.size)
        laid = meld.laid
        self.table.append(laid)
        if laid.leaves:
            self._remove(len(self.table) - 1)
        else:
            self.fits |= laid.fits
            self.frees |= laid.frees
            self.takes_joker = self.takes_joker or bool(laid.jokers)

    def attach(self, at: int, card: Card) -> tuple[Laid, ...]:
        """Attaches a card (a joker with its identity) to the meld at a place of the table, counted from 0; returns what
        it becomes, two melds where it splits."""
        self._remember()
        if is_joker(card):
            self._spend(0, 1, 1)
        else:
            self._spend(1 << card, 0, 1)
        grown = self.table[at].grown(card)
        self.table[at] = grown[0]
        if len(grown) > 1:
            self.table.append(grown[1])
        if grown[0].leaves:
            self._remove(at)
        self._see_table()
        return grown

    def swap(self, at: int, card: Card) -> Laid:
        """Swaps a natural card for the joker that stands for it in the meld at a place of the table; returns what it
        becomes."""
        self._remember()
        self._spend(1 << card, 0, 1)
        self.hand.gain(JOKER)
        self.recovered += 1
        laid = self.table[at] = self.table[at].swapped(card)
        if laid.leaves:
            self._remove(at)
        self._see_table()
        return laid

    def discard(self, card: Card) -> None:
        """Discards a card and ends the turn; the last card closes the hand."""
        hand = self.hand
        # What `lose` does, without a call.
        if card == JOKER:
            hand.jokers -= 1
        else:
            bit = 1 << card
            if hand.twice & bit:
                hand.twice ^= bit
            else:
                hand.held ^= bit
        hand.turns += 1
        self.pile.append(card)
        left = hand.count = hand.count - 1
        if not left:
            self.closed_by = self.to_play
            self.closed_in_hand = self.turn_opened
            self.phase = OVER
            return
        self.taken = NOTHING
        self.put_back_once = False
        self.recovered = 0
        if self.laid:
            self.turn_opened = self.laid = False
            self.idle_turns = 0
            self.start = None
        else:
            self.idle_turns += 1
        seat = self.to_play = self.following[self.to_play]
        self.hand = self.hands[seat]
        self.phase = DRAW if self.idle_turns < self.most_idle else OVER

    def stop(self) -> None:
        """Ends a hand that nobody closed (K35)."""
        self.phase = OVER

    def renewal(self) -> int:
        """Returns how many discards may become the new stock now."""
        rules = self.lookup.rules
        limit = MOST_RESHUFFLES if rules.reshuffle_limit == "unlimited" else rules.reshuffle_limit
        if self.reshuffles >= limit:
            return 0
        return max(0, len(self.pile) - 1) if rules.reshuffle_keep_top else len(self.pile)

    def _renew(self, rng: Shuffler) -> None:
        cards = self.renewal()
        self.stock = self.pile[:cards]
        del self.pile[:cards]
        if self.lookup.rules.reshuffle_mode == "shuffle":
            rng.shuffle(self.stock)
        self.stock.reverse()
        self.reshuffles += 1

    def _spend(self, mask: int, jokers: int, size: int) -> None:
        """Takes so many cards that are laid from the hand: the card taken goes before a twin, a recovered joker before
        others."""
        hand = self.hand
        twice = hand.twice
        hand.held &= ~(mask & ~twice)
        hand.twice = twice & ~mask
        hand.jokers -= jokers
        hand.count -= size
        self.laid = True
        if self.taken == JOKER:
            if jokers:
                self.taken = NOTHING
                jokers -= 1
        elif self.taken > 0 and mask >> self.taken & 1:
            self.taken = NOTHING
        if self.recovered:
            self.recovered = max(0, self.recovered - jokers)

    def remember(self) -> None:
        """Keeps the position as the start of its turn."""
        self.start = TurnStart(self)

    def _remember(self) -> None:
        """Keeps the start of a turn that may have to go back to it: for a card taken, or for jokers to be played."""
        if self.start is None and not self.laid and (self.taken != NOTHING or self.must_play):
            self.remember()

    def _remove(self, at: int) -> None:
        """Takes a complete set off the table (K31)."""
        cards = [JOKER if is_joker(card) else card for card in self.table.pop(at).meld.cards]
        if self.lookup.rules.four_of_a_kind == "to_discard_pile":
            self.pile += cards
        else:
            self.stock[:0] = cards[::-1]

    def _see_table(self) -> None:
        """Looks again at what fits on the table."""
        fits = frees = 0
        takes_joker = False
        for laid in self.table:
            fits |= laid.fits
            frees |= laid.frees
            if laid.jokers:
                takes_joker = True
        self.fits, self.frees, self.takes_joker = fits, frees, takes_joker


@lru_cache
def _following(live: tuple[bool, ...]) -> tuple[int, ...]:
    out = [not still for still in live]
    return tuple([next_in(out, seat) for seat in range(len(live))]) if any(live) else ()
