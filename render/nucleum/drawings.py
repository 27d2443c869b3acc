"""The drawings of each module that has any: `modules/<id>/drawings.py`, or `modules/<id>.py`."""

from __future__ import annotations

from importlib import import_module

from engine.nucleum.modules import MODULES
from render.nucleum.contents import Contents
from render.nucleum.in_play import REGISTRY
from render.nucleum.module import Drawings
from render.nucleum.modules import CONTENTS, drawings_file


def check(contents: Contents, drawings: Drawings) -> None:
    """Raise ValueError if the drawings of a module do not exactly match its contents."""
    for what, held, drawn in (
        ("views", contents.views, drawings.views),
        ("panels", contents.panels, {*drawings.shows, *drawings.beside}),
        ("names of places", contents.places, drawings.named),
    ):
        if other := set(held) ^ set(drawn):
            raise ValueError(f"{contents.id}: contents and drawings differ in {what}: {sorted(other)}")


def drawings(module: str) -> Drawings:
    """Return the drawings of a module, empty for one without any."""
    path = drawings_file(module)
    return Drawings(id=module) if path is None else import_module(path).DRAWINGS


DRAWINGS: tuple[Drawings, ...] = tuple(drawings(module.id) for module in MODULES)
"""The drawings of each module, in the order of the modules."""

for _contents, _drawings in zip(CONTENTS, DRAWINGS, strict=True):
    check(_contents, _drawings)
REGISTRY.register(DRAWINGS)
