"""The controls of a panel of Samba."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord.ui import Item

from bot.games.samba import moves
from bot.games.samba.aside import held
from bot.games.samba.buttons import AskPartner, DiscardOther, LayAside, PickCards, TakeHow, TakePile, Where
from bot.games.samba.hand import arranged, spread
from bot.games.samba.pick import may_pick
from bot.panels.buttons import (
    MOST_VALUE,
    AddToTable,
    Back,
    DiscardCard,
    Draw,
    PlayMove,
    PutDown,
    StopHand,
    TakeAsideBack,
    UndoLast,
    value_of,
)
from bot.panels.controls import Controls
from bot.panels.item import MAX_OPTIONS, Target, row, rows
from bot.render import names
from bot.render.cards import card, cards, from_notation
from engine.notation import read_cards
from engine.samba.kinds import total_value
from engine.samba.move import Add, Answer, Ask, Discard, Lay, Merge, Move, Red, TakeTo, TakeWith, Undo
from engine.samba.move import Draw as DrawMove
from engine.samba.rules import COMPLETES
from engine.samba.view import TeamView, View

MOST_NAMED = 12
"""New cards that are named below the hand; more are only underlined in it."""


ANSWERED = {
    (True, True): "samba-hand-yes-binding",
    (False, True): "samba-hand-no-binding",
    (True, False): "samba-hand-yes-advice",
    (False, False): "samba-hand-no-advice",
}
"""By whether the partner said yes, and whether that binds."""


class SambaControls(Controls):
    """Draw or take the pile; put down, add, ask the partner, discard; melds laid aside before the first ones."""

    view: View

    @property
    def team(self) -> TeamView:
        """The own team."""
        return self.view.teams[self.view.seats[self.seat.number].team]

    @property
    def aside(self) -> tuple[str, ...]:
        """The melds laid aside."""
        return self.table.draft(self.seat.number)

    def whose_turn(self) -> str:
        """Returns what is expected of the player; whoever waits for an answer is told from whom."""
        view = self.view
        if view.asker == self.seat.number and view.to_play is not None:
            return self.say("samba-hand-waiting", name=names.of(self.table, view.to_play))
        return super().whose_turn()

    def expected(self) -> str:
        """Returns what the player to play is to do now."""
        view = self.view
        if view.asker is not None:
            return self.say("samba-hand-asked", name=names.of(self.table, view.asker))
        if view.phase == "draw":
            return self.say("samba-hand-draw" if view.stock else "samba-hand-no-stock")
        if view.asked is not None:
            return self.say(ANSWERED[view.asked == "yes", view.rules.ask_binding])
        if self.team.minimum:
            return self.say("samba-hand-first", minimum=self.team.minimum)
        return self.say("hand-play")

    def cards(self) -> str:
        """Returns the cards in the hand that are not laid aside."""
        return spread(self.say, held(self.table, self.seat.number, self.view.hand), self.order, self.view.drawn)

    def below(self) -> Iterator[str]:
        """Yields the new cards, how far the team is from going out, and the melds laid aside."""
        new, completes = self.view.drawn, self.team.completes
        if 0 < len(new) <= MOST_NAMED:
            yield f"-# {self.say('samba-hand-new', cards=cards(self.plain, arranged(new, self.order)))}"
        if self.team.minimum:
            yield f"-# {self.say('samba-hand-minimum', minimum=self.team.minimum)}"
        else:
            yield f"-# {self.say('samba-hand-completes', count=completes, needed=COMPLETES)}"
        if self.aside:
            value, minimum = self._value_aside(), self.team.minimum
            yield f"**{self.say('hand-aside', value=value, minimum=minimum, missing=max(0, minimum - value))}**"
            for number, meld in enumerate(self.aside, start=1):
                yield f"`{number}` {from_notation(self.plain, meld)}"

    def _value_aside(self) -> int:
        return sum(total_value(read_cards(meld) or ()) for meld in self.aside)

    def hint(self) -> str:
        """Returns the next step towards a canasta or a samba."""
        if not self.my_turn or self.view.asker is not None:
            return ""
        if self.view.phase == "draw":
            return self.say("samba-hint-draw")
        if self.team.minimum:
            best = max((sum(meld.value for meld in move.melds) for move in self._lays()), default=0)
            return self.say("samba-hint-can-open" if best else "samba-hint-collect", minimum=self.team.minimum)
        return self.say("samba-hint-play" if self.team.completes < COMPLETES else "samba-hint-out")

    def question(self, readings: tuple[str, ...]) -> Iterator[Item[Any]]:
        """Yields the question what is to be done with cards, or how the pile is taken."""
        known = {value_of(self.view, move): moves.label(self.say, self.view, move) for move in self.view.legal}
        options = [
            discord.SelectOption(label=known.get(move) or moves.reading(self.plain, move), value=move)
            for move in readings[:MAX_OPTIONS]
            if len(move) <= MOST_VALUE
        ]
        yield row(Where.make(self.target, self.say("samba-select-where"), options))
        yield row(Back.make(self.target, self.say("button-back")))

    def moves(self) -> Iterator[Item[Any]]:
        """Yields the rows of selects and buttons."""
        if not self.my_turn:
            yield row(self._pick(), self.sort_button())
        elif self.view.asker is not None:
            yield row(*self._answers(), self.hint_button())
        elif self.view.phase == "draw":
            yield from self._draws()
        else:
            yield from self._turn()
        if self.aside:
            yield self._aside_row()

    def _answers(self) -> Iterator[Item[Any]]:
        for move in self._legal(Answer):
            target = Target(self.target.table, self.target.version, str(move))
            style = discord.ButtonStyle.success if move == Answer(True) else discord.ButtonStyle.secondary
            yield PlayMove.make(target, moves.label(self.say, self.view, move), style=style)

    def _draws(self) -> Iterator[Item[Any]]:
        say, target, ways = self.say, self.target, self._legal(TakeWith, TakeTo)
        if self._legal(DrawMove):
            first: Item[Any] = Draw.make(target, say("button-draw"), style=discord.ButtonStyle.primary)
        else:
            first = StopHand.make(target, say("samba-button-stop"), style=discord.ButtonStyle.danger)
        take = TakePile.make(target, say("samba-button-take")) if len(ways) == 1 else None
        yield from rows(first, take, self._pick(), self.sort_button(), self.hint_button())
        if len(ways) > 1:
            yield from self.select(TakeHow, say("samba-select-take"), ways)

    def _turn(self) -> Iterator[Item[Any]]:
        say, target = self.say, self.target
        yield from self.select(PutDown, say("select-put-down"), self._lays())
        yield from self.select(AddToTable, say("samba-select-add"), self._legal(Add, Merge))
        yield from self._discards()
        ask = AskPartner.make(target, say("samba-button-ask")) if self._legal(Ask) else None
        undo = UndoLast.make(target, say("button-undo")) if self._legal(Undo) else None
        reds = [
            PlayMove.make(
                Target(target.table, target.version, str(move)),
                moves.label(say, self.view, move),
                style=discord.ButtonStyle.primary,
            )
            for move in self._legal(Red)
        ]
        yield from rows(*reds, ask, self._pick(), self.sort_button(), undo, self.hint_button())

    def _discards(self) -> Iterator[Item[Any]]:
        """Yields one select, two where a hand has more different cards than one holds."""
        left = held(self.table, self.seat.number, self.view.hand)
        order = list(dict.fromkeys(arranged(left, self.order)))
        found = sorted(
            (move for move in self._legal(Discard) if isinstance(move, Discard) and move.card in left),
            key=lambda move: order.index(move.card),
        )
        if len(found) <= MAX_OPTIONS:
            yield from self.select(DiscardCard, self.say("select-discard"), found)
            return
        half = -(-len(found) // 2)
        for kind, part in ((DiscardCard, found[:half]), (DiscardOther, found[half:])):
            ends = [card(self.plain, move.card) for move in (part[0], part[-1])]
            text = self.say("samba-select-discard", first=ends[0], last=ends[1])
            yield from self.select(kind, text, part)

    def _aside_row(self) -> Item[Any]:
        value = self._value_aside()
        ready = self.my_turn and self.view.phase == "play" and value >= self.team.minimum
        style = discord.ButtonStyle.success if ready else discord.ButtonStyle.secondary
        return row(
            LayAside.make(self.target, self.say("button-open", value=value), style=style, disabled=not ready),
            TakeAsideBack.make(self.target, self.say("button-take-back")),
        )

    def _pick(self) -> Item[Any] | None:
        if not may_pick(self.table, self.seat.number):
            return None
        return PickCards.make(self.target, self.say("button-pick"))

    def _legal(self, *kinds: type[Move]) -> list[Move]:
        return moves.choices(self.view, *kinds)

    def _lays(self) -> list[Lay]:
        """Returns the new melds that leave alone what is laid aside, or have it among them."""
        left = list(held(self.table, self.seat.number, self.view.hand))
        found = [move for move in self._legal(Lay) if isinstance(move, Lay)]
        if not self.aside:
            return found
        aside = [sorted(read_cards(meld) or ()) for meld in self.aside]

        def keeps(move: Lay) -> bool:
            rest = [meld for meld in move.melds if sorted(meld.cards) not in aside]
            needed = [one for meld in rest for one in meld.cards]
            return all(needed.count(one) <= left.count(one) for one in needed)

        return [move for move in found if keeps(move)]
