"""The options of a season, checked, and the draw of all its divisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.club.seasons.draw import Draw, TooFew, draw
from engine.club.seasons.season import Season
from engine.kernel import OptionError, text
from engine.registry import games
from engine.tables.open.open_table import TableError


def check_options(season: Season) -> None:
    """Complete the options of a season. Raises TableError for unknown ones, and if its tables are impossible."""
    game = games()[season.game]
    try:
        season.options = game.complete_options(season.options)
    except OptionError as error:
        raise TableError(error.text) from error
    if not {season.seats, season.seats - 1} <= {*game.players_for(season.options)}:
        raise TableError(text("error-season-seats", seats=season.seats))


def draw_all(season: Season, divisions: Sequence[Sequence[int]], strength: Mapping[int, int]) -> list[Draw] | TooFew:
    """Return the draw of each division, the seed of the second being one higher."""
    found: list[Draw] = []
    for number, division in enumerate(divisions or [()]):
        drawn = draw(division, season.tables, season.seats, season.seed + number, strength)
        if isinstance(drawn, TooFew):
            return drawn
        found.append(drawn)
    return found
