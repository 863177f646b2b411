"""Where pictures are drawn: in a thread, each once as long as it is remembered."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache

from bot.pictures.canvas import Picture
from bot.pictures.chart import ChartPicture, draw_chart
from bot.pictures.hand import HandPicture, draw_hand
from bot.pictures.ranking import RankingPicture, draw_ranking
from bot.pictures.table import TablePicture, draw_table

log = logging.getLogger(__name__)

Subject = HandPicture | TablePicture | ChartPicture | RankingPicture

REMEMBERED = 256
"""Pictures; 20 kB each."""


async def draw(subject: Subject) -> Picture | None:
    """Draws a picture off the event loop; None, and a log entry, where that fails: the text beside it tells all."""
    try:
        return await asyncio.to_thread(drawn, subject)
    except Exception:
        log.exception("a picture cannot be drawn: %r", type(subject).__name__)
        return None


@lru_cache(maxsize=REMEMBERED)
def drawn(subject: Subject) -> Picture:
    """Returns the picture of a subject; the same subject has the same picture, byte by byte."""
    match subject:
        case HandPicture():
            return draw_hand(subject)
        case TablePicture():
            return draw_table(subject)
        case ChartPicture():
            return draw_chart(subject)
        case RankingPicture():
            return draw_ranking(subject)
