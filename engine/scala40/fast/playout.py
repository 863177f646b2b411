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
    return position.penalties()


def random_turn(position: Position, rng: Random) -> None:
    """Plays legal moves, each as likely as any other."""
    if position.phase == DRAW:
        _draw_at_random(position, rng)
    seat = position.to_play
    while position.phase == PLAY and position.to_play == seat:
        _move_at_random(position, rng)


def _draw_at_random(position: Position, rng: Random) -> None:
    stock = can_draw(position)
    if may_take(position) and rng.random() < 0.5:
        position.take()
    elif stock:
        position.draw(rng)
    else:
        position.stop()


def _move_at_random(position: Position, rng: Random) -> None:
    throws = discards(position)
    number, back = throws.bit_count(), int(may_put_back(position))
    if not position.opened[position.to_play]:
        opening = openings(position, _OPENINGS)
        total = number + len(opening) + back
        if not total:
            position.restart()
            return
        chosen = int(rng.random() * total)
        if chosen < number:
            position.discard(nth_card(throws, chosen))
        elif chosen < number + len(opening):
            position.open(opening[chosen - number])
        else:
            position.put_back()
        return
    melds, attached, swapped = new_melds(position), attachments(position), swaps(position)
    total = number + len(melds) + len(attached) + len(swapped) + back
    if not total:
        position.restart()
        return
    chosen = int(rng.random() * total)
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
        return
    position.put_back()


def nth_card(mask: int, number: int) -> Card:
    """Returns a card of a mask, counted from 0; bit 0 is the joker."""
    while number:
        mask &= mask - 1
        number -= 1
    return (mask & -mask).bit_length() - 1
