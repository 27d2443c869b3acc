"""Breaks code of the rules everywhere and counts what the tests notice: `make mutation`.

cosmic-ray makes the mutants of a module, in a copy of the project; a seeded sample of each module is tried. What was tried
is kept in `out/mutation`, so that a run can be broken off and goes on where it was. Of each survivor the change is
shown; docs/mutation.md explains those that are left, and says how many were killed.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "out" / "mutation"
COPIED = ("engine", "data", "tests")
LINKED = ("cogs", "render", "simulation", "docs", "release", "bot.py")
SECONDS = 600
EQUIVALENT = re.compile(r"core/Replace(ComparisonOperator_(Is_Eq|IsNot_NotEq)|BinaryOperator_BitOr_\w+)")
"""Changes that change nothing: members of an enum are equal only to themselves, and `|` stands in annotations only."""


class Rules(NamedTuple):
    """The modules of a game's rules, and the tests that must notice when one is broken."""

    modules: tuple[str, ...]
    tests: str


GAMES = {
    "nanotech": Rules(
        tuple(f"engine/nanotech/{name}.py" for name in ("deeds", "steps", "supply", "state", "rehearsal")),
        "tests/nanotech tests/kernel/test_playthroughs.py",
    ),
    "nucleum": Rules(
        tuple(
            str(path.relative_to(ROOT))
            for path in sorted((ROOT / "engine/nucleum/rules").rglob("*.py"))
            if path.name != "__init__.py"
        ),
        "tests/nucleum/test_actions.py tests/nucleum/test_contracts.py tests/nucleum/test_energize.py tests/nucleum/test_railway.py"
        " tests/nucleum/test_turn.py tests/nucleum/test_recharge.py tests/nucleum/test_end.py tests/nucleum/test_setup.py"
        " tests/nucleum/test_technologies.py tests/nucleum/map tests/nucleum/promos tests/nucleum/games",
    ),
}


def copied() -> Path:
    """Return the copy in which code is broken, made anew from the project as it is."""
    folder = PLACE / "copy"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def session(module: str, tests: str, sample: int, seed: int) -> tuple[Path, Path]:
    """Return the settings and the database of a module's run, begun now unless it was begun before."""
    digest = hashlib.sha256((ROOT / module).read_bytes()).hexdigest()[:8]
    name = f"{module.removesuffix('.py').replace('/', '-')}-{digest}"
    settings, database = PLACE / f"{name}.toml", PLACE / f"{name}-{seed}-{sample}.sqlite"
    command = f"{sys.executable} -m pytest -q -x -p no:randomly {tests}"
    settings.write_text(
        f'[cosmic-ray]\nmodule-path = "{module}"\ntimeout = {SECONDS}\nexcluded-modules = []\n'
        f'test-command = "{command}"\n[cosmic-ray.distributor]\nname = "local"\n',
        encoding="utf-8",
    )
    if not database.exists():
        _cosmic_ray("init", settings, database)
        with use_db(database, WorkDB.Mode.open) as db:
            items = sorted(db.work_items, key=lambda item: item.job_id if not item.mutations else str(item.mutations))
            items = [item for item in items if not EQUIVALENT.fullmatch(item.mutations[0].operator_name)]
            kept = random.Random(seed).sample(items, min(sample, len(items)))
            db.clear()
            db.add_work_items(kept)
    return settings, database


def _cosmic_ray(verb: str, settings: Path, database: Path) -> None:
    command = [sys.executable, "-m", "cosmic_ray.cli", verb, str(settings), str(database)]
    subprocess.run(command, cwd=PLACE / "copy", check=True)  # noqa: S603


def report(database: Path) -> tuple[int, int, list[str]]:
    """Return how many mutants were killed, how many were tried, and the changes that nothing noticed."""
    killed, tried, survivors = 0, 0, list[str]()
    with use_db(database, WorkDB.Mode.open) as db:
        for item, result in db.completed_work_items:
            tried += 1
            if result.test_outcome is TestOutcome.SURVIVED:
                where = item.mutations[0]
                survivors.append(f"{where.module_path}:{where.start_pos[0]} {where.operator_name}\n{result.diff}")
            else:
                killed += 1
    return killed, tried, survivors


def main() -> None:
    """Try a sample of the mutants of each module named, all of a game's if none is; tell what survived."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("modules", nargs="*")
    parser.add_argument("--sample", type=int, default=20, help="so many mutants a module (default: 20)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rules = GAMES[given.game]
    whole = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:randomly", *rules.tests.split()]
    subprocess.run(whole, cwd=copied(), check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - else everything counts as killed
    killed = tried = 0
    for module in given.modules or rules.modules:
        settings, database = session(module, rules.tests, given.sample, given.seed)
        _cosmic_ray("exec", settings, database)
        here, of, survivors = report(database)
        killed, tried = killed + here, tried + of
        sys.stdout.write(f"{module}: {here} of {of} killed\n" + "\n".join(survivors))
        sys.stdout.flush()
    sys.stdout.write(f"{given.game}: {killed} of {tried} killed ({100 * killed / max(1, tried):.0f} %)\n")


if __name__ == "__main__":
    main()
