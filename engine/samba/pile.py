"""The discard pile: who may take it at all (SB-24, SB-30)."""

from __future__ import annotations

from engine.cards import Card
from engine.game import Refusal
from engine.notation import write_card
from engine.samba.kinds import is_natural, is_red_three, is_three, is_wild
from engine.samba.rules import Rules


def is_frozen(pile: tuple[Card, ...], rules: Rules) -> bool:
    """Tells whether only two natural cards of the top card's rank take the pile (SB-30 standard)."""
    return rules.freeze == "standard" and any(is_wild(card) or is_red_three(card) for card in pile)


def blocked(pile: tuple[Card, ...], rules: Rules) -> Refusal | None:
    """Says why nobody may take the pile now; None where somebody might."""
    if not pile:
        return Refusal("pile_empty")
    if rules.freeze == "permanent" and any(is_wild(card) or is_three(card) for card in pile):
        return Refusal("pile_dead", {"option": "freeze"})
    if not is_natural(pile[-1]):
        return Refusal("pile_blocked", {"card": write_card(pile[-1])})
    return None
