"""The bridge between solo play and the Court of Progress."""

from __future__ import annotations

from engine.kernel import Option, text
from engine.nucleum.automaton import AutomatonAction, AutomatonRules
from engine.nucleum.data.names import Bounds, Names
from engine.nucleum.module import Module, Moments, Phase
from engine.nucleum.modules.solo_court import influence
from engine.nucleum.modules.solo_court.guide import GUIDE

ID = "solo_court"

MODULE = Module(
    id=ID,
    options=(
        Option(
            name=influence.OPTION,
            default="usual",
            values=tuple(influence.DIFFICULTIES),
            needs=frozenset({"court"}),
            excludes=frozenset({"opponent=none"}),
        ),
    ),
    needs=frozenset({"base", "solo", "court"}),
    steps=(influence.BaronJoins,),
    box={"achievements": 1},
    names=Names(
        numbers={
            "baron-influence-vp": Bounds(),
            "baron-more-influence-vp": Bounds(),
            "baron-empty-reserve-vp": Bounds(),
        }
    ),
    automaton=AutomatonRules(
        actions={
            "court": AutomatonAction(10, influence.take_court, lambda _state, _seat: text("nuc-why-solo-court"))
        },
        scores={"final-agendas": influence.final_points},
        points={"agendas": influence.on_kings_day},
    ),
    moments=Moments(set_up={ID: Phase(influence.set_up)}),
    guide=GUIDE,
)
"""The Barons at the court."""
