"""Special buildings in hand-built states: which one is on offer, and those that stand on the map."""

from __future__ import annotations

from typing import Any

from engine.nucleum.game import NucleumState
from engine.nucleum.modules.special_buildings.offer import replaces
from engine.nucleum.modules.special_buildings.records import KIND
from engine.nucleum.modules.special_buildings.state import own, records
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.urbanize import Urbanize
from engine.nucleum.state import Piece, Terms, Wagons
from tests.nucleum.builder import GAME, choose, do, ids, lib, table

PLAIN = Terms(optional=True)


def special_table(seats: int = 4, **options: Any) -> NucleumState:
    """Return a game with special buildings at the first turn of seat 0, with an empty map and money enough."""
    state = table(seats, special_buildings=True, **options)
    for player in state.players:
        player.thaler = 30
    return state


def offer(state: NucleumState, *names: str) -> None:
    """Put buildings on top of their piles, so that they are on offer."""
    for name in names:
        pile = own(state).piles[records(state)[name].level]
        pile.remove(name)
        pile.append(name)
    GAME.forget(state)


def build(state: NucleumState, seat: int, name: str, space: str, energized: bool = False) -> None:
    """Put a special building of a seat on the map; the first of its own that fits leaves the game for it."""
    record, left = records(state)[name], state.players[seat].buildings
    instead = next(
        each for each in left if replaces(record, lib(state).buildings[each].types, lib(state).buildings[each].level)
    )
    left.remove(instead)
    own(state).gone.setdefault(seat, []).append(instead)
    own(state).piles[record.level].remove(name)
    state.board.pieces[space] = Piece(
        type="building", kind=KIND, id=name, owner=seat, types=record.types, level=record.level, energized=energized
    )
    GAME.forget(state)


def may_build(state: NucleumState, seat: int = 0, terms: Terms = PLAIN) -> set[str]:
    """Return the ids of the buildings a seat could choose now by an urbanize action, without "build:"."""
    do(state, Urbanize(seat, terms))
    return {choice.removeprefix("build:") for choice in ids(state, "building")}


def swaps(state: NucleumState, seat: int = 0, terms: Terms = PLAIN) -> set[str]:
    """Return the special ones, as "own building:special building"."""
    return {name for name in may_build(state, seat, terms) if ":" in name}


def energize(state: NucleumState, space: str = "riesa.1", seat: int = 0) -> None:
    """Energize a seat's building on a space, by default in Riesa, where there is a plant that burns coal."""
    state.players[seat].thaler = 60
    state.board.coal = dict.fromkeys(state.board.coal, Wagons(9))
    GAME.forget(state)
    do(state, Energize(seat, PLAIN))
    choose(state, f"energize:{space}")


def lit(name: str, space: str = "riesa.1") -> NucleumState:
    """Return a game in which seat 0 has just energized a special building; what it asks is still open."""
    state = special_table()
    build(state, 0, name, space)
    energize(state, space)
    return state


def income(state: NucleumState) -> tuple[int, ...]:
    """Return the positions of the income markers of seat 0: thaler, workers, points."""
    return tuple(state.players[0].income.values())
