"""The state of the special buildings, and each seat's number of them."""

from __future__ import annotations

from typing import cast

import msgspec

from engine.nucleum.library import lib
from engine.nucleum.module import ModuleState
from engine.nucleum.modules.special_buildings.records import KIND, SpecialBuilding, special_buildings
from engine.nucleum.state import Piece, TableState


class SpecialBuildingsState(ModuleState, tag=KIND):
    """The special buildings at a table.

    `piles`: those not placed yet, by level, the one on offer last. `aside`: the action tiles set aside. `gone`: the
    buildings of each seat's board that have left the game.
    """

    piles: dict[int, list[str]] = msgspec.field(default_factory=dict)
    aside: list[str] = msgspec.field(default_factory=list)
    gone: dict[int, list[str]] = msgspec.field(default_factory=dict)


def own(state: TableState) -> SpecialBuildingsState:
    """Return the state of the special buildings at a table that plays with them. Raises KeyError at any other."""
    return cast("SpecialBuildingsState", state.parts[KIND])


def records(state: TableState) -> dict[str, SpecialBuilding]:
    """Return the records of all special buildings, by id."""
    return special_buildings(lib(state))


def record_of(state: TableState, piece: Piece) -> SpecialBuilding:
    """Return the record of a special building on the map."""
    return records(state)[piece.id]


def offered_buildings(state: TableState) -> list[SpecialBuilding]:
    """Return the buildings on offer, one of each level that is left; none if they are not in play."""
    if KIND not in state.parts:
        return []
    return [records(state)[pile[-1]] for _, pile in sorted(own(state).piles.items()) if pile]


def price(state: TableState, level: int) -> int:
    """Return the price in thaler of a special building of a level, before the red surcharge and discounts."""
    return lib(state).numbers["special-thaler"].values[level - 1]


def placed_buildings(state: TableState, seat: int) -> list[tuple[str, Piece]]:
    """Return the special buildings of a seat on the map, as (space, piece)."""
    return [
        (space, piece) for space, piece in state.board.pieces.items() if piece.kind == KIND and piece.owner == seat
    ]


def tokens_left(state: TableState, seat: int) -> int:
    """Return the number of urbanization tokens a seat has left: one marks each special building it has placed."""
    return lib(state).number("urbanization-tokens") - len(placed_buildings(state, seat))


def replaced_buildings(state: TableState, seat: int) -> list[str]:
    """Return the buildings of a seat's board that have left the game for special ones."""
    return own(state).gone.get(seat, []) if KIND in state.parts else []
