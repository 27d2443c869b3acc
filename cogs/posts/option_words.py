"""Setup options as text, for the lobby post, the panel and the command."""

from __future__ import annotations

from collections.abc import Sequence

from engine.catalogue import Catalogue
from engine.kernel import Option, Options, OptionValue, settling
from engine.records.table import Table


def option_words(words: Catalogue, spec: Option, value: OptionValue) -> str:
    """Return an option's value as text."""
    if isinstance(value, bool):
        return words("yes") if value else words("no")
    if isinstance(value, str):
        return words(f"option-{spec.name}-{value}")
    return str(value)


def option_line(words: Catalogue, spec: Option, value: OptionValue) -> str:
    """Return an option with its value, as in "Prestige to reach: 10"."""
    return words("option-is", option=words(f"option-{spec.name}"), value=option_words(words, spec, value))


def about(words: Catalogue, spec: Option, value: OptionValue) -> str:
    """Return a few words about the effect of an option's value; "" if its name is sufficient."""
    key = f"option-about-{spec.name}-{value}" if isinstance(value, str) else f"option-about-{spec.name}"
    return words(key) if key in words else ""


def is_fixed(specs: Sequence[Option], spec: Option, options: Options) -> bool:
    """Return whether another option forces this one to its current value."""
    left_out = {each for other in specs if options.get(other.name) is True for each in other.excludes}
    others = [f"{spec.name}={value}" for value in spec.values if value != options[spec.name]]
    return bool(others) and left_out.issuperset(others)


def is_idle(specs: Sequence[Option], spec: Option, options: Options) -> bool:
    """Return whether an option with several values has no effect while another is off, like a level without opponent."""
    off = {f"{other.name}={other.off}" for other in specs if options.get(other.name) == other.off}
    absent = {other.name for other in specs if options.get(other.name) is False}
    return not isinstance(spec.default, bool) and not (
        off.isdisjoint(spec.excludes) and absent.isdisjoint(spec.needs)
    )


def settled_line(words: Catalogue, specs: Sequence[Option], spec: Option, options: Options) -> str | None:
    """Return a line about an option that another one sets, as in "experiments: set by first game"; else None."""
    by = settling(specs, spec, options)
    return words("option-settled", option=words(f"option-{spec.name}"), other=words.say(by)) if by else None


def changed_options(words: Catalogue, specs: Sequence[Option], options: Options) -> list[str]:
    """Return the options in which a table differs from a usual one, in a few words; those that another option sets are left out."""
    changed = [
        spec
        for spec in specs
        if options[spec.name] != spec.default
        and not is_idle(specs, spec, options)
        and not is_fixed(specs, spec, options)
    ]
    return [
        words(f"option-{spec.name}")
        if isinstance(spec.default, bool)
        else option_line(words, spec, options[spec.name])
        for spec in changed
    ]


def explained_lines(words: Catalogue, specs: Sequence[Option], options: Options) -> list[str]:
    """Return all options that may be set at a table as a list, each with its value and its effect."""
    lines: list[str] = []
    for spec in specs:
        if is_idle(specs, spec, options) or is_fixed(specs, spec, options):
            continue
        said = settled_line(words, specs, spec, options) or option_line(words, spec, options[spec.name])
        what = about(words, spec, options[spec.name])
        key = "option-explained" if what else "option-listed"
        lines.append(words(key, option=said, about=what) if what else words(key, option=said))
    return lines


def also_changed(words: Catalogue, specs: Sequence[Option], also: Options) -> list[str]:
    """Return lines about options that changed because another was set; `also` holds their new values."""
    chosen = [words.say(spec.says(also[spec.name])) for spec in specs if also.get(spec.name, False) is not False]
    left_out = [words(f"option-{spec.name}") for spec in specs if also.get(spec.name) is False]
    said = {"options-also-on": chosen, "options-also-off": left_out}
    return [words(key, options=words.join(names)) for key, names in said.items() if names]


def has_clock(table: Table) -> bool:
    """Return whether more belongs to the pace of a table than the days of a turn: a time bank, free weekends, computer players."""
    settings = table.settings
    return bool(settings.pace) and bool(settings.bank or settings.weekends or settings.late != "ask")


def clock_words(table: Table, words: Catalogue) -> str:
    """Return a line about a table's pace: time bank, weekends, and what happens when the time of a turn is up."""
    settings = table.settings
    weekends = "free" if settings.weekends else "count"
    return words("clock-line", bank=settings.bank, weekends=weekends, late=settings.late)
