"""The rule books of all games, by the name of the game."""

from __future__ import annotations

from bot.games.rulebook import RuleBook
from bot.games.samba.options import BOOK as SAMBA
from bot.games.scala40.options import BOOK as SCALA40
from bot.games.scat.options import BOOK as SCAT
from bot.games.schwimmen.options import BOOK as SCHWIMMEN

BOOKS: dict[str, RuleBook] = {book.game: book for book in (SCALA40, SCAT, SCHWIMMEN, SAMBA)}
