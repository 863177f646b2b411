"""A hand as a strip of cards."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import faces
from bot.pictures.canvas import MARGIN, WIDTH, Canvas, Picture
from bot.pictures.inks import AMBER, FELT, Scheme
from engine.cards import Card

LARGEST = 96
"""The width of a card in pixels, where so many fit."""
GAP = 8
RING, SLIT = 4, 2
"""Thickness of the frame around a new card, and of the felt between them."""
MOST_IN_ROW = 10
LIFT = 12
"""How far new cards stick out."""


@dataclass(frozen=True, slots=True)
class HandPicture:
    """What a picture of a hand shows. Its alt text: the cards in order, and which ones are new."""

    cards: tuple[Card, ...]
    """In the order in which they are to be seen."""
    new: tuple[int, ...] = ()
    """The places of new cards in `cards`."""
    scheme: Scheme = "four"


def draw_hand(view: HandPicture) -> Picture:
    """Draws a hand, in rows of about the same length."""
    in_row = row_length(len(view.cards))
    width = min(LARGEST, (WIDTH - 2 * MARGIN + GAP) // in_row - GAP)
    height = faces.card_height(width)
    rows = -(-len(view.cards) // in_row) or 1
    lift = LIFT if view.new else 0
    top, step = MARGIN + lift, height + GAP + lift
    whole = 2 * MARGIN + in_row * (width + GAP) - GAP
    canvas = Canvas(whole, top + rows * step - GAP + MARGIN, FELT)
    for place, card in enumerate(view.cards):
        left = MARGIN + place % in_row * (width + GAP)
        upper = top + place // in_row * step
        if place in view.new:
            upper -= LIFT
            for rim, ink, ground in ((RING + SLIT, AMBER, FELT), (SLIT, FELT, AMBER)):
                frame = (left - rim, upper - rim, left + width + rim, upper + height + rim)
                canvas.rounded(frame, faces.radius(width) + rim, ink, ground)
        canvas.place(faces.face(card, width, view.scheme), left, upper)
    return canvas.picture("hand")


def row_length(count: int) -> int:
    """Returns how many cards lie in a row: at most ten, and as many in each as the last one allows."""
    rows = -(-count // MOST_IN_ROW) or 1
    return max(3, -(-count // rows))
