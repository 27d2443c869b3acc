"""Component data: the values of the specification, and clear errors for files that are wrong."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.nanotech.components import DATA_FOLDER, Needs, RecordError, components, load
from engine.nanotech.pieces import CardAction, Confinement, Expansion

Json = Any


def test_numbers_of_the_component_table() -> None:
    found, given = components(), components().set_up
    assert sum(record.cards.value for record in found.actions.values()) == len(found.card_ids) == 6
    assert sum(record.cards.value for record in found.expansions.values()) == 16
    assert (given.energy_tokens.value, given.electron_tokens.value) == (40, 16)
    assert given.quarks_of_each.value * 6 == 36
    assert given.proton_tokens.value + given.neutron_tokens.value == 16


def test_costs_of_the_action_table() -> None:
    found = components()
    assert {kind: found.cost(kind) for kind in CardAction} == {
        CardAction.RECHARGE: 0,
        CardAction.QUARKS: 2,
        CardAction.LEPTON: 2,
        CardAction.UPGRADE: 0,
        CardAction.CONFINE: 3,
    }
    assert [kind for kind in CardAction if not found.actions[kind].copyable.value] == [CardAction.RECHARGE]
    assert (found.recharge, found.electron_prestige, found.upgrade_discount, found.confine_bonus) == (2, 1, 1, 1)
    assert {kind: (record.cost.value, record.adds.value) for kind, record in found.expansions.items()} == {
        Expansion.QUARK_CAPSULE: (5, 2),
        Expansion.LEPTON_CAPSULE: (4, 2),
        Expansion.HADRON_CAPSULE: (4, 2),
        Expansion.BATTERY: (5, 1),
    }


def test_the_confinement_table() -> None:
    found = {kind: (record.needs.value, record.prestige.value) for kind, record in components().confinements.items()}
    assert found == {
        Confinement.PROTON: (Needs(up=2, down=1), 2),
        Confinement.NEUTRON: (Needs(up=1, down=2), 2),
        Confinement.HYDROGEN: (Needs(proton=1, electron=1), 2),
        Confinement.DEUTERIUM: (Needs(proton=1, neutron=1, electron=1), 3),
        Confinement.HELIUM: (Needs(proton=2, neutron=2, electron=2), 5),
    }


def test_every_value_names_its_origin_and_source() -> None:
    facts = 0
    for path in DATA_FOLDER.glob("*.json"):
        records = json.loads(path.read_text())
        for record in records if isinstance(records, list) else [records]:
            for field, fact in record.items():
                if field != "id":
                    facts += 1
                    assert fact["origin"] in {"printed", "inferred", "house"}
                    assert fact["source"].startswith(
                        ("nanotech-rules.pt-BR.txt, ", "nanotech-rules.pt-BR.txt: ")
                    ) or (fact["source"].startswith(("nanotech.md, ", "rulings.md, ")))
                    assert fact["origin"] == "house" or "pt-BR" in fact["source"] or fact["origin"] == "inferred"
    assert facts > 50


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the data to spoil."""
    return Path(shutil.copytree(DATA_FOLDER, tmp_path / "data"))


def spoil(folder: Path, name: str, change: Callable[[Json], Json]) -> None:
    path = folder / name
    content = json.loads(path.read_text())
    path.write_text(json.dumps(change(content) or content))


def test_the_copy_is_good(folder: Path) -> None:
    assert load(folder).card_ids == components().card_ids


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("setup.json", lambda c: c.pop("hadron_spaces") and None, r"setup\.json: .*hadron_spaces"),
        ("setup.json", lambda c: c["energy_tokens"].update(value="40"), r"setup\.json: .*energy_tokens\.value"),
        ("setup.json", lambda c: c["energy_tokens"].update(value=-1), r"setup\.json: .*energy_tokens"),
        ("setup.json", lambda c: c["energy_tokens"].update(origin="guess"), r"setup\.json: .*energy_tokens\.origin"),
        ("setup.json", lambda c: c["energy_tokens"].update(source=" "), r"setup\.json: source.*energy_tokens"),
        ("setup.json", lambda c: c["target_default"].update(value=50), r"setup\.json: target_default"),
        ("setup.json", lambda c: c.update(energie={}), r"setup\.json: .*energie"),
        ("actions.json", lambda c: c[1].pop("cost") and None, r"actions\.json: record quarks: .*cost"),
        ("actions.json", lambda c: c[4].pop("bonus_prestige") and None, r"actions\.json: record confine: bonus_pres"),
        ("actions.json", lambda c: c.append(c[0]), r"actions\.json: record recharge: .*2 times"),
        ("actions.json", lambda c: [c[i]["cards"].update(value=0) for i in (0, 1)] and None, r"cards: too few for 2"),
        ("expansions.json", lambda c: c.pop() and None, r"expansions\.json: record battery: .*0 times"),
        ("expansions.json", lambda c: c[2].update(id="lab"), r"expansions\.json: record lab: .*id"),
        ("expansions.json", lambda c: c[2].pop("id") and None, r"expansions\.json: record 3: .*id"),
        (
            "confinements.json",
            lambda c: c[0]["needs"]["value"].update(up=3),
            r"confinements\.json: record proton: needs",
        ),
        (
            "confinements.json",
            lambda c: c[2]["needs"]["value"].update(up=1),
            r"confinements\.json: record hydrogen: needs",
        ),
        (
            "confinements.json",
            lambda c: c[2]["needs"]["value"].update(proton=-1),
            r"confinements\.json: record hydrogen: needs: must not be negative",
        ),
        ("confinements.json", lambda _: {"id": 1}, r"confinements\.json: .*array"),
    ],
)
def test_wrong_data_is_refused_with_file_record_and_field(
    folder: Path, name: str, change: Callable[[Json], Json], message: str
) -> None:
    spoil(folder, name, change)
    with pytest.raises(RecordError, match=message):
        load(folder)


def test_a_missing_or_broken_file_is_named(folder: Path) -> None:
    (folder / "actions.json").write_text("[{")
    with pytest.raises(RecordError, match=r"actions\.json"):
        load(folder)
    (folder / "actions.json").unlink()
    with pytest.raises(RecordError, match=r"actions\.json: cannot be read"):
        load(folder)
