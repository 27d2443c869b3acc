"""The end of a game with a Baron, and his points (nucleum.md 10)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.nucleum.library import lib
from engine.nucleum.modules.solo.state import block_at, level, more_milestone_vp, recharges_needed, row, solo
from engine.nucleum.rules.flow.scoring import building_points
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import TableState


def ends_needed(state: TableState) -> int:
    """Return the number of end conditions that bring about the end of a game with a Baron."""
    return lib(state).number("baron-ends")


def left_out(_state: TableState) -> Iterable[str]:
    """Return the end conditions that do not count: the third King's Day, which the Barons' recharges replace."""
    return ("kings-day",)


def recharges_near(state: TableState) -> float:
    """Return the share (1: all) of the recharges that end the game: all Barons must have recharged often enough."""
    wanted = recharges_needed(state)
    return min((_cycles(state, seat) / wanted for seat in solo(state).barons), default=0.0)


def _cycles(state: TableState, seat: int) -> float:
    """Return the number of times a Baron has recharged, plus the progress of his stop block toward the next time."""
    tiles = max(1, len(row(state, seat)) - 1)
    return solo(state).barons[seat].recharges + 0.9 * (1.0 - block_at(state, seat) / tiles)


def turns_left(state: TableState, _seat: int) -> float:
    """Return the approximate number of turns a person has left until the Barons' last required recharge, inclusive."""
    wanted = recharges_needed(state)
    found = [0.0]
    for seat, own in solo(state).barons.items():
        more = wanted - own.recharges
        if more > 0:
            found.append(block_at(state, seat) + 1 + (more - 1) * (len(row(state, seat)) + 1))
    return max(found) + 1.0


def milestone_points(state: TableState, seat: int) -> int:
    """Return his points for meeting milestones: a fixed number per segment, from the bottom up, each time."""
    data, given, more = lib(state), level(state), more_milestone_vp(state)
    order = sorted(state.display.milestones, key=lambda segment: data.segments[segment].number)
    total = 0
    for segment, points in zip(order, given.milestone_vp, strict=True):
        milestone = data.milestones[state.display.milestones[segment]]
        total += (points + more) * (count(state, seat, milestone.counter) // milestone.per)
    return total


def goods_points(state: TableState, seat: int) -> int:
    """Return 1 VP for each thaler and each available worker he has left."""
    player = state.players[seat]
    return player.thaler + player.workers


def contract_points(state: TableState, seat: int) -> int:
    """Return his points for the contracts he has taken."""
    return level(state).contract_vp * len(state.players[seat].fulfilled)


SCORES = {
    "milestones": milestone_points,
    "leftovers": goods_points,
    "energized": building_points,
    "contracts": contract_points,
}
"""A Baron's sources of points at the end, in the order of scoring."""
