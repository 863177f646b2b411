"""What each person likes: how cards look, how a hand is sorted, when to be notified; and who has been here lately."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, cast, get_args

from bot.clock import Clock
from bot.kept import Kept
from bot.look import Look, Style
from bot.pictures.inks import Scheme
from bot.render.hand import Order
from bot.tiles import Tiles
from storage.outages import Unavailable
from storage.settings import Setting, SettingsRepository
from storage.statistics import StatisticsRepository

Cards = Literal["tiles", "tiles-two", "symbols", "words"]
"""How cards look: tiles in four colours, tiles in two, symbols, words."""
Notify = Literal["always", "away", "never"]
"""When a person is notified of the own turn; `away`: not while they are at it."""

CARDS: tuple[Cards, ...] = get_args(Cards)
NOTIFY: tuple[Notify, ...] = get_args(Notify)
ORDERS: tuple[Order, ...] = get_args(Order)

NEW_FOR = 3
"""Hands of a game after which a person needs no hints any more."""
AWAY = timedelta(minutes=1)
"""Whoever has done nothing for so long is away."""


@dataclass(frozen=True, slots=True)
class Likes:
    """What one person has chosen."""

    cards: Cards = "tiles"
    order: Order = "suit"
    notify: Notify = "always"


class People:
    """What people have chosen."""

    def __init__(
        self,
        settings: SettingsRepository,
        statistics: StatisticsRepository,
        tiles: Tiles,
        clock: Clock | None = None,
    ) -> None:
        self._settings = settings
        self._statistics = statistics
        self._tiles = tiles
        self._likes: Kept[int, Likes] = Kept(clock)
        self._seen: dict[int, datetime] = {}
        self._chosen = 0
        """How often anybody has chosen anything since the start."""
        self._practised: set[tuple[int, str]] = set()

    async def of(self, user_id: int) -> Likes:
        """Returns what a person has chosen; while the database is away, as far as it is known."""
        if self._likes.is_fresh(user_id):
            return self._likes[user_id]
        chosen = self._chosen
        try:
            stored = await self._settings.all_of_player(user_id)
        except Unavailable:
            return self._likes.get(user_id, Likes())
        cards, order, notify = (stored.get(key) for key in (Setting.CARDS, Setting.ORDER, Setting.NOTIFY))
        likes = Likes(
            cards if cards in CARDS else "tiles",
            order if order in ORDERS else "suit",
            notify if notify in NOTIFY else "always",
        )
        # What was read before somebody has chosen may be older than the choice.
        if chosen == self._chosen:
            self._likes[user_id] = likes
        return likes

    async def choose(self, user_id: int, setting: Setting, value: str) -> None:
        """Sets one of the choices."""
        await self._settings.set_of_player(user_id, setting, value)
        self._chosen += 1
        self._likes.pop(user_id, None)

    def forget(self, user_id: int) -> None:
        """Forgets what a person has chosen and done, which the database has forgotten."""
        self._chosen += 1
        self._likes.pop(user_id, None)
        self._seen.pop(user_id, None)
        self._practised = {(person, game) for person, game in self._practised if person != user_id}

    def look(self, cards: Cards = "tiles") -> Look:
        """Returns how cards look to whoever has chosen this; the default is that of what everybody sees."""
        style: Style = "tiles" if cards.startswith("tiles") else cast(Style, cards)
        scheme: Scheme = "two" if cards == "tiles-two" else "four"
        return Look(style, scheme, self._tiles.of)

    async def is_new(self, user_id: int, game: str) -> bool:
        """Tells whether a person has finished only a few hands of a game so far."""
        if (user_id, game) in self._practised:
            return False
        try:
            played = await self._statistics.hands_played(user_id, game, NEW_FOR)
        except Unavailable:
            # A hint is not worth an answer that would hide what was done.
            return False
        if played < NEW_FOR:
            return True
        self._practised.add((user_id, game))
        return False

    def seen(self, user_id: int, now: datetime) -> None:
        """Notes that a person is doing something."""
        self._seen[user_id] = now

    async def to_notify(self, people: list[int], now: datetime) -> list[int]:
        """Returns those of some people who want to be notified now."""
        return [user_id for user_id in people if self._wants((await self.of(user_id)).notify, user_id, now)]

    def _wants(self, notify: Notify, user_id: int, now: datetime) -> bool:
        if notify == "away":
            seen = self._seen.get(user_id)
            return seen is None or now - seen >= AWAY
        return notify == "always"
