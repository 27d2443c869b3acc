"""The state of open initial contracts."""

from __future__ import annotations

from typing import cast

import msgspec

from engine.nucleum.module import ModuleState
from engine.nucleum.state import TableState

ID = "open_contracts"


class OpenContractsState(ModuleState, tag=ID):
    """The initial contracts that are revealed and not taken yet (`initial_contracts`)."""

    shown: list[str] = msgspec.field(default_factory=list)


def initial_contracts(state: TableState) -> list[str]:
    """Return the initial contracts that can be taken, at a table that plays with them. Raises KeyError at any other."""
    return cast("OpenContractsState", state.parts[ID]).shown


def takers(state: TableState) -> list[int]:
    """Return the seats in the order in which they take initial contracts: reverse turn order."""
    return list(reversed(state.people_from(state.first)))


def waiting(state: TableState) -> list[int]:
    """Return the seats that must still take one, the next first."""
    order = takers(state)
    return order[len(order) - len(initial_contracts(state)) :]
