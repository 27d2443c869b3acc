"""The games in use. The program registers them at its start (`engine.games`), so that nothing else needs to know them."""

from __future__ import annotations

from typing import Any

from engine.kernel import Game

_games: dict[str, Game[Any]] = {}


def use_games(*games: Game[Any]) -> None:
    """Register these games in place of all others."""
    _games.clear()
    _games.update({game.id: game for game in games})


def are_used() -> bool:
    """Return whether games have been registered."""
    return bool(_games)


def games() -> dict[str, Game[Any]]:
    """Return all games by id. Raises LookupError if none have been registered."""
    if not _games:
        raise LookupError("no games are in use yet: call engine.games.load_games first")
    return _games
