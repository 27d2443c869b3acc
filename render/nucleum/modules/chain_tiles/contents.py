"""The content of the pictures of chain tiles: the chain in the legend, and the choice to play a tile on top."""

from __future__ import annotations

from engine.nucleum.guide.reference.lookup import data_for
from engine.nucleum.modules.chain_tiles.records import chain_tiles
from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning, row_of


def meanings(state: TableState | None) -> list[Meaning]:
    """Return the entries of the legend about chains, if there are any."""
    return [Meaning("render-nucleum-is-chain", "glyph:chain")] if chain_tiles(data_for(state)) else []


CONTENTS = Contents(
    id="chain_tiles",
    candidates=(lambda _state, choice: row_of(choice) if choice.kind == "on-top" else "",),
    legend=(LegendGroup("render-nucleum-chain-tiles", meanings),),
)
"""The content of the pictures of chain tiles."""
