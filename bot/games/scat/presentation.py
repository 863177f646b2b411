"""How Scat shows itself."""

from __future__ import annotations

import discord

from bot.games.lesson import Lesson
from bot.games.scat.controls import ScatControls
from bot.games.thirtyone.buttons import LastTurns
from bot.games.thirtyone.presentation import ThirtyOnePresentation
from bot.i18n import Tongue
from bot.panels.buttons import Draw, Take
from bot.panels.item import TableButton, Target
from bot.pictures import TablePicture
from bot.render import names
from bot.render.cards import card
from bot.render.hand import Order
from bot.render.labels import shorten
from bot.tables.table import Seat, Table
from engine.cards import Card
from engine.game import HandResult
from engine.scat.move import Discard, Move
from engine.scat.position import NAME
from engine.scat.scoring import counted
from engine.scat.view import View
from engine.thirtyone.value import value


class ScatPresentation(ThirtyOnePresentation):
    """The top discard alone, never those beneath it; who has knocked."""

    game = NAME
    command = "scat"
    lessons = (
        Lesson("suit", ("7C 10C JC", "9D 8D QS")),
        Lesson("thirty-one", ("AS KS 10S",)),
        Lesson("turn"),
        Lesson("knock"),
        Lesson("lives"),
    )

    def middle(self, say: Tongue, table: Table, view: View) -> str:
        """Returns the piles, and whose last turns these are."""
        top = f"**{card(say, view.top)}**" if view.top is not None else "–"
        piles = say("table-piles", top=top, stock=view.stock)
        if view.knocked_by is None:
            return piles
        return f"{piles}\n🔔 {say('scat-knocked', name=names.of(table, view.knocked_by))}"

    def new_cards(self, view: View) -> tuple[Card, ...]:
        """Returns the card drawn in this turn."""
        return () if view.drawn is None else (view.drawn,)

    def lying(self, say: Tongue, table: Table, view: View) -> TablePicture:
        """Returns the piles and the seats as a picture."""
        return TablePicture(self.coins(table, view), (), view.top, view.stock, say.look.scheme)

    def draw_buttons(self, say: Tongue, view: View, target: Target) -> list[TableButton]:
        """Returns the buttons to draw, take and knock, as far as everybody can know that they are allowed."""
        if view.phase != "draw":
            return []
        buttons: list[TableButton] = []
        if view.stock:
            buttons.append(Draw.make(target, say("button-draw"), style=discord.ButtonStyle.primary))
        if view.top is not None:
            buttons.append(Take.make(target, say("button-take", card=card(say.plain, view.top))))
        early = view.rules.knock_not_in_first_round and any(not seat.turns and not seat.out for seat in view.seats)
        if view.knocked_by is None and not early:
            buttons.append(LastTurns.make(Target(target.table, target.version, "knock"), say("scat-button-knock")))
        return buttons

    def controls(self, say: Tongue, table: Table, seat: Seat, order: Order) -> ScatControls:
        """Returns what a seat's panel shows."""
        return ScatControls(say, table, seat, order)

    def worth(self, view: View, seat: int, hand: tuple[Card, ...]) -> int:
        """Returns what a seat's hand counts at the end: a 31 only where it was declared."""
        return value(hand, view.rules.triple) if seat in view.declared else counted(hand, view.rules)

    def how_it_ended(self, say: Tongue, table: Table, result: HandResult) -> str:
        """Returns who declared or knocked, or that the stock is gone; and where nobody loses, why."""
        view: View = table.view(None)
        if view.declared:
            how = self.declared_by(say, table, view)
        elif view.knocked_by is not None:
            how = say("scat-ended-knock", name=names.of(table, view.knocked_by))
        else:
            how = say("scat-ended-stock")
        if not any(result.points):
            return f"{how} {say(self._free(view))}"
        return f"{how} {say('scat-knocker-safe')}" if self._tied(view, result) else how

    def _tied(self, view: View, result: HandResult) -> bool:
        """Tells whether the knocker had no more than those who lose, and is safe all the same (SC-31)."""
        knocker, hands = view.knocked_by, view.hands
        if view.declared or knocker is None or hands is None:
            return False
        losers = [seat for seat, lost in enumerate(result.points) if lost and seat != knocker]
        return any(self.worth(view, seat, hands[seat]) == self.worth(view, knocker, hands[knocker]) for seat in losers)

    def _free(self, view: View) -> str:
        """Returns the reason for which nobody has lost a life."""
        by_stock = view.knocked_by is None and not view.declared
        return "scat-nobody-loses" if by_stock and view.rules.exhaust_result == "draw" else "thirtyone-replay"

    def label(self, say: Tongue, view: View, move: Move) -> str:
        """Returns a move as an option of a select."""
        return shorten(card(say.plain, move.card) if isinstance(move, Discard) else str(move))


PRESENTATION = ScatPresentation()
