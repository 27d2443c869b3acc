"""A new expansion plugs in with one line in each list of modules: nothing of the base game is touched for it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 600
"""Seconds; only a process that hangs ever needs them."""

pytestmark = pytest.mark.timeout(LIMIT + 60)


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    """Return what a process of its own tells of games with the lamps; see `tests.nucleum.modules.lamps`."""
    command = [sys.executable, "-m", "tests.nucleum.modules.lamps"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LIMIT, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr[-4000:]
    return dict(json.loads(done.stdout))


def test_games_with_it_come_to_their_end(found: dict[str, Any]) -> None:
    played = found["played"]
    assert played["over"] == 8
    assert played["flag at 90"] == 8
    for what in ("lit", "glow", "posts", "choices added", "lines of scores"):
        assert played[what] > 0, what


def test_it_is_drawn(found: dict[str, Any]) -> None:
    assert found["shown"]["map"] == ["Lamp lamp-3"]
    assert set(found["shown"]["table"]) == {"Lamp lamp-3", "3 lamps left"}
    assert "lamp of Praha" in found["shown"]["page"]
    assert "3 glow" in found["shown"]["tile"]


def test_it_is_explained(found: dict[str, Any]) -> None:
    shown = found["shown"]
    assert shown["name"] == "lamp of Praha"
    assert shown["does"] == "Costs 3 thaler and gives 4 glow."
    assert shown["now"] == ["0 lit it"]
    assert shown["city"][0] == "lamp post space: Lamp post of 0"
    assert "lamp post space" in shown["city"][1]
    assert "lamp post space: Lamp post of 0" in " ".join(shown["in words"])
    assert "Lamps lit: 1." in shown["in words"]
    assert shown["hint"].startswith("Light (")
    assert shown["why not"] == "There is no lamp you can pay."
    assert shown["asked about"] == ["lamp-1", "lamp-2", "lamp-3", "lamp-4"]
    assert shown["why not that"] == "There is no lamp you can pay."
    assert shown["under way"]
    assert shown["advice"].startswith("Light a lamp with ")
    assert shown["pages"] > 0


def test_computer_players_play_with_it(found: dict[str, Any]) -> None:
    assert {"glow", "subsidy"} <= set(found["computer"])


def test_a_stored_game_has_pieces_of_its_types_and_no_others(found: dict[str, Any]) -> None:
    stored = found["stored"]
    assert stored["with lamps"] == "lamp_post"
    assert stored["without"] == (
        "there is no type of piece lamp_post with the modules base - at `$.board.pieces.dresden.1.type`"
    )


def test_a_table_without_it_has_nothing_of_it(found: dict[str, Any]) -> None:
    without = found["without"]
    assert without["the same"]
    assert without["parts"] == []
    assert without["looked up"] == []
    assert without["why not"] is None
