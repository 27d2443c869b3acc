"""Texts about experiment F."""

from __future__ import annotations

from engine.kernel import text
from engine.nucleum.data.components import Record
from engine.nucleum.data.vocabulary import On, Part, Permit, parts_of
from engine.nucleum.module import ModuleGuide, Phrase
from engine.nucleum.modules.experiment_f.effects import SUPPLY_PAYS, LowestIncome, TakeRightmost


def _has(record: Record, *kinds: type[Part]) -> bool:
    return any(isinstance(part, kinds) for part in parts_of(record))


def _supply_pays(record: Record) -> bool:
    return any(isinstance(part, Permit) and part.what == SUPPLY_PAYS for part in parts_of(record))


def _contract_fulfilled(record: Record) -> bool:
    return any(isinstance(part, On) and "fulfil_contract" in part.moments for part in parts_of(record))


GUIDE = ModuleGuide(
    effects={
        TakeRightmost: Phrase(
            lambda _: text("nucleum-label-take-rightmost"), lambda _: text("nucleum-effect-take-rightmost")
        ),
        LowestIncome: Phrase(
            lambda effect: text("nucleum-label-lowest-income", steps=effect.steps),
            lambda effect: text("nucleum-effect-lowest-income", steps=effect.steps),
        ),
    },
    rulings={
        "rightmost": lambda record: _has(record, TakeRightmost),
        "foreign-first": _supply_pays,
        "lowest-later": lambda record: _has(record, LowestIncome) and _contract_fulfilled(record),
    },
)
