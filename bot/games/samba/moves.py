"""Moves as the options of a select: what it does to the team's melds, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.samba.melds import short
from bot.i18n import Tongue
from bot.render.cards import card, cards, from_notation
from bot.render.labels import shorten
from engine.samba.kinds import is_wild
from engine.samba.meld import Meld, added, merged
from engine.samba.move import Add, Answer, Ask, Discard, Draw, Lay, Merge, Move, Red, Stop, TakeTo, TakeWith, Undo
from engine.samba.view import View


def label(say: Tongue, view: View, move: Move) -> str:
    """Returns a move in at most 100 characters."""
    return shorten(_label(say.plain, view, move))


def _label(say: Tongue, view: View, move: Move) -> str:
    match move:
        case Lay(melds):
            return _completing(say, f"{_melds(say, melds)} ({_worth(melds)})", melds)
        case Add(more, number):
            grown = added(_meld(view, number), more, view.rules)
            return _grown(say, "samba-move-add", _meld(view, number), grown, cards=cards(say, more), number=number)
        case Merge(number, other):
            joined = merged(_meld(view, number), _meld(view, other), view.rules)
            return _grown(say, "samba-move-merge", _meld(view, number), joined, number=number, other=other)
        case TakeWith(more, melds):
            text = say("samba-move-take-with", cards=cards(say, more), count=view.discards - 1)
            return f"{text} + {_melds(say, melds)}" if melds else text
        case TakeTo(number):
            taken = () if view.top is None else (view.top,)
            grown = added(_meld(view, number), taken, view.rules)
            beneath = view.discards - 1
            return _grown(say, "samba-move-take-to", _meld(view, number), grown, number=number, count=beneath)
        case Discard(thrown):
            text = card(say, thrown)
            return say("samba-move-goes-out", card=text) if len(view.hand) == 1 else text
        case Red(three):
            return say("samba-button-red", card=card(say, three))
        case Draw() | Stop() | Ask() | Undo():
            return say(f"samba-move-{move.verb}")
        case Answer(yes):
            return say("samba-button-yes" if yes else "samba-button-no")


def _meld(view: View, number: int) -> Meld:
    return view.teams[view.team or 0].melds[number - 1]


def _melds(say: Tongue, melds: Sequence[Meld]) -> str:
    return " + ".join(cards(say, meld.cards) for meld in melds)


def _worth(melds: Sequence[Meld]) -> int:
    return sum(meld.value for meld in melds)


def _grown(say: Tongue, key: str, before: Meld, grown: Any, **figures: str | int) -> str:
    """Returns what a meld becomes; that it is complete where it has not been before."""
    if not isinstance(grown, Meld):
        return say(key, meld="", **figures)
    text = say(key, meld=short(say, grown), **figures)
    return text if before.complete else _completing(say, text, (grown,))


def _completing(say: Tongue, text: str, melds: Sequence[Meld]) -> str:
    made = [say(f"samba-makes-{meld.complete}") for meld in melds if meld.complete is not None]
    return " · ".join([text, *made])


def reading(say: Tongue, text: str) -> str:
    """Returns a move that is not in the list of legal ones."""
    _, _, rest = text.partition(" ")
    return shorten(" ".join("+" if word == "/" else from_notation(say, word) for word in rest.split()))


def choices(view: View, *kinds: type[Move]) -> list[Move]:
    """Returns the legal moves of these kinds, the best first; those that are a part of another one last."""
    found = [move for move in view.legal if isinstance(move, kinds)]
    ranked = sorted(found, key=_rank_in(view))
    whole: list[Move] = []
    parts: list[Move] = []
    for move in ranked:
        (parts if any(_is_part(move, other) for other in whole) else whole).append(move)
    return whole + parts


def _rank_in(view: View) -> Callable[[Move], tuple[int, ...]]:
    def rank(move: Move) -> tuple[int, ...]:
        if not isinstance(move, Add):
            return (0,)
        before = _meld(view, move.number)
        grown = added(before, move.cards, view.rules)
        completes = before.complete is None and isinstance(grown, Meld) and grown.complete is not None
        return -completes, sum(map(is_wild, move.cards)), -len(move.cards)

    return rank


def _is_part(move: Move, other: Move) -> bool:
    """Tells whether a move lays fewer cards of what another one lays with the same wild cards."""
    match move, other:
        case Add(few, number), Add(more, same):
            return number == same and _fewer(few, more)
        case Lay((one,)), Lay((whole,)):
            return one.is_sequence == whole.is_sequence and _fewer(one.cards, whole.cards)
        case _:
            return False


def _fewer(few: tuple[int, ...], more: tuple[int, ...]) -> bool:
    wilds = sorted(filter(is_wild, few)) == sorted(filter(is_wild, more))
    return wilds and len(few) < len(more) and all(few.count(one) <= more.count(one) for one in few)
