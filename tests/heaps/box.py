"""Two Heaps registered beside the bot's own games, with its texts, as if its lines stood where CONTRIBUTING says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import catalogue
from engine.kernel import Game
from engine.registry import games, use_games
from render.painters import painters
from render.registry import pictures
from tests.heaps.game import TwoHeaps
from tests.heaps.pictures import HeapsPainter

TEXTS = Path(__file__).parent / "text"


def link_texts(folder: Path) -> None:
    """Fill an empty folder with the texts of the bot and of Two Heaps."""
    for source in (catalogue.TEXT_FOLDER, TEXTS):
        for locale in source.iterdir():
            (folder / locale.name).mkdir(exist_ok=True)
            for file in locale.iterdir():
                (folder / locale.name / file.name).symlink_to(file)


@contextmanager
def two_heaps(folder: Path, game: Game[Any] | None = None) -> Iterator[Game[Any]]:
    """Have the bot offer Two Heaps, or another game with its texts and pictures; `folder` is an empty one for texts."""
    own, game = tuple(games().values()), game or TwoHeaps()
    link_texts(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "TEXT_FOLDER", folder)
        patch.setattr(catalogue, "_catalogue", cache(catalogue.Catalogue))
        patch.setattr(catalogue, "digest", lambda: "with Two Heaps")
        for known in (pictures(), painters()):
            patch.setitem(known, game.id, HeapsPainter())
        use_games(*own, game)
        yield game
        use_games(*own)
