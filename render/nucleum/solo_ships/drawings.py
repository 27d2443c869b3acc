"""The `Drawings` of the bridge: what others draw is all that is seen."""

from __future__ import annotations

from render.nucleum.module import Drawings

SOLO_SHIPS = Drawings(id="solo_ships")
"""What it brings to the pictures."""
