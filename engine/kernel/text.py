"""Text without a language: a catalogue key with arguments, formatted by `engine.catalogue`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec


class SeatName(msgspec.Struct, frozen=True, tag="seat"):
    """A seat, shown as its player's name. `seat` counts from 0."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A sentence or name that is not yet in a language: a key of the text catalogue and its arguments."""

    key: str
    args: dict[str, Arg] = {}


class Listing(msgspec.Struct, frozen=True, tag="list"):
    """Several texts shown as one list ("a, b and c")."""

    items: tuple[Text | SeatName, ...]


Arg = int | str | Text | SeatName | Listing


def text(key: str, **args: Arg) -> Text:
    """Shorthand for `Text(key, args)`."""
    return Text(key, args)


REMARKS = "remarks"
"""The key of several remarks on one thing; see `remarks`."""


def remarks(first: Text, *more: Text) -> Text:
    """Return remarks on one thing, one after another ("3 thaler · orange"), which `in_common` can separate again."""
    for each in more:
        first = Text(REMARKS, {"first": first, "more": each})
    return first


def remarks_of(said: Arg | None) -> tuple[Text, ...]:
    """Return the remarks that `said` consists of: only itself if it is a single one."""
    if isinstance(said, Text) and said.key != REMARKS:
        return (said,)
    found, left = list[Text](), [said]
    while left:
        part = left.pop()
        if isinstance(part, Text):
            if part.key == REMARKS:
                left += reversed(part.args.values())
            else:
                found.append(part)
    return tuple(found)


def in_common(said: Sequence[Text | None], without: Collection[str] = ()) -> tuple[Text | None, list[Text | None]]:
    """Return the remarks that several things share, and the other remarks for each; None if there are none.

    A single thing has nothing in common with others. Remarks with the keys in `without` are left out.
    """
    apart = [remarks_of(each) for each in said]
    first, *others = apart or [()]
    shared = (
        [one for one in first if one.key not in without and all(one in other for other in others)] if others else []
    )
    if not shared and not without:
        return None, list(said)
    left = [[one for one in own if one.key not in without and one not in shared] for own in apart]
    return _join(shared), [_join(own) for own in left]


def _join(said: Sequence[Text]) -> Text | None:
    return remarks(*said) if said else None


class Section(msgspec.Struct, frozen=True):
    """A part of a game's position as text, for players who cannot see its picture.

    `lines` are whole sentences, each for its own line; `seat` is the seat they describe (None: the table's).
    """

    title: Text
    lines: tuple[Text, ...]
    seat: int | None = None
