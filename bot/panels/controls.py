"""What a panel offers: the hand as its player sees it, and what that player can do now, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord.ui import Item

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels.buttons import MoveSelect, ReturnToSeat, Sort, value_of
from bot.panels.hint import Follow, Hint
from bot.panels.item import MAX_OPTIONS, Target, row
from bot.render.hand import Order
from bot.tables.table import Seat, Table
from engine.players.advice import Advice


class Controls(ABC):
    """The part of a panel that depends on the game."""

    def __init__(self, say: Tongue, table: Table, seat: Seat, order: Order) -> None:
        self.say = say
        self.plain = say.plain
        """For labels."""
        self.table = table
        self.seat = seat
        self.order = order
        self.view: Any = table.view(seat.number)
        self.target = Target.at(table)

    @property
    def my_turn(self) -> bool:
        """Whether the seat is the one to play."""
        return self.table.to_play == self.seat.number

    def whose_turn(self) -> str:
        """Returns what is expected of the player."""
        if self.seat.held:
            return self.say("hand-held")
        return self.expected() if self.my_turn else self.say("hand-not-your-turn")

    @abstractmethod
    def expected(self) -> str:
        """Returns what the player to play is to do now."""

    @abstractmethod
    def cards(self) -> str:
        """Returns the cards in the hand."""

    def below(self) -> Iterator[str]:
        """Yields lines to stand below the cards."""
        yield from ()

    def hint(self) -> str:
        """Returns what somebody who is new to the game should know now, nothing where it is plain."""
        return ""

    def rows(self) -> Iterator[Item[Any]]:
        """Yields the rows of selects and buttons; whoever is away can only come back."""
        if self.seat.held:
            back = ReturnToSeat.make(self.target, self.say("button-return"), style=discord.ButtonStyle.success)
            yield row(back)
        else:
            yield from self.moves()

    @abstractmethod
    def moves(self) -> Iterator[Item[Any]]:
        """Yields the rows for a player who is there."""

    def question(self, readings: tuple[str, ...]) -> Iterator[Item[Any]]:
        """Yields the question which of several moves is meant, in a game in which that happens."""
        raise NotImplementedError

    def sort_button(self) -> Sort:
        """Returns the button that sorts the hand the other way."""
        other = "button-by-rank" if self.order == "suit" else "button-by-suit"
        return Sort.make(self.target, self.say(other))

    def hint_button(self) -> Hint:
        """Returns the button that asks for a hint."""
        return Hint.make(self.target, self.say("button-hint"))

    def advised(self, advice: Advice) -> Iterator[Item[Any]]:
        """Yields the row of the button that plays the move of a hint."""
        yield row(Follow.of(self.table, advice, self.say("button-follow")))

    def select(self, kind: type[MoveSelect], placeholder: str, found: Iterable[Any]) -> Iterator[Item[Any]]:
        """Yields a select of legal moves, nothing where there are none."""
        label = presentation(self.table.game).label
        options = [
            discord.SelectOption(label=label(self.say, self.view, move), value=value_of(self.view, move))
            for move in list(found)[:MAX_OPTIONS]
        ]
        if options:
            yield row(kind.make(self.target, placeholder, options))
