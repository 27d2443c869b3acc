"""Errors that the rules raise. Each carries a `Text`, so that players see it in their language."""

from __future__ import annotations

from engine.kernel.text import Text


class RuleError(Exception):
    """A move or request that the rules refuse. `text` says why and what to do instead."""

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{reason.key} {reason.args}" if reason.args else reason.key)
        self.text = reason


class IllegalChoice(RuleError):
    """A choice that the open decision does not offer."""


class LineError(RuleError):
    """A typed line that does not stand for legal choices.

    Its first `understood` words made sense; `made` are the ids of the choices that they make. `brief` says only which
    word is wrong, and what may have been meant, for places that show the open question anyway.
    """

    def __init__(
        self, reason: Text, understood: int = 0, made: tuple[str, ...] = (), brief: Text | None = None
    ) -> None:
        super().__init__(reason)
        self.understood, self.made, self.brief = understood, made, brief or reason


class RulesFault(Exception):
    """The rules of a game break the contract of the kernel: a bug, not a player's mistake."""


class OptionError(RuleError):
    """A game option outside its range, or an unsupported number of players."""
