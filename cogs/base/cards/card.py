"""A private answer as a card: lines of text with a button beside each, pictures where they belong, rows of buttons.

Posts are not cards: a ping in a message that consists only of components gives an empty push notification
(discord-api-docs#7854).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import discord

from cogs.base.items import LinkButton, Row, TableButton, TableSelect
from cogs.base.words import clip

MAX_COMPONENTS = 40
"""Maximum number of components of a message that Discord accepts, including nested ones."""
MAX_TEXT = 4000
"""Maximum number of characters in all texts of a message of components."""
MAX_LINES = 11
"""Maximum number of lines with a button on a page of a list, with room for a heading, a menu, and two buttons that turn pages."""
LINE_COMPONENTS = 3
"""The number of components of a line: the section, its text, and its button."""
GRAY = 0x80848E
"""Color of the edge of a card that belongs to no seat."""


class Line(NamedTuple):
    """A line of text with its button beside it."""

    text: str
    button: TableButton | LinkButton


class PictureSlot(NamedTuple):
    """A place for pictures; `name` distinguishes the places of a card. Without a picture nothing is shown there."""

    name: str = ""


PICTURE = PictureSlot().name
"""The name of the place for pictures in a card with a single place."""


class SentPicture(NamedTuple):
    """A picture that a message has: its address, and its description."""

    url: str
    description: str | None


Part = str | Line | PictureSlot | Row
Shown = discord.File | SentPicture
Placed = Mapping[str, Sequence[Shown]]
"""The pictures of a card by the name of their place."""


class Card:
    """The content of a private answer, from top to bottom; texts that follow each other become one."""

    def __init__(self, *parts: Part | None, color: int = GRAY) -> None:
        self.parts = [part for part in parts if part is not None and (part or isinstance(part, PictureSlot))]
        self.color = color

    @property
    def text(self) -> str:
        """All text, in reading order."""
        found = (part.text if isinstance(part, Line) else part for part in self.parts)
        return "\n".join(part for part in found if isinstance(part, str))

    @property
    def rows(self) -> list[Row]:
        """The rows of buttons and menus, in order."""
        return [part for part in self.parts if not isinstance(part, str | Line | PictureSlot)]

    @property
    def places(self) -> list[str]:
        """The names of the places for pictures."""
        return [part.name for part in self.parts if isinstance(part, PictureSlot)]

    def without_picture(self, note: str) -> Card:
        """Return the card with a line of text where its picture would be."""
        return Card(*(note if isinstance(part, PictureSlot) else part for part in self.parts), color=self.color)

    def with_room_for(self, placed: Placed) -> Placed:
        """Return the pictures that fit into the card and have a place, in the order of the places."""
        room, result = MAX_COMPONENTS - count(self.parts), dict[str, Sequence[Shown]]()
        for name in self.places:
            result[name] = placed.get(name, ())[: max(room, 0)]
            room -= len(result[name])
        return result

    def view(self, placed: Placed | None = None) -> discord.ui.LayoutView:
        """Return the card as Discord's components, with the pictures at their places.

        The longest text is truncated if the texts together exceed the limit of a message. The view is marked as
        finished at once, so the client does not store it: `answer_press` answers. Raises ValueError for
        more components than a message may have.
        """
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.Container(*self._items(placed or {}), accent_color=self.color))
        view.stop()
        return view

    def _within_limit(self) -> list[Part]:
        """Return the parts, with the longest text truncated if the total exceeds `MAX_TEXT`."""
        over = len(self.text) - MAX_TEXT
        if over <= 0:
            return self.parts
        texts = {place: part for place, part in enumerate(self.parts) if isinstance(part, str)}
        place = max(texts, key=lambda each: len(texts[each]))
        shorter = clip(texts[place], max(len(texts[place]) - over, 1))
        return [*self.parts[:place], shorter, *self.parts[place + 1 :]]

    def _items(self, placed: Placed) -> Iterator[discord.ui.Item[Any]]:
        for is_text, parts in groupby(self._within_limit(), lambda part: isinstance(part, str)):
            if is_text:
                yield discord.ui.TextDisplay("\n".join(map(str, parts)))
                continue
            for part in parts:
                if isinstance(part, Line):
                    yield discord.ui.Section(part.text, accessory=part.button)
                elif isinstance(part, PictureSlot):
                    # a gallery for each: Discord lays out different sizes badly (discord-api-docs#7581)
                    yield from map(_gallery, placed.get(part.name, ()))
                elif isinstance(part, TableSelect):
                    yield discord.ui.ActionRow(part)
                else:
                    yield discord.ui.ActionRow(*part)


def _gallery(shown: Shown) -> discord.ui.MediaGallery[Any]:
    if isinstance(shown, SentPicture):
        return discord.ui.MediaGallery(discord.MediaGalleryItem(shown.url, description=shown.description))
    return discord.ui.MediaGallery(discord.MediaGalleryItem(shown.uri, description=shown.description))


def count(parts: Iterable[Part | None]) -> int:
    """Return the number of components of a card with these parts and no pictures, including the container."""
    result, in_text = 1, False
    for part in parts:
        is_text = isinstance(part, str)
        if isinstance(part, Line):
            result += LINE_COMPONENTS
        elif isinstance(part, TableSelect):
            result += 2
        elif is_text:
            result += bool(part) and not in_text
        elif part is not None and not isinstance(part, PictureSlot):
            result += len(part) + bool(part)
        in_text = is_text
    return result


def card_of(content: str, *below: Part) -> Card:
    """Return a card of a text, its pictures, and its lower part; empty rows are left out."""
    return Card(content, PictureSlot(), *below)


def named_apart(files: Sequence[discord.File]) -> Sequence[discord.File]:
    """Return the files, renamed where two have the same name: a card refers to its pictures by name."""
    seen = set[str]()
    for number, file in enumerate(files):
        if file.filename in seen:
            stem, _, extension = file.filename.rpartition(".")
            file.filename = f"{stem}-{number}.{extension}"
        seen.add(file.filename)
    return files


def pictures_of(message: discord.Message) -> list[SentPicture]:
    """Return the pictures that a card shows, in order."""
    return [
        SentPicture(item.media.url, item.description)
        for part in parts_of(message)
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]


def parts_of(message: discord.Message) -> Iterator[Any]:
    """Yield all components of a message, including nested ones and the buttons beside lines."""
    yield from _walk(message.components)


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _walk(getattr(part, "children", ()))
        yield from _walk(filter(None, [getattr(part, "accessory", None)]))
