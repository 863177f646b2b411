"""How one game shows itself: the part of every message that only this game knows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from bot.games.books import BOOKS
from bot.games.figures import Figures
from bot.games.lesson import Lesson
from bot.games.rulebook import RuleBook
from bot.i18n import Tongue
from bot.pictures import CardRow, ChartLine, ChartPicture, TablePicture
from bot.render import names
from bot.render.cards import from_notation
from bot.render.events import phrase
from bot.render.hand import Order, arrange
from bot.tables.table import Seat, Table
from engine.cards import Card
from engine.game import Event, HandResult
from engine.notation import read_cards

if TYPE_CHECKING:
    from discord.ui import LayoutView

    from bot.panels.controls import Controls
    from bot.panels.item import TableButton, Target


class Presentation(ABC):
    """What the messages of a table ask its game for."""

    game: ClassVar[str]
    """The name of the game in the engine."""
    command: ClassVar[str]
    """The group of its slash commands."""
    deal: ClassVar[str] = "hand"
    """What English calls that which is played from one deal to the next: a hand, a round or a deal."""

    lessons: ClassVar[tuple[Lesson, ...]]
    """What a beginner is told."""

    @property
    def book(self) -> RuleBook:
        """The rules in words."""
        return BOOKS[self.game]

    def name(self, say: Tongue) -> str:
        """Returns the name of the game."""
        return say(f"game-{self.game}")

    @property
    def figures(self) -> Figures:
        """What is told of people over many matches."""
        return Figures(self.game)

    def call(self, say: Tongue, table: Table, view: Any, mention: str) -> str:
        """Returns what the person to play is called to do."""
        return say("table-your-turn", mention=mention)

    @abstractmethod
    def middle(self, say: Tongue, table: Table, view: Any) -> str:
        """Returns what lies on the table for everybody to see."""

    @abstractmethod
    def seat_figures(self, say: Tongue, table: Table, view: Any, seat: Seat) -> str:
        """Returns what everybody knows of a seat that is in the hand."""

    def seat_out(self, say: Tongue, seat: Seat) -> str:
        """Returns what is said of a seat that is out of the match."""
        return say("seat-out", total=seat.total)

    def new_cards(self, view: Any) -> tuple[Card, ...]:
        """Returns the cards that came into a seat's hand in this turn."""
        return ()

    def arranged(self, hand: Iterable[Card], order: Order) -> list[Card]:
        """Returns a hand as a player wants to see it sorted."""
        return arrange(hand, order)

    @abstractmethod
    def lying(self, say: Tongue, table: Table, view: Any) -> TablePicture:
        """Returns what lies on the table as a picture."""

    def picture(self, say: Tongue, table: Table, result: HandResult | None) -> TablePicture:
        """Returns the table as a picture; after a hand with the cards that everybody was left with."""
        lying = self.lying(say, table, table.view(None))
        if result is None:
            return lying
        hands = [(seat, read_cards(text) or ()) for seat, text in enumerate(result.hands)]
        return replace(lying, hands=tuple(CardRow(cards, owner=seat) for seat, cards in hands if cards))

    def chart(self, say: Tongue, table: Table, totals: Sequence[tuple[int, int, int]]) -> ChartPicture:
        """Returns the chart of a match from (hand, seat, total), a line for each team."""
        hands = max(hand for hand, _, _ in totals)
        found = {(hand, seat): total for hand, seat, total in totals}
        lines = []
        for side in table.sides:
            seat = side[0]
            last = seat.eliminated_in or hands
            points = [found.get((hand, seat.number)) if hand <= last else None for hand in range(1, hands + 1)]
            out = (seat.eliminated_in,) if seat.eliminated_in else ()
            lines.append(ChartLine(names.side(side), tuple(self.charted(table.rules, total) for total in points), out))
        return ChartPicture(tuple(lines), self.limit(table.rules), start=self.charted(table.rules, 0) or 0)

    def charted(self, rules: Any, total: int | None) -> int | None:
        """Returns a total as the chart shows it."""
        return total

    def limit(self, rules: Any) -> int | None:
        """Returns the total that is drawn across the chart."""
        return None

    @abstractmethod
    def draw_buttons(self, say: Tongue, view: Any, target: Target) -> list[TableButton]:
        """Returns the buttons of the table for the person to play."""

    def instead_of_table(self, say: Tongue, table: Table) -> LayoutView | None:
        """Returns the message that stands in for the table's now, None where the table's own does."""
        return None

    @abstractmethod
    def controls(self, say: Tongue, table: Table, seat: Seat, order: Order) -> Controls:
        """Returns what a seat's panel shows."""

    def happenings(self, say: Tongue, events: Iterable[Event]) -> str:
        """Returns events as phrases without a subject, separated by commas."""
        return say("list-comma").join(filter(None, (self.phrase(say, event) for event in events)))

    def phrase(self, say: Tongue, event: Event) -> str:
        """Returns one event as a phrase without a subject, nothing where it is told elsewhere."""
        return phrase(say, event)

    @abstractmethod
    def how_it_ended(self, say: Tongue, table: Table, result: HandResult) -> str:
        """Returns why a hand is over."""

    def result_order(self, table: Table, result: HandResult) -> Sequence[int]:
        """Returns the seats of a hand that is over as the summary lists them: who closed, then by points."""
        playing = [seat for seat, points in enumerate(result.points) if points is not None]
        return sorted(playing, key=lambda seat: (seat != result.closed_by, result.points[seat] or 0))

    def hand_lines(self, say: Tongue, table: Table, result: HandResult) -> str:
        """Returns what a hand has cost each seat, where it stands, and the cards it was left with."""
        back = {event.seat for turn in table.log for event in turn.events if event.kind == "rejoined"}
        lines = []
        for number in self.result_order(table, result):
            out = f"**{say('summary-eliminated')}**" if number in result.eliminated else ""
            returned = f"**{say('summary-back')}**" if number in back else ""
            figures = self.result_figures(say, table, result, number)
            line = names.beside(say, names.of(table, number), figures, out, returned)
            if result.hands[number]:
                line += f"\n-# {from_notation(say, result.hands[number])}"
            lines.append(line)
        return "\n".join(lines)

    @abstractmethod
    def result_figures(self, say: Tongue, table: Table, result: HandResult, seat: int) -> str:
        """Returns what a hand has cost a seat, and where it stands."""

    @abstractmethod
    def total(self, say: Tongue, table: Table, seat: Seat) -> str:
        """Returns where a seat stands in the match."""

    def choices(self, view: Any, *kinds: type[Any]) -> Sequence[Any]:
        """Returns the legal moves of these kinds, the best first."""
        return [move for move in view.legal if isinstance(move, kinds)]

    @abstractmethod
    def label(self, say: Tongue, view: Any, move: Any) -> str:
        """Returns a move as an option of a select, in at most 100 characters."""


@cache
def presentation(game: str) -> Presentation:
    """Returns the presentation of a game; imported late, for it is built from the panels that ask for it."""
    module = import_module(f"bot.games.{game}.presentation")
    shown: Presentation = module.PRESENTATION
    return shown
