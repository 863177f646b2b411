"""The panel as a message: a player's own hand, what it is worth, and the legal moves. Nobody else sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord.ui import Container, Item, LayoutView, Separator, TextDisplay

from bot.i18n import Tongue
from bot.panels.buttons import (
    AddToTable,
    Back,
    DiscardCard,
    MoveSelect,
    OpenAside,
    PickCards,
    PutBackTaken,
    PutDown,
    Reading,
    ReturnToSeat,
    Sort,
    StopHand,
    TakeAsideBack,
    UndoLast,
)
from bot.panels.draw import Draw, Take, may_take
from bot.panels.item import MAX_OPTIONS, Target, row
from bot.render import hand as text
from bot.render import moves
from bot.render.cards import card
from bot.render.hand import Order
from bot.render.links import jump_url
from bot.tables.table import Seat, Table
from engine.cards import physical
from engine.scala40.move import Discard, LayMeld, LayOff, Move, Open, PutBack, Stop, Swap, Undo
from engine.scala40.view import View

ACCENT = 0x5865F2
"""Unlike the table's: a private message is to be told apart at a glance."""


class HandView(LayoutView):
    """The panel of one seat; a notice stands above the hand, readings are asked about in place of the moves."""

    def __init__(
        self, say: Tongue, table: Table, seat: Seat, order: Order, notice: str = "", readings: tuple[str, ...] = ()
    ) -> None:
        super().__init__(timeout=None)
        controls = Controls(say, table, seat, order)
        view, aside = controls.view, controls.aside
        where = f"[{say('hand-table', hand=table.hand)}]({jump_url(table)})"
        spread = text.spread(text.without(view.hand, aside), order, view.drawn) or "–"
        small = "\n".join(filter(None, (text.news(say, view), text.opening(say, view, aside))))
        container: Container[LayoutView] = Container(
            TextDisplay(f"### {say('hand-title')} · {where}\n{controls.whose_turn()}"), accent_colour=ACCENT
        )
        if notice:
            container.add_item(TextDisplay(f"> {notice}"))
        container.add_item(Separator())
        container.add_item(TextDisplay(f"{spread}\n{small}" if small else spread))
        for item in controls.question(readings) if readings else controls.moves():
            container.add_item(item)
        self.add_item(container)


class Controls:
    """The selects and buttons of a panel: what its player can do now, and nothing else."""

    def __init__(self, say: Tongue, table: Table, seat: Seat, order: Order) -> None:
        self.say = say
        self.table = table
        self.seat = seat
        self.order = order
        self.view: View = table.view(seat.number)
        self.aside = text.read_melds(table.draft(seat.number))
        self.target = Target.at(table)

    @property
    def opened(self) -> bool:
        """Whether the seat has opened."""
        return self.view.seats[self.seat.number].opened

    def whose_turn(self) -> str:
        """Returns what is expected of the player."""
        if self.seat.held:
            return self.say("hand-held")
        if self.table.to_play != self.seat.number:
            return self.say("hand-not-your-turn")
        if self.view.phase == "draw":
            return self.say("hand-draw")
        return self.say("hand-play" if self.opened else "hand-play-unopened")

    def question(self, readings: tuple[str, ...]) -> Iterator[Item[Any]]:
        """Yields the question which of several moves is meant."""
        known = {str(move): moves.label(self.say, self.view, move) for move in self.view.legal}
        options = [
            discord.SelectOption(label=known.get(move) or moves.reading(move), value=move)
            for move in readings[:MAX_OPTIONS]
        ]
        yield row(Reading.make(self.target, self.say("select-reading"), options))
        yield row(Back.make(self.target, self.say("button-back")))

    def moves(self) -> Iterator[Item[Any]]:
        """Yields the rows of selects and buttons."""
        say, target = self.say, self.target
        if self.seat.held:
            yield row(ReturnToSeat.make(target, say("button-return"), style=discord.ButtonStyle.success))
            return
        sort = Sort.make(target, say("button-by-rank") if self.order == "suit" else say("button-by-suit"))
        pick = PickCards.make(target, say("button-pick"))
        if self.table.to_play != self.seat.number:
            yield row(None if self.opened else pick, sort)
        elif self.view.phase == "draw":
            yield self._draw_row(sort)
        else:
            yield from self._selects()
            undo = UndoLast.make(target, say("button-undo")) if self._legal(Undo) else None
            yield row(pick, sort, undo)
            if self.view.taken is not None and self._legal(PutBack):
                yield row(PutBackTaken.make(target, say("button-put-back", card=card(self.view.taken))))
        if self.aside:
            yield self._aside_row()

    def _draw_row(self, sort: Sort) -> Item[Any]:
        say, target = self.say, self.target
        if self._legal(Stop):
            first: Item[Any] = StopHand.make(target, say("button-stop"), style=discord.ButtonStyle.danger)
        else:
            first = Draw.make(target, say("button-draw"), style=discord.ButtonStyle.primary)
        take = Take.make(target, say("button-take", card=card(self.view.discard[-1]))) if may_take(self.view) else None
        return row(first, take, sort)

    def _selects(self) -> Iterator[Item[Any]]:
        say = self.say
        openings = [move for move in self._legal(Open) if self._keeps_aside(move)]
        discards = [move for move in self._legal(Discard) if self._is_held(move)]
        yield from self._select(PutDown, say("select-put-down"), openings or self._legal(LayMeld))
        yield from self._select(AddToTable, say("select-add"), self._legal(LayOff, Swap))
        yield from self._select(DiscardCard, say("select-discard"), discards)

    def _select(self, select: type[MoveSelect], placeholder: str, found: Iterable[Move]) -> Iterator[Item[Any]]:
        options = [
            discord.SelectOption(label=moves.label(self.say, self.view, move), value=str(move))
            for move in list(found)[:MAX_OPTIONS]
        ]
        if options:
            yield row(select.make(self.target, placeholder, options))

    def _aside_row(self) -> Item[Any]:
        value = moves.worth(self.aside, self.view.rules)
        rules = self.view.rules
        # Whoever closes in the same turn may need no minimum: then the rules say whether it is enough.
        ready = self._my_play() and (value >= rules.opening_min or rules.close_in_hand_below_40)
        style = discord.ButtonStyle.success if ready else discord.ButtonStyle.secondary
        return row(
            OpenAside.make(self.target, self.say("button-open", value=value), style=style, disabled=not ready),
            TakeAsideBack.make(self.target, self.say("button-take-back")),
        )

    def _my_play(self) -> bool:
        return self.table.to_play == self.seat.number and self.view.phase == "play"

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
        held = text.without(self.view.hand, self.aside)
        return isinstance(move, Discard) and physical(move.card) in held
