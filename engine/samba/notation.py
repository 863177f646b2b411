"""One line of notation read as a move of the seat to play. Cards make one meld or none, so nothing is ever asked."""

from __future__ import annotations

from engine.cards import Card, physical
from engine.game import Refusal
from engine.notation import read_card, read_cards, read_number, unreadable
from engine.samba.kinds import sort_cards
from engine.samba.laying import fault_refusal, refuse_cards
from engine.samba.meld import Fault, Meld, read_meld
from engine.samba.move import Add, Answer, Ask, Discard, Draw, Lay, Merge, Move, Red, Stop, TakeTo, TakeWith, Undo
from engine.samba.moves import out_of_time
from engine.samba.pile import blocked
from engine.samba.state import State

_SIMPLE: dict[str, Move] = {
    "draw stock": Draw(),
    "ask": Ask(),
    "answer yes": Answer(True),
    "answer no": Answer(False),
    "stop": Stop(),
    "undo": Undo(),
}
_NOW = {"draw": "draw stock", "play": "discard 7H", "over": "draw stock"}
_EXAMPLES = (
    *_SIMPLE,
    "take pile with 7C 7D",
    "meld 5S 6S 7S",
    "add 8C to 2",
    "merge 1 2",
    "red 3H",
    "discard 7H",
)


def read_move(state: State, text: str) -> Move | Refusal:
    """Reads one line as a move; a card that is not held or a list that is no meld is refused here already."""
    words = text.replace("/", " / ").split()
    simple = _SIMPLE.get(" ".join(words).lower())
    if simple is not None:
        return simple
    match [word.lower() for word in words[:3]]:
        case ["take", "pile", "with"]:
            return _read_take(state, text, " ".join(words[3:]))
        case ["take", "pile", "to"] if len(words) == 4 and (number := read_number(words[3])) is not None:
            return TakeTo(number)
        case ["meld", *_]:
            return _read_melds(state, text, " ".join(words[1:]))
        case ["add", *_]:
            return _read_add(state, text, words[1:])
        case ["merge", _, _] if len(words) == 3:
            return _read_merge(state, text, words[1:])
        case ["red" | "discard" as verb, _] if len(words) == 2 and (card := read_card(words[1])) is not None:
            return Red(physical(card)) if verb == "red" else Discard(physical(card))
    return _unreadable(state, text)


def _read_take(state: State, text: str, rest: str) -> Move | Refusal:
    parts = _parts(rest)
    if parts is None:
        return _unreadable(state, text)
    cards, *others = parts
    problem = out_of_time(state, TakeWith(cards)) or blocked(state.discard, state.rules)
    problem = problem or refuse_cards(state, [card for part in parts for card in part])
    if problem is not None:
        return problem
    melds = _melds(state, others)
    return melds if isinstance(melds, Refusal) else TakeWith(sort_cards(cards), melds)


def _read_melds(state: State, text: str, rest: str) -> Move | Refusal:
    parts = _parts(rest)
    if parts is None:
        return _unreadable(state, text)
    problem = out_of_time(state, Lay(())) or refuse_cards(state, [card for part in parts for card in part])
    if problem is not None:
        return problem
    melds = _melds(state, parts)
    return melds if isinstance(melds, Refusal) else Lay(melds)


def _parts(rest: str) -> list[tuple[Card, ...]] | None:
    """Reads cards in parts between slashes; None where a part is no cards."""
    parts: list[tuple[Card, ...]] = []
    for part in rest.split("/"):
        cards = read_cards(part)
        if not cards:
            return None
        parts.append(tuple(map(physical, cards)))
    return parts


def _melds(state: State, parts: list[tuple[Card, ...]]) -> tuple[Meld, ...] | Refusal:
    melds: list[Meld] = []
    for cards in parts:
        found = read_meld(cards, state.rules)
        if isinstance(found, Fault):
            return fault_refusal(cards, found, state.rules)
        melds.append(found)
    return tuple(melds)


def _read_add(state: State, text: str, words: list[str]) -> Move | Refusal:
    if len(words) < 3 or words[-2].lower() != "to":
        return _unreadable(state, text)
    cards, number = read_cards(" ".join(words[:-2])), read_number(words[-1])
    if not cards or number is None:
        return _unreadable(state, text)
    return Add(sort_cards(map(physical, cards)), number)


def _read_merge(state: State, text: str, words: list[str]) -> Move | Refusal:
    one, other = map(read_number, words)
    if one is None or other is None:
        return _unreadable(state, text)
    return Merge(min(one, other), max(one, other))


def _unreadable(state: State, text: str) -> Refusal:
    return unreadable(text, _NOW[state.phase], _EXAMPLES)
