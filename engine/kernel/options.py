"""Set-up options of a game."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.kernel.errors import OptionError
from engine.kernel.text import Listing, text

OptionValue = int | str | bool
Options = Mapping[str, OptionValue]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A set-up option: by the type of `default` an integer in `low`..`high`, one of `values`, or a bool."""

    name: str
    default: OptionValue
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()

    def check(self, value: OptionValue) -> OptionValue:
        """Return `value`; raise OptionError when it is not allowed."""
        label = text(f"option-{self.name}")
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise OptionError(text("error-option-yes-no", option=label))
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise OptionError(text("error-option-range", option=label, low=self.low, high=self.high))
        if value in self.values:
            return value
        values = Listing(tuple(text(f"option-{self.name}-{value}") for value in self.values))
        raise OptionError(text("error-option-values", option=label, values=values))
