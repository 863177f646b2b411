"""The table of any game: the piles, the seats, and rows of cards such as melds, numbered and with their owners.

There are no words on it, only names, numbers and cards, so that it is the same in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import faces, fonts, text
from bot.pictures.canvas import MARGIN, WIDTH, Canvas, Picture
from bot.pictures.inks import ALARM, AMBER, BACK, BAIZE, CHALK, FELT, MIST, PAPER, Colour, Scheme
from engine.cards import Card

PILE, PILE_GAP = 110, 14
SEAT_HEIGHT, NAME_SIZE, FIGURE_SIZE = 48, 29, 28
SCORE_WIDTH, COUNT_WIDTH, CHECK_WIDTH = 100, 74, 32
COIN, COIN_STEP, MOST_COINS = 20, 26, 4
CARD_WIDTHS = (76, 64, 54)
"""Of the cards in rows: as large as fits into the height of `ROOMY`."""
ROOMY = 420
MOST_IN_LINE = 14
BADGE, BADGE_GAP = 42, 6
CARD_GAP, BLOCK_GAP, LINE_GAP = 4, 22, 16
LABEL_SIZE, LABEL_HEIGHT = 24, 34
MOST_LABEL = 220
"""Pixels for a label under few cards."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat."""

    name: str
    cards: int | None = None
    """How many cards it holds."""
    score: str = ""
    """Its total, as it is to be read."""
    coins: int | None = None
    """Pennies or lives, drawn as that many discs."""
    playing: bool = False
    opened: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards that lie together: a meld, a pool."""

    cards: tuple[Card, ...]
    number: int | None = None
    owner: int | None = None
    """The place in `seats` of whose name is written under the cards."""
    label: str = ""
    """Written where there is no owner, such as a team."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """What a picture of a table shows. Its alt text: the top discard and the stock's count, each row with its number,
    cards and owner, each seat with its figures."""

    seats: tuple[SeatLine, ...]
    rows: tuple[CardRow, ...] = ()
    top: Card | None = None
    """The uppermost discard."""
    stock: int | None = None
    """Cards in the stock; None in a game without piles."""
    scheme: Scheme = "four"
    hands: tuple[CardRow, ...] = ()
    """What everybody was left with, on lines of its own."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Where a row of cards lies, relative to the first one."""

    row: CardRow
    left: int
    top: int
    width: int
    in_line: int
    card: int


def draw_table(view: TablePicture) -> Picture:
    """Draws a table."""
    has_piles = view.stock is not None or view.top is not None
    upper = max(len(view.seats) * SEAT_HEIGHT, faces.card_height(PILE) if has_piles else 0)
    blocks, below = _layout((view.rows, view.hands))
    gap = BLOCK_GAP if upper and blocks else 0
    canvas = Canvas(WIDTH, 2 * MARGIN + upper + gap + below, FELT)
    left = MARGIN
    if has_piles:
        _piles(canvas, view)
        left += 2 * (PILE + PILE_GAP) + PILE_GAP
    top = MARGIN + (upper - len(view.seats) * SEAT_HEIGHT) // 2
    for place in range(len(view.seats)):
        _seat(canvas, view, place, left, top + place * SEAT_HEIGHT)
    for block in blocks:
        _row(canvas, view, block, MARGIN + block.left, MARGIN + upper + gap + block.top)
    return canvas.picture("table")


def _piles(canvas: Canvas, view: TablePicture) -> None:
    height = faces.card_height(PILE)
    place = MARGIN
    for shown in (bool(view.stock), view.top is not None):
        if not shown:
            canvas.rounded((place, MARGIN, place + PILE, MARGIN + height), faces.radius(PILE), BAIZE)
        place += PILE + PILE_GAP
    if view.stock is not None:
        ground = BACK if view.stock else BAIZE
        if view.stock:
            canvas.place(faces.back(PILE), MARGIN, MARGIN)
        middle = MARGIN + height // 2 + 18
        canvas.line(
            str(view.stock), MARGIN, middle, size=48, ink=PAPER, width=PILE, bold=True, ground=ground, align="middle"
        )
    if view.top is not None:
        canvas.place(faces.face(view.top, PILE, view.scheme), MARGIN + PILE + PILE_GAP, MARGIN)


def _seat(canvas: Canvas, view: TablePicture, place: int, left: int, top: int) -> None:
    seat, right, baseline, ground = view.seats[place], WIDTH - MARGIN, top + 34, FELT
    if seat.playing:
        ground = BAIZE
        canvas.rounded((left, top + 2, right, top + SEAT_HEIGHT - 2), 10, BAIZE)
        canvas.line("▶", left + 8, baseline - 2, size=22, ink=AMBER, width=24, ground=BAIZE)
    ink = MIST if seat.out else CHALK
    right -= 12
    if any(other.score for other in view.seats):
        right -= SCORE_WIDTH
        canvas.line(
            seat.score, right, baseline, size=FIGURE_SIZE, ink=ink, width=SCORE_WIDTH, ground=ground, align="right"
        )
    if any(other.coins is not None for other in view.seats):
        right -= MOST_COINS * COIN_STEP
        _coins(canvas, seat.coins or 0, right, top, ground)
    if any(other.cards is not None for other in view.seats):
        right -= COUNT_WIDTH
        if seat.cards is not None:
            canvas.rounded((right, top + 10, right + 20, top + 38), 4, PAPER, ground)
            canvas.rounded((right + 2, top + 12, right + 18, top + 36), 3, BACK, PAPER)
            canvas.line(str(seat.cards), right + 28, baseline, size=FIGURE_SIZE, ink=ink, width=46, ground=ground)
    if any(other.opened for other in view.seats):
        right -= CHECK_WIDTH
        if seat.opened:
            canvas.line("✔", right, baseline, size=26, ink=AMBER, width=CHECK_WIDTH, ground=ground)
    start = left + 36
    shown, room = text.name(seat.name, place + 1), max(0, right - start - 10)
    taken = canvas.line(shown, start, baseline, size=NAME_SIZE, ink=ink, width=room, bold=True, ground=ground)
    if seat.out:
        canvas.fill((start, top + 23, start + taken, top + 26), ALARM)


def _coins(canvas: Canvas, count: int, left: int, top: int, ground: Colour) -> None:
    """Draws that many discs, or one and the number where there is no room for them."""
    discs = count if count <= MOST_COINS else 1
    for disc in range(discs):
        start = left + disc * COIN_STEP
        canvas.rounded((start, top + 14, start + COIN, top + 14 + COIN), COIN // 2, AMBER, ground)
    if discs < count:
        canvas.line(str(count), left + COIN_STEP, top + 34, size=FIGURE_SIZE, ink=CHALK, width=60, ground=ground)


def _layout(groups: Sequence[Sequence[CardRow]]) -> tuple[list[_Block], int]:
    """Places the rows one after another in lines, each group from a line of its own on, with cards as large as there is
    room for; returns the height, too."""
    for width in CARD_WIDTHS:
        blocks, below = _flow(groups, width)
        if below <= ROOMY:
            break
    return blocks, below


def _flow(groups: Sequence[Sequence[CardRow]], card: int) -> tuple[list[_Block], int]:
    blocks: list[_Block] = []
    left = top = line_height = 0
    for place, row in ((place, row) for group in groups for place, row in enumerate(group)):
        block = _block(row, card)
        if left and (place == 0 or left + block.width > WIDTH - 2 * MARGIN):
            left, top, line_height = 0, top + line_height + LINE_GAP, 0
        blocks.append(_Block(row, left, top, block.width, block.in_line, block.card))
        left += block.width + BLOCK_GAP
        line_height = max(line_height, _height(block))
    return blocks, top + line_height


def _block(row: CardRow, card: int) -> _Block:
    """Returns a row's measures: cards get smaller to fit in one line, and many lie in several lines."""
    badge = BADGE + BADGE_GAP if row.number is not None else 0
    lines = -(-len(row.cards) // MOST_IN_LINE) or 1
    in_line = -(-len(row.cards) // lines) or 1
    card = min(card, (WIDTH - 2 * MARGIN - badge) // in_line - CARD_GAP)
    label = min(fonts.width(text.shaped(text.clean(row.label)), LABEL_SIZE), MOST_LABEL)
    return _Block(row, 0, 0, badge + max(max(in_line, 2) * (card + CARD_GAP) - CARD_GAP, label), in_line, card)


def _height(block: _Block) -> int:
    lines = -(-len(block.row.cards) // block.in_line) or 1
    labelled = block.row.owner is not None or bool(block.row.label)
    return lines * (faces.card_height(block.card) + CARD_GAP) - CARD_GAP + (LABEL_HEIGHT if labelled else 0)


def _row(canvas: Canvas, view: TablePicture, block: _Block, left: int, top: int) -> None:
    row, height = block.row, faces.card_height(block.card)
    start = left
    if row.number is not None:
        start += BADGE + BADGE_GAP
        canvas.rounded((left, top, left + BADGE, top + height), 8, BAIZE)
        number = str(row.number)
        baseline = top + height // 2 + 10
        canvas.line(number, left, baseline, size=27, ink=CHALK, width=BADGE, bold=True, ground=BAIZE, align="middle")
    bottom = top
    for across, down, card in _cells(block):
        upper = top + down * (height + CARD_GAP)
        canvas.place(faces.face(card, block.card, view.scheme), start + across * (block.card + CARD_GAP), upper)
        bottom = upper + height
    label = row.label
    if row.owner is not None:
        label = text.name(view.seats[row.owner].name, row.owner + 1)
    canvas.line(label, start, bottom + 25, size=LABEL_SIZE, ink=MIST, width=left + block.width - start)


def _cells(block: _Block) -> Iterator[tuple[int, int, Card]]:
    """Yields each card with its place across and down."""
    for place, card in enumerate(block.row.cards):
        yield place % block.in_line, place // block.in_line, card
