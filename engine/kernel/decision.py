"""Decisions: a question to a player, and every answer that the rules allow."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.kernel.errors import RulesFault
from engine.kernel.text import Text

CONFIRM = "confirm"
"""Id and kind of the choice that ends a turn."""
PASSING = "pass"
"""Id and kind of the choice that passes for good in a step that asks seats repeatedly (`AsksUntilPassed`)."""

ASIDE = ("decline", "skip", "exchange")
"""Kinds of choice that are always available on the side, regardless of the question."""

Facet = str | int


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One legal answer to a decision.

    `id` is short (at most 60 characters of `a-z A-Z 0-9 : . _ + -`), unique in its decision and stable: the same
    answer has the same id in every game. `kind` groups choices for panels and names the command that makes them.
    `detail` says cost and effect. `facets` are plain values (city, tile, cost, ...) to group and filter by.
    """

    id: str
    kind: str
    label: Text
    detail: Text | None = None
    facets: dict[str, Facet] = {}


class Decision(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A question to one seat with all legal choices.

    `prompt` is the question, `reason` why it is asked now (for pings), `own_turn` false when the seat
    answers during another player's turn. `ask` keeps a decision with a single choice from being taken automatically.
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
        """True if the only choice may be taken without asking."""
        return len(self.choices) == 1 and not self.ask

    @property
    def is_confirm(self) -> bool:
        """True if the only remaining choice is to end the turn."""
        return len(self.choices) == 1 and self.choices[0].id == CONFIRM

    @cached_property
    def main(self) -> tuple[Choice, ...]:
        """The choices that are neither on the side (`ASIDE`) nor the end of the turn."""
        return tuple(choice for choice in self.choices if choice.kind not in ASIDE and choice.id != CONFIRM)

    def of_kind(self, *kinds: str) -> tuple[Choice, ...]:
        """Return the choices of these kinds, in the decision's order."""
        return tuple(choice for choice in self.choices if choice.kind in kinds)


def read_id(choice: str) -> tuple[str, str]:
    """Return the word of a choice's id and its value, which is "" if there is only the word ("pass")."""
    word, _, chosen = choice.partition(":")
    return word, chosen


class ChoiceId:
    """Writes and reads the ids of one kind of answer.

    >>> BUILD = ChoiceId("build")
    >>> BUILD("factory-2"), BUILD.value("build:factory-2")
    ('build:factory-2', 'factory-2')
    """

    def __init__(self, word: str) -> None:
        self.word = word
        self._start = f"{word}:"

    def __call__(self, first: str | int, *more: str | int) -> str:
        """Return the id for a value."""
        return ":".join((f"{self._start}{first}", *map(str, more))) if more else f"{self._start}{first}"

    def fits(self, choice: str | None) -> bool:
        """Return whether an id is of this kind."""
        return choice is not None and choice.startswith(self._start)

    def value(self, choice: str | None) -> str:
        """Return the value. Raises RulesFault for an id of another kind."""
        if choice is None or not choice.startswith(self._start):
            raise RulesFault(f"{choice} is no {self.word}")
        return choice[len(self._start) :]

    def number(self, choice: str | None) -> int:
        """Return the value as a number. Raises RulesFault for an id of another kind."""
        return int(self.value(choice))

    def parts(self, choice: str | None) -> list[str]:
        """Return the parts of the value. Raises RulesFault for an id of another kind."""
        return self.value(choice).split(":")
