"""Positions as JSON: what is read is what is written. A bad document names the field and says what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.cards import Card, physical
from engine.game import BadDocument, Json, Refusal
from engine.notation import read_card, read_cards, write_card, write_cards
from engine.refusals import sentence
from engine.scala40.deal import DECK, HAND
from engine.scala40.history import read_history, write_history
from engine.scala40.meld import Meld
from engine.scala40.moves import settle
from engine.scala40.reading import readings
from engine.scala40.rules import Rules, differing, make_rules
from engine.scala40.state import Phase, Seat, State, Turn, sort_hand
from engine.shuffle import shuffled

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


@dataclass(frozen=True, slots=True)
class Reader:
    """Typed reads of one JSON object; every complaint names the field."""

    document: Mapping[str, Json]
    path: str = ""

    def only(self, fields: frozenset[str]) -> None:
        """Refuses fields that a document of this kind does not have."""
        for name in self.document:
            if name not in fields:
                raise BadDocument(f"{self.path}{name}: no such field; known are {', '.join(sorted(fields))}")

    def wrong(self, name: str, right: str) -> BadDocument:
        """Returns the complaint that a field should be something else."""
        return BadDocument(f"{self.path}{name}: {self.document.get(name)!r} should be {right}")

    def flag(self, name: str) -> bool:
        """Reads true or false, false by default."""
        value = self.document.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def number(self, name: str, default: int, low: int = 0, high: int = 10**9) -> int:
        """Reads a whole number in a range."""
        value = self.document.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(name, f"a whole number from {low} to {high}" if high < 10**9 else "a whole number")
        return value

    def seat(self, name: str, seats: int, default: int | None) -> int | None:
        """Reads the number of a seat or null."""
        if self.document.get(name, default) is None:
            return None
        return self.number(name, default or 0, 0, seats - 1)

    def cards(self, name: str, default: str = "") -> tuple[Card, ...]:
        """Reads cards in notation, jokers without identity."""
        text = self.document.get(name, default)
        cards = read_cards(text) if isinstance(text, str) else None
        if cards is None or any(physical(card) != card for card in cards):
            raise self.wrong(name, "cards such as '7H 10D JK'")
        return cards

    def items(self, name: str) -> list[Json]:
        """Reads a list, empty by default."""
        value = self.document.get(name, [])
        if not isinstance(value, list):
            raise self.wrong(name, "a list")
        return value


def read_position(document: Mapping[str, Json]) -> State:
    """Reads a position; cards left out are dealt by the seed from those not named (design, `python -m engine`)."""
    if not isinstance(document, Mapping):
        raise BadDocument("position: should be a JSON object")
    reader = Reader(document)
    reader.only(FIELDS)
    if document.get("game", NAME) != NAME:
        raise reader.wrong("game", NAME)
    rules = _rules(document.get("rules", {}))
    seed = document.get("seed", "")
    if not isinstance(seed, str):
        raise reader.wrong("seed", "a text")
    seats = [Reader(_object(seat, f"seats[{n}]"), f"seats[{n}].") for n, seat in enumerate(reader.items("seats"))]
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


def _object(value: Json, path: str) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise BadDocument(f"{path}: should be a JSON object")
    return value


def _rules(value: Json) -> Rules:
    rules = make_rules(_object(value, "rules"))
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
    if len(owners) != melds or not all(
        owner is None or (isinstance(owner, int) and 0 <= owner < seats) for owner in owners
    ):
        raise reader.wrong("owners", "a seat or null for each meld")
    return tuple(owners)


def _deal_rest(
    reader: Reader, seats: list[Reader], laid: list[Card], seed: str
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Returns the hands and the stock, what is given as a number (or not at all) dealt from the cards not named."""
    given: dict[int, tuple[Card, ...]] = {}
    wanted: dict[int, int] = {}
    for number, seat in enumerate(seats):
        seat.only(SEAT_FIELDS)
        out = seat.flag("out")
        if isinstance(seat.document.get("hand", "" if out else HAND), str):
            given[number] = seat.cards("hand")
        else:
            wanted[number] = seat.number("hand", HAND, 0, len(DECK))
    stock = reader.cards("stock") if isinstance(reader.document.get("stock"), str) else None
    named = (
        Counter(map(physical, laid)) + Counter(card for hand in given.values() for card in hand) + Counter(stock or ())
    )
    too_many = named - Counter(DECK)
    if too_many:
        card = next(iter(too_many))
        raise BadDocument(f"cards: {write_card(card)} is named {named[card]} times; there are {DECK.count(card)}")
    rest = list(shuffled(tuple((Counter(DECK) - named).elements()), seed, "rest"))
    if sum(wanted.values()) > len(rest):
        raise BadDocument(f"seats: {sum(wanted.values())} cards to deal; only {len(rest)} are not named")
    for number, size in wanted.items():
        given[number], rest = tuple(rest[:size]), rest[size:]
    if stock is None:
        size = len(rest) if reader.document.get("stock") is None else reader.number("stock", 0, 0, len(rest))
        stock = tuple(rest[:size])
    return [sort_hand(given[number]) for number in range(len(seats))], stock


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
    phase = reader.document.get("phase", "draw")
    if phase not in PHASES:
        raise reader.wrong("phase", f"one of {', '.join(PHASES)}")
    to_play = None if phase == "over" else _to_play(reader, state)
    state = replace(
        state,
        phase=phase,
        to_play=to_play,
        reshuffles=reader.number("reshuffles", 0),
        idle_turns=reader.number("idle_turns", 0),
        history=read_history(reader.items("history"), seats),
        closed_by=reader.seat("closed_by", seats, None),
        hand_scores=_scores(reader, seats),
        eliminated=_seats(reader, "eliminated", seats),
        winners=_winners(reader, seats),
        asked=_seats(reader, "asked", seats) or _asked(state, phase),
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
    seen = Reader(_object(reader.document.get("turn") or {}, "turn"), "turn.")
    seen.only(TURN_FIELDS)
    taken, drawn = _card(reader, "taken"), _card(reader, "drawn")
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


def _card(reader: Reader, name: str) -> Card | None:
    text = reader.document.get(name)
    if text is None:
        return None
    card = read_card(text) if isinstance(text, str) else None
    if card is None or physical(card) != card:
        raise reader.wrong(name, "a card or null")
    return card


def _scores(reader: Reader, seats: int) -> tuple[int | None, ...] | None:
    if reader.document.get("hand_scores") is None:
        return None
    scores = reader.items("hand_scores")
    if len(scores) != seats or not all(score is None or isinstance(score, int) for score in scores):
        raise reader.wrong("hand_scores", "a number or null for each seat")
    return tuple(scores)


def _seats(reader: Reader, name: str, seats: int) -> tuple[int, ...]:
    numbers = reader.items(name)
    if not all(isinstance(number, int) and 0 <= number < seats for number in numbers):
        raise reader.wrong(name, "a list of seats")
    return tuple(numbers)


def _winners(reader: Reader, seats: int) -> tuple[int, ...]:
    winner = reader.document.get("winner")
    if isinstance(winner, list):
        return _seats(reader, "winner", seats)
    seat = reader.seat("winner", seats, None)
    return () if seat is None else (seat,)


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
