"""What the web server tells whoever watches the bot."""

from __future__ import annotations

import builtins
import socket
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.operating.web import CannotServe, served
from bot.settings import Settings
from bot.tables.meter import Meter

pytestmark = pytest.mark.usefixtures("no_proxy")


@pytest.fixture
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy"):
        monkeypatch.delenv(name, raising=False)


class Shard:
    def __init__(self, closed: bool) -> None:
        self._closed = closed

    def is_closed(self) -> bool:
        return self._closed


class Database:
    def __init__(self, answers: bool) -> None:
        self._answers = answers

    async def revision(self) -> str:
        if not self._answers:
            raise ConnectionError("postgresql://bot:very-secret@host/cards")
        return "0003"


class Host:
    def __init__(self) -> None:
        self.meter = Meter()
        self.open_tables = 3


class Bot:
    """As much of a bot as is watched."""

    def __init__(self, ready: bool = True, answers: bool = True, closed: bool = False) -> None:
        self._ready = ready
        self.shards = {0: Shard(False), 1: Shard(closed)}
        self.latencies = [(0, 0.05), (1, float("nan"))]
        self.guilds = [object(), object()]
        self.database = Database(answers)
        self.host = Host()

    def is_ready(self) -> bool:
        return self._ready


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def get(bot: Any, port: int, path: str) -> tuple[int, str]:
    settings = Settings(_env_file=None, http_port=port)
    address = f"http://127.0.0.1:{port}{path}"
    async with served(bot, settings), aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


@pytest.mark.parametrize(
    ("bot", "status"),
    [
        (Bot, 200),
        (lambda: Bot(ready=False), 503),
        (lambda: Bot(answers=False), 503),
        (lambda: Bot(closed=True), 503),
    ],
)
async def test_health_says_whether_people_can_be_served(bot: Callable[[], Bot], status: int, port: int) -> None:
    found, text = await get(bot(), port, "/healthz")
    assert found == status
    assert '"tables": 3' in text
    assert "very-secret" not in text


async def test_a_bot_that_is_starting_is_not_healthy_yet(port: int) -> None:
    starting = Bot(ready=False)
    del starting.host, starting.database
    assert (await get(starting, port, "/healthz"))[0] == 503
    assert (await get(starting, port, "/metrics"))[0] == 200


async def test_metrics_are_in_the_format_of_prometheus(port: int) -> None:
    bot = Bot()
    for seconds, mover in ((0.004, "person"), (0.2, "computer"), (9.0, None)):
        bot.host.meter.changed(seconds, mover)
    bot.host.meter.refused("stale")
    status, text = await get(bot, port, "/metrics")
    assert status == 200
    samples = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert samples["cards_open_tables",] == 3
    assert samples["cards_servers",] == 2
    assert samples["cards_moves_total", "person"] == 1
    assert samples["cards_refusals_total", "stale"] == 1
    assert samples["cards_change_seconds_bucket", "0.005"] == 1
    assert samples["cards_change_seconds_bucket", "+Inf"] == samples["cards_change_seconds_count",] == 3
    assert samples["cards_change_seconds_sum",] == pytest.approx(9.204)
    assert samples["cards_discord_latency_seconds", "0"] == 0.05
    assert ("cards_discord_latency_seconds", "1") not in samples
    assert ("cards_event_loop_delay_seconds_count",) in samples
    assert ("process_cpu_seconds_total",) in samples


async def test_without_the_library_metrics_say_what_to_install(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> Any:
        if name == "bot.operating" and "metrics" in (fromlist or ()):
            raise ImportError("No module named 'prometheus_client'")
        return real(name, globals, locals, fromlist, level)

    monkeypatch.setattr(builtins, "__import__", missing)
    status, text = await get(Bot(), port, "/metrics")
    assert status == 501
    assert "pip install" in text


async def test_a_port_that_is_taken_is_one_line(port: int) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with pytest.raises(CannotServe, match=f"HTTP_PORT: 127.0.0.1:{port} cannot be served"):
            await get(Bot(), port, "/healthz")


async def test_without_a_port_nothing_is_served() -> None:
    async with served(Bot(), Settings(_env_file=None)):  # type: ignore[arg-type]
        pass
