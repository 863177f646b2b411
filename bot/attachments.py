"""Messages with pictures: the files go with the message whenever it is sent or edited."""

from __future__ import annotations

import io

import discord
from discord.ui import Container, Item, LayoutView, MediaGallery

from bot.pictures import Picture

Shown = tuple[Picture, str]
"""A picture and its description."""


class PictureView(LayoutView):
    """A message that may have pictures."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.pictures: list[Picture] = []

    def gallery(self, shown: Shown | None) -> list[Item[LayoutView]]:
        """Returns the item that shows a picture, none where there is none."""
        if shown is None:
            return []
        picture, description = shown
        self.pictures.append(picture)
        gallery: MediaGallery[LayoutView] = MediaGallery()
        gallery.add_item(media=f"attachment://{picture.filename}", description=description)
        return [gallery]


def without_pictures(view: LayoutView) -> bool:
    """Takes the pictures out of a message, where they may not be sent; tells whether there were any."""
    if not isinstance(view, PictureView) or not view.pictures:
        return False
    view.pictures.clear()
    for item in list(view.walk_children()):
        if isinstance(item, MediaGallery) and isinstance(item.parent, Container):
            item.parent.remove_item(item)
    return True


def files(view: LayoutView) -> list[discord.File]:
    """Returns the files to be sent with a message, anew for each request."""
    pictures = view.pictures if isinstance(view, PictureView) else []
    return [discord.File(io.BytesIO(picture.data), picture.filename) for picture in pictures]
