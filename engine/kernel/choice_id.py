"""Ids of choices: a word, and after ":" what is chosen ("build:factory-2"), written and read in one place."""

from __future__ import annotations

from engine.kernel.errors import RulesFault


def read_id(choice: str) -> tuple[str, str]:
    """Return the word of any choice's id and what is chosen, "" when the word says it all ("pass")."""
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
        """Return the id for what is chosen."""
        return ":".join((f"{self._start}{first}", *map(str, more))) if more else f"{self._start}{first}"

    def fits(self, choice: str | None) -> bool:
        """Return whether an id is of this kind."""
        return choice is not None and choice.startswith(self._start)

    def value(self, choice: str | None) -> str:
        """Return what is chosen. Raises RulesFault for an id of another kind."""
        if choice is None or not choice.startswith(self._start):
            raise RulesFault(f"{choice} is no {self.word}")
        return choice[len(self._start) :]

    def number(self, choice: str | None) -> int:
        """Return what is chosen, a number. Raises RulesFault for an id of another kind."""
        return int(self.value(choice))

    def parts(self, choice: str | None) -> list[str]:
        """Return what is chosen in its parts. Raises RulesFault for an id of another kind."""
        return self.value(choice).split(":")
