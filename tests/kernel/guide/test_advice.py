"""Hints of a first game: in any position of random games, they raise no errors, have texts, and name only legal choices."""

from __future__ import annotations

from typing import Any

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Game, seeded_rng
from tests.kernel.tables import every_table, name_of, new_match, play

ENGLISH = Catalogue("en", strict=True)


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_hints_are_legal_and_have_words(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    told = 0
    for decision in play(match, rng, most=100_000):
        before = game.encode(match.state)
        for seat in range(seats):
            hint = game.guide.advice(match.state, seat)
            if hint is None:
                continue
            told += 1
            assert seat == decision.seat
            assert ENGLISH.say(hint.text, name_of).strip()
            if hint.choice:
                assert hint.choice in decision.by_id
                if rng.below(2):
                    match.apply(hint.choice)
                    break
        else:
            assert game.encode(match.state) == before
    assert told
    assert game.guide.advice(match.state, 0) is None
