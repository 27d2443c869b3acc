"""The bridge between solo play and ships, in force if a map with ships is played solo."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel import Arg, text
from engine.nucleum.automaton import AutomatonAction, AutomatonChanges, AutomatonRules
from engine.nucleum.data.components import Components, Record
from engine.nucleum.module import Module, ModuleGuide, RulesPage
from engine.nucleum.modules.ships.records import Route
from engine.nucleum.modules.solo_ships.place import is_shipping_tile, take_ship, why_no_ship


def _is_route(record: Record) -> bool:
    return isinstance(record, Route)


def _page(_data: Components) -> Mapping[str, Arg]:
    return {"ruling": text("ruling-nucleum-baron-ships")}


MODULE = Module(
    id="solo_ships",
    rules_version=2,
    needs=frozenset({"base", "solo", "ships", "chain_tiles"}),
    comes_with=frozenset({"gibraltar", "australia"}),
    automaton=AutomatonRules(
        actions={"ship": AutomatonAction(0, take_ship, why_no_ship)},
        changes=(AutomatonChanges(chained=is_shipping_tile),),
    ),
    guide=ModuleGuide(
        rulings={"baron-ships": _is_route},
        pages=(RulesPage("solo-ships", "solo-row", _page),),
    ),
)
"""The Barons' ships."""
