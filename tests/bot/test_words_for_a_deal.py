"""Each game calls what is played from one deal to the next by its own word wherever it is named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games.presentation import presentation
from bot.i18n import tongue
from bot.panels import notes
from bot.panels.hand import HandView
from bot.panels.parked import ParkedView
from bot.panels.proof import proof_view
from bot.panels.summary import SummaryView
from bot.panels.table import TableView
from bot.render import scores
from bot.tables.proof import Proof
from bot.tables.table import Table
from engine.games import GAMES
from tests.bot.tables31 import over, played, table
from tests.bot.test_panels import written

SAY = tongue("en")
WORDS = {"scala40": "hand", "scat": "deal", "schwimmen": "deal", "samba": "round"}
LAST: dict[str, tuple[Table, str]] = {
    "scala40": (table("scala40", "2C", "3D", phase="play", discard="QS", stock="9C"), "discard 2C"),
    "scat": (table("scat", "AH KH QH", "2C 3D 4S", discard="10C", stock="9H"), "declare"),
    "schwimmen": (table("schwimmen", "AH KH QH", "7C 8D 9S", phase="draw", pool="JH 7D 7S"), "declare"),
    "samba": (table("samba", "KC KD KH AS AD AH 4C", "4D", discard="KS", stock=""), "stop"),
}


def texts(game: str) -> Iterator[str]:
    """Yields every message that names the number of a hand."""
    now = LAST[game][0]
    yield written(TableView(SAY, now))
    yield written(HandView(SAY, now, now.seats[0], "suit"))
    yield written(ParkedView(SAY, now))
    yield notes.locked(SAY, now, now.hand, "c" * 64)
    yield scores.page(SAY, replace(now, hand=3, seats=(replace(now.seats[0], eliminated_in=2), *now.seats[1:])))
    ended = replace(played(*LAST[game]), commitment="c" * 64)
    yield written(SummaryView(SAY, ended, over(ended)[1]))
    yield written(proof_view(SAY, Proof(1, game, 3, "c", "s", None, 0, None, ()), None, 1))
    yield SAY("proof-choice", game=game, match=1, deal=presentation(game).deal, hand=3, players="Anna")


def test_every_game_has_a_word() -> None:
    assert list(WORDS) == sorted(WORDS, key=list(GAMES).index)


@pytest.mark.parametrize("game", WORDS)
def test_a_game_names_its_deals_by_one_word(game: str) -> None:
    others = set(WORDS.values()) - {WORDS[game]}
    for text in texts(game):
        assert f"{WORDS[game]} " in text.lower()
        for word in others:
            assert not any(f"{word} {number}" in text.lower() for number in range(10)), text
