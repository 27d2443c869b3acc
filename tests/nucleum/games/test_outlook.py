"""Estimates of the turns to come: `engine.nucleum.ai.outlook` and the weights of levels."""

from __future__ import annotations

import msgspec
import pytest

from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.ai.outlook import lost_turns
from engine.nucleum.ai.weights import WEIGHTS, Weights
from engine.nucleum.game import NucleumState
from tests.nucleum.builder import table


def effect_of(state: NucleumState, **weights: float) -> float:
    """Return the addition of weights to the estimate of seat 0."""
    return Estimator(Weights(**weights)).estimate(state, 0) - Estimator().estimate(state, 0)


def test_lost_turns_grow_as_tiles_go() -> None:
    state = table(2)
    player = state.players[0]
    tiles = [*player.pool, "tile-1", "tile-2", "tile-3"]
    lost = []
    for count in range(len(tiles) + 1):
        player.pool = tiles[:count]
        lost.append(lost_turns(player, 20.0))
    assert lost == sorted(lost, reverse=True)
    assert lost[0] > 10  # without any tile every turn is a recharge
    assert lost[-1] == 0.0


def test_tiles_above_the_mat_come_back_but_not_at_once() -> None:
    state = table(2)
    player = state.players[0]
    in_hand = lost_turns(player, 20.0)
    player.pool, player.slots = player.pool[:1], player.pool[1:]
    above = lost_turns(player, 20.0)
    player.slots = []
    assert in_hand < above < lost_turns(player, 20.0)
    assert lost_turns(player, 1.0) == 0.0  # the last turn needs one tile


def test_a_famine_costs_points() -> None:
    state = table(2)
    rich = effect_of(state, famine=4.0)
    state.players[0].pool = state.players[0].pool[:1]
    assert effect_of(state, famine=4.0) < rich - 10
    assert effect_of(state, famine=8.0) == pytest.approx(2 * effect_of(state, famine=4.0))


def test_a_star_on_space_0_is_lost() -> None:
    state = table(2)
    assert effect_of(state, wasted=5.0) == 0.0
    state.players[0].stars = [0, 7]
    assert effect_of(state, wasted=5.0) == pytest.approx(-5.0)
    state.players[0].stars = [0, 0]
    assert effect_of(state, wasted=5.0) == pytest.approx(-10.0)


def test_goods_count_less_when_no_turns_are_left_to_spend_them() -> None:
    state = table(2)
    state.last_round = True  # the second player has one turn left
    state.players[1].thaler, state.players[1].workers = 4, 1
    assert Estimator(Weights(idle=1.0)).estimate(state, 1) == Estimator().estimate(state, 1)
    state.players[1].thaler, state.players[1].workers = 18, 6
    assert Estimator(Weights(idle=1.0, spending=1.0)).estimate(state, 1) < Estimator(Weights(spending=1.0)).estimate(
        state, 1
    )


def test_goods_lose_worth_earlier_with_a_longer_time_of_spending() -> None:
    late, usual = Estimator(Weights(spending=10.0)), Estimator()
    assert all(one < other for one, other in zip(late.prices(3.0), usual.prices(3.0), strict=True))
    assert late.prices(10.0) == usual.prices(10.0)


def test_solid_takes_none_of_it_into_account() -> None:
    assert msgspec.structs.asdict(WEIGHTS) | {"famine": 0.0, "wasted": 0.0, "idle": 0.0, "spending": 5.0} == (
        msgspec.structs.asdict(WEIGHTS)
    )
