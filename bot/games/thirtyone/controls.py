"""What the panels of the games of 31 have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord.ui import Item

from bot.games.thirtyone.buttons import Claim, Confirm, LastTurns, Unclaimed
from bot.panels.buttons import Back
from bot.panels.controls import Controls
from bot.panels.item import Target, row
from bot.render.hand import spread
from engine.cards import Card


class ThirtyOneControls(Controls):
    """A hand of three cards in one line; the claim above everything else."""

    game: str

    @property
    def new(self) -> Card | None:
        """The card to be marked in the hand."""
        return None

    def cards(self) -> str:
        """Returns the cards in the hand."""
        return spread(self.say, self.view.hand, self.order, self.new, lines_by_suit=False)

    def whose_turn(self) -> str:
        """Returns what is expected of the player: above all the answer that everybody waits for."""
        if self.seat.number in self.table.asked and not self.seat.held:
            return self.say(f"{self.game}-hand-asked")
        if self.view.knocked_by is not None and not self.seat.held and self._has_played():
            return self.say(f"{self.game}-hand-over")
        return super().whose_turn()

    def _has_played(self) -> bool:
        """Tells whether the seat has had its last turn after a knock: those from the seat to play on have not."""
        seats, first, knocker = len(self.table.seats), self.view.to_play, self.view.knocked_by
        left: int = 0 if first is None else (knocker - first) % seats
        return first is None or (self.seat.number - first) % seats >= left

    def moves(self) -> Iterator[Item[Any]]:
        """Yields the claim where there is one, and the moves of the turn."""
        if self.may("declare"):
            claim = Claim.make(self.target, self.say(f"{self.game}-button-declare"), style=discord.ButtonStyle.success)
            asked = self.seat.number in self.table.asked and self.may("stand")
            keep = Unclaimed.make(self.target, self.say(f"{self.game}-button-undeclared")) if asked else None
            yield row(claim, keep)
        if self.my_turn:
            yield from self.turn()
            yield row(self.hint_button())

    def may(self, verb: str) -> bool:
        """Tells whether a move with this verb is legal now."""
        return any(move.verb == verb for move in self.view.legal)

    def turn(self) -> Iterator[Item[Any]]:
        """Yields the moves of the turn."""
        raise NotImplementedError

    def last_turns(self, move: str) -> LastTurns:
        """Returns the button that knocks or closes."""
        target = Target(self.target.table, self.target.version, move)
        return LastTurns.make(target, self.say(f"{self.game}-button-{move}"))

    def question(self, readings: tuple[str, ...]) -> Iterator[Item[Any]]:
        """Yields the question whether to knock or close."""
        target = Target(self.target.table, self.target.version, readings[0])
        label = self.say(f"{self.game}-button-{readings[0]}-now")
        yes = Confirm.make(target, label, style=discord.ButtonStyle.danger)
        yield row(yes, Back.make(self.target, self.say("button-back")))
