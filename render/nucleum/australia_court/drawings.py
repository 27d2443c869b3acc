"""The `Drawings` of Australia's tile for experiment E of the court: they look like all of their kind."""

from __future__ import annotations

from render.nucleum.module import Drawings

AUSTRALIA_COURT = Drawings(id="australia_court")
"""What Australia's tile for experiment E of the court bring to the pictures."""
