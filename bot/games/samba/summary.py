"""A round that is over: what each team made, line by line, and the cards that everybody was left with."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.samba import sides
from bot.i18n import Tongue
from bot.render import names
from bot.render.cards import cards
from bot.tables.table import Table
from engine.samba.scoring import Score
from engine.samba.view import View

PARTS = ("cards", "red_threes", "sambas", "canastas", "going_out")
MOST_HANDS = 1200
"""Characters for the cards left in hand."""


def lines(say: Tongue, table: Table, view: View) -> str:
    """Returns the teams, the best round first, then the hands."""
    scores = view.scores or ()
    order = sorted(range(len(scores)), key=lambda team: -scores[team].total)
    teams = [_team(say, table, view, team, scores[team]) for team in order]
    # A list ends where a line is left empty.
    return "\n\n".join(filter(None, [*teams, "\n".join(_hands(say, table, view))]))


def _team(say: Tongue, table: Table, view: View, team: int, score: Score) -> str:
    total = say("samba-round", points=signed(say, score.total), total=view.teams[team].score)
    parts = [
        f"- {say('samba-part-' + part.replace('_', '-'), points=signed(say, getattr(score, part)))}"
        for part in PARTS
        if getattr(score, part) or part == "cards"
    ]
    return "\n".join([names.beside(say, sides.name(table, view, team), total), *parts])


def signed(say: Tongue, points: int) -> str | int:
    """Returns points with their sign as the language writes it."""
    return say("number-gained", number=points) if points > 0 else points


def _hands(say: Tongue, table: Table, view: View) -> Iterator[str]:
    """Yields the cards that everybody was left with; only how many, where they are too many to read."""
    hands = [(seat, view.hands[seat.number] if view.hands else ()) for seat in table.seats]
    told = [f"-# {names.beside(say, names.small(seat), cards(say.plain, hand))}" for seat, hand in hands if hand]
    if sum(map(len, told)) > MOST_HANDS:
        told = [
            f"-# {names.beside(say, names.small(seat), say('samba-cards', cards=len(hand)))}"
            for seat, hand in hands
            if hand
        ]
    yield from told
