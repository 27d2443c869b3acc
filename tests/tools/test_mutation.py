"""The tools that break code at random: what they swap, what they try, and that they notice what can be noticed."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tools.mutation.warm import Change, Orders, Result, functions, statement, swaps

ROOT = Path(__file__).resolve().parents[2]
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


def test_a_statement_is_its_lines_and_one_with_others_inside_its_head() -> None:
    source = "def f(\n    a,\n):\n    if a and (\n        not b\n    ):\n        return [\n            a,\n        ]\n    return b\n"
    found = [[*statement(source, line)] for line in range(1, 11)]
    assert found == [[1, 2, 3]] * 3 + [[4, 5, 6]] * 3 + [[7, 8, 9]] * 3 + [[10]]


@pytest.mark.slow
def test_a_sample_is_tried(tmp_path: Path) -> None:
    """Of known changes each comes out as it must, and most of a sample are killed."""
    reason = "what breaks code at random is installed by `make mutation`"
    pytest.importorskip("cosmic_ray", reason=reason)
    pytest.importorskip("coverage", reason=reason)
    from tools.mutation.mutants import outside, sample
    from tools.mutation.run import fresh_copy

    estimate = "def f(judge: Estimator, left: float) -> float:\n    return 2 * left\n"
    assert ((2, 4), (2, 19)) in outside(estimate)
    assert ((2, 4), (2, 19)) not in outside(estimate.replace("Estimator", "TableState"))
    source = (ROOT / SUPPLY).read_text(encoding="utf-8")
    changes = [
        Change(mutant.module, mutant.key, mutant.line, mutant.source) for mutant in sample(ROOT, SUPPLY, 0.5, 4, 1)
    ]
    place = "given = min(energy, state.energy)"
    line = source[: source.index(place)].count("\n") + 1
    for name, instead in {
        "nothing": "given = (min(energy, state.energy))",
        "more": "given = max(energy, state.energy)",
        "for ever": "given = min(energy, state.energy, *iter(int, 1))",
    }.items():
        changes.append(Change(SUPPLY, name, line, source.replace(place, instead)))
    changes.append(Change(SUPPLY, "a constant", 1, source + "X = 1\n"))
    results = tmp_path / "results.jsonl"
    tests = [f"tests/nanotech/test_{name}.py" for name in ("actions", "confinements", "end", "round")]
    orders = Orders(tests, [SUPPLY], changes, str(tmp_path / "known.json"), str(results), most=60, spare=3)
    (tmp_path / "orders.json").write_bytes(msgspec.json.encode(orders))
    folder = fresh_copy("nanotech", tmp_path)
    command = [sys.executable, "-m", "tools.mutation.warm", str(tmp_path / "orders.json")]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    found = {
        each.key: each
        for each in (msgspec.json.decode(one, type=Result) for one in results.read_bytes().splitlines())
    }
    outcomes = [found.pop(name).outcome for name in ("nothing", "more", "for ever", "a constant")]
    assert outcomes == ["survived", "killed", "time", "cold"]
    assert len(found) >= 4
    assert sum(each.outcome in {"killed", "time"} for each in found.values()) >= 0.75 * len(found)
