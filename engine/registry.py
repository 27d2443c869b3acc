"""Every game the bot offers."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.kernel import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Return all registered games by id."""
    from engine.nanotech.game import Nanotech
    from engine.nucleum.game import Nucleum

    return {game.id: game for game in (Nucleum(), Nanotech())}
