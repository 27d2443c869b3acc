"""Experiment F as a module: with only the base game, or with Court of Progress, whose box it comes in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Option
from engine.nucleum.data.names import Names
from engine.nucleum.module import Module, Rules, Worth
from engine.nucleum.modules.experiment_f.effects import (
    EFFECTS,
    FOREIGN_ELECTRICITY,
    SUPPLY_PAYS,
    LowestIncome,
    RaiseLowest,
    RightmostTile,
    TakeRightmost,
    fuel,
)
from engine.nucleum.modules.experiment_f.guide import GUIDE
from engine.nucleum.state import TableState

if TYPE_CHECKING:
    from engine.nucleum.ai.evaluation import Estimator

ID = "experiment_f"


def _lowest_income(estimator: Estimator, _state: TableState, _seat: int, effect: LowestIncome, left: float) -> float:
    """Return the value of a step of the lowest income: a little less than a freely chosen one's."""
    return effect.steps * max(0.15, left / estimator.weights.cycle - 0.15) * 0.85


MODULE = Module(
    id=ID,
    options=(Option(name=ID, default=False, excludes=frozenset({"court"}), settled_by="court"),),
    needs=frozenset({"base", "chain_tiles"}),
    comes_with=frozenset({"court"}),
    steps=(RightmostTile, RaiseLowest),
    box={"experiments": 1, "technologies": 8, "tiles": 9},
    names=Names(
        modifiers=frozenset({FOREIGN_ELECTRICITY}),
        permits=frozenset({SUPPLY_PAYS}),
    ),
    rules=Rules(effects=EFFECTS, fuel=(fuel,)),
    guide=GUIDE,
    worth=Worth(
        effects={TakeRightmost: lambda _judge, _state, _seat, _effect, _left: 2.0, LowestIncome: _lowest_income},
        modifiers={FOREIGN_ELECTRICITY: 0.1},
        permits={SUPPLY_PAYS: 0.08},
    ),
)
"""Experiment F."""
