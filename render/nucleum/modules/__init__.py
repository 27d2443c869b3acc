"""The modules' parts of the pictures: a folder, or a file of drawings, for each module that has any.

In a folder `contents.py` is the content of its pictures, and `drawings.py` draws it. The bot reads only the former,
so nothing here imports the latter.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from engine.nucleum.modules import MODULES
from render.nucleum.contents import REGISTRY, Contents

FOLDERS = {found.name: found.ispkg for found in iter_modules(__path__)}
"""Ids of the modules with parts in the pictures, and whether each has a folder."""


def contents_of(module: str) -> Contents:
    """Return the content of a module's pictures, empty for one without `contents.py`."""
    path = f"{__name__}.{module}.contents"
    there = FOLDERS.get(module, False) and find_spec(path) is not None
    return import_module(path).CONTENTS if there else Contents(id=module)


def drawings_file(module: str) -> str | None:
    """Return the name of the Python module with a module's drawings; None if it has none."""
    path = f"{__name__}.{module}"
    if FOLDERS.get(module, False):
        path = f"{path}.drawings"
    return path if module in FOLDERS and find_spec(path) is not None else None


CONTENTS: tuple[Contents, ...] = tuple(contents_of(module.id) for module in MODULES)
"""The content of each module's pictures, in the order of the modules."""

REGISTRY.register(CONTENTS)
