"""Lists of choices in a card: a few become lines with a button each, so that they are seen at once; the others are menus."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

import discord

from cogs.answers.writer import MenuEntry, Writer
from cogs.base.cards.card import MAX_COMPONENTS, Line, Part, PictureSlot, count
from cogs.base.items import Row, TableButton, fits, in_rows
from cogs.base.words import safe_name
from engine.kernel import CONFIRM

MAX_LINES, MAX_NAMED, MAX_NAME = 5, 10, 55
"""Maximum number of choices of a list as lines of text, and as buttons with their names, which have at most that many letters."""
MAX_SHORT_BUTTONS = 12
"""Maximum number of buttons below a menu."""
LETTERS_OF_THREE = 7
"""Maximum number of letters of buttons of which a phone shows three beside each other; of longer ones it shows two."""
MENU = 2
"""Number of components of a menu."""
PICTURES_OF_PANEL = 3
"""Number of components kept free for the pictures of a panel; more are shown if they fit."""

Form = Literal["lines", "names", "menu"]
"""The form of a short list: lines to read, each with a button; buttons with names; a menu, with a button for each badge."""


class Menu(NamedTuple):
    """A list of choices below a title.

    `kind` is the kind of all its choices, or the id of the choice that is asked together with them, and `name` its
    name: the title may also have what the entries share. A short list has the `form`. `later` makes only that choice,
    with its details left to the next panel.
    """

    title: str
    entries: Sequence[MenuEntry]
    kind: str
    name: str
    form: Form = "menu"
    later: MenuEntry | None = None


Found = Menu | Row
"""Part of what a panel offers: a list of choices, or a finished row of buttons or menu."""


def lay_out(
    found: Sequence[Found], write: Writer, others: Sequence[Part], pictured: Sequence[str] = ()
) -> list[Part]:
    """Return the choices of a card as lines, buttons and menus, in their order.

    A few that are to be read first become lines, those with no more to say than their names buttons. Any other list
    is a menu, with a button for each badge in the picture. Each list first gets a menu's share of Discord's limit of
    components, of which the `others` of the card take their part; in their order the lists then get what they need. A
    list whose kind is in `pictured` has a place for its picture above it. A list with a button that reads like one
    above is a menu alone.
    """
    menus = [each for each in found if isinstance(each, Menu)]
    rows = [each for each in found if not isinstance(each, Menu)]
    room = MAX_COMPONENTS - PICTURES_OF_PANEL - count([*others, *rows]) - MENU * len(menus)
    result = list[Part]()
    for each in found:
        if not isinstance(each, Menu):
            result.append(each)
            continue
        if each.kind in pictured:
            result.append(PictureSlot(each.kind))
        headed = len(menus) > 1 or each.title != each.name
        forms = [*_short_forms(each, write, headed=headed), [_as_select(each, write)]]
        fitting = (form for form in forms if count(form) <= room + MENU and _labels(form).isdisjoint(_labels(result)))
        wanted = next(fitting, forms[-1])
        room -= count(wanted) - MENU
        result += wanted
    return result


def _labels(parts: Sequence[Part]) -> set[str | None]:
    """Return the labels of the buttons in parts of a card."""
    rows = [[part.button] if isinstance(part, Line) else part for part in parts if isinstance(part, Line | list)]
    return {each.label for row in rows for each in row if isinstance(each, TableButton)}


def _short_forms(menu: Menu, write: Writer, *, headed: bool) -> Iterator[Sequence[Part]]:
    """Yield the forms that a list can have instead of a menu alone, the best one first."""
    entries, said = menu.entries, any(entry.description for entry in menu.entries)
    if not _have_room([entry.value for entry in entries], write):
        return
    form: Form = menu.form if any(entry.short for entry in entries) else "lines" if said else "names"
    labels = [label for label in _line_labels(entries) if label]
    lines = said and form == "lines" and len(entries) <= MAX_LINES and len(set(labels)) in {0, len(entries)}
    named = not said and form != "menu" and len(entries) <= MAX_NAMED
    if len(entries) == 1 or lines or (named and max(len(entry.label) for entry in entries) <= MAX_NAME):
        yield _as_lines(menu, write, headed=headed)
    for rows in _short_rows(menu, write):
        yield [_as_select(menu, write), *rows]


def _short_rows(menu: Menu, write: Writer) -> Iterator[list[Row]]:
    """Yield rows of buttons with the badges of the picture: of the entries, and of the first choices they share."""
    if not all(entry.short for entry in menu.entries):
        return
    yield from _rows_of({entry.exact: entry.value for entry in menu.entries}, menu, write)
    paths = defaultdict[str, list[list[str]]](list)
    for entry in menu.entries:
        paths[entry.short].append(entry.value.split())
    yield from _rows_of({short: " ".join(_in_common(each)) for short, each in paths.items()}, menu, write)


def _rows_of(values: Mapping[str, str], menu: Menu, write: Writer) -> Iterator[list[Row]]:
    """Yield the buttons that make these values, by their labels, in rows; nothing if not every entry has its button."""
    made = set(values.values()) - {"", menu.later.value if menu.later is not None else ""}
    reached = sum(any(f"{entry.value} ".startswith(f"{each} ") for each in made) for entry in menu.entries)
    if "" in values or not 1 < len(made) == len(values) <= MAX_SHORT_BUTTONS or reached < len(menu.entries):
        return
    if _have_room(made, write):
        blue, green = discord.ButtonStyle.primary, discord.ButtonStyle.success
        buttons = [
            write.choosing("pick", label, value, green if ends_turn(value) else blue)
            for label, value in values.items()
        ]
        length = 3 if max(map(len, values)) <= LETTERS_OF_THREE else 2
        yield [buttons[first : first + length] for first in range(0, len(buttons), length)]


def ends_turn(value: str) -> bool:
    """Return whether the choices of a button's or menu entry's value end the turn."""
    return value.rsplit(maxsplit=1)[-1] == CONFIRM


def _in_common(paths: Sequence[Sequence[str]]) -> list[str]:
    """Return the choices with which all of some paths begin."""
    return [first for first, *_ in takewhile(lambda words: len(set(words)) == 1, zip(*paths, strict=False))]


def _have_room(values: Collection[str], write: Writer) -> bool:
    """Return whether a button's custom id has room for each of some values."""
    return fits(write.table.id, write.table.version, write.verb("pick"), max(values, key=len))


def _as_select(menu: Menu, write: Writer) -> Row:
    """Return a list as a menu, or as a button if it has a single entry."""
    if len(menu.entries) == 1 and menu.later is None:
        return _named_buttons(menu, write)
    later, ends = [menu.later] if menu.later is not None else [], write("choice-ends-turn")
    entries = [
        entry._replace(description=" · ".join(filter(None, [ends, entry.description])))
        if ends_turn(entry.value)
        else entry
        for entry in menu.entries
    ]
    return write.menu(menu.title, [*entries, *later], menu.kind)


def _as_lines(menu: Menu, write: Writer, *, headed: bool) -> list[Part]:
    """Return a list as a heading, if it has one, and a line for each entry."""
    result, heading = list[Part](), f"**{safe_name(menu.title)}**"
    if menu.later is not None:
        result.append(Line(heading, write.choosing("pick", menu.later.label, menu.later.value)))
    elif headed and len(menu.entries) > 1:
        result.append(heading)
    if not any(entry.description for entry in menu.entries):
        return [*result, *in_rows(_named_buttons(menu, write))]
    if len(menu.entries) == 1:
        return [*result, _line(menu.entries[0], menu.entries[0].short or menu.name, write)]
    if not all(entry.short for entry in menu.entries):
        return [*result, *(_numbered_line(number, entry, write) for number, entry in enumerate(menu.entries, 1))]
    labels = _line_labels(menu.entries)
    return [*result, *(_line(entry, label, write) for entry, label in zip(menu.entries, labels, strict=True))]


def _line_labels(entries: Sequence[MenuEntry]) -> list[str]:
    """Return the label of the button beside each entry's line, which tells it from entries about the same thing."""
    alike = Counter(entry.short for entry in entries)
    return [entry.short if alike[entry.short] == 1 else entry.exact for entry in entries]


def _named_buttons(menu: Menu, write: Writer) -> list[TableButton]:
    """Return a button for each entry, with its whole name."""
    return [write.choosing("pick", each.label, each.value, each.style, icon=each.icon) for each in menu.entries]


def _numbered_line(number: int, entry: MenuEntry, write: Writer) -> Line:
    """Return an entry without a badge as a line with its number in the list."""
    label = write("choice-numbered", number=number, label=entry.label)
    return _line(entry._replace(label=label), write("verb-any", code=str(number)), write)


def _line(entry: MenuEntry, short: str, write: Writer) -> Line:
    """Return an entry as a line with a button with a short label."""
    text = safe_name(entry.label)
    if entry.description:
        text = f"{text}\n-# {safe_name(entry.description)}"
    return Line(text, write.choosing("pick", short, entry.value, entry.style))
