"""Compares what the engine answers with what a case expects."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any

from tests.engine.cases import Case, Json, Step


def suit(card: str) -> str:
    """The suit letter of a card in notation."""
    return card[-1]


def meld_key(text: str) -> tuple[str, ...]:
    """A meld in notation as a key: a run as it lies, a set without the order of its cards."""
    cards = text.split()
    return tuple(cards) if len({suit(card) for card in cards}) == 1 else tuple(sorted(cards))


def move_key(text: str) -> tuple[Any, ...]:
    """A move in notation as a key: the melds of a move as a bag."""
    verb, _, rest = text.partition(" ")
    if verb in ("open", "meld") or rest.startswith("pile with"):
        return (verb, *sorted(meld_key(meld) for meld in rest.split("/")))
    return (verb, rest)


def derived(position: Mapping[str, Any]) -> Json:
    """The position with sizes of stock and pile, and the pile's top."""
    pile = str(position["discard"]).split()
    stock = position["stock"]
    return {
        **position,
        "stock_size": stock if isinstance(stock, int) else len(stock.split()),
        "discard_size": len(pile),
        "top": pile[-1] if pile else None,
    }


def differences(expected: Any, actual: Any, where: str = "") -> Iterator[str]:
    """Yields where a fragment is not in a document: objects by their named fields, lists element by element."""
    key = where.rpartition(".")[2]
    if isinstance(expected, Mapping):
        if not isinstance(actual, Mapping):
            yield f"{where}: {actual!r} is no object"
            return
        for name, value in expected.items():
            if name not in actual:
                yield f"{where}.{name} is missing"
            else:
                yield from differences(value, actual[name], f"{where}.{name}")
    elif key.startswith("hand") and isinstance(expected, str) and isinstance(actual, str):
        if sorted(expected.split()) != sorted(actual.split()):
            yield f"{where}: {actual!r}, not {expected!r}"
    elif (key == "meld" or where.startswith(".table[")) and isinstance(expected, str):
        if meld_key(str(actual)) != meld_key(expected):
            yield f"{where}: {actual!r}, not {expected!r}"
    elif isinstance(expected, list | tuple) and isinstance(actual, list | tuple):
        if len(expected) != len(actual):
            yield f"{where}: {actual!r}, not {expected!r}"
            return
        for index, (one, other) in enumerate(zip(expected, actual, strict=True)):
            yield from differences(one, other, f"{where}[{index}]")
    elif expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
        yield f"{where}: {actual!r}, not {expected!r}"


def step_problems(step: Step, result: Json) -> Iterator[str]:
    """Yields what is wrong with the result of one move."""
    if result.get("move") != step.move:
        yield f"the result is of {result.get('move')!r}"
    if step.ok is not None and result.get("ok") is not step.ok:
        yield f"{step.move!r}: {'refused' if step.ok else 'accepted'} ({result})"
        return
    if step.ok is False:
        if not result.get("refused") or not result.get("why"):
            yield f"{step.move!r}: a refusal without its code or reason ({result})"
        if "{" in str(result.get("why")):
            yield f"{step.move!r}: a figure is missing in {result.get('why')!r}"
        for word in step.why:
            if word not in str(result.get("why")):
                yield f"{step.move!r}: the reason does not name {word!r} ({result.get('why')})"
        if step.code is not None and result.get("refused") != step.code:
            yield f"{step.move!r}: refused as {result.get('refused')!r}, not {step.code!r}"
        readings = result.get("readings", [])
        if sorted(map(move_key, readings)) != sorted(map(move_key, step.readings)):
            yield f"{step.move!r}: asks about {readings}, not {list(step.readings)} ({result.get('why')})"
    events = iter(result.get("events", ()))
    for wanted in step.events:
        if not any(not list(differences(wanted, happened)) for happened in events):
            yield f"{step.move!r}: no event {wanted} in its place among {result.get('events')}"


def problems(case: Case, answer: Json) -> list[str]:
    """Everything in the answer of `try` that the case does not expect."""
    found: list[str] = []
    results = answer["results"]
    if len(results) != len(case.steps):
        return [f"{len(results)} results for {len(case.steps)} moves"]
    for step, result in zip(case.steps, results, strict=True):
        found += step_problems(step, result)
    found += differences(case.after, derived(answer["position"]))
    listed = set(map(move_key, answer["legal"]))
    found += [f"listed twice: {move}" for move in set(answer["legal"]) if answer["legal"].count(move) > 1]
    found += [f"not listed: {move}" for move in case.legal if move_key(move) not in listed]
    found += [f"listed: {move}" for move in case.illegal if move_key(move) in listed]
    return found


def document(case: Case, profile: str | None = None) -> Json:
    """The document that `try` gets for a case."""
    asked = copy.deepcopy(case.position)
    if profile is not None:
        asked["rules"]["profile"] = profile
    asked["moves"] = [step.move for step in case.steps]
    return asked
