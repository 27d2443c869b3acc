"""The labels of menus. Phones truncate long ones, so long names are shortened, and the rest goes into the description."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain
from typing import NamedTuple

from cogs.answers.writer import Writer
from engine.kernel import Text, remarks_of

MAX_ON_PHONE = 40
"""Number of characters of a menu's label that a phone shows."""

_WAYS = ((False, True), (True, False), (True, True))
"""The parts of the names in a list that can be shortened, tried in order: the one that keeps the most comes first."""


class EntryLabel(NamedTuple):
    """The label of an entry, and what it leaves out of the name."""

    label: str
    left_out: tuple[str, ...] = ()

    def description(self, beside: str | None, write: Writer) -> str | None:
        """Return the entry's description: the parts that its label leaves out, unless `rest` has them, then the rest."""
        said = beside or ""
        for part in reversed(self.left_out):
            if part.casefold() not in f"{self.label} {said}".casefold():
                said = write("remarks", first=part, more=said) if said else part
        return said or None


def _short(name: Text, write: Writer, *, paired: bool) -> EntryLabel:
    """Return the shortest form of a name, with the parts left out; `paired` as in `Guide.brief`."""
    short = write.open_table.game.guide.brief(name, paired=paired)
    return EntryLabel(write.plain(short.name), tuple(map(write.plain, remarks_of(short.rest) if short.rest else ())))


def menu_labels(
    names: Sequence[Sequence[Text]], full: Sequence[str], join: Callable[[int, Sequence[str]], str], write: Writer
) -> list[EntryLabel]:
    """Return a label for each entry of a list, given by the parts of its name, one or two, and its `full` label.

    `join` makes a label from an entry's index and its parts. The same parts are shortened in all entries, only as far
    as a phone requires; an entry that would read like another keeps its full name.
    """
    if max(map(len, full), default=0) <= MAX_ON_PHONE:
        return [EntryLabel(each) for each in full]
    forms, found = dict[tuple[int, bool], tuple[EntryLabel, EntryLabel]](), list[EntryLabel]()
    for parts in names:
        for part in parts:
            if (known := (id(part), len(parts) > 1)) not in forms:
                forms[known] = EntryLabel(write.plain(part)), _short(part, write, paired=len(parts) > 1)
    for ways in _WAYS:
        found = []
        for number, parts in enumerate(names):
            used = [forms[id(part), len(parts) > 1][way] for part, way in zip(parts, ways, strict=False)]
            shown, left_out = zip(*used, strict=True)
            label = join(number, shown)
            if len(label) > MAX_ON_PHONE and ways != _WAYS[-1]:
                break  # the next level leaves out more
            found.append(EntryLabel(label, tuple(chain.from_iterable(left_out))))
        else:
            break
    seen = Counter(each.label for each in found)
    return [EntryLabel(whole) if seen[each.label] > 1 else each for whole, each in zip(full, found, strict=True)]
