"""The order of places on the map: as one reads a page."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.nucleum.library import side
from engine.registry import games
from render.nucleum.positions import ROW_HEIGHT, in_reading_order, spots_of

GAME = games()["nucleum"]


def test_places_are_read_in_rows_from_the_top() -> None:
    """On Saxony's larger side; Leipzig, Riesa and Görlitz are its upper cities, Plauen and Zwickau lie lowest on the left."""
    state, _ = GAME.start(4, 1)
    ordered = in_reading_order(
        side(state), ["choice:skip", "plauen", "goerlitz", "dresden", "riesa", "leipzig", "grimma"]
    )
    assert ordered == ["leipzig", "riesa", "goerlitz", "grimma", "dresden", "plauen", "choice:skip"]


def test_places_of_one_city_keep_their_order() -> None:
    state, _ = GAME.start(4, 1)
    spaces = [space.id for space in side(state).cities["leipzig"].buildings]
    assert len(spaces) > 1
    assert in_reading_order(side(state), spaces) == spaces
    assert in_reading_order(side(state), spaces[::-1]) == spaces[::-1]


@pytest.mark.parametrize("map_name", ["saxony", "gibraltar", "australia"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_railway_space_has_a_position(map_name: str, seats: int) -> None:
    """The spaces of one link lie between its ends, and no space of a row is more than a row above the one before."""
    state, _ = GAME.start(seats, 1, {"map": map_name})
    spots = spots_of(side(state))
    spaces = [space for link in side(state).links.values() for space in link.space_ids]
    ordered = in_reading_order(side(state), spaces)
    assert sorted(ordered) == sorted(spaces)
    for before, after in pairwise(ordered):
        (x, y), (u, v) = spots[before], spots[after]
        assert (u >= x and abs(v - y) < ROW_HEIGHT) or v > y
