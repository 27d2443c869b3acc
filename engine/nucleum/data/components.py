"""The component data of Nucleum: what is printed on the board, the tiles and the mats, as frozen records.

`engine.nucleum.data.load` reads them from `data/nucleum/**/*.json`. Each has an `id` (unique in its kind), an
`origin` (how certain its values are), a `source` and a `module` ("base", or the name of an expansion's folder). Its
effects use the vocabulary of `engine.nucleum.data.vocabulary`. Terms and numbers follow nucleum.md (rules) and
nucleum-data.md.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Annotated, Literal

import msgspec

from engine.nucleum.data import vocabulary
from engine.nucleum.data.changes import ComponentChange, apply_changes
from engine.nucleum.data.vocabulary import (
    BUILDING_TYPES,
    Ability,
    Colour,
    Condition,
    Count,
    Counter,
    Part,
    Positive,
    Resource,
    Scoring,
    Track,
)

Level = Annotated[int, msgspec.Meta(ge=1, le=4)]
Fraction = Annotated[float, msgspec.Meta(ge=0, le=1)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._+-]{0,39}$")]

Origin = Literal["printed", "inferred", "house"]
"""printed: read off the component or an official text; inferred: follows from sources; house: ours."""


class Record(Part, frozen=True, kw_only=True):
    """One component. `source` names document section and photo tag; `module` is set by the loader."""

    id: Id
    origin: Origin
    source: Annotated[str, msgspec.Meta(min_length=1)]
    module: str = "base"


# --- The map ---------------------------------------------------------------------------------------------------


class Space(Part, frozen=True):
    """A space in a city; building on a `red` one costs the surcharge. `origin` if it is not the city's."""

    id: Id
    red: bool = False
    origin: Origin | None = None


class BuildingSpace(Space, frozen=True):
    """Space for an urban building of one of `types`; red ones accept all types.

    A `special` one accepts only buildings that replace one of the player board (`Rules.swaps`), of any type. `id` is
    the city's id, a dot and a number in reading order ("leipzig.2").
    """

    types: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] = BUILDING_TYPES
    special: bool = False


class MineSpace(Space, frozen=True):
    """Space for a mine; `uranium` is the printed bonus. `id` like "bruex.m1"."""

    uranium: Count = 0


class TurbineSpace(Space, frozen=True):
    """Space for a turbine, usable from `min_players` players on. `id` like "zittau.t1"."""

    min_players: Positive = 1


class FurtherSpace(Space, frozen=True, kw_only=True):
    """Space for pieces of a module: `kind` is their type (`Names.spaces`, which also has the letter of the `id`)."""

    kind: str


class Plant(Part, frozen=True):
    """A power plant; `bonus`: for placing a nucleum. One without `takes_nucleum` burns coal only, or has one built in."""

    takes_nucleum: bool = True
    built_in_nucleum: bool = False
    bonus: tuple[vocabulary.Effect, ...] = ()


class City(Record, frozen=True, dict=True):
    """A city of one map side. `x`, `y`: fractions of the board's width and height, from the left and top.

    Final points of energized buildings there are multiplied by `energized_factor`, and each scores `energized_vp`
    more.
    """

    number: Positive
    colour: Colour
    x: Fraction
    y: Fraction
    buildings: tuple[BuildingSpace, ...] = ()
    mines: tuple[MineSpace, ...] = ()
    turbines: tuple[TurbineSpace, ...] = ()
    further: tuple[FurtherSpace, ...] = ()
    plant: Plant | None = None
    energized_factor: Positive = 1
    energized_vp: Count = 0

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """All spaces of the city: for buildings, mines, pieces of modules, then turbines."""
        return (*self.buildings, *self.mines, *self.further, *self.turbines)

    @cached_property
    def further_kinds(self) -> dict[str, tuple[FurtherSpace, ...]]:
        """The spaces for pieces of modules, by the type of the pieces."""
        return {one.kind: tuple(each for each in self.further if each.kind == one.kind) for one in self.further}


class SpaceBonus(Part, frozen=True):
    """The effects printed on railway space number `space` of a link, gained for placing a tile there."""

    space: Positive
    effects: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]


class Link(Record, frozen=True, dict=True):
    """A connection of two cities with `spaces` railway spaces, numbered from `ends[0]` to `ends[1]`.

    `red`: each tile placed costs the surcharge. The id is the two ends joined by a hyphen. `rewards`: of some spaces.
    """

    ends: tuple[str, str]
    spaces: Positive
    red: bool = False
    rewards: tuple[SpaceBonus, ...] = ()

    @cached_property
    def space_ids(self) -> tuple[str, ...]:
        """Ids of the railway spaces ("leipzig-riesa.1", ...), from `ends[0]` to `ends[1]`."""
        return tuple(f"{self.id}.{number}" for number in range(1, self.spaces + 1))

    def reward(self, space: str) -> tuple[vocabulary.Effect, ...]:
        """Return the effects printed on a railway space, by its id; nothing on most."""
        return self._rewards.get(space, ())

    @cached_property
    def _rewards(self) -> dict[str, tuple[vocabulary.Effect, ...]]:
        return {f"{self.id}.{bonus.space}": bonus.effects for bonus in self.rewards}


class CoalArea(Record, frozen=True):
    """An area coal is imported from, into the cities `ends`.

    `wagons`: by number of players. `prices` of a coal with a wagon's cheap side up, flipped, and without a wagon: the
    values of `coal-thaler` when empty. `limit`: the coal that an energize action may import there (0: any number).
    """

    ends: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    wagons: dict[int, Count]
    x: Fraction
    y: Fraction
    prices: tuple[Count, ...] = ()
    limit: Count = 0


class Completion(Part, frozen=True):
    """Reward when a link of `length` is completed: each participant moves its `track` marker by `steps`.

    `per_tile`: by `steps` for each of its tiles in the link instead of once.
    """

    length: Positive
    track: Track
    steps: Positive
    per_tile: bool


class MapSide(Record, frozen=True, dict=True):
    """One side of a map board, for the numbers of `players` given. Cities and links are keyed by id."""

    board: Id
    players: Annotated[tuple[int, ...], msgspec.Meta(min_length=1)]
    completion: tuple[Completion, ...] = ()
    cities: dict[str, City] = msgspec.field(default_factory=dict)
    links: dict[str, Link] = msgspec.field(default_factory=dict)
    coal_areas: dict[str, CoalArea] = msgspec.field(default_factory=dict)

    @cached_property
    def links_at(self) -> dict[str, tuple[Link, ...]]:
        """The links that touch each city."""
        return {city: tuple(link for link in self.links.values() if city in link.ends) for city in self.cities}

    @cached_property
    def city_of_space(self) -> dict[str, str]:
        """The city of each space."""
        return {space.id: city.id for city in self.cities.values() for space in city.spaces}


# --- Tiles and cards --------------------------------------------------------------------------------------------


class ActionKind(Record, frozen=True):
    """A main action. `colour` is the usual color of its edges; `directive`: the special directive may do it."""

    colour: Colour
    directive: bool = True


class Half(Part, frozen=True):
    """One action of an action tile and the color of its edge when the tile lies as a railway."""

    edge: Colour
    effects: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]


class ActionTile(Record, frozen=True):
    """An action tile: two halves, or a single one (special directive) that is not a `railway`.

    `stack`: `base` and `general` tiles are drawn; `starting` and `special` ones belong to `experiment`.
    """

    stack: str
    halves: Annotated[tuple[Half, ...], msgspec.Meta(min_length=1, max_length=2)]
    experiment: str = ""
    railway: bool = True


class Contract(Record, frozen=True):
    """A contract dealt from a `stack`: when all `conditions` hold it may be fulfilled, for all `rewards`."""

    stack: str
    conditions: Annotated[tuple[Condition, ...], msgspec.Meta(min_length=1)]
    rewards: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]


class TechnologyTile(Record, frozen=True):
    """Technology `number` (1-8) of an experiment. By `kind` it has exactly one of the last three fields.

    `once` (blue): `effects` when unlocked; `lasting` (brown): `abilities`; `scoring` (purple): `scoring`.
    """

    experiment: str
    number: Annotated[int, msgspec.Meta(ge=1, le=8)]
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    kind: Literal["once", "lasting", "scoring"]
    effects: tuple[vocabulary.Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    scoring: Scoring | None = None


class Experiment(Record, frozen=True):
    """An experiment (A, B, ...). `turbine` is its turbine effect tile, for row 2 of the player board."""

    turbine: Annotated[tuple[Ability, ...], msgspec.Meta(min_length=1)]


class Milestone(Record, frozen=True):
    """A milestone tile: met once for each `per` full counts of `counter`."""

    counter: Counter
    per: Positive = 1


class NeutralBuilding(Record, frozen=True):
    """A neutral urban building: energizing it takes `energy` electricity and gives `effects`."""

    building: str
    energy: Positive
    effects: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]


class SetupCard(Record, frozen=True):
    """A setup card. A city may be named several times; cities that are not on the map side in use are skipped.

    `neutral`: city of a neutral building, if any; `nucleum`: plant of the first nucleum; rubble lies there with fewer
    than 4 players, the `_three` lists only with exactly 3. `special_rubble`: on special spaces, `further_rubble`: by
    their kind.
    """

    number: Positive
    board: str
    neutral: str | None
    nucleum: str
    urban_rubble: tuple[str, ...]
    mine_rubble: tuple[str, ...]
    urban_rubble_three: tuple[str, ...] = ()
    mine_rubble_three: tuple[str, ...] = ()
    special_rubble: tuple[str, ...] = ()
    special_rubble_three: tuple[str, ...] = ()
    further_rubble: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)


# --- Player board and side board ---------------------------------------------------------------------------------


class Building(Record, frozen=True):
    """An urban building of the player board: `thaler` to place, `energy` to energize, then `effects`.

    At the end, energized, it scores `vp`; with `per` (government buildings) `vp` for each one counted.
    `types` has one type, or on level IV the type and government.
    """

    types: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=2)]
    level: Level
    thaler: Count
    energy: Positive
    effects: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]
    vp: Count
    per: Counter | None = None

    @property
    def code(self) -> str:
        """The code printed on it: "R2", residence II."""
        return f"{self.types[0][0].upper()}{self.level}"


class Row(Record, frozen=True):
    """A row of the player board with a turbine and a mine, `workers` each.

    `abilities`: the placed turbine's (none: the experiment's turbine effect); `rewards`: for both placed.
    """

    number: Positive
    workers: Count
    mine_size: Positive
    rewards: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]
    abilities: tuple[Ability, ...] = ()


class ContractSlot(Record, frozen=True):
    """A contract slot of the player board and its bonus. The initial contract starts in an `initial` one."""

    number: Positive
    effects: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]
    initial: bool = False


class IncomeValue(msgspec.Struct, frozen=True, array_like=True):
    """The income of a space on an income track: `amount` of the track's resource and `vp`; `[9, 1]` in JSON."""

    amount: Count
    vp: Count = 0


class IncomeTrack(Record, frozen=True):
    """An income track. `values[0]` is the start value, `values[n]` is printed on space n; the last is blank.

    `end_bonus`: final points for a marker on that space.
    """

    resource: Track
    spaces: Positive
    values: tuple[IncomeValue, ...]
    end_bonus: dict[int, Count]


class Tier(Record, frozen=True):
    """Spaces of the milestone track of one shade: at most one own star in them, worth `multiplier` each."""

    number: Positive
    spaces: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    multiplier: Positive


class Segment(Record, frozen=True):
    """Spaces `low`-`high` of the milestone track, with one milestone tile. `effects`: for a star placed here.

    `first_only`: only for the first star of any player (the nucleum token lies there until then).
    """

    number: Positive
    low: Count
    high: Count
    effects: tuple[vocabulary.Effect, ...]
    first_only: bool


class TrackBonus(Record, frozen=True):
    """Something special about one space of the milestone track: `effects` now, `final_vp` at the end."""

    space: Count
    effects: tuple[vocabulary.Effect, ...]
    final_vp: int = 0


class PlayerCount(Record, frozen=True):
    """Setup for a number of `players`: general tiles besides the base ones, contracts, end conditions."""

    players: Positive
    general_tiles: Count
    silver: Count
    gold: Count
    end_conditions: Positive


class EndCondition(Record, frozen=True):
    """An end condition; `vp` for the player who brings it about."""

    vp: Count


class Leftover(Record, frozen=True):
    """Final scoring: 1 VP for each `per` of `resource` left."""

    resource: Resource
    per: Positive


class Number(Record, frozen=True):
    """A single number of the rules, by name (`Components.number`), or a row of them."""

    values: Annotated[tuple[int, ...], msgspec.Meta(min_length=1)]


class Components(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """All records, by kind and id, in the order of the files. They must not be changed.

    `others` has the kinds of record that only expansions have; `kinds` all of them. `changes`: what `for_modules`
    applies to them.
    """

    sides: dict[str, MapSide]
    actions: dict[str, ActionKind]
    tiles: dict[str, ActionTile]
    contracts: dict[str, Contract]
    technologies: dict[str, TechnologyTile]
    experiments: dict[str, Experiment]
    milestones: dict[str, Milestone]
    neutral_buildings: dict[str, NeutralBuilding]
    setup_cards: dict[str, SetupCard]
    buildings: dict[str, Building]
    rows: dict[str, Row]
    contract_slots: dict[str, ContractSlot]
    income_tracks: dict[str, IncomeTrack]
    tiers: dict[str, Tier]
    segments: dict[str, Segment]
    track_bonuses: dict[str, TrackBonus]
    player_counts: dict[str, PlayerCount]
    end_conditions: dict[str, EndCondition]
    leftovers: dict[str, Leftover]
    numbers: dict[str, Number]
    others: dict[str, dict[str, Record]] = msgspec.field(default_factory=dict)
    changes: tuple[ComponentChange, ...] = ()

    @cached_property
    def kinds(self) -> dict[str, dict[str, Record]]:
        """Every kind of record by its name in data files, expansions last."""
        own = {name: getattr(self, name) for name in self.__struct_fields__ if name not in {"others", "changes"}}
        return {**own, **self.others}

    def number(self, name: str) -> int:
        """Return the number of the rules named `name`. Raises KeyError if there is none."""
        return self.numbers[name].values[0]

    def side_for(self, board: str, players: int) -> MapSide:
        """Return the side of `board` used with `players`. Raises KeyError if it has none."""
        found = {(side.board, count): side for side in self.sides.values() for count in side.players}
        return found[board, players]

    def tiles_in(self, stack: str, experiment: str = "") -> tuple[ActionTile, ...]:
        """Return the action tiles of a stack (and of an experiment), in order."""
        return tuple(t for t in self.tiles.values() if t.stack == stack and t.experiment == experiment)

    def contracts_in(self, stack: str) -> tuple[Contract, ...]:
        """Return the contracts dealt from `stack`, in order."""
        return tuple(contract for contract in self.contracts.values() if contract.stack == stack)

    def technologies_of(self, experiment: str) -> tuple[TechnologyTile, ...]:
        """Return the technologies of an experiment, by number."""
        return self._by_experiment.get(experiment, ())

    @cached_property
    def _by_experiment(self) -> dict[str, tuple[TechnologyTile, ...]]:
        found: dict[str, tuple[TechnologyTile, ...]] = {}
        for tile in sorted(self.technologies.values(), key=lambda tile: tile.number):
            found[tile.experiment] = (*found.get(tile.experiment, ()), tile)
        return found

    def brought_by(self, modules: Collection[str]) -> Components:
        """Return only the records of these modules, unchanged from their files."""
        kinds = self.kinds.items()
        own = {kind: {key: one for key, one in rows.items() if one.module in modules} for kind, rows in kinds}
        return of_kinds(own)

    def for_modules(self, modules: frozenset[str]) -> Components:
        """Return the components of a table with these modules ("base" must be among them), with all changes applied."""
        return of_kinds(apply_changes(self.brought_by(modules).kinds, self.changes, modules))


def of_kinds(kinds: Mapping[str, Mapping[str, Record]], changes: tuple[ComponentChange, ...] = ()) -> Components:
    """Return the components with these records by kind; kinds that the base game does not have go into `others`."""
    own = {kind: dict(rows) for kind, rows in kinds.items() if kind in Components.__struct_fields__}
    others = {kind: dict(rows) for kind, rows in kinds.items() if kind not in own}
    return Components(**own, others=others, changes=changes)  # type: ignore[arg-type] # each kind has its type
