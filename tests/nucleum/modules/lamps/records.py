"""The components of the lamps, what they keep at a table, and their effect."""

from __future__ import annotations

from typing import cast

import msgspec

from engine.nucleum.data import vocabulary
from engine.nucleum.data.components import Record
from engine.nucleum.data.vocabulary import Count, Part, Positive
from engine.nucleum.library import lib
from engine.nucleum.module import ModuleState
from engine.nucleum.state import TableState

ID = "lamps"

POST = "lamp_post"
"""A type of piece of its own, and the kind of the spaces for it."""


class Lamp(Record, frozen=True):
    """A lamp for a city: lit for `thaler`, it gives `effects`."""

    city: str
    thaler: Count
    effects: tuple[vocabulary.Effect, ...]


class Glow(Part, frozen=True, tag="glow"):
    """Gain `amount` of glow."""

    amount: Positive = 1


class LampsState(ModuleState, tag=ID):
    """`dark`: the lamps not lit, in the order drawn at setup. `lit`: who lit which. `glow`: of each seat."""

    dark: list[str] = msgspec.field(default_factory=list)
    lit: dict[str, int] = msgspec.field(default_factory=dict)
    glow: dict[int, int] = msgspec.field(default_factory=dict)


def own(state: TableState) -> LampsState:
    return cast("LampsState", state.parts[ID])


def lamps(state: TableState) -> dict[str, Lamp]:
    return cast("dict[str, Lamp]", lib(state).kinds["lamps"])
