"""The `Drawings` of the bridge: what others draw is all that is seen."""

from __future__ import annotations

from render.nucleum.module import Drawings

SOLO_COURT = Drawings(id="solo_court")
"""What it brings to the pictures."""
