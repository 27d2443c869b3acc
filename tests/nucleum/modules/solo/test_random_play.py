"""Games of random choices with Barons, to the end, with everything checked on the way."""

from __future__ import annotations

import pytest

from engine.kernel import OptionValue
from engine.nucleum.modules.solo.module import CHALLENGES
from tests.nucleum.builder import GAME
from tests.nucleum.invariants import check_end, play

TABLES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "one": (2, {"opponent": "baron"}),
    "two people": (3, {"opponent": "baron"}),
    "two Barons": (3, {"opponent": "barons"}),
    "court": (2, {"opponent": "baron", "court": True}),
    "Gibraltar": (2, {"opponent": "baron", "map": "gibraltar"}),
    "Australia": (2, {"opponent": "baron", "map": "australia"}),
    "Australia, court": (3, {"opponent": "barons", "map": "australia", "court": True}),
    "special buildings": (2, {"opponent": "baron", "special_buildings": True}),
    "promos": (2, {"opponent": "baron", "promo_plant_bonuses": True, "promo_fragments": True}),
    "experiment F": (2, {"opponent": "baron", "experiment_f": True}),
    "special buildings on Gibraltar": (2, {"opponent": "baron", "map": "gibraltar", "special_buildings": True}),
    "special buildings in Australia": (2, {"opponent": "baron", "map": "australia", "special_buildings": True}),
    "exchanged tiles": (2, {"opponent": "baron", "gibraltar_tiles": True, "australia_tiles": True}),
    "first game": (2, {"opponent": "baron", "first_game": True}),
    "all": (3, {"opponent": "barons", "map": "gibraltar", "court": True, "special_buildings": True}),
}


def game(seats: int, seed: int, options: dict[str, OptionValue], *, deep: int) -> None:
    full = GAME.complete_options({"experiments": "random"} if seed % 2 else {})
    full = GAME.set_option(full, "level", 1 + seed % 5)
    for name, value in options.items():
        full = GAME.set_option(full, name, value)
    state, _ = play(seats, seed, full, words=seed % 10 == 0, deep=deep)
    assert state.over
    check_end(state)


@pytest.mark.parametrize(
    ("name", "seed"),
    [
        # By default one game a table, every second with random experiments; the other one is for the long runs.
        pytest.param(name, seed, marks=[] if seed % 2 == number % 2 else [pytest.mark.slow])
        for number, name in enumerate(TABLES)
        for seed in (40, 41)
    ],
)
def test_games_come_to_their_end(name: str, seed: int) -> None:
    seats, options = TABLES[name]
    game(seats, seed, options, deep=5)  # what is wrong in a position stays so for some choices


@pytest.mark.parametrize("name", CHALLENGES[1:])
def test_games_of_each_challenge_come_to_their_end(name: str) -> None:
    game(2, 50, {"opponent": "baron", "challenge": name}, deep=5)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_many_games_come_to_their_end(name: str) -> None:
    seats, options = TABLES[name]
    for seed in range(1000, 1500):
        challenge = CHALLENGES[seed % len(CHALLENGES)]
        game(seats, seed, options | {"challenge": challenge}, deep=int(seed % 10 == 0))
