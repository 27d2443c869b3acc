"""A module's `changes.json` replaces and removes records of others, for exactly the modules in play."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.nucleum.data.components import Components
from engine.nucleum.data.convert import ComponentError
from engine.nucleum.data.load import load
from engine.nucleum.data.names import BASE_ONLY, Known
from engine.nucleum.game import Nucleum
from engine.nucleum.library import GameBox, library
from engine.nucleum.modules import BOX
from tests.nucleum.data.copies import copy_base

Changed = Callable[..., Components]

KNOWN = {
    **BASE_ONLY,
    "court": Known(),
    "gibraltar": Known(),
    "bridge": Known(needs=frozenset({"court", "gibraltar"})),
}


def flag(value: int) -> dict[str, Any]:
    return {"numbers": {"flag-vp": {"values": [value]}}}


def copied(tmp_path: Path, files: dict[str, object]) -> Path:
    """Return a copy of the data of the base game with these changes, by module."""
    folder = copy_base(tmp_path / "nucleum")
    for module, content in files.items():
        (folder / "modules" / module).mkdir(parents=True)
        (folder / "modules" / module / "changes.json").write_text(json.dumps(content), encoding="utf-8")
    return folder


@pytest.fixture
def changed(tmp_path: Path) -> Changed:
    """Return a function that loads the data with the changes of some modules (and a host's overrides)."""

    def make(overrides: object = None, **files: object) -> Components:
        path = tmp_path / "overrides.json"
        path.write_text(json.dumps(overrides), encoding="utf-8")
        return load(path if overrides else None, copied(tmp_path, files), known=KNOWN)

    return make


def flag_of(components: Components, *modules: str) -> int:
    return components.for_modules(frozenset({"base", *modules})).number("flag-vp")


def refused(changed: Changed, **files: object) -> tuple[str, str, str]:
    with pytest.raises(ComponentError) as caught:
        changed(**files)
    error = caught.value
    assert str(error).startswith(": ".join(part for part in (error.file, error.record, error.field) if part))
    return error.file, error.record, error.field


def test_a_change_holds_for_exactly_its_modules(changed: Changed) -> None:
    found = changed(court=[{"when": ["court"], "unless": ["gibraltar"], "replace": flag(90)}])
    printed = found.numbers["flag-vp"].values[0]
    assert printed != 90
    assert flag_of(found) == printed
    assert flag_of(found, "court") == 90
    assert flag_of(found, "gibraltar") == printed
    assert flag_of(found, "court", "gibraltar") == printed


def test_only_the_named_fields_are_replaced(changed: Changed) -> None:
    found = changed(
        court=[{"when": ["court"], "replace": {"contracts": {"C05": {"stack": "gold", "source": "test"}}}}]
    )
    before = found.contracts["C05"]
    after = found.for_modules(frozenset({"base", "court"})).contracts["C05"]
    assert (before.stack, after.stack, after.source) == ("silver", "gold", "test")
    assert (after.conditions, after.origin, after.module) == (before.conditions, before.origin, "base")
    assert list(found.for_modules(frozenset({"base", "court"})).contracts) == list(found.contracts)


def test_a_record_may_go_over_to_a_module(changed: Changed) -> None:
    found = changed(court=[{"when": ["court"], "replace": {"contracts": {"C05": {"module": "court"}}}}])
    assert found.for_modules(frozenset({"base", "court"})).contracts["C05"].module == "court"
    assert found.for_modules(frozenset({"base"})).contracts["C05"].module == "base"


def test_records_are_removed(changed: Changed) -> None:
    found = changed(court=[{"when": ["court"], "remove": {"tiles": ["g7"], "contracts": ["C30", "C31"]}}])
    with_court = found.for_modules(frozenset({"base", "court"}))
    assert found.tiles.keys() - with_court.tiles.keys() == {"g7"}
    assert found.contracts.keys() - with_court.contracts.keys() == {"C30", "C31"}
    assert found.for_modules(frozenset({"base"})).tiles.keys() == found.tiles.keys()


def test_what_lies_on_a_map_side_is_named_with_it(changed: Changed) -> None:
    found = changed(court=[{"when": ["court"], "replace": {"cities": {"saxony-12/leipzig": {"number": 77}}}}])
    sides = found.for_modules(frozenset({"base", "court"})).sides
    assert sides["saxony-12"].cities["leipzig"].number == 77
    assert sides["saxony-34"].cities["leipzig"] == found.sides["saxony-34"].cities["leipzig"]
    assert found.sides["saxony-12"].cities["leipzig"].number != 77


def test_more_modules_win_over_fewer_wherever_they_stand(changed: Changed) -> None:
    both, court = {"when": ["court", "gibraltar"], "replace": flag(95)}, {"when": ["court"], "replace": flag(90)}
    found = changed(court=[both, court])
    assert (flag_of(found, "court"), flag_of(found, "court", "gibraltar")) == (90, 95)


def test_a_bridge_wins_over_what_it_joins(changed: Changed) -> None:
    found = changed(
        court=[{"when": ["court"], "replace": flag(90)}], bridge=[{"when": ["bridge"], "replace": flag(95)}]
    )
    assert flag_of(found, "court", "gibraltar", "bridge") == 95


def test_later_files_in_the_order_of_the_modules_win(changed: Changed) -> None:
    when = {"when": ["court", "bridge"]}
    found = changed(bridge=[{**when, "replace": flag(91)}], gibraltar=[{**when, "replace": flag(92)}])
    assert flag_of(found, "court", "gibraltar", "bridge") == 91


def test_what_contradicts_itself_is_refused(changed: Changed) -> None:
    files = {
        "court": [{"when": ["court"], "replace": flag(90)}],
        "gibraltar": [{"when": ["gibraltar"], "replace": flag(80)}],
    }
    assert refused(changed, **files) == ("gibraltar/changes", "flag-vp", "values")


@pytest.mark.parametrize(
    "second",
    [
        {"when": ["gibraltar"], "unless": ["court"], "replace": flag(80)},
        {"when": ["gibraltar"], "replace": {"numbers": {"red-thaler": {"values": [3]}}}},
        {"when": ["gibraltar"], "replace": {"numbers": {"flag-vp": {"source": "other"}}}},
    ],
)
def test_what_cannot_meet_is_no_contradiction(changed: Changed, second: object) -> None:
    first = {"when": ["court"], "replace": {"numbers": {"flag-vp": {"values": [90], "source": "one"}}}}
    assert flag_of(changed(court=[first], gibraltar=[second]), "court") == 90


def test_a_removed_record_cannot_be_replaced(changed: Changed) -> None:
    remove = {"when": ["court"], "remove": {"contracts": ["C30"]}}
    replace = {"when": ["court", "gibraltar"], "replace": {"contracts": {"C30": {"stack": "silver"}}}}
    assert refused(changed, court=[remove, replace]) == ("court/changes", "C30", "")


@pytest.mark.parametrize(
    ("content", "named"),
    [
        ({}, ("court/changes", "", "")),
        ([{"replace": flag(90)}], ("court/changes", "[0]", "when")),
        ([{"when": []}], ("court/changes", "[0]", "when")),
        ([{"when": ["base"], "replace": flag(90)}], ("court/changes", "[0]", "when")),
        ([{"when": ["court"]}, {"when": ["mars"]}], ("court/changes", "[1]", "when")),
        ([{"when": ["court"], "unless": ["mars"]}], ("court/changes", "[0]", "unless")),
        ([{"when": ["bridge"], "unless": ["court"]}], ("court/changes", "[0]", "unless")),
        ([{"when": ["court"], "repalce": {}}], ("court/changes", "[0]", "repalce")),
        ([{"when": ["court"], "replace": {"gadgets": {}}}], ("court/changes", "", "gadgets")),
        ([{"when": ["court"], "remove": {"gadgets": []}}], ("court/changes", "", "gadgets")),
        ([{"when": ["court"], "replace": {"numbers": {"flag": {}}}}], ("court/changes", "flag", "")),
        ([{"when": ["court"], "replace": {"cities": {"leipzig": {}}}}], ("court/changes", "leipzig", "")),
        ([{"when": ["court"], "remove": {"tiles": ["b99"]}}], ("court/changes", "b99", "")),
        ([{"when": ["court"], "replace": {"contracts": {"C05": 3}}}], ("court/changes", "C05", "")),
        ([{"when": ["court"], "replace": {"contracts": {"C05": {"prize": 3}}}}], ("court/changes", "C05", "prize")),
        ([{"when": ["court"], "replace": {"contracts": {"C05": {"id": "C1"}}}}], ("court/changes", "C05", "id")),
        (
            [{"when": ["court"], "replace": {"contracts": {"C05": {"module": "x"}}}}],
            ("court/changes", "C05", "module"),
        ),
        (
            [{"when": ["court"], "replace": {"sides": {"saxony-12": {"cities": {}}}}}],
            ("court/changes", "saxony-12", "cities"),
        ),
        (
            [{"when": ["court"], "replace": {"contracts": {"C05": {"rewards": [{"type": "gift"}]}}}}],
            ("court/changes", "C05", "rewards[0].type"),
        ),
    ],
)
def test_a_wrong_change_is_named(changed: Changed, content: object, named: tuple[str, str, str]) -> None:
    assert refused(changed, court=content) == named


@pytest.mark.parametrize(
    ("when", "said"),
    [(["court"], "less than 1"), (["court", "gibraltar"], "less than 1 (with court, gibraltar)")],
)
def test_what_does_not_fit_any_more_is_found_at_start(changed: Changed, when: list[str], said: str) -> None:
    """The check knows the file of the change and the modules, even when only two together bring the trouble."""
    with pytest.raises(ComponentError) as caught:
        changed(court=[{"when": when, "unless": ["bridge"], "replace": flag(0)}])
    assert (caught.value.file, caught.value.record, caught.value.field) == ("court/changes", "flag-vp", "values")
    assert caught.value.problem == f"must not be {said}"


def test_a_removal_that_set_up_cannot_do_without_is_found(changed: Changed) -> None:
    found = refused(changed, court=[{"when": ["court"], "remove": {"end_conditions": ["score-flag"]}}])
    assert found[:2] == ("court/changes", "score-flag")


def test_a_host_wins_over_changes(changed: Changed) -> None:
    change = {"values": [90], "source": "court"}
    contract = {"stack": "gold"}
    found = changed(
        {"setup": {"flag-vp": {"values": [77]}}, "contracts": {"C05": {"origin": "house"}}},
        court=[{"when": ["court"], "replace": {"numbers": {"flag-vp": change}, "contracts": {"C05": contract}}}],
    )
    with_court = found.for_modules(frozenset({"base", "court"}))
    assert with_court.number("flag-vp") == 77
    assert with_court.numbers["flag-vp"].source.startswith("override ")
    assert (with_court.contracts["C05"].stack, with_court.contracts["C05"].origin) == ("gold", "house")


def test_the_rules_see_the_changed_number(tmp_path: Path) -> None:
    """In a box in which the promos move the score flag."""
    folder = copy_base(tmp_path / "nucleum", "promos")
    content = [{"when": ["promos"], "replace": flag(90)}]
    (folder / "modules" / "promos" / "changes.json").write_text(json.dumps(content), encoding="utf-8")
    game = Nucleum(GameBox([BOX.modules["base"], BOX.modules["promos"]], partial(load, folder=folder)))

    def at_table(*modules: str) -> int:
        return library(game.box.in_play(modules)).number("flag-vp")

    assert at_table("base", "promos") == 90
    assert at_table("base") == 70
