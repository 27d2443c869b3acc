"""Problems that the checks of the component data find."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

Found = tuple[str, str, str, str]
"""A problem as a check reports it: kind, record, field, and description."""


class Problem(NamedTuple):
    """A problem: the map side `side` ("" if none), the record's `kind` and id, its field, and its description.

    `file` is the file of the change that produced the record, "" if it is unchanged.
    """

    side: str
    kind: str
    record: str
    field: str
    what: str
    file: str = ""


class HasId(Protocol):
    """A record of any kind."""

    @property
    def id(self) -> str:
        """Its id."""


def unique(kind: str, rows: Iterable[HasId], *fields: str) -> Iterator[Found]:
    """Yield a problem for each record whose `fields` all equal an earlier record's; it names the first field."""
    seen: dict[tuple[object, ...], str] = {}
    for record in rows:
        key = tuple(getattr(record, field) for field in fields)
        if key in seen:
            yield kind, record.id, fields[0], f"{key[0]} is also that of {seen[key]}"
        seen[key] = record.id
