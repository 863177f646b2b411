"""What happened in a turn, as one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.i18n import Tongue
from bot.render.cards import from_notation
from bot.render.names import named
from bot.tables.table import Table, TurnLog
from engine.game import Event

FIRST_EVENT = {"draw": "drawn", "open": "opened", "meld": "melded", "layoff": "laid_off", "swap": "swapped"}
"""The event with which each move begins."""


def turn_line(say: Tongue, table: Table, turn: TurnLog) -> str:
    """Returns one turn: the name, with a sign where a computer made the moves, then what the seat did."""
    return f"{named(table.seats[turn.seat].name, turn.by_computer)} {happenings(say, turn.events)}"


def tells(say: Tongue, turn: TurnLog) -> bool:
    """Tells whether there is anything to say about a turn: whether somebody comes back is said with the result."""
    return bool(happenings(say, turn.events))


def happenings(say: Tongue, events: Iterable[Event]) -> str:
    """Returns events as phrases without a subject, separated by commas."""
    return ", ".join(_phrases(say, _kept(events)))


def _kept(events: Iterable[Event]) -> list[Event]:
    """Drops what was taken back within the turn."""
    kept: list[Event] = []
    for event in events:
        if event.kind == "undone":
            first = FIRST_EVENT.get(str(event.data["move"]).split()[0])
            while kept and kept.pop().kind != first:
                pass
            continue
        if event.kind == "put_back":
            while kept and kept[-1].kind != "drawn":
                kept.pop()
        kept.append(event)
    return kept


def _phrases(say: Tongue, events: Sequence[Event]) -> Iterator[str]:
    place = 0
    while place < len(events):
        event = events[place]
        place += 1
        if event.kind == "opened":
            melds, place = _opening(event, events, place)
            yield say("log-opened", value=event.data["value"], melds=" + ".join(melds))
        elif phrase := _phrase(say, event):
            yield phrase


def _opening(opened: Event, events: Sequence[Event], place: int) -> tuple[list[str], int]:
    """Returns the melds of an opening, which follow it until its value is reached, and the place after them."""
    melds, left = [], opened.data["value"]
    while left > 0 and place < len(events) and events[place].kind == "melded":
        melds.append(from_notation(events[place].data["meld"]))
        left -= events[place].data["value"]
        place += 1
    return melds, place


def _phrase(say: Tongue, event: Event) -> str:
    data = event.data
    match event.kind:
        case "drawn" if data.get("pile") == "discard":
            return say("log-took", card=from_notation(data["card"]))
        case "drawn":
            return say("log-drew")
        case "put_back":
            return say("log-put-back", card=from_notation(data["card"]))
        case "melded":
            return say("log-melded", meld=from_notation(data["meld"]))
        case "laid_off":
            return say("log-laid-off", card=from_notation(data["card"]), number=data["number"])
        case "swapped":
            return say("log-swapped", card=from_notation(data["card"]), number=data["number"])
        case "discarded":
            return say("log-discarded", card=from_notation(data["card"]))
        case "reshuffled":
            return say("log-reshuffled")
        case "split":
            return say("log-split", number=data["number"], new=data["new"])
        case "removed":
            return say("log-removed", meld=from_notation(data["meld"]))
        case "closed":
            return say("log-closed-in-hand") if data.get("in_hand") else say("log-closed")
        case "dead":
            return say("log-dead")
        case _:
            # The result of the hand has a message of its own.
            return ""
