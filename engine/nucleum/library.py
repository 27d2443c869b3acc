"""The modules that are registered, and quick access to what a table plays with: its components, its merged rules.

Which are in force (`in_force`): the base game always; a module with a board of its own when the option `map` names it;
a module with a switch among the options when it is on, or when
one of those it comes with is in force. A module that has neither and needs only the base game is what several
expansions *share*, in force exactly when one that needs it is. Any other that has neither is a *bridge*, in force as
soon as all modules it needs are, apart from shared ones.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from engine.kernel import Option, Options
from engine.nucleum.automaton import Automaton, AutomatonRules
from engine.nucleum.data import vocabulary
from engine.nucleum.data.components import (
    Building,
    BuildingSpace,
    City,
    Components,
    Link,
    MapSide,
    NeutralBuilding,
    Record,
    Space,
)
from engine.nucleum.data.names import Known, Names
from engine.nucleum.data.vocabulary import Part
from engine.nucleum.module import (
    LAST_PHASE,
    MAP,
    Module,
    ModuleError,
    ModuleGuide,
    ModuleState,
    Moments,
    Phrase,
    RecordWords,
    Rules,
    Worth,
)
from engine.nucleum.state import Piece, TableState

# --- The modules ------------------------------------------------------------------------------------------------------

T = TypeVar("T")


def merge(values: Iterable[T]) -> T:
    """Return one value with everything of several of the same type: mappings and sets united, tuples joined.

    Raises ModuleError when two mappings share a key.
    """
    first, *others = values
    found: dict[str, Any] = {}
    for one in fields(first):  # type: ignore[arg-type] # each of the values is a dataclass
        merged = getattr(first, one.name)
        for other in others:
            more = getattr(other, one.name)
            if isinstance(merged, Mapping):
                if shared := merged.keys() & more.keys():
                    raise ModuleError(f"{type(first).__name__}.{one.name}: {sorted(map(str, shared))} defined twice")
                merged = {**merged, **more}
            elif isinstance(merged, frozenset):
                merged |= more
            else:
                merged = (*merged, *more)
        found[one.name] = merged
    return type(first)(**found)


_registered: dict[str, Module] = {}


def register(*modules: Module) -> None:
    """Make modules known, in order; those known before stay. Call it before any component or state is read.

    Raises ModuleError when two of them define the same thing, or one needs a module that is not there.
    """
    found = {**_registered}
    for module in modules:
        if module.id in found:
            raise ModuleError(f"there are two modules {module.id}")
        found[module.id] = module
    for module in found.values():
        for needed in module.needs | module.comes_with:
            if needed not in found:
                raise ModuleError(f"{module.id} names the unknown module {needed}")
    for part in ("rules", "automaton", "moments", "guide", "worth", "names"):
        merge(getattr(module, part) for module in found.values())
    for name in ("options", "records", "steps"):
        _different(name, found.values())
    _registered.update(found)
    vocabulary.use_effects(tuple(kind for module in found.values() for kind in module.rules.effects))
    for known in (rules_for, automaton_for, moments_for, guide_for, worth_for, all_names, full_guide):
        known.cache_clear()


def _different(name: str, modules: Iterable[Module]) -> None:
    seen: set[object] = set()
    for module in modules:
        for item in getattr(module, name):
            key = item.name if isinstance(item, Option) else item
            if key in seen:
                raise ModuleError(f"{module.id}: {key} is in {name} twice")
            seen.add(key)


def registered() -> tuple[Module, ...]:
    """Return all modules, the base game first. Raises ModuleError when none is registered yet."""
    if not _registered:
        raise ModuleError("no module is registered: import engine.nucleum.modules first")
    return tuple(_registered.values())


def every_step() -> tuple[type, ...]:
    """Return the steps of all modules."""
    return tuple(step for module in registered() for step in module.steps)


def every_part() -> tuple[type[ModuleState], ...]:
    """Return what the modules keep at a table, those that keep anything."""
    return tuple(module.state for module in registered() if module.state is not None)


def every_option() -> tuple[Option, ...]:
    """Return the options of all modules; the choice of the map first when there are several."""
    boards = tuple(module.board for module in registered() if module.board)
    choice = (Option(name=MAP, default=boards[0], values=boards, firm=True),) if len(boards) > 1 else ()
    return (*choice, *(option for module in registered() for option in module.options))


def board_for(modules: tuple[str, ...]) -> str:
    """Return the map that a table with these modules is played on."""
    return [module.board for module in chosen(modules) if module.board][-1]


def in_force(options: Options) -> tuple[str, ...]:
    """Return the ids of the modules that a table with these options plays with, in order."""
    found: set[str] = set()
    shared = {module.id for module in registered() if module.shared}
    while more := [module for module in registered() if _joins(module, options, found, shared)]:
        for module in more:
            if _joins(module, options, found, shared):
                found |= {module.id} | (module.needs & shared)
    return tuple(module.id for module in registered() if module.id in found)


def _joins(module: Module, options: Options, found: Collection[str], shared: Collection[str]) -> bool:
    """Return whether a module is not among those found yet, and belongs to them."""
    return (
        module.id not in found
        and module.asked_for(options, found)
        and module.needs.difference(shared).issubset(found)
    )


def chosen(modules: tuple[str, ...]) -> Iterator[Module]:
    """Yield the modules with these ids, in order. KeyError for an unknown one."""
    for name in modules:
        yield _registered[name]


@cache
def rules_for(modules: tuple[str, ...]) -> Rules:
    """Return the merged rules of some modules."""
    return merge(module.rules for module in chosen(modules))


@cache
def automaton_for(modules: tuple[str, ...]) -> AutomatonRules:
    """Return what some modules say of seats that the rules play."""
    return merge(module.automaton for module in chosen(modules))


@cache
def moments_for(modules: tuple[str, ...]) -> Moments:
    """Return the merged moments of some modules; phases of set-up that are replaced are left out."""
    found = merge(module.moments for module in chosen(modules))
    instead = {phase.replaces: (name, phase) for name, phase in found.set_up.items() if phase.replaces}
    order = sorted(found.set_up.items(), key=lambda item: item[0] == LAST_PHASE)
    phases = dict(instead.get(name, (name, phase)) for name, phase in order if not phase.replaces)
    return replace(found, set_up=phases)


@cache
def guide_for(modules: tuple[str, ...]) -> ModuleGuide:
    """Return what some modules add to what is said."""
    return merge(module.guide for module in chosen(modules))


@cache
def worth_for(modules: tuple[str, ...]) -> Worth:
    """Return what the things of some modules are worth."""
    return merge(module.worth for module in chosen(modules))


@cache
def all_names() -> Names:
    """Return the names that the data of any module may use."""
    return merge(names_of(module) for module in registered())


def names_of(module: Module) -> Names:
    """Return the names that a module brings for data, those of its counts and end conditions as its rules have them."""
    return replace(
        module.names, counters=frozenset(module.rules.counters), end_conditions=frozenset(module.rules.ends)
    )


@cache
def full_guide() -> ModuleGuide:
    """Return what all modules together say: words of effects and records and pages are the same anywhere."""
    return merge(module.guide for module in registered())


def phrases() -> Mapping[type[Part], Phrase]:
    """Return the words of every type of effect of every module."""
    return full_guide().effects


def record_words() -> Mapping[type[Record], RecordWords]:
    """Return the words of every type of record of every module."""
    return full_guide().records


# --- Components -------------------------------------------------------------------------------------------------------

Reader = Callable[..., Components]
"""Reads the components: (overrides, kinds of record of expansions as `more`, what is known of modules as `known`)."""

_readers: list[Reader] = []
_overrides: list[Path] = []


def read_with(reader: Reader) -> None:
    """Have `components` read the data by a function such as `engine.nucleum.data.load.load`."""
    _readers.append(reader)
    components.cache_clear()


def more_kinds() -> dict[str, type[Record]]:
    """Return the kinds of record that expansions have, by their names in data files."""
    return {name: kind for module in registered() for name, kind in module.records.items()}


def known() -> dict[str, Known]:
    """Return what checking the data needs to know of each module, by its id, in order."""
    return {
        module.id: Known(names_of(module), module.needs, module.checks, module.routes, module.comes_with)
        for module in registered()
    }


@cache
def components() -> Components:
    """Return the components of all modules, with the host's overrides if any, read once.

    Raises ComponentError when they cannot be used.
    """
    return _readers[-1](_overrides[-1] if _overrides else None, more=more_kinds(), known=known())


def use_overrides(overrides: Path) -> Components:
    """Have `components` apply a host's overrides; call it at start, before any game is opened.

    Returns the components. Raises ComponentError, changing nothing, when the overrides cannot be used.
    """
    loaded = _readers[-1](overrides, more=more_kinds(), known=known())
    _overrides.append(overrides)
    components.cache_clear()
    return loaded


@cache
def library(modules: tuple[str, ...]) -> Components:
    """Return the components of these modules, changed as the modules say."""
    return components().for_modules(frozenset(modules))


@cache
def side_of(modules: tuple[str, ...], board: str, players: int) -> MapSide:
    """Return the map side of a board used with a number of players."""
    return library(modules).side_for(board, players)


def rules_of(state: TableState) -> Rules:
    """Return the merged rules of the modules in play."""
    return rules_for(state.modules)


def automaton_rules(state: TableState) -> AutomatonRules:
    """Return what the modules in play say of seats that the rules play."""
    return automaton_for(state.modules)


def automaton_of(state: TableState, seat: int) -> Automaton | None:
    """Return how the rules play a seat; None when somebody sits there."""
    return automaton_rules(state).plays[0] if seat in state.automata else None


def moments_of(state: TableState) -> Moments:
    """Return when the modules in play get their turn."""
    return moments_for(state.modules)


def guide_of(state: TableState) -> ModuleGuide:
    """Return what the modules in play add to what is said."""
    return guide_for(state.modules)


def worth_of(state: TableState) -> Worth:
    """Return what the things of the modules in play are worth to computer players."""
    return worth_for(state.modules)


def lib(state: TableState) -> Components:
    """Return the components this game uses."""
    return library(state.modules)


def building_kind(piece: Piece) -> str:
    """Return the kind of record that an urban building on the map is."""
    return piece.kind or ("neutral_buildings" if piece.type == "neutral" else "buildings")


def record_building(state: TableState, kind: str, name: str) -> Building:
    """Return the record of a player's building of a kind: "buildings", or one of an expansion."""
    return cast("Building", lib(state).kinds[kind][name])


def building_of(state: TableState, piece: Piece) -> Building | NeutralBuilding:
    """Return the record of an urban building on the map."""
    if piece.kind:
        return record_building(state, piece.kind, piece.id)
    data = lib(state)
    return (data.neutral_buildings if piece.type == "neutral" else data.buildings)[piece.id]


def side(state: TableState) -> MapSide:
    """Return the map side in play."""
    return side_of(state.modules, state.board_name, state.seats)


def tiles_under(state: TableState, seat: int) -> dict[str, str]:
    """Return the action tiles that lie under others in a seat's slots, by the tile on top."""
    return {top: tile for under in rules_of(state).under for top, tile in under(state, seat).items()}


@cache
def _spaces(modules: tuple[str, ...], board: str, players: int) -> dict[str, tuple[City, Space]]:
    cities = side_of(modules, board, players).cities.values()
    return {space.id: (city, space) for city in cities for space in city.spaces}


def spaces(state: TableState) -> dict[str, tuple[City, Space]]:
    """Return every city space with its city, by id."""
    return _spaces(state.modules, state.board_name, state.seats)


def city_of(state: TableState, space: str) -> City:
    """Return the city a space lies in."""
    return spaces(state)[space][0]


def has_nucleum(state: TableState, city: City) -> bool:
    """Return whether a city's plant has a nucleum: a token, or one built in."""
    return city.id in state.board.nuclei or (city.plant is not None and city.plant.built_in_nucleum)


@cache
def _rail_spaces(modules: tuple[str, ...], board: str, players: int) -> dict[str, tuple[Link, int]]:
    links = side_of(modules, board, players).links.values()
    return {space: (link, index) for link in links for index, space in enumerate(link.space_ids)}


def rail_spaces(state: TableState) -> dict[str, tuple[Link, int]]:
    """Return every railway space with its link and its position in it (0 lies at `ends[0]`)."""
    return _rail_spaces(state.modules, state.board_name, state.seats)


def types_of(space: BuildingSpace) -> frozenset[str]:
    """Return the building types a space takes."""
    return frozenset(space.types)
