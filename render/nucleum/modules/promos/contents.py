"""The content of the promos' pictures: action fragments."""

from __future__ import annotations

from engine.kernel import Choice
from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning, row_of

HEADING = "render-nucleum-fragments"
"""The key of the heading above fragments."""


def place_of(_state: TableState, choice: Choice) -> str:
    """Return the place of the fragment that a choice takes; one that covers an action with it has its own row."""
    if "fragment" not in choice.facets:
        return ""
    return f"fragment:{choice.facets['fragment']}" if choice.id.startswith("take:") else row_of(choice)


def meanings(_state: TableState | None) -> list[Meaning]:
    """Return the entries of the legend about fragments."""
    return [Meaning("render-nucleum-is-fragment")]


CONTENTS = Contents(
    id="promos",
    panels=frozenset({"fragment"}),
    candidates=(place_of,),
    legend=(LegendGroup(HEADING, meanings),),
)
"""The content of the promos' pictures."""
