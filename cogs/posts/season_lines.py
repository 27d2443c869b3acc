"""Seasons in other lists: their titles, and the lines about a person's seasons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.catalogue import Catalogue
from engine.club.seasons.season import Season


def season_title(season: Season, words: Catalogue) -> str:
    """Return the name of a season."""
    return words("season-heading", game=words(f"game-{season.game}"), number=season.number)


def season_lines(seasons: Sequence[Season], words: Catalogue) -> list[str]:
    """Return for each season of a person that they have signed up for it, or play in it."""
    return [
        words("games-in-season" if each.state == "drawn" else "games-season", season=season_title(each, words))
        for each in seasons
    ]
