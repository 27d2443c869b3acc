"""The drawings of the modules in play, for whoever draws: at the bottom, so that nothing imports in a circle.

`render.nucleum.drawings` fills it once with its list.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.nucleum.state import TableState
from render.nucleum.contents import merged
from render.nucleum.module import Drawings

_known: tuple[Drawings, ...] = ()


def know(drawings: Iterable[Drawings]) -> None:
    """Take `drawings` for all there are, in their order; ValueError, and nothing changed, if they contradict."""
    global _known  # noqa: PLW0603
    found = tuple(drawings)
    merged(found)
    _known = found
    drawings_for.cache_clear()
    every_drawing.cache_clear()


@cache
def drawings_for(modules: tuple[str, ...]) -> Drawings:
    """Return what these modules bring to the pictures; one without drawings of its own brings nothing."""
    return merged([each for each in _known if each.id in modules])


@cache
def every_drawing() -> Drawings:
    """Return what all modules bring: for what is found by a type or a name, which only one module has."""
    return merged(_known)


def drawings_of(state: TableState) -> Drawings:
    """Return what the modules of a table bring to its pictures."""
    return drawings_for(state.modules)
