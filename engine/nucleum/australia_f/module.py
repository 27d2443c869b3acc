"""Australia with experiment F as a module: its sea-delivery tile."""

from __future__ import annotations

from engine.nucleum.module import Module

MODULE = Module(id="australia_f", needs=frozenset({"base", "australia", "experiment_f"}), box={"tiles": 1})
"""Australia with experiment F."""
