"""Games of random choices with the Court of Progress keep its rules."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.kernel import OptionValue
from engine.nucleum.modules.court.state import court, politicians
from tests.nucleum.invariants import check_end, play

PROMOS = {"promo_plant_bonuses": True, "promo_fragments": True}


def games(seeds: Iterable[int], deep: int) -> int:
    """Play games and check every `deep`-th after each choice. Return the number of politicians at the end."""
    found = 0
    for seed in seeds:
        options: dict[str, OptionValue] = {
            "court": True,
            **(PROMOS if seed % 3 == 0 else {}),
            **({"experiments": "random"} if seed % 2 else {}),
        }
        state, _ = play(2 + seed // 2 % 3, seed, options, words=seed % 20 == 0, deep=seed % deep == 0)
        assert state.over
        assert court(state).king
        check_end(state)
        found += sum(politicians(state, seat) for seat in range(state.seats))
    return found


@pytest.mark.parametrize("seeds", [range(5000, 5003), range(5003, 5006)])
def test_random_games_keep_the_rules_of_the_court(seeds: range) -> None:
    """Six games have each number of players, with and without random experiments, and the promos with two of them."""
    assert games(seeds, deep=3) > 0


@pytest.mark.slow
def test_many_random_games_keep_the_rules_of_the_court() -> None:
    assert games(range(6000, 6500), deep=5) > 500
