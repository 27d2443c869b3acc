"""Reads Nucleum's component data, applies a host's overrides, and refuses what does not fit together.

Files: `data/nucleum/*.json` (module "base") and `data/nucleum/<module>/*.json`. Each is an object whose members
are lists of records, named like the fields of `Components`; a file with `sides` holds one map side with its
`cities`, `links` and `coal_areas`.

Overrides: one JSON object, `{file: {id: {field: value}}}`, for instance
`{"contracts": {"C05": {"rewards": [{"type": "technology", "level": 1}]}}}`. A file is named by its path inside
the data folder without `.json`. Fields are replaced whole. The record then counts as printed, unless the
override says otherwise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.nucleum.data import validate
from engine.nucleum.data.components import (
    ActionKind,
    ActionTile,
    Building,
    City,
    CoalArea,
    Components,
    Contract,
    ContractSlot,
    EndCondition,
    Experiment,
    IncomeTrack,
    Leftover,
    Link,
    MapSide,
    Milestone,
    NeutralBuilding,
    Number,
    PlayerCount,
    Record,
    Row,
    Segment,
    SetupCard,
    TechnologyTile,
    Tier,
    TrackBonus,
    of_kinds,
)

DATA_FOLDER = Path(__file__).resolve().parents[3] / "data" / "nucleum"

KINDS: dict[str, type[Record]] = {
    "sides": MapSide,
    "actions": ActionKind,
    "tiles": ActionTile,
    "contracts": Contract,
    "technologies": TechnologyTile,
    "experiments": Experiment,
    "milestones": Milestone,
    "neutral_buildings": NeutralBuilding,
    "setup_cards": SetupCard,
    "buildings": Building,
    "rows": Row,
    "contract_slots": ContractSlot,
    "income_tracks": IncomeTrack,
    "tiers": Tier,
    "segments": Segment,
    "track_bonuses": TrackBonus,
    "player_counts": PlayerCount,
    "end_conditions": EndCondition,
    "leftovers": Leftover,
    "numbers": Number,
}
NO_KINDS: Mapping[str, type[Record]] = {}
MAP_KINDS: dict[str, type[Record]] = {"cities": City, "links": Link, "coal_areas": CoalArea}

RawRecord = dict[str, Any]
RawFile = dict[str, dict[str, RawRecord]]


class ComponentError(ValueError):
    """Component data that cannot be used. Names the file, the record and the field at fault ("" if none)."""

    def __init__(self, file: str, record: str, field: str, problem: str) -> None:
        where = ": ".join(part for part in (file, record, field) if part)
        super().__init__(f"{where}: {problem}")
        self.file, self.record, self.field, self.problem = file, record, field, problem


class Library(NamedTuple):
    """Components, and the file of each record by (id of its map side or "", kind, id)."""

    components: Components
    files: dict[tuple[str, str, str], str]

    def error(self, problem: validate.Problem) -> ComponentError:
        """Return a problem as an error that names the file."""
        file = self.files.get((problem.side, problem.kind, problem.record), "")
        return ComponentError(file, problem.record, problem.field, problem.what)


def read(
    folder: Path = DATA_FOLDER, overrides: Path | None = None, more: Mapping[str, type[Record]] = NO_KINDS
) -> Library:
    """Read and convert every record below `folder`; relations between records are not checked yet.

    `more` are the kinds of record of expansions, by name.

    Raises ComponentError for a file that is no such JSON, a missing, unknown or wrong field, an id used twice,
    and an override that names something unknown.
    """
    raw = {
        path.relative_to(folder).with_suffix("").as_posix(): path
        for path in sorted((*folder.glob("*.json"), *folder.glob("*/*.json")))
    }
    files = {name: _by_id(name, _json(name, path), more) for name, path in raw.items()}
    if overrides is not None:
        _override(files, _json(str(overrides), overrides), str(overrides))
    kinds: dict[str, dict[str, Record]] = {kind: {} for kind in (*KINDS, *more)}
    where: dict[tuple[str, str, str], str] = {}
    for file, content in files.items():
        module = file.split("/")[0] if "/" in file else "base"
        converted = {
            kind: {
                key: _convert(
                    file, KINDS.get(kind) or MAP_KINDS.get(kind) or more[kind], key, {**record, "module": module}
                )
                for key, record in rows.items()
            }
            for kind, rows in content.items()
        }
        _assemble_map(file, converted, where)
        for kind, rows in converted.items():
            for key, record in rows.items():
                if key in kinds[kind]:
                    raise ComponentError(file, key, "id", f"already used in {where['', kind, key]}")
                where["", kind, key] = file
                kinds[kind][key] = record
    return Library(of_kinds(kinds), where)


def load(
    overrides: Path | None = None, folder: Path = DATA_FOLDER, more: Mapping[str, type[Record]] = NO_KINDS
) -> Components:
    """Read all components and check them. Raises ComponentError for the first thing wrong."""
    library = read(folder, overrides, more)
    for problem in validate.problems(library.components):
        raise library.error(problem)
    return library.components


def _json(name: str, path: Path) -> Mapping[str, Any]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentError(name, "", "", f"cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise ComponentError(name, "", "", f"is not valid JSON ({error})") from error
    if not isinstance(content, dict):
        raise ComponentError(name, "", "", "must be a JSON object")
    return content


def _by_id(file: str, content: Mapping[str, Any], more: Mapping[str, type[Record]]) -> RawFile:
    """Return the file's records keyed by kind and id; an id may occur only once in a file."""
    seen: set[str] = set()
    result: RawFile = {}
    for kind, rows in content.items():
        if kind not in KINDS and kind not in MAP_KINDS and kind not in more:
            raise ComponentError(file, "", kind, "there is no such kind of record")
        if not isinstance(rows, list):
            raise ComponentError(file, "", kind, "must be a list of records")
        result[kind] = {}
        for position, row in enumerate(rows):
            key = row.get("id") if isinstance(row, dict) else None
            if not isinstance(key, str):
                raise ComponentError(file, f"{kind}[{position}]", "id", "every record needs an id")
            if key in seen:
                raise ComponentError(file, key, "id", "used twice in this file")
            seen.add(key)
            result[kind][key] = row
    return result


def _override(files: dict[str, RawFile], changes: Mapping[str, Any], source: str) -> None:
    """Replace fields of the records as `changes` says; `source` becomes the changed records' source."""
    for file, records in changes.items():
        if file not in files:
            raise ComponentError(file, "", "", f"there is no such file; there are {', '.join(files)}")
        if not isinstance(records, dict):
            raise ComponentError(file, "", "", "must be an object of records by id")
        for key, fields in records.items():
            rows = next((rows for rows in files[file].values() if key in rows), None)
            if rows is None:
                raise ComponentError(file, key, "", "there is no such record")
            if not isinstance(fields, dict):
                raise ComponentError(file, key, "", "must be an object of fields")
            for fixed in ("id", "module"):
                if fixed in fields:
                    raise ComponentError(file, key, fixed, "cannot be changed")
            rows[key] = {**rows[key], "origin": "printed", "source": f"override {source}", **fields}


_FIELD = re.compile(r"field `([^`]+)`")
_PATH = re.compile(r" - at `(?:key )?([^`]*)`")


def _convert(file: str, shape: type[Record], key: str, record: RawRecord) -> Record:
    try:
        return msgspec.convert(record, shape, str_keys=True)
    except msgspec.ValidationError as error:
        message = str(error)
        path = _PATH.search(message)
        field = path.group(1).removeprefix("$").removeprefix(".") if path else ""
        named = _FIELD.search(message)
        if named:
            field = ".".join(part for part in (field, named.group(1)) if part)
        raise ComponentError(file, key, field, _PATH.sub("", message)) from error


def _assemble_map(file: str, converted: dict[str, dict[str, Record]], where: dict[tuple[str, str, str], str]) -> None:
    """Put a file's cities, links and coal areas into its only map side."""
    parts = {kind: converted.pop(kind, {}) for kind in MAP_KINDS}
    sides = converted.get("sides", {})
    if not sides and not any(parts.values()):
        return
    if len(sides) != 1:
        raise ComponentError(file, "", "sides", "a file with cities needs exactly one map side")
    (key,) = sides
    sides[key] = msgspec.structs.replace(sides[key], **parts)
    for kind, rows in parts.items():
        for record in rows:
            where[key, kind, record] = file


def records(components: Components) -> Iterator[tuple[str, str, Record]]:
    """Return every record with the id of its map side ("" if none) and its kind, cities and links included."""
    for kind, rows in components.kinds.items():
        for record in rows.values():
            yield "", kind, record
    for side in components.sides.values():
        for kind in MAP_KINDS:
            for record in getattr(side, kind).values():
                yield side.id, kind, record
