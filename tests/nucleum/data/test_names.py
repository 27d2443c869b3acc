"""Names in data are those that the base game and the modules bring; any other is refused when data is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.nucleum.data.convert import ComponentError
from engine.nucleum.data.load import load
from engine.nucleum.data.names import BASE, BASE_ONLY, Bounds, Known, Names
from engine.nucleum.library import names_of
from engine.nucleum.module import Module, Rules
from engine.nucleum.modules import BOX
from tests.nucleum.data.copies import copy_base

COURT = Names(
    moments=frozenset({"place_flag"}),
    modifiers=frozenset({"flags_more"}),
    permits=frozenset({"two_flags"}),
    counters=frozenset({"flags"}),
    contract_stacks=("court",),
    tile_stacks=frozenset({"chain"}),
    building_types=("palace",),
    piece_kinds=frozenset({"flag"}),
    numbers={"flags": Bounds(least=1)},
)

PRINTED = {"origin": "printed", "source": "test"}
REWARD = {"type": "gain", "resource": "vp"}
HALF = {"edge": "white", "effects": [REWARD]}


def contract(counter: dict[str, Any], stack: str = "silver") -> dict[str, Any]:
    conditions = [{"counter": counter, "at_least": 1}]
    return {"id": "K1", **PRINTED, "stack": stack, "conditions": conditions, "rewards": [REWARD]}


def row(ability: dict[str, Any]) -> dict[str, Any]:
    rewards = {"workers": 1, "mine_size": 1, "rewards": [REWARD]}
    return {"id": "row-court", **PRINTED, "number": 9, **rewards, "abilities": [ability]}


CASES: list[tuple[str, dict[str, Any], str]] = [
    ("contracts", contract({"what": "flags", "network": "one"}), "what"),
    ("contracts", contract({"what": "pieces", "kinds": ["palace"]}), "kinds"),
    ("contracts", contract({"what": "pieces", "kinds": ["flag"]}), "kinds"),
    ("contracts", contract({"what": "tiles"}, "court"), "stack"),
    ("tiles", {"id": "k1", **PRINTED, "stack": "chain", "halves": [HALF, HALF]}, "stack"),
    (
        "neutral_buildings",
        {"id": "nb-k", **PRINTED, "building": "palace", "energy": 3, "effects": [REWARD]},
        "building",
    ),
    (
        "buildings",
        {
            "id": "palace-1",
            **PRINTED,
            "types": ["palace"],
            "level": 1,
            "thaler": 1,
            "energy": 1,
            "effects": [REWARD],
            "vp": 1,
        },
        "types",
    ),
    ("rows", row({"type": "on", "moments": ["energize", "place_flag"], "effects": [REWARD]}), "moments"),
    ("rows", row({"type": "modifier", "what": "flags_more"}), "what"),
    ("rows", row({"type": "permit", "what": "two_flags"}), "what"),
]


def folder_with(tmp_path: Path, kind: str, record: dict[str, Any]) -> Path:
    """Return a copy of the data in which the module "court" has one record (and a number, unless `kind` replaces it)."""
    folder = copy_base(tmp_path / "nucleum")
    (folder / "modules" / "court").mkdir(parents=True)
    content = {"numbers": [{"id": "flags", **PRINTED, "values": [3]}], kind: [record]}
    (folder / "modules" / "court" / "more.json").write_text(json.dumps(content), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("kind", "record", "field"), CASES)
def test_a_name_that_no_module_brings_is_refused(
    tmp_path: Path, kind: str, record: dict[str, Any], field: str
) -> None:
    folder = folder_with(tmp_path, kind, record)
    with pytest.raises(ComponentError) as caught:
        load(folder=folder)
    error = caught.value
    assert (error.file, error.record, error.field) == ("court/more", record["id"], field)
    assert error.problem.startswith("there is no ")


@pytest.mark.parametrize(("kind", "record"), [case[:2] for case in CASES])
def test_a_name_that_its_module_brings_is_good(tmp_path: Path, kind: str, record: dict[str, Any]) -> None:
    found = load(folder=folder_with(tmp_path, kind, record), known={**BASE_ONLY, "court": Known(COURT)})
    assert found.kinds[kind][record["id"]].module == "court"


def test_the_names_of_a_module_are_for_those_who_play_with_it(tmp_path: Path) -> None:
    """The court's stack is none for another module, unless that one needs the court."""
    folder = folder_with(tmp_path, "contracts", contract({"what": "tiles"}, "court"))
    (folder / "modules" / "court" / "more.json").rename(folder / "more.json")
    with pytest.raises(ComponentError, match="there is no stack court"):
        load(folder=folder, known={**BASE_ONLY, "court": Known(COURT)})
    (folder / "modules" / "bridge").mkdir()
    (folder / "more.json").rename(folder / "modules" / "bridge" / "more.json")
    (folder / "modules" / "court" / "own.json").write_text(
        json.dumps({"numbers": [{"id": "flags", **PRINTED, "values": [3]}]}), encoding="utf-8"
    )
    (folder / "modules" / "bridge" / "more.json").write_text(
        json.dumps({"contracts": [contract({"what": "tiles"}, "court")]}), encoding="utf-8"
    )
    court = {**BASE_ONLY, "court": Known(COURT)}
    assert load(folder=folder, known={**court, "bridge": Known(needs=frozenset({"court"}))}).contracts["K1"]
    with pytest.raises(ComponentError, match="there is no stack court"):
        load(folder=folder, known={**court, "bridge": Known()})


def test_the_numbers_of_a_module_are_checked(tmp_path: Path) -> None:
    court = {**BASE_ONLY, "court": Known(COURT)}
    folder = folder_with(tmp_path, "numbers", {"id": "flags", **PRINTED, "values": [0]})
    with pytest.raises(ComponentError, match="court/more: flags: values: must not be less than 1"):
        load(folder=folder, known=court)
    (folder / "modules" / "court" / "more.json").unlink()
    with pytest.raises(ComponentError, match="flags: is missing"):
        load(folder=folder, known=court)


def test_an_end_condition_needs_its_rule(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "end_conditions", {"id": "flags-out", **PRINTED, "vp": 3})
    with pytest.raises(ComponentError, match="flags-out: no rule tells when it happens"):
        load(folder=folder)
    ending = Known(Names(end_conditions=frozenset({"flags-out"})))
    assert load(folder=folder, known={**BASE_ONLY, "court": ending}).end_conditions["flags-out"].module == "court"


def test_each_map_needs_cards_and_sides(tmp_path: Path) -> None:
    """A second map of a module is checked like the first."""
    folder = copy_base(tmp_path / "nucleum", "promos")
    (folder / "modules" / "australia").mkdir()
    for side in ("12", "34"):
        raw = json.loads((folder / f"saxony-{side}.json").read_text(encoding="utf-8"))
        raw["sides"][0].update(id=f"australia-{side}", board="australia")
        (folder / "modules" / "australia" / f"australia-{side}.json").write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(ComponentError, match="neutral-buildings: values: only 0 set-up cards of australia"):
        load(folder=folder, more=BOX.record_kinds)
    cards = json.loads((folder / "setup.json").read_text(encoding="utf-8"))["setup_cards"]
    for card in cards:
        card.update(id=f"australia-{card['id']}", board="australia")
    (folder / "modules" / "australia" / "setup.json").write_text(json.dumps({"setup_cards": cards}), encoding="utf-8")
    assert load(folder=folder, more=BOX.record_kinds).side_for("australia", 3).id == "australia-34"
    (folder / "modules" / "australia" / "australia-12.json").unlink()
    with pytest.raises(ComponentError, match="australia has 0 sides"):
        load(folder=folder, more=BOX.record_kinds)


def test_the_base_game_brings_what_its_rules_have() -> None:
    """Checks of the data use the same names with and without the modules."""
    assert BOX.known_modules["base"].names == BASE
    assert BOX.names.counters >= BASE.counters


def test_a_modules_counts_and_end_conditions_are_those_of_its_rules() -> None:
    rules = Rules(counters={"flags": lambda *_: 0}, ends={"flags-out": lambda _: 0.0})
    names = names_of(Module(id="court", names=COURT, rules=rules))
    assert (names.counters, names.end_conditions) == (frozenset({"flags"}), frozenset({"flags-out"}))
    assert names.moments == COURT.moments


def test_what_is_known_of_each_module() -> None:
    assert list(BOX.known_modules) == [module.id for module in BOX]
    for module in BOX:
        assert BOX.known_modules[module.id] == Known(
            names_of(module), module.needs, module.checks, module.routes, module.comes_with
        )
