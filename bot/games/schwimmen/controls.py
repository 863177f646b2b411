"""The controls of a panel of Schwimmen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord.ui import Item

from bot.games.schwimmen.values import best_swaps, worth
from bot.games.thirtyone.buttons import ChooseMove
from bot.games.thirtyone.controls import ThirtyOneControls
from bot.panels.buttons import PlayMove
from bot.panels.item import Target, row
from engine.players.schwimmen import KEEPS
from engine.schwimmen.move import Close, Exchange, Keep, Move, Pass, Swap, SwapAll
from engine.schwimmen.position import NAME
from engine.schwimmen.view import View


class SchwimmenControls(ThirtyOneControls):
    """The dealer's choice; swap one card or all, pass or close."""

    game = NAME
    view: View

    def expected(self) -> str:
        """Returns what the player to play is to do now."""
        if self.view.phase == "choose":
            return self.say("schwimmen-hand-choose")
        if not any(isinstance(move, Swap) for move in self.view.legal):
            return self.say("schwimmen-hand-swapped")
        return self.say("schwimmen-hand-turn" if self.view.knocked_by is None else "schwimmen-hand-last-turn")

    def below(self) -> Iterator[str]:
        """Yields what the hand is worth."""
        if self.view.hand:
            yield self.say("schwimmen-worth", value=worth(self.view.hand))

    def hint(self) -> str:
        """Returns what to think of now."""
        if not self.my_turn:
            return ""
        if self.view.phase == "choose":
            return self.say("schwimmen-hint-choose", value=KEEPS)
        return self.say("schwimmen-hint-turn" if self.view.knocked_by is None else "schwimmen-hint-last-turn")

    def turn(self) -> Iterator[Item[Any]]:
        """Yields the moves of the turn."""
        legal = self.view.legal
        swaps = best_swaps(self.view)
        yield from self.select(ChooseMove, self.say("schwimmen-select-swap"), swaps)
        buttons = [
            self._button(move, primary=isinstance(move, Keep))
            for move in (Keep(), Exchange(), SwapAll(), Pass())
            if move in legal
        ]
        close = self.last_turns("close") if Close() in legal else None
        if buttons or close is not None:
            yield row(*buttons, close)

    def _button(self, move: Move, *, primary: bool) -> PlayMove:
        target = Target(self.target.table, self.target.version, str(move))
        key = {Keep: "keep", Exchange: "exchange", SwapAll: "swap-all", Pass: "pass"}[type(move)]
        value = worth(self.view.pool or ()) if isinstance(move, SwapAll) else ""
        style = discord.ButtonStyle.primary if primary else discord.ButtonStyle.secondary
        return PlayMove.make(target, self.say(f"schwimmen-button-{key}", value=value), style=style)
