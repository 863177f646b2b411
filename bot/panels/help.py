"""Help: how to begin, and one game in a minute."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord
from discord.ui import Container, Separator, TextDisplay

from bot.attachments import PictureView, Shown
from bot.games.books import BOOKS
from bot.games.presentation import Presentation, presentation
from bot.i18n import Tongue
from bot.panels.choice import SettingSelect
from bot.panels.item import PRIVATE, row
from bot.pictures import CardRow, TablePicture, draw
from bot.render.cards import from_notation
from bot.request import Request
from engine.notation import read_cards

STEPS = ("start", "turn", "play", "more", "fair")


async def show_help(request: Request, game: str) -> None:
    """Answers with the page."""
    shown = presentation(game)
    pictures = [await picture_of(request.say, shown, number) for number in range(len(shown.lessons))]
    await request.show(HelpView(request.say, shown, pictures))


class HelpView(PictureView):
    """The page."""

    def __init__(self, say: Tongue, shown: Presentation, pictures: Sequence[Shown | None]) -> None:
        super().__init__()
        steps = "\n".join(say(f"help-{step}", command=shown.command) for step in STEPS)
        container: Container[HelpView] = Container(
            TextDisplay(f"### {say('help-title')}\n{steps}"),
            Separator(),
            TextDisplay(f"### {say('help-game', game=shown.name(say))}\n{say(f'{shown.game}-aim')}"),
            accent_colour=PRIVATE,
        )
        for lesson, picture in zip(shown.lessons, pictures, strict=True):
            container.add_item(TextDisplay(say(f"{shown.game}-lesson-{lesson.word}")))
            for item in self.gallery(picture):
                container.add_item(item)
        options = [
            discord.SelectOption(label=presentation(game).name(say), value=game, default=game == shown.game)
            for game in BOOKS
        ]
        container.add_item(row(HelpGame.make(say("help-choose"), options)))
        self.add_item(container)


async def picture_of(say: Tongue, shown: Presentation, number: int) -> Shown | None:
    """Returns the picture of a lesson, each under a name of its own."""
    rows = shown.lessons[number].rows
    if not rows:
        return None
    subject = TablePicture((), tuple(CardRow(read_cards(cards) or ()) for cards in rows), scheme=say.look.scheme)
    picture = await draw(subject)
    alt = " + ".join(from_notation(say.plain, cards) for cards in rows)
    return None if picture is None else (picture._replace(filename=f"{number}-{picture.filename}"), alt)


class HelpGame(SettingSelect, prefix="help-game"):
    """Which game to learn."""

    @classmethod
    async def show(cls, request: Request) -> None:
        """Shows the page of the first game."""
        await show_help(request, next(iter(BOOKS)))

    async def press(self, request: Request) -> None:
        """Shows the page of the game that was chosen."""
        game = next(iter(self.item.values), "")
        await show_help(request, game if game in self.values() else next(iter(BOOKS)))

    def values(self) -> Collection[str]:
        """Returns the games."""
        return BOOKS
