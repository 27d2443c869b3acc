"""Texts about the Barons at the court."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel import Arg, text
from engine.nucleum.data.components import Components, Record
from engine.nucleum.module import ModuleGuide, RulesPage
from engine.nucleum.modules.court.records import Party


def _is_party(record: Record) -> bool:
    return isinstance(record, Party)


def _page(_data: Components) -> Mapping[str, Arg]:
    return {"ruling": text("ruling-nucleum-baron-parties")}


GUIDE = ModuleGuide(
    rulings={"baron-parties": _is_party},
    pages=(RulesPage("solo-court", "solo-logic", _page),),
)
