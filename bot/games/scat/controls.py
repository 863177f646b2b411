"""The controls of a panel of Scat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord.ui import Item

from bot.games.thirtyone.buttons import Unclaimed
from bot.games.thirtyone.controls import ThirtyOneControls
from bot.panels.buttons import Draw, PlayMove, StopHand, Take
from bot.panels.item import Target, row
from bot.render.cards import card
from engine.cards import Card, remove
from engine.scat.move import Discard, Knock, Move, Stand, Stop
from engine.scat.position import NAME
from engine.scat.scoring import counted
from engine.scat.view import View
from engine.thirtyone.value import in_points, value

BUTTONS = 2
"""Discards side by side: their labels are long for a phone."""


class ScatControls(ThirtyOneControls):
    """Draw, take or knock; then discard one of four cards."""

    game = NAME
    view: View

    @property
    def new(self) -> Card | None:
        """The card drawn in this turn."""
        return self.view.drawn

    def expected(self) -> str:
        """Returns what the player to play is to do now."""
        if self.view.phase == "play":
            return self.say("scat-hand-discard")
        return self.say("scat-hand-draw" if self.view.knocked_by is None else "scat-hand-last-turn")

    def below(self) -> Iterator[str]:
        """Yields what the hand is worth, the card drawn, and that a 31 was not declared."""
        hand = self.view.hand
        if len(hand) == 3:
            # A 31 in hand is worth 31 for as long as it may be declared.
            late = self.seat.number in self.view.lapsed
            worth = counted(hand, self.view.rules) if late else value(hand, self.view.rules.triple)
            yield self.say("scat-worth", value=str(in_points(worth)))
            if late:
                yield f"-# {self.say('scat-hand-lapsed')}"
            elif self.may("declare") and self.seat.number not in self.table.asked:
                yield self.say("scat-hand-claim")
        elif self.view.drawn is not None:
            key = "scat-hand-taken" if self.view.taken is not None else "hand-drawn"
            yield f"-# {self.say(key, card=card(self.plain, self.view.drawn))}"

    def hint(self) -> str:
        """Returns what to think of now."""
        if not self.my_turn or self.may("declare"):
            return ""
        if self.view.phase == "play":
            return self.say("scat-hint-discard")
        return self.say("scat-hint-draw" if self.view.knocked_by is None else "scat-hint-last-turn")

    def turn(self) -> Iterator[Item[Any]]:
        """Yields the moves of the turn."""
        if self.view.phase == "play":
            yield from self._discards()
            return
        legal = self.view.legal
        stock = self.view.stock > 0
        # Whoever draws gives a 31 away.
        style = discord.ButtonStyle.secondary if self.may("declare") else discord.ButtonStyle.primary
        first = Draw.make(self.target, self.say("button-draw"), style=style) if stock else None
        top = self.view.top
        take = Take.make(self.target, self.say("button-take", card=card(self.plain, top))) if top is not None else None
        yield row(first, take, self.last_turns("knock") if Knock() in legal else None)
        stand = Unclaimed.make(self.target, self.say("scat-button-stand")) if Stand() in legal else None
        stop = StopHand.make(self.target, self.say("scat-button-stop")) if Stop() in legal else None
        if stand is not None or stop is not None:
            yield row(stand, stop)

    def _discards(self) -> Iterator[Item[Any]]:
        """Yields a button for each card that may be discarded, the one that leaves most in the most striking colour."""
        moves = sorted((move for move in self.view.legal if isinstance(move, Discard)), key=self._left, reverse=True)
        buttons = []
        for place, move in enumerate(moves):
            target = Target(self.target.table, self.target.version, str(move))
            style = discord.ButtonStyle.primary if place == 0 else discord.ButtonStyle.secondary
            left = str(in_points(self._left(move)))
            label = self.say("scat-button-discard", card=card(self.plain, move.card), value=left)
            buttons.append(PlayMove.make(target, label, style=style))
        for first in range(0, len(buttons), BUTTONS):
            yield row(*buttons[first : first + BUTTONS])

    def _left(self, move: Move) -> int:
        """Returns what a discard leaves, in halves of a point."""
        left = remove(self.view.hand, [move.card]) if isinstance(move, Discard) else None
        return value(left or (), self.view.rules.triple)
