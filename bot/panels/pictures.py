"""Pictures of tables, hands, matches and rankings, each with the description that a screen reader tells."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from discord.ui import Container, TextDisplay

from bot.attachments import PictureView, Shown
from bot.games.presentation import Presentation, presentation
from bot.i18n import Tongue
from bot.panels.item import PRIVATE
from bot.pictures import HandPicture, Subject, draw
from bot.render import figures, names
from bot.render import table as text
from bot.render.cards import cards
from bot.render.hand import Order
from bot.tables.table import Seat, Table
from engine.game import HandResult
from storage.statistics import PlayerFigures

MOST_ALT = 1024
"""Characters of a description that Discord takes."""
_MARKUP = re.compile(r"\*\*|__|~~|`|^-# |^### ", re.MULTILINE)


class PicturePage(PictureView):
    """A page of text with a picture."""

    def __init__(self, content: str, shown: Shown | None) -> None:
        super().__init__()
        self.add_item(Container(TextDisplay(content), *self.gallery(shown), accent_colour=PRIVATE))


async def of_table(say: Tongue, table: Table, result: HandResult | None = None) -> Shown | None:
    """Returns the picture of a table; with the result of its hand also the cards that everybody was left with."""
    shown, view, plain = presentation(table.game), table.view(None), say.plain
    lines = [shown.middle(plain, table, view), text.seats(plain, table, view)]
    return await _drawn(shown.picture(say, table, result), "\n".join(lines))


async def of_hand(say: Tongue, table: Table, seat: Seat, order: Order) -> Shown | None:
    """Returns the picture of a seat's own hand."""
    view = table.view(seat.number)
    held = presentation(table.game).arranged(view.hand, order)
    new = Counter(presentation(table.game).new_cards(view))
    # Of equal cards the first ones are marked, as in the panel.
    places = tuple(place for place, card in enumerate(held) if held[:place].count(card) < new[card])
    return await _drawn(HandPicture(tuple(held), places, say.look.scheme), cards(say.plain, held))


async def of_match(say: Tongue, table: Table, totals: Sequence[tuple[int, int, int]]) -> Shown | None:
    """Returns the chart of a match from (hand, seat, total); none before two hands are over."""
    if len({hand for hand, _, _ in totals}) < 2:
        return None
    shown = presentation(table.game)
    lines = [f"{names.side(side)}: {shown.total(say.plain, table, side[0])}" for side in table.sides]
    return await _drawn(shown.chart(say, table, totals), "\n".join([say("scores-chart"), *lines]))


async def of_leaderboard(say: Tongue, shown: Presentation, title: str, rows: Sequence[PlayerFigures]) -> Shown | None:
    """Returns the picture of a leaderboard; none where nobody is on it."""
    picture = figures.ranking(say, shown, rows)
    alt = "\n".join(f"{row.place}. {names.on_label(row.name)}: {row.figure}" for row in picture.rows)
    return await _drawn(picture, f"{title}\n{alt}") if rows else None


async def _drawn(subject: Subject, alt: str) -> Shown | None:
    picture = await draw(subject)
    return None if picture is None else (picture, _MARKUP.sub("", alt)[:MOST_ALT])
