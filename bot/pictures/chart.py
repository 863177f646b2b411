"""The totals of a match over its hands, one line a seat."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import fonts, text
from bot.pictures.canvas import FINE, WIDTH, Canvas, Picture
from bot.pictures.inks import ALARM, CHALK, GRID, MIST, SERIES, SLATE

LEFT, TOP, BOTTOM = 98, 34, 420
"""Where the plot is; names are on its right."""
NAMES, MOST_NAMES = 264, 400
"""Pixels for names and last totals: where they are short, and at most."""
HEIGHT = 476
TITLE_HEIGHT = 48
LINE_WIDTH, MARKER, CROSS = 5, 22, 40
TICK_SIZE, NAME_SIZE = 24, 26
BEFORE_MARKER, EDGE = 24, 14
BEFORE_NAME, AFTER_NAME = BEFORE_MARKER + MARKER + 10, 12
TICKS = 5
LABEL_STEP, HAND_STEP, MARKER_STEP = 36, 56, 34
"""Least pixels between two names, two numbers of hands, two markers on a line."""
DASH = 14

SHAPES = (
    (32, 0.0, 1.0),
    (4, 45.0, 1.0),
    (3, 0.0, 1.0),
    (4, 0.0, 1.0),
    (3, 180.0, 1.0),
    (5, 0.0, 0.45),
    (6, 0.0, 1.0),
    (4, 0.0, 0.4),
    (5, 0.0, 1.0),
)
"""A marker for each seat, so that colours alone tell nothing: corners, degrees turned, how far dents reach out."""
CROSSED = (4, 45.0, 0.14)


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One seat."""

    name: str
    totals: tuple[int | None, ...]
    """Its total after each hand; None after a hand that it was not in."""
    out_in: tuple[int, ...] = ()
    """The hands in which it was eliminated, counted from 1."""


@dataclass(frozen=True, slots=True)
class ChartPicture:
    """What a chart shows. Its alt text: each seat's last total and the hand in which it was eliminated."""

    lines: tuple[ChartLine, ...]
    limit: int | None = None
    """Drawn across; whoever reaches it is out, or has won."""
    start: int = 0
    """Everybody's total before the first hand."""
    title: str = ""


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where a hand and a total are on the picture."""

    hands: int
    low: float
    high: float
    top: int
    right: int

    def across(self, hand: int) -> int:
        return LEFT + round((self.right - LEFT) * hand / max(1, self.hands))

    def every(self, pixels: int) -> int:
        """Returns how many hands apart two signs must be to have so many pixels between them."""
        return -(-self.hands * pixels // (self.right - LEFT)) or 1

    def down(self, total: float) -> int:
        return self.top + round((BOTTOM - TOP) * (self.high - total) / (self.high - self.low))


def draw_chart(view: ChartPicture) -> Picture:
    """Draws a chart."""
    lower = TITLE_HEIGHT if view.title else 0
    canvas = Canvas(WIDTH, HEIGHT + lower, SLATE)
    canvas.title(view.title, 46, size=30)
    scale = _scale(view, TOP + lower)
    _axes(canvas, view, scale)
    paths = [_path(line, view.start) for line in view.lines]
    for seat, path in enumerate(paths):
        _line(canvas, scale, path, seat)
    for seat, (line, path) in enumerate(zip(view.lines, paths, strict=True)):
        _marks(canvas, scale, line, path, seat)
    _names(canvas, scale, view.lines, [path[-1][1] for path in paths])
    return canvas.picture("chart")


def _path(line: ChartLine, start: int) -> list[tuple[int, int]]:
    """Returns the points of a line as hand and total."""
    return [(0, start), *((hand, total) for hand, total in enumerate(line.totals, 1) if total is not None)]


def _scale(view: ChartPicture, top: int) -> _Scale:
    totals = [total for line in view.lines for total in line.totals if total is not None]
    known = [0, view.start, *totals, *([] if view.limit is None else [view.limit])]
    low, high = min(known), max(known)
    air = (high - low) * 0.06 or 1.0
    hands = max((len(line.totals) for line in view.lines), default=0)
    return _Scale(hands, low - (air if low < 0 else 0), high + air, top, WIDTH - _names_width(view.lines))


def _names_width(lines: Sequence[ChartLine]) -> int:
    """Returns how much room the names and last totals need, as far as they may have it."""
    name = max(
        (fonts.width(text.shaped(text.name(line.name, seat)), NAME_SIZE) for seat, line in enumerate(lines, 1)),
        default=0,
    )
    lasts = [total for line in lines for total in line.totals[-1:] if total is not None]
    figure = max((fonts.width(str(total), NAME_SIZE, bold=True) for total in lasts), default=0)
    return min(max(NAMES, BEFORE_NAME + name + AFTER_NAME + figure + EDGE), MOST_NAMES)


def ticks(low: float, high: float) -> Iterator[int]:
    """Yields round numbers within a range, about five of them."""
    rough = max(1.0, (high - low) / TICKS)
    unit = 10 ** math.floor(math.log10(rough))
    step = next(int(unit * factor) for factor in (1, 2, 5, 10) if unit * factor >= rough)
    number = math.ceil(low / step) * step
    while number <= high:
        yield number
        number += step


def _axes(canvas: Canvas, view: ChartPicture, scale: _Scale) -> None:
    limit = None if view.limit is None else scale.down(view.limit)
    for number in ticks(scale.low, scale.high):
        height = scale.down(number)
        if limit is None or abs(height - limit) > TICK_SIZE:
            canvas.fill((LEFT, height - 1, scale.right, height + 1), GRID)
            canvas.line(str(number), 4, height + 9, size=TICK_SIZE, ink=MIST, width=LEFT - 14, align="right")
    every = scale.every(HAND_STEP)
    for hand in range(every, scale.hands + 1, every):
        place = scale.across(hand)
        canvas.line(
            str(hand), place - 30, scale.top + BOTTOM - TOP + 36, size=TICK_SIZE, ink=MIST, width=60, align="middle"
        )
    if limit is not None:
        for left in range(LEFT, scale.right, 2 * DASH):
            canvas.fill((left, limit - 1, min(left + DASH, scale.right), limit + 2), ALARM)
        canvas.line(str(view.limit), 4, limit + 9, size=TICK_SIZE, ink=ALARM, width=LEFT - 14, bold=True, align="right")


def _line(canvas: Canvas, scale: _Scale, path: Sequence[tuple[int, int]], seat: int) -> None:
    spots = [(scale.across(hand), scale.down(total)) for hand, total in path]
    left, top = (min(spot[axis] for spot in spots) - LINE_WIDTH for axis in (0, 1))
    right, bottom = (max(spot[axis] for spot in spots) + LINE_WIDTH for axis in (0, 1))
    large = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
    fine = [((x - left) * FINE, (y - top) * FINE) for x, y in spots]
    ImageDraw.Draw(large).line(fine, fill=255, width=LINE_WIDTH * FINE, joint="curve")
    canvas.stamp(large.reduce(FINE), left, top, SERIES[seat % len(SERIES)])


def _marks(canvas: Canvas, scale: _Scale, line: ChartLine, path: Sequence[tuple[int, int]], seat: int) -> None:
    every, last = scale.every(MARKER_STEP), path[-1][0]
    for hand, total in path:
        spot = scale.across(hand), scale.down(total)
        if hand and (hand % every == 0 or hand in (last, *line.out_in)):
            _mark(canvas, spot, seat, crossed=hand in line.out_in)


def _mark(canvas: Canvas, spot: tuple[int, int], seat: int, *, crossed: bool) -> None:
    """Draws a seat's marker around a spot, crossed out where the seat is eliminated."""
    across, down = spot
    drawn = marker(SHAPES[seat % len(SHAPES)], MARKER)
    canvas.stamp(drawn, across - MARKER // 2, down - MARKER // 2, SERIES[seat % len(SERIES)])
    if crossed:
        canvas.stamp(marker(CROSSED, CROSS), across - CROSS // 2, down - CROSS // 2, CHALK)


@lru_cache(maxsize=64)
def marker(shape: tuple[int, float, float], size: int) -> Image.Image:
    """Returns the mask of a marker."""
    corners, turned, dents = shape
    large = Image.new("L", (size * FINE, size * FINE))
    middle = size * FINE / 2
    points = []
    for step in range(2 * corners):
        reach = middle * (1.0 if step % 2 == 0 else dents * math.cos(math.pi / corners) if dents == 1.0 else dents)
        angle = math.radians(turned) + math.pi * step / corners
        points.append((middle + reach * math.sin(angle), middle - reach * math.cos(angle)))
    ImageDraw.Draw(large).polygon(points, fill=255)
    return large.reduce(FINE)


def _names(canvas: Canvas, scale: _Scale, lines: Sequence[ChartLine], lasts: Sequence[int]) -> None:
    """Writes each name and last total where its line ends, as near to that height as the others allow; the names of
    those who are out are struck through."""
    heights = spread([scale.down(last) for last in lasts], scale.top, scale.top + BOTTOM - TOP)
    for seat, (line, last, height) in enumerate(zip(lines, lasts, heights, strict=True)):
        left, ink = scale.right + BEFORE_MARKER, SERIES[seat % len(SERIES)]
        _mark(canvas, (left + MARKER // 2, height), seat, crossed=False)
        figure = str(last)
        room = fonts.width(figure, NAME_SIZE, bold=True)
        canvas.line(figure, WIDTH - EDGE - room, height + 10, size=NAME_SIZE, ink=CHALK, width=room + 2, bold=True)
        shown = text.name(line.name, seat + 1)
        start = scale.right + BEFORE_NAME
        most = WIDTH - EDGE - room - AFTER_NAME - start
        taken = canvas.line(shown, start, height + 10, size=NAME_SIZE, ink=ink, width=most)
        if line.out_in and (line.totals[-1] is None or len(line.totals) in line.out_in):
            canvas.fill((start, height - 1, start + taken, height + 2), ALARM)


def spread(heights: Sequence[int], top: int, bottom: int) -> list[int]:
    """Returns heights in the same order from above, moved apart so that names do not lie on one another."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = list(heights)
    least = top
    for place in order:
        moved[place] = least = max(moved[place], least)
        least += LABEL_STEP
    most = bottom
    for place in reversed(order):
        moved[place] = most = min(moved[place], most)
        most -= LABEL_STEP
    return moved
