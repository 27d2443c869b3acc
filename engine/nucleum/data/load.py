"""Reads Nucleum's component data, applies an operator's overrides, and rejects inconsistent data.

Files: `data/nucleum/*.json` (module "base") and `data/nucleum/modules/<module>/*.json`. Each is an object whose
members are lists of records, named like the fields of `Components`; a file with `sides` holds one map side with its
`cities`, `links` and `coal_areas`.

What a module changes in records of others is in `data/nucleum/modules/<module>/changes.json`, see
`engine.nucleum.data.read_changes`.

Overrides: one JSON object, `{file: {id: {field: value}}}`, for instance `{"contracts": {"C05": {"rewards": [{"type":
"technology", "level": 1}]}}}`. A file is named by its path inside the data folder, or inside `modules`, without
`.json`. Each field is replaced as a whole. The record then counts as printed, unless the override says otherwise. A
module never changes a value that an operator has set.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.nucleum.data.changes import ON_MAPS, Key
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
from engine.nucleum.data.convert import ComponentError, RawRecord, convert, with_fields
from engine.nucleum.data.names import BASE_ONLY, Known
from engine.nucleum.data.problem import Problem
from engine.nucleum.data.read_changes import FILE, ChangedRecord, read_changes

DATA_FOLDER = Path(__file__).resolve().parents[3] / "data" / "nucleum"
MODULES = "modules"
"""The folder of the data folder in which each expansion has a folder."""

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
MAP_KINDS: dict[str, type[Record]] = dict(zip(ON_MAPS, (City, Link, CoalArea), strict=True))


def path_of(file: str, folder: Path = DATA_FOLDER) -> Path:
    """Return the path of a data file by its name, such as "contracts" or "promos/fragments"."""
    return folder / (MODULES if "/" in file else "") / f"{file}.json"


RawFile = dict[str, dict[str, RawRecord]]


class Library(NamedTuple):
    """Components, and the file of each record by (id of its map side or "", kind, id)."""

    components: Components
    files: dict[tuple[str, str, str], str]

    def error(self, problem: Problem) -> ComponentError:
        """Return a problem as an error that names the file."""
        file = problem.file or self.files.get((problem.side, problem.kind, problem.record), "")
        return ComponentError(file, problem.record, problem.field, problem.what)


def read(
    folder: Path = DATA_FOLDER,
    overrides: Path | None = None,
    more: Mapping[str, type[Record]] = NO_KINDS,
    known: Mapping[str, Known] = BASE_ONLY,
) -> Library:
    """Read and convert every record below `folder`; relations between records are not checked yet.

    `more` are the kinds of record of expansions, by name; `known` all modules in order, the base game first. A folder
    that is not among them is another module, without its own names.

    Raises ComponentError for a file that is not such JSON, a missing, unknown or wrong field, an id used twice,
    and an override or a change that names something unknown.
    """
    shapes = {**KINDS, **MAP_KINDS, **more}
    paths = {
        path.relative_to(start).with_suffix("").as_posix(): path
        for start, pattern in ((folder, "*.json"), (folder / MODULES, "*/*.json"))
        for path in sorted(start.glob(pattern))
    }
    changing = {name: path for name, path in paths.items() if name.endswith(f"/{FILE}")}
    files = {name: _by_id(name, _object(name, path), shapes) for name, path in paths.items() if name not in changing}
    fixed: dict[Key, set[str]] = {}
    if overrides is not None:
        fixed = _override(files, _object(str(overrides), overrides), str(overrides))
    targets: dict[Key, ChangedRecord] = {}
    kinds: dict[str, dict[str, Record]] = {kind: {} for kind in (*KINDS, *more)}
    where: dict[tuple[str, str, str], str] = {}
    for file, content in files.items():
        converted: dict[str, dict[str, Record]] = {}
        for kind, rows in content.items():
            converted[kind] = {}
            for key, row in rows.items():
                raw = {**row, "module": _module(file)}
                converted[kind][key] = convert(file, shapes[kind], key, raw)
                place = _place(content, kind, key)
                targets[place] = ChangedRecord(raw, shapes[kind], fixed.get(place, ()))
        _assemble_map(file, converted, where)
        for kind, found in converted.items():
            for key, record in found.items():
                if key in kinds[kind]:
                    raise ComponentError(file, key, "id", f"already used in {where['', kind, key]}")
                where["", kind, key] = file
                kinds[kind][key] = record
    modules = {**known, **{_module(file): Known() for file in paths if _module(file) not in known}}
    made = read_changes({name: _json(name, path) for name, path in changing.items()}, targets, modules)
    return Library(of_kinds(kinds, made), where)


def load(
    overrides: Path | None = None,
    folder: Path = DATA_FOLDER,
    more: Mapping[str, type[Record]] = NO_KINDS,
    known: Mapping[str, Known] = BASE_ONLY,
) -> Components:
    """Read all components and check them, see `read`. Raises ComponentError for the first problem."""
    from engine.nucleum.data import validate  # here, because the program's own components are not checked

    library = read(folder, overrides, more, known)
    for problem in validate.problems(library.components, known):
        raise library.error(problem)
    return library.components


def ours(
    overrides: Path | None = None,
    more: Mapping[str, type[Record]] = NO_KINDS,
    known: Mapping[str, Known] = BASE_ONLY,
) -> Components:
    """Read the program's components, which its tests have checked; an operator's overrides are checked now.

    Checking takes three times as long as reading, and every process of the bot reads them as it starts.
    """
    if overrides is not None:
        return load(overrides, more=more, known=known)
    return read(more=more, known=known).components


def _module(file: str) -> str:
    """Return the module that a file belongs to: its folder, or the base game."""
    return file.partition("/")[0] if "/" in file else "base"


def _place(content: RawFile, kind: str, key: str) -> Key:
    """Return the name that changes use for a record of a file."""
    return (kind, f"{next(iter(content.get('sides', {})), '')}/{key}" if kind in MAP_KINDS else key)


def _json(name: str, path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentError(name, "", "", f"cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise ComponentError(name, "", "", f"is not valid JSON ({error})") from error


def _object(name: str, path: Path) -> Mapping[str, Any]:
    content = _json(name, path)
    if not isinstance(content, dict):
        raise ComponentError(name, "", "", "must be a JSON object")
    return content


def _by_id(file: str, content: Mapping[str, Any], shapes: Mapping[str, type[Record]]) -> RawFile:
    """Return the file's records keyed by kind and id; an id may occur only once in a file."""
    seen: set[str] = set()
    result: RawFile = {}
    for kind, rows in content.items():
        if kind not in shapes:
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


def _override(files: dict[str, RawFile], wanted: Mapping[str, Any], source: str) -> dict[Key, set[str]]:
    """Replace fields by the operator's overrides with this `source`; return the fields, fixed for all changes of modules."""
    fixed: dict[Key, set[str]] = {}
    for file, records in wanted.items():
        if file not in files:
            raise ComponentError(file, "", "", f"there is no such file; there are {', '.join(files)}")
        if not isinstance(records, dict):
            raise ComponentError(file, "", "", "must be an object of records by id")
        for key, fields in records.items():
            kind = next((kind for kind, rows in files[file].items() if key in rows), None)
            if kind is None:
                raise ComponentError(file, key, "", "there is no such record")
            rows = files[file][kind]
            noted = {**rows[key], "origin": "printed", "source": f"override {source}"}
            rows[key] = with_fields(file, key, noted, fields, ("id", "module"))
            fixed[_place(files[file], kind, key)] = {"origin", "source", *fields}
    return fixed


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
