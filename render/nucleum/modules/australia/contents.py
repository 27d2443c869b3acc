"""The content of Australia's pictures."""

from __future__ import annotations

from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning


def meanings(_state: TableState | None) -> list[Meaning]:
    """Return the entries of the legend about Australia."""
    return [
        Meaning("render-nucleum-is-coal-mine"),
        Meaning("render-nucleum-is-own-coal-mine"),
        Meaning("render-nucleum-is-built-in"),
    ]


CONTENTS = Contents(id="australia", legend=(LegendGroup("render-nucleum-australia", meanings),))
"""The content of Australia's pictures."""
