"""The `Drawings` of Australia's tile for experiment F: they look like all of their kind."""

from __future__ import annotations

from render.nucleum.module import Drawings

AUSTRALIA_F = Drawings(id="australia_f")
"""What Australia's tile for experiment F bring to the pictures."""
