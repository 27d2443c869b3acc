"""The sign of a worker that may join a party at once."""

from __future__ import annotations

from engine.nucleum.modules.court_gibraltar.module import WorkerForParty
from render.nucleum.module import Drawings, Sign

DRAWINGS = Drawings(
    id="court_gibraltar",
    signs={WorkerForParty: lambda effect: Sign(("token:worker", f"glyph:party-{effect.party}"))},
)
"""The drawings of their combination."""
