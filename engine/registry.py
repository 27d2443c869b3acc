"""Every game the bot offers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from engine.kernel import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Return all registered games by id."""
    from engine.nanotech.game import Nanotech
    from engine.nucleum.game import Nucleum
    from engine.nucleum.library import the_box

    return {game.id: game for game in (Nucleum(the_box()), Nanotech())}


def load_games(overrides: Path | None = None) -> None:
    """Load all games before they are needed, with the host's file of corrected component values if there is one.

    Raises ComponentError when that cannot be used.
    """
    from engine.nucleum.data.load import ours
    from engine.nucleum.library import GameBox, use_box
    from engine.nucleum.modules import MODULES

    if overrides is not None:
        box = GameBox(MODULES, ours, overrides)
        _ = box.components  # raises when they cannot be used
        use_box(box)
        games.cache_clear()
    games()
