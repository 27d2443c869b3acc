"""Australia with Court of Progress as a module: the sea-delivery tile of experiment E, agendas, the score flag."""

from __future__ import annotations

from engine.nucleum.module import Module

MODULE = Module(
    id="australia_court",
    needs=frozenset({"base", "australia", "court", "experiment_e"}),
    box={"tiles": 1},
)
"""Australia with Court of Progress."""
