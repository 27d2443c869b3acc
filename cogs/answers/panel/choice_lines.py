"""Lists of choices in a card: a few become lines with a button each, so that they are seen at once; the others are menus."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import NamedTuple

import discord

from cogs.answers.writer import MenuEntry, Writer
from cogs.base.cards.card import MAX_COMPONENTS, Line, Part, PictureSlot, count
from cogs.base.items import Row, fits, in_rows
from cogs.base.words import safe_name

MAX_HEIGHT = 180
"""Maximum number of pixels of the choices of a card that are lines: a phone shows about 700 at once, half of it a picture."""
LETTERS, SMALL_LETTERS = 31, 38
"""Number of characters in a line of text beside a short button on a phone, in normal and in small print."""
TEXT_HEIGHT, SMALL_HEIGHT, BUTTON_HEIGHT, GAP = 21, 17, 40, 8
"""Height in pixels of a line of text, a line of small text, and a button; the gap between lines."""
MAX_NUMBERS, NUMBERS_IN_ROW = 12, 4
"""Maximum number of buttons with a picture's numbers, in all and side by side on a phone."""
PICTURES_OF_PANEL = 3
"""Number of components kept free for the pictures of a panel; more are shown if they fit."""


class Menu(NamedTuple):
    """A list of choices below a title.

    `kind` is the kind of all its choices, or the id of the choice that is asked together with them; `later` makes only that
    choice and leaves its details to the next panel. `says_more`: the title has what the entries share, not only their kind.
    """

    title: str
    entries: Sequence[MenuEntry]
    kind: str
    later: MenuEntry | None = None
    says_more: bool = False


Found = Menu | Row
"""Part of what a panel offers: a list of choices, or a finished row of buttons or menu."""


def lay_out(
    found: Sequence[Found], write: Writer, others: Sequence[Part], pictured: Sequence[str] = ()
) -> list[Part]:
    """Return the choices of a card as lines, buttons and menus, in their order.

    A list becomes lines if they fit within the height of a phone and Discord's limit of components, which includes the
    `others` of the card; if its entries have no remarks, it becomes buttons. Any other list is a menu,
    with a button for each number in the picture. A list whose kind is in `pictured` has a place for its picture above it.
    """
    menus = [each for each in found if isinstance(each, Menu)]
    rows = [each for each in found if not isinstance(each, Menu)]
    room = MAX_COMPONENTS - PICTURES_OF_PANEL - count([*others, *rows]) - len(menus)
    height, several, result = MAX_HEIGHT, len(menus) > 1, list[Part]()
    for each in found:
        if not isinstance(each, Menu):
            result.append(each)
            continue
        if each.kind in pictured:
            result.append(PictureSlot(each.kind))
        shown: Sequence[Part] = ()
        few = len(each.entries) * (BUTTON_HEIGHT + GAP) <= height
        high = sum(map(_height, each.entries)) if few else MAX_HEIGHT + 1
        if high <= height and _have_room([entry.value for entry in each.entries], write):
            shown = _as_lines(each, write, headed=(several or each.says_more) and len(each.entries) > 1)
        if shown and count(shown) <= room:
            height -= high
        else:
            shown = [_as_select(each, write), *_number_rows(each, write)]
            if count(shown) > room:
                shown = shown[:1]
        room -= count(shown)
        result += shown
    return result


def _number_rows(menu: Menu, write: Writer) -> list[Row]:
    """Return rows of buttons with the numbers of the picture; none if a choice has no number, or if there are too many.

    The button of a number that several entries share makes their common choices.
    """
    values = defaultdict[int, list[list[str]]](list)
    for entry in menu.entries:
        if entry.number is None:
            return []
        values[entry.number].append(entry.value.split())
    shared = {number: _in_common(paths) for number, paths in sorted(values.items())}
    known = {" ".join(path) for path in shared.values()} - {"", menu.later.value if menu.later is not None else ""}
    if not 1 < len(known) == len(shared) <= MAX_NUMBERS or not _have_room(known, write):
        return []
    buttons = [
        write.choosing("pick", str(number), " ".join(path), discord.ButtonStyle.primary)
        for number, path in shared.items()
    ]
    length = -(-len(buttons) // -(-len(buttons) // NUMBERS_IN_ROW))
    return [buttons[first : first + length] for first in range(0, len(buttons), length)]


def _in_common(paths: Sequence[Sequence[str]]) -> list[str]:
    """Return the choices with which all of some paths begin."""
    return [first for first, *_ in takewhile(lambda words: len(set(words)) == 1, zip(*paths, strict=False))]


def _height(entry: MenuEntry) -> int:
    """Return the approximate height in pixels of a choice shown as a line on a phone."""
    text = TEXT_HEIGHT * -(-len(entry.label) // LETTERS) + SMALL_HEIGHT * -(
        -len(entry.description or "") // SMALL_LETTERS
    )
    return max(text, BUTTON_HEIGHT) + GAP


def _have_room(values: Collection[str], write: Writer) -> bool:
    """Return whether a button's custom id has room for each of some values."""
    return fits(write.table.id, write.table.version, write.verb("pick"), max(values, key=len))


def _as_select(menu: Menu, write: Writer) -> Row:
    later = [menu.later] if menu.later is not None else []
    return write.menu(menu.title, [*menu.entries, *later], menu.kind)


def _as_lines(menu: Menu, write: Writer, *, headed: bool) -> list[Part]:
    """Return a list as a heading, if it has one, and a line for each entry."""
    result, heading = list[Part](), f"**{safe_name(menu.title)}**"
    if menu.later is not None:
        result.append(Line(heading, write.choosing("pick", menu.later.label, menu.later.value)))
    elif headed:
        result.append(heading)
    if not any(entry.description for entry in menu.entries):
        style = discord.ButtonStyle.primary
        buttons = [write.choosing("pick", each.label, each.value, style, icon=each.icon) for each in menu.entries]
        return [*result, *in_rows(buttons)]
    choose = write("button-choose")
    return [*result, *(_line(entry, choose, write) for entry in menu.entries)]


def _line(entry: MenuEntry, choose: str, write: Writer) -> Line:
    """Return an entry as a line, with its number in the picture, if it has one, on its button."""
    label, name = choose, entry.label
    if entry.number is not None:
        label, name = str(entry.number), name.removeprefix(write("choice-numbered", number=entry.number, label=""))
    text = safe_name(name)
    if entry.description:
        text = f"{text}\n-# {safe_name(entry.description)}"
    return Line(text, write.choosing("pick", label, entry.value, discord.ButtonStyle.primary))
