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

    return {game.id: game for game in (Nucleum(), Nanotech())}


def load_games(overrides: Path | None = None) -> None:
    """Load all games before they are needed, with the host's file of corrected component values if there is one.

    Raises ComponentError when that cannot be used.
    """
    from engine.nucleum.library import use_overrides

    if overrides is not None:
        use_overrides(overrides)
    games()
