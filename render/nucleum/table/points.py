"""The points that stand beside players' names: those scored so far, once the game is over the final ones."""

from __future__ import annotations

from engine.nucleum.rules.flow.scoring import standings
from engine.nucleum.state import TableState


def scores(state: TableState) -> list[int]:
    """Return the points by seat: those scored so far, or the final ones."""
    if not state.over:
        return [player.vp for player in state.players]
    found = {each.seat: each.score for each in standings(state)}
    return [found[seat] for seat in range(state.seats)]
