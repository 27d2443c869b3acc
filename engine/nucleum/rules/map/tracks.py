"""The income tracks and the milestone track: their spaces, and those within a player's reach (nucleum.md 7)."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.kernel import Text
from engine.nucleum.data.components import IncomeValue
from engine.nucleum.data.vocabulary import Effect, Track
from engine.nucleum.library import lib, library, rules_of, side
from engine.nucleum.phrases import words
from engine.nucleum.state import TableState


def income_entries(state: TableState, seat: int) -> dict[Track, IncomeValue]:
    """Return the income of a recharge now on each track: left of the marker and under a filled slot."""
    player = state.players[seat]
    filled = len(player.slots)
    found: dict[Track, IncomeValue] = {}
    for track in lib(state).income_tracks.values():
        entry = min(player.income[track.resource] - 1, 2 * filled - 1) if filled else 0
        found[track.resource] = track.values[max(0, entry)]
    return found


def income_now(state: TableState, seat: int) -> Text:
    """Return a description of a recharge's income now; workers are limited to those in the reserve."""
    entries = income_entries(state, seat)
    workers = min(entries["worker"].amount, state.players[seat].reserve)
    points = entries["vp"].amount + sum([entry.vp for entry in entries.values()])
    return _income_in_words(entries["thaler"].amount, workers, points)


@cache
def _income_in_words(thaler: int, workers: int, points: int) -> Text:
    return words.join_items(
        [words.amount("thaler", thaler), words.amount("worker", workers), words.amount("vp", points)]
    )


@cache
def _tiers(modules: tuple[str, ...]) -> dict[int, str]:
    """Return the tier of each milestone space that has one, in order."""
    return {space: tier.id for tier in library(modules).tiers.values() for space in tier.spaces}


def tier_of(state: TableState, space: int) -> str:
    """Return the tier a milestone space belongs to ("" for space 0)."""
    return _tiers(state.modules).get(space, "")


def star_spaces(state: TableState, seat: int) -> list[int]:
    """Return the milestone spaces above 0 on which the seat may place a star: within reach, with a free tier."""
    player = state.players[seat]
    return [*_open_spaces(state.modules, player.achievements, tuple(player.stars))]


@lru_cache(maxsize=4096)
def _open_spaces(modules: tuple[str, ...], achievements: int, stars: tuple[int, ...]) -> tuple[int, ...]:
    """Return the spaces where a player with this number of achievements and these stars can place a star."""
    tiers = _tiers(modules)
    taken = {tiers.get(space) for space in stars}
    return tuple(space for space, tier in tiers.items() if space <= achievements and tier not in taken)


@cache
def _segments(modules: tuple[str, ...]) -> dict[int, str]:
    """Return the segment of each milestone space that has one."""
    return {
        space: segment.id
        for segment in library(modules).segments.values()
        for space in range(segment.low, segment.high + 1)
    }


def segment_of(state: TableState, space: int) -> str:
    """Return the segment a milestone space belongs to ("" for space 0)."""
    return _segments(state.modules).get(space, "")


def plant_bonus(state: TableState, plant: str) -> tuple[Effect, ...]:
    """Return the bonus for placing a nucleum in a plant: the one printed there, unless a module changes it."""
    instead = (found for other in rules_of(state).plant_bonuses if (found := other(state, plant)))
    printed = side(state).cities[next(instead, plant)].plant
    return printed.bonus if printed is not None else ()
