"""What happened in a turn, as one line."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import Tongue
from bot.render.cards import from_notation
from bot.render.names import marked
from bot.tables.table import Table, TurnLog
from engine.game import Event


def turn_line(say: Tongue, table: Table, turn: TurnLog) -> str:
    """Returns one turn: the name, then what the seat did, separated by commas."""
    return f"{marked(table.seats[turn.seat])} {happenings(say, turn.events)}"


def happenings(say: Tongue, events: Iterable[Event]) -> str:
    """Returns events as phrases without a subject, separated by commas."""
    return ", ".join(phrase for event in events if (phrase := _phrase(say, event)))


def _phrase(say: Tongue, event: Event) -> str:
    data = event.data
    match event.kind:
        case "drawn" if data.get("pile") == "discard":
            return say("log-took", card=from_notation(data["card"]))
        case "drawn":
            return say("log-drew")
        case "put_back":
            return say("log-put-back", card=from_notation(data["card"]))
        case "opened":
            return say("log-opened", value=data["value"])
        case "melded":
            return say("log-melded", meld=from_notation(data["meld"]))
        case "laid_off":
            return say("log-laid-off", card=from_notation(data["card"]), number=data["number"])
        case "swapped":
            return say("log-swapped", card=from_notation(data["card"]), number=data["number"])
        case "discarded":
            return say("log-discarded", card=from_notation(data["card"]))
        case "undone":
            return say("log-undone")
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
            return ""
