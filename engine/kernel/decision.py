"""What a player is asked, and every answer the rules allow."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.kernel.text import Text

CONFIRM = "confirm"
"""Id and kind of the choice that ends a turn."""

ASIDE = ("decline", "skip", "exchange")
"""Kinds of choice that are always open on the side, whatever is asked."""

Facet = str | int


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One legal answer to a decision.

    `id` is short (at most 60 characters of `a-z A-Z 0-9 : . _ + -`), unique in its decision and stable: the
    same answer has the same id in every game. `kind` groups choices for panels and names the command that
    makes them. `detail` says cost and effect. `facets` are plain values (city, tile, cost, ...) to group and
    filter by.
    """

    id: str
    kind: str
    label: Text
    detail: Text | None = None
    facets: dict[str, Facet] = {}


class Decision(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A question to one seat with all legal choices.

    `prompt` is what is asked, `reason` why now (for pings), `own_turn` false when the seat answers during
    somebody else's turn. `ask` keeps a decision with a single choice from being taken automatically.
    """

    seat: int
    prompt: Text
    choices: tuple[Choice, ...]
    reason: Text | None = None
    own_turn: bool = True
    ask: bool = False

    @cached_property
    def by_id(self) -> dict[str, Choice]:
        """The choices keyed by id."""
        return {choice.id: choice for choice in self.choices}

    @property
    def forced(self) -> bool:
        """True when the only choice may be taken without asking."""
        return len(self.choices) == 1 and not self.ask

    @property
    def is_confirm(self) -> bool:
        """True when all that is left is to end the turn."""
        return len(self.choices) == 1 and self.choices[0].id == CONFIRM

    @cached_property
    def main(self) -> tuple[Choice, ...]:
        """What is asked about: the choices that are neither on the side (`ASIDE`) nor the end of the turn."""
        return tuple(choice for choice in self.choices if choice.kind not in ASIDE and choice.id != CONFIRM)

    def of_kind(self, *kinds: str) -> tuple[Choice, ...]:
        """Return the choices of these kinds, in the decision's order."""
        return tuple(choice for choice in self.choices if choice.kind in kinds)
