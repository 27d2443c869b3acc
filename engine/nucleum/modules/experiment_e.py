"""Experiment E as a module: it comes with the court, without its own option (court-of-progress, technologies)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel import EventLog, text
from engine.nucleum.data.components import Record, TechnologyTile
from engine.nucleum.data.vocabulary import Action, Part, SlotReward, parts_of
from engine.nucleum.library import lib
from engine.nucleum.module import EffectRule, Module, ModuleGuide, Phrase, Rules, Worth
from engine.nucleum.modules.court.action import SOURCE
from engine.nucleum.modules.court.state import court, parties, politicians
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.state import TableState

if TYPE_CHECKING:
    from engine.nucleum.ai.evaluation import Estimator

ID = "experiment_e"

_SCORED, _EACH = 2.0, 0.6
"""Expected value of a technology that scores for politicians, besides its next threshold: points, and points for each."""


class PartyBonus(Part, frozen=True, tag="party_bonus"):
    """Gain the bonus of the party that the last politician joined again."""


def _party_bonus(state: TableState, do: Do, _effect: PartyBonus, _log: EventLog) -> list[Any]:
    return [Do(do.seat, parties(state)[court(state).latest].effects, SOURCE, by=f"parties/{court(state).latest}")]


def _worth(estimator: Estimator, state: TableState, seat: int, _effect: PartyBonus, left: float) -> float:
    """Return the mean value of all parties' bonuses, as players choose the better ones."""
    found = parties(state).values()
    every = [sum(estimator.effect(state, seat, effect, left) for effect in party.effects) for party in found]
    return sum(every) / len(every)


def _ambition(_judge: Estimator, state: TableState, seat: int, left: float) -> float:
    """Return the expected value of politicians for a technology that scores for many of them: more will follow."""
    data, player = lib(state), state.players[seat]
    scorings = [scoring for name in player.technologies if (scoring := data.technologies[name].scoring) is not None]
    counted = sum(scoring.counter.what == "politicians" for scoring in scorings)
    return counted * min(1.0, left / 6) * (_SCORED + _EACH * politicians(state, seat))


def _has_bonus(record: Record) -> bool:
    return any(isinstance(part, PartyBonus) for part in parts_of(record))


def _court_last(record: Record) -> bool:
    """Return whether a technology gives something followed by a court action."""
    effects = record.effects if isinstance(record, TechnologyTile) else ()
    return len(effects) > 1 and isinstance(effects[-1], Action) and effects[-1].action == "court"


def _other_slot(record: Record) -> bool:
    return any(isinstance(part, SlotReward) and part.other for part in parts_of(record))


MODULE = Module(
    id=ID,
    needs=frozenset({"base", "court", "experiment_f"}),
    box={"experiments": 1, "technologies": 8, "tiles": 5},
    rules=Rules(
        effects={PartyBonus: EffectRule(_party_bonus, lambda state, _seat, _effect: bool(court(state).latest))}
    ),
    guide=ModuleGuide(
        effects={
            PartyBonus: Phrase(
                lambda _: text("nucleum-label-party-bonus"), lambda _: text("nucleum-effect-party-bonus")
            )
        },
        rulings={"party-bonus": _has_bonus, "then-court": _court_last, "other-slot": _other_slot},
    ),
    worth=Worth(effects={PartyBonus: _worth}, position=(_ambition,)),
)
"""Experiment E."""
