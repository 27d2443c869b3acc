"""What a user keeps to themselves at a table: the turn tried ahead, the plan kept for it, and notes."""

from __future__ import annotations

import msgspec

from engine.kernel import Decision, Text

MAX_NOTES = 1500
"""Most characters of a user's notes at one table."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A turn being tried on a copy of the table.

    `seat` tries the turn of that number (`Game.turn_number`), of which `after` are the choices made at the table
    before. `base` is the encoded state the draft begins with, `begun` the table's ply then. `choices` have been
    made since, `redo` are those taken back (last is next).
    """

    seat: int
    turn: int
    begun: int
    base: bytes
    after: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    redo: tuple[str, ...] = ()


class PlannedChoice(msgspec.Struct, frozen=True):
    """A choice to be made: its id, the catalogue key of the question it answers, and its name.

    `kind` is its kind if the question had another choice of the same name, else "".
    """

    id: str
    prompt: str
    label: Text
    kind: str = ""

    @classmethod
    def of(cls, decision: Decision, choice_id: str) -> PlannedChoice:
        """Return a decision's choice as one to be made later. KeyError when it is not offered."""
        choice = decision.by_id[choice_id]
        alike = sum(other.label == choice.label for other in decision.choices) > 1
        return cls(choice.id, decision.prompt.key, choice.label, choice.kind if alike else "")

    def answers(self, decision: Decision | None) -> bool:
        """Return whether a decision asks the same and still offers the choice."""
        return decision is not None and decision.prompt.key == self.prompt and self.id in decision.by_id


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The choices a user means to make in the turn of this number, once the choices `after` have been made."""

    turn: int
    choices: tuple[PlannedChoice, ...]
    after: tuple[str, ...] = ()


class Drafts(msgspec.Struct, frozen=True, kw_only=True):
    """All that a user keeps at a table. `version` rises with every change of draft or plan."""

    version: int = 0
    draft: Draft | None = None
    plan: Plan | None = None
    notes: str = ""
