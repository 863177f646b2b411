"""A cheap policy that plays sensibly: opens as soon as it can, lays what it can, throws what fits nothing.

It looks at no other hand, but at all of its own seat's: good enough to tell better positions from worse ones.
"""

from __future__ import annotations

from random import Random

from engine.cards import JOKER, Card, is_joker
from engine.scala40.fast.legal import (
    attachments,
    can_draw,
    discards,
    keep,
    may_lay,
    may_put_back,
    may_take,
    new_melds,
    openings_of,
    size_of,
    spends,
    swaps,
)
from engine.scala40.fast.lookup import ACES, EVERY_SUIT, Lookup, NewMeld
from engine.scala40.fast.packing import best_melds, best_weight
from engine.scala40.fast.position import DRAW, NOTHING, PLAY, Position
from engine.scala40.shapes import LANE

_FEW_CARDS = 4
"""With so few cards a joker is attached rather than kept for a meld."""
_SPARE = 4
"""Cards that a hand needs to lay three and keep one to throw."""
_OPENINGS = 20
"""Openings looked at where the best one cannot be laid."""


def greedy_turn(position: Position, rng: Random) -> None:
    """Plays the turn of the seat to play, or what is left of it; the same turn for the same position and cards."""
    if position.phase == DRAW:
        if may_take(position) and _wants(position):
            position.take()
        elif can_draw(position):
            position.draw(rng)
        elif may_take(position):
            position.take()
        else:
            position.stop()
            return
    if position.phase != PLAY:
        return
    if not position.hand.opened:
        position.open(_opening(position, position.taken))
    if position.hand.opened:
        _lay(position)
    throws = discards(position)
    if not throws and may_put_back(position):
        position.put_back()
        return
    while not throws:
        position.restart()
        throws = discards(position)
    position.discard(_worst_card(position, throws))


def _wants(position: Position) -> bool:
    """Tells whether the top discard could go to the table at once."""
    card, hand = position.pile[-1], position.hand
    if not hand.opened:
        return bool(_opening(position, card))
    if card == JOKER:
        return position.takes_joker
    held, bit = hand.held, 1 << card
    if position.fits & bit:
        return True
    if held & bit or hand.count < _SPARE:
        return False
    return any(meld.mask & bit for meld in position.lookup.melds_with(held | bit, 0, True))


def _opening(position: Position, taken: Card) -> list[NewMeld]:
    """Returns the best opening, none where there is none; one that lays the card taken, which the hand may not hold
    yet, where the rules want that."""
    lookup, hand = position.lookup, position.hand
    rules = lookup.rules
    held, twice, jokers, count = hand.held, hand.twice, hand.jokers, hand.count
    if taken != NOTHING and position.taken == NOTHING:
        count += 1
        if taken == JOKER:
            jokers += 1
        else:
            twice |= held & 1 << taken
            held |= 1 << taken
    clean = jokers if rules.joker_in_opening == "allowed" else 0
    if best_weight(lookup, held, twice, clean, True) < rules.opening_min:
        return []
    must_spend = taken != NOTHING and rules.discard_draw_unopened == "if_used_in_opening"
    room = count - keep(position)
    for by_value in (False, True):
        melds = best_melds(lookup, held, twice, clean, by_value)
        enough = sum([meld.value for meld in melds]) >= rules.opening_min
        if enough and size_of(melds) <= room and (taken == NOTHING or spends(melds, taken)):
            return melds
    for melds in openings_of(lookup, (held, twice, jokers), count, keep(position), taken, _OPENINGS):
        if not must_spend or spends(melds, taken):
            return melds
    return []


def _lay(position: Position) -> None:
    """Lays new melds, then attaches cards, and swaps jokers that find a meld at once."""
    lookup, hand = position.lookup, position.hand
    while True:
        melds = new_melds(position)
        if melds:
            found = best_melds(lookup, hand.held, hand.twice, hand.jokers, False)
            best = [meld for meld in found if may_lay(position, meld)]
            position.lay((best or melds)[0])
        elif not _attach(position) and not _swap(position):
            return


def _attach(position: Position) -> bool:
    few = position.hand.count <= _FEW_CARDS
    for at, card in attachments(position):
        if few or not is_joker(card):
            position.attach(at, card)
            return True
    return False


def _swap(position: Position) -> bool:
    lookup, hand = position.lookup, position.hand
    held, twice, jokers = hand.held, hand.twice, hand.jokers
    for at, card in swaps(position):
        bit = 1 << card
        after = held if twice & bit else held ^ bit
        gain = best_weight(lookup, after, twice & ~bit, jokers + 1, False)
        if gain > lookup.penalties.joker and hand.count >= _SPARE:
            position.swap(at, card)
            return True
    return False


def _worst_card(position: Position, throws: int) -> Card:
    """Returns the card to throw: the dearest of those that promise least."""
    held, twice = position.hand.held, position.hand.twice
    melded = 0
    for meld in position.lookup.melds_with(held, 0, True):
        melded |= meld.mask
    free = throws & ~1 & ~melded
    if free:
        places = held | (held & ACES) << 13
        beside = places << 1 | places >> 1
        beside |= beside >> 13 & ACES
        across = places << 2 | places >> 2
        across |= across >> 13 & ACES
        clubs, diamonds, hearts, spades = held & LANE, held >> 16 & LANE, held >> 32 & LANE, held >> 48 & LANE
        black, red = clubs | diamonds, hearts | spades
        pairs = (clubs & diamonds | hearts & spades | black & red) * EVERY_SUIT
        free = (
            free & ~beside & ~across & ~pairs
            or free & twice
            or free & ~beside & ~pairs
            or free & ~(beside & pairs)
            or free
        )
        throws = free & ~position.fits or free
    else:
        throws = throws & ~melded & ~1 or throws & ~1 or throws
    return _dearest(position.lookup, throws)


def _dearest(lookup: Lookup, cards: int) -> Card:
    points = lookup.penalties.cards
    worst, most = JOKER, -1
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        if points[card & 15] > most:
            worst, most = card, points[card & 15]
    return worst
