"""Changes of a module to records of others: `data/nucleum/modules/<module>/changes.json`.

A list of objects: `when` (modules that must all be in play), `unless` (modules none of which may be), `replace`
({kind: {id: {field: value}}}, fields are replaced whole) and `remove` ({kind: [id, ...]}). A city, link or coal area
is named with its map side, "saxony-12/leipzig". `engine.nucleum.data.components.Components.for_modules` applies
exactly those that hold for the modules in play.

A change that requires more modules takes precedence over one that requires some of them; otherwise, the later one
does: files in the order of the modules, changes in the order of the file. Two changes of the same field, neither of
which requires all modules of the other, are refused if both can hold.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import combinations
from typing import Annotated, Any, NamedTuple

import msgspec

from engine.nucleum.data.changes import NOTES, ON_MAPS, ComponentChange, Key
from engine.nucleum.data.components import Record
from engine.nucleum.data.convert import ComponentError, RawRecord, convert, with_fields
from engine.nucleum.data.names import Known

FILE = "changes"
"""The name of the files, without ".json"."""


class _Raw(msgspec.Struct, forbid_unknown_fields=True):
    when: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    unless: tuple[str, ...] = ()
    replace: dict[str, dict[str, Any]] = {}
    remove: dict[str, tuple[str, ...]] = {}


class ChangedRecord(NamedTuple):
    """A record that changes may name: its raw value, its type, and the fields that the operator has set."""

    raw: RawRecord
    shape: type[Record]
    fixed: Collection[str] = ()


def with_needs(modules: Collection[str], known: Mapping[str, Known]) -> frozenset[str]:
    """Return these modules, the base game, all modules that any of them needs, and all that come with them."""
    found = {"base", *modules}
    while more := _added_modules(found, known) - found:
        found |= more
    return frozenset(found)


def _added_modules(modules: Collection[str], known: Mapping[str, Known]) -> set[str]:
    needed = {name for module in modules if module in known for name in known[module].needs}
    return needed | {name for name, module in known.items() if not module.comes_with.isdisjoint(modules)}


def read_changes(
    files: Mapping[str, object], targets: Mapping[Key, ChangedRecord], known: Mapping[str, Known]
) -> tuple[ComponentChange, ...]:
    """Return the changes of all files (by name, as JSON), the winning ones last.

    `targets` are the existing records; `known` all modules, in order. Fields that the operator has set are unchanged.

    Raises ComponentError for an unknown module, kind, record or field, a wrong value, and contradictory changes.
    """
    order = list(known)
    found: list[ComponentChange] = []
    for file in sorted(files, key=lambda name: order.index(name.split("/")[0])):
        content = files[file]
        if not isinstance(content, list):
            raise ComponentError(file, "", "", "must be a list of changes")
        found += (_change(file, f"[{at}]", each, targets, known) for at, each in enumerate(content))
    for first, second in combinations(found, 2):
        _check_pair(first, second)
    return tuple(sorted(found, key=lambda change: len(change.needed)))


def _change(
    file: str, place: str, content: object, targets: Mapping[Key, ChangedRecord], known: Mapping[str, Known]
) -> ComponentChange:
    raw = convert(file, _Raw, place, content)
    for field in ("when", "unless"):
        for module in getattr(raw, field):
            if module not in known:
                raise ComponentError(file, place, field, f"there is no module {module}")
    needed = with_needs(raw.when, known)
    if needed == {"base"}:
        raise ComponentError(file, place, "when", "must name a module besides base, whose own files say what it has")
    if needed & set(raw.unless):
        raise ComponentError(file, place, "unless", "these modules are never in play so")
    for kind in (*raw.replace, *raw.remove):
        if not any(kind == there for there, _key in targets):
            raise ComponentError(file, "", kind, "there is no such kind of record")
    replace = {
        (kind, key): _values(file, key, fields, _target(file, kind, key, targets), known)
        for kind, rows in raw.replace.items()
        for key, fields in rows.items()
    }
    remove = [(kind, key) for kind, keys in raw.remove.items() for key in keys]
    for kind, key in remove:
        _target(file, kind, key, targets)
        if (kind, key) in replace:
            raise ComponentError(file, key, "", "is both replaced and removed")
    return ComponentChange(file, frozenset(raw.when), frozenset(raw.unless), needed, replace, frozenset(remove))


def _target(file: str, kind: str, key: str, targets: Mapping[Key, ChangedRecord]) -> ChangedRecord:
    if (kind, key) not in targets:
        hint = ", which is named with its map side (side/id)" if kind in ON_MAPS and "/" not in key else ""
        raise ComponentError(file, key, "", f"there is no such record of {kind}{hint}")
    return targets[kind, key]


def _values(
    file: str, key: str, fields: object, target: ChangedRecord, known: Mapping[str, Known]
) -> Mapping[str, Any]:
    """Return the values of the changed fields, those left out that the operator has set."""
    raw = with_fields(file, key, target.raw, fields, ("id", *ON_MAPS))
    record = convert(file, target.shape, key, raw)
    if record.module not in known:
        raise ComponentError(file, key, "module", f"there is no module {record.module}")
    assert isinstance(fields, Mapping)  # with_fields has rejected anything else
    return {name: getattr(record, name) for name in fields if name not in target.fixed}


def _check_pair(first: ComponentChange, second: ComponentChange) -> None:
    """Reject two changes of the same field that can be in force together, when neither takes precedence."""
    both = first.needed | second.needed
    if both & (first.unless | second.unless):
        return
    modules = f"{', '.join(sorted(first.when))} and {', '.join(sorted(second.when))}"
    if not (first.needed <= second.needed or second.needed <= first.needed):
        for key in sorted(first.replace.keys() & second.replace.keys()):
            for field in sorted((first.replace[key].keys() & second.replace[key].keys()) - NOTES):
                problem = f"{first.file} sets it too, and both hold with {modules}: say in `unless` which does not"
                raise ComponentError(second.file, key[1], field, problem)
    for removing, replacing in ((first, second), (second, first)):
        for key in sorted(removing.remove & replacing.replace.keys()):
            if not replacing.needed < removing.needed:
                problem = f"{removing.file} removes it, and both hold with {modules}: say in `unless` which does not"
                raise ComponentError(replacing.file, key[1], "", problem)
