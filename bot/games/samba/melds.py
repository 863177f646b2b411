"""Melds as text: in full while they grow, squared up once they are a canasta or a samba, as on a real table."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Tongue
from bot.render.cards import RANK_WORDS, card, cards
from engine.notation import RANKS
from engine.samba.kinds import is_wild
from engine.samba.meld import Complete, Meld
from engine.samba.view import TeamView

COMPLETE: dict[Complete, str] = {
    "samba": "samba-meld-samba",
    "natural": "samba-meld-natural",
    "mixed": "samba-meld-mixed",
}


def lines(say: Tongue, team: TeamView) -> Iterator[str]:
    """Yields the numbered melds of a team, one a line."""
    for number, meld in enumerate(team.melds, start=1):
        if meld.complete is None:
            yield f"`{number}` {cards(say, meld.cards)}"
        else:
            yield say(COMPLETE[meld.complete], number=number, cards=short(say, meld))


def squeezed(say: Tongue, team: TeamView) -> str:
    """Returns the numbered melds of a team in one paragraph, each in a few signs."""
    told = []
    for number, meld in enumerate(team.melds, start=1):
        mark = "**" if meld.complete else ""
        told.append(f"`{number}` {mark}{short(say, meld)}{mark}")
    return " · ".join(told)


def short(say: Tongue, meld: Meld) -> str:
    """Returns a sequence by its ends, a group by its rank and how many there are of it, with its wild cards."""
    if meld.is_sequence:
        return f"{card(say, meld.cards[0])}–{card(say, meld.cards[-1])}"
    naturals, wilds = len(meld.cards) - meld.wilds, tuple(filter(is_wild, meld.cards))
    return " + ".join(filter(None, (f"{_rank(say, meld.rank)} ×{naturals}", cards(say, wilds))))


def _rank(say: Tongue, rank: int) -> str:
    if say.look.style == "words" and rank in RANK_WORDS:
        return say(f"card-rank-{RANK_WORDS[rank]}")
    return RANKS[rank]
