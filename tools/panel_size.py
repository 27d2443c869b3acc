"""The size of a panel on a phone: its words, an estimate of its height, and its controls."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord

from render.kit.fonts import Weight, width, wrap
from simulation.checks.components import (
    ACTION_ROW,
    BUTTON,
    CONTAINER,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT_DISPLAY,
    THUMBNAIL,
    walk,
)
from simulation.common import Json

ROOM = 324
"""Width in pixels of a message on a phone that is 400 wide: the picture of its author is on the left."""
CONTAINER_ROOM = ROOM - 24
"""Width in pixels inside a container."""
GAP = 8
BUTTON_HEIGHT, MENU_HEIGHT, THUMBNAIL_SIZE, DIVIDER_HEIGHT = 32, 36, 85, 9
"""Pixels of components without the gap below them; the separator is a line in space."""
BUTTON_PADDING, ICON, WIDEST = 32, 20, 200
"""Pixels around a button's label, the width of an icon before it, and the maximum in total."""
TEXT, SMALL, LABEL = 15, 12, 14
HEADINGS = {"# ": 24, "## ": 20, "### ": 17}
"""Pixels of a letter in plain text, in small print, on buttons, and in headings by their mark."""
QUOTE_MARGIN, LIST_MARGIN = 16, 14
MENU, PRESS = 2, 1
"""Taps for a menu, which must be opened, and for a button."""

_MEDIUM: Weight = "medium"
_MARKUP = (
    (re.compile(r"<a?:\w+:\d+>"), "MM"),
    (re.compile(r"<t:\d+(:\w)?>"), "3 hours ago"),
    (re.compile(r"<[@#]\D?\d+>"), "@Name"),
    (re.compile(r"\((<?https?://[^)]*)\)"), ""),
    (re.compile(r"\\(?=\W)|\*\*|__|~~|\|\||[`\[\]]"), ""),
)


class Pressable(NamedTuple):
    """A button or a menu that can be used: the verb of its press, the arguments it can have, and the taps it takes."""

    verb: str
    args: frozenset[str]
    taps: int


class Size(NamedTuple):
    """The size of a panel: the words of its text, these and the words of its labels, and its pixels without pictures."""

    words: int
    seen: int
    height: int


def pressables(view: Any) -> Iterator[Pressable]:
    """Yield the enabled components of a view, except links: in rows, or anywhere in a layout."""
    for _, part in walk(view.to_components()):
        if part.get("disabled") or "custom_id" not in part:
            continue
        _, _, _, verb, arg = part["custom_id"].split(":", 4)
        if part["type"] in SELECTS:
            yield Pressable(verb, frozenset(entry["value"] for entry in part["options"]), MENU)
        else:
            yield Pressable(verb, frozenset({arg}), PRESS)


def size_of(view: Any, content: str = "") -> Size:
    """Return the size of a panel: of a text with rows below it, or of a layout, which has no text besides.

    The height is estimated: text in the font of the pictures, 15 pixels high in lines of 21, is wrapped to the width
    of a phone; buttons fill rows of 40 pixels; a menu is 44 pixels high; a section is as high as its text or its
    accessory, whichever is higher. Pictures are not counted, but thumbnails are.
    """
    components = view.to_components()
    content = content if isinstance(view, discord.ui.View) else ""
    texts = [content, *(part["content"] for _, part in walk(components) if part["type"] == TEXT_DISPLAY)]
    labels = [part.get("label") or part.get("placeholder") or "" for _, part in walk(components)]
    written = sum(map(words_in, texts))
    height = (text_height(content, ROOM) + GAP if content else 0) + sum(_height(part, ROOM) for part in components)
    return Size(written, written + sum(map(words_in, labels)), height)


def words_in(text: str) -> int:
    """Return the number of words in a text; signs are not words."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def text_height(text: str, room: int) -> int:
    """Return the pixels of a text with Discord's markup in lines of `room` pixels."""
    return sum(_line_height(line, room) for line in text.splitlines())


def _line_height(line: str, room: int) -> int:
    size, weight = TEXT, _MEDIUM
    if line.startswith("> "):
        line, room = line[2:], room - QUOTE_MARGIN
    if line.startswith("-# "):
        line, size = line[3:], SMALL
    for mark, larger in HEADINGS.items():
        if line.startswith(mark):
            line, size, weight = line.removeprefix(mark), larger, "bold"
    if line.startswith(("- ", "* ")):
        line, room = line[2:], room - LIST_MARGIN
    return len(_wrap(line, size, weight, room)) * round(size * 1.4)


def _wrap(line: str, size: int, weight: Weight, room: int) -> Sequence[str]:
    for pattern, shown in _MARKUP:
        line = pattern.sub(shown, line)
    return wrap(line, size, weight, room, 99) or ("",)


def _height(part: Json, room: int) -> int:
    """Return the pixels of a component with the gap below it."""
    kind = part["type"]
    if kind == ACTION_ROW:
        return _row_height(part["components"], room)
    if kind == TEXT_DISPLAY:
        return text_height(part["content"], room) + GAP
    if kind == SECTION:
        accessory = part["accessory"]
        across, high = _extent(accessory)
        texts = [text_height(each["content"], room - across - GAP) for each in part["components"]]
        return max(sum(texts), high) + GAP
    if kind == SEPARATOR:
        return DIVIDER_HEIGHT + GAP
    if kind == CONTAINER:
        return 3 * GAP + sum(_height(each, room - (ROOM - CONTAINER_ROOM)) for each in part["components"])
    return 0


def _extent(part: Json) -> tuple[int, int]:
    """Return width and height of a button or a thumbnail."""
    if part["type"] == THUMBNAIL:
        return THUMBNAIL_SIZE, THUMBNAIL_SIZE
    icon = ICON if part.get("emoji") else 0
    return min(width(part.get("label") or "", LABEL) + BUTTON_PADDING + icon, WIDEST), BUTTON_HEIGHT


def _row_height(parts: Sequence[Json], room: int) -> int:
    """Return the pixels of an action row: a menu, or buttons, which continue on another line if they do not fit."""
    if any(part["type"] != BUTTON for part in parts):
        return MENU_HEIGHT + GAP
    lines, used = 1, 0
    for across, _ in map(_extent, parts):
        if used and used + across > room:
            lines, used = lines + 1, 0
        used += min(across, room) + GAP
    return lines * (BUTTON_HEIGHT + GAP)
