"""What Australia's box adds to a map with routes as a module: with Australia always, with another such map by option."""

from __future__ import annotations

from engine.kernel import Option
from engine.nucleum.module import MAP, Module

ID = "australia_tiles"

MODULE = Module(
    id=ID,
    options=(Option(name=ID, default=False, needs=frozenset({f"{MAP}=gibraltar"})),),
    needs=frozenset({"base", "ships"}),
    comes_with=frozenset({"australia"}),
    box={"tiles": 5, "contracts": 4, "milestones": 1},
)
"""Australia's general tiles, its contracts that fit any such map, and its milestone."""
