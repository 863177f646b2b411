"""A database is copied whole, from SQLite into either kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage import Database
from storage.copying import NotEmpty, copy
from storage.records import Prepared
from storage.settings import Setting
from storage.shards import Shards
from tests.storage.test_matches import NOW, new_match, snapshot, update


async def test_everything_is_copied_and_goes_on(database: Database, tmp_path: Path) -> None:
    source = await Database.open(f"sqlite:///{tmp_path / 'source.db'}")
    first = await source.matches.create(new_match())
    second_hand = Prepared(2, "d" * 64, "6" * 64)
    await source.matches.commit(update(first, 2, drafts={0: ("7H 7D 7C",)}, prepared=second_hand))
    ended = {"status": "cancelled", "ended_at": NOW}
    await source.matches.commit(update(first, 3, move=None, match=ended, snapshot=snapshot(3, due_at=NOW)))
    second = await source.matches.create(new_match(rematch_of=first))
    await source.settings.set_of_player(2**60, Setting.LANGUAGE, "it")
    await source.settings.set_of_server(5, Setting.LANGUAGE, "en")
    await source.shards.attend(Shards(), NOW)

    copied = await copy(source, database)

    assert (copied["matches"], copied["moves"], copied["hands"]) == (2, 1, 3)
    for match_id in (first, second):
        assert await database.matches.load(match_id) == await source.matches.load(match_id)
        assert await database.matches.moves(match_id) == await source.matches.moves(match_id)
    assert await database.settings.of_player(2**60, Setting.LANGUAGE) == "it"
    assert await database.settings.of_server(5, Setting.LANGUAGE) == "en"
    assert await database.shards.attended(Shards()) == {0: NOW}
    assert await database.matches.create(new_match(channel=8)) == second + 1
    with pytest.raises(NotEmpty):
        await copy(source, database)
    await source.close()
