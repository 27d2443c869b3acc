"""The `Drawings` of the module australia."""

from __future__ import annotations

from render.nucleum.module import Drawings

AUSTRALIA = Drawings(id="australia")
"""What it brings to the pictures."""
