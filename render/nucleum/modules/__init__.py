"""What the modules bring to the pictures: a folder for each that brings anything.

`contents.py` says what its pictures hold, `drawings.py` draws it. The bot reads the former alone, so nothing here
imports the latter.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from engine.nucleum.modules import MODULES
from render.nucleum.contents import BROUGHT, Contents

FOLDERS = frozenset(found.name for found in iter_modules(__path__))
"""Ids of the modules that bring anything to the pictures."""


def part_of(module: str, file: str, name: str) -> Any:
    """Return the value called `name` in a file of a module's folder; None when there is no such file."""
    path = f"{__name__}.{module}.{file}"
    return getattr(import_module(path), name) if module in FOLDERS and find_spec(path) is not None else None


CONTENTS: tuple[Contents, ...] = tuple(
    part_of(module.id, "contents", "CONTENTS") or Contents(id=module.id) for module in MODULES
)
"""What the pictures of each module hold, in the order of the modules."""

BROUGHT.know(CONTENTS)
