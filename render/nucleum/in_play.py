"""The drawings of the modules in play: a low-level module, so that imports are not circular."""

from __future__ import annotations

from engine.nucleum.state import TableState
from render.nucleum.contents import Registry
from render.nucleum.module import Drawings

REGISTRY = Registry[Drawings]()
"""The drawings of the modules; `render.nucleum.drawings` fills it."""


def every_drawing() -> Drawings:
    """Return the drawings of all modules, for lookups by a type or name that only one module has."""
    return REGISTRY.everything()


def drawings_of(state: TableState) -> Drawings:
    """Return the drawings of a table's modules."""
    return REGISTRY.by(state.modules)
