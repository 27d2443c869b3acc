"""The loader names the file, record and field of anything it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games import load_games
from engine.nucleum.data.convert import ComponentError
from engine.nucleum.data.load import load, ours, path_of, read, records
from engine.nucleum.data.vocabulary import Gain, Technology
from engine.nucleum.game import Nucleum
from engine.nucleum.library import GameBox, lib, the_box
from engine.nucleum.modules import BOX, MODULES
from engine.nucleum.modules.promos.records import fragments_of
from engine.registry import games
from tests.nucleum.data.conftest import Edit, Raw

Spoiled = Callable[[str, Edit], Path]
Override = Callable[[object], Path]


def row(raw: Raw, kind: str, key: str) -> dict[str, Any]:
    return next(record for record in raw[kind] if record["id"] == key)


def refused(folder: Path) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        load(folder=folder, more=BOX.record_kinds)
    return caught.value


def named(error: ComponentError) -> tuple[str, str, str]:
    assert str(error).startswith(": ".join(p for p in (error.file, error.record, error.field) if p))
    return error.file, error.record, error.field


def change(kind: str, key: str, field: str, value: object) -> Edit:
    return lambda raw: row(raw, kind, key).__setitem__(field, value)


def drop(kind: str, key: str, field: str) -> Edit:
    return lambda raw: row(raw, kind, key).pop(field)


def remove(kind: str, key: str) -> Edit:
    return lambda raw: raw[kind].remove(row(raw, kind, key))


GAIN = {"type": "gain", "resource": "vp"}
MORE = {"type": "modifier", "what": "electricity"}
COUNTER = {"what": "pieces"}


@pytest.mark.parametrize(
    ("file", "edit", "record", "field", "problem"),
    [
        ("contracts", drop("contracts", "C05", "rewards"), "C05", "rewards", "missing"),
        ("contracts", drop("contracts", "C05", "origin"), "C05", "origin", "missing"),
        ("contracts", change("contracts", "C05", "origin", "guessed"), "C05", "origin", "guessed"),
        ("contracts", change("contracts", "C05", "stack", "bronze"), "C05", "stack", "bronze"),
        ("contracts", change("contracts", "C05", "colour", "red"), "C05", "colour", "unknown"),
        ("contracts", change("contracts", "C05", "rewards", []), "C05", "rewards", "length >= 1"),
        (
            "contracts",
            change("contracts", "C05", "rewards", [{"type": "technology", "level": 4}]),
            "C05",
            "rewards[0].level",
            "<= 3",
        ),
        ("contracts", change("contracts", "C05", "rewards", [{"type": "gift"}]), "C05", "rewards[0].type", "gift"),
        (
            "contracts",
            change("contracts", "C06", "conditions", [{"counter": {**COUNTER, "cities": ["wien"]}, "at_least": 1}]),
            "C06",
            "cities",
            "wien",
        ),
        (
            "contracts",
            change(
                "contracts",
                "C06",
                "conditions",
                [{"counter": {"what": "tiles", "energized": True}, "at_least": 1}],
            ),
            "C06",
            "energized",
            "not a filter for tiles",
        ),
        (
            "contracts",
            lambda raw: raw["contracts"].append(dict(row(raw, "contracts", "C07"))),
            "C07",
            "id",
            "twice",
        ),
        ("contracts", lambda raw: raw["contracts"][0].pop("id"), "contracts[0]", "id", "needs an id"),
        ("action-tiles", change("tiles", "b1", "halves", []), "b1", "halves", "length >= 1"),
        (
            "action-tiles",
            change(
                "tiles",
                "b1",
                "halves",
                [{"edge": "white", "effects": [{"type": "action", "action": "sail"}]}] * 2,
            ),
            "b1",
            "action",
            "sail",
        ),
        (
            "action-tiles",
            change("tiles", "b1", "halves", [{"edge": "none", "effects": [GAIN]}] * 2),
            "b1",
            "halves",
            "coloured",
        ),
        ("action-tiles", change("tiles", "start-A1", "experiment", "Z"), "start-A1", "experiment", "Z"),
        ("action-tiles", change("tiles", "b1", "experiment", "A"), "b1", "experiment", "starting"),
        ("action-tiles", change("tiles", "start-A5", "railway", True), "start-A5", "halves", "two halves"),
        ("experiments", change("technologies", "A1", "experiment", "Z"), "A1", "experiment", "Z"),
        ("experiments", remove("technologies", "B3"), "B", "", "1 to 8"),
        ("experiments", drop("technologies", "A5", "effects"), "A5", "effects", "once"),
        ("experiments", change("technologies", "A1", "effects", [GAIN]), "A1", "effects", "lasting"),
        (
            "experiments",
            change(
                "technologies",
                "A8",
                "scoring",
                {"counter": COUNTER, "thresholds": [{"at_least": 5, "vp": 4}, {"at_least": 5, "vp": 9}]},
            ),
            "A8",
            "thresholds",
            "rise",
        ),
        (
            "experiments",
            change("technologies", "A7", "abilities", [{"type": "permit", "what": "ignore_network"}]),
            "A7",
            "action",
            "main action",
        ),
        ("saxony-12", change("links", "leipzig-riesa", "ends", ["leipzig", "wien"]), "leipzig-riesa", "ends", "wien"),
        (
            "saxony-12",
            change("links", "leipzig-riesa", "ends", ["riesa", "leipzig"]),
            "leipzig-riesa",
            "ends",
            "hyphen",
        ),
        ("saxony-12", remove("links", "marienberg-pressnitz"), "pressnitz", "", "no links lead here"),
        ("saxony-12", change("cities", "riesa", "number", 1), "riesa", "number", "leipzig"),
        ("saxony-12", change("cities", "riesa", "colour", "red"), "riesa", "colour", "red"),
        ("saxony-12", change("cities", "riesa", "x", 1.5), "riesa", "x", "<= 1"),
        (
            "saxony-12",
            change("cities", "riesa", "buildings", [{"id": "riesa.2", "types": ["factory"]}]),
            "riesa",
            "buildings",
            "riesa.1",
        ),
        (
            "saxony-12",
            change("cities", "riesa", "buildings", [{"id": "riesa.1", "types": ["factory"], "red": True}]),
            "riesa",
            "buildings",
            "red",
        ),
        (
            "saxony-12",
            change("cities", "grimma", "plant", {"bonus": [{"type": "action", "action": "sail"}]}),
            "grimma",
            "plant: action",
            "sail",
        ),
        ("saxony-12", change("coal_areas", "west", "wagons", {"2": 4}), "west", "wagons", "players"),
        ("saxony-12", change("coal_areas", "west", "ends", ["wien"]), "west", "ends", "wien"),
        ("saxony-12", change("sides", "saxony-12", "players", [2]), "west", "wagons", "players"),
        ("setup", change("setup_cards", "S3", "neutral", "zittau"), "S3", "neutral", "zittau"),
        ("setup", change("setup_cards", "S3", "nucleum", "riesa"), "S3", "nucleum", "riesa"),
        ("setup", change("setup_cards", "S3", "mine_rubble", ["leipzig"]), "S3", "mine_rubble", "leipzig"),
        ("setup", change("setup_cards", "S3", "board", "mars"), "S3", "board", "mars"),
        ("setup", change("setup_cards", "S3", "number", 4), "S4", "number", "S3"),
        ("setup", change("player_counts", "players-4", "general_tiles", 31), "players-4", "general_tiles", "30"),
        ("setup", change("player_counts", "players-4", "silver", 14), "players-4", "silver", "13"),
        ("setup", change("numbers", "red-thaler", "values", [-1]), "red-thaler", "values", "negative"),
        ("setup", change("numbers", "red-thaler", "values", ["two"]), "red-thaler", "values[0]", "int"),
        ("player-board", change("income_tracks", "income-vp", "values", [[0]]), "income-vp", "values", "15"),
        ("player-board", change("income_tracks", "income-vp", "resource", "thaler"), "income-thaler", "resource", ""),
        ("player-board", change("contract_slots", "slot-4", "initial", False), "slot-1", "initial", "exactly one"),
        ("player-board", change("rows", "row-2", "number", 1), "row-2", "number", "row-1"),
        (
            "player-board",
            change("buildings", "factory-4", "types", ["government", "factory"]),
            "factory-4",
            "types",
            "government",
        ),
        ("milestones", change("tiers", "tier-2", "spaces", [2, 3]), "tier-2", "spaces", "tier-1"),
        ("milestones", change("tiers", "tier-6", "spaces", [23]), "tier-6", "spaces", "no segment"),
        ("milestones", change("segments", "segment-2", "low", 6), "segment-2", "low", "overlap"),
        ("milestones", change("track_bonuses", "space-40", "space", 41), "space-40", "space", "41"),
        ("milestones", change("track_bonuses", "space-0", "space", 5), "space-0", "space", "none is for space 0"),
        ("milestones", change("track_bonuses", "space-40", "space", 0), "space-40", "space", "space-0"),
        ("milestones", change("segments", "segment-1", "low", 0), "segment-1", "low", "space 0"),
        ("milestones", change("segments", "segment-1", "first_only", False), "segment-1", "first_only", "nucleum"),
        ("milestones", change("segments", "segment-4", "first_only", True), "segment-4", "first_only", "every star"),
        ("milestones", change("segments", "segment-4", "effects", [GAIN]), "segment-4", "effects", "technology"),
        ("milestones", change("tiers", "tier-1", "spaces", [7]), "tier-3", "spaces", "tier-1"),
        ("setup", change("numbers", "coal-thaler", "values", [1, 2]), "coal-thaler", "values", "needs 3 values"),
        ("setup", change("numbers", "kings-day-vp", "values", [6]), "kings-day-vp", "values", "needs 2 values"),
        ("setup", change("numbers", "red-thaler", "values", [2, 2]), "red-thaler", "values", "needs 1 value,"),
        ("setup", change("numbers", "coal-electricity", "values", [0]), "coal-electricity", "values", "less than 1"),
        ("setup", change("numbers", "action-slots", "values", [0]), "action-slots", "values", "less than 1"),
        ("setup", change("numbers", "income-start", "values", [16]), "income-start", "values", "only 15"),
        ("setup", change("numbers", "neutral-buildings", "values", [13]), "neutral-buildings", "values", "only 12"),
        ("setup", change("numbers", "tile-prices", "values", [1] * 21), "tile-prices", "values", "only 20"),
        ("setup", change("numbers", "shown-gold", "values", [11]), "players-1", "gold", "at least 11"),
        ("setup", change("player_counts", "players-4", "silver", 1), "players-4", "silver", "at least 2"),
        ("setup", remove("player_counts", "players-3"), "players-1", "players", "none is for 3"),
        ("setup", change("leftovers", "leftover-worker", "resource", "vp"), "leftover-worker", "resource", "only"),
        ("saxony-34", change("links", "riesa-dresden", "spaces", 1), "riesa-dresden", "spaces", "drawn with 2"),
        ("player-board", change("rows", "row-2", "abilities", [MORE]), "row-4", "abilities", "exactly one"),
        ("player-board", drop("rows", "row-1", "abilities"), "row-2", "abilities", "exactly one"),
        (
            "player-board",
            change("contract_slots", "slot-1", "effects", [{"type": "slot_reward"}]),
            "slot-1",
            "effects",
            "the bonus of a slot",
        ),
        (
            "player-board",
            lambda raw: row(raw, "income_tracks", "income-vp").update(spaces=8, values=[[0]] * 8, end_bonus={}),
            "income-vp",
            "spaces",
            "at least 9",
        ),
        (
            "player-board",
            lambda raw: [each.update(types=["residence"]) for each in raw["buildings"] if "factory" in each["types"]],
            "residence-1",
            "types",
            "no building is a factory",
        ),
        (
            "action-tiles",
            change("tiles", "start-A5", "halves", [{"edge": "none", "effects": [GAIN]}]),
            "start-A5",
            "halves",
            "special directive",
        ),
        (
            "contracts",
            change("contracts", "C05", "rewards", [{"type": "special_tiles"}]),
            "C05",
            "",
            "only a technology",
        ),
        (
            "experiments",
            change("technologies", "B7", "effects", [{"type": "special_tiles"}] * 2),
            "B",
            "",
            "more than once",
        ),
        (
            "experiments",
            lambda raw: row(raw, "technologies", "A8").update(kind="once", scoring=None, effects=[GAIN]),
            "A",
            "",
            "kind scoring",
        ),
    ],
)
def test_a_spoiled_record_is_named(
    spoiled: Spoiled, file: str, edit: Edit, record: str, field: str, problem: str
) -> None:
    error = refused(spoiled(file, edit))
    assert named(error) == (file, record, field)
    assert problem in error.problem


def test_a_missing_number_is_named(spoiled: Spoiled) -> None:
    error = refused(spoiled("setup", remove("numbers", "red-thaler")))
    assert (error.record, error.problem) == ("red-thaler", "is missing")


def test_a_missing_end_condition_is_named(spoiled: Spoiled) -> None:
    def edit(raw: Raw) -> None:
        remove("end_conditions", "score-flag")(raw)

    assert refused(spoiled("setup", edit)).record == "score-flag"


def test_an_unknown_kind_and_wrong_shapes_are_named(spoiled: Spoiled) -> None:
    folder = spoiled("promos/fragments", lambda raw: raw.__setitem__("gadgets", []))
    assert named(refused(folder)) == ("promos/fragments", "", "gadgets")
    path = folder / "modules" / "promos" / "fragments.json"
    for content, problem in (
        ("{", "valid JSON"),
        ("[]", "object"),
        ('{"fragments": 3}', "list"),
        ('{"cities": []}', ""),
    ):
        path.write_text(content, encoding="utf-8")
        if problem:
            error = refused(folder)
            assert error.file == "promos/fragments"
            assert problem in error.problem
        else:
            assert not fragments_of(read(folder, more=BOX.record_kinds).components)


def test_cities_need_their_map_side(spoiled: Spoiled) -> None:
    error = refused(spoiled("saxony-12", lambda raw: raw.pop("sides")))
    assert named(error) == ("saxony-12", "", "sides")


def test_an_id_of_another_file_is_refused(spoiled: Spoiled) -> None:
    folder = spoiled("promos/fragments", dict)
    contracts = json.loads((folder / "contracts.json").read_text(encoding="utf-8"))
    (folder / "more.json").write_text(json.dumps({"contracts": contracts["contracts"][:1]}), encoding="utf-8")
    error = refused(folder)
    assert named(error) == ("more", "C01", "id")
    assert "contracts" in error.problem


def test_a_module_folder_adds_its_records(spoiled: Spoiled) -> None:
    folder = spoiled("promos/fragments", dict)
    extra = {
        "id": "C64",
        "origin": "printed",
        "source": "test",
        "stack": "silver",
        "conditions": [{"counter": {"what": "tiles"}, "at_least": 3}],
        "rewards": [GAIN],
    }
    (folder / "modules" / "court").mkdir(parents=True)
    (folder / "modules" / "court" / "contracts.json").write_text(json.dumps({"contracts": [extra]}), encoding="utf-8")
    everything = load(folder=folder, more=BOX.record_kinds)
    assert everything.contracts["C64"].module == "court"
    assert "C64" not in everything.for_modules(frozenset({"base"})).contracts
    assert len(everything.for_modules(frozenset({"base"})).contracts) == 50
    assert list(everything.for_modules(frozenset({"court"})).contracts) == ["C64"]


def test_every_record_has_its_file_and_source() -> None:
    library = read(more=BOX.record_kinds)
    for side, kind, record in records(library.components):
        assert path_of(library.files[side, kind, record.id]).exists()
        folder = library.files[side, kind, record.id].rpartition("/")[0]
        assert record.module == (folder or "base")
        assert re.match(r"[A-Za-z]", record.source), f"{folder} {kind} {record.id}: source must name a document"


# --- Overrides


def test_an_override_replaces_fields(override: Override) -> None:
    path = override(
        {
            "contracts": {"C05": {"rewards": [{"type": "technology", "level": 2}]}},
            "saxony-12": {"leipzig-riesa": {"spaces": 1}, "dresden": {"number": 99}},
        }
    )
    changed = load(path, more=BOX.record_kinds, known=BOX.known_modules)
    assert changed.contracts["C05"].rewards == (Technology(level=2),)
    assert (
        changed.contracts["C05"].conditions
        == load(more=BOX.record_kinds, known=BOX.known_modules).contracts["C05"].conditions
    )
    assert changed.contracts["C05"].origin == "printed"
    assert changed.contracts["C05"].source == f"override {path}"
    assert changed.sides["saxony-12"].links["leipzig-riesa"].spaces == 1
    assert changed.sides["saxony-12"].cities["dresden"].number == 99
    assert changed.sides["saxony-34"].cities["dresden"].number == 3


def test_an_override_may_say_its_origin(override: Override) -> None:
    changed = load(
        override({"contracts": {"C05": {"origin": "house", "source": "our table"}}}),
        more=BOX.record_kinds,
        known=BOX.known_modules,
    )
    assert (changed.contracts["C05"].origin, changed.contracts["C05"].source) == ("house", "our table")


@pytest.mark.parametrize(
    ("content", "named_parts"),
    [
        ({"kontracts": {}}, ("kontracts", "", "")),
        ({"contracts": []}, ("contracts", "", "")),
        ({"contracts": {"C99": {}}}, ("contracts", "C99", "")),
        ({"contracts": {"C05": 3}}, ("contracts", "C05", "")),
        ({"contracts": {"C05": {"id": "C98"}}}, ("contracts", "C05", "id")),
        ({"contracts": {"C05": {"module": "x"}}}, ("contracts", "C05", "module")),
        ({"contracts": {"C05": {"prize": 3}}}, ("contracts", "C05", "prize")),
        ({"contracts": {"C05": {"rewards": 3}}}, ("contracts", "C05", "rewards")),
        ({"saxony-34": {"aussig": {"number": 1}}}, ("saxony-34", "aussig", "number")),
        ({"setup": {"players-2": {"gold": 40}}}, ("setup", "players-2", "gold")),
    ],
)
def test_a_wrong_override_is_refused(override: Override, content: object, named_parts: tuple[str, str, str]) -> None:
    with pytest.raises(ComponentError) as caught:
        load(override(content), more=BOX.record_kinds, known=BOX.known_modules)
    assert named(caught.value) == named_parts


def test_an_unreadable_override_is_refused(tmp_path: Path, override: Override) -> None:
    with pytest.raises(ComponentError, match="cannot be read"):
        load(tmp_path / "none.json", more=BOX.record_kinds, known=BOX.known_modules)
    with pytest.raises(ComponentError, match="must be a JSON object"):
        load(override([]), more=BOX.record_kinds, known=BOX.known_modules)


def test_what_comes_with_the_program_fits_together() -> None:
    """It is not checked when the bot starts, so it is here: with every set of modules that `load` tries."""
    assert load(more=BOX.record_kinds, known=BOX.known_modules) == ours(
        more=BOX.record_kinds, known=BOX.known_modules
    )


def test_a_hosts_overrides_are_checked_at_the_start(override: Override) -> None:
    with pytest.raises(ComponentError) as caught:
        ours(override({"action-tiles": {"b1": {"stack": "nowhere"}}}), more=BOX.record_kinds, known=BOX.known_modules)
    assert named(caught.value) == ("action-tiles", "b1", "stack")


def test_chosen_overrides_reach_the_rules(override: Override) -> None:
    reward = override({"contracts": {"C05": {"rewards": [{"type": "gain", "resource": "worker"}]}}})
    state, _ = Nucleum(GameBox(MODULES, load, reward)).start(2, 1)
    assert lib(state).contracts["C05"].rewards == (Gain(resource="worker"),)
    assert BOX.components.contracts["C05"].rewards != (Gain(resource="worker"),)


def test_a_game_is_not_loaded_with_overrides_that_cannot_be_used(override: Override) -> None:
    before = the_box(), games()
    with pytest.raises(ComponentError):
        load_games(override({"contracts": {"C05": {"rewards": []}}}))
    assert (the_box(), games()) == before
