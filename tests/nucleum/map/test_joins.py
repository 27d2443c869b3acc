"""Additions of modules to the map's networks and fuel: own joins, imports, prices of an area, more buildings.

The cases are from Gibraltar (gibraltar.md): ships carry coal and uranium of their owner, never electricity.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engine.nucleum import library
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib, side
from engine.nucleum.module import Connections, Join, Rules
from engine.nucleum.modules import BOX
from engine.nucleum.rules.actions import fuel
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.fuel import options, supplies
from engine.nucleum.rules.effects.mines import mine_groups
from engine.nucleum.rules.flow.scoring import building_points
from engine.nucleum.rules.map.networks import are_joined, own_cities
from engine.nucleum.state import Piece, Terms, Wagons
from tests.nucleum.builder import GAME, choose, do, mine, put, table


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return a function that adds fields to the rules in force."""

    def add(**fields: Any) -> None:
        rules: Rules = replace(library.rules_for(BOX.in_play(["base"])), **fields)
        monkeypatch.setattr(library, "rules_for", lambda _modules: rules)

    return add


def ferry(seat: int) -> dict[str, Any]:
    """Return the rules of a join between Karlsbad and Plauen for one seat."""
    return {"connections": (Connections(joins=lambda _state: [Join(("karlsbad", "plauen"), seat)]),)}


def plauen() -> NucleumState:
    """Plauen has a nucleum; seats 0 and 1 each have a mine with uranium in Karlsbad."""
    state = table()
    for seat, space in enumerate(("karlsbad.m1", "karlsbad.m2")):
        state.players[seat].thaler = 30
        mine(state, seat, 1, space, uranium=1)
    state.board.nuclei.append("plauen")
    GAME.forget(state)
    return state


def brought(state: NucleumState, seat: int) -> int:
    """Return the amount of uranium that the seat can bring to Plauen."""
    return next(supply.uranium for supply in supplies(state, seat, Terms()) if supply.plant == "plauen")


def test_a_join_carries_uranium_of_its_owner_alone(added: Callable[..., None]) -> None:
    state = plauen()
    assert brought(state, 0) == brought(state, 1) == 0
    added(**ferry(0))
    GAME.forget(state)
    assert (brought(state, 0), brought(state, 1)) == (1, 0)


def test_uranium_that_came_over_a_join_is_burnt(added: Callable[..., None]) -> None:
    added(**ferry(0))
    state = plauen()
    put(state, 0, "residence-3", "plauen.1")
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "energize:plauen.1")
    assert sum(state.players[0].uranium.values()) == 0


def test_a_join_carries_no_electricity(added: Callable[..., None]) -> None:
    added(**ferry(0))
    state = plauen()
    put(state, 0, "residence-1", "karlsbad.1")
    assert not are_joined(state, "karlsbad", "plauen")
    assert "karlsbad.1" not in options(state, 0, Terms())
    put(state, 0, "factory-1", "plauen.1")
    assert "plauen.1" in options(state, 0, Terms())


def test_a_join_extends_the_network_of_its_owner_alone(added: Callable[..., None]) -> None:
    added(**ferry(0))
    state = plauen()
    assert own_cities(state, 0)["karlsbad"] == own_cities(state, 0)["plauen"]
    assert set(own_cities(state, 1)) == {"karlsbad"}


def test_mines_joined_by_a_ship_are_one_store(added: Callable[..., None]) -> None:
    added(**ferry(0))
    state = plauen()
    mine(state, 0, 2, "bruex.m1")
    assert len(mine_groups(state, 0)) == 2
    added(connections=(Connections(joins=lambda _state: [Join(("karlsbad", "bruex"), 0)]),))
    GAME.forget(state)
    assert len(mine_groups(state, 0)) == 1


def test_coal_is_imported_into_further_cities_for_one_seat(added: Callable[..., None]) -> None:
    added(
        connections=(
            Connections(imports=lambda _state, seat, area: ["grimma"] if seat == 0 and area == "west" else []),
        )
    )
    state = table()
    here = [next(one.areas for one in supplies(state, seat, Terms()) if one.plant == "grimma") for seat in (0, 1)]
    assert here == [["west"], []]


@pytest.mark.parametrize("limit", [0, 2])
def test_an_area_may_have_a_price_and_a_limit_of_its_own(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    state.players[0].thaler = 30
    put(state, 0, "residence-3", "plauen.1")
    state.board.coal["west"] = Wagons(0)
    GAME.forget(state)
    here = side(state)
    west = msgspec.structs.replace(here.coal_areas["west"], prices=(2, 2, 2), limit=limit)
    changed = msgspec.structs.replace(here, coal_areas={**here.coal_areas, "west": west})
    monkeypatch.setattr(fuel, "side", lambda _state: changed)
    plans = options(state, 0, Terms()).get("plauen.1", [])
    areas = {area for plan in plans for area, _ in plan.coal}
    assert areas == (set() if limit else {"west"})
    if not limit:
        assert [plan.coal_thaler for plan in plans] == [6 * 2]


def test_a_building_of_an_expansion_is_found_by_its_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    state.players[0].thaler = 30
    villa = msgspec.structs.replace(lib(state).buildings["residence-1"], id="villa", energy=1, vp=9)
    monkeypatch.setitem(lib(state).kinds, "villas", {"villa": villa})
    state.board.pieces["plauen.1"] = Piece(
        type="building", kind="villas", id="villa", owner=0, types=("residence",), level=1
    )
    GAME.forget(state)
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "energize:plauen.1")
    assert state.board.pieces["plauen.1"].energized
    assert building_points(state, 0) == 9
    assert GAME.decode(GAME.encode(state)) == state
