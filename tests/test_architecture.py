"""What the code must not do: imports that point the wrong way, impure rules, long files, words outside a catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES = 600

FORBIDDEN = {
    "engine": {"bot", "storage", "discord", "sqlalchemy", "aiosqlite", "asyncio", "datetime", "time", "secrets"},
    "storage": {"bot", "discord", "simcord"},
    "bot/tables": {"discord", "simcord", "sqlalchemy"},
    "bot": {"sqlalchemy", "aiosqlite"},
}
"""Modules that a package must not import."""
EDGE = {"engine/__main__.py": {"time"}}
"""The command line is where the engine meets the world: it times what it runs."""

SINKS = {
    "tell", "send", "send_message", "edit_message", "edit", "TextDisplay", "Button", "Select", "SelectOption", "Choice",
    "Label", "TextInput", "Modal", "Embed", "make", "command", "Group", "describe",
}  # fmt: skip
"""Calls whose text arguments people read."""
SPOKEN = {
    "content", "label", "description", "placeholder", "title", "name", "text", "value", "footer", "reason",
}  # fmt: skip
"""Their keywords that carry text."""
CATALOGUE = {"say", "described", "tongue"}
"""Calls that look a text up; what is inside them is a key."""
COMMAND_NAME = re.compile(r"[a-z][a-z_-]*")


def sources(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def label(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imported(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yields the top-level packages that a module imports, anywhere in it, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((name.name.split(".")[0], node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0], node.lineno


@pytest.mark.parametrize("package", FORBIDDEN)
def test_imports_point_from_bot_to_storage_to_engine(package: str) -> None:
    wrong = [
        f"{label(path)}:{line} imports {name}"
        for path in sources(package)
        for name, line in imported(ast.parse(path.read_text(encoding="utf-8")))
        if name in FORBIDDEN[package] - EDGE.get(label(path), set())
    ]
    assert not wrong, "\n".join(wrong)


def test_the_simulated_discord_stays_in_the_playground() -> None:
    wrong = [
        f"{label(path)}:{line}"
        for path in sources("bot")
        if "playground" not in path.parts
        for name, line in imported(ast.parse(path.read_text(encoding="utf-8")))
        if name == "simcord"
    ]
    assert not wrong, wrong


def test_private_parts_of_the_simulator_are_touched_in_one_module() -> None:
    private = re.compile(r"\b(simcord|environment|preview|backend|env)(\.\w+)*\._(?!_)")
    playground = [path for path in sources("bot/playground") if path.name != "seams.py"]
    wrong = [label(path) for path in playground if private.search(path.read_text(encoding="utf-8"))]
    assert not wrong, wrong


def test_the_engine_is_deterministic() -> None:
    """Chance in the rules comes from `random.Random(seed)` alone, and nothing depends on the hash seed of a process."""
    wrong = []
    for path in sources("engine"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            seeded = called in ("Random", "random.Random") and node.args
            if (re.match(r"random\.(?!Random\(.)", called) or called == "Random") and not seeded:
                wrong.append(f"{label(path)}:{node.lineno} {called} without a seed")
            # The command line reads files and prints; nothing behind it does.
            if called in ("hash", "input") or (called in ("open", "print") and path.name != "__main__.py"):
                wrong.append(f"{label(path)}:{node.lineno} calls {called}")
    assert not wrong, "\n".join(wrong)


def test_no_file_is_long() -> None:
    files = [path for package in ("engine", "storage", "bot", "tests", "bench") for path in sources(package)]
    # Tables of cases are data.
    files = [path for path in files if path.parent.name != "cases"]
    lengths = {label(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    long = {name: lines for name, lines in lengths.items() if lines > MOST_LINES}
    assert not long, long


def words(node: ast.expr) -> Iterator[str]:
    """Yields the literal texts in an expression that a person would read as words."""
    if isinstance(node, ast.Call):
        if called(node) not in CATALOGUE:
            for part in [*node.args, *(keyword.value for keyword in node.keywords)]:
                yield from words(part)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str) and re.search(r"[A-Za-z]{2}", re.sub(r"<[^>]*>|\{[^}]*\}", "", node.value)):
            yield node.value
    elif isinstance(node, ast.Subscript):
        yield from words(node.value)
    elif isinstance(node, ast.IfExp):
        yield from words(node.body)
        yield from words(node.orelse)
    elif not isinstance(node, (ast.Compare, ast.Dict)):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from words(child)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def spoken(node: ast.Call) -> Iterator[str]:
    """Yields the words that a call would show to people."""
    if called(node) not in SINKS:
        return
    for argument in node.args:
        yield from words(argument)
    for keyword in node.keywords:
        if keyword.arg in SPOKEN:
            yield from words(keyword.value)


def test_every_word_that_people_read_is_in_a_catalogue() -> None:
    wrong = []
    for path in sources("bot"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                texts = [text for text in spoken(node) if not COMMAND_NAME.fullmatch(text)]
                wrong += [f"{label(path)}:{node.lineno} says {text!r}" for text in texts]
    assert not wrong, "\n".join(wrong)
