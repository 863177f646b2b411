"""Positions as JSON: what is read is what is written. A bad document names the field and says what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.documents import Pile, Reader, deal_rest
from engine.game import Json
from engine.notation import write_cards
from engine.schwimmen.deal import DECK
from engine.schwimmen.rules import differing, make_rules
from engine.schwimmen.state import Phase, State
from engine.schwimmen.turns import holders, show_first
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

NAME = "schwimmen"
SEATS = range(2, 9)
FIELDS = frozenset(["pool", "passes"])
PHASES: tuple[Phase, ...] = ("draw", "choose", "play", "declare", "over")


def read_position(document: Mapping[str, Json]) -> State:
    """Reads a position; cards left out are dealt by the seed from those not named (design, `python -m engine`)."""
    reader = open_document(document, NAME, FIELDS)
    rules = read_rules(reader, make_rules)
    seats = open_seats(reader, SEATS, frozenset())
    phase, dealer = reader.word("phase", PHASES), read_dealer(reader, seats)
    dealt = deal_rest(DECK, reader.cards("discard"), _piles(reader, seats, phase), reader.text("seed"))
    *hands, pool, stock = dealt.values()
    state = State(
        rules=rules,
        seed=reader.text("seed"),
        seats=tuple(read_seat(seat, rules.life_rules, hand) for seat, hand in zip(seats, hands, strict=True)),
        stock=stock,
        discard=reader.cards("discard"),
        pool=pool,
        dealer=dealer,
        to_play=_to_play(reader, seats, phase, dealer),
        phase=phase,
        passes=reader.number("passes", 0, 0, len(seats)),
        **read_end(reader, len(seats)),
    )
    return state if phase == "over" else _running(reader, state)


def _piles(reader: Reader, seats: list[Reader], phase: Phase) -> dict[str, Pile]:
    piles: dict[str, Pile] = {
        f"seats[{number}].hand": seat.pile("hand", 0 if seat.flag("out") else HAND, len(DECK))
        for number, seat in enumerate(seats)
    }
    pool = reader.pile("pool", HAND, HAND)
    if phase != "over" and (len(pool) if isinstance(pool, tuple) else pool) != HAND:
        raise reader.wrong("pool", "three cards")
    piles["pool"] = pool
    given = reader.document.get("stock") is not None
    piles["stock"] = reader.pile("stock", 0, len(DECK)) if given else None
    return piles


def _to_play(reader: Reader, seats: list[Reader], phase: Phase, dealer: int) -> int | None:
    if phase == "over":
        return None
    if phase != "choose":
        return read_to_play(reader, seats, dealer)
    if seats[dealer].flag("out"):
        raise reader.wrong("dealer", "a seat that is not out")
    if reader.document.get("to_play", dealer) != dealer:
        raise reader.wrong("to_play", "the dealer, who chooses")
    return dealer


def _running(reader: Reader, state: State) -> State:
    """Checks whose turn it is; a hand that must be shown is shown before anything else."""
    if len(state.live) == 1:
        return finish(state, {}, None, ())[0]
    if state.declared:
        raise reader.wrong("declared", "empty before the deal is over")
    if state.phase == "choose":
        return state
    showing = holders(state)
    if state.phase == "declare" and not showing:
        raise reader.wrong("phase", "draw: nobody holds a 31 or three aces")
    if state.phase == "declare" and reader.document.get("to_play", showing[0]) not in showing:
        raise reader.wrong("to_play", "a seat that must show its hand")
    if showing:
        return show_first(state)
    if state.to_play == state.knocked_by:
        raise reader.wrong("to_play", "another seat than the one that has closed")
    if state.phase == "play" and (state.rules.sw_close != "after_swap" or state.knocked_by is not None):
        raise reader.wrong("phase", "draw: a turn is over with a swap (sw_close), or after a close")
    return state


def write_position(state: State) -> dict[str, Any]:
    """Writes a position."""
    document = write_start(state, NAME, differing(state.rules))
    return document | {"pool": write_cards(state.pool), "passes": state.passes} | write_end(state)
