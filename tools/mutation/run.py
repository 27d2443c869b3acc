"""Breaks code of the rules everywhere and counts what the tests notice: `make mutation`.

cosmic-ray makes the mutants; a seeded sample of each module's is tried, in a copy of the project. Results are stored in
`out/mutation`, so that an interrupted run continues. The change of each survivor is printed;
docs/ledger/mutation.md explains the remaining ones, and says how many were killed.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.games import load_games
from tools.mutation.mutants import Mutant, sample
from tools.mutation.warm import Change, Orders, Result
from tools.mutation.workspace import ROOT, copy_project

PLACE = ROOT / "out" / "mutation"
SECONDS = 900
NO_RULES = {"__init__.py", "guide.py", "records.py", "upgrade.py", "worth.py"}
"""Files of an expansion that contain texts or data, or estimate for computer players."""
NO_TESTS = {
    "test_guide.py",
    "test_module_games.py",
    "test_module_laws.py",
    "test_new_expansion.py",
    "test_random_play.py",
    "test_worth.py",
}
"""Tests of Nucleum that do not test a rule, or play many games."""


class Rules(NamedTuple):
    """A game's rules: its modules, the files or folders of its tests, and the random games that are played last.

    The modules are in groups, each with the share of its places to try and the minimum number for each module.
    """

    groups: tuple[tuple[float, int, tuple[str, ...]], ...]
    tests: tuple[str, ...]
    last: tuple[str, ...]


def _files(folder: Path) -> Iterable[str]:
    return (str(path.relative_to(ROOT)) for path in sorted(folder.rglob("*.py")) if path.name not in NO_RULES)


def _tests(folder: Path) -> Iterable[str]:
    return (str(path.relative_to(ROOT)) for path in sorted(folder.glob("test_*.py")) if path.name not in NO_TESTS)


def games() -> dict[str, Rules]:
    """Return the rules of each game."""
    nanotech = tuple(
        f"engine/nanotech/{name}.py" for name in ("deeds", "game", "pieces", "rehearsal", "state", "steps", "supply")
    )
    nucleum = ROOT / "engine/nucleum"
    rules = (*_files(nucleum / "rules"), "engine/nucleum/game.py", "engine/nucleum/state.py")
    folders = [folder for folder in sorted((nucleum / "modules").iterdir()) if folder.is_dir()]
    expansions = tuple(file for folder in folders for file in _files(folder))
    return {
        "nanotech": Rules(((0.6, 4, nanotech),), ("tests/nanotech", "tests/kernel"), ()),
        "nucleum": Rules(
            ((0.12, 3, rules), (0.06, 1, expansions)),
            (
                *_tests(ROOT / "tests/nucleum"),
                *(
                    file
                    for folder in ("map", "modules", *(f"modules/{folder.name}" for folder in folders))
                    for file in _tests(ROOT / "tests/nucleum" / folder)
                ),
                "tests/nucleum/games/test_playthroughs.py",
                "tests/kernel/test_playthroughs.py",
                "tests/kernel/test_rehearsal.py",
            ),
            tuple(
                f"tests/nucleum/games/test_random_play.py::test_random_games_keep_the_rules[{seed}-{seats}]"
                for seed, seats in ((0, 2), (1, 3))
            ),
        ),
    }


def stored_sample(module: str, share: float, least: int, seed: int) -> list[Mutant]:
    """Return the sample of a module's mutants, stored because cosmic-ray takes a second for each module."""
    digest = hashlib.sha256(f"{share} {least} {seed}\n".encode() + (ROOT / module).read_bytes()).hexdigest()[:16]
    path = PLACE / "samples" / f"{module.removesuffix('.py').replace('/', '-')}-{digest}.json"
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=list[Mutant])
    found = sample(ROOT, module, share, least, seed)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(found))
    return found


def fresh_copy(game: str, place: Path = PLACE) -> Path:
    """Return a new copy of the project, in which a game's code can be broken."""
    folder = place / f"copy-{game}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    copy_project(folder)
    return folder


class Book:
    """The results of a game so far, for the present versions of the modules."""

    def __init__(self, game: str) -> None:
        self.path = PLACE / f"{game}.jsonl"
        self.found: dict[tuple[str, str], Result] = {}
        self.read()

    def read(self) -> None:
        """Read the results again: the last one for a change counts."""
        if self.path.exists():
            for line in self.path.read_bytes().splitlines():
                result = msgspec.json.decode(line, type=Result)
                self.found[result.module, result.key] = result

    def write(self, result: Result) -> None:
        """Add a result."""
        self.found[result.module, result.key] = result
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def of(self, mutant: Mutant) -> Result | None:
        """Return the result of a mutant, None if it was not tried."""
        return self.found.get((mutant.module, key_of(mutant)))


def key_of(mutant: Mutant) -> str:
    """Return the name of a mutant in the results: its key and a digest of its module's present version."""
    digest = hashlib.sha256((ROOT / mutant.module).read_bytes()).hexdigest()[:8]
    return f"{mutant.key} {digest}"


def warm(
    folder: Path, game: str, rules: Rules, mutants: list[Mutant], most: float, processes: int, until: float
) -> None:
    """Try mutants in forks of a process that has loaded everything (`warm.py`)."""
    modules = sorted({module for _, _, group in rules.groups for module in group})
    changes = [Change(mutant.module, key_of(mutant), mutant.line, mutant.source) for mutant in mutants]
    known, results = (str(PLACE / name) for name in (f"{game}-tests.json", f"{game}.jsonl"))
    other = next(name for name in games() if name != game)
    orders = Orders([*rules.tests], modules, changes, known, results, most, processes=processes, last=[*rules.last])
    orders.without, orders.until = other, until
    path = PLACE / f"{game}-orders.json"
    path.write_bytes(msgspec.json.encode(orders))
    subprocess.run([sys.executable, "-m", "tools.mutation.warm", str(path)], cwd=folder, check=True)  # noqa: S603


def cold(folder: Path, mutant: Mutant, tests: list[str]) -> Result:
    """Try a mutant in separate processes: whether the game can be loaded, then the given tests."""
    path, list_of_tests = folder / mutant.module, folder / "tests.txt"
    whole = path.read_bytes()
    list_of_tests.write_text("\n".join(tests), encoding="utf-8")
    loads = [sys.executable, "-c", "import engine.registry; engine.registry.games()"]
    passes = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:randomly", f"@{list_of_tests}"]
    try:
        path.write_text(mutant.source, encoding="utf-8")
        for command in (loads, passes):
            done = subprocess.run(command, cwd=folder, capture_output=True, timeout=SECONDS, check=False, text=True)  # noqa: S603
            if done.returncode:
                last = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return Result(mutant.module, key_of(mutant), "killed", (last or ["when loaded"])[0][:200])
    except subprocess.TimeoutExpired:
        return Result(mutant.module, key_of(mutant), "time")
    finally:
        path.write_bytes(whole)
    return Result(mutant.module, key_of(mutant), "survived", f"{len(tests)} tests")


def difference(mutant: Mutant) -> str:
    """Return the change of a mutant as a diff."""
    old = (ROOT / mutant.module).read_text(encoding="utf-8").splitlines()
    return "\n".join([*difflib.unified_diff(old, mutant.source.splitlines(), n=1, lineterm="")][2:])


def main() -> None:
    """Try a sample of the mutants of each module named, by default of all of a game's; print the survivors."""
    load_games()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("modules", nargs="*")
    parser.add_argument("--share", type=float, help="this share of the places of each module (default: by game)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=float, default=120, help="seconds of tests for a change (default: 120)")
    parser.add_argument("--processes", type=int, default=1, help="number of processes (default: 1)")
    parser.add_argument(
        "--minutes", type=float, default=600, help="minutes after which to stop (default: 600); 0 only reports"
    )
    parser.add_argument("--again", action="store_true", help="try those that survived again")
    given = parser.parse_args()
    rules = games()[given.game]
    mutants = [
        mutant
        for share, least, group in rules.groups
        for module in group
        if not given.modules or module in given.modules
        for mutant in stored_sample(module, given.share or share, least, given.seed)
    ]
    until = time.time() + 60 * given.minutes
    folder = fresh_copy(given.game)
    book = Book(given.game)
    done = {"killed", "time"} if given.again else {"killed", "time", "survived"}
    left = [mutant for mutant in mutants if (result := book.of(mutant)) is None or result.outcome not in done]
    random.Random(given.seed).shuffle(left)  # an interrupted run has tried some of each module
    sys.stdout.write(f"{given.game}: {len(mutants)} changes, {len(left)} to be tried\n")
    sys.stdout.flush()
    if left and given.minutes:
        warm(folder, given.game, rules, left, given.most, given.processes, until)
        book.read()
    for mutant in mutants:
        result = book.of(mutant)
        if result is not None and result.outcome == "cold" and time.time() < until:
            book.write(cold(folder, mutant, result.tests))
    report(given.game, mutants, book)


def report(game: str, mutants: list[Mutant], book: Book) -> None:
    """Print the survivors' changes, and a row for each module in the form of docs/ledger/mutation.md."""
    rows: dict[str, list[int]] = {}
    for mutant in mutants:
        result, row = book.of(mutant), rows.setdefault(mutant.module, [0, 0])
        if result is None or result.outcome == "cold":
            continue
        row[0] += 1
        row[1] += result.outcome != "survived"
        if result.outcome == "survived":
            sys.stdout.write(f"\n{mutant.module}:{mutant.line} {mutant.key}, {result.by}\n{difference(mutant)}\n")
    for module, (tried, killed) in rows.items():
        sys.stdout.write(f"| `{module.removeprefix(f'engine/{game}/')}` | {tried} | {killed} |\n")
    tried, killed = (sum(row[which] for row in rows.values()) for which in (0, 1))
    sys.stdout.write(f"{game}: {killed} of {tried} killed ({100 * killed / max(1, tried):.0f} %)\n")


if __name__ == "__main__":
    main()
