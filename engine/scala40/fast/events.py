"""The events of the rules, most of them made once and shared: nobody may change what is in them."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import ACE, JOKER, KING, STANDS, Card, rank_of
from engine.game import Event
from engine.notation import write_card
from engine.scala40.fast.lookup import Laid, NewMeld

_SEATS = 6
"""The most seats of a table."""
_REMEMBERED = 1 << 14

Events = tuple[Event, ...]


def _by_seat_and_card(kind: str, secret: frozenset[str] = frozenset(), **more: str) -> tuple[list[Events], ...]:
    found: tuple[list[Events], ...] = tuple([] for _ in range(_SEATS))
    for card in range(STANDS):
        # The numbers between the suits are no cards.
        text = write_card(card) if card == JOKER or ACE <= rank_of(card) <= KING else ""
        for seat, events in enumerate(found):
            events.append((Event(kind, seat, {"card": text, **more}, secret),))
    return found


DRAWN = _by_seat_and_card("drawn", frozenset({"card"}), pile="stock")
"""What happens when a seat draws a card from the stock."""
TAKEN = _by_seat_and_card("drawn", pile="discard")
"""What happens when a seat takes the top discard."""
PUT_BACK = _by_seat_and_card("put_back")
"""What happens when a seat puts the card taken back."""
DISCARDED = _by_seat_and_card("discarded")
"""What happens when a seat throws a card."""


def reshuffled(cards: int, number: int) -> Event:
    """Returns the event of a stock renewed from so many discards, the hand's first time being 1."""
    return Event("reshuffled", data={"cards": cards, "number": number})


@lru_cache
def opened(seat: int, value: int) -> Event:
    """Returns the event of an opening."""
    return Event("opened", seat, {"value": value})


@lru_cache(_REMEMBERED)
def melded(seat: int, meld: NewMeld, number: int) -> Event:
    """Returns the event of a new meld that becomes the table's meld `number`."""
    return Event("melded", seat, {"meld": str(meld.laid.meld), "value": meld.value, "number": number})


@lru_cache(_REMEMBERED)
def laid_off(seat: int, card: Card, number: int) -> Event:
    """Returns the event of a card attached."""
    return Event("laid_off", seat, {"card": write_card(card), "number": number})


def split(seat: int, melds: tuple[Laid, ...], number: int, new: int) -> Event:
    """Returns the event of a run that has become two melds."""
    return Event("split", seat, {"number": number, "new": new, "melds": [str(laid.meld) for laid in melds]})


@lru_cache(_REMEMBERED)
def swapped(seat: int, card: Card, number: int) -> Event:
    """Returns the event of a joker recovered with a card."""
    return Event("swapped", seat, {"card": write_card(card), "number": number})


def removed(seat: int, laid: Laid, number: int, where: str) -> Event:
    """Returns the event of a complete set that leaves the table."""
    return Event("removed", seat, {"number": number, "meld": str(laid.meld), "to": where})


def undone(seat: int, move: object) -> Events:
    """Returns what happens when a table action is taken back."""
    return (Event("undone", seat, {"move": str(move)}),)
