"""The bot's numbers in the format of Prometheus; needs the extra `metrics`."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from bot.tables.meter import BOUNDS, Meter, Times

if TYPE_CHECKING:
    from bot.client import CardsBot

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class BotCollector:
    """Reads the numbers when they are asked for."""

    def __init__(self, bot: CardsBot, loop_delay: Times) -> None:
        self._bot = bot
        self._loop_delay = loop_delay

    def collect(self) -> Iterator[Metric]:
        """Yields every metric."""
        yield _histogram("cards_event_loop_delay_seconds", "By how much the event loop was late.", self._loop_delay)
        latency = GaugeMetricFamily("cards_discord_latency_seconds", "Answer time of the gateway.", labels=["shard"])
        for shard, seconds in self._bot.latencies:
            if math.isfinite(seconds):
                latency.add_metric([str(shard)], seconds)
        yield latency
        yield GaugeMetricFamily("cards_servers", "Servers that the bot is in.", value=len(self._bot.guilds))
        if hasattr(self._bot, "host"):
            yield GaugeMetricFamily("cards_open_tables", "Tables that are open.", value=self._bot.host.open_tables)
            yield from self._of_host(self._bot.host.meter)

    def _of_host(self, meter: Meter) -> Iterator[Metric]:
        yield _histogram("cards_change_seconds", "From the wish to change a table to its commit.", meter.changes)
        yield _counter("cards_moves", "Moves by who made them.", "by", meter.moves)
        yield _counter("cards_refusals", "Refusals by their code.", "code", meter.refusals)


def render(bot: CardsBot, loop_delay: Times) -> bytes:
    """Returns all numbers as they are now."""
    registry = CollectorRegistry()
    registry.register(BotCollector(bot, loop_delay))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    return generate_latest(registry)


def _counter(name: str, about: str, label: str, counted: dict[str, int]) -> Metric:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, number in sorted(counted.items()):
        family.add_metric([value], number)
    return family


def _histogram(name: str, about: str, times: Times) -> Metric:
    bounds = [*map(str, BOUNDS), "+Inf"]
    buckets = [(bound, float(number)) for bound, number in zip(bounds, accumulate(times.classes), strict=True)]
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=times.seconds)
