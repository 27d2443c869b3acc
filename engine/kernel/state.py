"""The common part of every game's state."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from engine.kernel.rng import Rng
from engine.kernel.text import Text


class ScoreLine(msgspec.Struct, frozen=True):
    """One source of points in a score: `source` names it, `points` may be negative."""

    source: Text
    points: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's score. `place` counts from 1, ties share it. `lines` sum to `score`.

    `tiebreaks` are compared in order, higher is better, when scores are equal.
    """

    seat: int
    score: int
    place: int
    tiebreaks: tuple[int, ...] = ()
    lines: tuple[ScoreLine, ...] = ()


class GameState(msgspec.Struct, kw_only=True, dict=True):
    """Base of every game's state: plain data that encodes to bytes and back to an equal state.

    `ply` counts the choices made; `barrier` is the ply at the last irrevocable point (choices up to there cannot be
    undone by a player). `automata` are the seats for which the rules act: they have no players and get no decisions.
    Subclasses add `pending`, the stack of steps still to be resolved (last is next). Attributes outside the declared
    fields (caches) are neither encoded nor compared.
    """

    seats: int
    rng: Rng
    ply: int = 0
    barrier: int = 0
    over: bool = False
    automata: tuple[int, ...] = ()


def rank(rows: list[tuple[int, int, tuple[int, ...], tuple[ScoreLine, ...]]]) -> tuple[Standing, ...]:
    """Turn (seat, score, tiebreaks, lines) rows into standings, best first; equal keys share a place."""
    ordered = sorted(rows, key=lambda row: (row[1], row[2]), reverse=True)
    standings: list[Standing] = []
    for position, (seat, score, tiebreaks, lines) in enumerate(ordered, start=1):
        place = position
        if standings and (standings[-1].score, standings[-1].tiebreaks) == (score, tiebreaks):
            place = standings[-1].place
        standings.append(Standing(seat=seat, score=score, place=place, tiebreaks=tiebreaks, lines=lines))
    return tuple(standings)


def with_absent_last(standings: Sequence[Standing], absent: Collection[int]) -> tuple[Standing, ...]:
    """Return the standings of an ended game with the seats in `absent` after all others, sharing a place.

    The others are placed as if these had come last. An absent seat never has the first place.
    """
    if not absent:
        return tuple(standings)
    present = [row for row in standings if row.seat not in absent]
    last = max(2, len(present) + 1)
    return (
        *(replace(row, place=1 + sum(other.place < row.place for other in present)) for row in present),
        *(replace(row, place=last) for row in standings if row.seat in absent),
    )
