"""Every stored case is drawn once a run, when it is first looked at."""

from __future__ import annotations

import pytest

from render.view import Picture
from tests.render.cases import cases


class Drawn(dict[str, Picture]):
    """The pictures of stored cases by name."""

    def __missing__(self, name: str) -> Picture:
        self[name] = picture = cases()[name]()
        return picture


_drawn = Drawn()


@pytest.fixture
def drawn() -> Drawn:
    """Return the picture of every stored case."""
    return _drawn
