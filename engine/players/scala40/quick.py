"""A quick policy for playouts: takes what fits, opens at once, lays what it can, throws what is near to nothing."""

from __future__ import annotations

from random import Random

from engine.cards import JOKER, Card
from engine.players.scala40.race import completions
from engine.scala40.fast.legal import attachments, can_draw, discards, keep, may_put_back, may_take, openings, swaps
from engine.scala40.fast.packing import best_melds
from engine.scala40.fast.position import DRAW, PLAY, Position, SeatHand
from engine.scala40.shapes import LANE

_HOLD = 4
"""With so many cards before the discard one that fits is kept where the others may become a meld by the next draw."""
_FEW = 5
"""With so many cards jokers are attached, too."""
_SAME_RANK, _NEIGHBOUR, _GAP = 6, 5, 3
"""Points by which a card is kept for another of its rank, next to it, or next but one in its suit."""
_TWIN = 12
"""Points for throwing one of two identical cards."""
_FITS = 30
"""Points by which a card is kept that the next player could attach."""


def quick_turn(position: Position, rng: Random) -> None:
    """Plays the turn of the seat to play, or what is left of it."""
    if position.phase == DRAW:
        _draw(position, rng)
        if position.phase != PLAY:
            return
    if not position.hand.opened:
        for opening in openings(position, 1):
            position.open(opening)
    if position.hand.opened:
        _lay(position)
    throws = discards(position)
    if throws:
        position.discard(_throw(position, throws))
    elif may_put_back(position):
        position.put_back()
    else:
        position.restart()


def _draw(position: Position, rng: Random) -> None:
    """Takes the discard where it can be attached at once."""
    if position.hand.opened and position.pile and not position.put_back_once:
        card = position.pile[-1]
        if (position.takes_joker if card == JOKER else position.fits >> card & 1) and may_take(position):
            position.take()
            for at, what in attachments(position):
                if what == card or (card == JOKER and what >= 64):
                    position.attach(at, what)
                    return
            if may_put_back(position):
                position.put_back()
            else:
                return
    if position.stock or can_draw(position):
        position.draw(rng)
    else:
        position.stop()


def _lay(position: Position) -> None:
    """Lays new melds, swaps and attaches, as long as enough cards stay in the hand."""
    least, hand = keep(position), position.hand
    if hand.count > least + 2:
        for meld in best_melds(position.lookup, hand.held, hand.twice, hand.jokers, False):
            if hand.count - meld.size >= least:
                position.lay(meld)
    if hand.held & position.frees and not position.must_play:
        for at, card in swaps(position)[:1]:
            position.swap(at, card)
    while hand.count > least:
        found = attachments(position)
        if hand.count > _FEW:
            found = [one for one in found if one[1] < 64]
        if not found or _holds(hand, found):
            return
        position.attach(*found[0])


def _holds(hand: SeatHand, found: list[tuple[int, Card]]) -> bool:
    """Tells whether a card that fits is better kept: with three cards a draw may still make a meld and a discard."""
    if hand.count != _HOLD or len(found) > 1 or found[0][1] >= 64:
        return False
    return bool(completions(hand.held & ~(1 << found[0][1])))


def _throw(position: Position, throws: int) -> Card:
    held, twice = position.hand.held, position.hand.twice
    points = position.lookup.penalties.cards
    others = position.fits if position.hands[(position.to_play + 1) % len(position.hands)].opened else 0
    ranks = [held & LANE, held >> 16 & LANE, held >> 32 & LANE, held >> 48 & LANE]
    best, found = -1000, JOKER
    left = throws & ~1
    while left:
        bit = left & -left
        left ^= bit
        card = bit.bit_length() - 1
        rank = card & 15
        gain = points[rank]
        gain -= _SAME_RANK * (sum([lane >> rank & 1 for lane in ranks]) - 1)
        lane = ranks[card >> 4] | (ranks[card >> 4] & 2) << 13
        gain -= _NEIGHBOUR * ((lane >> rank + 1 & 1) + (lane >> rank - 1 & 1))
        gain -= _GAP * ((lane >> rank + 2 & 1) + (lane << 1 >> rank - 1 & 1))
        if twice & bit:
            gain += _TWIN
        if others & bit:
            gain -= _FITS
        if gain > best:
            best, found = gain, card
    return found
