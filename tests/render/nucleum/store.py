"""Stores Nucleum's pictures anew: `python -m tests.render.nucleum.store`, after looking at them."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tests.render import compare
from tests.render.nucleum.cases import cases
from tests.render.nucleum.help_cases import help_cases

GOLDEN = Path(__file__).resolve().parent / "golden"


def check(name: str, image: Image.Image) -> None:
    """Fail unless `image` looks like the stored picture `name` (see `tests.render.compare`)."""
    path = GOLDEN / f"{name}.webp"
    assert path.exists(), f"{path.name} is not stored: look at the picture, then python -m tests.render.nucleum.store"
    stored = Image.open(path).convert("RGB")
    pixels = compare.differing(compare.reduced(image), stored)
    if pixels > compare.MOST:
        compare.OUT.mkdir(parents=True, exist_ok=True)
        compare.reduced(image).save(compare.OUT / f"{name}-drawn.png")
        stored.save(compare.OUT / f"{name}-stored.png")
    assert pixels <= compare.MOST, f"{name}: {pixels} pixels differ; see {compare.OUT}"


def store() -> None:
    """Write every picture of `cases` and `help_cases` anew and remove those no longer there."""
    GOLDEN.mkdir(exist_ok=True)
    drawn = {f"{name}.webp": draw() for name, draw in {**cases(), **help_cases()}.items()}
    for path in GOLDEN.glob("*.webp"):
        if path.name not in drawn:
            path.unlink()
    for name, picture in drawn.items():
        compare.reduced(picture.image).save(GOLDEN / name, "WEBP", lossless=True, quality=80, method=6)


if __name__ == "__main__":
    store()
