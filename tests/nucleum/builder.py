"""Small hand-built states: an empty map, plain players, and steps put on the stack by hand."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.kernel import Decision, Event, EventLog
from engine.nucleum.game import Nucleum, NucleumState
from engine.nucleum.library import city_of, lib, side
from engine.nucleum.rules.flow.turn import EndTurn, NextTurn, TurnStart
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import NOBODY, Piece, Rail

GAME = Nucleum()


def table(seats: int = 4, experiments: str = "ABCD", **options: bool | str) -> NucleumState:
    """Return a game at the first turn of seat 0, with an empty map and the experiments given by letter."""
    state, _ = GAME.start(seats, 7, {"experiments": "random", **options})
    state.board.pieces.clear()
    state.board.nuclei.clear()
    state.first, state.turn, state.active = 0, 1, 0
    state.pending[:] = [NextTurn(), EndTurn(0), TurnStart(0)]
    for seat, letter in zip(range(seats), experiments, strict=False):
        player = state.players[seat]
        player.experiment = letter
        player.pool = [tile.id for tile in lib(state).tiles_in("starting", letter)]
        player.contracts = dict.fromkeys(player.contracts, "")
    GAME.forget(state)
    return state


def put(state: NucleumState, seat: int, building: str, space: str, energized: bool = False) -> None:
    """Put an urban building of a seat on the map."""
    record = lib(state).buildings[building]
    if building in state.players[seat].buildings:
        state.players[seat].buildings.remove(building)
    state.board.pieces[space] = Piece(
        type="building", id=building, owner=seat, types=record.types, level=record.level, energized=energized
    )
    GAME.forget(state)


def neutral(state: NucleumState, building: str, space: str) -> None:
    """Put a neutral building on the map."""
    record = lib(state).neutral_buildings[building]
    state.board.pieces[space] = Piece(type="neutral", id=building, owner=NOBODY, types=(record.building,))
    GAME.forget(state)


def turbine(state: NucleumState, seat: int, row: int, space: str) -> None:
    """Put a turbine on the map."""
    state.players[seat].turbines.remove(f"row-{row}")
    state.board.pieces[space] = Piece(type="turbine", id=f"row-{row}", owner=seat)
    GAME.forget(state)


def mine(state: NucleumState, seat: int, row: int, space: str, uranium: int = 0) -> None:
    """Put a mine on the map, with uranium in it."""
    state.players[seat].mines.remove(f"row-{row}")
    state.players[seat].uranium[f"row-{row}"] = uranium
    state.board.pieces[space] = Piece(type="mine", id=f"row-{row}", owner=seat)
    GAME.forget(state)


def lay(state: NucleumState, seat: int, space: str, tile: str, half: int = 0) -> None:
    """Lay a tile as a railway, its half `half` toward the link's first end; a worker of the reserve stays."""
    if tile in state.players[seat].pool:
        state.players[seat].pool.remove(tile)
    state.players[seat].reserve -= 1
    state.board.rails[space] = Rail(owner=seat, tile=tile, half=half)
    GAME.forget(state)


def link(state: NucleumState, name: str, *owners: int) -> None:
    """Complete a link with one tile for each space, of these owners (the last one owns the rest)."""
    spaces = side(state).links[name].space_ids
    for index, space in enumerate(spaces):
        owner = owners[min(index, len(owners) - 1)]
        state.board.rails[space] = Rail(owner=owner, tile=f"g{index + 1}")
        state.players[owner].reserve -= 1
    state.board.complete.append(name)
    GAME.forget(state)


def do(state: NucleumState, *steps: Any) -> list[Event]:
    """Put steps on top of the stack and run to the next question; return the events."""
    GAME.forget(state)
    state.push(*steps)
    log = EventLog()
    GAME._advance(state, log)
    return log.events


def choose(state: NucleumState, *ids: str) -> list[Event]:
    """Make choices one after the other; return the events."""
    return [event for choice in ids for event in GAME.apply(state, choice)]


def ids(state: NucleumState, kind: str = "") -> set[str]:
    """Return the ids of the choices now open, of one kind or all."""
    return {choice.id for choice in decision_of(state).choices if not kind or choice.kind == kind}


def decision_of(state: NucleumState) -> Decision:
    """Return the open decision. Raises AssertionError if there is none."""
    decision = GAME.decision(state)
    assert decision is not None
    return decision


def seat_to_act(state: NucleumState) -> int:
    """Return the seat that decides now."""
    return decision_of(state).seat


@cache
def _watched(module: str) -> bool:
    return find_spec(f"tests.nucleum.modules.{module}") is not None and (
        find_spec(f"tests.nucleum.modules.{module}.invariants") is not None
    )


def watched(state: NucleumState) -> list[str]:
    """Return the modules at a table that have their own invariants: those with state there, and some others."""
    return [module for module in state.modules if module in state.parts or _watched(module)]


def workers_of(state: NucleumState, seat: int) -> int:
    """Return all workers of a seat: available, in reserve, on railways and where modules say (`workers`)."""
    player = state.players[seat]
    out = sum(rail.owner == seat and rail.worker for rail in state.board.rails.values())
    for module in watched(state):
        elsewhere = getattr(import_module(f"tests.nucleum.modules.{module}.invariants"), "workers", None)
        out += 0 if elsewhere is None else elsewhere(state, seat)
    return player.workers + player.reserve + out


__all__ = [
    "GAME",
    "choose",
    "city_of",
    "do",
    "ids",
    "lay",
    "lib",
    "link",
    "mine",
    "networks",
    "neutral",
    "put",
    "seat_to_act",
    "side",
    "table",
    "turbine",
    "watched",
    "workers_of",
]
