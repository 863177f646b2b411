"""Every private part of simcord that the playground and the end-to-end tests touch.

The release is pinned to 3.2.1 in pyproject.toml and checked at the start, because any other may change what is used
here. simcord is made for tests; each function says what a page that people play on needs beyond that."""

from __future__ import annotations

import asyncio
import functools
import weakref
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any

import simcord
from simcord import _runtime, _settlement, interactions
from simcord import env as environments
from simcord.backend.models.message import EPHEMERAL_FLAG
from simcord.preview import Preview, _media

Action = Callable[[Any, Any], Awaitable[dict[str, Any]]]

DAY = 24 * 3600.0
LOG_LIMIT = 2000
EPHEMERALS = 6
INTERACTIONS = 500


def set_time(environment: simcord.Env, instant: datetime) -> None:
    """Sets the simulated clock: it has no public parameter and would always start on 2026-01-01."""
    environment.backend.clock._epoch = instant


def on_event(environment: simcord.Env, callback: Callable[[], None]) -> None:
    """Calls back after every gateway event, which is when pages become out of date."""
    environment.backend.subscribers.append(lambda _event, _payload: callback())


def keep_pages(preview: Preview) -> None:
    """Lets a page live for a day without a request: the lease of ten minutes ends it when a laptop sleeps."""
    preview._PAGE_LEASE_SECONDS = DAY  # type: ignore[misc]


def open_at_the_end(preview: Preview) -> None:
    """Lets a new page show the newest messages; it would open at the one that was newest when the preview began."""
    if preview._python is not None:
        preview._python.target_id = preview._python.window_end_id = None


def guard_actions(preview: Preview, guard: Callable[[str], AbstractAsyncContextManager[None]]) -> None:
    """Runs every action of a page inside `guard(page id)`, which takes the lock that it shares with the clock.

    simcord refuses an action while time is moved, and one from a page that was published anew in the meantime; under
    the lock the first cannot happen, and the second is harmless: the control is looked up in the current message."""
    act: Action = preview._action

    async def guarded(context: Any, body: Mapping[str, Any]) -> dict[str, Any]:
        async with guard(context):
            page = preview._get_page(context)
            if "published_revision" in body and body.get("sequence") == page.last_sequence + 1:
                body = {**body, "published_revision": page.revision}
            return await act(context, body)

    preview._action = guarded  # type: ignore[method-assign, assignment]


def publish(preview: Preview, besides: str | None = None) -> None:
    """Shows the current state on every page besides one; `Preview.refresh` would settle the bot once more.

    Costs some 5 ms for each message in sight, so the page of Python callers, which nobody sees, is left out."""
    preview._advance_presentation_time()
    for page in tuple(preview._pages.values()):
        if page.id in preview._pages and page.id != besides and page is not preview._python:
            preview._publish(page, reason="refresh")


def trim(environment: simcord.Env) -> None:
    """Forgets old records, which a test keeps for its report and which would fill the memory of a long game."""
    backend = environment.backend
    for records in (backend.transcript, backend.http_requests):
        if len(records) > LOG_LIMIT:
            del records[: -LOG_LIMIT // 2]
    if len(backend.interactions) > INTERACTIONS:
        for number in sorted(backend.interactions)[: -INTERACTIONS // 2]:
            backend.interaction_tokens.pop(backend.interactions.pop(number).token, None)


def dismiss(environment: simcord.Env, keep: int = EPHEMERALS) -> bool:
    """Drops all but each person's newest ephemeral messages, as a client does when it is opened again."""
    dropped = False
    for messages in environment.backend.messages.values():
        seen: Counter[Any] = Counter()
        for number in sorted(messages, reverse=True):
            message = messages[number]
            if not message.flags & EPHEMERAL_FLAG:
                continue
            reader = (message.interaction_metadata or {}).get("user", {}).get("id")
            seen[reader] += 1
            if seen[reader] > keep:
                for attachment in message.attachments:
                    environment.backend.cdn._blobs.pop(attachment["url"], None)
                del messages[number]
                dropped = True
    return dropped


def set_locale(locale: str) -> None:
    """Gives everybody's Discord a language: simcord sends en-US in every interaction."""
    original = interactions.base_payload

    def localised(*args: Any, **kwargs: Any) -> Any:
        record, payload = original(*args, **kwargs)
        payload["locale"] = payload["guild_locale"] = locale
        return record, payload

    interactions.base_payload = localised


def decode_in_thread() -> None:
    """Decodes the bot's own pictures in a thread (0.3 s) instead of a new Python process for each (2 s)."""

    async def decode(self: Any, key: str, blob: bytes, media_time: float | None) -> Any:
        try:
            return await asyncio.to_thread(_media._process_media, blob, media_time)
        except _media.MediaError as error:
            self._cache[key] = error
            raise

    _media.MediaWorker._decode = decode  # type: ignore[method-assign]


PERMANENT_WAITS = frozenset(
    {
        "discord Client.wait_for listener",
        "discord View/Modal completion",
        "discord View/Modal expiry timer",
        "discord.ext.tasks loop interval",
    }
)


def settle_quickly(idle: float = 0.002) -> None:
    """Makes an action cost milliseconds, also beside a thousand waiting tasks.

    simcord looks every 50 ms whether the bot has come to rest, works out anew for every waiting task that it waits,
    and compares callbacks field by field when one is done."""
    settle = simcord.Env._settle_internal
    if hasattr(settle, "__wrapped__"):
        return

    @functools.wraps(settle)
    async def quick(self: simcord.Env, **options: Any) -> None:
        await settle(self, **{"idle": idle, **options})

    simcord.Env._settle_internal = quick  # type: ignore[method-assign]

    parked: weakref.WeakKeyDictionary[asyncio.Task[Any], Any] = weakref.WeakKeyDictionary()
    virtualize = _settlement._virtualize_recognized_waits

    def is_known(task: Any) -> bool:
        waiter = task._fut_waiter
        return waiter is not None and not waiter.done() and parked.get(task) is waiter

    def is_parked(state: Any, task: Any, deadline: float) -> bool:
        if is_known(task):
            return True
        reason = _settlement._park_reason(state, task, deadline)
        if reason in PERMANENT_WAITS or (reason is not None and task in state.work.external_waits):
            parked[task] = task._fut_waiter
        return reason is not None

    def virtualize_new(state: Any, pending: list[asyncio.Task[Any]]) -> None:
        fresh = [task for task in pending if not is_known(task)]
        if fresh:
            virtualize(state, fresh)

    for module in (_settlement, environments):
        module._is_parked = is_parked  # type: ignore[attr-defined]
        module._virtualize_recognized_waits = virtualize_new  # type: ignore[attr-defined]
    _runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
    _runtime._CallbackRecord.__hash__ = object.__hash__  # type: ignore[method-assign]
