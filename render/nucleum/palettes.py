"""The palettes of Nucleum's pictures.

Those in `data/palettes/nucleum.json` were recorded from whole games with all modules, by `python -m
tools.recorders.palettes`. With them a position looks the same in every process, so that pages in the browser load
only the parts that changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from render.kit.indexed import Palette, Recorded
from render.nucleum.signs import colours
from render.view import BoardView

FILE = Path(__file__).resolve().parents[2] / "data" / "palettes" / "nucleum.json"


class StoredPalette(msgspec.Struct, frozen=True):
    """A recorded palette as the file has it: its colors in hexadecimal digits, and the largest noise of its pictures."""

    colours: str
    noise: float


def kind_of(name: str, theme: str) -> str:
    """Return the key of a view's palette in the file."""
    return f"{name}/{theme}"


def palette_of(name: str, view: BoardView, modules: Iterable[str]) -> Palette:
    """Return the palette of the view `name`; one that was not recorded is made for the tables with these modules."""
    kind = kind_of(name, view.theme)
    return Palette(
        "/".join(("nucleum", kind, *modules)), colours.flats(view.colours), recorded=_recorded_palettes().get(kind)
    )


@cache
def _recorded_palettes() -> dict[str, Recorded]:
    stored = msgspec.json.decode(FILE.read_bytes(), type=dict[str, StoredPalette])
    return {kind: Recorded(bytes.fromhex(each.colours), each.noise) for kind, each in stored.items()}
