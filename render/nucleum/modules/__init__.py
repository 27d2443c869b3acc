"""What the modules bring to the pictures: `render/nucleum/modules/<id>/drawings.py` of each that draws anything."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from engine.nucleum.modules import MODULES
from render.nucleum.in_play import drawings_for, drawings_of, every_drawing, know
from render.nucleum.module import Drawings

FOLDERS = frozenset(found.name for found in iter_modules(__path__))
"""Ids of the modules that have drawings."""


def drawings_in(folder: str) -> Drawings:
    """Return the `DRAWINGS` of a folder of a module."""
    found: Drawings = import_module(f"{__name__}.{folder}.drawings").DRAWINGS
    return found


DRAWINGS = tuple(drawings_in(module.id) if module.id in FOLDERS else Drawings(id=module.id) for module in MODULES)
"""What each module brings, in the order of the modules; nothing for one that has no folder."""

know(DRAWINGS)

__all__ = ["DRAWINGS", "drawings_for", "drawings_of", "every_drawing"]
