"""Main actions and the order in which things done to a player fire: registries the modules fill."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.nucleum.data.vocabulary import Action
from engine.nucleum.state import Table, Terms

Possible = Callable[[Table, int, Terms], bool]
Begin = Callable[[int, Terms], Any]


class MainAction(msgspec.Struct, frozen=True):
    """A main action: whether a seat can do anything with it on given terms, and the step that begins it."""

    possible: Possible
    begin: Begin


ACTIONS: dict[str, MainAction] = {}
"""The main actions by the id of their `ActionKind`; expansions add theirs."""


def terms_of(action: Action, optional: bool = True) -> Terms:
    """Return the terms an action effect grants."""
    return Terms(
        thaler_off=action.thaler_off,
        workers_off=action.workers_off,
        electricity=action.electricity,
        uranium=action.uranium,
        ignore_network=action.ignore_network,
        double_slot=action.double_slot,
        optional=optional,
    )


def possible(state: Table, seat: int, action: str, terms: Terms) -> bool:
    """Return whether the seat can do anything with a main action now."""
    return ACTIONS[action].possible(state, seat, terms)


def begin(seat: int, action: str, terms: Terms) -> Any:
    """Return the step that begins a main action."""
    return ACTIONS[action].begin(seat, terms)
