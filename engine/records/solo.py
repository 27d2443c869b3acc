"""Records of people's games against automata."""

from __future__ import annotations

import msgspec


class SoloLevelRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A person's games at one level: their number, the number won, and the best score."""

    level: int
    games: int
    wins: int
    best: int


class SoloRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A person's games of one game against automata, by level, lowest first.

    `reached` maps each achievement to its time (Unix time), `challenges_won` is the number of different challenges
    won.
    """

    levels: tuple[SoloLevelRecord, ...] = ()
    reached: dict[str, float] = {}
    challenges_won: int = 0
