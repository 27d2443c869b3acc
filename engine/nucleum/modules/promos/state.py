"""The state of the promos."""

from __future__ import annotations

from typing import cast

import msgspec

from engine.nucleum.library import lib
from engine.nucleum.module import ModuleState
from engine.nucleum.modules.promos.records import Fragment, fragments_of
from engine.nucleum.state import TableState

ID = "promos"


class Laid(msgspec.Struct, frozen=True):
    """A fragment on a railway tile: its id, and the half of the tile it covers (0 or 1)."""

    fragment: str
    half: int


class PromosState(ModuleState, tag=ID):
    """The promos at a table.

    `plant_bonuses`: for each city with a plant, the city whose printed bonus counts there. `offered`: the fragments
    that may be taken, in order. `held`: the fragment each seat holds, for those that hold one. `laid`: those on
    railway tiles, by railway space.
    """

    plant_bonuses: dict[str, str] = msgspec.field(default_factory=dict)
    offered: list[str] = msgspec.field(default_factory=list)
    held: dict[int, str] = msgspec.field(default_factory=dict)
    laid: dict[str, Laid] = msgspec.field(default_factory=dict)


def promos(state: TableState) -> PromosState:
    """Return the state of the promos at a table that plays with them. Raises KeyError at any other."""
    return cast("PromosState", state.parts[ID])


def offered_fragments(state: TableState) -> list[str]:
    """Return the fragments that may be taken, in the order in which they lie; none if they are not in play."""
    return promos(state).offered if ID in state.parts else []


def held_fragment(state: TableState, seat: int) -> str:
    """Return the fragment a seat holds ("" for none)."""
    return promos(state).held.get(seat, "") if ID in state.parts else ""


def laid_fragments(state: TableState) -> dict[str, Laid]:
    """Return the fragments that lie on railway tiles, by railway space."""
    return promos(state).laid if ID in state.parts else {}


def fragments(state: TableState) -> dict[str, Fragment]:
    """Return the records of all fragments, by id."""
    return fragments_of(lib(state))
