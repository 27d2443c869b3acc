"""The names that component data may use where its vocabulary is open, and the base game's names.

A module brings its own (`engine.nucleum.module.Module.names`); `engine.nucleum.data.validate` checks every record
against the names of the modules it is used with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import reduce
from typing import Any, NamedTuple

from engine.nucleum.data.vocabulary import BUILDING_TYPES


class Bounds(NamedTuple):
    """The number of values of a rules parameter (0: any number), and the minimum of each."""

    length: int = 1
    least: int = 0


@dataclass(frozen=True, kw_only=True)
class Names:
    """Names that a module's data may use where the vocabulary is open; each is checked when the data is read.

    - `moments`: of `On`; `modifiers`, `permits`: what these abilities may say.
    - `counters`: of `Counter`, `end_conditions`: ids of the records there must be. A module leaves both out: they are
      the keys of its `Rules.counters` and `Rules.ends`. Main actions are the ids of `ActionKind` records.
    - `contract_stacks`, `tile_stacks`: where contracts and action tiles are dealt from.
    - `building_types`: of urban buildings; `piece_kinds`: what else a `Counter` may tell pieces apart by.
    - `spaces`: spaces of cities for its own pieces, by the type of these: the letter before the number in their ids.
    - `numbers`: the numbers of the rules that the module uses, by name.
    - `players`: the numbers of players there must be a setup for.
    """

    moments: frozenset[str] = frozenset()
    modifiers: frozenset[str] = frozenset()
    permits: frozenset[str] = frozenset()
    counters: frozenset[str] = frozenset()
    end_conditions: frozenset[str] = frozenset()
    contract_stacks: tuple[str, ...] = ()
    tile_stacks: frozenset[str] = frozenset()
    building_types: tuple[str, ...] = ()
    piece_kinds: frozenset[str] = frozenset()
    spaces: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, Bounds] = field(default_factory=dict)
    players: frozenset[int] = frozenset()


def union(names: Iterable[Names]) -> Names:
    """Return all names of several modules together."""
    return reduce(_both, names, Names())


def _both(first: Names, second: Names) -> Names:
    found: dict[str, Any] = {}
    for one in fields(Names):
        mine, more = getattr(first, one.name), getattr(second, one.name)
        if isinstance(mine, tuple):
            found[one.name] = (*mine, *more)
        else:
            found[one.name] = {**mine, **more} if isinstance(mine, Mapping) else mine | more
    return Names(**found)


class Known(NamedTuple):
    """A module's information for the checks of the data: its names, and the modules it needs and comes with.

    `checks`: checks of its records: (components, names) -> problems. `routes`: cities joined by something other than
    links: (components, map side) -> their ends.
    """

    names: Names = Names()
    needs: frozenset[str] = frozenset()
    checks: tuple[Callable[[Any, Names], Iterable[tuple[str, str, str, str]]], ...] = ()
    routes: tuple[Callable[[Any, Any], Iterable[tuple[str, ...]]], ...] = ()
    comes_with: frozenset[str] = frozenset()


NUMBERS = {
    "start-thaler": Bounds(),
    "start-workers": Bounds(),
    "reserve-workers": Bounds(),
    "start-stars": Bounds(least=1),
    "reserve-stars": Bounds(),
    "income-start": Bounds(least=1),
    "flag-vp": Bounds(least=1),
    "tile-prices": Bounds(length=0),
    "second-tile-thaler": Bounds(),
    "red-thaler": Bounds(),
    "action-slots": Bounds(least=1),
    "coal-thaler": Bounds(length=3),
    "coal-electricity": Bounds(least=1),
    "uranium-electricity": Bounds(),
    "plant-uranium": Bounds(),
    "turbine-uranium": Bounds(),
    "foreign-turbine-thaler": Bounds(),
    "income-overflow-vp": Bounds(),
    "kings-day-vp": Bounds(length=2),
    "shown-silver": Bounds(),
    "shown-gold": Bounds(),
    "shown-purple": Bounds(),
    "neutral-buildings": Bounds(least=1),
    "rubble-below-players": Bounds(),
}
"""The numbers that the rules of the base game use, by name."""

BASE = Names(
    moments=frozenset(
        {
            "place_building",
            "place_mine",
            "place_turbine",
            "energize",
            "gain_contract",
            "fulfil_contract",
            "place_railway",
        }
    ),
    modifiers=frozenset(
        {
            "urbanize_thaler_off",
            "industrialize_workers_off",
            "coal_thaler_off",
            "red_thaler_off",
            "second_tile_thaler_off",
            "electricity",
            "plant_uranium",
            "first_uranium_electricity",
            "mine_size",
        }
    ),
    permits=frozenset({"ignore_network", "foreign_turbines", "unmatched_end"}),
    counters=frozenset(
        {
            "pieces",
            "cities",
            "network_cities",
            "railways",
            "links",
            "contracts",
            "technologies",
            "tiles",
            "achievements",
            "income",
        }
    ),
    end_conditions=frozenset({"action-tiles", "contracts", "kings-day", "technologies", "score-flag"}),
    contract_stacks=("initial", "silver", "gold", "purple-1", "purple-2", "purple-3"),
    tile_stacks=frozenset({"base", "general", "starting", "special"}),
    building_types=BUILDING_TYPES,
    piece_kinds=frozenset({"urban", "mine", "turbine"}),
    numbers=NUMBERS,
    players=frozenset({2, 3, 4}),
)
"""The names of the base game."""

BASE_ONLY: Mapping[str, Known] = {"base": Known(BASE)}
"""The known modules without expansions: the base game."""
