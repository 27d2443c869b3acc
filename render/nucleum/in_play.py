"""The drawings of the modules in play, for whoever draws: at the bottom, so that nothing imports in a circle."""

from __future__ import annotations

from engine.nucleum.state import TableState
from render.nucleum.contents import Brought
from render.nucleum.module import Drawings

BROUGHT = Brought[Drawings]()
"""What the modules bring to the pictures; `render.nucleum.drawings` fills it."""


def every_drawing() -> Drawings:
    """Return what all modules bring: for what is found by a type or a name, which only one module has."""
    return BROUGHT.everything()


def drawings_of(state: TableState) -> Drawings:
    """Return what the modules of a table bring to its pictures."""
    return BROUGHT.by(state.modules)
