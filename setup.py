"""Adds what pyproject.toml cannot say: with COMPILE=1 the search core becomes machine code (`python3 dev.py wheel`)."""

import os
from pathlib import Path
from typing import Any

from setuptools import setup

PURE = {"__init__.py", "convert.py"}
"""Modules in which nothing takes time."""


def extensions() -> list[Any]:
    """Returns the search core's modules for the compiler; none where only Python is wanted."""
    if os.environ.get("COMPILE") != "1":
        return []
    # Only a compiled build needs it: the `wheel` group of pyproject.toml.
    from mypyc.build import mypycify

    core = sorted(Path("engine/scala40/fast").glob("*.py"))
    return mypycify([str(path) for path in core if path.name not in PURE])


setup(ext_modules=extensions())
