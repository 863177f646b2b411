"""Picking cards by hand: any meld, first melds piece by piece, any addition, a way to take the pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import discord

from bot.games.samba.aside import ASIDE, held, lay_down
from bot.games.samba.hand import arranged, group_of
from bot.i18n import Tongue
from bot.panels.item import MAX_OPTIONS, Target
from bot.panels.modal import Answers, TableModal
from bot.panels.play import show_hand, why_no_hand
from bot.render.cards import card
from bot.render.hand import Order
from bot.request import Request
from bot.tables.table import Table
from engine.cards import Card, rank_of
from engine.game import Refusal
from engine.notation import read_card, write_card, write_cards
from engine.samba.kinds import is_natural, is_red_three
from engine.samba.laying import fault_refusal
from engine.samba.meld import Fault, Meld, added, read_meld
from engine.samba.view import View

FIELDS = 5
"""What a modal can ask for."""
MOST_LABEL = 45


def may_pick(table: Table, seat: int) -> bool:
    """Tells whether a seat can do something with cards: play them in its turn, or lay them aside before the first melds
    of its team."""
    view: View = table.view(seat)
    return bool(view.hand) and view.asker is None and (table.to_play == seat or _is_first(view))


def _is_first(view: View) -> bool:
    return view.team is not None and view.teams[view.team].minimum > 0


def fields(cards: Sequence[Card], order: Order) -> list[list[Card]]:
    """Returns a sorted hand in at most five parts of at most 25 cards: by suit or rank where they are small enough."""
    parts = [list(part) for _, part in groupby(cards, lambda one: group_of(one, order))]
    if len(parts) > FIELDS or any(len(part) > MAX_OPTIONS for part in parts):
        parts = _packed(parts)
    if len(parts) > FIELDS:
        parts = [list(cards[first : first + MAX_OPTIONS]) for first in range(0, len(cards), MAX_OPTIONS)]
    return parts[:FIELDS]


def _packed(parts: list[list[Card]]) -> list[list[Card]]:
    """Puts neighbouring parts together while there is room, and divides those that are too large."""
    packed: list[list[Card]] = []
    share = max(-(-sum(map(len, parts)) // FIELDS), 1)
    for part in parts:
        for first in range(0, len(part), MAX_OPTIONS):
            piece = part[first : first + MAX_OPTIONS]
            if packed and len(packed[-1]) < share and len(packed[-1]) + len(piece) <= MAX_OPTIONS:
                packed[-1] += piece
            else:
                packed.append(list(piece))
    return packed


class PickModal(TableModal, prefix="cards-picked"):
    """Asks for cards in several selects; where they go is asked afterwards, if they go to several places."""

    def __init__(self, say: Tongue, table: Table, seat: int, order: Order) -> None:
        super().__init__(Target.at(table), say("pick-title"))
        view: View = table.view(seat)
        cards = arranged(held(table, seat, view.hand), order)
        place = 0
        for number, part in enumerate(fields(cards, order)):
            # The place in the hand keeps equal cards apart.
            options = [
                discord.SelectOption(label=card(say.plain, one), value=f"{place + at} {write_card(one)}")
                for at, one in enumerate(part)
            ]
            place += len(part)
            select: discord.ui.Select[PickModal] = discord.ui.Select(
                custom_id=f"cards{number}",
                options=options,
                min_values=0,
                max_values=len(options),
                required=False,
                placeholder=say("pick-cards-placeholder"),
            )
            first, last = card(say.plain, part[0]), card(say.plain, part[-1])
            text = first if first == last else f"{first} – {last}"
            self.add_item(discord.ui.Label(text=text[:MOST_LABEL], component=select))

    @classmethod
    async def act(cls, request: Request, table: Table, target: Target, answers: Answers) -> None:
        """Does with the cards what they are good for, and asks where they are good for several things."""
        seat = table.seat_of(request.user_id)
        if seat is None or why_no_hand(table, seat) is not None:
            await show_hand(request, table)
            return
        view: View = table.view(seat.number)
        if table.version != target.version and not _is_first(view):
            await show_hand(request, table, request.say("refusal-stale"))
            return
        found = [read_card(value.rpartition(" ")[2]) for values in answers.values() for value in values]
        cards = tuple(one for one in found if one is not None)
        ways = list(_ways(table, view, cards))
        if len(ways) == 1:
            await lay_down(request, table, ways[0])
        elif ways:
            await show_hand(request, table, request.say("samba-pick-where"), tuple(ways[:MAX_OPTIONS]))
        else:
            await show_hand(request, table, request.explain(_why_not(view, cards), table))


def _ways(table: Table, view: View, cards: tuple[Card, ...]) -> Iterator[str]:
    """Yields what can be done with cards: moves, or a meld to be laid aside. The rules have the last word."""
    seat, text = view.seat, write_cards(cards)
    if seat is None or not cards:
        return
    my_turn = table.to_play == seat
    if my_turn and view.phase == "draw" and _takes(view, cards):
        first = table.draft(seat) if _is_first(view) else ()
        yield " / ".join([f"take pile with {text}", *first])
    meld = read_meld(cards, view.rules)
    if _is_first(view):
        if isinstance(meld, Meld):
            yield f"{ASIDE}{meld}"
    elif my_turn and view.phase == "play":
        if isinstance(meld, Meld):
            yield f"meld {meld}"
        for number, lying in enumerate(view.teams[view.team or 0].melds, start=1):
            if isinstance(added(lying, cards, view.rules), Meld):
                yield f"add {text} to {number}"
    if my_turn and view.phase == "play" and len(cards) == 1 and is_red_three(cards[0]):
        yield f"red {text}"


def _takes(view: View, cards: tuple[Card, ...]) -> bool:
    """Tells whether cards are a pair, and more, of the rank of the top discard."""
    naturals = [one for one in cards if is_natural(one)]
    same = view.top is not None and all(rank_of(one) == rank_of(view.top) for one in naturals)
    return same and len(naturals) >= 2 and (len(cards) == 2 or isinstance(read_meld(cards, view.rules), Meld))


def _why_not(view: View, cards: tuple[Card, ...]) -> Refusal:
    if view.phase == "draw" and view.seat == view.to_play and not _is_first(view):
        return Refusal("draw_first")
    found = read_meld(cards, view.rules)
    problem = found if isinstance(found, Fault) else Fault("does_not_fit")
    return fault_refusal(cards, problem, view.rules)
