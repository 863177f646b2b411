"""A ranking: places, names, and a bar for the figure that decides."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import fonts, text
from bot.pictures.canvas import MARGIN, WIDTH, Canvas, Picture
from bot.pictures.inks import AMBER, BLACK, CHALK, GRID, MIST, SERIES, SLATE, Colour

MOST_ROWS = 15
TITLE_HEIGHT = 56
ROW_HEIGHT, DETAIL_HEIGHT = 66, 34
MEDAL, BAR, MOST_FIGURE = 44, 10, 220
TITLE_SIZE, NAME_SIZE, FIGURE_SIZE, DETAIL_SIZE = 32, 30, 32, 24
MEDALS = (Colour(240, 190, 60), Colour(196, 202, 210), Colour(208, 140, 84))
START = MARGIN + MEDAL + 18
"""Where names begin."""


@dataclass(frozen=True, slots=True)
class RankingRow:
    """One person."""

    place: int
    """Equal where it is shared."""
    name: str
    value: float
    """The length of the bar; none for 0 or less."""
    figure: str
    """The value as it is to be read."""
    detail: str = ""
    """More figures, in the reader's language."""


@dataclass(frozen=True, slots=True)
class RankingPicture:
    """What a ranking shows, at most fifteen rows. Its alt text: title and rows."""

    rows: tuple[RankingRow, ...]
    title: str = ""


def draw_ranking(view: RankingPicture) -> Picture:
    """Draws a ranking."""
    rows = view.rows[:MOST_ROWS]
    step = ROW_HEIGHT + (DETAIL_HEIGHT if any(row.detail for row in rows) else 0)
    top = MARGIN + (TITLE_HEIGHT if view.title else 0)
    canvas = Canvas(WIDTH, top + len(rows) * step + MARGIN, SLATE)
    canvas.title(view.title, MARGIN + 34, size=TITLE_SIZE)
    best = max((row.value for row in rows), default=0.0)
    for number, row in enumerate(rows):
        _row(canvas, row, best, top + number * step)
    return canvas.picture("ranking")


def _row(canvas: Canvas, row: RankingRow, best: float, top: int) -> None:
    right = WIDTH - MARGIN
    _place(canvas, row.place, top + 4)
    room = min(fonts.width(text.shaped(text.clean(row.figure)), FIGURE_SIZE, bold=True), MOST_FIGURE)
    canvas.line(row.figure, right - room - 2, top + 36, size=FIGURE_SIZE, ink=AMBER, width=room + 2, bold=True)
    shown = text.name(row.name, row.place)
    canvas.line(shown, START, top + 36, size=NAME_SIZE, ink=CHALK, width=right - room - 24 - START, bold=True)
    canvas.rounded((START, top + 46, right, top + 46 + BAR), BAR // 2, GRID)
    if row.value > 0:
        length = max(BAR, round((right - START) * row.value / best))
        canvas.rounded((START, top + 46, START + length, top + 46 + BAR), BAR // 2, SERIES[0], GRID)
    canvas.line(row.detail, START, top + 84, size=DETAIL_SIZE, ink=MIST, width=right - START)


def _place(canvas: Canvas, place: int, top: int) -> None:
    """Draws a medal for the first three places, a number for the others."""
    ground, ink = SLATE, MIST
    if place <= len(MEDALS):
        ground, ink = MEDALS[place - 1], BLACK
        canvas.rounded((MARGIN, top, MARGIN + MEDAL, top + MEDAL), MEDAL // 2, ground)
    canvas.line(str(place), MARGIN, top + 32, size=28, ink=ink, width=MEDAL, bold=True, ground=ground, align="middle")
