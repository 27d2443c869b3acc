"""Language-free text: a catalogue key with arguments, put into words by `engine.catalogue`."""

from __future__ import annotations

import msgspec


class SeatName(msgspec.Struct, frozen=True, tag="seat"):
    """A seat to be shown as its player's name. `seat` counts from 0."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A sentence or name in no language yet: a key of the text catalogue and its arguments."""

    key: str
    args: dict[str, Arg] = {}


class Listing(msgspec.Struct, frozen=True, tag="list"):
    """Several texts shown as one list ("a, b and c")."""

    items: tuple[Text | SeatName, ...]


Arg = int | str | Text | SeatName | Listing


def text(key: str, **args: Arg) -> Text:
    """Shorthand for `Text(key, args)`."""
    return Text(key, args)


class Section(msgspec.Struct, frozen=True):
    """A part of a game's position in words, for those who cannot see its picture.

    `lines` are whole sentences, each to stand on a line of its own; `seat` is whose things they tell (None: the
    table's).
    """

    title: Text
    lines: tuple[Text, ...]
    seat: int | None = None
