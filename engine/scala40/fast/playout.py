"""Whole hands played out by simple policies."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.cards import Card
from engine.scala40.fast.legal import (
    attachments,
    can_draw,
    discards,
    may_put_back,
    may_take,
    new_melds,
    openings,
    settle,
    swaps,
)
from engine.scala40.fast.penalties import penalties
from engine.scala40.fast.position import DRAW, OVER, PLAY, Position

Policy = Callable[[Position, Random], None]
"""Plays the turn of the seat to play, or what is left of it."""

_OPENINGS = 50
"""Openings among which the random policy chooses, as many as the rules list."""


def play_out(position: Position, policy: Policy, rng: Random) -> tuple[int, ...]:
    """Plays a hand to its end, by one policy for every seat, and returns each seat's penalty; changes the position."""
    while position.phase != OVER:
        policy(position, rng)
        if not position.stock:
            settle(position)
    return penalties(position)


def random_turn(position: Position, rng: Random) -> None:
    """Plays legal moves, each as likely as any other."""
    random = rng.random
    if position.phase == DRAW:
        stock = bool(position.stock) or can_draw(position)
        if may_take(position) and random() < 0.5:
            position.take()
        elif stock:
            position.draw(rng)
        else:
            position.stop()
    seat = position.to_play
    while position.phase == PLAY and position.to_play == seat:
        if position.hand.opened:
            _act_at_random(position, random())
        else:
            _open_or_throw(position, random())


def _open_or_throw(position: Position, chance: float) -> None:
    throws = discards(position)
    number = throws.bit_count()
    found = openings(position, _OPENINGS)
    total = number + len(found) + may_put_back(position)
    chosen = int(chance * total)
    if chosen < number:
        position.discard(nth_card(throws, chosen))
    elif chosen < number + len(found):
        position.open(found[chosen - number])
    elif total:
        position.put_back()
    else:
        position.restart()


def _act_at_random(position: Position, chance: float) -> None:
    held = position.hand.held
    throws = discards(position)
    number = throws.bit_count()
    # Most turns have little to choose from: what is plainly not there is not looked for.
    melds = new_melds(position)
    some = held & position.fits or (position.takes_joker and position.hand.jokers)
    attached = attachments(position) if some else []
    swapped = swaps(position) if held & position.frees else []
    total = number + len(melds) + len(attached) + len(swapped) + may_put_back(position)
    chosen = int(chance * total)
    if chosen < number:
        position.discard(nth_card(throws, chosen))
        return
    chosen -= number
    if chosen < len(melds):
        position.lay(melds[chosen])
        return
    chosen -= len(melds)
    if chosen < len(attached):
        position.attach(*attached[chosen])
        return
    chosen -= len(attached)
    if chosen < len(swapped):
        position.swap(*swapped[chosen])
    elif total:
        position.put_back()
    else:
        position.restart()


def nth_card(mask: int, number: int) -> Card:
    """Returns a card of a mask, counted from 0; bit 0 is the joker."""
    while number:
        mask &= mask - 1
        number -= 1
    return (mask & -mask).bit_length() - 1
