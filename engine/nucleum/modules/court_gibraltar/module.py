"""The Court of Progress on Gibraltar's map as a module: in force whenever both are in play (gibraltar.md, Rules).

Railway spaces that print a worker beside the emblem of a party let that worker join the party at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from engine.kernel import Choice, Decision, EventLog, text
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.names import Names
from engine.nucleum.data.problem import Found
from engine.nucleum.data.vocabulary import Gain, Part, parts_of
from engine.nucleum.module import EffectRule, Module, ModuleGuide, Phrase, Rules, Worth
from engine.nucleum.modules.court.action import PARTY, detail, join, settle
from engine.nucleum.modules.court.records import Party, parties_of
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.questions import ask
from engine.nucleum.state import TableState

if TYPE_CHECKING:
    from engine.nucleum.ai.evaluation import Estimator

ID = "court_gibraltar"


class WorkerForParty(Part, frozen=True, tag="worker_for_party"):
    """Gain 1 worker; it may join `party` as a politician at once."""

    party: str


class ChooseToJoin(msgspec.Struct, tag="choose_to_join"):
    """`seat` has gained a worker and may send it to a party: no court action, so no bonus and no ability for one."""

    seat: int
    party: str

    def decide(self, state: TableState) -> Decision | None:
        """Ask, unless there was no worker left to gain."""
        if not state.players[self.seat].workers:
            return None
        party = component_name(state, "parties", self.party)
        choices = [
            Choice(
                id=PARTY(self.party),
                kind="party",
                label=text("nuc-join", party=party),
                detail=detail(state, self.seat, self.party, text("nuc-join-no-bonus")),
                facets={"party": self.party},
            ),
            Choice(id="skip", kind="skip", label=text("nuc-join-not")),
        ]
        return ask(state, self.seat, text("nuc-prompt-join", party=party), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Move the worker to the party, whose leader and the king are brought up to date."""
        if choice is None or not PARTY.fits(choice):
            return
        state.players[self.seat].workers -= 1
        join(state, self.seat, self.party, log)
        settle(state, self.seat, self.party, log)


def _gain(_state: TableState, do: Do, effect: WorkerForParty, _log: EventLog) -> list[Any]:
    return [Do(do.seat, (Gain(resource="worker"),), do.source, by=do.by), ChooseToJoin(do.seat, effect.party)]


def _worth(estimator: Estimator, state: TableState, seat: int, _effect: WorkerForParty, left: float) -> float:
    """Return the value of the worker; the search determines whether it should become a politician."""
    return estimator.effect(state, seat, Gain(resource="worker"), left)


def problems(data: Components, _names: Names) -> Iterator[Found]:
    """Return the problems of workers for parties: a party that does not exist."""
    for side in data.sides.values():
        for link in side.links.values():
            for part in parts_of(link):
                if isinstance(part, WorkerForParty) and part.party not in parties_of(data):
                    yield "links", f"{side.id}/{link.id}", "rewards", f"there is no party {part.party}"


def _is_party(record: Record) -> bool:
    return isinstance(record, Party)


MODULE = Module(
    id=ID,
    needs=frozenset({"base", "court", "gibraltar"}),
    steps=(ChooseToJoin,),
    checks=(problems,),
    rules=Rules(effects={WorkerForParty: EffectRule(_gain)}),
    guide=ModuleGuide(
        effects={
            WorkerForParty: Phrase(
                lambda effect: text("nucleum-label-worker-for-party", party=text(f"nucleum-party-{effect.party}")),
                lambda effect: text("nucleum-effect-worker-for-party", party=text(f"nucleum-party-{effect.party}")),
            )
        },
        rulings={"court-printed": _is_party},
    ),
    worth=Worth(effects={WorkerForParty: _worth}),
)
"""The Court of Progress on Gibraltar's map."""
