"""The sign of a worker that may join a party at once."""

from __future__ import annotations

from engine.nucleum.court_gibraltar.module import WorkerForParty
from render.nucleum.module import Drawings, Sign

COURT_GIBRALTAR = Drawings(
    id="court_gibraltar",
    signs={WorkerForParty: lambda effect: Sign(("token:worker", f"glyph:party-{effect.party}"))},
)
"""What the two bring to the pictures together."""
