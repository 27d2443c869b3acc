"""What holds of every module of Nucleum.

Nothing it brings lacks rules, words, a picture or an estimate; it lies in its own folders; and games that play with it,
alone, with each other one and with all of them, come to their end.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import TEXT_FOLDER, Catalogue, locales
from engine.kernel import OptionValue
from engine.nucleum.data.load import DATA_FOLDER, KINDS, MAP_KINDS, records
from engine.nucleum.data.vocabulary import Part, parts_of
from engine.nucleum.guide import lookup
from engine.nucleum.library import components, in_force
from engine.nucleum.module import MAP, Module
from engine.nucleum.modules import MODULES
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
from tests.nucleum.builder import GAME
from tests.nucleum.invariants import check_end, play
from tests.syntax import tree_of

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
    yield from (f"nuc-score-{source}" for source in module.rules.scores)
    yield from (f"{start}-end-{end}" for end in module.rules.ends for start in ("nucleum", "nuc", "render-nucleum"))
    yield from (f"hint-{action}" for action in module.guide.counts)
    for action in module.rules.actions:
        yield from (f"nucleum-action-{action}{end}" for end in ("", "-text"))
        yield f"nucleum-effect-action-{action}"
    yield from (f"view-{view}" for view in drawings(module).views)
    for command in module.commands:
        yield f"command-nucleum-{command.name}"
        yield from [f"parameter-nucleum-{command.name}"] if command.parameter else []
    yield from (group.heading for group in contents(module).legend)
    yield from (meaning.key for group in contents(module).legend for meaning in group.meanings(None))


@every_module
def test_each_text_made_of_a_modules_names_exists_in_every_language(module: Module) -> None:
    keys = list(promised_keys(module))
    lacking = [(locale, key) for locale in LANGUAGES for key in keys if key not in entries(locale)]
    assert lacking == []


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
def test_each_text_a_modules_source_names_exists_in_every_language(module: Module) -> None:
    looks_like_a_key = re.compile(
        r"(nuc|nucleum|position|render|page|rules|ruling|hint|kind|help|now|what)-[a-z0-9-]*[a-z0-9]"
    )
    named = {key for path in sources(module) for key in strings(path) if looks_like_a_key.fullmatch(key)}
    assert named
    assert [(locale, key) for locale in LANGUAGES for key in sorted(named) if key not in entries(locale)] == []


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
    assert all((TEXT_FOLDER / locale / file).exists() for locale in LANGUAGES)
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
    return frozenset(module for path in found for module in in_force(read(path).options))


@every_expansion
def test_a_game_with_it_is_recorded(module: Module) -> None:
    assert module.id in recorded()


@every_expansion_with_code
def test_its_rules_have_rows_of_coverage(module: Module) -> None:
    rows = (ROOT / "docs/rules-coverage.md").read_text(encoding="utf-8")
    assert f"`modules/{module.id}/test_" in rows


# --- Games come to their end ------------------------------------------------------------------------------------------


def needed_by(modules: Iterable[Module]) -> set[str]:
    """Return the ids of some modules and of all they need."""
    found = {module.id for module in modules}
    while more := {need for module in MODULES if module.id in found for need in module.needs} - found:
        found |= more
    return found


def options_with(modules: Iterable[Module]) -> dict[str, OptionValue]:
    """Return the options that bring modules, and all they need, into play with everything they have."""
    ids = needed_by(modules)
    for shared in (module for module in MODULES if module.id in ids and module.shared):
        users = [module for module in MODULES if shared.id in module.needs]
        assert users, f"nothing needs {shared.id}"
        if not ids & {user.id for user in users}:
            ids |= needed_by(users[:1])
    chosen = [module for module in MODULES if module.id in ids and module.id != "base"]
    chosen += [
        bringing
        for module in chosen
        if not module.switches and ids.isdisjoint(module.comes_with)
        for bringing in MODULES
        if bringing.id in module.comes_with and bringing.board
    ]
    switched = []
    for module in chosen:
        if ids.isdisjoint(module.comes_with):
            switched += module.switches
            maps = {need for option in module.switches for need in option.needs}
            ids |= {other.id for other in MODULES if f"{MAP}={other.board}" in maps}
    boards = [module.board for module in chosen if module.board]
    return {option.name: option.on for option in switched} | ({MAP: boards[-1]} if boards else {})


def go_together(modules: Iterable[Module]) -> bool:
    ids = needed_by(modules)
    boards = {module.board for module in EXPANSIONS if module.id in ids and module.board}
    if len(boards) > 1:
        return False
    chosen = options_with(modules)
    excluded = {
        each for module in MODULES for option in module.options if option.name in chosen for each in option.excludes
    }
    return not any(f"{name}={value}" in excluded for name, value in chosen.items())


def _in_force_with(modules: Iterable[Module]) -> tuple[str, ...]:
    """Return the modules of a table at which these are chosen, with all that comes with them."""
    options = GAME.complete_options({})
    for option, value in options_with(modules).items():
        options = GAME.set_option(options, option, value)  # what does not go with it is off
    return in_force(options)


TABLES: dict[str, tuple[Module, ...]] = {}
"""Each expansion alone, each two with code of their own, and all that go together on each map; the same tables once."""
_tables: set[tuple[str, ...]] = set()
_all = [tuple(module for module in EXPANSIONS if go_together((board, module))) for board in EXPANSIONS if board.board]
for _chosen in (*combinations(EXPANSIONS, 1), *combinations(WITH_CODE, 2), *_all):
    if go_together(_chosen) and (_modules := _in_force_with(_chosen)) not in _tables:
        _tables.add(_modules)
        TABLES["+".join(module.id for module in _chosen)] = _chosen


def _crowded() -> dict[str, tuple[Module, ...]]:
    """Return tables of as many expansions as go together, among which each two that do meet somewhere.

    So any two are tried by few games; what two do alone is for the long runs.
    """
    alone = {name: chosen for name, chosen in TABLES.items() if len(chosen) == 1}
    left = [chosen for chosen in TABLES.values() if len(chosen) == 2]
    found: list[tuple[Module, ...]] = []
    while left:
        crowd = list(left.pop(0))
        for pair in list(left):
            more = [*crowd, *(module for module in pair if module not in crowd)]
            if go_together(more) and {module.id for module in more} <= set(_in_force_with(more)):
                crowd = more
                left.remove(pair)
        found.append(tuple(module for module in EXPANSIONS if module in crowd))
    return alone | {"+".join(module.id for module in chosen): chosen for chosen in found}


CROWDED = _crowded()
"""Each expansion alone, and each two of them among others."""


def games(chosen: tuple[Module, ...], seeds: Iterable[int], deep: int) -> None:
    """Play games of random choices; every `deep`-th is looked at after each choice."""
    for seed in seeds:
        options = GAME.complete_options({"experiments": "random"} if seed % 2 else {})
        for option, value in options_with(chosen).items():
            options = GAME.set_option(options, option, value)  # what does not go with it is off
        seats = GAME.seats_for(options)[seed % len(GAME.seats_for(options))]
        state, _ = play(seats, seed, options, words=seed % 10 == 0, deep=seed % deep == 0)
        assert state.over
        check_end(state)


def test_each_two_expansions_meet() -> None:
    met = {frozenset(two) for chosen in CROWDED.values() for two in combinations([m.id for m in chosen], 2)}
    assert {frozenset(m.id for m in chosen) for chosen in TABLES.values() if len(chosen) == 2} <= met


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_what_it_is_named_for(name: str) -> None:
    assert {module.id for module in TABLES[name]} <= set(_in_force_with(TABLES[name]))


def test_each_expansion_is_played() -> None:
    assert {name for chosen in TABLES.values() for name in _in_force_with(chosen)} == {
        module.id for module in MODULES
    }


@pytest.mark.parametrize("name", CROWDED)
def test_games_of_modules_alone_and_with_others_come_to_their_end(name: str) -> None:
    games(CROWDED[name], range(3000, 3004 if "+" in name else 3002), deep=2)


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("name", TABLES)
def test_many_games_of_every_two_modules_come_to_their_end(name: str) -> None:
    games(TABLES[name], range(3100, 3125), deep=2)
