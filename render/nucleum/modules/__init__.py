"""What the modules bring to the pictures: a folder, or a file that draws, for each that brings anything.

In a folder `contents.py` says what its pictures hold, and `drawings.py` draws it. The bot reads the former alone, so
nothing here imports the latter.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from engine.nucleum.modules import MODULES
from render.nucleum.contents import BROUGHT, Contents

FOLDERS = {found.name: found.ispkg for found in iter_modules(__path__)}
"""Ids of the modules that bring anything to the pictures, and whether each has a folder."""


def contents_of(module: str) -> Contents:
    """Return what the pictures of a module hold: nothing for one without `contents.py`."""
    path = f"{__name__}.{module}.contents"
    there = FOLDERS.get(module, False) and find_spec(path) is not None
    return import_module(path).CONTENTS if there else Contents(id=module)


def drawings_file(module: str) -> str | None:
    """Return the name of the Python module that draws what a module brings; None when it draws nothing."""
    path = f"{__name__}.{module}"
    if FOLDERS.get(module, False):
        path = f"{path}.drawings"
    return path if module in FOLDERS and find_spec(path) is not None else None


CONTENTS: tuple[Contents, ...] = tuple(contents_of(module.id) for module in MODULES)
"""What the pictures of each module hold, in the order of the modules."""

BROUGHT.know(CONTENTS)
