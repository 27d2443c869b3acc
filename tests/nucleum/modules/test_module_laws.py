"""Laws of every module of Nucleum.

All its elements have rules, texts, a picture and an estimate, and it lies in its own folders. Games that play with it
are in `games/test_module_games.py`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import TEXT_FOLDER, Catalogue, locales
from engine.nucleum.data.load import DATA_FOLDER, KINDS, MAP_KINDS, records
from engine.nucleum.data.vocabulary import Part, parts_of
from engine.nucleum.guide.reference import lookup
from engine.nucleum.library import components
from engine.nucleum.module import Module
from engine.nucleum.modules import BOX, MODULES
from engine.nucleum.phrases import describe, words
from render.kit.palette import LIGHT
from render.nucleum.contents import Contents
from render.nucleum.drawings import DRAWINGS
from render.nucleum.in_play import every_drawing
from render.nucleum.module import Drawings
from render.nucleum.modules import CONTENTS
from render.nucleum.signs import signs
from tests.kernel.playthrough import read
from tests.languages.reading import LANGUAGES, entries
from tests.nucleum.promised import in_words, lacking, promised_keys, said_in, to_write
from tools.recorders import hooks
from tools.syntax import tree_of

ROOT = Path(__file__).resolve().parents[3]
EXPANSIONS = [module for module in MODULES if module.id != "base"]
FLOORS = ("engine/nucleum/modules", "render/nucleum/modules")
"""Places in which a module has a folder with code, or a file."""
SMALL = "engine/nucleum/modules/experiment_e.py and render/nucleum/modules/experiment_e.py"
"""The example of an effect and its sign."""
LIST = Path("engine/nucleum/modules/__init__.py")
"""The only file that names the modules."""
ON_BOARDS = frozenset(
    {
        *("sides", "links", "actions", "income_tracks", "tiers", "segments", "track_bonuses", "player_counts"),
        *("leftovers", "numbers"),
    }
)
"""Kinds of record of the base game that are explained with the boards and actions, and not looked up one by one."""
ON_MAP = {"cities": "city", "coal_areas": "coal"}
"""Kinds of record that lie in a map side, with the group in which they are looked up; the map is their picture."""


def sources(module: Module) -> list[Path]:
    """Return the files of code of a module."""
    places = (ROOT / floor / module.id for floor in FLOORS)
    found = (path for place in places for path in (place.with_suffix(".py"), *sorted(place.rglob("*.py"))))
    return [path for path in found if path.is_file()]


WITH_CODE = [module for module in EXPANSIONS if sources(module)]
DATA_ONLY = [module for module in EXPANSIONS if module not in WITH_CODE]

every_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.id)
every_expansion = pytest.mark.parametrize("module", EXPANSIONS, ids=lambda module: module.id)
every_expansion_with_code = pytest.mark.parametrize("module", WITH_CODE, ids=lambda module: module.id)


@cache
def catalogues() -> tuple[Catalogue, ...]:
    return tuple(Catalogue(locale, strict=True) for locale in locales())


def drawings(module: Module) -> Drawings:
    return next(each for each in DRAWINGS if each.id == module.id)


def contents(module: Module) -> Contents:
    return next(each for each in CONTENTS if each.id == module.id)


def kinds(module: Module) -> dict[str, type]:
    """Return the kinds of record a module has, by name."""
    return {**KINDS, **MAP_KINDS} if module.id == "base" else dict(module.records)


def effects_in_data() -> dict[type[Part], Part]:
    """Return one effect of each type among the components of all modules, also of those that only changes bring."""
    every = components().for_modules(frozenset(module.id for module in MODULES))
    return {
        type(part): part
        for data in (components(), every)
        for _, _, record in records(data)
        for part in parts_of(record)
    }


# --- Nothing is lacking -----------------------------------------------------------------------------------------------


def test_the_languages_are_all_there() -> None:
    assert {catalogue.locale for catalogue in catalogues()} == set(LANGUAGES)


def test_drawings_have_the_id_of_their_module() -> None:
    assert [each.id for each in DRAWINGS] == [module.id for module in MODULES]


@every_module
def test_each_effect_has_a_rule_words_a_sign_and_a_worth(module: Module) -> None:
    there, examples = set(module.rules.effects), effects_in_data()
    for what, brought in (
        ("ModuleGuide.effects", module.guide.effects),
        ("Drawings.signs", drawings(module).signs),
        ("Worth.effects", module.worth.effects),
    ):
        names = sorted(each.__name__ for each in set(brought) ^ there)
        assert names == [], f"{module.id}: {what} and Rules.effects differ in {names}; example: {SMALL}"
    assert there <= set(examples), f"{module.id}: no record has {there - set(examples)}"
    for kind in there:
        example = examples[kind]
        for say in catalogues():
            assert in_words(module, say, words.label(example), SMALL)
            assert in_words(module, say, words.effect(example), SMALL)
        shown = signs.sign(example)
        assert shown.icons
        for name in (*shown.icons, *filter(None, [shown.unit])):
            assert signs.icon(name, 40, LIGHT, LIGHT.panel).width


@every_module
def test_each_kind_of_record_has_words_a_look_up_and_a_picture(module: Module) -> None:
    groups = {group.kind: name for name, group in module.guide.look_up.items()}
    if module.id == "base":
        groups |= ON_MAP
    without = set(kinds(module)) - set(groups)
    where = f"{module.id}: {{}} lacks {{}}; example: {{}}/nucleum/modules/promos/{{}}.py"
    assert without == (ON_BOARDS if module.id == "base" else set()), where.format(
        "ModuleGuide.look_up", without, "engine", "guide"
    )
    for kind, record_type in kinds(module).items():
        assert record_type in module.guide.records, where.format("ModuleGuide.records", kind, "engine", "guide")
        if kind in groups and kind not in ON_MAP:
            drawn = record_type in drawings(module).components
            assert drawn, where.format("Drawings.components", kind, "render", "drawings")


@every_module
def test_each_further_kind_of_piece_and_space_has_words_and_a_picture(module: Module) -> None:
    pieces, drawn = module.rules.pieces, drawings(module)
    assert (set(drawn.further), set(drawn.spaces)) == (set(pieces), set(module.names.spaces)), (
        f"{module.id}: Drawings.further and Drawings.spaces draw each of Rules.pieces and Names.spaces; "
        "example: render/nucleum/modules/australia/drawings.py"
    )
    said = (say.say(each) for say in catalogues() for piece in pieces.values() for each in (piece.name, piece.one))
    assert all(said)


def test_each_record_can_be_named_described_and_looked_up_in_every_language() -> None:
    by_id = {module.id: module for module in MODULES}
    for say in catalogues():
        for _, _, record in records(components()):
            module, example = by_id[record.module], "engine/nucleum/phrases/describe.py"
            assert in_words(module, say, describe.name(record), example)
            assert in_words(module, say, describe.describe(record), example)
        for component in lookup.list_components(None):
            said = lookup.explain(component.id, None, None)
            for each in (component.kind, component.name, said.does, *said.rulings):
                assert say.say(each)


@every_module
def test_each_action_end_counter_and_number_in_the_data_is_known(module: Module) -> None:
    data, found = components(), every_drawing()
    own = [record for _, _, record in records(data) if record.module == module.id]
    lists: dict[str, Collection[str]] = {
        "Rules.actions": module.rules.actions,
        "ModuleGuide.counts": module.guide.counts,
        "ModuleGuide.why_not": module.guide.why_not,
        "Worth.promises": module.worth.promises,
        "Drawings.glyphs": found.glyphs,
        "Module.commands, the kinds of one,": {kind for command in module.commands for kind in command.kinds},
    }
    for action in (record.id for record in own if record in data.actions.values()):
        for what, brought in lists.items():
            assert action in brought, f"{module.id}: {what} lacks {action}; example: engine/nucleum/modules/ships/"
    lists = {
        "Rules.ends": module.rules.ends,
        "ModuleGuide.ends": module.guide.ends,
        "Drawings.ends": drawings(module).ends,
    }
    for end in (record.id for record in own if record in data.end_conditions.values()):
        for what, brought in lists.items():
            assert end in brought, f"{module.id}: {what} lacks {end}; example: engine/nucleum/modules/court/"
    assert set(module.rules.actions) <= set(data.actions)
    assert set(module.rules.ends) <= set(data.end_conditions)
    assert set(module.rules.slot_bonuses) == set(drawings(module).slots)
    assert module.rules.board_counters <= set(module.rules.counters)
    for kind, number in module.box.items():
        there = sum(record.module == module.id for record in data.kinds[kind].values())
        assert there == number, f"{module.id}: Module.box says {number} {kind}, its data has {there}"


@every_module
def test_each_text_made_of_a_modules_names_exists(module: Module) -> None:
    """A name that a module brings is said by a text whose key is made of it; CONTRIBUTING lists the keys."""
    assert not (found := lacking(module)), "\n".join(found)


# --- A module lies in its own folders ---------------------------------------------------------------------------------


@cache
def strings(path: Path) -> frozenset[str]:
    """Return the texts in a file of code, docstrings and all."""
    nodes = ast.walk(tree_of(path))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def imported(path: Path) -> set[str]:
    """Return the names of the modules of Python that a file imports, and of what it imports from them."""
    found: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return found


@every_expansion_with_code
def test_each_text_a_modules_source_names_exists(module: Module) -> None:
    looks_like_a_key = re.compile(
        r"(nuc|nucleum|position|render|page|rules|ruling|hint|kind|help|now|what)-[a-z0-9-]*[a-z0-9]"
    )
    named = {key: set[str]() for path in sources(module) for key in strings(path) if looks_like_a_key.fullmatch(key)}
    for path in sources(module):
        named |= {key: given for key, given in said_in(path, module) if looks_like_a_key.fullmatch(key)}
    missing = [key for key in sorted(named) if key not in entries("en")]
    assert not missing, "\n".join(to_write(module, key, "{}", named[key]) for key in missing)


def test_only_the_lists_and_bridges_import_an_expansion() -> None:
    wrong = []
    for floor in ("engine", "render", "cogs", "simulation"):
        for path in sorted((ROOT / floor).rglob("*.py")):
            where = path.relative_to(ROOT)
            if where == LIST:
                continue
            names = set(imported(path))
            for module in EXPANSIONS:
                bridges = {other.id for other in EXPANSIONS if module.id in other.needs} | {module.id}
                if where.parts[1:3] == ("nucleum", "modules") and Path(where.parts[3]).stem in bridges:
                    continue
                inside = tuple(f"{folder.replace('/', '.')}.{module.id}" for folder in FLOORS)
                if any(name == each or name.startswith(f"{each}.") for name in names for each in inside):
                    wrong.append(f"{where} imports {module.id}")
    assert wrong == []


@every_expansion
def test_the_code_of_the_base_game_names_nothing_of_an_expansion(module: Module) -> None:
    """Only an expansion's own code looks up its modifiers, counts, types of pieces, and so on by name."""
    names, found = module.names, {*module.rules.counters, *module.rules.pieces} - set(KINDS)
    terms = {module.id, *names.modifiers, *names.permits, *names.numbers, *names.spaces, *found}
    files = (path for path in (ROOT / "engine/nucleum").rglob("*.py") if "modules" not in path.parts)
    assert [(path.name, term) for path in files for term in sorted(terms & strings(path))] == []


def functions(value: Any) -> Iterator[Any]:
    """Yield every function inside a part of a module."""
    if is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from functions(getattr(value, each.name))
    elif isinstance(value, Mapping):
        yield from functions(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from functions(item)
    elif callable(value) and not isinstance(value, type):
        yield value


@every_expansion_with_code
def test_an_expansions_code_lies_in_its_folders(module: Module) -> None:
    there = [
        *functions((module.rules, module.moments, module.guide, module.worth, module.upgrade)),
        *functions(drawings(module)),
        *functions(contents(module)),
        *(kind for kind in (*module.steps, *module.records.values(), *module.rules.effects)),
        *([module.state] if module.state is not None else []),
    ]
    inside = (*(f"{floor.replace('/', '.')}.{module.id}." for floor in FLOORS), "engine.nucleum.module.")  # defaults
    assert there
    assert [each for each in there if not f"{each.__module__}.".startswith(inside)] == []


@every_expansion
def test_an_expansions_data_lies_in_its_folder(module: Module) -> None:
    found = [record for kind in module.records for record in components().kinds[kind].values()]
    users = {module.id, *(other.id for other in MODULES if module.id in other.needs)}
    assert [record.id for record in found if record.module not in users] == []
    if module.records or module.box:
        assert list((DATA_FOLDER / "modules" / module.id).glob("*.json"))


def test_every_folder_of_data_belongs_to_a_module() -> None:
    ids = {module.id for module in MODULES}
    assert {record.module for _, _, record in records(components())} <= ids
    assert {path.name for path in (DATA_FOLDER / "modules").iterdir()} <= ids


@pytest.mark.parametrize("module", DATA_ONLY, ids=lambda module: module.id)
def test_a_module_without_a_folder_has_data_only(module: Module) -> None:
    plain = Module(
        id=module.id, options=module.options, needs=module.needs, comes_with=module.comes_with, box=module.box
    )
    assert module == plain
    assert any(module.box.values())


def test_every_folder_of_code_belongs_to_a_module() -> None:
    with_code = {"base", *(module.id for module in WITH_CODE)}
    for floor in FLOORS:
        files = [path.relative_to(ROOT / floor) for path in (ROOT / floor).rglob("*.py")]
        owners = {Path(path.parts[0]).stem for path in files} - {"__init__", "data_only"}
        assert owners <= with_code, floor
    assert owners, "no module draws anything"


@cache
def users_of_strings() -> Mapping[str, int]:
    """Return by each text in the program's code the number of files that have it."""
    places = [path for floor in ("engine", "render", "cogs") for path in (ROOT / floor).rglob("*.py")]
    return Counter(each for path in places for each in strings(path))


@every_expansion_with_code
def test_an_expansions_texts_lie_in_its_files(module: Module) -> None:
    """A text that only an expansion asks for is in `nucleum-<id>.ftl`, and that file has no other."""
    file = f"nucleum-{module.id}.ftl"
    assert (TEXT_FOLDER / "en" / file).exists(), f"data/text/en/{file} is missing"
    own = Counter(each for path in sources(module) for each in strings(path))
    elsewhere = {each for each, users in users_of_strings().items() if users > own[each]}
    names = (own.keys() & entries("en").keys()) - elsewhere
    assert sorted(key for key in names if entries("en")[key].file != file) == []
    others_kinds = (
        kind for other in MODULES if other != module for command in other.commands for kind in command.kinds
    )
    shared = {f"kind-{kind}" for kind in others_kinds}
    others_commands = {command.name for other in MODULES if other != module for command in other.commands}
    shared |= {f"{start}-nucleum-{name}" for name in others_commands for start in ("command", "parameter")}
    own_by_name = (set(promised_keys(module)) & set(entries("en"))) - shared - elsewhere
    assert sorted(key for key in own_by_name if entries("en")[key].file != file) == []
    assert sorted(key for key, entry in entries("en").items() if entry.file == file and key in elsewhere) == []


# --- It is tried ------------------------------------------------------------------------------------------------------


@cache
def recorded() -> frozenset[str]:
    """Return the modules that play a part in some recorded game."""
    found = (ROOT / "tests/nucleum/modules").glob("*/*playthrough.json")
    return frozenset(module for path in found for module in BOX.in_force(read(path).options))


@every_expansion
def test_a_game_with_it_is_recorded(module: Module) -> None:
    on = " ".join(f"--on {option.name}" for option in module.options) or "--on OPTION"
    assert module.id in recorded(), (
        f"run: python -m tools.recorders.playthrough nucleum {on} --to tests/nucleum/modules/{module.id}/playthrough.json"
    )


@every_expansion_with_code
def test_its_rules_have_rows_of_coverage(module: Module) -> None:
    rows = (ROOT / "docs/ledger/rules-coverage.md").read_text(encoding="utf-8")
    row = f"| a rule in a few words | `modules/{module.id}/test_{module.id}.py::test_that_breaks_with_it` | — |"
    assert f"`modules/{module.id}/test_" in rows, (
        f"docs/ledger/rules-coverage.md has no row for {module.id}, such as\n{row}"
    )


def test_the_page_of_hooks_names_the_modules_that_use_each() -> None:
    page = (ROOT / "docs/hooks.md").read_text(encoding="utf-8")
    assert page == hooks.page(), "run python -m tools.recorders.hooks"
    assert "|  |" not in page, "remove the hook that no module uses"
