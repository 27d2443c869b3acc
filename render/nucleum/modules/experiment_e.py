"""The sign of experiment E's effect."""

from __future__ import annotations

from engine.nucleum.modules.experiment_e import PartyBonus
from render.nucleum.module import Drawings, Sign

DRAWINGS = Drawings(id="experiment_e", signs={PartyBonus: lambda _effect: Sign(("glyph:court",), "×2")})
"""The drawings of experiment E."""
