"""Solo play's `Drawings`."""

from __future__ import annotations

from render.nucleum.module import Drawings

SOLO = Drawings(id="solo")
"""What solo play brings to the pictures."""
