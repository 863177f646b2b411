"""How Scala 40 shows itself."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord.ui import LayoutView

from bot.games.lesson import Lesson
from bot.games.presentation import Presentation
from bot.games.scala40 import log, moves
from bot.games.scala40.ask import AskView
from bot.games.scala40.controls import Scala40Controls, may_take
from bot.i18n import Tongue
from bot.panels.buttons import Draw, Take
from bot.panels.item import TableButton, Target
from bot.pictures import CardRow, SeatLine, TablePicture
from bot.render import names
from bot.render.cards import card, cards
from bot.render.hand import Order
from bot.tables.table import Seat, Table
from engine.cards import Card
from engine.game import Event, HandResult
from engine.scala40.move import Move
from engine.scala40.position import NAME
from engine.scala40.rules import Rules
from engine.scala40.view import View

MELDS_LIMIT = 1500
"""Characters for the melds; a message has 4000 in all."""


class Scala40Presentation(Presentation):
    """Melds on the table, penalty points, openings."""

    game = NAME
    command = "scala"
    lessons = (
        Lesson("set", ("7D 7H 7S", "QC QD QH QS")),
        Lesson("run", ("5C 6C 7C 8C", "QH KH AH")),
        Lesson("opening", ("KC KD KH", "4S 5S 6S")),
        Lesson("joker", ("9D JK=10D JD", "10D")),
        Lesson("turn"),
    )

    def middle(self, say: Tongue, table: Table, view: View) -> str:
        """Returns the piles, and the numbered melds with the names of who laid them."""
        top = f"**{card(say, view.discard[-1])}**" if view.discard else "–"
        piles = say("table-piles", top=top, stock=view.stock)
        if not view.table:
            return f"{piles}\n*{say('table-no-melds')}*"
        # Rather than leave a meld out, the names are left out, and the tiles before them.
        plain = say.plain
        ways = (_melds(say, table, view), _melds(plain, table, view), _melds(plain, None, view))
        return f"{piles}\n{next((melds for melds in ways if len(melds) <= MELDS_LIMIT), ways[-1])}"

    def seat_figures(self, say: Tongue, table: Table, view: View, seat: Seat) -> str:
        """Returns a seat's cards, its total, and that it has opened where it has."""
        seen = view.seats[seat.number]
        figures = say("seat-figures", cards=seen.cards, total=seen.total)
        return f"{figures} · {say('seat-opened')}" if seen.opened else figures

    def new_cards(self, view: View) -> tuple[Card, ...]:
        """Returns the card drawn in this turn."""
        return () if view.drawn is None else (view.drawn,)

    def lying(self, say: Tongue, table: Table, view: View) -> TablePicture:
        """Returns the piles, the melds and the seats as a picture."""
        seats = tuple(
            SeatLine(
                seat.name,
                cards=None if seen.out else seen.cards,
                score=str(seen.total),
                playing=seat.number == table.to_play,
                opened=seen.opened,
                out=seen.out,
            )
            for seat, seen in zip(table.seats, view.seats, strict=True)
        )
        melds = zip(view.table, view.owners, strict=True)
        rows = tuple(CardRow(meld.cards, number, owner) for number, (meld, owner) in enumerate(melds, start=1))
        top = view.discard[-1] if view.discard else None
        return TablePicture(seats, rows, top, view.stock, say.look.scheme)

    def limit(self, rules: Rules) -> int | None:
        """Returns the total at which somebody is out, or the match over."""
        by_total = {"elimination": rules.limit, "no_elimination": rules.final_total}
        return by_total.get(rules.match_mode)

    def draw_buttons(self, say: Tongue, view: View, target: Target) -> list[TableButton]:
        """Returns Draw and, where the seat to play might take the discard, Take."""
        if view.phase != "draw":
            return []
        buttons: list[TableButton] = [Draw.make(target, say("button-draw"), style=discord.ButtonStyle.primary)]
        if may_take(view):
            buttons.append(Take.make(target, say("button-take", card=card(say.plain, view.discard[-1]))))
        return buttons

    def instead_of_table(self, say: Tongue, table: Table) -> LayoutView | None:
        """Returns the question whether those who have reached the limit come back."""
        return AskView(say, table) if table.asked else None

    def controls(self, say: Tongue, table: Table, seat: Seat, order: Order) -> Scala40Controls:
        """Returns what a seat's panel shows."""
        return Scala40Controls(say, table, seat, order)

    def happenings(self, say: Tongue, events: Iterable[Event]) -> str:
        """Returns events as phrases without a subject, without what was taken back."""
        return log.happenings(say, events)

    def how_it_ended(self, say: Tongue, table: Table, result: HandResult) -> str:
        """Returns who has closed a hand, or what became of one that nobody could finish."""
        if result.closed_by is not None:
            return say("summary-closed", name=names.of(table, result.closed_by))
        return say("summary-dead-counts" if table.rules.dead_hand == "all_count" else "summary-dead")

    def result_figures(self, say: Tongue, table: Table, result: HandResult, seat: int) -> str:
        """Returns a seat's penalty and total."""
        return say("summary-figures", points=result.points[seat] or 0, total=result.totals[seat])

    def total(self, say: Tongue, table: Table, seat: Seat) -> str:
        """Returns a seat's total."""
        return say("scores-total", total=seat.total)

    def choices(self, view: View, *kinds: type[Move]) -> list[Move]:
        """Returns the legal moves of these kinds, new melds by value."""
        return moves.choices(view, *kinds)

    def label(self, say: Tongue, view: View, move: Move) -> str:
        """Returns a move as an option of a select."""
        return moves.label(say, view, move)


def _melds(say: Tongue, table: Table | None, view: View) -> str:
    """Returns the numbered melds, of a table with the names of who laid them."""
    lines = []
    for number, (meld, owner) in enumerate(zip(view.table, view.owners, strict=True), start=1):
        by = f" · {names.small(table.seats[owner])}" if table is not None and owner is not None else ""
        lines.append(f"`{number}` {cards(say, meld.cards)}{by}")
    return "\n".join(lines)


PRESENTATION = Scala40Presentation()
