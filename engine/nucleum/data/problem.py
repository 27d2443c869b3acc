"""What the checks of the component data say is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

Found = tuple[str, str, str, str]
"""Something wrong, as one check finds it: kind, record, field, and what."""


class Problem(NamedTuple):
    """Something wrong: in the map side `side` ("" if none), the record of `kind` and id, its field, and what.

    `file` is that of the module's change which the record stands as, "" when it stands as in its own file.
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
    """Yield the records of which all `fields` are those of one before; the first field is named."""
    seen: dict[tuple[object, ...], str] = {}
    for record in rows:
        key = tuple(getattr(record, field) for field in fields)
        if key in seen:
            yield kind, record.id, fields[0], f"{key[0]} is also that of {seen[key]}"
        seen[key] = record.id
