"""The check command: shares of origins, and all possible problems."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.data import read_changes
from engine.nucleum.data.load import DATA_FOLDER, Library, read
from engine.nucleum.guide import component_check
from engine.nucleum.modules import BOX
from tests.nucleum.data.conftest import Raw

Override = Callable[[object], Path]


def found(library: Library, english: Catalogue) -> list[str]:
    return list(component_check.wrong(library, english))


def record_files() -> list[Path]:
    """Return the files of data that hold records."""
    folders = [DATA_FOLDER, *(DATA_FOLDER / "modules" / module.id for module in BOX)]
    return [path for folder in folders for path in folder.glob("*.json") if path.stem != read_changes.FILE]


def test_the_command_is_content() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "engine.nucleum.guide.component_check"],
        cwd=DATA_FOLDER.parent.parent,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    files = sorted(
        path.relative_to(DATA_FOLDER).with_suffix("").as_posix().removeprefix("modules/") for path in record_files()
    )
    assert [line.split(":")[0] for line in lines[:-2]] == files
    assert lines[-2].startswith("All files: ")
    assert lines[-1] == "Everything fits together."


def test_shares_count_every_record_and_space() -> None:
    library = read(more=BOX.record_kinds)
    shares = component_check.shares(library)
    assert sum(shares["contracts"].values()) == 50
    assert sum(shares["saxony-12"].values()) == 1 + 17 + 23 + 2 + 30 + 10 + 10
    assert sum(shares["saxony-34"].values()) == 1 + 19 + 26 + 2 + 44 + 16 + 14
    assert shares["saxony-12"]["house"] == 1  # the second space of Riesa
    assert set().union(*shares.values()) == set(component_check.ORIGINS)


def test_an_override_moves_a_share(override: Override) -> None:
    before = component_check.shares(read(more=BOX.record_kinds))["contracts"]
    after = component_check.shares(read(overrides=override({"contracts": {"C05": {}}}), more=BOX.record_kinds))[
        "contracts"
    ]
    assert (after["printed"], after["house"]) == (before["printed"] + 1, before["house"] - 1)


def test_report_adds_up(english: Catalogue) -> None:
    *files, everything = component_check.report(read(more=BOX.record_kinds), english)
    assert len(files) == len(record_files())
    assert everything.startswith("All files: ")
    assert (
        str(sum(sum(line.values()) for line in component_check.shares(read(more=BOX.record_kinds)).values()))
        in everything
    )


@pytest.mark.parametrize(
    ("file", "edit", "line"),
    [
        ("contracts", lambda raw: raw["contracts"].pop(), "contracts: 49 instead of 50"),
        ("promos/fragments", lambda raw: raw["fragments"].pop(), "fragments: 4 instead of 5"),
        ("saxony-12", lambda raw: raw["links"].pop(), "saxony-12: 22 links instead of 23"),
        ("saxony-12", lambda raw: raw["links"][0].update(spaces=3), "saxony-12: 32 railway spaces instead of 31"),
        ("saxony-12", lambda raw: raw["cities"][0]["buildings"].pop(), "saxony-12: 29 buildings instead of 30"),
        ("saxony-12", lambda raw: raw["cities"][0].update(id="atlantis"), "saxony-12: atlantis"),
        (
            "setup",
            lambda raw: raw["setup_cards"][0].update(urban_rubble=["leipzig"] * 6),
            "S1: more urban rubble than tiles",
        ),
        (
            "setup",
            lambda raw: raw["setup_cards"][0].update(mine_rubble=["bruex"] * 4),
            "S1: more mine rubble than tiles",
        ),
        (
            "experiments",
            lambda raw: raw["technologies"][14].update(effects=[{"type": "technology", "level": 1}]),
            "B: special action tiles and what grants them must go together",
        ),
        (
            "action-tiles",
            lambda raw: raw["actions"].append({**raw["actions"][0], "id": "sail"}),
            "sail: no action tile",
        ),
        ("milestones", lambda raw: raw["segments"][0].update(effects=[]), "saxony-12: 3 nucleum tokens for 4"),
        ("milestones", lambda raw: raw["milestones"][0].update(id="milestone-x"), "milestones: milestone-x: en:"),
        (
            "saxony-12",
            lambda raw: raw["cities"][0].pop("buildings"),
            "saxony-12: leipzig: nothing can be placed here",
        ),
    ],
)
def test_what_the_check_finds(
    spoiled: Callable[[str, Callable[[Raw], object]], Path],
    english: Catalogue,
    file: str,
    edit: Callable[[Raw], object],
    line: str,
) -> None:
    lines = found(read(spoiled(file, edit), more=BOX.record_kinds), english)
    assert any(said.startswith(line) for said in lines), lines


def test_plants_no_card_starts(spoiled: Callable[[str, Callable[[Raw], object]], Path], english: Catalogue) -> None:
    def edit(raw: Raw) -> None:
        for card in raw["setup_cards"]:
            card["nucleum"] = "grimma"

    lines = found(read(spoiled("setup", edit), more=BOX.record_kinds), english)
    assert "saxony-12: zittau: no set-up card starts its plant" in lines


def test_sides_no_one_uses(spoiled: Callable[[str, Callable[[Raw], object]], Path], english: Catalogue) -> None:
    lines = found(
        read(spoiled("setup", lambda raw: raw.__setitem__("player_counts", [])), more=BOX.record_kinds), english
    )
    assert "saxony-12: no number of players uses this side" in lines


def test_main_reports_a_broken_override(override: Override, capsys: pytest.CaptureFixture[str]) -> None:
    assert component_check.main([str(override({"contracts": {"C05": {"rewards": 1}}}))]) == 1
    assert "contracts: C05: rewards" in capsys.readouterr().err


def test_main_reports_what_does_not_fit(override: Override, capsys: pytest.CaptureFixture[str]) -> None:
    assert component_check.main([str(override({"saxony-12": {"riesa": {"number": 1}}}))]) == 1
    said = capsys.readouterr()
    assert "saxony-12: riesa: number: 1 is also the number of leipzig" in said.err
    assert "Everything fits" not in said.out


def test_the_pages_example_can_be_used(override: Override, english: Catalogue) -> None:
    page = (DATA_FOLDER.parent.parent / "docs" / "ledger" / "nucleum-data.md").read_text(encoding="utf-8")
    example = page[page.index("    {\n") : page.index("    }\n") + len("    }\n")]
    assert not found(
        read(overrides=override(json.loads(example)), more=BOX.record_kinds, known=BOX.known_modules), english
    )
