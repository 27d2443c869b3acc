"""The Baron on the map of Australia: his sea-delivery tile and his coal mines (australia.md, Solo)."""

from __future__ import annotations

import pytest

from engine.nucleum.game import NucleumState
from engine.nucleum.modules.australia.coal_mines import coal_mines_of
from engine.nucleum.modules.ships.state import fleet, routes_with
from engine.nucleum.modules.solo.pieces import joined_to_plant
from engine.nucleum.modules.solo.state import baron, row
from engine.nucleum.rules.effects.end_conditions import in_play, required_end_conditions
from tests.nucleum.builder import GAME, lib, mine, turbine, workers_of
from tests.nucleum.modules.australia.board import MAP, coal_mine
from tests.nucleum.modules.solo.hand import BARON, act, build, figures, kinds, roll, solo_table

INDUSTRIALIZE = ("start-D2", 0)


def down_under(*tiles: str, **options: object) -> NucleumState:
    """Return a table on an empty map of Australia without boats."""
    state = solo_table(*tiles, **MAP, **options)  # type: ignore[arg-type] # values of options
    fleet(state).ships.clear()
    GAME.forget(state)
    return state


@pytest.mark.parametrize("more", [{}, {"experiment_f": True}, {"court": True}])
def test_his_row_has_the_sea_delivery_tile_and_the_directive_is_the_block(more: dict[str, bool]) -> None:
    for seed in range(6):
        state, _ = GAME.start(2, seed, {**MAP, "opponent": "baron", **more})
        own = baron(state, BARON).experiment
        assert baron(state, BARON).block == f"start-{own}5"
        assert f"sea-{own}" in row(state, BARON)
        assert row(state, BARON)[-1] == baron(state, BARON).block


def test_with_the_sea_delivery_tile_the_next_tile_is_used_too() -> None:
    """A boat, then develop; both go to the far right in their order."""
    state = down_under("start-D3", "sea-D", "start-D1", "start-D2")
    told = roll(state, 2)
    assert kinds(told, "ship", "develop") == ["ship", "develop"]
    assert row(state, BARON)[-2:] == ["sea-D", "start-D1"]
    assert len(routes_with(state, BARON)) == 1


@pytest.mark.parametrize(("card", "piece"), [(1, "coal_mine"), (2, "mine")])
def test_he_takes_a_coal_mine_when_the_order_of_rows_comes_to_one_already_built(card: int, piece: str) -> None:
    """Row 1 is built. Card 1: the lowest row first; card 2: the highest, so a mine of row 4."""
    state = down_under(cards=(card,))
    turbine(state, BARON, 1, "geelong.t1")
    mine(state, BARON, 1, "broken-hill.m1")
    build(state, "residence-1", "latrobe.1")
    told = act(state, *INDUSTRIALIZE)
    assert figures(told, "industrialize")["piece"] == piece
    assert coal_mines_of(state, BARON) == (["latrobe.c1"] if piece == "coal_mine" else [])


def test_a_row_before_the_built_one_comes_before_a_coal_mine() -> None:
    """Row 4 is built; card 1 has the lowest row first."""
    state = down_under(cards=(1,))
    turbine(state, BARON, 4, "geelong.t1")
    mine(state, BARON, 4, "broken-hill.m1")
    build(state, "residence-1", "latrobe.1")
    told = act(state, *INDUSTRIALIZE)
    assert (figures(told, "industrialize")["piece"], coal_mines_of(state, BARON)) == ("mine", [])


def test_a_coal_mine_costs_him_its_worker_and_price() -> None:
    state = down_under(cards=(1,))
    turbine(state, BARON, 1, "geelong.t1")
    mine(state, BARON, 1, "broken-hill.m1")
    build(state, "residence-1", "latrobe.1")
    coal_mine(state, BARON, "toongi.c1")
    player = state.players[BARON]
    thaler, workers, everybody = player.thaler, player.workers, workers_of(state, BARON)
    act(state, *INDUSTRIALIZE)
    assert len(coal_mines_of(state, BARON)) == 2
    assert (player.thaler, player.workers, workers_of(state, BARON)) == (thaler - 1, workers - 1, everybody)


def test_before_any_row_is_built_he_takes_none() -> None:
    state = down_under(cards=(1,))
    assert figures(act(state, *INDUSTRIALIZE), "industrialize")["piece"] in {"turbine", "mine"}


def test_hobart_counts_as_a_plant_with_a_nucleum() -> None:
    state = down_under()
    assert joined_to_plant(state, "hobart", nucleum=True)
    assert not joined_to_plant(state, "geelong", nucleum=True)


def test_two_of_the_other_conditions_end_the_game() -> None:
    state = GAME.start(2, 1, {**MAP, "opponent": "baron"})[0]
    assert required_end_conditions(state) == 2
    assert "kings-day" not in {condition.id for condition in in_play(state)}
    assert lib(state).number("flag-vp") == 75
