"""Red threes: laid alone, and a card from the stock for each that did not come with the pile (SB-37 to SB-40)."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card
from engine.game import Event
from engine.notation import write_card
from engine.samba.kinds import is_red_three, sort_cards
from engine.samba.state import State, Step, gain, lose


def draws_replacement(state: State, card: Card) -> bool:
    """Tells whether laying a red three of the hand draws a card: of identical ones, that from the stock goes first."""
    seat = state.seat
    from_stock = seat.hand.count(card) > seat.from_pile.count(card)
    return state.rules.red_three_replacement and bool(state.stock) and from_stock


def lay(state: State, card: Card) -> Step:
    """Lays a red three of the hand and draws the card for it."""
    number, seat, team = state.player, state.seat, state.team
    replacement = state.stock[:1] if draws_replacement(state, card) else ()
    from_pile = list(seat.from_pile)
    if seat.hand.count(card) <= from_pile.count(card):
        from_pile.remove(card)
    seat = replace(gain(lose(seat, (card,)), replacement), from_pile=tuple(from_pile))
    state = state.with_seat(seat).with_team(replace(team, red_threes=sort_cards((*team.red_threes, card))))
    data: dict[str, object] = {"card": write_card(card), "replaced": bool(replacement)}
    if not replacement:
        return state, (Event("red_three", number, data),)
    state = replace(state, stock=state.stock[1:], turn=replace(state.turn, drawn=(*state.turn.drawn, *replacement)))
    return state, (Event("red_three", number, data | {"drawn": write_card(replacement[0])}, frozenset({"drawn"})),)


def lay_all(state: State) -> Step:
    """Lays every red three of the hand of the seat to play, and those drawn for them (SB-39 auto)."""
    events: tuple[Event, ...] = ()
    while (card := next(filter(is_red_three, state.seat.hand), None)) is not None:
        state, happened = lay(state, card)
        events += happened
    return state, events
