"""The recorders of what tests compare with run as programs of their own."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from engine import registry
from tests.kernel import playthrough as stored
from tests.render.nucleum import cases
from tools.recorders import pictures, playthrough


def test_pictures_are_stored_though_no_game_was_loaded_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setitem(
        pictures.SETS, "nucleum", (tmp_path, lambda: {"question": cases.cases()["nucleum-question-rail"]})
    )
    monkeypatch.setattr(sys, "argv", ["pictures", "nucleum"])
    (tmp_path / "former.webp").touch()
    pictures.main()
    assert [path.name for path in tmp_path.iterdir()] == ["question.webp"]


def test_all_playthroughs_of_a_game_are_written_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = stored.load("nanotech")
    path = tmp_path / "playthrough.json"
    stored.write(path, msgspec.structs.replace(before, log=["other words"], standings=[]))
    monkeypatch.setattr(playthrough, "paths_of", lambda game: [path] if game == "nanotech" else [])
    monkeypatch.setattr(sys, "argv", ["playthrough", "nanotech", "--again"])
    playthrough.main()
    assert stored.read(path) == before


def test_playthroughs_of_modules_are_found() -> None:
    tests = Path(stored.__file__).parents[1]
    paths = stored.paths_of("nucleum")
    assert paths[0] == stored.path_of("nucleum")
    assert set(paths[1:]) == set(tests.glob("nucleum/**/*playthrough.json"))
    assert stored.paths_of("nanotech") == [stored.path_of("nanotech")]
