"""The levels of the computer players, read once from `data/nanotech/computers/levels.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from engine.kernel import Game
from engine.nanotech.ai.estimate import EstimateWeights
from engine.nanotech.ai.players import Ahead, EstimatePlayer
from engine.nanotech.components import DATA_FOLDER, read_records
from engine.nanotech.state import NanotechState

LEVELS = ("beginner", "casual", "solid", "strong")
"""The levels, the weakest first."""
_SEATS = {2, 3, 4}


class LevelRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parameters of a level; `weights` and `ahead` are by the number of seats (see `EstimatePlayer`)."""

    id: str
    replies: bool
    ease: float
    weights: dict[int, EstimateWeights]
    ahead: dict[int, Ahead] = {}

    def __post_init__(self) -> None:
        if self.weights.keys() != _SEATS or (self.ahead and self.ahead.keys() != _SEATS):
            raise ValueError("weights and ahead must be there for 2, 3 and 4 seats")
        if self.ease < 0:
            raise ValueError("ease must not be negative")


@cache
def read_levels(folder: Path = DATA_FOLDER / "computers") -> Mapping[str, LevelRecord]:
    """Return the levels by name, the weakest first. Raises RecordError naming file, record and field."""
    records = read_records(folder, "levels.json", LevelRecord, LEVELS)
    return {record.id: record for record in sorted(records, key=lambda record: LEVELS.index(record.id))}


def level_players(game: Game[NanotechState]) -> tuple[EstimatePlayer, ...]:
    """Return the computer players of all levels, the weakest first."""
    return tuple(
        EstimatePlayer(game, name, one.weights, replies=one.replies, ease=one.ease, ahead=one.ahead)
        for name, one in read_levels().items()
    )
