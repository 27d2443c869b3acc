"""The `Drawings` of Australia's general tiles and contracts: they look like all of their kind."""

from __future__ import annotations

from render.nucleum.module import Drawings

AUSTRALIA_TILES = Drawings(id="australia_tiles")
"""What Australia's general tiles and contracts bring to the pictures."""
