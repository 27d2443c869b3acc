"""Setup options of a game: their values, and which of them need or exclude one another.

An option is on if it is True or, if it is not a bool, differs from its default. Its needs and exclusions are written
as the name of another option that is a bool, or as "name=value".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.kernel.errors import OptionError
from engine.kernel.text import Listing, Text, text

OptionValue = int | str | bool
Options = Mapping[str, OptionValue]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A setup option: by the type of `default` an integer in `low`..`high`, one of `values`, or a bool.

    While it is on, everything in `needs` must hold, and nothing in `excludes` may. `settled_by` is a condition, in
    the same form, that decides in place of this option, regardless of its value ("": none). `needs_with`: additional
    conditions for one of its `values`. A `firm` option is never changed by setting another one (see `choose`).
    """

    name: str
    default: OptionValue
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()
    needs: frozenset[str] = frozenset()
    excludes: frozenset[str] = frozenset()
    settled_by: str = ""
    needs_with: dict[str, frozenset[str]] = {}
    firm: bool = False

    def check(self, value: OptionValue) -> OptionValue:
        """Return `value`; raise OptionError if it is not allowed."""
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

    def is_on(self, value: OptionValue) -> bool:
        """Return whether the option is on with this value."""
        return value if isinstance(value, bool) else value != self.default

    def requirements(self, value: OptionValue) -> frozenset[str]:
        """Return all conditions that must hold while the option is on with this value."""
        return self.needs | self.needs_with.get(str(value), frozenset())

    @property
    def off(self) -> OptionValue:
        """The value with which the option is off."""
        return False if isinstance(self.default, bool) else self.default

    @property
    def on(self) -> OptionValue:
        """A value with which the option is on: the first one that is not its default."""
        if isinstance(self.default, bool):
            return True
        values: Sequence[OptionValue] = self.values or range(self.low, self.high + 1)
        return next(value for value in values if value != self.default)

    def says(self, value: OptionValue) -> Text:
        """Return the option with its value as text; for a bool, only the name."""
        label = text(f"option-{self.name}")
        if isinstance(value, bool):
            return label
        return text(
            "option-is", option=label, value=value if isinstance(value, int) else text(f"option-{self.name}-{value}")
        )


def complete(specs: Sequence[Option], given: Options) -> dict[str, OptionValue]:
    """Return every option with its checked value, or the default if none is given.

    Raises OptionError for an unknown option, a value it does not have, or options that do not go together.
    """
    known = _by_name(specs)
    for name in given:
        _spec(known, name)
    options = {name: option.check(given.get(name, option.default)) for name, option in known.items()}
    _check_together(known, options)
    return options


def fill_defaults(specs: Sequence[Option], given: Options) -> dict[str, OptionValue]:
    """Return every option: its value in `given`, stored by an earlier release, where it is still valid, else the default."""
    options: dict[str, OptionValue] = {}
    for option in specs:
        try:
            options[option.name] = option.check(given.get(option.name, option.default))
        except OptionError:
            # An earlier release allowed this value, or used this name for another option.
            options[option.name] = option.default
    try:
        return complete(specs, options)
    except OptionError:
        # Each value is valid, but no longer in combination; the table must still open.
        return {option.name: option.default for option in specs}


def settle(specs: Sequence[Option], options: Options, name: str, value: OptionValue) -> dict[str, OptionValue]:
    """Return all options with `name` set, its needs on, what it excludes off. Raises OptionError like `complete`."""
    known = _by_name(specs)
    spec = _spec(known, name)
    settled = {each: options.get(each, option.default) for each, option in known.items()} | {name: spec.check(value)}
    wanted = {name}
    waiting = [name]
    while waiting:
        option = known[waiting.pop()]
        if not option.is_on(settled[option.name]):
            continue
        for needed in sorted(option.requirements(settled[option.name])):
            other, as_value = _parse_condition(known, needed)
            if other not in wanted:
                settled[other] = as_value
                wanted.add(other)
                waiting.append(other)
    for each in known:
        if each not in wanted and any(_clash(known, settled, each, other) for other in wanted):
            settled[each] = known[each].off
    for each in sorted(wanted):
        for excluded in sorted(known[each].excludes if known[each].is_on(settled[each]) else ()):
            other, as_value = _parse_condition(known, excluded)
            if other not in wanted and settled[other] == as_value:
                settled[other] = _another(known[other], as_value)
    while without := [
        each
        for each, option in known.items()
        if each not in wanted and option.is_on(settled[each]) and _lacking(known, settled, option) is not None
    ]:
        settled |= {each: known[each].off for each in without}
    _check_together(known, settled)
    return settled


def choose(specs: Sequence[Option], options: Options, name: str, value: OptionValue) -> dict[str, OptionValue]:
    """Return all options after a player sets one in a lobby: like `settle`, but no firm option changes.

    Raises OptionError like `settle`, if a firm option would have to change, and for an option that another one
    settles.
    """
    known = _by_name(specs)
    spec = _spec(known, name)
    spec.check(value)
    by = settling(specs, spec, options)
    if by is not None and value != options.get(name, spec.default):
        raise OptionError(text("error-option-settled", option=text(f"option-{name}"), other=by))
    chosen = settle(specs, options, name, value)
    for firm in specs:
        before = options.get(firm.name, firm.default)
        if firm.firm and firm.name != name and chosen[firm.name] != before:
            raise OptionError(text("error-option-firm", option=spec.says(value), other=firm.says(before)))
    return chosen


def settling(specs: Sequence[Option], spec: Option, options: Options) -> Text | None:
    """Return the option, with its value, that decides this one at a table with these options, or None."""
    if not spec.settled_by:
        return None
    known = _by_name(specs)
    other, value = _parse_condition(known, spec.settled_by)
    return known[other].says(value) if options.get(other, known[other].default) == value else None


def choosable(specs: Sequence[Option], spec: Option, options: Options) -> list[OptionValue]:
    """Return the values that a player may give an option in a lobby with these options, including the current one.

    Only the current one if the option would change nothing, or requires a change to a firm option.
    """
    now = options.get(spec.name, spec.default)
    if isinstance(spec.default, bool):
        values: Sequence[OptionValue] = (False, True)
    else:
        values = spec.values or range(spec.low, spec.high + 1)
    return [value for value in values if value == now or _may_choose(specs, options, spec.name, value)]


def _may_choose(specs: Sequence[Option], options: Options, name: str, value: OptionValue) -> bool:
    try:
        choose(specs, options, name, value)
    except OptionError:
        return False
    return True


def _by_name(specs: Sequence[Option]) -> dict[str, Option]:
    return {option.name: option for option in specs}


def _spec(known: Mapping[str, Option], name: str) -> Option:
    if name not in known:
        names = Listing(tuple(text(f"option-{option}") for option in known))
        raise OptionError(text("error-option-unknown", option=name, values=names))
    return known[name]


def _parse_condition(known: Mapping[str, Option], condition: str) -> tuple[str, OptionValue]:
    """Return the option and the value that a condition names."""
    name, equals, word = condition.partition("=")
    if not equals:
        return name, True
    default = known[name].default
    if isinstance(default, bool):
        return name, word == "True"
    return name, int(word) if isinstance(default, int) else word


def _another(option: Option, value: OptionValue) -> OptionValue:
    """Return the value an option falls back to when it may not have `value`."""
    if isinstance(value, bool):
        return not value
    others: Sequence[OptionValue] = option.values or range(option.low, option.high + 1)
    return next(other for other in (option.default, *others) if other != value)


def _lacking(known: Mapping[str, Option], options: Options, option: Option) -> str | None:
    """Return the first need of an option that does not hold."""
    for needed in sorted(option.requirements(options[option.name])):
        other, value = _parse_condition(known, needed)
        if options[other] != value:
            return needed
    return None


def _clash(known: Mapping[str, Option], options: Options, one: str, other: str) -> bool:
    """Return whether `one` is on and excludes the value of `other`."""
    return known[one].is_on(options[one]) and any(
        (other, options[other]) == _parse_condition(known, excluded) for excluded in known[one].excludes
    )


def _check_together(known: Mapping[str, Option], options: Options) -> None:
    """Raise OptionError for the first option that is on without what it needs, or together with an option that it excludes."""
    for name, option in known.items():
        if not option.is_on(options[name]):
            continue
        said = option.says(options[name])
        lacking = _lacking(known, options, option)
        if lacking is not None:
            other, value = _parse_condition(known, lacking)
            raise OptionError(text("error-option-needs", option=said, other=known[other].says(value)))
        for other in known:
            if _clash(known, options, name, other):
                beside = known[other].says(options[other])
                raise OptionError(text("error-option-excludes", option=said, other=beside))
