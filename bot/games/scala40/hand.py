"""What a player of Scala 40 reads below the own hand: the card drawn, and how far it is to the opening."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.scala40.moves import worth
from bot.i18n import Tongue
from bot.render.cards import card, cards
from engine.cards import Card, physical
from engine.notation import read_cards
from engine.scala40.meld import Meld
from engine.scala40.move import PutBack
from engine.scala40.view import View


def read_melds(draft: Sequence[str]) -> tuple[Meld, ...]:
    """Returns melds laid aside, which are stored in notation."""
    return tuple(Meld(read_cards(text) or ()) for text in draft)


def without(hand: Iterable[Card], melds: Iterable[Meld]) -> tuple[Card, ...]:
    """Returns the hand without the cards of melds laid aside."""
    left = list(hand)
    for meld in melds:
        for held in meld.cards:
            if physical(held) in left:
                left.remove(physical(held))
    return tuple(left)


def news(say: Tongue, view: View) -> str:
    """Returns the card drawn in this turn, which is underlined in the hand."""
    if view.drawn is None or view.drawn not in view.hand:
        return ""
    if view.taken is None:
        return f"-# {say('hand-drawn', card=card(say, view.drawn))}"
    duty = _duty(view)
    back = duty != "free" and any(isinstance(move, PutBack) for move in view.legal)
    return f"-# {say('hand-taken', card=card(say, view.drawn), duty=duty, back='yes' if back else 'no')}"


def _duty(view: View) -> str:
    """Returns what must be done with the card taken from the pile: free, open, use (to open) or lay."""
    rules = view.rules
    if rules.first_player_takes_upcard and not any(seat.turns for seat in view.seats):
        return "free"
    if view.seat is not None and view.seats[view.seat].opened and not view.opened_this_turn:
        return "free" if rules.discard_draw_opened == "free" else "lay"
    return "open" if rules.discard_draw_unopened == "if_opens" else "use"


def opening(say: Tongue, view: View, aside: Sequence[Meld]) -> str:
    """Returns how far the hand is from opening, or the melds laid aside; nothing once it has opened."""
    if view.seat is None or view.seats[view.seat].opened:
        return ""
    minimum = view.rules.opening_min
    if aside:
        value = worth(aside, view.rules)
        lines = [f"**{say('hand-aside', value=value, minimum=minimum, missing=max(0, minimum - value))}**"]
        lines += [f"`{number}` {cards(say, meld.cards)}" for number, meld in enumerate(aside, start=1)]
        return "\n".join(lines)
    best = view.best_opening
    if best is None or not best.melds:
        return f"-# {say('hand-no-opening', minimum=minimum)}"
    text = " + ".join(cards(say, meld.cards) for meld in best.melds)
    if best.value >= minimum:
        return f"-# {say('hand-can-open', value=best.value, melds=text)}"
    return f"-# {say('hand-best-opening', value=best.value, minimum=minimum, melds=text)}"
