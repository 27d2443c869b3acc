"""The `Drawings` of the module australia_court."""

from __future__ import annotations

from render.nucleum.module import Drawings

AUSTRALIA_COURT = Drawings(id="australia_court")
"""What it brings to the pictures."""
