"""How a game of 31 shows itself: lives as pennies, hands with what they are worth."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from bot.games.presentation import Presentation
from bot.i18n import Tongue
from bot.pictures import SeatLine
from bot.render import names
from bot.render.cards import from_notation
from bot.tables.table import Seat, Table
from engine.cards import Card
from engine.game import Event, HandResult
from engine.notation import read_cards
from engine.thirtyone.value import in_points

PENNY, SPENT = "🪙", "○"


class ThirtyOnePresentation(Presentation):
    """Lives and values of hands."""

    deal = "deal"

    @abstractmethod
    def worth(self, view: Any, seat: int, hand: tuple[Card, ...]) -> int:
        """Returns what a seat's hand counts at the end of the deal, in halves of a point."""

    def lives(self, say: Tongue, rules: Any, lost: int) -> str:
        """Returns the lives left and spent, in words where none is left."""
        left = rules.life_rules.left(lost)
        return (
            " ".join(filter(None, (PENNY * left, SPENT * (rules.lives - left)))) if left else say(f"{self.game}-county")
        )

    def seat_figures(self, say: Tongue, table: Table, view: Any, seat: Seat) -> str:
        """Returns a seat's lives, and that it has knocked where it has."""
        lives = self.lives(say, view.rules, view.seats[seat.number].total)
        return f"{lives} · **{say(f'{self.game}-has-knocked')}**" if view.knocked_by == seat.number else lives

    def coins(self, table: Table, view: Any) -> tuple[SeatLine, ...]:
        """Returns the seats with their lives, for a picture."""
        return tuple(
            SeatLine(seat.name, coins=seen.lives, playing=seat.number == table.to_play, out=seen.out)
            for seat, seen in zip(table.seats, view.seats, strict=True)
        )

    def charted(self, rules: Any, total: int | None) -> int | None:
        """Returns the lives left."""
        return None if total is None else rules.life_rules.left(total)

    def seat_out(self, say: Tongue, seat: Seat) -> str:
        """Returns that a seat is out."""
        return say("thirtyone-out")

    def phrase(self, say: Tongue, event: Event) -> str:
        """Returns one event as a phrase without a subject."""
        match event.kind:
            case "knocked" | "declared" | "stood" | "passed" | "stopped":
                return say(f"{self.game}-log-{event.kind}")
            case "dead":
                return ""
            case _:
                return super().phrase(say, event)

    def result_order(self, table: Table, result: HandResult) -> Sequence[int]:
        """Returns the seats as their hands are shown: who declared, then on from the left of who knocked (SC-32)."""
        view = table.view(None)
        seats = len(table.seats)
        before = view.dealer if view.knocked_by is None else view.knocked_by
        first = view.declared[0] if view.declared else (before + 1) % seats
        around = [(first + step) % seats for step in range(seats)]
        return [seat for seat in around if result.points[seat] is not None]

    def result_figures(self, say: Tongue, table: Table, result: HandResult, seat: int) -> str:
        """Returns what a seat's hand was worth, the lives that it has lost, and those left."""
        hand = read_cards(result.hands[seat]) or ()
        worth = in_points(self.worth(table.view(None), seat, hand))
        lost = result.points[seat] or 0
        cost = f" · {say(f'{self.game}-lost', lives=lost)}" if lost else ""
        left = "" if seat in result.eliminated else f" · {self.lives(say, table.rules, result.totals[seat])}"
        return f"**{worth}**{cost}{left}"

    def total(self, say: Tongue, table: Table, seat: Seat) -> str:
        """Returns a seat's lives, nothing of one that is out."""
        return "" if seat.eliminated_in else self.lives(say, table.rules, seat.total)

    def declared_by(self, say: Tongue, table: Table, view: Any) -> str:
        """Returns who declared, with the hand of the first."""
        who = say("list-comma").join(names.of(table, seat) for seat in view.declared)
        result = table.result
        hand = from_notation(say, result.hands[view.declared[0]]) if result is not None else ""
        return say(f"{self.game}-ended-declared", names=who, count=len(view.declared), hand=hand)
