"""Positions as JSON: what is read is what is written. A bad document names the field and says what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.cards import Card
from engine.documents import Pile, Reader, deal_rest, is_number
from engine.game import BadDocument, Json, Refusal
from engine.history import read_history, write_history
from engine.notation import read_cards, write_card, write_cards
from engine.refusals import sentence
from engine.scala40.deal import DECK, HAND
from engine.scala40.meld import Meld
from engine.scala40.moves import settle
from engine.scala40.reading import readings
from engine.scala40.rules import Rules, differing, make_rules
from engine.scala40.state import Phase, Seat, State, Turn, sort_hand

NAME = "scala40"
FIELDS = frozenset(
    [
        "game",
        "rules",
        "seed",
        "seats",
        "table",
        "owners",
        "stock",
        "discard",
        "dealer",
        "to_play",
        "phase",
        "drawn",
        "taken",
        "turn",
        "reshuffles",
        "idle_turns",
        "history",
        "closed_by",
        "hand_scores",
        "eliminated",
        "winner",
        "asked",
    ]
)
SEAT_FIELDS = frozenset(["hand", "opened", "total", "turns", "out", "reentries"])
TURN_FIELDS = frozenset(["opened", "put_back", "recovered", "laid", "short_by"])
PHASES: tuple[Phase, ...] = ("draw", "play", "over", "buy_in")
LARGEST_HAND = 2 * HAND
"""More than anybody ever holds: the ways to lay so many cards could not be listed in minutes."""


def read_position(document: Mapping[str, Json]) -> State:
    """Reads a position; cards left out are dealt by the seed from those not named (design, `python -m engine`)."""
    if not isinstance(document, Mapping):
        raise BadDocument("position: should be a JSON object")
    reader = Reader(document)
    reader.only(FIELDS)
    if document.get("game", NAME) != NAME:
        raise reader.wrong("game", NAME)
    rules = _rules(document.get("rules", {}))
    seed = reader.text("seed")
    seats = [Reader.of(seat, f"seats[{n}]") for n, seat in enumerate(reader.items("seats"))]
    if not 2 <= len(seats) <= rules.players:
        raise BadDocument(f"seats: {len(seats)} seats should be 2 to {rules.players}")
    table = tuple(_meld(text, n, rules) for n, text in enumerate(reader.items("table")))
    discard = reader.cards("discard")
    hands, stock = _deal_rest(reader, seats, [card for meld in table for card in meld.cards] + list(discard), seed)
    state = State(
        rules=rules,
        seed=seed,
        seats=tuple(_seat(seat, hand) for seat, hand in zip(seats, hands, strict=True)),
        table=table,
        owners=_owners(reader, len(table), len(seats)),
        stock=stock,
        discard=discard,
        dealer=reader.number("dealer", 0, 0, len(seats) - 1),
    )
    return _running(reader, state)


def _rules(value: Json) -> Rules:
    rules = make_rules(Reader.of(value, "rules").document)
    if isinstance(rules, Refusal):
        raise BadDocument(f"rules: {sentence(rules)}")
    return rules


def _meld(text: Json, number: int, rules: Rules) -> Meld:
    cards = read_cards(text) if isinstance(text, str) else None
    found = readings(cards, rules) if cards else ()
    if len(found) != 1:
        right = "one legal meld such as '5C 6C JK=7C'" if not found else "unambiguous; say what each joker stands for"
        raise BadDocument(f"table[{number}]: {text!r} should be {right}")
    return found[0]


def _owners(reader: Reader, melds: int, seats: int) -> tuple[int | None, ...]:
    if "owners" not in reader.document:
        return (None,) * melds
    owners = reader.items("owners")
    if len(owners) != melds or not all(owner is None or (is_number(owner) and 0 <= owner < seats) for owner in owners):
        raise reader.wrong("owners", "a seat or null for each meld")
    return tuple(owners)


def _deal_rest(
    reader: Reader, seats: list[Reader], laid: list[Card], seed: str
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Returns the hands and the stock, what is given as a number (or not at all) dealt from the cards not named."""
    piles: dict[str, Pile] = {}
    for number, seat in enumerate(seats):
        seat.only(SEAT_FIELDS)
        piles[f"seats[{number}].hand"] = seat.pile("hand", 0 if seat.flag("out") else HAND, LARGEST_HAND)
    given = reader.document.get("stock") is not None
    piles["stock"] = reader.pile("stock", 0, len(DECK)) if given else None
    *hands, stock = deal_rest(DECK, laid, piles, seed).values()
    return list(map(sort_hand, hands)), stock


def _seat(reader: Reader, hand: tuple[Card, ...]) -> Seat:
    return Seat(
        hand=hand,
        opened=reader.flag("opened"),
        total=reader.number("total", 0),
        turns=reader.number("turns", 1),
        out=reader.flag("out"),
        reentries=reader.number("reentries", 0),
    )


def _running(reader: Reader, state: State) -> State:
    """Adds whose turn it is and what the turn or the end of the hand has seen."""
    seats = len(state.seats)
    phase = reader.word("phase", PHASES)
    to_play = None if phase == "over" else _to_play(reader, state)
    state = replace(
        state,
        phase=phase,
        to_play=to_play,
        reshuffles=reader.number("reshuffles", 0),
        idle_turns=reader.number("idle_turns", 0),
        history=read_history(reader.items("history"), seats),
        closed_by=reader.seat("closed_by", seats, None),
        hand_scores=reader.scores("hand_scores", seats),
        eliminated=reader.seats("eliminated", seats),
        winners=reader.winners(seats),
        asked=reader.seats("asked", seats) or _asked(state, phase),
    )
    if phase in ("draw", "play"):
        state = replace(state, turn=_turn(reader, state))
    return settle(state)[0]


def _to_play(reader: Reader, state: State) -> int:
    if not state.live:
        raise BadDocument("seats: at least one seat should not be out")
    seat = reader.seat("to_play", len(state.seats), state.next_seat(state.dealer))
    if seat is None or state.seats[seat].out:
        raise reader.wrong("to_play", "a seat that is not out")
    return seat


def _turn(reader: Reader, state: State) -> Turn:
    seen = Reader.of(reader.document.get("turn") or {}, "turn")
    seen.only(TURN_FIELDS)
    taken, drawn = reader.card("taken"), reader.card("drawn")
    if taken is not None and (taken not in state.seat.hand or state.phase != "play"):
        raise reader.wrong("taken", "a card in the hand of the seat to play, in phase play")
    opened = seen.flag("opened")
    return Turn(
        drawn=drawn if drawn is not None else taken,
        taken=taken,
        picked=taken,
        opened=opened,
        put_back=seen.flag("put_back"),
        recovered=seen.number("recovered", 0, 0, state.seat.hand.count(0)),
        laid=seen.flag("laid") or opened,
        short_by=seen.number("short_by", 0),
    )


def _asked(state: State, phase: Phase) -> tuple[int, ...]:
    """In phase buy_in every seat still in at or over the limit is asked (K41)."""
    if phase != "buy_in":
        return ()
    return tuple(n for n, seat in enumerate(state.seats) if not seat.out and seat.total >= state.rules.limit)


def write_position(state: State) -> dict[str, Any]:
    """Writes a position; what the turn could still undo is not in it."""
    turn = state.turn
    document: dict[str, Any] = {
        "game": NAME,
        "rules": differing(state.rules),
        "seed": state.seed,
        "seats": [_write_seat(seat) for seat in state.seats],
        "table": [str(meld) for meld in state.table],
        "owners": list(state.owners),
        "stock": write_cards(state.stock),
        "discard": write_cards(state.discard),
        "dealer": state.dealer,
        "to_play": state.to_play,
        "phase": state.phase,
        "drawn": None if turn.drawn is None else write_card(turn.drawn),
        "taken": None if turn.taken is None else write_card(turn.taken),
        "turn": {name: getattr(turn, name) for name in ("opened", "put_back", "recovered", "laid", "short_by")},
        "reshuffles": state.reshuffles,
        "idle_turns": state.idle_turns,
    }
    if state.phase in ("over", "buy_in"):
        winners: Json = state.winners[0] if len(state.winners) == 1 else list(state.winners) or None
        document |= {
            "closed_by": state.closed_by,
            "hand_scores": list(state.hand_scores) if state.hand_scores is not None else None,
            "eliminated": list(state.eliminated),
            "winner": winners,
        }
    if state.asked:
        document["asked"] = list(state.asked)
    return document


def _write_seat(seat: Seat) -> dict[str, Any]:
    document: dict[str, Any] = {
        "hand": write_cards(seat.hand),
        "opened": seat.opened,
        "total": seat.total,
        "turns": seat.turns,
        "out": seat.out,
    }
    return document | ({"reentries": seat.reentries} if seat.reentries else {})


def save(state: State) -> dict[str, Any]:
    """Writes a state with its past: the turns so far, the position after the draw and the table actions since."""
    moves: list[str] = []
    while state.before is not None:
        moves.append(str(state.last))
        state = state.before
    past: dict[str, Any] = {"history": write_history(state.history)} if state.history else {}
    return write_position(state) | past | ({"moves": moves[::-1]} if moves else {})
