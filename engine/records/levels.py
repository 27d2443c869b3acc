"""Win rates of the levels of computer players, measured by `tools.balance` and shown where a level is chosen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

LEVELS = ("beginner", "casual", "solid", "strong")
"""The names of all levels, the weakest first."""
FOLDER = Path(__file__).resolve().parents[2] / "data" / "levels"


class WinRate(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The share of `games` of two in which `level` beats another, in either seat equally often. `error`: a standard error."""

    level: str
    against: str
    wins: float
    error: float
    games: int

    def __post_init__(self) -> None:
        if not 0 <= self.wins <= 1 or self.error < 0 or self.games < 1:
            raise ValueError("this is not a share of games")
        if not {self.level, self.against} <= set(LEVELS):
            raise ValueError("there is no such level")

    @property
    def in_ten(self) -> int:
        """The number of games won out of ten, rounded, and never all."""
        return min(9, int(10 * self.wins + 0.5))


@cache
def win_rates(game: str) -> dict[str, WinRate]:
    """Return the measured rates of a game by level. Raises msgspec.ValidationError for a file that does not fit."""
    path = FOLDER / f"{game}.json"
    rates = msgspec.json.decode(path.read_bytes(), type=list[WinRate]) if path.exists() else []
    return {rate.level: rate for rate in rates}
