"""Everything a game can ask or tell fits Discord's limits, and every choice can be reached by pressing or typing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Game, Match, OptionValue, seeded_rng
from engine.registry import games
from tests.cogs.panel.walk import check_message, new_table, table_of, walk
from tests.kernel.tables import every_table

GAMES_IN_ALL = 70
SIZES = sum(len(game.seats) for game in games().values())


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(
            game, seats, id=f"{game.id}-{seats}", marks=[pytest.mark.slow] if seats > min(game.seats) else []
        )
        for game in games().values()
        for seats in game.seats
    ],
)
async def test_a_random_game_at_every_size(game: Game[Any], seats: int) -> None:
    open_table = new_table(game, seats, seats)
    assert await walk(open_table, seeded_rng(seats), every=40) > 10


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"opponent": "baron"}), (3, {"opponent": "barons", "map": "gibraltar", "court": True})]
)
async def test_a_random_game_with_barons(seats: int, options: dict[str, OptionValue]) -> None:
    """Panels have one more button than others."""
    open_table = table_of(Match(games()["nucleum"], seats, seats, options))
    assert open_table.table.seats[-1].automaton is not None
    assert await walk(open_table, seeded_rng(seats), every=24) > 10


@pytest.mark.slow
@every_table
async def test_random_games_with_random_options(game: Game[Any], seats: int) -> None:
    for seed in range(1000, 1000 + -(-GAMES_IN_ALL // SIZES)):
        await walk(new_table(game, seats, seed), seeded_rng(seed), every=4)


def test_a_message_beyond_a_limit_is_noticed() -> None:
    for content in ("", " ", "x" * 2001):
        with pytest.raises(AssertionError):
            check_message(content, None)
