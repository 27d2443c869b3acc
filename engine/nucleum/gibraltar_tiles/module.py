"""Gibraltar's four general action tiles as a module: they place ships, so they need a map with routes."""

from __future__ import annotations

from engine.nucleum.module import Module

MODULE = Module(
    id="gibraltar_tiles",
    needs=frozenset({"base", "ships"}),
    comes_with=frozenset({"gibraltar"}),
    box={"tiles": 4},
)
"""Gibraltar's general tiles."""
