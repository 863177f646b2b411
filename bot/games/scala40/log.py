"""What happened in a turn of Scala 40: what was taken back is left out, an opening is told as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.i18n import Tongue
from bot.render.cards import from_notation
from bot.render.events import phrase
from engine.game import Event

FIRST_EVENT = {"draw": "drawn", "open": "opened", "meld": "melded", "layoff": "laid_off", "swap": "swapped"}
"""The event with which each move begins."""


def happenings(say: Tongue, events: Iterable[Event]) -> str:
    """Returns events as phrases without a subject, separated by commas."""
    return say("list-comma").join(_phrases(say, _kept(events)))


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
            melds, place = _opening(say, event, events, place)
            yield say("log-opened", value=event.data["value"], melds=" + ".join(melds))
        elif told := _phrase(say, event):
            yield told


def _opening(say: Tongue, opened: Event, events: Sequence[Event], place: int) -> tuple[list[str], int]:
    """Returns the melds of an opening, which follow it until its value is reached, and the place after them."""
    melds, left = [], opened.data["value"]
    while left > 0 and place < len(events) and events[place].kind == "melded":
        melds.append(from_notation(say, events[place].data["meld"]))
        left -= events[place].data["value"]
        place += 1
    return melds, place


def _phrase(say: Tongue, event: Event) -> str:
    data = event.data
    match event.kind:
        case "put_back":
            return say("log-put-back", card=from_notation(say, data["card"]))
        case "melded":
            return say("log-melded", meld=from_notation(say, data["meld"]))
        case "laid_off":
            return say("log-laid-off", card=from_notation(say, data["card"]), number=data["number"])
        case "swapped":
            return say("log-swapped", card=from_notation(say, data["card"]), number=data["number"])
        case "split":
            return say("log-split", number=data["number"], new=data["new"])
        case "removed":
            return say("log-removed", meld=from_notation(say, data["meld"]))
        case "closed":
            return say("log-closed-in-hand") if data.get("in_hand") else say("log-closed")
        case _:
            return phrase(say, event)
