"""The strength of people, as the ratings compute it: the Bradley-Terry model with partial pairing of Weng and Lin, for teams of one.

It is openskill's `BradleyTerryPart`, whose result `after_game` repeats to the last bit (a test compares the two),
without the support for teams, because a server's leaderboard is recomputed from all rated games after each start.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

BETA, TAU, KAPPA = 25 / 6, 25 / 75, 0.0001
"""The influence of chance, the drift of a strength from game to game, and the minimum share of sigma kept."""
WINDOW = 4
"""Maximum number of people above, and below, with whom one person of a game is compared."""
_TAU_SQUARED, _TWICE_BETA_SQUARED = TAU * TAU, 2 * BETA**2


class Strength(NamedTuple):
    """A person's estimated strength (`mu`) and its uncertainty (`sigma`). The defaults are a newcomer's."""

    mu: float = 25.0
    sigma: float = 25 / 3


def after_game(brought: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """Return the strength of each person of a game of at least two after it, given those that they brought and their ranks (the lowest is best)."""
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    sqrt, exp = math.sqrt, math.exp
    # For each person, by rank, allowing for drift since the last game: rank, mu, sigma, its square, and the root of that.
    people = list[tuple[int, float, float, float, float]]()
    for seat in order:
        mu, sigma = brought[seat]
        sigma = sqrt(sigma * sigma + _TAU_SQUARED)
        people.append((ranks[seat], mu, sigma, sigma**2, sqrt(sigma**2)))
    after = list(brought)
    for at, (rank, mu, sigma, variance, root) in enumerate(people):
        others = people[max(0, at - WINDOW) : at] + people[at + 1 : at + WINDOW + 1]
        omega = delta = 0.0
        for other_rank, other_mu, _, other_variance, _ in others:
            scale = sqrt(variance + other_variance + _TWICE_BETA_SQUARED)
            expected = 1 / (1 + exp((other_mu - mu) / scale))
            share = variance / scale
            omega += share * ((1.0 if other_rank > rank else 0.5 if other_rank == rank else 0.0) - expected)
            delta += (root / scale * share / scale) * expected * (1 - expected)
        compared = len(others)
        after[order[at]] = Strength(mu + omega / compared, sigma * sqrt(max(1 - delta / compared, KAPPA)))
    return after
