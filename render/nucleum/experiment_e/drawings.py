"""The sign of experiment E's effect."""

from __future__ import annotations

from engine.nucleum.experiment_e.module import PartyBonus
from render.nucleum.module import Drawings, Sign

EXPERIMENT_E = Drawings(id="experiment_e", signs={PartyBonus: lambda _effect: Sign(("glyph:court",), "×2")})
"""What experiment E brings to the pictures."""
