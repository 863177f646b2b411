"""Pictures of hands, tables and matches, drawn from plain figures; the text beside them tells the same.

    picture = await draw(HandPicture(view.hand, new=(3,)))

They know cards, names and numbers, and no game."""

from bot.pictures.canvas import Picture
from bot.pictures.chart import ChartLine, ChartPicture
from bot.pictures.drawing import Subject, draw, drawn
from bot.pictures.hand import HandPicture
from bot.pictures.inks import Scheme
from bot.pictures.ranking import RankingPicture, RankingRow
from bot.pictures.table import CardRow, SeatLine, TablePicture

__all__ = [
    "CardRow",
    "ChartLine",
    "ChartPicture",
    "HandPicture",
    "Picture",
    "RankingPicture",
    "RankingRow",
    "Scheme",
    "SeatLine",
    "Subject",
    "TablePicture",
    "draw",
    "drawn",
]
