"""Expansions that consist of components only, without their own rules, texts or pictures."""

from __future__ import annotations

from engine.kernel import Option
from engine.nucleum.module import MAP, Module

AUSTRALIA_COURT = Module(
    id="australia_court", needs=frozenset({"base", "australia", "court", "experiment_e"}), box={"tiles": 1}
)
"""Australia with Court of Progress: the sea-delivery tile of experiment E, agendas, the score flag."""

AUSTRALIA_F = Module(id="australia_f", needs=frozenset({"base", "australia", "experiment_f"}), box={"tiles": 1})
"""Australia with experiment F: its sea-delivery tile."""

AUSTRALIA_TILES = Module(
    id="australia_tiles",
    options=(Option(name="australia_tiles", default=False, needs=frozenset({f"{MAP}=gibraltar"})),),
    needs=frozenset({"base", "ships"}),
    comes_with=frozenset({"australia"}),
    box={"tiles": 5, "contracts": 4, "milestones": 1},
)
"""Additions from Australia's box to a map with routes: always with Australia, by an option with another such map."""

GIBRALTAR_TILES = Module(
    id="gibraltar_tiles",
    options=(Option(name="gibraltar_tiles", default=False, needs=frozenset({f"{MAP}=australia"})),),
    needs=frozenset({"base", "ships"}),
    comes_with=frozenset({"gibraltar"}),
    box={"tiles": 4},
)
"""Gibraltar's four general action tiles: with Gibraltar always, with another map with routes by an option."""
