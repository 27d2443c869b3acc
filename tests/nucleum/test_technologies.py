"""The technologies and turbine effects of experiments A-D (nucleum-data.md 4 and 10), by their rules."""

from __future__ import annotations

from engine.nucleum.rules.actions.contract import BeginContract
from engine.nucleum.rules.actions.develop import Develop, second_surcharge
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.fuel import options, supplies
from engine.nucleum.rules.actions.industrialize import Industrialize, piece_price
from engine.nucleum.rules.actions.urbanize import open_cities, placements
from engine.nucleum.rules.effects.abilities import modifiers
from engine.nucleum.rules.effects.mines import mine_groups
from engine.nucleum.rules.effects.technology import Unlock
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, do, ids, link, mine, put, table, turbine

SURE = Terms(optional=True)


def test_a2_a4_after_energizing() -> None:
    state = table()
    player = state.players[0]
    player.technologies = ["A2", "A4"]
    put(state, 0, "residence-1", "plauen.1")
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.1")
    assert player.thaler == 4 - 2 + 1
    assert ids(state) == {"option:0", "option:1"}
    choose(state, "option:1")
    assert len(ids(state, "tile")) == 5
    choose(state, f"tile:{state.display.offer[0]}")
    assert player.thaler == 3


def test_a3_a6_once() -> None:
    state = table()
    do(state, Unlock(0, 1))
    choose(state, "tech:A3", "build:residence-1", "space:dresden.1")
    assert state.players[0].thaler == 4
    put(state, 0, "residence-2", "plauen.1")
    do(state, Unlock(0, 2))
    choose(state, "tech:A6", "energize:plauen.1")
    assert state.players[0].thaler == 4
    assert state.board.pieces["plauen.1"].energized


def test_a7_urbanize_anywhere_2_cheaper() -> None:
    state = table()
    state.players[0].technologies = ["A7"]
    put(state, 0, "residence-1", "plauen.1")
    found = placements(state, 0, Terms())
    assert {space.id: price for space, price in found["factory-1"]}["riesa.2"] == 0
    assert len(open_cities(state, 0, "industrialize")) == 1


def test_a_turbine_coal_cheaper() -> None:
    state = table()
    put(state, 0, "residence-2", "plauen.1")
    turbine(state, 0, 2, "plauen.t1")
    assert options(state, 0, Terms())["plauen.1"][0].thaler == 4 - 2


def test_b4_and_turbine() -> None:
    state = table(4, "BACD")
    player = state.players[0]
    player.technologies = ["B2", "B4"]
    do(state, BeginContract(0, Terms()))
    choose(state, f"take:{state.display.shown['gold'][0]}", "slot:slot-1")
    assert ids(state, "bonus") == {"bonus:slot-2", "bonus:slot-3", "bonus:slot-4"}
    choose(state, "bonus:slot-4")
    assert (player.thaler, player.achievements) == (6, 2)
    player.contracts["slot-2"], player.achievements = "C15", 8
    GAME.forget(state)
    choose(state, "play:start-B1", "fulfil:C15", "vp")
    assert player.thaler == 6
    turbine(state, 0, 2, "plauen.t1")
    put(state, 0, "residence-1", "plauen.1")
    do(state, Energize(0, SURE))
    thaler = player.thaler
    choose(state, "energize:plauen.1")
    assert player.achievements == 8 + 2 + 1
    assert player.thaler == thaler - 1, "1 coal instead of 2"


def test_b2_c2_one_uranium_more_only_with_a_nucleum() -> None:
    state = table(4, "BACD")
    state.players[0].technologies = ["B2"]
    GAME.forget(state)
    assert {supply.plant: supply.places for supply in supplies(state, 0, Terms())}["plauen"] == 0
    state.board.nuclei.append("plauen")
    GAME.forget(state)
    assert {supply.plant: supply.places for supply in supplies(state, 0, Terms())}["plauen"] == 2


def test_b6_b7() -> None:
    state = table(4, "BACD")
    player = state.players[0]
    do(state, Unlock(0, 2))
    choose(state, "tech:B6")
    assert player.thaler == 7
    assert "tech:B1" in ids(state)
    choose(state, "vp")
    do(state, Unlock(0, 3))
    choose(state, "tech:B7")
    assert {"special-B1", "special-B2"} <= set(player.pool)


def test_c1_c6_and_turbine() -> None:
    state = table(4, "CABD")
    player = state.players[0]
    player.thaler = 20
    player.technologies = ["C1", "C6"]
    put(state, 0, "laboratory-2", "plauen.1")
    mine(state, 0, 2, "karlsbad.m1", uranium=2)
    link(state, "plauen-karlsbad", 0)
    state.board.nuclei.append("plauen")
    GAME.forget(state)
    assert [(plan.uranium, plan.coal_count) for plan in options(state, 0, Terms())["plauen.1"]] == [(1, 3), (0, 6)]
    turbine(state, 0, 2, "zittau.t3")
    assert options(state, 0, Terms())["plauen.1"][0].coal_count == 2
    assert [group.room for group in mine_groups(state, 0)] == [1]


def test_c_turbine_counts_what_carries_fuel_to_the_plant_over_links_of_anyone() -> None:
    """The turbine of C counts mines and turbines connected to the plant in use, not all in the seat's own network."""
    state = table(4, "CABD")
    mine(state, 0, 1, "karlsbad.m1")
    turbine(state, 0, 2, "zittau.t3")
    electricity = next(part for part in modifiers(state, 0, "electricity") if part.per is not None)
    assert electricity.per is not None
    assert count(state, 0, electricity.per, "plauen") == 0
    link(state, "plauen-karlsbad", 1)
    assert count(state, 0, electricity.per, "plauen") == 1


def test_c4_foreign_turbines_are_own() -> None:
    state = table(4, "CABD")
    state.board.nuclei.append("plauen")
    turbine(state, 1, 1, "plauen.t1")
    found = {supply.plant: supply for supply in supplies(state, 0, Terms())}["plauen"]
    assert (found.places, found.foreign) == (1, {1: 1})
    state.players[0].technologies = ["C4"]
    GAME.forget(state)
    found = {supply.plant: supply for supply in supplies(state, 0, Terms())}["plauen"]
    assert (found.places, found.foreign) == (2, {})


def test_c7_1_worker_less_and_electricity_of_joined_pieces() -> None:
    state = table(4, "CABD")
    state.players[0].technologies = ["C7"]
    assert piece_price(state, 0, "turbine", "row-4", Terms()) == 2
    state.board.nuclei.append("plauen")
    mine(state, 0, 1, "karlsbad.m1")
    turbine(state, 0, 1, "plauen.t1")
    link(state, "plauen-karlsbad", 2)
    GAME.forget(state)
    found = {supply.plant: supply.electricity for supply in supplies(state, 0, Terms())}
    assert (found["plauen"], found["grimma"]) == (2, 0)
    link(state, "plauen-joachimsthal", 2)
    for number in (2, 3):
        mine(state, 0, number, f"joachimsthal.m{number}")
    found = {supply.plant: supply.electricity for supply in supplies(state, 0, Terms())}
    assert found["plauen"] == 3  # at most 3, for any number joined


def test_d1_d2_d3_d5() -> None:
    state = table(4, "DABC")
    player = state.players[0]
    player.technologies = ["D1", "D2"]
    put(state, 0, "residence-1", "dresden.1")
    do(state, BeginContract(0, Terms()))
    choose(state, f"take:{state.display.shown['gold'][0]}", "slot:slot-1")
    assert player.achievements == 1
    do(state, Unlock(0, 1))
    choose(state, "tech:D3", "place:mine:row-1", "space:aussig.m1")
    do(state, Unlock(0, 2))
    choose(state, "tech:D5", "income:worker1.vp1")
    assert player.income == {"thaler": 1, "worker": 2, "vp": 2}
    thaler = player.thaler
    choose(state, "rail:start-D1", "at:zwickau-joachimsthal.1")
    assert player.thaler == thaler + 1


def test_d6_second_tile_costs_nothing_extra() -> None:
    state = table(4, "DABC")
    state.players[0].technologies = ["D6"]
    GAME.forget(state)
    assert second_surcharge(state, 0) == 0
    offer = list(state.display.offer)
    do(state, Develop(0))
    choose(state, f"tile:{offer[4]}", f"tile:{offer[3]}")
    assert state.players[0].thaler == 4 - 1


def test_d_turbine_after_a_requirement_of_6() -> None:
    state = table(4, "DABC")
    player = state.players[0]
    player.thaler = 20
    turbine(state, 0, 2, "plauen.t1")
    put(state, 0, "residence-3", "plauen.1")
    put(state, 0, "residence-1", "plauen.2")
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.2")
    assert "income:vp1" not in ids(state)
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.1")
    assert "income:vp1" in ids(state)


def test_industrialize_fires_after_the_row_reward() -> None:
    state = table()
    state.players[0].technologies = ["A1"]
    mine(state, 0, 1, "joachimsthal.m1")
    do(state, Industrialize(0, Terms(ignore_network=True)))
    choose(state, "place:turbine:row-1", "space:plauen.t1")
    assert state.players[0].uranium["row-1"] == 1
    assert state.players[0].vp == 1
