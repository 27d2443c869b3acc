"""The tools that break code at random: their changes, their attempts, and that they detect every detectable change."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.mutation.run import draw
from tools.mutation.warm import functions, swaps
from tools.mutation.workspace import ROOT

SUPPLY = "engine/nanotech/supply.py"


@pytest.fixture
def listed() -> Iterator[None]:
    """Let the garbage collector list what it was told to leave alone, for that is where functions are found."""
    gc.unfreeze()
    yield
    gc.freeze()


@pytest.mark.usefixtures("listed")
def test_a_change_in_a_function_is_swapped_into_it() -> None:
    from engine.nanotech import supply

    source = (ROOT / SUPPLY).read_text(encoding="utf-8")
    known, _ = functions([str(ROOT / SUPPLY)])
    changed = source.replace("given = min(energy, state.energy)", "given = max(energy, state.energy)")
    swapped = swaps(source, changed, str(ROOT / SUPPLY), known)
    assert swapped is not None
    assert [function for function, _ in swapped] == [supply.gain_energy]
    assert "max" in swapped[0][1].co_names


@pytest.mark.usefixtures("listed")
@pytest.mark.parametrize(
    ("old", "new"),
    [("import components\n", "import components as components\nX = 1\n"), ("log: EventLog", "log: EventLog = 1")],
    ids=["a constant", "a default"],
)
def test_a_change_outside_of_functions_is_not(old: str, new: str) -> None:
    source = (ROOT / SUPPLY).read_text(encoding="utf-8")
    known, _ = functions([str(ROOT / SUPPLY)])
    assert old in source
    assert swaps(source, source.replace(old, new, 1), str(ROOT / SUPPLY), known) is None


def test_a_seed_draws_the_same_modules_with_rules() -> None:
    drawn = draw(["engine/nucleum", SUPPLY], 100, 1)
    assert drawn == draw(["engine/nucleum", SUPPLY], 100, 1) != draw(["engine/nucleum", SUPPLY], 100, 2)
    assert drawn.total() == 100
    assert not any("/guide/" in module or module.endswith(("__init__.py", "worth.py")) for module in drawn)


@pytest.mark.slow
def test_a_sample_is_tried(tmp_path: Path) -> None:
    """Most of a sample are noticed, and the others are printed."""
    pytest.importorskip("mutmut", reason="installed by `make mutation`")
    command = [sys.executable, "-m", "tools.mutation.run", SUPPLY, "--count", "8", "--to", str(tmp_path / "out")]
    tests = ["--tests", "tests/nanotech/test_actions.py", "tests/nanotech/test_end.py"]
    done = subprocess.run([*command, *tests], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    made, noticed = map(int, done.stdout.rpartition("`together` |")[2].strip(" |\n").split("|"))
    assert made == 8
    assert noticed > 0
    assert done.stdout.count(f"+++ {SUPPLY}") == made - noticed
