"""Screening of weights: the moves, and what a step up brings."""

from __future__ import annotations

import pytest

from engine.registry import games
from tools.balance import screening
from tools.balance.levels import Weighting, complete_options
from tools.balance.screening import ScreeningGame, move_weights, step_gains


def test_weights_are_moved_up_and_down() -> None:
    weights: Weighting = {"one": 2.0, "several": (1.0, 4.0)}
    assert move_weights(weights, {"one": 1, "several": -1}, 2.0) == {"one": 4.0, "several": (0.5, 2.0)}


def test_what_a_step_up_brings_is_found() -> None:
    """Only `good` counts: a step up is worth 3 points, so up against down is 6 points apart."""
    played = [
        ScreeningGame(1, (13, 7), ({"good": 1, "idle": 1}, {"good": -1, "idle": -1})),
        ScreeningGame(2, (7, 13), ({"good": -1, "idle": 1}, {"good": 1, "idle": -1})),
        ScreeningGame(3, (9, 9), ({"good": 1, "idle": -1}, {"good": 1, "idle": -1})),
    ]
    found = step_gains(played)
    assert found["good"] == pytest.approx((3.0, 2.121), abs=1e-3)
    assert found["idle"] == pytest.approx((0.0, 2.121), abs=1e-3)
    assert list(screening.report(played, 1.6))[:2] == [
        "3 games, points for a step of x 1.6",
        "  good                   +3.00 ± 2.12",
    ]


def test_a_game_is_played_with_weights_moved_at_random() -> None:
    game = games()["nanotech"]
    solid = game.computer("beginner")
    first = screening.play(game, solid, 2, complete_options(game, {"target": 6}), 5, 1.6)  # type: ignore[arg-type]
    assert len(first.scores) == 2
    assert all(set(moves.values()) == {1, -1} for moves in first.moves)
    assert first.moves[0] != first.moves[1]
