"""Every stored case is drawn once a run."""

from __future__ import annotations

from functools import cache

import pytest

from render.view import Picture
from tests.render.cases import cases


@pytest.fixture
def drawn() -> dict[str, Picture]:
    """Return the picture of every stored case."""
    return _drawn()


@cache
def _drawn() -> dict[str, Picture]:
    return {name: draw() for name, draw in cases().items()}
