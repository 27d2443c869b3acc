"""Write an expansion's playthrough: `python -m tests.nucleum.make_playthrough MODULE [--seats N] [--seed S] [--again]`.

It lies in `tests/nucleum/<module>/playthrough.json`; all that the module needs is in play, with everything it has. With
`--again` the choices of the present one are kept and only the options, words and scores are written anew.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.nucleum.ai.search import QUICK, SolidPlayer
from tests.kernel.playthrough import Playthrough, played, read, replayed, write
from tests.nucleum.builder import GAME
from tests.nucleum.test_module_laws import EXPANSIONS, options_with


def path_of(module: str) -> Path:
    """Return where an expansion's playthrough is kept."""
    return Path(__file__).parent / module / "playthrough.json"


def check(module: str) -> Playthrough:
    """Fail unless an expansion's playthrough goes as it went; return it."""
    record = read(path_of(module))
    now = replayed(GAME, record)
    for number, (line, line_now) in enumerate(zip(record.log, now.log, strict=False), start=1):
        assert line_now == line, f"line {number}"
    assert now.standings == record.standings
    assert now.log == record.log
    assert now.options.items() >= record.options.items()
    return record


def main() -> None:
    """Write the playthrough that the command line asks for."""
    modules = {module.id: module for module in EXPANSIONS}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module", choices=sorted(modules))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true")
    given = parser.parse_args()
    path = path_of(given.module)
    if given.again:
        record = replayed(GAME, read(path))
    else:
        options = options_with([modules[given.module]])
        record = played(GAME, given.seats, given.seed, SolidPlayer(GAME, effort=QUICK), options)
    write(path, record)
    sys.stdout.write(f"{path}: {len(record.choices)} choices, {len(record.log)} lines\n")


if __name__ == "__main__":
    main()
