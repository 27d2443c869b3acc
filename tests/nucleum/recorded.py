"""Recorded games of Nucleum as parameters of a test."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.nucleum.modules import BOX
from tests.kernel.playthrough import path_of, paths_of, read

RECORDED = paths_of("nucleum")
IN_FORCE = {path: frozenset(BOX.in_force(read(path).options)) for path in RECORDED}
"""The modules of each recorded game."""


def games(paths: Iterable[Path] = RECORDED, *, some: bool = False) -> pytest.MarkDecorator:
    """Return the mark that runs a test with each recorded game as its `path`.

    With `some`, a game whose modules are all in another one is left to the long runs, except the base game.
    """
    left = {path for path, modules in IN_FORCE.items() if any(modules < more for more in IN_FORCE.values())}
    left -= {path_of("nucleum")}
    marked = [pytest.param(path, marks=[pytest.mark.slow] if some and path in left else []) for path in paths]
    return pytest.mark.parametrize("path", marked, ids=lambda path: f"{path.parent.name}-{path.stem}")
