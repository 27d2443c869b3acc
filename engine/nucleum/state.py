"""The state of a game of Nucleum: plain data, nothing hidden elsewhere.

`TableState` is all of it; `engine.nucleum.game.NucleumState` gives the stack of pending steps and the parts of the
modules their types, which are known once all modules are.

Marks (ids of places on the table that events name, for highlights): a space of a city (`leipzig.2`, `bruex.m1`,
`toongi.c1`, `zittau.t1`), a railway space (`leipzig-riesa.1`), a link (`leipzig-riesa`), a city (`zittau`),
`coal:<area>`, `offer:<n>`, `contracts`, `milestones:<space>`, `mat:<seat>` and `score:<seat>`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import GameState
from engine.nucleum.data.vocabulary import TRACKS, Effect, Track

Steps = list[Any]
"""Steps to be resolved, the first one first."""

NOBODY = -1
"""Owner of neutral buildings and rubble."""

PIECE_TYPES = frozenset({"building", "neutral", "turbine", "mine", "rubble"})
"""The base game's types of pieces on the map; the types of modules are the keys of their `Rules.pieces`."""


class Piece(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A piece on a space of a city. `id` is its record: a building, a neutral building or a row; "" without one.

    `type`: one of the types at the table (`engine.nucleum.library.piece_types`). `kind`: the kind of its record when
    that is a building of an expansion (`engine.nucleum.library.building_of`). `types`: the building types it counts
    as (urban buildings only). `level`: 0 if it has none.
    """

    type: str
    id: str = ""
    owner: int = NOBODY
    types: tuple[str, ...] = ()
    level: int = 0
    energized: bool = False
    kind: str = ""


class Rail(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An action tile on a railway space; `half` is the one at the link's first end (the other at its second)."""

    owner: int
    tile: str
    half: int = 0
    worker: bool = True


class Wagons(msgspec.Struct, array_like=True):
    """Coal wagons left in an area: cheap side up, and flipped."""

    fresh: int
    flipped: int = 0


class Board(msgspec.Struct, kw_only=True, dict=True):
    """The map: its pieces by space, railway tiles by railway space, completed links, coal and nucleum tokens.

    Derived data (networks) is cached in its `__dict__`, so every change must call `clear_cache`.
    """

    pieces: dict[str, Piece] = {}
    rails: dict[str, Rail] = {}
    complete: list[str] = []
    coal: dict[str, Wagons] = {}
    nuclei: list[str] = []

    def clear_cache(self) -> None:
        """Clear the caches of the board."""
        self.__dict__.clear()

    def know(self, other: Board) -> None:
        """Share the caches of an equal board: both may add to them, until one of them changes."""
        self.__dict__.update(other.__dict__)


class Player(msgspec.Struct, kw_only=True):
    """A player's mat and the pieces beside it.

    `pool` are the action tiles in hand, `slots` those above the mat, left to right. `buildings`, `turbines` and
    `mines` are still on the mat (ids of buildings and rows); `uranium` is the amount in each mine on the map, by row.
    `contracts` maps each contract slot to its contract ("" if free). `stars` are the milestone spaces of the stars
    placed. `points` splits `vp` by source.
    """

    thaler: int = 0
    workers: int = 0
    reserve: int = 0
    achievements: int = 0
    vp: int = 0
    points: dict[str, int] = {}
    experiment: str = ""
    pool: list[str] = []
    slots: list[str] = []
    income: dict[Track, int] = msgspec.field(default_factory=lambda: dict.fromkeys(TRACKS, 1))
    buildings: list[str] = []
    turbines: list[str] = []
    mines: list[str] = []
    uranium: dict[str, int] = {}
    contracts: dict[str, str] = {}
    fulfilled: list[str] = []
    technologies: list[str] = []
    stars_left: int = 0
    stars_reserve: int = 0
    stars: list[int] = []


class Pending(msgspec.Struct, array_like=True):
    """A place of the contract display to be refilled: stack, position and the seat that took the contract."""

    stack: str
    position: int
    seat: int


class Display(msgspec.Struct, kw_only=True):
    """The side board: stacks (next one last), displayed items ("" for a gap), and milestone tiles by segment.

    `takers` are the seats that took tiles this turn, in order; `pending` are contracts to be replaced. `nuclei` are
    the segments that still have the nucleum token for their first star. `cards` are the unused setup cards during
    setup, next one last.
    """

    tiles: list[str] = []
    offer: list[str] = []
    takers: list[int] = []
    stacks: dict[str, list[str]] = {}
    shown: dict[str, list[str]] = {}
    pending: list[Pending] = []
    milestones: dict[str, str] = {}
    nuclei: list[str] = []
    experiments: list[str] = []
    cards: list[str] = []


class TableState(GameState, kw_only=True):
    """The whole state except the types of the pending steps. `board_name` and `modules` choose the components.

    `first` sits first; `turn` counts turns started (the seat of turn t is `first + t`); `ended` maps each end
    condition met to the seat that met it; `last_round` is set while the last turn of each seat is played.
    `kings_days` counts those held. `score_flag` is the score that is an end condition. `parts` holds the state of
    each module at the table, by the module's id. `release` counts changes to the format of stored states.
    """

    modules: tuple[str, ...] = ("base",)
    board_name: str = "saxony"
    options: dict[str, int | str | bool] = msgspec.field(default_factory=dict)
    first: int = 0
    turn: int = 0
    active: int = 0
    players: list[Player] = msgspec.field(default_factory=list)
    board: Board
    display: Display
    ended: dict[str, int] = msgspec.field(default_factory=dict)
    kings_days: int = 0
    last_round: bool = False
    score_flag: int = 70
    parts: dict[str, Any] = msgspec.field(default_factory=dict)
    release: int = 0
    pending: list[Any] = msgspec.field(name="agenda", default_factory=list)

    def push(self, *steps: Any) -> None:
        """Put steps on the stack so that the first one given is resolved first."""
        self.pending.extend(reversed(steps))

    def people_from(self, seat: int) -> list[int]:
        """Return the seats that are not played by the rules, in turn order, beginning with `seat`."""
        return [each for each in self.seats_from(seat) if each not in self.automata]

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats in turn order, beginning with `seat`."""
        return [(seat + offset) % self.seats for offset in range(self.seats)]


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """The discounts and extras of a main action (see `vocabulary.Action`). `optional`: the player may decline it."""

    thaler_off: int = 0
    workers_off: int = 0
    electricity: int = 0
    uranium: int = 0
    ignore_network: bool = False
    double_slot: bool = False
    optional: bool = False


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """A half of an action tile to be resolved; `cover` is the id of what lies over it ("" for nothing)."""

    tile: str
    half: int
    cover: str = ""


Effects = tuple[Effect, ...]
