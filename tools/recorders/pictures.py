"""Stores the pictures that tests compare with, after a review of the changes: `python -m tools.recorders.pictures nucleum`.

`nanotech` are the pictures of Nanotech, the scores, and the help; `nucleum` the pictures of Nucleum.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

from engine.games import load_games
from render.view import Picture
from tests.render import cases, compare, help_cases
from tests.render.nucleum import cases as nucleum_cases
from tests.render.nucleum import help_cases as nucleum_help_cases
from tests.render.nucleum import stored

SETS: dict[str, tuple[Path, Callable[[], Mapping[str, Callable[[], Picture]]]]] = {
    "nanotech": (compare.GOLDEN, lambda: {**cases.cases(), **help_cases.help_cases()}),
    "nucleum": (stored.GOLDEN, lambda: {**nucleum_cases.cases(), **nucleum_help_cases.help_cases()}),
}
"""The sets of stored pictures: the folder of each, and the functions that draw its pictures, by name."""


def store(folder: Path, pictures: Mapping[str, Callable[[], Picture]]) -> None:
    """Write pictures into a folder, and remove all other pictures of the folder."""
    folder.mkdir(exist_ok=True)
    drawn = {f"{name}.webp": draw() for name, draw in pictures.items()}
    for path in folder.glob("*.webp"):
        if path.name not in drawn:
            path.unlink()
    for name, picture in drawn.items():
        compare.reduced(picture.image).save(folder / name, "WEBP", lossless=True, quality=80, method=6)


def main() -> None:
    """Store the sets named on the command line."""
    load_games()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sets", nargs="+", choices=SETS)
    for name in parser.parse_args().sets:
        folder, pictures = SETS[name]
        store(folder, pictures())


if __name__ == "__main__":
    main()
