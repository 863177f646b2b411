"""Positions as JSON: what is read is what is written. A bad document names the field and says what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.cards import Card
from engine.documents import Pile, Reader, deal_rest
from engine.game import Json
from engine.history import read_history, write_history
from engine.notation import write_card
from engine.scat.deal import DECK
from engine.scat.declaring import claims, declare_all
from engine.scat.rules import differing, make_rules
from engine.scat.state import Phase, State, Turn
from engine.thirtyone.position import (
    open_document,
    open_seats,
    read_dealer,
    read_end,
    read_rules,
    read_seat,
    read_to_play,
    write_end,
    write_start,
)
from engine.thirtyone.scoring import finish
from engine.thirtyone.state import HAND
from engine.thirtyone.value import is_thirty_one

NAME = "scat"
SEATS = range(2, 10)
FIELDS = frozenset(["drawn", "taken", "empty_rounds", "empty_turns", "history"])
SEAT_FIELDS = frozenset(["lapsed"])
PHASES: tuple[Phase, ...] = ("draw", "play", "declare", "over")


def read_position(document: Mapping[str, Json]) -> State:
    """Reads a position; cards left out are dealt by the seed from those not named (design, `python -m engine`)."""
    reader = open_document(document, NAME, FIELDS)
    rules = read_rules(reader, make_rules)
    seats = open_seats(reader, SEATS, SEAT_FIELDS)
    phase, dealer = reader.word("phase", PHASES), read_dealer(reader, seats)
    to_play = None if phase == "over" else read_to_play(reader, seats, dealer)
    hands, stock, discard = _cards(reader, seats, to_play if phase == "play" else None)
    state = State(
        rules=rules,
        seed=reader.text("seed"),
        seats=tuple(read_seat(seat, rules.life_rules, hand) for seat, hand in zip(seats, hands, strict=True)),
        stock=stock,
        discard=discard,
        dealer=dealer,
        to_play=to_play,
        phase=phase,
        empty_rounds=reader.number("empty_rounds", 0, 0, rules.empty_stock_rounds),
        empty_turns=reader.number("empty_turns", 0, 0, len(seats)),
        history=read_history(reader.items("history"), len(seats)),
        **read_end(reader, len(seats)),
    )
    state = replace(state, lapsed=_lapsed(seats, state))
    match phase:
        case "over":
            return state
        case "play":
            state = replace(state, turn=_turn(reader, state))
        case "draw" | "declare":
            state = _unclaimed(reader, state)
    if state.to_play == state.knocked_by:
        raise reader.wrong("to_play", "another seat than the one that has knocked")
    return _settled(state)


def _cards(
    reader: Reader, seats: list[Reader], drawn_by: int | None
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...], tuple[Card, ...]]:
    """Returns the hands, the stock and the discard pile; the seat that has drawn holds one card more."""
    piles: dict[str, Pile] = {}
    for number, seat in enumerate(seats):
        size = 0 if seat.flag("out") else HAND + (number == drawn_by)
        piles[f"seats[{number}].hand"] = seat.pile("hand", size, len(DECK))
    given = reader.document.get("stock") is not None
    piles["stock"] = reader.pile("stock", 0, len(DECK)) if given else None
    discard = reader.cards("discard")
    *hands, stock = deal_rest(DECK, discard, piles, reader.text("seed")).values()
    return hands, stock, discard


def _lapsed(seats: list[Reader], state: State) -> frozenset[int]:
    """Reads whose 31 went undeclared; the right to one has lapsed, too, once its holder has knocked or somebody else
    has drawn."""
    lapsed = set()
    for number, reader in enumerate(seats):
        seat = state.seats[number]
        drawing = state.phase == "play" and number == state.to_play
        if reader.flag("lapsed"):
            if not is_thirty_one(seat.hand) and not drawing:
                raise reader.wrong("lapsed", "false: its hand is no 31")
            lapsed.add(number)
        elif not seat.out and (state.phase == "play" or number == state.knocked_by) and is_thirty_one(seat.hand):
            lapsed.add(number)
    return frozenset(lapsed)


def _turn(reader: Reader, state: State) -> Turn:
    hand, taken = state.seat.hand, reader.card("taken")
    drawn = reader.card("drawn") if reader.document.get("drawn") is not None else taken
    for name, card in (("taken", taken), ("drawn", drawn)):
        if card is not None and card not in hand:
            raise reader.wrong(name, "a card in the hand of the seat to play")
    if taken is not None and drawn != taken:
        raise reader.wrong("drawn", f"{write_card(taken)}, which was taken")
    if not set(hand) - {taken}:
        raise reader.wrong("phase", "draw: the seat to play holds no card to discard")
    if state.to_play in state.lapsed and drawn is None:
        drawn = _drawn_beside(reader, hand)
    return Turn(drawn, taken)


def _drawn_beside(reader: Reader, hand: tuple[Card, ...]) -> Card:
    """Returns the card that was drawn to a 31 which went undeclared."""
    found = [card for card in hand if is_thirty_one(tuple(other for other in hand if other != card))]
    if len(found) != 1:
        raise reader.wrong("drawn", "the card that was drawn to the 31 that went undeclared")
    return found[0]


def _unclaimed(reader: Reader, state: State) -> State:
    """Refuses a `taken` card before the draw; where the play waits for a 31, its holder is to play."""
    for name in ("taken", "drawn"):
        if reader.document.get(name) is not None:
            raise reader.wrong(name, "null before the draw")
    if state.phase == "draw":
        if state.declared:
            raise reader.wrong("declared", "empty before the deal waits for the other holders of a 31")
        return state
    waiting = claims(state)
    if not waiting:
        raise reader.wrong("phase", "draw: nobody holds a 31 that can still be declared")
    if reader.document.get("to_play", waiting[0]) not in waiting:
        raise reader.wrong("to_play", "a seat that holds a 31 which can still be declared")
    return state if state.to_play in waiting else replace(state, to_play=waiting[0])


def _settled(state: State) -> State:
    """Ends a deal that cannot go on: a 31 that is declared for its holder, or a single seat left."""
    if len(state.live) == 1:
        return finish(state, {}, None, ())[0]
    return declare_all(state, ())[0]


def write_position(state: State) -> dict[str, Any]:
    """Writes a position."""
    document = write_start(state, NAME, differing(state.rules))
    for number in state.lapsed:
        document["seats"][number]["lapsed"] = True
    turn = state.turn
    document |= {
        "drawn": None if turn.drawn is None else write_card(turn.drawn),
        "taken": None if turn.taken is None else write_card(turn.taken),
        "empty_rounds": state.empty_rounds,
    }
    return document | ({"empty_turns": state.empty_turns} if state.empty_turns else {}) | write_end(state)


def save(state: State) -> dict[str, Any]:
    """Writes a state with the turns so far, which a computer player remembers."""
    return write_position(state) | ({"history": write_history(state.history)} if state.history else {})
