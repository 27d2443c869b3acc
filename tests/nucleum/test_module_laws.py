"""What holds of every module of Nucleum.

Nothing it brings lacks rules, words, a picture or an estimate, and it lies in its own folders. Games that play with it are
in `games/test_module_games.py`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import TEXT_FOLDER, Catalogue, locales
from engine.nucleum.data.load import DATA_FOLDER, KINDS, MAP_KINDS, records
from engine.nucleum.data.vocabulary import Part, parts_of
from engine.nucleum.guide import lookup
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
from tools.syntax import tree_of

ROOT = Path(__file__).resolve().parents[2]
EXPANSIONS = [module for module in MODULES if module.id != "base"]
FLOORS = ("engine/nucleum/modules", "render/nucleum/modules")
"""Where a module has a folder with code."""
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

WITH_CODE = [module for module in EXPANSIONS if (ROOT / FLOORS[0] / module.id).is_dir()]
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
    assert set(module.guide.effects) == there
    assert set(drawings(module).signs) == there
    assert set(module.worth.effects) == there
    for kind in there:
        example = examples[kind]
        for say in catalogues():
            assert say.say(words.label(example))
            assert say.say(words.effect(example))
        shown = signs.sign(example)
        assert shown.icons
        for name in (*shown.icons, *filter(None, [shown.unit])):
            assert signs.icon(name, 40, LIGHT, LIGHT.panel).width


@every_module
def test_each_kind_of_record_has_words_a_look_up_and_a_picture(module: Module) -> None:
    groups = {group.kind: name for name, group in module.guide.look_up.items()}
    if module.id == "base":
        groups |= ON_MAP
    assert set(kinds(module)) - set(groups) == (ON_BOARDS if module.id == "base" else set())
    for kind, record_type in kinds(module).items():
        assert record_type in module.guide.records, kind
        if kind in groups and kind not in ON_MAP:
            assert record_type in drawings(module).components, kind


@every_module
def test_each_further_kind_of_piece_and_space_has_words_and_a_picture(module: Module) -> None:
    pieces, drawn = module.rules.pieces, drawings(module)
    assert (set(drawn.further), set(drawn.spaces)) == (set(pieces), set(module.names.spaces))
    said = (say.say(each) for say in catalogues() for piece in pieces.values() for each in (piece.name, piece.one))
    assert all(said)


def test_each_record_can_be_named_described_and_looked_up_in_every_language() -> None:
    for say in catalogues():
        for _, _, record in records(components()):
            assert say.say(describe.name(record))
            assert say.say(describe.describe(record))
        for component in lookup.listed(None):
            said = lookup.explain(component.id, None, None)
            for each in (component.kind, component.name, said.does, *said.rulings):
                assert say.say(each)


@every_module
def test_each_action_end_counter_and_number_in_the_data_is_known(module: Module) -> None:
    data, found = components(), every_drawing()
    own = [record for _, _, record in records(data) if record.module == module.id]
    for action in (record.id for record in own if record in data.actions.values()):
        assert action in module.rules.actions
        assert action in module.guide.counts
        assert action in module.guide.why_not
        assert action in module.worth.promises
        assert action in found.glyphs
        assert any(action in command.kinds for command in module.commands)
    for end in (record.id for record in own if record in data.end_conditions.values()):
        assert end in module.rules.ends
        assert end in module.guide.ends
        assert end in drawings(module).ends
    assert set(module.rules.actions) <= set(data.actions)
    assert set(module.rules.ends) <= set(data.end_conditions)
    assert set(module.rules.slot_bonuses) == set(drawings(module).slots)
    assert module.rules.board_counters <= set(module.rules.counters)
    for kind, number in module.box.items():
        assert sum(record.module == module.id for record in data.kinds[kind].values()) == number


def promised_keys(module: Module) -> Iterator[str]:
    """Yield the keys of texts that are made of names a module brings."""
    yield from (f"option-{option.name}" for option in module.options)
    yield from (f"option-about-{option.name}" for option in module.options if isinstance(option.default, bool))
    yield from (f"kind-{kind}" for command in module.commands for kind in command.kinds)
    before = {command.name for other in MODULES[: MODULES.index(module)] for command in other.commands}
    for command in module.commands:
        if command.name not in before:
            yield f"command-nucleum-{command.name}"
            if command.parameter:
                yield f"parameter-nucleum-{command.name}"
    yield from (f"help-kind-{group}" for group in module.guide.look_up)
    yield from (f"ruling-nucleum-{ruling}" for ruling in module.guide.rulings)
    for page in module.guide.pages:
        yield from (f"rules-nucleum-{page.topic}", f"rules-nucleum-{page.topic}-title")
    yield from (f"page-nucleum-alt-{name}" for name in drawings(module).pages)
    for kind in module.names.spaces:
        yield from (f"nucleum-{what}-{kind.replace('_', '-')}" for what in ("space", "card"))
    yield from (f"nuc-score-{source}" for source in module.rules.scores)
    yield from (f"{start}-end-{end}" for end in module.rules.ends for start in ("nucleum", "nuc", "render-nucleum"))
    yield from (f"hint-{action}" for action in module.guide.counts)
    for action in module.rules.actions:
        yield from (f"nucleum-action-{action}{end}" for end in ("", "-text"))
        yield f"nucleum-effect-action-{action}"
    yield from (f"view-{view}" for view in drawings(module).views)
    yield from (group.heading for group in contents(module).legend)
    yield from (meaning.key for group in contents(module).legend for meaning in group.meanings(None))


@every_module
def test_each_text_made_of_a_modules_names_exists(module: Module) -> None:
    assert [key for key in promised_keys(module) if key not in entries("en")] == []


# --- A module lies in its own folders ---------------------------------------------------------------------------------


def sources(module: Module) -> list[Path]:
    return [path for floor in FLOORS for path in sorted((ROOT / floor / module.id).rglob("*.py"))]


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
    named = {key for path in sources(module) for key in strings(path) if looks_like_a_key.fullmatch(key)}
    assert named
    assert [key for key in sorted(named) if key not in entries("en")] == []


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
                if where.parts[1:3] == ("nucleum", "modules") and where.parts[3] in bridges:
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
        folders = {path.parent.name for path in (ROOT / floor).glob("*/*.py")}
        assert folders <= with_code, floor
    assert folders, "no module draws anything"


@every_expansion_with_code
def test_an_expansions_texts_lie_in_its_files(module: Module) -> None:
    """A text that only an expansion asks for stands in `nucleum-<id>.ftl`, and that file has no other."""
    file = f"nucleum-{module.id}.ftl"
    assert (TEXT_FOLDER / "en" / file).exists()
    own: set[str] = set().union(*map(strings, sources(module)))
    others = [path for floor in ("engine", "render", "cogs") for path in (ROOT / floor).rglob("*.py")]
    elsewhere: set[str] = set().union(*map(strings, set(others) - set(sources(module))))
    names = (own & set(entries("en"))) - elsewhere
    assert names
    assert sorted(key for key in names if entries("en")[key].file != file) == []
    others_kinds = (
        kind for other in MODULES if other != module for command in other.commands for kind in command.kinds
    )
    shared = {f"kind-{kind}" for kind in others_kinds}
    others_commands = {command.name for other in MODULES if other != module for command in other.commands}
    shared |= {f"{start}-nucleum-{name}" for name in others_commands for start in ("command", "parameter")}
    own_by_name = set(promised_keys(module)) - shared - elsewhere
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
    assert module.id in recorded()


@every_expansion_with_code
def test_its_rules_have_rows_of_coverage(module: Module) -> None:
    rows = (ROOT / "docs/rules-coverage.md").read_text(encoding="utf-8")
    assert f"`modules/{module.id}/test_" in rows
