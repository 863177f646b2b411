"""The panel as a message: a player's own hand, what it is worth, and the legal moves. Nobody else sees it."""

from __future__ import annotations

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay

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
from engine.scala40.move import Discard, LayMeld, LayOff, Move, Open, PutBack, Swap, Undo
from engine.scala40.view import View

ACCENT = 0x5865F2
"""Unlike the table's: a private message is to be told apart at a glance."""


class HandView(LayoutView):
    """The panel of one seat."""

    def __init__(
        self, say: Tongue, table: Table, seat: Seat, order: Order, notice: str = "", readings: tuple[str, ...] = ()
    ) -> None:
        super().__init__(timeout=None)
        view: View = table.view(seat.number)
        draft = table.draft(seat.number)
        target = Target.at(table)
        where = f"[{say('hand-table', hand=table.hand)}]({jump_url(table)})"
        container: Container[LayoutView] = Container(
            TextDisplay(f"### {say('hand-title')} · {where}\n{_whose_turn(say, table, seat, view)}"),
            accent_colour=ACCENT,
        )
        if notice:
            container.add_item(TextDisplay(f"> {notice}"))
        container.add_item(Separator())
        held = text.without(view.hand, text.read_melds(draft))
        container.add_item(TextDisplay(text.spread(held, order, view.drawn) or "–"))
        small = "\n".join(filter(None, (text.news(say, view), text.opening(say, view, draft))))
        if small:
            container.add_item(TextDisplay(small))
        if readings:
            _add_question(container, say, target, readings)
        elif seat.held:
            container.add_item(row(ReturnToSeat.make(target, say("button-return"), style=discord.ButtonStyle.success)))
        else:
            _add_moves(container, say, table, view, target, draft)
        self.add_item(container)


def _whose_turn(say: Tongue, table: Table, seat: Seat, view: View) -> str:
    if seat.held:
        return say("hand-held")
    if table.to_play != seat.number:
        return say("hand-not-your-turn")
    if view.phase == "draw":
        return say("hand-draw")
    return say("hand-play")


def _add_question(container: Container[LayoutView], say: Tongue, target: Target, readings: tuple[str, ...]) -> None:
    options = [discord.SelectOption(label=moves.reading(move), value=move) for move in readings[:MAX_OPTIONS]]
    container.add_item(row(Reading.make(target, say("select-reading"), options)))
    container.add_item(row(Back.make(target, say("button-back"))))


def _add_moves(
    container: Container[LayoutView], say: Tongue, table: Table, view: View, target: Target, draft: tuple[str, ...]
) -> None:
    mine = table.to_play is not None and table.to_play == view.seat
    if not mine:
        container.add_item(row(Sort.make(target, say("button-sort"))))
        return
    if view.phase == "draw":
        take = Take.make(target, say("button-take", card=card(view.discard[-1]))) if may_take(view) else None
        draw = Draw.make(target, say("button-draw"), style=discord.ButtonStyle.primary)
        container.add_item(row(draw, take, Sort.make(target, say("button-sort"))))
        return
    for select, placeholder, kinds in (
        (PutDown, say("select-put-down"), (Open, LayMeld)),
        (AddToTable, say("select-add"), (LayOff, Swap)),
        (DiscardCard, say("select-discard"), (Discard,)),
    ):
        _add_select(container, select, target, placeholder, say, view, kinds)
    container.add_item(
        row(
            PickCards.make(target, say("button-pick")),
            Sort.make(target, say("button-sort")),
            UndoLast.make(target, say("button-undo")) if moves.choices(view, Undo) else None,
        )
    )
    if draft:
        value = moves.worth(text.read_melds(draft), view.rules)
        enough = value >= view.rules.opening_min
        style = discord.ButtonStyle.success if enough else discord.ButtonStyle.secondary
        container.add_item(
            row(
                OpenAside.make(target, say("button-open", value=value), style=style, disabled=not enough),
                TakeAsideBack.make(target, say("button-take-back")),
            )
        )
    if moves.choices(view, PutBack) and view.taken is not None:
        container.add_item(row(PutBackTaken.make(target, say("button-put-back", card=card(view.taken)))))


def _add_select(
    container: Container[LayoutView],
    select: type[MoveSelect],
    target: Target,
    placeholder: str,
    say: Tongue,
    view: View,
    kinds: tuple[type[Move], ...],
) -> None:
    options = [
        discord.SelectOption(label=moves.label(say, view, move), value=str(move))
        for move in moves.choices(view, *kinds)[:MAX_OPTIONS]
    ]
    if options:
        container.add_item(row(select.make(target, placeholder, options)))
