"""The sandbox of a player: their own turn on an imagined state, in which every choice can be taken back."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Event, Game, Match
from engine.records.drafts import Arming, Draft, PlannedChoice
from engine.tables.open.armed import try_plan
from engine.tables.open.open_table import OpenTable


class Rehearsal(Match[Any]):
    """A match on an imagined state, in which every choice can be taken back, even one that revealed something.

    Raises RuleError or msgspec.ValidationError if the draft does not fit the current game.
    """

    def __init__(self, game: Game[Any], draft: Draft) -> None:
        self.game, self.options, self.opening, self.seed = game, {}, [], 0
        self.checkpoint, self.begun, self.final = draft.base, draft.base, []
        self._replay(draft.choices)
        self.seats = self.state.seats
        self.redoable = list(draft.redo)

    def _apply(self, choice_id: str) -> list[Event]:
        events = self.game.apply(self.state, choice_id)
        self.since.append(choice_id)
        self.since_events.append(events)
        return events

    def planned_choices(self) -> tuple[PlannedChoice, ...]:
        """Return the choices made, with the questions they answered."""
        state = self.game.decode(self.checkpoint)
        found: list[PlannedChoice] = []
        for choice_id in self.since:
            decision = self.game.decision(state)
            assert decision is not None
            found.append(PlannedChoice.of(decision, choice_id))
            self.game.apply(state, choice_id)
        return tuple(found)


class Sandbox(OpenTable):
    """A table as one seat may imagine it in its own turn. `table.version` is the version of the seat's drafts.

    `moved_on`: the table has changed since the sandbox began; `due`: the rehearsed turn has come at the table.
    Neither applies to a sandbox that begins after an earlier turn, as nothing in it can be played.
    """

    rehearsed = True
    presses = "try"

    def __init__(self, open_table: OpenTable, draft: Draft, version: int) -> None:
        match = open_table.playing()
        decision = match.decision
        self.game, self.draft, self.touched = open_table.game, draft, open_table.touched
        self.table = msgspec.structs.replace(open_table.table, version=version, to_act=draft.seat, match=None)
        self.moved_on = draft.past is None and match.state.barrier != draft.begun
        self.due = (
            draft.past is None
            and decision is not None
            and decision.seat == draft.seat
            and decision.own_turn
            and open_table.game.turn_number(match.state) == draft.turn
        )
        self.rehearsal = Rehearsal(open_table.game, draft)
        self.match = self.rehearsal

    def does(self) -> Arming | None:
        """Return the effects of the choices made here, for display; None if they are not a complete turn."""
        begun = self.game.decode(self.draft.base)
        tried = try_plan(self.game, begun, self.draft.seat, self.rehearsal.planned_choices())
        return tried.arming if not tried.stop else None

    @property
    def ended(self) -> bool:
        """True if at most the confirmation of the seat's turn remains."""
        decision = self.decision
        return (
            decision is None
            or decision.is_confirm
            or decision.seat != self.draft.seat
            or not decision.own_turn
            or self.game.turn_number(self.rehearsal.state) != self.draft.turn
        )
