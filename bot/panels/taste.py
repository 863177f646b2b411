"""How a person likes things, on one private page: what cards look like, how a hand is sorted, when to be notified."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.i18n import Tongue
from bot.panels.choice import SettingSelect
from bot.panels.item import PRIVATE, row
from bot.people import CARDS, NOTIFY, ORDERS, Likes
from bot.render.cards import cards
from bot.request import Request
from engine.notation import read_cards
from storage.settings import Setting

SAMPLE = read_cards("AS KH 10D 7C JK") or ()
"""Cards to show what a choice looks like."""


async def show_taste(request: Request) -> None:
    """Answers with the page."""
    await request.show(TasteView(request.say, request.likes))


class TasteView(LayoutView):
    """The page, with some cards as they look now."""

    def __init__(self, say: Tongue, likes: Likes) -> None:
        super().__init__(timeout=None)
        self.add_item(
            Container(
                TextDisplay(f"### {say('taste-title')}\n{cards(say, SAMPLE)}"),
                Separator(),
                TextDisplay(f"**{say('taste-cards')}**"),
                row(CardsChoice.make(say("taste-cards"), _options(say, "taste-cards", CARDS, likes.cards))),
                TextDisplay(f"**{say('taste-order')}**"),
                row(OrderChoice.make(say("taste-order"), _options(say, "taste-order", ORDERS, likes.order))),
                TextDisplay(f"**{say('taste-notify')}**"),
                row(NotifyChoice.make(say("taste-notify"), _options(say, "taste-notify", NOTIFY, likes.notify))),
                accent_colour=PRIVATE,
            )
        )


def _options(say: Tongue, key: str, values: Sequence[str], chosen: str) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=say(f"{key}-{value}"), value=value, default=value == chosen) for value in values]


class TasteSelect(SettingSelect):
    """A choice of one's own."""

    setting: Setting

    @classmethod
    async def show(cls, request: Request) -> None:
        """Shows the page."""
        await show_taste(request)

    async def choose(self, request: Request, value: str) -> None:
        """Sets it for whoever has chosen."""
        await request.bot.people.choose(request.user_id, self.setting, value)


class CardsChoice(TasteSelect, prefix="taste-cards"):
    """What cards look like."""

    setting = Setting.CARDS

    def values(self) -> Collection[str]:
        """Returns the ways."""
        return CARDS


class OrderChoice(TasteSelect, prefix="taste-order"):
    """How the hand is sorted."""

    setting = Setting.ORDER

    def values(self) -> Collection[str]:
        """Returns the orders."""
        return ORDERS


class NotifyChoice(TasteSelect, prefix="taste-notify"):
    """When to be notified."""

    setting = Setting.NOTIFY

    def values(self) -> Collection[str]:
        """Returns the times."""
        return NOTIFY
