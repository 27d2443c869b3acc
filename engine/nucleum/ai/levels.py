"""The levels of computer players: their limits and weights, from `data/nucleum/computers/levels.json`.

`weights` are by number of players; fields that are not given have the values of `solid`. `solid` itself is not in the
file: its values are the defaults of `Weights` and `Effort`. Levels that look ahead are stronger than it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from engine.kernel import Decision, Game, Rng
from engine.nucleum.ai.search import Effort, Node, SolidPlayer, best_plans
from engine.nucleum.ai.strong import Lookahead, StrongPlayer
from engine.nucleum.ai.weights import Weights, change_weights
from engine.nucleum.data.convert import ComponentError
from engine.nucleum.state import TableState

LEVELS_FILE = Path(__file__).resolve().parents[3] / "data" / "nucleum" / "computers" / "levels.json"

MAX_VARIANTS = 8
"""Maximum number of plans among which a level with a margin chooses."""


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level: the limits of its search.

    `margin`: the maximum number of points by which a chosen plan may be worse than the best one. `ahead`: the extent
    to which it looks ahead, None if it plans only its turn.
    """

    name: Annotated[str, msgspec.Meta(min_length=1)]
    effort: Effort
    margin: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    ahead: Lookahead | None = None


class Levels(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All levels, the weakest first, and their weights by number of players."""

    weights: dict[int, Weights]
    levels: Annotated[tuple[Level, ...], msgspec.Meta(min_length=1)]


def read_levels(file: Path) -> Levels:
    """Return the levels in a file. Raises ComponentError if a field is missing, unknown or wrong."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Levels)
    except msgspec.MsgspecError as error:
        raise ComponentError(file.name, "", "", str(error)) from error


@cache
def known_levels() -> Levels:
    """Return the levels of the bot."""
    return read_levels(LEVELS_FILE)


class VariedPlayer(SolidPlayer):
    """Takes any of the plans that are almost as good as the best, so that no two games are alike.

    They begin with a choice of the same kind, so that no turn is wasted on recharging, and none ends early if a
    better one continues. A tile is played for nothing only if there is no other plan.
    """

    def __init__(self, game: Game[Any], weights: Weights, effort: Effort, name: str, margin: float) -> None:
        super().__init__(game, weights, effort, name)
        self.margin = margin

    def _take(self, state: TableState, decision: Decision, rng: Rng) -> Node | None:
        """Return one of the plans within the margin."""
        found = best_plans(self.plans(state, decision.seat), MAX_VARIANTS, MAX_VARIANTS)
        plans = [plan for plan in found if not _only_plays(plan, decision)] or found
        near = [
            plan
            for number, plan in enumerate(plans)
            if plan.worth >= plans[0].worth - self.margin
            and _first_kind(plan, decision) == _first_kind(plans[0], decision)
            and not any(better.path[: len(plan.path)] == plan.path for better in plans[:number])
        ]
        return rng.pick(near) if near else None


def _only_plays(plan: Node, decision: Decision) -> bool:
    """Return whether a plan plays a tile without any of its actions."""
    return len(plan.path) == 1 and _first_kind(plan, decision) == "play"


def _first_kind(plan: Node, decision: Decision) -> str:
    return decision.by_id[plan.path[0]].kind if plan.path else ""


class LevelPlayer:
    """A computer player of a level, with the weights for the number of players of each table."""

    def __init__(self, game: Game[Any], level: Level, weights: dict[int, Weights]) -> None:
        self.name, self._game, self._level, self._weights = level.name, game, level, weights
        self.by_seats = {seats: _player(game, own, level) for seats, own in weights.items()}

    def choose(self, state: TableState, decision: Decision, rng: Rng) -> str:
        """Return the id of the first choice of its plan."""
        return self.plan(state, decision, rng)[0]

    def plan(self, state: TableState, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return the ids of the choices of its plan: of this decision and of those it leads to."""
        return self.by_seats[state.seats].plan(state, decision, rng)

    def outlooks(self, states: Sequence[TableState], seat: int, rng: Rng) -> list[float]:
        """Return the points that a seat may expect from each position, all continued in one imagined game."""
        player = self.by_seats[states[0].seats]
        try:
            return player.outlooks(states, seat, rng)
        finally:
            player.worth.forget()

    def with_weights(self, changes: dict[str, Any]) -> LevelPlayer:
        """Return the same player with these weights changed. Raises ValueError for an invalid field or value."""
        changed = {seats: change_weights(weights, changes) for seats, weights in self._weights.items()}
        return LevelPlayer(self._game, self._level, changed)


def _player(game: Game[Any], weights: Weights, level: Level) -> SolidPlayer:
    if level.ahead is None:
        return VariedPlayer(game, weights, level.effort, level.name, level.margin)
    return StrongPlayer(game, weights, level.effort, level.name, level.ahead)


def level_players(game: Game[Any], levels: Levels | None = None) -> dict[str, LevelPlayer]:
    """Return the players of the file's levels, by name. Raises ComponentError if a number of players has no weights."""
    levels = levels or known_levels()
    if missing := sorted(set(game.seats) - set(levels.weights)):
        raise ComponentError(LEVELS_FILE.name, "", "weights", f"none for {missing[0]} players")
    return {level.name: LevelPlayer(game, level, levels.weights) for level in levels.levels}


def all_players(game: Game[Any]) -> tuple[LevelPlayer | SolidPlayer, ...]:
    """Return the computer players of all levels, the weakest first: `solid` comes before those that look ahead."""
    players, stronger = (
        level_players(game),
        {level.name for level in known_levels().levels if level.ahead is not None},
    )
    weaker = (player for name, player in players.items() if name not in stronger)
    return (*weaker, SolidPlayer(game), *(player for name, player in players.items() if name in stronger))
