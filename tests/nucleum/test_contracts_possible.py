"""Every contract can be fulfilled on every map side, with any number of players and any first setup card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from engine.kernel import EventLog
from engine.nucleum.data.components import City, Contract
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib, rules_of, side
from engine.nucleum.modules.ships.state import fleet, put_ship, routes
from engine.nucleum.rules.flow.setup import place_first
from engine.nucleum.rules.map.counting import holds
from engine.nucleum.state import Piece, Rail
from tests.nucleum.builder import GAME, table

BOARDS: dict[str, dict[str, Any]] = {
    "saxony": {},
    "gibraltar": {"australia_tiles": True},
    "australia": {"gibraltar_tiles": True},
}
"""Each map, with the options that bring further contracts to it."""


def wanted_cities(contract: Contract) -> set[str]:
    """Return the cities a contract names."""
    return {city for condition in contract.conditions for city in condition.counter.cities}


def fill(state: NucleumState, contract: Contract) -> None:
    """Let seat 0 have all it could: all railways, and its pieces in cities that the contract names, else in as many as may be.

    Cities of colors that it names come before others, then those that ships reach.
    """
    player, named = state.players[0], wanted_cities(contract)
    colours = {"wild", *(colour for condition in contract.conditions for colour in condition.counter.city_colours)}
    ports = {end for route in routes(state).values() for end in route.ends} if "ships" in state.modules else set()
    cities = sorted(
        side(state).cities.values(),
        key=lambda city: (city.id not in named, city.colour not in colours, city.id not in ports),
    )
    for most in (1, len(player.buildings)):
        for city in cities:
            _fill_city(state, city, len(player.buildings) if city.id in named else most)
    for link in side(state).links.values():
        for space in link.space_ids:
            state.board.rails[space] = Rail(owner=0, tile="b1")
        state.board.complete.append(link.id)
    player.fulfilled = [f"C{number}" for number in range(12)]
    player.technologies = [tile.id for tile in lib(state).technologies_of(player.experiment)]
    player.pool += [tile.id for tile in lib(state).tiles_in("base")]
    player.achievements = 40
    player.income = dict.fromkeys(player.income, 15)
    GAME.forget(state)


def _fill_city(state: NucleumState, city: City, most: int) -> None:
    """Put pieces of seat 0 on the free spaces of a city, `most` buildings."""
    player, data, free = state.players[0], lib(state), state.board.pieces
    for space in city.buildings:
        if space.id in free or space.special or not most:
            continue
        fitting = [name for name in player.buildings if not set(data.buildings[name].types).isdisjoint(space.types)]
        if fitting:
            most -= 1
            name = fitting[-1]
            player.buildings.remove(name)
            record = data.buildings[name]
            free[space.id] = Piece(
                type="building", id=name, owner=0, types=record.types, level=record.level, energized=True
            )
    for kind, spaces, left in (("mine", city.mines, player.mines), ("turbine", city.turbines, player.turbines)):
        for there in spaces:
            if left and there.id not in free and getattr(there, "min_players", 1) <= state.seats:
                free[there.id] = Piece(type=kind, id=left.pop(), owner=0)
    for kind, piece in rules_of(state).pieces.items():
        for place in piece.spaces(city):
            if place.id not in free:
                free[place.id] = Piece(type=kind, owner=0)


def with_ships(state: NucleumState) -> Iterator[None]:
    """Place as many ships of seat 0 as it has, in every way."""
    if "ships" not in state.modules:
        yield
        return
    number = min(lib(state).number("player-ships"), len(routes(state)))
    for chosen in combinations(routes(state), number):
        fleet(state).ships.clear()
        for route in chosen:
            put_ship(state, route, 0)
        GAME.forget(state)
        yield


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_contract_can_be_fulfilled(board: str, seats: int) -> None:
    start = table(seats, map=board, **BOARDS[board])
    impossible = []
    for card in (card for card in lib(start).setup_cards.values() if card.board == board):
        for contract in lib(start).contracts.values():
            if contract.module == "base" and not wanted_cities(contract) and card.number > 1:
                continue
            state = GAME.copy(start)
            place_first(state, card, EventLog())
            fill(state, contract)
            if not any(holds(state, 0, contract.conditions) for _ in with_ships(state)):
                impossible.append((card.id, contract.id))
    assert impossible == []
