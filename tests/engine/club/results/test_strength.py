"""Ratings to the last bit as openskill computes them: forgotten people's data and all ratings depend on it."""

from __future__ import annotations

import random

import pytest
from openskill.models import BradleyTerryPart

from engine.club.results.strength import Strength, after_game

MODEL = BradleyTerryPart(mu=25.0, sigma=25 / 3, beta=25 / 6, tau=25 / 75)
LEFT = 1_000
"""The rank of those who left, as in the ratings."""


def as_openskill(brought: list[Strength], ranks: list[int]) -> list[Strength]:
    """Return openskill's ratings after a game of one-person teams."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in brought]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(each.mu, each.sigma) for (each,) in after]


def test_a_newcomer_is_as_strong_as_there() -> None:
    assert Strength() == (MODEL.rating().mu, MODEL.rating().sigma)


@pytest.mark.parametrize("people", range(2, 13))
def test_single_games(people: int) -> None:
    """Of up to four seats, each of which several people may have had, with equal places and with people who left."""
    chance = random.Random(people)
    for _ in range(150):
        brought = [Strength(chance.uniform(-40, 90), chance.uniform(0.01, 9)) for _ in range(people)]
        ranks = [chance.choice([1, 1, 2, 3, 4, LEFT]) for _ in range(people)]
        assert after_game(brought, ranks) == as_openskill(brought, ranks)


def test_a_long_season() -> None:
    """Differences would add up over many games of the same people."""
    chance = random.Random(7)
    ours = [Strength() for _ in range(9)]
    theirs = list(ours)
    for _ in range(1_500):
        seats = chance.sample(range(len(ours)), chance.choice([2, 3, 4]))
        ranks = [chance.choice([1, 2, 3, 4, LEFT]) for _ in seats]
        found = after_game([ours[seat] for seat in seats], ranks)
        wanted = as_openskill([theirs[seat] for seat in seats], ranks)
        for seat, mine, other in zip(seats, found, wanted, strict=True):
            ours[seat], theirs[seat] = mine, other
    assert ours == theirs
    assert len({each.mu for each in ours}) == len(ours)
