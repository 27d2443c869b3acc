"""Australia's tiles, contracts and milestone, and how boxes are mixed, by the statements of australia.md."""

from __future__ import annotations

import pytest

from engine.kernel import OptionError
from engine.nucleum.data.vocabulary import Action, parts_of
from engine.nucleum.library import lib
from engine.nucleum.modules import BOX
from engine.nucleum.modules.chain_tiles.records import is_chain
from engine.nucleum.modules.ships.state import fleet
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.state import NOBODY
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, lay, link, put
from tests.nucleum.modules.australia.board import australia, boat, coal_mine, started

# --- Sea-delivery tiles -----------------------------------------------------------------------------------------------


def sea_tiles(**more: bool) -> set[str]:
    return {tile.id for tile in lib(started(2, **more)).tiles.values() if tile.id.startswith("sea-")}


def test_each_experiment_has_one_those_of_e_and_f_with_their_modules() -> None:
    assert sea_tiles() == {"sea-A", "sea-B", "sea-C", "sea-D"}
    assert sea_tiles(experiment_f=True) == sea_tiles() | {"sea-F"}
    assert sea_tiles(court=True) == sea_tiles() | {"sea-E", "sea-F"}
    assert not [name for name in lib(GAME.start(2, 1, {"court": True})[0]).tiles if name.startswith("sea-")]


@pytest.mark.parametrize("court", [False, True])
def test_everyone_starts_with_the_one_of_its_experiment(court: bool) -> None:
    for seed in range(4):
        for player in started(4, seed, court=court).players:
            assert [tile for tile in player.pool if tile.startswith("sea-")] == [f"sea-{player.experiment}"]
            assert len(player.pool) == 6


def test_it_is_a_chain_tile_and_no_railway() -> None:
    data = lib(started(2, court=True))
    for name in sea_tiles(court=True):
        tile = data.tiles[name]
        assert is_chain(tile)
        assert not tile.railway
        assert tile.stack == "starting"


def test_it_places_a_boat_and_another_tile_is_played_on_it() -> None:
    state = australia()
    state.players[0].pool = ["sea-A", "sea-B", "b1"]
    GAME.forget(state)
    assert not {choice for choice in ids(state, "rail") if "sea-" in choice}
    choose(state, "play:sea-A", "do:0", "route:lane-3")
    assert "play:sea-B" not in ids(state), "one chain tile a turn"
    choose(state, "play:b1")
    assert state.players[0].slots == ["b1"]
    assert fleet(state).ships == {"lane-3": [0]}


def test_it_counts_as_an_action_tile() -> None:
    state = australia()
    counter = lib(state).milestones["milestone-tiles"].counter
    before = count(state, 0, counter)
    state.players[0].pool.remove("sea-A")
    assert count(state, 0, counter) == before - 1


# --- General tiles and mixed boxes ------------------------------------------------------------------------------------


def test_each_of_the_five_tiles_has_the_boat_or_a_coal_discount() -> None:
    for number in range(1, 6):
        found = [part for part in parts_of(lib(australia()).tiles[f"aus-{number}"]) if isinstance(part, Action)]
        assert any(each.action == "ship" or (each.action == "energize" and each.thaler_off) for each in found)


def test_gibraltars_tiles_join_on_australia_by_option() -> None:
    options = GAME.set_option(GAME.complete_options({}), "gibraltar_tiles", True)
    assert options["map"] == "australia"
    assert {"australia", "gibraltar_tiles"} <= set(BOX.in_force(options))
    assert "gibraltar" not in BOX.in_force(options)
    assert {"gib-1", "gib-4"} <= lib(started(2, gibraltar_tiles=True)).tiles.keys()
    assert not lib(started(2)).tiles.keys() & {"gib-1", "gib-4"}


def test_australias_tiles_milestone_and_contracts_join_on_gibraltar_by_option() -> None:
    options = GAME.set_option(GAME.complete_options({}), "australia_tiles", True)
    assert options["map"] == "gibraltar"
    data = lib(GAME.start(2, 1, {"map": "gibraltar", "australia_tiles": True})[0])
    assert {f"aus-{number}" for number in range(1, 6)} <= data.tiles.keys()
    assert "milestone-transport" in data.milestones
    added = {name for name, record in data.contracts.items() if record.module.startswith("australia")}
    assert added == {"C06b", "C26b", "C52", "C56"}
    assert "aus-1" not in lib(GAME.start(2, 1, {"map": "gibraltar"})[0]).tiles


@pytest.mark.parametrize("option", ["gibraltar_tiles", "australia_tiles"])
def test_tiles_with_boats_never_join_on_saxony(option: str) -> None:
    with pytest.raises(OptionError):
        GAME.complete_options({"map": "saxony", option: True})
    options = GAME.set_option(GAME.complete_options({}), option, True)
    assert GAME.set_option(options, "map", "saxony")[option] is False


# --- Milestone and contracts ------------------------------------------------------------------------------------------


def test_the_transport_milestone_counts_boats() -> None:
    state = australia()
    counter = lib(state).milestones["milestone-transport"].counter
    boat(state, 1, 1)
    boat(state, NOBODY, 2)
    assert count(state, 0, counter) == 0
    boat(state, 0, 1, 3)
    assert count(state, 0, counter) == 2


def fulfilled(name: str, seats: int = 2) -> bool:
    state = australia(seats)
    return holds(state, 0, lib(state).contracts[name].conditions)


def test_c06b_and_c26b_ask_for_2_and_4_boats() -> None:
    state = australia()
    c06b, c26b = (lib(state).contracts[name].conditions for name in ("C06b", "C26b"))
    boat(state, 1, 1, 2, 3)  # another player's do not count
    boat(state, 0, 1)
    assert not holds(state, 0, c06b)
    boat(state, 0, 2)
    assert holds(state, 0, c06b)
    boat(state, 0, 3)
    assert not holds(state, 0, c26b)
    boat(state, 0, 4)
    assert holds(state, 0, c26b)


def test_c52_asks_for_a_boat_and_3_railway_tiles() -> None:
    state = australia()
    conditions = lib(state).contracts["C52"].conditions
    lay(state, 0, "mildura-geelong.1", "g1")
    lay(state, 0, "melbourne-latrobe.1", "g2")
    boat(state, 0, 1)
    lay(state, 1, "geelong-melbourne.1", "g3")
    assert not holds(state, 0, conditions)  # the third is another player's
    lay(state, 0, "broken-hill-mildura.1", "g4")
    assert holds(state, 0, conditions)
    fleet(state).ships.clear()
    boat(state, 1, 1)
    assert not holds(state, 0, conditions)


def test_c53_asks_for_a_piece_in_tasmania() -> None:
    for space, expected in (("launceston.c1", True), ("latrobe.c1", False)):
        state = australia()
        coal_mine(state, 0, space)
        assert holds(state, 0, lib(state).contracts["C53"].conditions) == expected
        assert not holds(state, 1, lib(state).contracts["C53"].conditions)


def test_c55_asks_for_adelaide_and_sydney_in_one_network() -> None:
    state = australia(4)
    conditions = lib(state).contracts["C55"].conditions
    link(state, "geelong-melbourne", 0)
    link(state, "launceston-hobart", 0)
    boat(state, 0, 2, 3)
    put(state, 0, "residence-1", "adelaide.1")
    boat(state, 1, 4)
    assert not holds(state, 0, conditions)
    boat(state, 0, 4)
    assert holds(state, 0, conditions)


def test_c56_asks_for_pieces_in_3_cities_that_own_boats_join() -> None:
    state = australia()
    conditions = lib(state).contracts["C56"].conditions
    for building, space in (("residence-1", "brisbane.1"), ("residence-2", "sydney.1"), ("residence-3", "hobart.1")):
        put(state, 0, building, space)
    boat(state, 0, 1)
    assert not holds(state, 0, conditions)
    boat(state, 1, 2)
    assert not holds(state, 0, conditions)
    boat(state, 0, 3)  # from Melbourne to Launceston
    put(state, 1, "residence-1", "melbourne.1")
    put(state, 0, "factory-1", "launceston.1")
    assert not holds(state, 0, conditions)  # two sets of cities
    put(state, 1, "factory-1", "melbourne.2")
    boat(state, 0, 2)
    assert holds(state, 0, conditions)
    state = australia()
    boat(state, 0, 1, 2)
    put(state, 0, "residence-1", "brisbane.1")
    put(state, 0, "residence-2", "sydney.1")
    put(state, 1, "residence-3", "hobart.1")
    assert not holds(state, 0, conditions)  # only own pieces


def test_c57_asks_for_an_energized_building_in_hobart() -> None:
    for space, energized, expected in (
        ("hobart.1", True, True),
        ("hobart.1", False, False),
        ("launceston.1", True, False),
    ):
        state = australia()
        put(state, 0, "residence-1", space, energized=energized)
        assert holds(state, 0, lib(state).contracts["C57"].conditions) == expected
        assert not holds(state, 1, lib(state).contracts["C57"].conditions)


def test_c58_asks_for_brisbane_and_melbourne_in_one_network_and_3_boats() -> None:
    state = australia()
    conditions = lib(state).contracts["C58"].conditions
    link(state, "launceston-hobart", 0)
    boat(state, 0, 1, 2)
    assert not holds(state, 0, conditions)
    boat(state, 0, 4)
    assert not holds(state, 0, conditions), "three boats, but Brisbane is not joined with Melbourne"
    boat(state, 0, 3)
    assert holds(state, 0, conditions)


def test_c58_counts_own_boats_alone_where_railways_join_the_two() -> None:
    state = australia()
    conditions = lib(state).contracts["C58"].conditions
    for name in ("brisbane-toowoomba", "toowoomba-mount-thorley", "mount-thorley-toongi", "toongi-wagga-wagga"):
        link(state, name, 0)
    link(state, "melbourne-wagga-wagga", 0)
    boat(state, 0, 1, 2)
    boat(state, 1, 1, 2, 3)
    assert not holds(state, 0, conditions)
    boat(state, 0, 4)
    assert holds(state, 0, conditions)
    assert not holds(state, 1, conditions)


@pytest.mark.parametrize(
    ("contract", "gained", "level"),
    [
        ("C06b", {}, 1),
        ("C26b", {"thaler": 4}, 2),
        ("C52", {"vp": 2}, 1),
        ("C56", {"vp": 5}, 2),
        ("C58", {"vp": 12}, 0),
    ],
)
def test_what_contracts_for_boats_bring(contract: str, gained: dict[str, int], level: int) -> None:
    state = australia()
    player = state.players[0]
    thaler = player.thaler
    do(state, Do(0, lib(state).contracts[contract].rewards, "contracts"))
    assert (player.thaler - thaler, player.vp) == (gained.get("thaler", 0), gained.get("vp", 0))
    levels = [int(choice.facets["level"]) for choice in decision_of(state).of_kind("technology")]
    assert max(levels, default=0) == level


STACKS = {
    "C51": "silver",
    "C52": "silver",
    "C53": "silver",
    "C54": "gold",
    "C55": "gold",
    "C56": "gold",
    "C57": "gold",
}


def test_the_new_contracts_lie_in_their_stacks() -> None:
    contracts = lib(australia()).contracts
    assert {name: contracts[name].stack for name in STACKS} == STACKS
    assert (contracts["C06b"].stack, contracts["C26b"].stack) == ("silver", "gold")
    assert all(contracts[name].stack.startswith("purple") for name in ("C58", "C59"))
