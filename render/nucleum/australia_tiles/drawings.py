"""The `Drawings` of the module australia_tiles."""

from __future__ import annotations

from render.nucleum.module import Drawings

AUSTRALIA_TILES = Drawings(id="australia_tiles")
"""What it brings to the pictures."""
