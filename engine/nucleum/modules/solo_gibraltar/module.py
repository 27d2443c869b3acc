"""The bridge between solo play and Gibraltar."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel import Arg, Role, text
from engine.nucleum.automaton import AutomatonChanges, AutomatonRules
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.names import Bounds, Names
from engine.nucleum.module import Module, ModuleGuide, Moments, RulesPage
from engine.nucleum.modules.gibraltar.records import MilitaryContract
from engine.nucleum.modules.solo_gibraltar import military


def _is_military(record: Record) -> bool:
    return isinstance(record, MilitaryContract)


def _page(_data: Components) -> Mapping[str, Arg]:
    return {"ruling": text("ruling-nucleum-baron-military")}


MODULE = Module(
    id="solo_gibraltar",
    needs=frozenset({"base", "solo", "gibraltar"}),
    rules_version=2,
    steps=(military.TakeMilitary,),
    names=Names(numbers={"baron-military": Bounds(length=3), "baron-uranium-workers": Bounds()}),
    automaton=AutomatonRules(
        changes=(AutomatonChanges(wild_cities=military.wild, rail_reward=military.rail_reward),)
    ),
    moments=Moments(recharged=(military.recharge_steps,)),
    guide=ModuleGuide(
        roles={"military": Role.DEED},
        rulings={"baron-military": _is_military},
        pages=(RulesPage("solo-gibraltar", "solo-logic", _page),),
    ),
)
"""The Barons on the map of Gibraltar."""
