"""The `Drawings` of the bridge: what others draw is all that is seen."""

from __future__ import annotations

from render.nucleum.module import Drawings

SOLO_GIBRALTAR = Drawings(id="solo_gibraltar")
"""What it brings to the pictures."""
