"""The controls of a panel of Scala 40."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord.ui import Item

from bot.games.scala40 import moves
from bot.games.scala40.buttons import OpenAside, PickCards, PutBackTaken, Reading
from bot.games.scala40.hand import news, opening, read_melds, without
from bot.i18n import Tongue
from bot.panels import buttons
from bot.panels.buttons import AddToTable, Back, DiscardCard, PutDown, StopHand, Take, TakeAsideBack, UndoLast
from bot.panels.controls import Controls
from bot.panels.item import MAX_OPTIONS, row, rows
from bot.render.cards import card
from bot.render.hand import Order, spread
from bot.tables.table import Seat, Table
from engine.cards import physical
from engine.scala40.move import Discard, Draw, LayMeld, LayOff, Move, Open, PutBack, Stop, Swap, Undo
from engine.scala40.view import View


def may_take(view: View) -> bool:
    """Tells from what everybody knows whether the seat to play might take the discard; the rules have the last word."""
    if view.to_play is None or not view.discard or view.put_back:
        return False
    if view.rules.first_player_takes_upcard and not any(seat.turns for seat in view.seats):
        return True
    return view.seats[view.to_play].opened or view.rules.discard_draw_unopened != "never"


class Scala40Controls(Controls):
    """Draw; put down, add to the table, discard; melds laid aside before the opening."""

    view: View

    def __init__(self, say: Tongue, table: Table, seat: Seat, order: Order) -> None:
        super().__init__(say, table, seat, order)
        self.aside = read_melds(table.draft(seat.number))

    @property
    def opened(self) -> bool:
        """Whether the seat has opened."""
        return self.view.seats[self.seat.number].opened

    def expected(self) -> str:
        """Returns what the player to play is to do now."""
        if self.view.phase == "draw":
            return self.say("hand-draw")
        return self.say("hand-play" if self.opened else "hand-play-unopened")

    def cards(self) -> str:
        """Returns the cards in the hand that are not laid aside."""
        return spread(self.say, without(self.view.hand, self.aside), self.order, self.view.drawn)

    def below(self) -> Iterator[str]:
        """Yields the card drawn, and how far the hand is from opening."""
        yield news(self.plain, self.view)
        yield opening(self.plain, self.view, self.aside)

    def hint(self) -> str:
        """Returns the next step towards opening and closing."""
        minimum, best = self.view.rules.opening_min, self.view.best_opening
        value = 0 if best is None else best.value
        taken = self.view.taken
        if self.my_turn and taken is not None and all(isinstance(move, PutBack | Undo) for move in self.view.legal):
            return self.say("scala40-hint-put-back", card=card(self.plain, taken))
        if self.opened:
            return self._hint_opened() if self.my_turn else ""
        if value >= minimum:
            key = "can-open" if self.my_turn and self.view.phase == "play" else "will-open"
            return self.say(f"scala40-hint-{key}", value=value)
        key = "discard" if self.my_turn and self.view.phase == "play" else "collect"
        return self.say(f"scala40-hint-{key}", minimum=minimum, value=value)

    def _hint_opened(self) -> str:
        if self.view.phase == "play":
            return self.say("scala40-hint-play-opened")
        return self.say("scala40-hint-draw-opened") if Draw("discard") in self.view.legal else ""

    def question(self, readings: tuple[str, ...]) -> Iterator[Item[Any]]:
        """Yields the question what the jokers of a move stand for."""
        known = {str(move): moves.label(self.say, self.view, move) for move in self.view.legal}
        options = [
            discord.SelectOption(label=known.get(move) or moves.reading(self.plain, move), value=move)
            for move in readings[:MAX_OPTIONS]
        ]
        yield row(Reading.make(self.target, self.say("select-reading"), options))
        yield row(Back.make(self.target, self.say("button-back")))

    def moves(self) -> Iterator[Item[Any]]:
        """Yields the rows of selects and buttons."""
        say, target = self.say, self.target
        pick = PickCards.make(target, say("button-pick"))
        if not self.my_turn:
            yield row(None if self.opened else pick, self.sort_button())
        elif self.view.phase == "draw":
            yield from rows(*self._draws(), self.sort_button(), self.hint_button())
        else:
            yield from self._selects()
            undo = UndoLast.make(target, say("button-undo")) if self._legal(Undo) else None
            yield from rows(pick, self.sort_button(), undo, self.hint_button(), self._put_back())
        if self.aside:
            yield self._aside_row()

    def _draws(self) -> Iterator[Item[Any]]:
        say, target = self.say, self.target
        if self._legal(Stop):
            yield StopHand.make(target, say("button-stop"), style=discord.ButtonStyle.danger)
        else:
            yield buttons.Draw.make(target, say("button-draw"), style=discord.ButtonStyle.primary)
        if Draw("discard") in self.view.legal:
            yield Take.make(target, say("button-take", card=card(self.plain, self.view.discard[-1])))

    def _put_back(self) -> Item[Any] | None:
        if self.view.taken is None or not self._legal(PutBack):
            return None
        label = self.say("button-put-back", card=card(self.plain, self.view.taken))
        return PutBackTaken.make(self.target, label)

    def _selects(self) -> Iterator[Item[Any]]:
        say = self.say
        openings = [move for move in self._legal(Open) if self._keeps_aside(move)]
        discards = [move for move in self._legal(Discard) if self._is_held(move)]
        yield from self.select(PutDown, say("select-put-down"), openings or self._legal(LayMeld))
        yield from self.select(AddToTable, say("select-add"), self._legal(LayOff, Swap))
        yield from self.select(DiscardCard, say("select-discard"), discards)

    def _aside_row(self) -> Item[Any]:
        value = moves.worth(self.aside, self.view.rules)
        rules = self.view.rules
        # Whoever closes in the same turn may need no minimum: then the rules say whether it is enough.
        enough = value >= rules.opening_min or rules.close_in_hand_below_40
        ready = self.my_turn and self.view.phase == "play" and enough
        style = discord.ButtonStyle.success if ready else discord.ButtonStyle.secondary
        return row(
            OpenAside.make(self.target, self.say("button-open", value=value), style=style, disabled=not ready),
            TakeAsideBack.make(self.target, self.say("button-take-back")),
        )

    def _legal(self, *kinds: type[Move]) -> list[Move]:
        return moves.choices(self.view, *kinds)

    def _keeps_aside(self, opening: Move) -> bool:
        """Tells whether an opening has all the melds laid aside among its own."""
        if not isinstance(opening, Open):
            return False
        melds = [sorted(meld.cards) for meld in opening.melds]
        return all(sorted(meld.cards) in melds for meld in self.aside)

    def _is_held(self, move: Move) -> bool:
        """Tells whether a discard is not among the melds laid aside."""
        held = without(self.view.hand, self.aside)
        return isinstance(move, Discard) and physical(move.card) in held
