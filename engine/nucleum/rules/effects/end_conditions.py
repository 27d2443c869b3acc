"""End conditions: those that are met, and whether they are enough (nucleum.md 8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.kernel import EventLog, SeatName
from engine.nucleum.data.components import EndCondition, PlayerCount
from engine.nucleum.library import lib, library, opponent_terms
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.state import TableState


@cache
def _full(modules: tuple[str, ...], seats: int) -> PlayerCount:
    """Return the setup for a number of players."""
    return next(row for row in library(modules).player_counts.values() if row.players == seats)


def required_end_conditions(state: TableState) -> int:
    """Return the number of end conditions that bring the end with this number of players, or against an automaton."""
    instead = opponent_terms(state).ends_needed(state)
    return instead if instead is not None else _full(state.modules, state.seats).end_conditions


def in_play(state: TableState) -> list[EndCondition]:
    """Return the end conditions that count at this table, in order."""
    left_out = frozenset(opponent_terms(state).ends_left_out(state))
    return [condition for condition in lib(state).end_conditions.values() if condition.id not in left_out]


def ending(state: TableState) -> bool:
    """Return whether the end has come: by enough end conditions, or by something else."""
    return len(state.ended) >= required_end_conditions(state) or opponent_terms(state).near_end(state) >= 1.0


def end_condition(state: TableState, seat: int, condition: str, log: EventLog) -> bool:
    """Record that `seat` triggered an end condition. Return False if it was already triggered or does not count."""
    if condition in state.ended or all(each.id != condition for each in in_play(state)):
        return False
    state.ended[condition] = seat
    count, most = len(state.ended), required_end_conditions(state)
    log.add(
        "end-condition",
        "nuc-event-end-condition" if count <= most else "nuc-event-end-condition-more",
        seat,
        data={"condition": condition},
        who=SeatName(seat),
        condition=component_name(state, "end_conditions", condition),
        count=count,
        needed=most,
    )
    if count == most:
        log.add("end-near", "nuc-event-end-near")
    return True


def _stacks(state: TableState) -> float:
    full = _full(state.modules, state.seats)
    left = len(state.display.stacks["silver"]) + len(state.display.stacks["gold"])
    return 1.0 - left / (full.silver + full.gold)


@cache
def _tiles_to_offer(modules: tuple[str, ...], seats: int) -> int:
    """Return the number of tiles of a game with a number of players, without the starting and special ones."""
    return len(library(modules).tiles_in("base")) + _full(modules, seats).general_tiles


def _tiles(state: TableState) -> float:
    return 1.0 - len(state.display.tiles) / _tiles_to_offer(state.modules, state.seats)


def _kings_days(state: TableState) -> float:
    stars, slots = lib(state).number("start-stars"), lib(state).number("action-slots")
    return min((stars - player.stars_left + min(0.9, len(player.slots) / slots)) / stars for player in state.players)


def _flag(state: TableState) -> float:
    return float(max(min(1.0, max(0, player.vp) / state.score_flag) for player in state.players) ** 0.7)


ENDS: dict[str, Callable[[TableState], float]] = {
    "action-tiles": _tiles,
    "contracts": _stacks,
    "kings-day": _kings_days,
    "technologies": lambda state: max(len(player.technologies) for player in state.players) / 10,
    "score-flag": _flag,
}
"""Progress of each end condition of the base game, 0 to 1."""
