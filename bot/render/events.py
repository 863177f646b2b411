"""What happens in several games, as phrases without a subject."""

from __future__ import annotations

from bot.i18n import Tongue
from bot.render.cards import from_notation
from engine.game import Event


def phrase(say: Tongue, event: Event) -> str:
    """Returns an event as a phrase, nothing where the game itself or another message tells it."""
    data = event.data
    match event.kind:
        case "drawn" if data.get("pile") == "discard":
            return say("log-took", card=from_notation(say, data["card"]))
        case "drawn":
            return say("log-drew")
        case "discarded":
            return say("log-discarded", card=from_notation(say, data["card"]))
        case "reshuffled":
            return say("log-reshuffled")
        case "dead":
            return say("log-dead")
        case _:
            return ""
