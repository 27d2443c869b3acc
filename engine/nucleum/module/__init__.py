"""Definition of a Nucleum module: the base game and every expansion are each one value of `Module`.

`engine.nucleum.modules` lists them; each lies in a folder there. A table plays with some of them
(`TableState.modules`). `engine.nucleum.library` says which, and merges their contents; the rules use the merged value
(`rules_of` and the like), never a module by name. A key that two modules define is an error when they are registered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine.kernel import Command, Option, Options
from engine.kernel.trophies import Trophies
from engine.nucleum.automaton import AutomatonRules
from engine.nucleum.data.components import Components, MapSide, Record
from engine.nucleum.data.names import Names
from engine.nucleum.data.problem import Found
from engine.nucleum.module.guide import LookUp, ModuleGuide, Phrase, RecordWords, RulesPage, Subjects
from engine.nucleum.module.moments import LAST_PHASE, Moments, Phase, SetUp
from engine.nucleum.module.rules import (
    BuildingKind,
    Connections,
    Cover,
    EffectRule,
    FuelTerms,
    FurtherContracts,
    FurtherPiece,
    Join,
    MainAction,
    MoreChoices,
    Rules,
    SlotBonus,
    Swap,
    Swaps,
)
from engine.nucleum.module.worth import Worth

MAP = "map"
"""The option that chooses the map."""


class ModuleState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The state that a module keeps at a table (`TableState.parts`, under the module's id). Subclasses have their id as tag."""


@dataclass(frozen=True, kw_only=True)
class Module:
    """The base game or an expansion.

    `id` is the name of its folders and the prefix of its texts. `options`: the lobby options that bring it into play,
    each yes or no, or with several values, of which `switch` names one. `automata`, `seats`: with some options, the
    keys of the names of the automata that sit at the table, and the numbers of seats there are (None: any). `needs`:
    ids of other modules. `comes_with`: ids of modules that also bring it into play, regardless of its own options.
    `board`: the map it is played on, one of the values of the option `map` ("" for the one in use anyway).
    `rules_version` rises when a change to its rules would break running games. `state`: the type of its state at a
    table. `steps` are added to those that may wait to be resolved. `records`: kinds of record that its data files may
    hold. `upgrade` brings a stored state of an earlier release (as decoded without types) up to date, in place.
    `box`: the number of records of each kind in its box, for checking the data. `checks`, `routes`: see
    `engine.nucleum.data.names.Known`. `trophies`: the trophies of games against its automata.
    """

    id: str
    options: tuple[Option, ...] = ()
    switch: str = ""
    automata: Callable[[Options], tuple[str, ...]] | None = None
    seats: Callable[[Options], range | None] | None = None
    needs: frozenset[str] = frozenset()
    comes_with: frozenset[str] = frozenset()
    board: str = ""
    rules_version: int = 1
    state: type[ModuleState] | None = None
    steps: tuple[type, ...] = ()
    records: Mapping[str, type[Record]] = field(default_factory=dict)
    box: Mapping[str, int] = field(default_factory=dict)
    names: Names = field(default_factory=Names)
    commands: tuple[Command, ...] = ()
    rules: Rules = field(default_factory=Rules)
    automaton: AutomatonRules = field(default_factory=AutomatonRules)
    moments: Moments = field(default_factory=Moments)
    guide: ModuleGuide = field(default_factory=ModuleGuide)
    worth: Worth = field(default_factory=Worth)
    upgrade: Callable[[dict[str, Any]], None] | None = None
    checks: tuple[Callable[[Components, Names], Iterable[Found]], ...] = ()
    routes: tuple[Callable[[Components, MapSide], Iterable[tuple[str, ...]]], ...] = ()
    trophies: Trophies | None = None

    @property
    def switches(self) -> tuple[Option, ...]:
        """The options that bring it into play when they are on."""
        return tuple(
            option for option in self.options if isinstance(option.default, bool) or option.name == self.switch
        )

    @property
    def shared(self) -> bool:
        """True if it is in force exactly when a module that needs it is."""
        return self.needs == {"base"} and not (self.switches or self.comes_with or self.board)

    def asked_for(self, options: Options, found: Collection[str]) -> bool:
        """Return whether a table's options, or the modules found to be in force so far, ask for this module."""
        if not self.needs or not self.comes_with.isdisjoint(found):
            return True
        if self.board:
            return options.get(MAP) == self.board
        if self.switches:
            return any(option.is_on(options.get(option.name, option.default)) for option in self.switches)
        return not self.shared and not self.comes_with


class ModuleError(ValueError):
    """Modules that cannot be used together: two define the same key, or one needs a missing module."""


__all__ = [
    "LAST_PHASE",
    "MAP",
    "BuildingKind",
    "Connections",
    "Cover",
    "EffectRule",
    "FuelTerms",
    "FurtherContracts",
    "FurtherPiece",
    "Join",
    "LookUp",
    "MainAction",
    "Module",
    "ModuleError",
    "ModuleGuide",
    "ModuleState",
    "Moments",
    "MoreChoices",
    "Phase",
    "Phrase",
    "RecordWords",
    "Rules",
    "RulesPage",
    "SetUp",
    "SlotBonus",
    "Subjects",
    "Swap",
    "Swaps",
    "Worth",
]
