"""A module's changes to others' records, and records with these in force. `engine.nucleum.data.read_changes` reads them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

ON_MAPS = ("cities", "links", "coal_areas")
"""The kinds of record that a map side holds."""

NOTES = frozenset({"origin", "source"})
"""Fields that name the source of a value: of two changes, the later one sets them."""

Key = tuple[str, str]
"""Kind and id of a record; what lies on a map side has "<side>/" before its id."""


class ComponentChange(NamedTuple):
    """A change as it is applied. `needed`: the modules of `when` and all that these need; `file` is for messages."""

    file: str
    when: frozenset[str]
    unless: frozenset[str]
    needed: frozenset[str]
    replace: Mapping[Key, Mapping[str, Any]]
    remove: frozenset[Key]

    def holds(self, modules: Collection[str]) -> bool:
        """Return whether the change is in force when these modules are in play."""
        return self.when.issubset(modules) and self.unless.isdisjoint(modules)


Record = TypeVar("Record", bound=msgspec.Struct)


def apply_changes(
    kinds: Mapping[str, Mapping[str, Record]], changes: tuple[ComponentChange, ...], modules: Collection[str]
) -> dict[str, dict[str, Record]]:
    """Return records by kind and id with all changes in force for these modules; missing records stay missing."""
    found = {kind: dict(rows) for kind, rows in kinds.items()}
    holding = [change for change in changes if change.holds(modules)]
    for change in holding:
        for key, fields in change.replace.items():
            _edit(found, key, lambda rows, name, fields=fields: _replace(rows, name, fields))  # type: ignore[misc]
    for change in holding:
        for key in change.remove:
            _edit(found, key, lambda rows, name: rows.pop(name, None))
    return found


def _replace(rows: dict[str, Record], name: str, fields: Mapping[str, Any]) -> None:
    if name in rows:
        rows[name] = msgspec.structs.replace(rows[name], **fields)


def _edit(kinds: dict[str, dict[str, Record]], key: Key, edit: Callable[[dict[str, Any], str], object]) -> None:
    """Apply `edit` to the rows that contain a record, given its id in them."""
    kind, name = key
    if kind not in ON_MAPS:
        edit(kinds[kind], name)
        return
    side, _, name = name.partition("/")
    if side in kinds["sides"]:
        rows = dict(getattr(kinds["sides"][side], kind))
        edit(rows, name)
        kinds["sides"][side] = msgspec.structs.replace(kinds["sides"][side], **{kind: rows})


def changed_records(changes: tuple[ComponentChange, ...], modules: Collection[str]) -> Iterator[tuple[Key, str]]:
    """Yield each record that a change in force replaces or removes, with the change's file; the winning change comes last."""
    for change in changes:
        if change.holds(modules):
            yield from ((key, change.file) for key in (*change.replace, *change.remove))
