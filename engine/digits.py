"""Numbers as Fluent takes them, apart from the catalogue because Fluent and Babel are loaded only for texts that need them."""

from __future__ import annotations

from babel import Locale
from fluent.runtime.types import FluentInt


class Digits(FluentInt):
    """A number written in plain digits; Fluent's own way to write it takes longer than the sentence around it."""

    def format(self, locale: Locale) -> str:
        """Return the digits."""
        return str(int(self))
