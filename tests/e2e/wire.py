"""What lies between the bot and Discord, and what can go wrong on the way: more than simcord can inject."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.e2e.kit import Circle

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


class Wire:
    """The way of the bot's requests, those about interactions aside."""

    def __init__(self, circle: Circle) -> None:
        self._request = circle.bot.http.request
        self._faults: list[tuple[str, str, Callable[[], Exception], bool]] = []
        self._sent: dict[str, Any] = {}
        circle.bot.http.request = self._pass  # type: ignore[method-assign, assignment]

    def cut(self, method: str, path: str, error: Callable[[], Exception], *, after: bool = False) -> None:
        """Lets a request of this kind fail once; `after`: it is carried out, and only the answer is lost."""
        self._faults.append((method, path, error, after))

    async def _pass(self, route: Any, **given: Any) -> Any:
        found = next((fault for fault in self._faults if fault[:2] == (route.method, route.path)), None)
        if found is not None:
            self._faults.remove(found)
            if not found[3]:
                raise found[2]()
        nonce = _nonce(given)
        if nonce is not None and nonce in self._sent:
            # Discord sends what has the nonce of a message of the last minutes no second time.
            return self._sent[nonce]
        answer = await self._request(route, **given)
        if nonce is not None:
            self._sent[nonce] = answer
        if found is not None:
            raise found[2]()
        return answer


def _nonce(given: dict[str, Any]) -> str | None:
    """Returns the nonce of a message that Discord is asked to send only once."""
    form = [part["value"] for part in given.get("form") or () if part.get("name") == "payload_json"]
    body = json.loads(form[0]) if form else given.get("json")
    return body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
