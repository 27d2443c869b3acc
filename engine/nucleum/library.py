"""The box with all modules, and quick access to the parts that a table uses: its components, its merged rules.

The modules in force (`GameBox.in_force`): the base game always; a module with its own board when the option `map`
names it; a module with a switch among the options if it is on, or if one of those it comes with is in force. A module
that has neither and needs only the base game is *shared* by several expansions, in force exactly when one that needs
it is. Any other that has neither is a *bridge*, in force as soon as all modules it needs are, apart from shared ones.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NoReturn, Self, TypeVar, cast

import msgspec

from engine.kernel import Option, Options, OptionValue
from engine.nucleum.automaton import AMONG_PLAYERS, Automaton, AutomatonRules, OpponentTerms
from engine.nucleum.data import vocabulary
from engine.nucleum.data.components import Building, City, Components, Link, MapSide, NeutralBuilding, Record, Space
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
from engine.nucleum.state import PIECE_TYPES, Piece, TableState

# --- The modules ------------------------------------------------------------------------------------------------------

Reader = Callable[..., Components]
"""Reads the components: (overrides, kinds of record of expansions as `more`, the known modules as `known`)."""

T = TypeVar("T")
State = TypeVar("State", bound=TableState)


def merge(values: Iterable[T]) -> T:
    """Return one value joined of several of a type: mappings, sets, tuples. Raises ModuleError if mappings share a key."""
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


MAX_KNOWN = 1000
"""Maximum number of sets of options for which the modules in force are kept in memory."""


class GameBox:
    """All modules, the base game first, and the components in their data files.

    `read` reads these files, like `engine.nucleum.data.load.load`, with an operator's `overrides` if there are any;
    it is called when a component is first needed, or by `components`, and raises ComponentError if they cannot be
    used. Games of different boxes are independent, except for the types of effects, which all join one union
    (`vocabulary.know_effects`).

    Raises ModuleError if two modules define the same thing, or one needs a missing module.
    """

    def __init__(self, modules: Iterable[Module], read: Reader, overrides: Path | None = None) -> None:
        self.modules: dict[str, Module] = {}
        for module in modules:
            if module.id in self.modules:
                raise ModuleError(f"there are two modules {module.id}")
            self.modules[module.id] = module
        for module in self:
            for needed in module.needs | module.comes_with:
                if needed not in self.modules:
                    raise ModuleError(f"{module.id} names the unknown module {needed}")
        for part in ("rules", "automaton", "moments", "worth"):
            merge(getattr(module, part) for module in self)
        for name in ("options", "records", "steps"):
            _different(name, self)
        self.names = merge(names_of(module) for module in self)
        self.guide = merge(module.guide for module in self)
        self._read, self._overrides = read, overrides
        self._in_play: dict[tuple[str, ...], InPlay] = {}
        self._in_force: dict[frozenset[tuple[str, OptionValue]], InPlay] = {}
        vocabulary.know_effects(kind for module in self for kind in module.rules.effects)
        _phrases.update(self.guide.effects)
        _record_words.update(self.guide.records)
        _undivided.update(self.guide.undivided)

    def __iter__(self) -> Iterator[Module]:
        return iter(self.modules.values())

    @cached_property
    def components(self) -> Components:
        """The checked components of all modules with the operator's overrides, without changes by other modules."""
        vocabulary.read_with_effects()
        return self._read(self._overrides, more=self.record_kinds, known=self.known_modules)

    @property
    def record_kinds(self) -> dict[str, type[Record]]:
        """The kinds of record that expansions have, by their names in data files."""
        return {name: kind for module in self for name, kind in module.records.items()}

    @property
    def known_modules(self) -> dict[str, Known]:
        """Each module's information for the checks of the data, by its id, in order."""
        return {
            module.id: Known(names_of(module), module.needs, module.checks, module.routes, module.comes_with)
            for module in self
        }

    @property
    def steps(self) -> tuple[type, ...]:
        """The steps of all modules."""
        return tuple(step for module in self for step in module.steps)

    @property
    def parts(self) -> tuple[type[ModuleState], ...]:
        """The parts of a table's state that modules keep."""
        return tuple(module.state for module in self if module.state is not None)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of all modules; the choice of the map first if there are several."""
        boards = tuple(module.board for module in self if module.board)
        choice = (Option(name=MAP, default=boards[0], values=boards, firm=True),) if len(boards) > 1 else ()
        return (*choice, *(option for module in self for option in module.options))

    def in_force(self, options: Options) -> InPlay:
        """Return the modules that a table with these options plays with, in order. Cached."""
        key = frozenset(options.items())
        if (known := self._in_force.get(key)) is not None:
            return known
        found: set[str] = set()
        shared = {module.id for module in self if module.shared}
        while more := [module for module in self if _joins(module, options, found, shared)]:
            for module in more:
                if _joins(module, options, found, shared):
                    found |= {module.id} | (module.needs & shared)
        if len(self._in_force) >= MAX_KNOWN:
            self._in_force.clear()
        self._in_force[key] = in_force = self.in_play(name for name in self.modules if name in found)
        return in_force

    def in_play(self, names: Iterable[str]) -> InPlay:
        """Return modules by their ids, in this order; equal ids give the same value. Raises KeyError if unknown."""
        ids = tuple(names)
        found = self._in_play.get(ids)
        if found is None:
            for name in ids:
                self.modules[name]
            found = self._in_play.setdefault(ids, InPlay(ids, self))  # one of each, in all threads
        return found


class InPlay(tuple[str, ...]):
    """The ids of a table's modules (`TableState.modules`), from its box. Caches use this as key: there may be another box."""

    box: GameBox

    def __new__(cls, ids: tuple[str, ...], box: GameBox) -> Self:
        """Create the value for a box; see `GameBox.in_play`."""
        made = super().__new__(cls, ids)
        made.box = box
        return made

    __hash__ = object.__hash__

    def __reduce__(self) -> NoReturn:
        """Refuse to be pickled: a game is sent to another process as bytes (`Game.encode`)."""
        raise TypeError("modules in play belong to their box")


def _different(name: str, modules: Iterable[Module]) -> None:
    seen: set[object] = set()
    for module in modules:
        for item in getattr(module, name):
            key = item.name if isinstance(item, Option) else item
            if key in seen:
                raise ModuleError(f"{module.id}: {key} is in {name} twice")
            seen.add(key)


def _joins(module: Module, options: Options, found: Collection[str], shared: Collection[str]) -> bool:
    """Return whether a module that is not yet among those found belongs to them."""
    return (
        module.id not in found
        and module.asked_for(options, found)
        and module.needs.difference(shared).issubset(found)
    )


def names_of(module: Module) -> Names:
    """Return a module's names for data; the names of its counts and end conditions are taken from its rules."""
    return replace(
        module.names, counters=frozenset(module.rules.counters), end_conditions=frozenset(module.rules.ends)
    )


_boxes: list[GameBox] = []


def use_box(box: GameBox) -> None:
    """Make a box the default, for uses without a table: lists of components, pages of the rules, drawings of icons."""
    _boxes[:] = [box]


def the_box() -> GameBox:
    """Return the default box. Raises ModuleError if there is none yet."""
    if not _boxes:
        raise ModuleError("there is no box yet: import engine.nucleum.modules first")
    return _boxes[0]


def components() -> Components:
    """Return all components, without changes by modules."""
    return the_box().components


def box_for(state: TableState | None) -> GameBox:
    """Return the box of a table, the default box without a table."""
    return box_of(state.modules) if state is not None else the_box()


def board_for(modules: tuple[str, ...]) -> str:
    """Return the map that a table with these modules is played on."""
    return [module.board for module in modules_in_play(modules) if module.board][-1]


def modules_in_play(modules: tuple[str, ...]) -> Iterator[Module]:
    """Yield the modules in play (an `InPlay`), in order."""
    box = box_of(modules)
    for name in modules:
        yield box.modules[name]


def box_of(modules: tuple[str, ...]) -> GameBox:
    """Return the box that the modules in play (an `InPlay`) are from."""
    return modules.box  # type: ignore[attr-defined, no-any-return] # a state says no more of them than it stores


def copy_state(state: State) -> State:
    """Return an independent equal state, without caches."""
    other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
    other.modules = state.modules
    return other


@cache
def rules_for(modules: tuple[str, ...]) -> Rules:
    """Return the merged rules of some modules."""
    return merge(module.rules for module in modules_in_play(modules))


@cache
def automaton_for(modules: tuple[str, ...]) -> AutomatonRules:
    """Return the definitions of some modules for seats that the rules play."""
    return merge(module.automaton for module in modules_in_play(modules))


@cache
def _opponent_terms_for(modules: tuple[str, ...]) -> OpponentTerms:
    plays = automaton_for(modules).plays
    return plays[0].terms if plays else AMONG_PLAYERS


@cache
def moments_for(modules: tuple[str, ...]) -> Moments:
    """Return the merged moments of some modules; phases of setup that are replaced are left out."""
    found = merge(module.moments for module in modules_in_play(modules))
    instead = {phase.replaces: (name, phase) for name, phase in found.set_up.items() if phase.replaces}
    order = sorted(found.set_up.items(), key=lambda item: item[0] == LAST_PHASE)
    phases = dict(instead.get(name, (name, phase)) for name, phase in order if not phase.replaces)
    return replace(found, set_up=phases)


@cache
def guide_for(modules: tuple[str, ...]) -> ModuleGuide:
    """Return the additions of some modules to the texts."""
    return merge(module.guide for module in modules_in_play(modules))


@cache
def worth_for(modules: tuple[str, ...]) -> Worth:
    """Return the value of the things of some modules."""
    return merge(module.worth for module in modules_in_play(modules))


# --- Words ------------------------------------------------------------------------------------------------------------

_phrases: dict[type[Part], Phrase] = {}
_record_words: dict[type[Record], RecordWords] = {}
_undivided: set[str] = set()


def phrase(effect: Part) -> Phrase:
    """Return the words of a type of effect from any box."""
    return _phrases[type(effect)]


def is_undivided(count: str) -> bool:
    """Return whether a kind of count from any box has no partial progress."""
    return count in _undivided


def words_of(record: Record) -> RecordWords:
    """Return the words of a type of record from any box."""
    return _record_words[type(record)]


# --- Components -------------------------------------------------------------------------------------------------------


@cache
def library(modules: tuple[str, ...]) -> Components:
    """Return the components of these modules, with the changes of the modules."""
    return box_of(modules).components.for_modules(frozenset(modules))


@cache
def side_of(modules: tuple[str, ...], board: str, players: int) -> MapSide:
    """Return the map side of a board used with a number of players."""
    return library(modules).side_for(board, players)


def rules_of(state: TableState) -> Rules:
    """Return the merged rules of the modules in play."""
    return rules_for(state.modules)


def automaton_rules(state: TableState) -> AutomatonRules:
    """Return the definitions of the modules in play for seats that the rules play."""
    return automaton_for(state.modules)


def automaton_of(state: TableState, seat: int) -> Automaton | None:
    """Return the automaton that plays a seat; None for a player's seat."""
    return automaton_rules(state).plays[0] if seat in state.automata else None


def opponent_terms(state: TableState) -> OpponentTerms:
    """Return the changes that a table's automata make for its players: none without automata."""
    return _opponent_terms_for(state.modules)


def moments_of(state: TableState) -> Moments:
    """Return the moments at which the modules in play act."""
    return moments_for(state.modules)


def guide_of(state: TableState) -> ModuleGuide:
    """Return the additions of the modules in play to the texts."""
    return guide_for(state.modules)


def worth_of(state: TableState) -> Worth:
    """Return the value of the things of the modules in play for computer players."""
    return worth_for(state.modules)


def lib(state: TableState) -> Components:
    """Return the components this game uses."""
    return library(state.modules)


@cache
def piece_types(modules: tuple[str, ...]) -> frozenset[str]:
    """Return the types of pieces that may lie on spaces of cities at a table with these modules."""
    return PIECE_TYPES | rules_for(modules).pieces.keys()


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
