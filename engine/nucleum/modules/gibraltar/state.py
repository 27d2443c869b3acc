"""The state of Gibraltar: its military contracts, and the owners of military technologies."""

from __future__ import annotations

from typing import cast

import msgspec

from engine.nucleum.library import lib
from engine.nucleum.module import ModuleState
from engine.nucleum.modules.gibraltar.records import (
    MilitaryContract,
    MilitaryTechnology,
    contracts_of,
    technologies_of,
)
from engine.nucleum.state import NOBODY, TableState

ID = "gibraltar"


class MilitaryPlace(msgspec.Struct):
    """A place for a military contract: the contract, the technology beside it, and the seat that fulfilled it (-1: none yet)."""

    contract: str
    technology: str
    seat: int = NOBODY


class GibraltarState(ModuleState, tag=ID):
    """Gibraltar at a table: the places of the military contracts, the cheapest first."""

    places: list[MilitaryPlace] = msgspec.field(default_factory=list)


def places(state: TableState) -> list[MilitaryPlace]:
    """Return the places of the military contracts; none if they are not in play."""
    return cast("GibraltarState", state.parts[ID]).places if ID in state.parts else []


def military(state: TableState, name: str) -> MilitaryContract:
    """Return the record of a military contract."""
    return contracts_of(lib(state))[name]


def technology(state: TableState, name: str) -> MilitaryTechnology:
    """Return the record of a military technology."""
    return technologies_of(lib(state))[name]


def uranium_price(state: TableState, place: MilitaryPlace) -> int:
    """Return the price in uranium of the contract on a place."""
    return lib(state).numbers["military-uranium"].values[places(state).index(place)]


def technologies_held(state: TableState, seat: int) -> list[MilitaryTechnology]:
    """Return the military technologies of a seat, the lowest level first; an automaton has only the contracts."""
    if seat in state.automata:
        return []
    return [technology(state, place.technology) for place in places(state) if place.seat == seat]


def fulfilled_by(state: TableState, seat: int) -> int:
    """Return the number of military contracts a seat has fulfilled."""
    return sum(place.seat == seat for place in places(state))
