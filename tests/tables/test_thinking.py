"""Where computer seats think."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.tables.thinking import InlineThinker, ProcessThinker
from engine.game import Standing
from engine.games import GAMES

ROOT = Path(__file__).parents[2]
BOT = """
import asyncio, sys, time
sys.path.insert(0, ".")
from bot.tables.thinking import ProcessThinker
from engine.game import Standing
from engine.games import GAMES

async def think():
    game, thinker = GAMES["scat"], ProcessThinker()
    state = game.new_hand(game.rules({}), [Standing()] * 2, 0, "seed")
    await thinker.think("scat", game.view(state, game.to_play(state)), "easy", "a")
    print("thought", flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(think())
"""
"""A process that thinks once, says so, and goes on until it is killed."""


@pytest.fixture
def view() -> object:
    game = GAMES["scala40"]
    state = game.new_hand(game.rules({}), [Standing()] * 2, 0, "seed")
    return game.view(state, game.to_play(state))


async def test_the_worker_process_thinks_what_would_be_thought_inline(view: object) -> None:
    thinker = ProcessThinker()
    try:
        thought = await thinker.think("scala40", view, "normal", "a")
        assert thought == await InlineThinker().think("scala40", view, "normal", "a")
        assert thought in map(str, view.legal)  # type: ignore[attr-defined]
    finally:
        await thinker.close()


async def test_a_worker_that_died_is_replaced(view: object) -> None:
    thinker = ProcessThinker()
    try:
        await thinker.think("scala40", view, "normal", "a")
        (worker,) = thinker._pool._processes.values()  # type: ignore[union-attr]
        worker.kill()
        with pytest.raises(Exception, match="terminated"):
            await thinker.think("scala40", view, "normal", "a")
        assert await thinker.think("scala40", view, "normal", "a")
    finally:
        await thinker.close()


def test_the_worker_ends_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "bot_that_thinks.py"
    script.write_text(BOT, encoding="utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, cwd=ROOT) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline()
        bot.kill()
        # The worker holds the other end of this pipe, too.
        bot.communicate(timeout=60)


async def test_thinking_elsewhere_leaves_the_event_loop_alone(view: object) -> None:
    thinker = ProcessThinker()
    try:
        await thinker.think("scala40", view, "normal", "a")
        longest = 0.0

        async def watch() -> None:
            nonlocal longest
            while True:
                before = time.perf_counter()
                await asyncio.sleep(0)
                longest = max(longest, time.perf_counter() - before)

        watcher = asyncio.create_task(watch())
        await asyncio.gather(*(thinker.think("scala40", view, "normal", str(n)) for n in range(20)))
        watcher.cancel()
    finally:
        await thinker.close()
    assert longest < 0.25


async def test_closing_what_never_thought_is_nothing() -> None:
    await ProcessThinker().close()
    await InlineThinker().close()
