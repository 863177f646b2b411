"""What the positions of the family have in common: seats with lives, who knocked, who declared, how the deal ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.cards import Card
from engine.documents import Reader
from engine.game import BadDocument, Json, Refusal
from engine.match import next_in
from engine.notation import write_cards
from engine.refusals import sentence
from engine.thirtyone.lives import LifeRules
from engine.thirtyone.state import Deal, Seat

FIELDS = frozenset(
    [
        "game",
        "rules",
        "seed",
        "seats",
        "stock",
        "discard",
        "dealer",
        "to_play",
        "phase",
        "knocked_by",
        "declared",
        "closed_by",
        "hand_scores",
        "eliminated",
        "winner",
        "replay",
    ]
)
SEAT_FIELDS = frozenset(["hand", "known", "lives", "total", "turns", "out"])

R = TypeVar("R")


def open_document(document: Mapping[str, Json], game: str, fields: frozenset[str]) -> Reader:
    """Returns the reader of a position of this game; refuses others and unknown fields."""
    if not isinstance(document, Mapping):
        raise BadDocument("position: should be a JSON object")
    reader = Reader(document)
    reader.only(FIELDS | fields)
    if document.get("game", game) != game:
        raise reader.wrong("game", game)
    return reader


def read_rules(reader: Reader, make: Callable[[Mapping[str, Json]], R | Refusal]) -> R:
    """Reads the table's rules."""
    rules = make(Reader.of(reader.document.get("rules", {}), "rules").document)
    if isinstance(rules, Refusal):
        raise BadDocument(f"rules: {sentence(rules)}")
    return rules


def open_seats(reader: Reader, numbers: range, fields: frozenset[str]) -> list[Reader]:
    """Returns the readers of the seats, as many as a table takes."""
    seats = [Reader.of(seat, f"seats[{n}]") for n, seat in enumerate(reader.items("seats"))]
    if len(seats) not in numbers:
        raise BadDocument(f"seats: {len(seats)} seats should be {numbers[0]} to {numbers[-1]}")
    for seat in seats:
        seat.only(SEAT_FIELDS | fields)
    return seats


def read_dealer(reader: Reader, seats: list[Reader]) -> int:
    """Reads who deals."""
    return reader.number("dealer", 0, 0, len(seats) - 1)


def read_to_play(reader: Reader, seats: list[Reader], dealer: int) -> int:
    """Reads whose turn it is, the seat on the dealer's left by default."""
    out = [seat.flag("out") for seat in seats]
    if all(out):
        raise BadDocument("seats: at least one seat should not be out")
    seat = reader.seat("to_play", len(seats), next_in(out, dealer))
    if seat is None or out[seat]:
        raise reader.wrong("to_play", "a seat that is not out")
    return seat


def read_seat(reader: Reader, rules: LifeRules, hand: tuple[Card, ...]) -> Seat:
    """Reads a seat with the cards that it was given."""
    out, known = reader.flag("out"), reader.cards("known")
    if not set(known) <= set(hand):
        raise reader.wrong("known", "cards of the hand")
    return Seat(
        hand=tuple(sorted(hand)),
        known=tuple(sorted(known)),
        total=_lost(reader, rules, out),
        turns=reader.number("turns", 1),
        out=out,
    )


def _lost(reader: Reader, rules: LifeRules, out: bool) -> int:
    """Reads how many lives a seat has lost: from `lives`, those left, where they are given."""
    most = rules.most if out else rules.most - 1
    if "lives" not in reader.document:
        return reader.number("total", 0, 0, most)
    lives = reader.number("lives", 0, rules.left(most), rules.start)
    # Without lives a seat that is out has lost the county life, too.
    usual = rules.most if out and not lives else rules.start - lives
    lost = reader.number("total", usual)
    return lost if rules.left(lost) == lives and lost <= most else usual


def read_end(reader: Reader, seats: int) -> dict[str, Any]:
    """Reads who knocked and declared, and how the deal ended, as fields of a deal."""
    return {
        "knocked_by": reader.seat("knocked_by", seats, None),
        "declared": reader.seats("declared", seats),
        "closed_by": reader.seat("closed_by", seats, None),
        "hand_scores": reader.scores("hand_scores", seats),
        "eliminated": reader.seats("eliminated", seats),
        "winners": reader.winners(seats),
        "replay": reader.flag("replay"),
    }


def write_start(deal: Deal[Any], game: str, rules: Json) -> dict[str, Any]:
    """Writes what every position begins with."""
    return {
        "game": game,
        "rules": rules,
        "seed": deal.seed,
        "seats": [_write_seat(seat, deal.rules.life_rules) for seat in deal.seats],
        "stock": write_cards(deal.stock),
        "discard": write_cards(deal.discard),
        "dealer": deal.dealer,
        "to_play": deal.to_play,
        "phase": deal.phase,
        "knocked_by": deal.knocked_by,
    }


def _write_seat(seat: Seat, rules: LifeRules) -> dict[str, Any]:
    document: dict[str, Any] = {
        "hand": write_cards(seat.hand),
        "lives": rules.left(seat.total),
        "total": seat.total,
        "turns": seat.turns,
        "out": seat.out,
    }
    return document | ({"known": write_cards(seat.known)} if seat.known else {})


def write_end(deal: Deal[Any]) -> dict[str, Any]:
    """Writes who declared and, once it is over, how the deal ended."""
    document: dict[str, Any] = {"declared": list(deal.declared)} if deal.declared else {}
    if deal.phase != "over":
        return document
    winner: Json = deal.winners[0] if len(deal.winners) == 1 else list(deal.winners) or None
    document |= {
        "closed_by": deal.closed_by,
        "hand_scores": None if deal.hand_scores is None else list(deal.hand_scores),
        "eliminated": list(deal.eliminated),
        "winner": winner,
    }
    return document | ({"replay": True} if deal.replay else {})
