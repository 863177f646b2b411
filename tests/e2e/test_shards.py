"""A bot that has several shards, all of them or some."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.e2e.kit import Circle
from tests.e2e.play import begin, to_play


async def test_a_table_is_played_and_restored_on_its_shard(tmp_path: Path, migrated: Path) -> None:
    circle = Circle(Path(shutil.copy(migrated, tmp_path / "scala40.db")), shard_count=3)
    await circle.start()
    anna, bruno = circle.person("anna"), circle.person("bruno")
    await begin(anna, bruno)
    await to_play([anna, bruno]).click("draw")
    await circle.restart()
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    assert table.moves == 1
    assert circle.bot.settings.shards.of(circle.guild.id) == circle.bot.get_guild(circle.guild.id).shard_id  # type: ignore[union-attr]
    await circle.close()
    circle.environment.raise_errors()
