"""The games that the bot hosts, by name."""

from __future__ import annotations

from typing import Any

from engine.game import Game
from engine.samba.game import Samba
from engine.scala40.game import Scala40
from engine.scat.game import Scat
from engine.schwimmen.game import Schwimmen

GAMES: dict[str, Game[Any, Any, Any, Any]] = {game.name: game for game in (Scala40(), Scat(), Schwimmen(), Samba())}
