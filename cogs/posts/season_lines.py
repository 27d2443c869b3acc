"""Seasons in other lists: their titles, and the lines about a person's seasons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.catalogue import Catalogue
from engine.club.seasons.season import Season


def season_title(season: Season, words: Catalogue) -> str:
    """Return the name of a season."""
    return words("season-heading", game=words(f"game-{season.game}"), number=season.number)


def season_lines(seasons: Sequence[Season], words: Catalogue) -> list[str]:
    """Return a line for each season that a person has signed up for or plays in."""
    return [
        words("games-in-season" if each.state == "drawn" else "games-season", season=season_title(each, words))
        for each in seasons
    ]
