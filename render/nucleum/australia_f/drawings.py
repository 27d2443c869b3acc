"""The `Drawings` of the module australia_f."""

from __future__ import annotations

from render.nucleum.module import Drawings

AUSTRALIA_F = Drawings(id="australia_f")
"""What it brings to the pictures."""
