"""Nucleum's stored pictures, which `python -m tools.recorders.pictures nucleum` makes again."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tests.render import compare

GOLDEN = Path(__file__).resolve().parent / "golden"


def check(name: str, image: Image.Image) -> None:
    """Fail unless `image` looks like the stored picture `name` (see `tests.render.compare`)."""
    compare.check(name, image, GOLDEN)
