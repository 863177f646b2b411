"""One line of notation read as a move of the seat to play; asks where a joker could stand for several cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from engine.cards import JOKER, Card, physical
from engine.game import Refusal
from engine.notation import read_card, read_cards, read_number, repeated, unreadable, write_card, write_cards
from engine.scala40.laying import meld_refusal
from engine.scala40.meld import joker_places
from engine.scala40.move import Discard, Draw, LayMeld, LayOff, Leave, Move, Open, PutBack, Rejoin, Stop, Swap, Undo
from engine.scala40.moves import refusal
from engine.scala40.reading import readings, why_not
from engine.scala40.state import State

MOST_READINGS = 25
"""Readings shown when the engine asks; more jokers than that allow are named one by one anyway."""

_SIMPLE: dict[str, Move] = {
    "draw stock": Draw("stock"),
    "draw discard": Draw("discard"),
    "putback": PutBack(),
    "undo": Undo(),
    "stop": Stop(),
}
_NOW = {"draw": "draw stock", "play": "discard 7H", "buy_in": "rejoin 0", "over": "draw stock"}
_EXAMPLES = (
    *_SIMPLE,
    "open KC KD KH / 5S 6S 7S",
    "meld 5S 6S 7S",
    "layoff 8C to 2",
    "swap 4D in 3",
    "discard 7H",
    "rejoin 0",
    "leave 0",
)


def read_move(state: State, text: str) -> Move | Refusal:
    """Reads one line as a move. Where jokers without identity allow several legal moves, the refusal `which_reading`
    lists them; a card that is not held or a list that is no meld is refused here already."""
    words = text.replace("/", " / ").split()
    if not words:
        return _unreadable(state, text)
    verb, rest = words[0].lower(), words[1:]
    simple = _SIMPLE.get(" ".join(words).lower())
    if simple is not None:
        return simple
    match verb:
        case "open" | "meld":
            return _read_melds(state, text, verb, " ".join(rest))
        case "layoff" | "swap":
            return _read_table_card(state, text, verb, rest)
        case "discard" if len(rest) == 1 and (card := read_card(rest[0])) is not None:
            return Discard(physical(card))
        case "rejoin" | "leave" if len(rest) == 1 and (seat := read_number(rest[0])) is not None:
            return Rejoin(seat) if verb == "rejoin" else Leave(seat)
    return _unreadable(state, text)


def _read_melds(state: State, text: str, verb: str, rest: str) -> Move | Refusal:
    lists = [read_cards(part) for part in rest.split("/")]
    if not all(lists) or (verb == "meld" and len(lists) != 1):
        return _unreadable(state, text)
    cards = [part for part in lists if part]
    problem = _wrong_time(state, verb) or _not_held(state, [card for part in cards for card in part])
    if problem is not None:
        return problem
    choices = [readings(part, state.rules) for part in cards]
    for part, found in zip(cards, choices, strict=True):
        if not found:
            return meld_refusal(write_cards(part), why_not(part, state.rules), state.rules)
    if verb == "meld":
        return _choose(state, text, [LayMeld(meld) for meld in choices[0]])
    return _choose(state, text, [Open(melds) for melds in product(*choices)])


def _read_table_card(state: State, text: str, verb: str, rest: list[str]) -> Move | Refusal:
    link = "to" if verb == "layoff" else "in"
    if len(rest) != 3 or rest[1].lower() != link:
        return _unreadable(state, text)
    card, number = read_card(rest[0]), read_number(rest[2])
    if card is None or number is None:
        return _unreadable(state, text)
    problem = _wrong_time(state, verb) or _not_held(state, [card])
    if problem is not None:
        return problem
    if verb == "swap":
        return Swap(card, number)
    if card == JOKER and 1 <= number <= len(state.table):
        places = joker_places(state.table[number - 1], state.limits)
        if places:
            return _choose(state, text, [LayOff(joker, number) for joker in places])
    return LayOff(card, number)


def _choose(state: State, text: str, moves: list[Move] | list[LayMeld] | list[LayOff] | list[Open]) -> Move | Refusal:
    """Returns the one legal move of several readings (the first, to be refused, where none is), or asks."""
    if len(moves) == 1:
        return moves[0]
    legal = [move for move in moves if refusal(state, move) is None]
    if len(legal) <= 1:
        return (legal or moves)[0]
    shown = tuple(map(str, legal[:MOST_READINGS]))
    return Refusal("which_reading", {"text": repeated(text), "count": len(legal)}, shown)


def _wrong_time(state: State, verb: str) -> Refusal | None:
    """Refuses a table action out of time before its cards are looked at, so that no question is asked in vain."""
    if state.phase != "play":
        return refusal(state, Open(()))
    if verb == "open" and state.seat.opened:
        return Refusal("already_opened")
    if verb != "open" and not state.seat.opened:
        return Refusal("not_opened", {"minimum": state.rules.opening_min})
    return None


def _not_held(state: State, cards: Iterable[Card]) -> Refusal | None:
    lacking = Counter(map(physical, cards)) - Counter(state.seat.hand)
    return Refusal("not_in_hand", {"card": write_card(next(iter(lacking)))}) if lacking else None


def _unreadable(state: State, text: str) -> Refusal:
    return unreadable(text, _NOW[state.phase], _EXAMPLES)
