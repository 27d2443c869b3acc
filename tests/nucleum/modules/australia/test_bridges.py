"""Australia with other expansions: agendas of the court, special buildings, random plant bonuses, the auction."""

from __future__ import annotations

from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.library import lib, side
from engine.nucleum.modules import BOX
from engine.nucleum.modules.auction.state import AuctionState
from engine.nucleum.modules.court.counting import agenda_points
from engine.nucleum.modules.special_buildings.state import offered_buildings, own, records
from engine.nucleum.rules.actions.fuel import supplies
from engine.nucleum.rules.actions.industrialize import placements
from engine.nucleum.rules.actions.urbanize import placements as buildable
from engine.nucleum.rules.effects.mines import mine_size
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.rules.map.tracks import plant_bonus
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, mine, turbine
from tests.nucleum.modules.australia.board import MAP, australia, boat, coal_mine, started
from tests.nucleum.modules.court.board import seat
from tests.nucleum.modules.special_buildings.hand import build

PLAIN = Terms()


def test_the_agenda_of_mines_and_turbines_counts_coal_mines() -> None:
    state = australia(court=True)
    seat(state, "capitalists", agenda="agenda-pieces")
    mine(state, 0, 1, "adelaide.m1")
    turbine(state, 0, 1, "hobart.t1")
    coal_mine(state, 0, "toongi.c1", "latrobe.c1")
    coal_mine(state, 1, "launceston.c1")
    assert [agenda_points(state, player, "capitalists") for player in (0, 1)] == [4, 1]
    coal_mine(state, 0, "mount-thorley.c1", "mount-thorley.c2")
    assert agenda_points(state, 0, "capitalists") == 6


def test_the_agenda_of_cities_counts_a_city_with_a_coal_mine() -> None:
    state = australia(court=True)
    seat(state, "capitalists", agenda="agenda-cities")
    coal_mine(state, 0, "mount-thorley.c1", "mount-thorley.c2", "latrobe.c1")
    coal_mine(state, 1, "launceston.c1")
    assert [agenda_points(state, player, "capitalists") for player in (0, 1)] == [2, 1]


def test_the_court_adds_its_tiles_contracts_and_politicians() -> None:
    found = BOX.in_force(GAME.complete_options({**MAP, "court": True}))
    assert {"court", "experiment_e", "experiment_f", "australia_court", "australia_f"} <= set(found)
    assert {"C51", "C64"} <= lib(started(2, court=True)).contracts.keys()


def test_special_building_11_is_a_source_of_coal_and_counts_as_a_coal_mine_but_not_for_the_price() -> None:
    state = australia(special_buildings=True)
    build(state, 0, "special-F2a", "launceston.1", energized=True)
    assert next(each.free for each in supplies(state, 0, PLAIN) if each.plant == "hobart") == 0
    boat(state, 0, 3)
    assert next(each.free for each in supplies(state, 0, PLAIN) if each.plant == "geelong") == 0
    assert count(state, 0, Counter(what="pieces", kinds=("coal_mine",))) == 1
    assert holds(state, 0, lib(state).contracts["C51"].conditions)
    assert {thaler for _, thaler in placements(state, 0, Terms(ignore_network=True))["coal_mine", ""]} == {0}
    coal_mine(state, 0, "latrobe.c1")
    assert holds(state, 0, lib(state).contracts["C54"].conditions)


def test_special_building_15_is_a_uranium_mine_and_no_coal_mine() -> None:
    state = australia(special_buildings=True)
    name = next(name for name, record in records(state).items() if record.mine_size)
    build(state, 0, name, "geelong.1", energized=True)
    state.players[0].uranium[name] = 2
    assert count(state, 0, Counter(what="pieces", kinds=("mine",))) == 1
    assert count(state, 0, Counter(what="pieces", kinds=("coal_mine",))) == 0
    boat(state, 0, 4)
    state.board.nuclei.append("geelong")
    GAME.forget(state)
    assert mine_size(state, state.board.pieces["geelong.1"]) == records(state)[name].mine_size > 0
    assert next(each.uranium for each in supplies(state, 0, PLAIN) if each.plant == "geelong") == 2


def test_every_special_building_finds_spaces_on_both_sides() -> None:
    for seats in (2, 4):
        state = australia(seats, special_buildings=True)
        for name, record in records(state).items():
            own(state).piles = {record.level: [name]}
            GAME.forget(state)
            assert [each.id for each in offered_buildings(state)] == [name]
            spaces = [each for found in buildable(state, 0, PLAIN).items() if name in found[0] for each in found[1]]
            assert spaces, f"{name} on {side(state).id}"


def test_random_plant_bonuses_lie_at_the_four_plants_that_take_a_nucleum() -> None:
    for seed in range(4):
        state = started(2, seed, promo_plant_bonuses=True)
        printed = {city.id: city.plant.bonus for city in side(state).cities.values() if city.plant}
        found = {city: plant_bonus(state, city) for city in printed}
        assert not found.pop("hobart")
        printed.pop("hobart")
        assert sorted(map(repr, found.values())) == sorted(map(repr, printed.values()))


def test_the_order_of_experiments_is_auctioned_as_ever() -> None:
    state = GAME.start(3, 1, {**MAP, "auction": True})[0]
    assert isinstance(state.parts["auction"], AuctionState)
