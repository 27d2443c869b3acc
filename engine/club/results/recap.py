"""Contents of a recap of a game: the turns that its frames show, the leaders, the best turn, the duration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.club.results.turns import TurnsPlayed

MAX_FRAMES = 38
"""Maximum number of frames besides the final one at the beginning and at the end."""
TOTAL_MS, SHORTEST_MS, LONGEST_MS = 22_000, 250, 700
"""Milliseconds for all frames between the first and the last, and the minimum and maximum for each."""
OPENING_MS, CLOSING_MS = 900, 4000
"""Milliseconds that the first and the last frame are shown."""
DAY = 86400.0


class Lead(NamedTuple):
    """The turn from which a seat had more points than all others."""

    turn: int
    seat: int


class BestTurn(NamedTuple):
    """The turn in which a player's own score rose the most."""

    turn: int
    seat: int
    points: int


def frames_of(first: int, last: int) -> list[int]:
    """Return the numbers of the turns after which the board is shown, at most `MAX_FRAMES`, including the last."""
    step = max(1, -(-(last - first + 1) // MAX_FRAMES))
    return sorted({*range(first, last, step), last})[-MAX_FRAMES:]


def durations(count: int) -> list[int]:
    """Return the duration of each of `count` frames between the first and the last, in milliseconds."""
    return [min(LONGEST_MS, max(SHORTEST_MS, TOTAL_MS // max(count, 1)))] * count


def leads_of(scores: Sequence[Sequence[int]]) -> list[Lead]:
    """Return each change of the lead; `scores` are those by seat after each turn. While several share the lead, it does not change."""
    found: list[Lead] = []
    for turn, row in enumerate(scores, start=1):
        best = max(row)
        leading = [seat for seat, points in enumerate(row) if points == best]
        if len(leading) == 1 and (not found or found[-1].seat != leading[0]):
            found.append(Lead(turn, leading[0]))
    return found


def best_turn(played: TurnsPlayed) -> BestTurn | None:
    """Return the turn in which a player gained the most points; None if the scores are unknown."""
    found: list[BestTurn] = []
    for number in range(1, played.last + 1):
        now, before, seat = played.turns[number].scores, played.turns[number - 1].scores, played.turns[number].seat
        if now and before and seat is not None:
            found.append(BestTurn(number, seat, now[seat] - before[seat]))
    return max(found, key=lambda each: each.points, default=None)


def days_of(played: TurnsPlayed) -> int:
    """Return the number of days a game took, at least 1."""
    took = sum(played.seconds(number) for number in range(1, played.last + 1))
    return max(1, round(took / DAY))
