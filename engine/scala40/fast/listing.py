"""The legal moves of a position as the rules' own values, each made once and shared."""

from __future__ import annotations

from functools import cache

from engine.cards import STANDS, Card
from engine.scala40.fast.legal import attachments, can_draw, may_put_back, may_take, new_melds, openings, swaps
from engine.scala40.fast.position import NOTHING, Position
from engine.scala40.move import Discard, Draw, LayOff, Move, Open, PutBack, Stop, Swap

MOST_OPENINGS = 50
"""Openings listed, as many as the rules list."""
_FROM_STOCK, _FROM_PILE, _STOP, _PUT_BACK = Draw("stock"), Draw("discard"), Stop(), PutBack()
_DRAWS: tuple[tuple[Move, ...], ...] = (
    (_STOP,),
    (_FROM_PILE, _STOP),
    (_FROM_STOCK,),
    (_FROM_STOCK, _FROM_PILE),
)
"""By whether a card can be drawn from the stock (2) and from the pile (1)."""
_USUAL = (_DRAWS[3], _DRAWS[2])
"""While there is a stock, for a seat that has opened: by whether the pile is barred."""
_SUITS = tuple([(1 << 16) - 1 << 16 * suit for suit in range(4)])
"""The cards of each suit; jokers are with the clubs."""
_DISCARDS = tuple(map(Discard, range(STANDS)))
_THROWS: dict[int, tuple[Move, ...]] = {}
"""The discards of the cards of one suit, or of hands so small that there are few."""
_FEW = 4
"""Hands of fewer cards are so few that their discards are looked up at once."""
_NONE: tuple[Move, ...] = ()


def draws(position: Position) -> tuple[Move, ...]:
    """Returns what the player who must draw may do."""
    if position.stock and position.hand.opened:
        return _USUAL[not position.pile or position.put_back_once]
    return _DRAWS[2 * can_draw(position) + may_take(position)]


def plays(position: Position, throws: int) -> tuple[Move, ...]:
    """Returns every legal move after the draw but undoing; of the openings up to fifty, each without a meld that it
    does not need. `throws`: the cards that may be discarded."""
    hand = position.hand
    moves = _discards(throws, hand.count) if throws else _NONE
    if not hand.opened:
        found = openings(position, MOST_OPENINGS)
        if found:
            moves = (*[Open(tuple([meld.laid.meld for meld in melds])) for melds in found], *moves)
    else:
        # Most turns have little to choose from: what is plainly not there is not looked for.
        held, jokers = hand.held, hand.jokers
        if held & position.frees:
            moves = (*[_swap(card, at + 1) for at, card in swaps(position)], *moves)
        if held & position.fits or (jokers and position.takes_joker):
            moves = (*[_lay_off(card, at + 1) for at, card in attachments(position)], *moves)
        melds = new_melds(position)
        if melds:
            moves = (*[meld.laid.move for meld in melds], *moves)
    if position.taken != NOTHING and may_put_back(position):
        return (*moves, _PUT_BACK)
    return moves


def _discards(throws: int, count: int) -> tuple[Move, ...]:
    """Returns the discards of cards of a hand of so many."""
    get = _THROWS.get
    if count < _FEW:
        return get(throws) or _throws(throws)
    moves = _NONE
    for suit in _SUITS:
        cards = throws & suit
        if cards:
            moves += get(cards) or _throws(cards)
    return moves


def _throws(cards: int) -> tuple[Move, ...]:
    left = cards
    moves: list[Move] = []
    while left:
        bit = left & -left
        left ^= bit
        moves.append(_DISCARDS[bit.bit_length() - 1])
    found = _THROWS[cards] = tuple(moves)
    return found


@cache
def _lay_off(card: Card, number: int) -> LayOff:
    return LayOff(card, number)


@cache
def _swap(card: Card, number: int) -> Swap:
    return Swap(card, number)
