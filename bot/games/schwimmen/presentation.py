"""How Schwimmen shows itself."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.lesson import Lesson
from bot.games.schwimmen.controls import SchwimmenControls
from bot.games.schwimmen.values import after, best_swaps, worth
from bot.games.thirtyone.presentation import ThirtyOnePresentation
from bot.i18n import Tongue
from bot.panels.item import TableButton, Target
from bot.pictures import CardRow, TablePicture
from bot.render import names
from bot.render.cards import card, cards, from_notation
from bot.render.hand import Order
from bot.render.labels import shorten
from bot.tables.table import Seat, Table
from engine.cards import Card
from engine.game import Event, HandResult
from engine.schwimmen import scoring
from engine.schwimmen.move import Move, Swap
from engine.schwimmen.position import NAME
from engine.schwimmen.view import View


class SchwimmenPresentation(ThirtyOnePresentation):
    """Three cards in the middle, which everybody may swap."""

    game = NAME
    command = "schwimmen"
    lessons = (
        Lesson("suit", ("7C 10C JC", "9H 9S 9D")),
        Lesson("show", ("AS KS 10S", "AC AD AH")),
        Lesson("turn"),
        Lesson("close"),
        Lesson("lives"),
    )

    def middle(self, say: Tongue, table: Table, view: View) -> str:
        """Returns the three cards in the middle, and whose last turns these are."""
        pool = cards(say, view.pool) if view.pool is not None else say("schwimmen-face-down")
        lines = [say("schwimmen-pool", cards=f"**{pool}**", stock=view.stock)]
        if view.knocked_by is not None:
            lines.append(f"🔔 {say('schwimmen-closed', name=names.of(table, view.knocked_by))}")
        return "\n".join(lines)

    def lying(self, say: Tongue, table: Table, view: View) -> TablePicture:
        """Returns the middle and the seats as a picture."""
        pool = (CardRow(view.pool),) if view.pool is not None else ()
        return TablePicture(self.coins(table, view), pool, scheme=say.look.scheme)

    def draw_buttons(self, say: Tongue, view: View, target: Target) -> list[TableButton]:
        """Returns none: every move depends on the own cards."""
        return []

    def controls(self, say: Tongue, table: Table, seat: Seat, order: Order) -> SchwimmenControls:
        """Returns what a seat's panel shows."""
        return SchwimmenControls(say, table, seat, order)

    def phrase(self, say: Tongue, event: Event) -> str:
        """Returns one event as a phrase without a subject."""
        data = event.data
        match event.kind:
            case "swapped":
                given, taken = from_notation(say, data["card"]), from_notation(say, data["taken"])
                return say("schwimmen-log-swapped", card=given, taken=taken)
            case "turned_up":
                return say("schwimmen-log-turned-up", cards=from_notation(say, data["cards"]))
            case "kept" | "exchanged":
                return say(f"schwimmen-log-{event.kind}")
            case _:
                return super().phrase(say, event)

    def worth(self, view: View, seat: int, hand: tuple[Card, ...]) -> int:
        """Returns what a seat's hand counts at the end."""
        return scoring.worth(hand)

    def how_it_ended(self, say: Tongue, table: Table, result: HandResult) -> str:
        """Returns who showed a hand or closed, or that the cards are gone; and where nobody loses, why."""
        view: View = table.view(None)
        if view.declared:
            how = self.declared_by(say, table, view)
        elif view.knocked_by is not None:
            how = say("schwimmen-ended-close", name=names.of(table, view.knocked_by))
        else:
            how = say("schwimmen-ended-stock")
        return how if any(result.points) else f"{how} {say('thirtyone-replay')}"

    def choices(self, view: View, *kinds: type[Move]) -> Sequence[Move]:
        """Returns the legal moves of these kinds, the best swaps first."""
        return best_swaps(view) if kinds == (Swap,) else super().choices(view, *kinds)

    def label(self, say: Tongue, view: View, move: Move) -> str:
        """Returns a move as an option of a select."""
        if not isinstance(move, Swap):
            return shorten(str(move))
        given, taken = card(say.plain, move.card), card(say.plain, move.taken)
        return shorten(say("schwimmen-move-swap", card=given, taken=taken, value=worth(after(view, move))))


PRESENTATION = SchwimmenPresentation()
