"""The computer player's estimates of coal mines, and of coal that costs nothing."""

from __future__ import annotations

from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.ai.search import QUICK, SolidPlayer
from engine.nucleum.game import NucleumState
from engine.nucleum.rules.actions.industrialize import Industrialize
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, decision_of, do, link, put
from tests.nucleum.modules.australia.board import australia, boat, coal_mine


def worth(state: NucleumState, seat: int = 0) -> float:
    return Estimator().estimate(state, seat)


def gain(state: NucleumState, *spaces: str) -> float:
    """Return the addition of coal mines to a position's value."""
    before = worth(state)
    after = GAME.copy(state)
    coal_mine(after, 0, *spaces)
    return worth(after) - before


def test_a_coal_mine_is_worth_more_than_its_worker_most_with_a_way_to_a_plant() -> None:
    state = australia()
    put(state, 0, "residence-1", "launceston.1")
    far = gain(state, "launceston.c1")
    link(state, "launceston-hobart", 0)
    assert gain(state, "launceston.c1") > far > 1.0


def test_a_boat_is_a_way_to_a_plant_too() -> None:
    state = australia()
    put(state, 0, "residence-1", "melbourne.1")
    link(state, "geelong-melbourne", 0)
    link(state, "melbourne-latrobe", 0)
    near = gain(state, "latrobe.c1")
    boat(state, 0, 3)
    assert gain(state, "launceston.c1") > 0.8 * near


def test_each_further_one_is_worth_less_and_late_ones_little() -> None:
    state = australia()
    put(state, 0, "residence-1", "toowoomba.1")
    link(state, "toowoomba-mount-thorley", 0)
    one, two = gain(state, "mount-thorley.c1"), gain(state, "mount-thorley.c1", "mount-thorley.c2")
    assert one < two < 2 * one
    state.last_round = True
    assert gain(state, "mount-thorley.c1") < 1.0


def test_it_takes_one_beside_the_plant_it_uses() -> None:
    state = australia()
    player = state.players[0]
    put(state, 0, "residence-3", "hobart.1")
    link(state, "launceston-hobart", 0)
    player.turbines, player.mines = ["row-1"], []
    player.thaler = 5
    do(state, Industrialize(0, Terms(optional=True)))
    decision = decision_of(state)
    assert {"place:coal_mine:", "place:turbine:row-1"} <= decision.by_id.keys()
    chosen = SolidPlayer(GAME, effort=QUICK).choose(state, decision, state.rng.fork())
    assert chosen == "place:coal_mine:"
