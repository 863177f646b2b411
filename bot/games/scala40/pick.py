"""Picking cards by hand: whatever the lists of moves do not offer can be built here."""

from __future__ import annotations

import discord

from bot.games.scala40.aside import ASIDE, lay_down
from bot.games.scala40.hand import read_melds, without
from bot.games.scala40.moves import span
from bot.i18n import Tongue
from bot.panels.item import MAX_OPTIONS, Target
from bot.panels.modal import Answers, TableModal
from bot.panels.play import show_hand, why_no_hand
from bot.render.cards import card
from bot.render.hand import Order, arrange
from bot.request import Request
from bot.tables.table import Table
from engine.cards import Card, physical
from engine.game import Refusal
from engine.notation import read_card, read_number, write_card, write_cards
from engine.scala40.laying import meld_refusal
from engine.scala40.move import LayOff
from engine.scala40.reading import arrangements, why_not
from engine.scala40.rules import Rules
from engine.scala40.view import View

CARDS, WHERE = "cards", "where"
NEW = "new"
MELD = "meld "


def may_pick(table: Table, seat: int) -> bool:
    """Tells whether a seat can do something with cards: play them in its turn, or lay them aside before its opening."""
    view: View = table.view(seat)
    return bool(_held(table, view, seat)) and (table.to_play == seat or not view.seats[seat].opened)


def _held(table: Table, view: View, seat: int) -> tuple[Card, ...]:
    """Returns the cards of a hand that are not laid aside already."""
    return without(view.hand, read_melds(table.draft(seat)))


class PickModal(TableModal, prefix="picked"):
    """Asks for cards, and once a player has opened for where they go."""

    def __init__(self, say: Tongue, table: Table, seat: int, order: Order) -> None:
        super().__init__(Target.at(table), say("pick-title"))
        view: View = table.view(seat)
        held = arrange(_held(table, view, seat), order)[:MAX_OPTIONS]
        # The place in the hand keeps two equal cards apart.
        options = [
            discord.SelectOption(label=card(say.plain, held_card), value=f"{place} {write_card(held_card)}")
            for place, held_card in enumerate(held)
        ]
        select: discord.ui.Select[PickModal] = discord.ui.Select(
            custom_id=CARDS, options=options, max_values=len(options), placeholder=say("pick-cards-placeholder")
        )
        opened = view.seats[seat].opened
        hint = None if opened else say("pick-cards-hint", minimum=view.rules.opening_min)
        self.add_item(discord.ui.Label(text=say("pick-cards"), description=hint, component=select))
        if opened and view.table:
            self._ask_where(say, view)

    def _ask_where(self, say: Tongue, view: View) -> None:
        melds = [
            say("pick-on-meld", number=number, meld=span(say.plain, meld))
            for number, meld in enumerate(view.table, start=1)
        ]
        options = [discord.SelectOption(label=say("pick-new-meld"), value=NEW, default=True)]
        options += [
            discord.SelectOption(label=label, value=str(number))
            for number, label in enumerate(melds[: MAX_OPTIONS - 1], start=1)
        ]
        select: discord.ui.Select[PickModal] = discord.ui.Select(custom_id=WHERE, options=options)
        self.add_item(discord.ui.Label(text=say("pick-where"), component=select))

    @classmethod
    async def act(cls, request: Request, table: Table, target: Target, answers: Answers) -> None:
        """Lays the cards down, lays them aside before the opening, or attaches them to a meld."""
        seat = table.seat_of(request.user_id)
        if seat is None or why_no_hand(table, seat) is not None:
            await show_hand(request, table)
            return
        view: View = table.view(seat.number)
        found = [read_card(value.rpartition(" ")[2]) for value in answers.get(CARDS, ())]
        cards = tuple(held for held in found if held is not None)
        where = next(iter(answers.get(WHERE, ())), NEW)
        if not view.seats[seat.number].opened:
            # Whatever the others have done meanwhile, the own hand is the same.
            await _lay(request, table, view.rules, cards, ASIDE)
        elif table.version != target.version:
            await show_hand(request, table, request.say("refusal-stale"))
        elif where == NEW:
            await _lay(request, table, view.rules, cards, MELD)
        else:
            await _attach(request, table, view, cards, read_number(where) or 0)


async def _lay(request: Request, table: Table, rules: Rules, cards: tuple[Card, ...], verb: str) -> None:
    melds = arrangements(cards, rules)
    if not melds:
        refusal = meld_refusal(write_cards(cards), why_not(cards, rules), rules)
        await show_hand(request, table, request.explain(refusal, table))
    elif len(melds) == 1:
        await lay_down(request, table, f"{verb}{melds[0]}")
    else:
        readings = tuple(f"{verb}{meld}" for meld in melds)
        await show_hand(request, table, request.say("pick-which-reading"), readings)


async def _attach(request: Request, table: Table, view: View, cards: tuple[Card, ...], number: int) -> None:
    """Attaches the cards one by one in whatever order fits; what fits nowhere is refused by the rules."""
    left = list(cards)
    while left:
        fitting = [
            move
            for move in view.legal
            if isinstance(move, LayOff) and move.number == number and physical(move.card) in left
        ]
        same = [move for move in fitting if physical(move.card) == physical(fitting[0].card)]
        if len(same) > 1:
            await show_hand(request, table, request.say("pick-which-reading"), tuple(map(str, same)))
            return
        added = same[0].card if same else left[0]
        text = f"layoff {write_card(added)} to {number}"
        result = await request.host.play(table.id, request.user_id, text, table.version)
        if isinstance(result, Refusal):
            await show_hand(request, table, request.explain(result, table), result.readings)
            return
        left.remove(physical(added))
        table = result.table
        view = table.view(view.seat)
    await show_hand(request, table)
