"""The panel as a message: a player's own hand, what it is worth, and the legal moves. Nobody else sees it."""

from __future__ import annotations

from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels.item import PRIVATE
from bot.render.hand import Order
from bot.render.hints import ICON, reason
from bot.render.links import jump_url
from bot.tables.table import Seat, Table
from engine.players.advice import Advice


class HandView(LayoutView):
    """The panel of one seat; a notice and a hint that was asked for stand above the hand, readings are asked about in
    place of the moves, and beginners (`hints`) are told the next step."""

    def __init__(
        self,
        say: Tongue,
        table: Table,
        seat: Seat,
        order: Order,
        notice: str = "",
        readings: tuple[str, ...] = (),
        *,
        hints: bool = False,
        advice: Advice | None = None,
    ) -> None:
        super().__init__(timeout=None)
        shown = presentation(table.game)
        controls = shown.controls(say, table, seat, order)
        where = f"[{say('hand-table', game=shown.name(say), deal=shown.deal, hand=table.hand)}]({jump_url(table)})"
        container: Container[LayoutView] = Container(
            TextDisplay(f"### {say('hand-title')} · {where}\n{controls.whose_turn()}"), accent_colour=PRIVATE
        )
        if notice:
            container.add_item(TextDisplay(f"> {notice}"))
        if advice is not None:
            container.add_item(TextDisplay(f"> {reason(say, table, controls.view, advice)}"))
            for item in controls.advised(advice):
                container.add_item(item)
        container.add_item(Separator())
        container.add_item(TextDisplay("\n".join([controls.cards() or "–", *filter(None, controls.below())])))
        hint = controls.hint() if hints and not (seat.held or readings or advice) else ""
        if hint:
            container.add_item(TextDisplay(f"-# {ICON} {hint}"))
        for item in controls.question(readings) if readings else controls.rows():
            container.add_item(item)
        self.add_item(container)
