"""Main actions on given terms."""

from __future__ import annotations

from typing import Any

from engine.nucleum.data.vocabulary import Action
from engine.nucleum.library import lib, rules_of
from engine.nucleum.state import TableState, Terms


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


def possible(state: TableState, seat: int, action: str, terms: Terms) -> bool:
    """Return whether the seat can do anything with a main action now."""
    return rules_of(state).actions[action].possible(state, seat, terms)


def begin(state: TableState, seat: int, action: str, terms: Terms) -> Any:
    """Return the step that begins a main action."""
    return rules_of(state).actions[action].begin(seat, terms)


def directive_actions(state: TableState, seat: int, thaler_off: int) -> list[str]:
    """Return the main actions a special directive may be used for now."""
    terms = Terms(thaler_off=thaler_off, optional=True)
    return [
        action.id
        for action in lib(state).actions.values()
        if action.directive and possible(state, seat, action.id, terms)
    ]
