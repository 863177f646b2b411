"""What happened in a turn of Samba: what was taken back is left out."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import Tongue
from bot.render.cards import from_notation
from bot.render.events import phrase
from engine.game import Event

FIRST_EVENT = {"add": "added", "merge": "merged", "red": "red_three"}
"""The event of each move that is one event; `meld` is several."""


def happenings(say: Tongue, events: Iterable[Event]) -> str:
    """Returns events as phrases without a subject, separated by commas."""
    return say("list-comma").join(filter(None, (_phrase(say, event) for event in _kept(events))))


def _kept(events: Iterable[Event]) -> list[Event]:
    """Drops what was taken back within the turn."""
    kept: list[Event] = []
    for event in events:
        if event.kind == "undone":
            _take_back(kept, str(event.data["move"]))
        else:
            kept.append(event)
    return kept


def _take_back(kept: list[Event], move: str) -> None:
    verb, _, rest = move.partition(" ")
    if verb in FIRST_EVENT:
        while kept and kept.pop().kind != FIRST_EVENT[verb]:
            pass
        return
    for _ in range(rest.count("/") + 1):
        while kept and kept.pop().kind != "melded":
            pass
    if kept and kept[-1].kind == "opened":
        kept.pop()


def _phrase(say: Tongue, event: Event) -> str:
    data = event.data
    match event.kind:
        case "taken":
            return say("samba-log-taken", card=from_notation(say, data["top"]), count=data["cards"])
        case "opened":
            return say("samba-log-opened", value=data["value"])
        case "melded":
            return _completed(say, say("log-melded", meld=from_notation(say, data["meld"])), event)
        case "added":
            told = say("log-laid-off", card=from_notation(say, data["cards"]), number=data["number"])
            return _completed(say, told, event)
        case "merged":
            first, second = data["numbers"]
            return _completed(say, say("samba-log-merged", number=first, other=second), event)
        case "red_three":
            return say("log-melded", meld=from_notation(say, data["card"]))
        case "answered":
            return say("samba-log-yes" if data["answer"] == "yes" else "samba-log-no")
        case "asked" | "passed" | "went_out" | "dead":
            return say(f"samba-log-{event.kind.replace('_', '-')}")
        case _:
            return phrase(say, event)


def _completed(say: Tongue, told: str, event: Event) -> str:
    made = event.data.get("complete")
    return f"{told} {say(f'samba-log-{made}')}" if made else told
