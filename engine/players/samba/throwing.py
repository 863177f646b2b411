"""Why hard discards a card: what it keeps, and what it gives the next player."""

from __future__ import annotations

from engine.cards import Card, rank_of
from engine.notation import write_card
from engine.players.samba.hard import Hard
from engine.players.samba.hints import Reason
from engine.samba.kinds import is_natural, is_red_three, is_wild
from engine.samba.move import Discard
from engine.samba.view import View


def throwing(view: View, hard: Hard, card: Card) -> Reason:
    """Returns the reason for a discard that hard has chosen."""
    told: dict[str, str | int] = {"card": write_card(card)}
    discards = {move.card: move for move in view.legal if isinstance(move, Discard)}
    if len(discards) == 1:
        return "throw_only", told
    if hard.way_out is not None and hard.ending is None:
        return "throw_loses" if hard.verdict == "loses" else "throw_stays", told
    least = max(discards.values(), key=hard.kept).card
    if not is_natural(card):
        return _stopping(view, card, "throw_least" if card == least else "throw_blocks"), told
    if card == least or hard.giving.chance(card) >= hard.giving.chance(least):
        return "throw_least", told
    if rank_of(card) in hard.giving.passed:
        return "throw_passed", told
    return "throw_safer", {**told, "taken": write_card(least)}


def _stopping(view: View, card: Card, otherwise: str) -> str:
    """Returns what a wild card or a three does to a pile that is worth taking."""
    if not view.discards or (view.rules.freeze == "permanent" and view.blocked):
        return otherwise
    freezes = view.rules.freeze == "standard" and not view.frozen and (is_wild(card) or is_red_three(card))
    return "throw_freezes" if freezes else "throw_blocks"
