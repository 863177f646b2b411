"""The level normal: takes the pile when it can, lays what it has, keeps what is near a canasta or a samba."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, rank_of, suit_of
from engine.samba.kinds import height, is_natural, is_three, is_wild, value
from engine.samba.meld import SEVEN, Meld
from engine.samba.move import Add, Answer, Ask, Discard, Lay, Merge, Move, Red, TakeTo, TakeWith, Undo
from engine.samba.rules import COMPLETES
from engine.samba.view import View

BIG_PILE = 6
"""Cards of a pile for which the first melds are laid at once."""


def move(view: View) -> Move:
    """Returns a move of the seat to play."""
    legal = [move for move in view.legal if not isinstance(move, Ask | Undo)]
    if Answer(True) in legal:
        return Answer(True)
    if view.phase == "draw":
        return _draw(view, legal)
    for kind in (Red, Add, Merge, Lay):
        chosen = [move for move in legal if isinstance(move, kind) and _pays(view, move)]
        if chosen:
            return min(chosen, key=_thrift)
    discards = [move for move in legal if isinstance(move, Discard)]
    return min(discards, key=lambda move: _use(view, move.card)) if discards else legal[0]


def _draw(view: View, legal: Sequence[Move]) -> Move:
    takes = [move for move in legal if isinstance(move, TakeWith | TakeTo)]
    melded = _minimum(view) == 0
    cheap = [move for move in takes if melded or view.discards >= BIG_PILE or not view.stock]
    return cheap[0] if cheap else legal[0]


def _minimum(view: View) -> int:
    return 0 if view.team is None else view.teams[view.team].minimum


def _pays(view: View, move: Move) -> bool:
    """Tells whether cards are better laid than kept: wild cards go only where they make a canasta, or to open."""
    if isinstance(move, Lay):
        return _minimum(view) > 0 or not any(meld.wilds for meld in move.melds)
    if isinstance(move, Merge) and view.team is not None:
        one, other = (view.teams[view.team].melds[number - 1] for number in (move.number, move.other))
        return one.complete is None and other.complete is None and one.wilds + other.wilds == 0
    if not isinstance(move, Add) or view.team is None:
        return True
    lying = view.teams[view.team].melds[move.number - 1]
    return not any(map(is_wild, move.cards)) or len(lying.cards) < SEVEN <= len(lying.cards) + len(move.cards)


def _thrift(move: Move) -> tuple[int, int]:
    cards = _cards(move)
    return sum(map(is_wild, cards)), -len(cards)


def _cards(move: Move) -> list[Card]:
    if isinstance(move, Add):
        return list(move.cards)
    melds: tuple[Meld, ...] = move.melds if isinstance(move, Lay) else ()
    return [card for meld in melds for card in meld.cards]


def _use(view: View, card: Card) -> tuple[int, int]:
    """Returns how much a card is worth keeping: wild cards most, black threes least, else by its neighbours."""
    if is_wild(card):
        return 99, value(card)
    if is_three(card):
        return -1, 0
    others = list(view.hand)
    others.remove(card)
    use = sum(3 for other in others if rank_of(other) == rank_of(card))
    use += sum(_near(card, other) for other in others if is_natural(other))
    return use + _wanted(view, card), -value(card)


def _near(card: Card, other: Card) -> int:
    distance = abs(height(card) - height(other))
    return 3 - distance if suit_of(card) == suit_of(other) and 0 < distance < 3 else 0


def _wanted(view: View, card: Card) -> int:
    """Returns how bad it is to let the next team have a card: it may have a meld that the card goes to."""
    rivals = [team for number, team in enumerate(view.teams) if number != view.team]
    melds = [meld for team in rivals for meld in team.melds if team.completes < COMPLETES]
    return sum(4 for meld in melds if not meld.is_sequence and meld.rank == rank_of(card))
