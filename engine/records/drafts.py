"""A user's private records at a table: the rehearsed turn, the plan, and notes."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from engine.kernel import Amount, Decision, Text

ArmingRule = Literal["untouched", "same"]
"""The condition that stops an armed plan: any change to something that it changes, or only different results."""

MAX_NOTES = 1500
"""Maximum number of characters of a user's notes at one table."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A turn being rehearsed on a copy of the table.

    `seat` rehearses the turn of that number (`Game.turn_number`); `after` are its choices already made at the table.
    `base` is the encoded state that the draft starts from, `begun` the table's ply at that time. `choices` have been
    made since, `redo` are those taken back (last is next). With `past` it starts after that earlier turn of the game
    (its number in `engine.club.results.turns`), and nothing rehearsed can be kept.
    """

    seat: int
    turn: int
    begun: int
    base: bytes
    after: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    redo: tuple[str, ...] = ()
    past: int | None = None


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
        """Return a decision's choice as one to be made later. Raises KeyError if it is not offered."""
        choice = decision.by_id[choice_id]
        alike = sum(other.label == choice.label for other in decision.choices) > 1
        return cls(choice.id, decision.prompt.key, choice.label, choice.kind if alike else "")

    def answers(self, decision: Decision | None) -> bool:
        """Return whether a decision asks the same question and still offers the choice."""
        return decision is not None and decision.prompt.key == self.prompt and self.id in decision.by_id


class Arming(msgspec.Struct, frozen=True, kw_only=True):
    """The effects of an armed plan at the time of arming, which must be the same when its turn comes.

    `since` is the id of the last entry of the move log then. `gains` are the changes of the seat's amounts, `events`
    what happens, `marks` the places that the seat changes, and `passed` the things that it passes over or postpones.
    """

    rule: ArmingRule = "untouched"
    since: int = 0
    gains: tuple[Amount, ...] = ()
    events: tuple[Text, ...] = ()
    marks: tuple[str, ...] = ()
    passed: tuple[Text, ...] = ()


class TurnPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The choices that a user intends to make in the turn of this number, after the choices `after`.

    It is armed while it has an `arming` and the seat at the table is armed for its turn (`Seat.armed`). `stopped`
    says why an armed plan was not played; `played`: it was, unless that turn was taken back.
    """

    turn: int
    choices: tuple[PlannedChoice, ...]
    after: tuple[str, ...] = ()
    arming: Arming | None = None
    stopped: Text | None = None
    played: bool = False


class NewPlan(NamedTuple):
    """A plan to store in place of a user's; with `rests_on`, only if their drafts are at that version. `ends_draft`: the draft is dropped."""

    plan: TurnPlan
    rests_on: int | None = None
    ends_draft: bool = False


class Drafts(msgspec.Struct, frozen=True, kw_only=True):
    """A user's private records at a table. `version` rises with every change of draft or plan."""

    version: int = 0
    draft: Draft | None = None
    plan: TurnPlan | None = None
    notes: str = ""
