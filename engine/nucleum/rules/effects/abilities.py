"""Lasting abilities of a player: unlocked brown technologies and the effects of placed turbines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from engine.nucleum.data.vocabulary import Ability, Modifier, On, Permit, parts_of
from engine.nucleum.library import lib, library, rules_of
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import TableState

Adders = tuple[Callable[[TableState, int], Iterable[Ability]], ...]
"""The additions of modules to the abilities of a seat."""


class Lasting(NamedTuple):
    """Lasting abilities: all, the modifiers by the number they change, and the permissions, as (what, action)."""

    all: tuple[Ability, ...]
    modifiers: dict[str, list[Modifier]]
    permits: frozenset[tuple[str, str]]


@lru_cache(maxsize=4096)
def _sort_abilities(found: tuple[Ability, ...]) -> Lasting:
    modifiers: dict[str, list[Modifier]] = {}
    for ability in found:
        if isinstance(ability, Modifier):
            modifiers.setdefault(ability.what, []).append(ability)
    permitted = frozenset((ability.what, ability.action) for ability in found if isinstance(ability, Permit))
    return Lasting(found, modifiers, permitted)


@lru_cache(maxsize=4096)
def _on_the_board(
    modules: tuple[str, ...], experiment: str, turbines: tuple[str, ...], technologies: tuple[str, ...]
) -> Lasting:
    """Return the abilities of a player from the turbines no longer on its board (`turbines` still are) and its technologies."""
    data = library(modules)
    found: list[Ability] = []
    if experiment:
        for row in data.rows.values():
            if row.id not in turbines:
                found.extend(row.abilities or data.experiments[experiment].turbine)
    for name in technologies:
        found.extend(data.technologies[name].abilities)
    return _sort_abilities(tuple(found))


def lasting(state: TableState, seat: int) -> Lasting:
    """Return the seat's lasting abilities, turbines first, grouped by their effects."""
    player = state.players[seat]
    known: dict[tuple[int, int, int], tuple[Lasting, Adders]] = state.__dict__.setdefault("lasting", {})
    key = seat, len(player.turbines), len(player.technologies)  # either only grows or only shrinks
    if key not in known:
        own = tuple(player.turbines), tuple(player.technologies)
        known[key] = _on_the_board(state.modules, player.experiment, *own), rules_of(state).abilities
    found, more = known[key]
    added = [ability for add in more for ability in add(state, seat)] if more else ()
    return _sort_abilities((*found.all, *added)) if added else found


def abilities(state: TableState, seat: int) -> tuple[Ability, ...]:
    """Return the seat's lasting abilities, turbines first."""
    return lasting(state, seat).all


def modifiers(state: TableState, seat: int, what: str) -> list[Modifier]:
    """Return the seat's modifiers of a number."""
    return lasting(state, seat).modifiers.get(what, [])


def modifier(state: TableState, seat: int, what: str, plant: str = "") -> int:
    """Return the sum of the seat's modifiers of a number; `plant` is the city of the plant in use."""
    total = 0
    for ability in lasting(state, seat).modifiers.get(what, ()):
        amount = ability.amount
        if ability.per is not None:
            amount *= count(state, seat, ability.per, plant)
        total += min(amount, ability.limit) if ability.limit else amount
    return total


def permits(state: TableState, seat: int, what: str, action: str = "") -> bool:
    """Return whether the seat may do something that the rules otherwise forbid."""
    return (what, action) in lasting(state, seat).permits


def triggered_abilities(state: TableState, seat: int, moment: str, requirement: int = 0) -> list[On]:
    """Return each ability of the seat that fires at a moment."""
    return [
        ability
        for ability in abilities(state, seat)
        if isinstance(ability, On) and moment in ability.moments and requirement >= ability.requirement_at_least
    ]


@cache
def _givers(modules: tuple[str, ...]) -> dict[On, list[tuple[str, str]]]:
    """Return the components that have each ability that fires, as their kind and id; two may have the same."""
    found: dict[On, list[tuple[str, str]]] = {}
    for kind, records in library(modules).kinds.items():
        for key, record in records.items():
            for ability in parts_of(record):
                if isinstance(ability, On):
                    found.setdefault(ability, []).append((kind, key))
    return found


def giver_of(state: TableState, seat: int, ability: On) -> str:
    """Return the component that gives a seat a lasting ability, as "kind/id"; "" if none is known."""
    player = state.players[seat]
    having = {"technologies": player.technologies, "experiments": [player.experiment]}
    found = _givers(state.modules).get(ability, [])
    own = [(kind, key) for kind, key in found if key in having.get(kind, [key])]
    return "/".join((own or found)[0]) if found else ""


def red_surcharge(state: TableState, seat: int) -> int:
    """Return the seat's surcharge in thaler for a red-bordered space or red link."""
    return max(0, lib(state).number("red-thaler") - modifier(state, seat, "red_thaler_off"))
