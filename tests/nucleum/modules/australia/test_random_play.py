"""Games of random choices on the map of Australia keep its rules, networks and coal by the oracles."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.nucleum.modules.australia.coal_mines import coal_mines_of
from engine.nucleum.modules.ships.state import routes_with
from tests.nucleum.invariants import check_end, play
from tests.nucleum.modules.australia.board import MAP


def games(seats: int, seeds: Iterable[int], deep: int) -> tuple[int, int]:
    """Play games and check every `deep`-th after each choice. Return the number of coal mines and boats."""
    coal_mines = boats = 0
    for seed in seeds:
        more = {
            name: True
            for bit, name in enumerate(("court", "special_buildings", "gibraltar_tiles"))
            if seed >> bit & 1
        }
        state, _ = play(
            seats, seed, {**MAP, "experiments": "random", **more}, words=seed % 20 == 0, deep=seed % deep == 0
        )
        assert state.over
        check_end(state)
        coal_mines += sum(len(coal_mines_of(state, seat)) for seat in range(seats))
        boats += sum(len(routes_with(state, seat)) for seat in range(seats))
    return coal_mines, boats


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games_keep_the_rules_of_australia(seats: int) -> None:
    coal_mines, boats = games(seats, range(8000, 8300), deep=5)
    assert coal_mines > 150
    assert boats > 300
