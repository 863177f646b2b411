"""Messages with pictures or documents: the files go with the message whenever it is sent or edited."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord.ui import Container, File, Item, LayoutView, MediaGallery, TextDisplay

from bot.pictures import Picture

Shown = tuple[Picture, str]
"""A picture and its description."""


class Document(NamedTuple):
    """A file."""

    data: bytes
    filename: str


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


class DocumentView(LayoutView):
    """A message with a file to keep."""

    def __init__(self, text: str, document: Document, accent: int) -> None:
        super().__init__(timeout=None)
        self.document = document
        file: File[LayoutView] = File(f"attachment://{document.filename}")
        self.add_item(Container(TextDisplay(text), file, accent_colour=accent))


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
    attached: Sequence[Picture | Document] = ()
    if isinstance(view, PictureView):
        attached = view.pictures
    elif isinstance(view, DocumentView):
        attached = [view.document]
    return [discord.File(io.BytesIO(file.data), file.filename) for file in attached]
