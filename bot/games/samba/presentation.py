"""How Samba shows itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.games.lesson import Lesson
from bot.games.presentation import Presentation
from bot.games.samba import log, melds, moves, sides, summary
from bot.games.samba.buttons import TakePile
from bot.games.samba.controls import SambaControls
from bot.games.samba.figures import SambaFigures
from bot.games.samba.hand import arranged
from bot.i18n import Tongue
from bot.panels.buttons import Draw
from bot.panels.item import TableButton, Target
from bot.pictures import CardRow, SeatLine, TablePicture
from bot.render import names
from bot.render.cards import card
from bot.render.hand import Order
from bot.tables.table import Seat, Table
from engine.cards import Card
from engine.game import Event, HandResult
from engine.samba.move import Move
from engine.samba.position import NAME
from engine.samba.rules import Rules
from engine.samba.view import TeamView, View

MIDDLE_LIMIT = 1900
"""Characters for the piles and the melds; a message has 4000 in all."""


class SambaPresentation(Presentation):
    """The melds of the teams, the pile, scores that are good."""

    game = NAME
    command = "samba"
    deal = "round"
    lessons = (
        Lesson("groups", ("KC KD KH KH", "7C 7D JK")),
        Lesson("sequences", ("5H 6H 7H 8H",)),
        Lesson("canastas", ("QC QC QD QH QS JK 2D", "4S 5S 6S 7S 8S 9S 10S")),
        Lesson("turn"),
        Lesson("threes", ("3H 3D", "3C 3S")),
        Lesson("out"),
    )

    @property
    def figures(self) -> SambaFigures:
        """What is told of people over many matches."""
        return SambaFigures(self.game)

    def call(self, say: Tongue, table: Table, view: View, mention: str) -> str:
        """Returns what the person to play is called to do: to play, or to answer the partner."""
        if view.asker is None:
            return super().call(say, table, view, mention)
        return say("samba-asked", mention=mention, name=names.of(table, view.asker))

    def middle(self, say: Tongue, table: Table, view: View) -> str:
        """Returns the piles, and the melds of each team below its names and score."""
        plain = say.plain
        ways = (_middle(say, table, view), _middle(plain, table, view), _middle(plain, table, view, squeezed=True))
        return next((text for text in ways if len(text) <= MIDDLE_LIMIT), ways[-1])

    def seat_figures(self, say: Tongue, table: Table, view: View, seat: Seat) -> str:
        """Returns how many cards a seat holds, and the sign of its team."""
        seen = view.seats[seat.number]
        return " · ".join(filter(None, (say("samba-cards", cards=seen.cards), sides.sign(view, seen.team))))

    def new_cards(self, view: View) -> tuple[Card, ...]:
        """Returns the cards drawn, or those that came with the pile."""
        return view.drawn

    def arranged(self, hand: Iterable[Card], order: Order) -> list[Card]:
        """Returns a hand with its twos, jokers and threes apart."""
        return arranged(hand, order)

    def lying(self, say: Tongue, table: Table, view: View) -> TablePicture:
        """Returns the piles, the melds and the seats as a picture."""
        seats = tuple(
            SeatLine(seat.name, cards=seen.cards, score=str(seen.total), playing=seat.number == table.to_play)
            for seat, seen in zip(table.seats, view.seats, strict=True)
        )
        rows = tuple(
            CardRow(meld.cards, number, label=_label(table, team))
            for team in view.teams
            for number, meld in enumerate(team.melds, start=1)
        )
        reds = tuple(CardRow(team.red_threes, label=_label(table, team)) for team in view.teams if team.red_threes)
        return TablePicture(seats, (*rows, *reds), view.top, view.stock, say.look.scheme)

    def limit(self, rules: Rules) -> int | None:
        """Returns the score that ends the game."""
        return rules.target

    def draw_buttons(self, say: Tongue, view: View, target: Target) -> list[TableButton]:
        """Returns Draw and, where everybody can know that the pile might be taken, Take."""
        if view.phase != "draw":
            return []
        buttons: list[TableButton] = []
        if view.stock:
            buttons.append(Draw.make(target, say("button-draw"), style=discord.ButtonStyle.primary))
        if view.top is not None and not view.blocked:
            buttons.append(TakePile.make(target, say("button-take", card=card(say.plain, view.top))))
        return buttons

    def controls(self, say: Tongue, table: Table, seat: Seat, order: Order) -> SambaControls:
        """Returns what a seat's panel shows."""
        return SambaControls(say, table, seat, order)

    def happenings(self, say: Tongue, events: Iterable[Event]) -> str:
        """Returns events as phrases without a subject, without what was taken back."""
        return log.happenings(say, events)

    def how_it_ended(self, say: Tongue, table: Table, result: HandResult) -> str:
        """Returns who has gone out, or that the stock was gone."""
        if result.closed_by is None:
            return say("samba-ended-stock")
        return say("samba-ended-out", name=names.of(table, result.closed_by))

    def hand_lines(self, say: Tongue, table: Table, result: HandResult) -> str:
        """Returns what each team made of the round, line by line, and the cards left in hand."""
        return summary.lines(say, table, table.view(None))

    def result_figures(self, say: Tongue, table: Table, result: HandResult, seat: int) -> str:
        """Returns what a seat's team made, and its score."""
        return say("samba-round", points=summary.signed(say, result.points[seat] or 0), total=result.totals[seat])

    def total(self, say: Tongue, table: Table, seat: Seat) -> str:
        """Returns the score of a seat's team."""
        return say("scores-total", total=seat.total)

    def choices(self, view: View, *kinds: type[Move]) -> Sequence[Move]:
        """Returns the legal moves of these kinds, the best first."""
        return moves.choices(view, *kinds)

    def label(self, say: Tongue, view: View, move: Move) -> str:
        """Returns a move as an option of a select."""
        return moves.label(say, view, move)


def _middle(say: Tongue, table: Table, view: View, *, squeezed: bool = False) -> str:
    parts = [_piles(say, view)]
    for number, team in enumerate(view.teams):
        head = names.beside(say, sides.name(table, view, number), *_figures(say, team))
        lying = filter(None, [melds.squeezed(say, team)]) if squeezed else melds.lines(say, team)
        parts.append("\n".join([head, *lying]))
    return "\n\n".join(parts)


def _piles(say: Tongue, view: View) -> str:
    top = f"**{card(say, view.top)}**" if view.top is not None else "–"
    piles = say("samba-piles", top=top, count=view.discards, stock=view.stock)
    if view.top is None or not (view.blocked or view.frozen):
        return piles
    return f"{piles}\n{say('samba-blocked' if view.blocked else 'samba-frozen')}"


def _figures(say: Tongue, team: TeamView) -> list[str]:
    """Returns what everybody knows of a team beside its melds."""
    sambas = sum(meld.complete == "samba" for meld in team.melds)
    made = (("samba-sambas", sambas), ("samba-canastas", team.completes - sambas), ("samba-reds", len(team.red_threes)))
    first = [say("samba-minimum", minimum=team.minimum)] if team.minimum else []
    return [say("scores-total", total=team.score), *first, *(say(key, count=count) for key, count in made if count)]


def _label(table: Table, team: TeamView) -> str:
    return names.side(table.seats[seat] for seat in team.seats)


PRESENTATION = SambaPresentation()
