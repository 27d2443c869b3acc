"""The `Drawings` of Gibraltar's general tiles: they look like all tiles."""

from __future__ import annotations

from render.nucleum.module import Drawings

GIBRALTAR_TILES = Drawings(id="gibraltar_tiles")
"""What Gibraltar's general tiles bring to the pictures."""
