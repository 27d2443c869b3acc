"""Gibraltar's four general action tiles as a module: with Gibraltar always, with another map with routes by option."""

from __future__ import annotations

from engine.kernel import Option
from engine.nucleum.module import MAP, Module

ID = "gibraltar_tiles"

MODULE = Module(
    id=ID,
    options=(Option(name=ID, default=False, needs=frozenset({f"{MAP}=australia"})),),
    needs=frozenset({"base", "ships"}),
    comes_with=frozenset({"gibraltar"}),
    box={"tiles": 4},
)
"""Gibraltar's general tiles."""
